import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Crowd from './Crowd.svelte';

const target = document.getElementById('app');
if (target !== null) mount(Crowd, { target });
