/** The API's routes, as the server itself describes them, and values for their parameters. */
import type { Rng } from '@guimard/engine/kit';
import type { Arena } from './arena.ts';
import { exchange } from './exchange.ts';
import { NUMBERS, oneOf, WORDS } from './junk.ts';

/** The parts of JSON Schema that occur. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

export interface Route extends Operation {
  readonly method: string;
  /** With names in braces, such as /api/tables/{id}. */
  readonly path: string;
}

/** Asked for once: after a while a server with limits does not let attackers in. */
const known = new WeakMap<Arena, Promise<readonly Route[]>>();

export function routesOf(arena: Arena): Promise<readonly Route[]> {
  const routes = known.get(arena) ?? readRoutes(arena);
  known.set(arena, routes);
  return routes;
}

async function readRoutes(arena: Arena): Promise<readonly Route[]> {
  const { body } = await exchange(arena, { method: 'GET', path: '/api/docs/openapi.json' });
  const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Strings that are meaningful somewhere; the first that fit a schema are used. */
const MEANT = [
  'Zoë',
  'metro',
  'correspondances',
  'undo',
  'players',
  'with',
  'random',
  'http://127.0.0.1/',
  'fuzz-key-1',
  '2026-11-17',
];

/** A value that the schema accepts. `known` are strings that the server knows now, such as codes of tables. */
export function valueFor(rng: Rng, schema: Schema, known: readonly string[]): unknown {
  const inner = (one: Schema): unknown => valueFor(rng, one, known);
  if (schema.enum !== undefined) return oneOf(rng, schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return inner(oneOf(rng, choices));
  switch (schema.type) {
    case 'object':
      return objectFor(rng, schema, inner);
    case 'array': {
      const { items = {}, minItems = 0 } = schema;
      return Array.from({ length: minItems + rng.below(3) }, () => inner(items));
    }
    case 'integer':
      return numberFor(rng, schema);
    case 'number':
      return oneOf(rng, NUMBERS);
    case 'boolean':
      return rng.below(2) === 0;
    default:
      return stringFor(rng, schema, known);
  }
}

function objectFor(
  rng: Rng,
  { properties = {}, required = [], additionalProperties }: Schema,
  inner: (schema: Schema) => unknown,
): object {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || rng.below(2) === 0);
  const more =
    additionalProperties === undefined
      ? []
      : Array.from(
          { length: rng.below(3) },
          () => [oneOf(rng, [...MEANT, ...WORDS]), additionalProperties] as const,
        );
  return Object.fromEntries([...named, ...more].map(([name, schema]) => [name, inner(schema)]));
}

function numberFor(rng: Rng, { minimum = -10, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return oneOf(rng, [minimum, maximum, minimum + rng.below(Math.min(60_000, maximum - minimum) + 1)]);
}

function stringFor(
  rng: Rng,
  { pattern = '', minLength = 0, maxLength = 1000 }: Schema,
  known: readonly string[],
): string {
  const regex = new RegExp(pattern, 'u');
  const fits = (text: string): boolean =>
    regex.test(text) && text.length >= minLength && text.length <= maxLength;
  const meant = [...known, ...MEANT].filter(fits);
  const fitting = meant.length > 0 && rng.below(4) > 0 ? meant : [...meant, ...WORDS.filter(fits)];
  return fitting.length === 0 ? 'x'.repeat(minLength) : oneOf(rng, fitting);
}
