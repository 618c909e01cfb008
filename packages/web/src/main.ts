import '@fontsource-variable/sofia-sans';
import '@fontsource-variable/sofia-sans-condensed';
import { mount } from 'svelte';
import App from './App.svelte';
import { away } from './away.svelte.ts';
import { tellHands } from './by-hand.ts';
import { later } from './later.ts';
import './styles/tokens.css';
import './styles/base.css';

tellHands();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });

// Installed like an app, Cantina also opens without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator) later(away.prepare());
