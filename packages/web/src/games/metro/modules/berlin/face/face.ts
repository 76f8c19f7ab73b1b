import type { Face } from '../../../module-ui.ts';
import Emblem from './Emblem.svelte';
import './paints.css';

export const berlinFace: Face = { Emblem, paints: 'berlin-paints' };
