/** The panels of the modules, by name. Central tracks need none: they lie on the board. */
import type { Component } from 'svelte';
import Berlin from './berlin/Panel.svelte';
import CentralStations from './central-stations/Panel.svelte';
import Companies from './companies/Panel.svelte';
import London from './london/Panel.svelte';
import NewYork from './new-york/Panel.svelte';
import Paris from './paris/Panel.svelte';
import type { ModuleView } from './parts/module-view.ts';
import Solo from './solo/Panel.svelte';
import StPetersburg from './st-petersburg/Panel.svelte';
import Stockholm from './stockholm/Panel.svelte';

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
