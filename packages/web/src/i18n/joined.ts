/** What stands between items and between sentences, where no message joins them: Chinese and Japanese leave no space. */
import { spoken } from './dictionary.svelte.ts';

const isDense = (): boolean => /Han|Jpan/.test(new Intl.Locale(spoken()).maximize().script ?? '');

export const withCommas = (items: readonly string[]): string => items.join(isDense() ? '、' : ', ');
export const withSemicolons = (items: readonly string[]): string => items.join(isDense() ? '；' : '; ');
export const asSentences = (sentences: readonly string[]): string => sentences.join(isDense() ? '' : ' ');
