import type { IconName } from './icons.ts';

/** One of several things of which exactly one is chosen. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  /** Of the label, where it is not that of the app. */
  readonly lang?: string;
}

export const segmentsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Segment<Value>[] => values.map((value) => ({ value, label: labels[value] }));
