import type { Face } from '../../../module-ui.ts';
import Emblem from './Emblem.svelte';
import './paints.css';

export const londonFace: Face = { Emblem, paints: 'london-paints' };
