/** The home page as text, drawn while the client is built (packing/home.ts). */
import { render } from 'svelte/server';
import type { Language } from '$lib/words/languages';
import { words } from '$lib/words/words.svelte';
import App from './App.svelte';

export async function home(language: Language): Promise<{ head: string; body: string }> {
  await words.speak(language);
  return render(App);
}
