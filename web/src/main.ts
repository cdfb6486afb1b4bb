/** The page begins: first its words, then everything else. */
import { hydrate, mount } from 'svelte';
import { words } from '$lib/words/words.svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/looks.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target) void words.begin().then(() => begin(target));

/** The home page comes drawn already (packing/home.ts); it only has to come alive. */
function begin(target: HTMLElement): void {
  (target.hasChildNodes() ? hydrate : mount)(App, { target });
  window.answerPresses?.();
}
