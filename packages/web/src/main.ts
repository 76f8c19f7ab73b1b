/** Where the app begins. */
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/dictionary.svelte.ts';
import { shell } from './i18n/shell.ts';
import { registerOffline } from './offline/register.ts';
import { settings } from './settings.svelte.ts';
import { applySettings } from './setup/apply-settings.ts';

await speak(settings.locale);
await shell.load();
await applySettings();
mount(App, { target: document.getElementById('app')! });
registerOffline(() => {
  // The new version takes over when the app is next opened: nobody is interrupted in a game.
});
