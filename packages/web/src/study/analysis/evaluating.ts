/** Whether the computer evaluates positions, as chosen the last time. */
import { boolean } from '../../schema.ts';
import { stored } from '../../stored.ts';

const choice = stored('guimard.evaluating', boolean, true);

export const isEvaluating = (): boolean => choice.read();
export const setEvaluating = (isOn: boolean): void => choice.write(isOn);
