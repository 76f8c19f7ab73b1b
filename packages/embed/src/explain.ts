/** A refusal in words: from the catalogue of the kit and that of a game. */
import type { Refusal } from '@guimard/engine/kit';
import { explain, type Refusals, type Show } from '@guimard/messages/explain';
import kit from '@guimard/messages/refusals-kit';
import type { Locale } from '@guimard/web/src/i18n/locale.ts';

export async function explainIn(
  locale: Locale,
  refusal: Refusal,
  load?: (locale: Locale) => Promise<object>,
  show: Show = {},
): Promise<string> {
  const catalogues = await Promise.all([kit(locale), load?.(locale) ?? {}]);
  const messages = catalogues.map((catalogue): Refusals => ({ ...catalogue }));
  return explain(messages, refusal, show) ?? refusal.code;
}
