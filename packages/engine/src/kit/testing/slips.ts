/** Almost valid text, for anything that parses text from outside. */
import fc from 'fast-check';

const CHARACTERS = Array.from('adeAz0789 \n-.~=/é٣𝟎');

/** A text with one slip: a character left out, doubled, replaced, or inserted. */
export function slipOf(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const put = fc.oneof(fc.constantFrom(...CHARACTERS), fc.string({ unit: 'binary', maxLength: 2 }));
  return fc.tuple(texts, fc.nat(), fc.nat({ max: 2 }), put).map(([text, at, cut, slip]) => {
    const i = at % (text.length + 1);
    return text.slice(0, i) + slip + text.slice(i + cut);
  });
}

/** Any text, or one of these with a slip or two. */
export function anySlip(texts: readonly string[]): fc.Arbitrary<string> {
  const any = fc.constantFrom(...texts);
  return fc.oneof(fc.string({ unit: 'binary' }), fc.string(), slipOf(any), slipOf(slipOf(any)));
}
