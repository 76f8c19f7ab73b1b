import type { Face } from '../../../module-ui.ts';
import Emblem from './Emblem.svelte';
import './paints.css';

export const newYorkFace: Face = { Emblem, paints: 'new-york-paints' };
