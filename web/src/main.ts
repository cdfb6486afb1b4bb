/** The page begins: first its words, then everything else. */
import { mount } from 'svelte';
import { words } from '$lib/words.svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/looks.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target) void words.begin().then(() => mount(App, { target }));
