import type { Face } from '../../../module-ui.ts';
import Emblem from './Emblem.svelte';
import './paints.css';

export const stPetersburgFace: Face = { Emblem, paints: 'st-petersburg-paints' };
