import '@fontsource-variable/sofia-sans';
import '@fontsource-variable/sofia-sans-condensed';
import { mount } from 'svelte';
import { settings } from '../../src/settings.svelte.ts';
import Page from './Page.svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';

document.documentElement.dataset.motion = settings.movement;
document.documentElement.lang = settings.lang;
const target = document.getElementById('app');
if (target !== null) mount(Page, { target });
