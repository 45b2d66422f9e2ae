import { mount } from 'svelte';
import icons from 'virtual:icons/hall';
import './styles/fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/chrome.css';
import App from './App.svelte';
import { faults } from '$lib/faults.svelte';
import { loadLanguage } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';
import { addIcons } from '$ui/sprite';

faults.watch();
addIcons(icons);
await loadLanguage(prefs.language);
mount(App, { target: document.getElementById('hall')! });
