import { mount } from 'svelte';
import icons from 'virtual:icons/hall';
import './styles/fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import App from './App.svelte';
import { faults } from '$lib/page/faults.svelte';
import { loadLanguage } from '$lib/words/i18n.svelte';
import { prefs } from '$lib/page/prefs.svelte';
import { addIcons } from '$ui/sprite';

faults.watch();
addIcons(icons);
await loadLanguage(prefs.language);
mount(App, { target: document.getElementById('hall')! });
