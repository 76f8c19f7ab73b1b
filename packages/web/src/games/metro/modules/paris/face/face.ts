import type { Face } from '../../../module-ui.ts';
import Emblem from './Emblem.svelte';

export const parisFace: Face = { Emblem };
