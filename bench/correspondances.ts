/**
 * npm run bench -- correspondances [--json] [--rounds N]
 *
 * How fast random rounds of Correspondances are played through the public engine; then N rounds (500 by default)
 * between bots of each kind for each number of players, beside the figures of section 7 of the specification.
 */
import { nth } from '@guimard/engine/kit';
import { BLOCKER, Bot, REFERENCE, SELFISH, type Temper } from './correspondances/bot.ts';
import {
  type Choose,
  figuresFor,
  measure,
  optionsFor,
  pickAtRandom,
  playRounds,
  quantile,
  type Round,
  seeing,
} from './correspondances/rounds.ts';
import {
  BLOCKER_BOT,
  RANDOM_BOT,
  REFERENCE_BOT,
  SELFISH_BOT,
  type Specified,
} from './correspondances/specification.ts';
import { measureSpeed } from './correspondances/speed.ts';

const ROUNDS = 500;
const RANDOM_ROUNDS = 50_000;

interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly specified: string;
  readonly difference: string;
  /** The difference in combined standard errors, including the specification's rounding. */
  readonly errors: string;
}

interface Table {
  readonly bot: string;
  readonly players: number;
  readonly rounds: number;
  readonly rows: readonly Row[];
}

const digits = (value: number, places = 1): string => value.toFixed(places);

/** The variance of a rounding error, uniform over a unit in the last place. */
function roundingVariance(value: number): number {
  const places = String(value).split('.')[1]?.length ?? 0;
  return (10 ** -places) ** 2 / 12;
}

function rowsOf(
  players: number,
  rounds: readonly Round[],
  { figures, quantiles, ...text }: Specified,
): Row[] {
  const rows = figuresFor(players).map((figure, i) => {
    const { value, error } = measure(figure, rounds);
    const given = figures[i];
    // The same kind of round was counted there: its error differs only by the number of rounds.
    const theirError = error * Math.sqrt(rounds.length / text.rounds);
    const both = Math.sqrt(error ** 2 + theirError ** 2 + roundingVariance(given ?? 0));
    return {
      figure: figure.name + (figure.unit && ` (${figure.unit})`),
      measured: `${digits(value)} ± ${digits(error, 2)}`,
      specified: given === undefined ? '–' : `${given} ± ${digits(theirError, 2)}`,
      difference: given === undefined ? '–' : digits(value - given),
      // Something that never occurred has no error that the rounds could show.
      errors: given === undefined || error === 0 ? '–' : digits((value - given) / both),
    };
  });
  const shown = [0.1, 0.5, 0.9].map((share) => quantile(rounds, share));
  const spread: Row = {
    figure: 'tiles per round: 10 % / median / 90 %',
    measured: shown.join(' / '),
    specified: quantiles.join(' / '),
    difference: shown.map((tiles, i) => tiles - nth(quantiles, i)).join(' / '),
    errors: '–',
  };
  // Of some bots the text says little; placements per draw are of interest for all.
  const isShown = (row: Row, i: number): boolean =>
    row.figure.startsWith('legal') || row.figure.startsWith('unplaceable') || figures[i + 2] !== undefined;
  return [
    ...rows.slice(0, 2),
    ...(quantiles.some(Number.isNaN) ? [] : [spread]),
    ...rows.slice(2).filter(isShown),
  ];
}

function compare(
  bot: string,
  count: number,
  text: Readonly<Record<number, Specified>>,
  by: (players: number) => Choose,
): Table[] {
  return Object.entries(text).map(([key, specified]) => {
    const players = Number(key);
    const rounds = playRounds(players, count, by(players));
    return { bot, players, rounds: count, rows: rowsOf(players, rounds, specified) };
  });
}

const withTemper = (temper: Temper) => (players: number) => {
  const bot = new Bot(optionsFor(players), temper);
  return seeing((view, rng) => bot.choose(view, rng));
};

function show({ bot, players, rounds, rows }: Table): void {
  console.log(`\n${bot}, ${players} players, ${rounds} rounds\n`);
  console.log(
    '| figure | measured | specification | difference | in standard errors |\n|---|---|---|---|---|',
  );
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
}

function roundsAsked(): number {
  const at = process.argv.indexOf('--rounds');
  const asked = at < 0 ? ROUNDS : Number(process.argv[at + 1]);
  if (!Number.isInteger(asked) || asked < 2) throw new Error('--rounds needs a whole number from 2 on');
  return asked;
}

const asked = roundsAsked();
const speed = measureSpeed();
const tables = [
  ...compare('random', RANDOM_ROUNDS, RANDOM_BOT, () => pickAtRandom),
  ...compare('selfish', asked, SELFISH_BOT, withTemper(SELFISH)),
  ...compare('blocker', asked, BLOCKER_BOT, withTemper(BLOCKER)),
  ...compare('reference', asked, REFERENCE_BOT, withTemper(REFERENCE)),
];
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ speed, tables }));
} else {
  console.table(speed);
  tables.forEach(show);
}
