/** Where the app begins. */
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/dictionary.svelte.ts';
import { shell } from './i18n/shell.ts';
import { visit } from './i18n/visit.svelte.ts';
import { registerOffline } from './offline/register.ts';
import { language } from './settings.svelte.ts';
import { applySettings } from './setup/apply-settings.ts';

try {
  await greet();
} catch (error) {
  // A link has asked for a language that is not there, as without a network.
  if (visit.locale === undefined) throw error;
  visit.end();
  await greet();
}
await applySettings();
mount(App, { target: document.getElementById('app')! });
registerOffline(() => {
  // The new version takes over when the app is next opened: nobody is interrupted in a game.
});

async function greet(): Promise<void> {
  await speak(language());
  await shell.load();
}
