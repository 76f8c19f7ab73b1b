/** The look of the city that is played, also before its form is filled in. */
import { type MetroOptions, MODULES } from '@guimard/engine/metro';
import type { Face } from '../module-ui.ts';
import { uiOf } from '../modules/index.ts';

export function faceFor(options: MetroOptions): Face | undefined {
  const city = MODULES.find((module) => 'city' in module && options.with.includes(module.name));
  return city === undefined ? undefined : uiOf(city.name).face;
}
