/** The panels of the modules, by name. Central tracks need none: they lie on the board. */
import type { Component } from 'svelte';
import Berlin from './Berlin.svelte';
import CentralStations from './CentralStations.svelte';
import Companies from './Companies.svelte';
import London from './London.svelte';
import type { ModuleView } from './module-view.ts';
import NewYork from './NewYork.svelte';
import Paris from './Paris.svelte';
import Solo from './Solo.svelte';
import Stockholm from './Stockholm.svelte';
import StPetersburg from './StPetersburg.svelte';

export const MODULE_PANELS: Readonly<Record<string, Component<{ seen: ModuleView }>>> = {
  companies: Companies,
  'central-stations': CentralStations,
  solo: Solo,
  paris: Paris,
  stockholm: Stockholm,
  london: London,
  'new-york': NewYork,
  'st-petersburg': StPetersburg,
  berlin: Berlin,
};
export { moduleSummary } from './summary.ts';
