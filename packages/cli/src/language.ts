/** The language of what players read. Help, and all that hosts and developers read, is English. */
import { ok, type Result } from '@guimard/engine/kit';
import { allRefusals } from '@guimard/messages/all-refusals';
import { chooseLocale } from '@guimard/messages/locale';
import { LOCALES } from '@guimard/messages/locales';
import loadReview from '@guimard/messages/review';
import loadTerminal from '@guimard/messages/terminal';
import { badUsage, type UserError } from './command.ts';
import type { Io } from './io.ts';

export type Locale = (typeof LOCALES)[number];

const load = async (locale: Locale) => ({
  locale,
  refusals: await allRefusals(locale),
  review: await loadReview(locale),
  terminal: await loadTerminal(locale),
});
let speech = await load('en');

/** Everything that is said in it. */
export const spoken = (): Awaited<ReturnType<typeof load>> => speech;

export async function speak(locale: Locale): Promise<void> {
  if (locale !== speech.locale) speech = await load(locale);
}

/** Takes `--lang pl` out of a command line, wherever it stands. */
export function takeLanguage(
  args: readonly string[],
  env: Io['env'],
): Result<{ readonly locale: Locale; readonly rest: readonly string[] }, UserError> {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[at];
  if (arg === undefined) return ok({ locale: localeOf(env), rest: args });
  const inline = arg.slice('--lang='.length);
  const wanted = arg === '--lang' ? args[at + 1] : inline;
  if (wanted === undefined || wanted === '' || wanted.startsWith('-'))
    return badUsage('--lang needs a value: --lang TAG');
  const locale = chooseLocale(LOCALES, [tagOf(wanted)]);
  if (locale === undefined)
    return badUsage(`there is no language "${wanted}"; there are ${LOCALES.join(', ')}`);
  return ok({ locale, rest: args.toSpliced(at, arg === '--lang' ? 2 : 1) });
}

/** As POSIX has it: the first variable that is set decides alone. `C` and `POSIX` name no language. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: Io['env']): Locale {
  const name = LC_ALL || LC_MESSAGES || LANG || 'C';
  return chooseLocale(LOCALES, [tagOf(name)]) ?? 'en';
}

/** `pt_BR.UTF-8` and `ca_ES@valencia` as BCP 47 tags. */
const tagOf = (name: string): string => name.replace(/[.@].*/, '').replaceAll('_', '-');
