/** Valid messages with something wrong in them. */
import type { Rng } from '@guimard/engine/kit';
import { anything, NUMBERS, nested, noise, oneOf, WORDS } from './junk.ts';
import { longText } from './long.ts';

type Holder = Record<string, unknown>;

/** How likely it is to go down another level for the value to spoil, and how far down. */
const DOWN = 4;
const DEEPEST = 12;
/** Longer than any message may be. */
const HUGE = 5_000;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Also sets a field called `__proto__`, as JSON can. */
const put = (holder: Holder, field: string, value: unknown): void => {
  Object.defineProperty(holder, field, { value, enumerable: true, configurable: true, writable: true });
};

/** An object or a list somewhere in the message. */
function holderIn(rng: Rng, message: Holder): Holder {
  let holder = message;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const inner = Object.values(holder).filter(isHolder);
    if (inner.length === 0 || rng.below(DOWN) === 0) break;
    holder = oneOf(rng, inner);
  }
  return holder;
}

/** Nearly the value: of its type, or written in another way. */
function nearly(rng: Rng, value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return oneOf<unknown>(rng, [
        value + 1,
        value - 1,
        -value,
        value + 0.5,
        String(value),
        [value],
        ...NUMBERS,
      ]);
    case 'string':
      return oneOf<unknown>(rng, [
        `${value} `,
        value.slice(1),
        value.toUpperCase(),
        `${value}\u0000`,
        value.slice(-1) + value.slice(0, -1),
        [value],
        value.padEnd(rng.below(2) === 0 ? 400 : HUGE, 'x'),
        ...WORDS,
      ]);
    case 'boolean':
      return oneOf<unknown>(rng, [!value, String(value), Number(value), null]);
    default:
      return oneOf<unknown>(rng, [null, [value], { value }, {}, []]);
  }
}

function spoil(rng: Rng, message: Holder): void {
  const holder = holderIn(rng, message);
  const fields = Object.keys(holder);
  const field = oneOf(rng, [...fields, 'extra']);
  switch (rng.below(8)) {
    case 0:
      delete holder[field];
      break;
    case 1:
      put(holder, oneOf(rng, WORDS), anything(rng));
      break;
    case 2:
      put(holder, field, anything(rng));
      break;
    case 3:
      put(holder, field, JSON.parse(nested(rng, 1 + rng.below(600))));
      break;
    case 4:
      put(holder, field, holder[oneOf(rng, [...fields, 'extra'])]);
      break;
    default:
      put(holder, field, nearly(rng, holder[field]));
  }
}

/** Text that is no longer what was written: cut off, doubled, or with a changed character. */
function garble(rng: Rng, text: string): string {
  const at = rng.below(Math.min(text.length, 60_000) + 1);
  switch (rng.below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return (
        text.slice(0, at) +
        oneOf(rng, ['"', '}', ',', '\\', '\u0000', 'é', '1', '-', '\ud83d']) +
        text.slice(at + 1)
      );
    case 2:
      return `${text.slice(0, -1)},"__proto__":{"isAdmin":true},"type":"command"}`;
    default:
      return noise(rng) + text;
  }
}

/** A copy of the message with up to three errors; it may still be valid. */
export function mutatedValue(rng: Rng, message: object): unknown {
  const copy = JSON.parse(JSON.stringify(message)) as Holder;
  for (let left = 1 + rng.below(3); left > 0; left--) spoil(rng, copy);
  return copy;
}

/** The same as text, which need not be JSON. */
export function mutated(rng: Rng, message: object): string {
  const text = JSON.stringify(mutatedValue(rng, message));
  return rng.below(5) === 0 ? garble(rng, text) : text;
}

/** As JSON of at most this many bytes, with a text in it, or the name of a field, that is as long as there is room for. */
export function lengthened(rng: Rng, message: object, bytes: number): string {
  const copy = JSON.parse(JSON.stringify(message)) as Holder;
  const holder = holderIn(rng, copy);
  const field = oneOf(rng, [...Object.keys(holder), 'extra']);
  const isName = rng.below(4) === 0;
  for (let length = bytes; ; length /= 2) {
    const long = longText(rng, length);
    const text = JSON.stringify(copy, (_, value: unknown) =>
      value !== holder ? value : isName ? { ...holder, [long]: 1 } : { ...holder, [field]: long },
    );
    if (Buffer.byteLength(text) <= bytes) return text;
  }
}
