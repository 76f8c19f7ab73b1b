/** The entrants of an arena. */
import { type AgentSpec, formatAgentSpec, parseAgentSpec } from '@guimard/ai';
import { ok, type Result } from '@guimard/engine/kit';
import { badUsage, type UserError } from '../command.ts';
import { inWords } from '../refusals.ts';

/** One of our agents, or another program by its command line. */
export type Entrant = { readonly name: string } & (
  | { readonly kind: 'agent'; readonly spec: AgentSpec }
  | { readonly kind: 'program'; readonly command: readonly string[] }
);

/** Programs come first: their authors want to know how they do against others. */
export function parseEntrants(
  words: readonly string[],
  commands: readonly string[],
): Result<readonly Entrant[], UserError> {
  const entrants: Entrant[] = [];
  for (const text of commands) {
    const command = splitCommand(text);
    if (command.length === 0) return badUsage('--stdio needs a command');
    entrants.push({ name: text, kind: 'program', command });
  }
  for (const word of words) {
    const spec = parseAgentSpec(word);
    if (!spec.ok) return badUsage(inWords(spec.error));
    entrants.push({ name: formatAgentSpec(spec.value), kind: 'agent', spec: spec.value });
  }
  return ok(entrants.map(tellApart));
}

/** An agent may play against itself; the second of the same name is called `random#2`. */
function tellApart(entrant: Entrant, index: number, all: readonly Entrant[]): Entrant {
  const before = all.slice(0, index).filter(({ name }) => name === entrant.name).length;
  return before === 0 ? entrant : { ...entrant, name: `${entrant.name}#${before + 1}` };
}

/** Words separated by blanks, or quoted. There is no shell, so that a program can be stopped by its id. */
function splitCommand(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain = '']) => double ?? single ?? plain,
  );
}
