/** A piece of the board for the settings, with the words it needs. */
import type { Component } from 'svelte';
import Sample from './Sample.svelte';
import { metroWords } from './words.ts';

export async function loadSample(): Promise<Component> {
  await metroWords.load();
  return Sample;
}
