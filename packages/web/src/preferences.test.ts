import { expect, test } from 'vitest';
import { defaultPreferences, preferencesSchema } from './preferences.ts';

const defaults = defaultPreferences(false);
const read = preferencesSchema(defaults);

test('what is missing or unknown gets its default', () => {
  expect(read({})).toEqual(defaults);
  expect(read({ palette: 'neon', textSize: 3, sounds: [] })).toEqual(defaults);
  expect(read('junk')).toBeUndefined();
});

test('what was chosen is read back', () => {
  const chosen = {
    ...defaults,
    palette: 'tritan',
    signs: 'symbols',
    motion: 'full',
    sounds: { ...defaults.sounds, on: true, chat: false },
  };
  expect(read(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test('the single sound switch of older versions becomes the main switch', () => {
  expect(read({ sound: true })?.sounds).toEqual({ ...defaults.sounds, on: true });
  expect(read({ sound: false })?.sounds.on).toBe(false);
  expect(read({ sound: true, sounds: { on: false } })?.sounds.on).toBe(false);
});
