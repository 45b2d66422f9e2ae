import { mount } from 'svelte';
import sprite from 'virtual:icon-sprite';
import './styles/fonts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/chrome.css';
import App from './App.svelte';
import { loadLanguage } from '$lib/i18n.svelte';
import { prefs } from '$lib/prefs.svelte';

const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
svg.setAttribute('width', '0');
svg.setAttribute('height', '0');
svg.setAttribute('aria-hidden', 'true');
svg.style.position = 'absolute';
svg.innerHTML = sprite;
document.body.prepend(svg);

await loadLanguage(prefs.language);
mount(App, { target: document.getElementById('hall')! });
