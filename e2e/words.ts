/**
 * What the app says in English, by subject. Tests name messages and never quote them: so they follow a sentence that changes,
 * and do not compile without its key.
 */
import analysis from '@guimard/messages/en/analysis';
import companion from '@guimard/messages/en/companion';
import correspondances from '@guimard/messages/en/correspondances';
import correspondancesLearn from '@guimard/messages/en/correspondances-learn';
import deals from '@guimard/messages/en/deals';
import documentation from '@guimard/messages/en/documentation';
import embed from '@guimard/messages/en/embed';
import hub from '@guimard/messages/en/hub';
import learn from '@guimard/messages/en/learn';
import metro from '@guimard/messages/en/metro';
import metroLearn from '@guimard/messages/en/metro-learn';
import online from '@guimard/messages/en/online';
import puzzles from '@guimard/messages/en/puzzles';
import refusalsMetro from '@guimard/messages/en/refusals-metro';
import refusalsOnline from '@guimard/messages/en/refusals-online';
import shell from '@guimard/messages/en/shell';
import study from '@guimard/messages/en/study';
import table from '@guimard/messages/en/table';

export const words = {
  analysis,
  companion,
  correspondances,
  correspondancesLearn,
  deals,
  documentation,
  embed,
  hub,
  learn,
  metro,
  metroLearn,
  online,
  puzzles,
  refusalsMetro,
  refusalsOnline,
  shell,
  study,
  table,
};

/** For params of messages: any text, and any number but one. */
export const ANY = '⁂';
export const MANY = 987_654_321;

/** Finds a message within a text; what ANY and MANY stand for must look like `any`. */
export function saying(message: string, any = '.+'): RegExp {
  const parts = message.split(new RegExp(`${ANY}|${MANY}`));
  return new RegExp(parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join(any));
}

/** A choice of a tile and a cell, in words. */
export const PLACES = saying(words.metro.choices.place({ tile: ANY, cell: ANY }));
