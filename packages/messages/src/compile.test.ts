import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from './compile.mjs';

type Words = Record<string, unknown>;

/** Compiles files by path, which must be valid, and runs one of the modules. */
function wordsOf(sources: Record<string, string>, module = 'en/test.js'): Words {
  const { files, faults } = compile(new Map(Object.entries(sources)));
  expect(faults).toEqual([]);
  return evaluate(files.get(module)!);
}

const evaluate = (code: string): Words =>
  runInThisContext(`(() => {${code.replace('export default', 'return')}})()`) as Words;

const english = (text: string): Words => wordsOf({ 'en/test.ftl': text });
/** The text of a message with params. */
const say = (message: unknown, params: object): string => (message as (params: object) => string)(params);

const declared = (text: string): string => {
  const { files, faults } = compile(new Map([['en/test.ftl', text]]));
  expect(faults).toEqual([]);
  return files.get('en/test.d.ts')!;
};

test('a plain text is a string, at a path made of underscores and attributes', () => {
  const words = english(
    'home = Home\nmenu_new-game = New game\nmodes_solo =\n    .title = Solo\n    .about = You and the tiles.\n',
  );
  expect(words).toEqual({
    home: 'Home',
    menu: { 'new-game': 'New game' },
    modes: { solo: { title: 'Solo', about: 'You and the tiles.' } },
  });
});

test('messages numbered from 1 are a list', () => {
  const words = english('levels_1 = child\nlevels_2 = beginner\nsteps_1_title = One\n');
  expect(words).toEqual({ levels: ['child', 'beginner'], steps: [{ title: 'One' }] });
});

test('a param is filled in; numbers below zero get a true minus sign', () => {
  const { score } = english('score = { $name } has { $points }.\n');
  expect(say(score, { name: 'Anne', points: 3 })).toBe('Anne has 3.');
  expect(say(score, { name: '-7', points: -7 })).toBe('-7 has −7.');
});

test('a text whose letters run against the sentence is isolated, so that it carries no number along', () => {
  const source =
    'score = { $name } has { $points }.\nall = { LIST($names) }\nfew = { LIST($names, separator: "/") }\n';
  const [from, to] = ['\u2068', '\u2069'];
  const { score, all, few } = english(source);
  expect(say(score, { name: 'דנה', points: -3 })).toBe(`${from}דנה${to} has −3.`);
  expect(say(all, { names: ['דנה', 'Zoë', '漢', 4] })).toBe(`${from}דנה${to}, Zoë, 漢, and 4`);
  expect(say(few, { names: ['דנה', 'Zoë'] })).toBe(`${from}דנה${to}/Zoë`);
  const hebrew = wordsOf({ 'en/test.ftl': source, 'he/test.ftl': source }, 'he/test.js');
  expect(say(hebrew['score'], { name: 'C6', points: 3 })).toBe(`${from}C6${to} has 3.`);
});

test('plural forms are those of the language', () => {
  const polish = wordsOf(
    {
      'en/test.ftl': 'tiles = { $n ->\n    [one] { $n } tile\n   *[other] { $n } tiles\n}\n',
      'pl/test.ftl':
        'tiles = { $n ->\n    [one] { $n } płytka\n    [few] { $n } płytki\n    [many] { $n } płytek\n   *[other] { $n } płytki\n}\n',
    },
    'pl/test.js',
  );
  const told = [0, 1, 2, 5, 12, 22, 1.5].map((n) => say(polish['tiles'], { n }));
  expect(told).toEqual([
    '0 płytek',
    '1 płytka',
    '2 płytki',
    '5 płytek',
    '12 płytek',
    '22 płytki',
    '1.5 płytki',
  ]);
});

test('a number may have its own text', () => {
  const { left } = english('left = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n}\n');
  expect([0, 1, 2].map((n) => say(left, { n }))).toEqual(['none', 'one', '2']);
});

test('words and booleans can be selectors', () => {
  const text =
    'end = { $side ->\n    [west] western\n   *[east] eastern\n} end\nplayed = { $practice ->\n    [true] Practice\n   *[false] Game\n}\n';
  const { end, played } = english(text);
  expect([say(end, { side: 'west' }), say(end, { side: 'east' })]).toEqual(['western end', 'eastern end']);
  expect([say(played, { practice: true }), say(played, { practice: false })]).toEqual(['Practice', 'Game']);
});

test('a referenced message gets the params of the message it is in', () => {
  const text =
    'points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\ngets = { $name } gets { points }.\nhas_so =\n    .far = So far { points }.\n';
  const { gets, has } = english(text);
  expect(say(gets, { name: 'Paul', points: 1 })).toBe('Paul gets 1 point.');
  expect(say((has as { so: { far: unknown } }).so.far, { points: -2 })).toBe('So far −2 points.');
});

test('a reference to a plain text, or to an attribute, is that text', () => {
  const words = english(
    'name = Guimard\nabout = About { name }\nmode =\n    .title = Solo\nplay = Play { mode.title }\n',
  );
  expect(words).toMatchObject({ about: 'About Guimard', play: 'Play Solo' });
});

test('terms are private, take literal arguments, and have attributes to choose by', () => {
  const text = `-game = { $case ->
    [genitive] Metra
   *[nominative] Metro
}
    .gender = n
rules = Rules of { -game(case: "genitive") }
new = { -game.gender ->
    [f] neue
   *[n] neues
} { -game }
-n = { $n ->
    [one] thing
   *[other] things
}
two = { -n(n: 2) }, { -n(n: 1) }
`;
  expect(english(text)).toEqual({ rules: 'Rules of Metra', new: 'neues Metro', two: 'things, thing' });
});

test('lists are joined as the language does, or by a separator', () => {
  const words = wordsOf(
    {
      'en/test.ftl': 'all = { LIST($who) }\nrow = { LIST($who, separator: "; ") }\n',
      'fr/test.ftl': 'all = { LIST($who) }\nrow = { LIST($who, separator: " ; ") }\n',
    },
    'fr/test.js',
  );
  expect(say(words['all'], { who: ['A', 'B', 3] })).toBe('A, B et 3');
  expect(say(words['row'], { who: ['A', 'B', 3] })).toBe('A ; B ; 3');
});

test('a language may leave out a param', () => {
  const words = wordsOf({ 'en/test.ftl': 'left = { $n } left', 'nl/test.ftl': 'left = weg' }, 'nl/test.js');
  expect(say(words['left'], { n: 1 })).toBe('weg');
});

test('any text is preserved, quoted or plain', () => {
  const quoted = (text: string): string =>
    `{"${Array.from(text, (c) => (/[\w ’“”é]/.test(c) ? c : `\\U${c.codePointAt(0)!.toString(16).padStart(6, '0')}`)).join('')}"}`;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, name) => {
      const { plain, filled } = english(
        `plain = ${quoted(text)}\nfilled = ${quoted(text)}{ $name }${quoted(text)}\n`,
      );
      expect(plain).toBe(text);
      expect(say(filled, { name })).toBe(text + name + text);
    }),
    { seed: 1 },
  );
  const unquoted = fc
    .string({ unit: fc.constantFrom(...Array.from('aé \\`$"\'/*’#=-_«')) })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(unquoted, (text) => {
      const { plain, filled } = english(`plain = ${text}\nfilled = ${text}{ $n }${text}\n`);
      expect(plain).toBe(text);
      expect(say(filled, { n: 1 })).toBe(`${text}1${text}`);
    }),
    { seed: 1 },
  );
});

test('texts may have several lines, whatever ends them', () => {
  const lines = 'long =\n    One\n      Two\n\n    Three\n';
  const { long } = english(lines);
  expect(long).toBe('One\n  Two\n\nThree');
  expect(english(lines.replaceAll('\n', '\r\n'))['long']).toBe(long);
});

test('declarations say what params must be', () => {
  const types = declared(`# Shown at the end.
a = { $text } { $n ->
    [one] one
   *[other] more
} { $side ->
    [west] W
   *[east] E
} { $what ->
    [cell] cell
   *[other] else
} { LIST($who) } { $yes ->
    [true] yes
   *[false] no
}
b_1 = plain
`);
  expect(types).toContain('/** Shown at the end. */');
  expect(types).toContain(
    'readonly a: (params: { readonly text: string | number; readonly n: number; readonly side: "west" | "east"; readonly what: string; readonly who: readonly (string | number)[]; readonly yes: boolean }) => string;',
  );
  expect(types).toContain('readonly b: readonly [string];');
});

test('a param that is a number in any language is a number', () => {
  const { files } = compile(
    new Map([
      ['en/test.ftl', 'left = { $n } left'],
      ['fr/test.ftl', 'left = { $n ->\n    [one] reste\n   *[other] restent\n}'],
    ]),
  );
  expect(files.get('en/test.d.ts')).toContain('readonly n: number');
});

test('every subject loads by language, English first', () => {
  const { files } = compile(
    new Map([
      ['de/test.ftl', 'a = A'],
      ['en/test.ftl', 'a = A'],
    ]),
  );
  expect(files.get('locales.js')).toContain('LOCALES = ["en","de"]');
  expect(files.get('test.js')).toContain("'de': () => import('./de/test.js')");
});

test('a language may have its own forms, for other messages to refer to', () => {
  const words = wordsOf(
    {
      'en/test.ftl': 'line = the { $colour ->\n    [green] green\n   *[red] red\n} line\nfree = free\n',
      'fr/test.ftl':
        'colour-f = { $colour ->\n    [green] verte\n   *[red] rouge\n}\nplain = libre\nline = la ligne { colour-f }\nfree = { plain }\n',
    },
    'fr/test.js',
  );
  expect(say(words['line'], { colour: 'green' })).toBe('la ligne verte');
  expect(Object.keys(words)).toEqual(['line', 'free']);
});

test('names can be elided and capitalised', () => {
  const text =
    'of = { INITIAL($name) ->\n    [vowel] d’\n   *[consonant] de{ " " }\n}{ $name }\nName = { CAPITAL($name) }\n';
  const { of, Name } = english(text);
  const names = ['Anne', 'Paul', 'éric', 'Hugo', 'Harry'];
  expect(names.map((name) => say(of, { name }))).toEqual([
    'd’Anne',
    'de Paul',
    'd’éric',
    'd’Hugo',
    'de Harry',
  ]);
  expect(say(Name, { name: 'éric' })).toBe('Éric');
});

test("a file in a subject's folder is a group of it, and may use the subject's forms", () => {
  const words = wordsOf({
    'en/test.ftl': 'points = { $n } points\nmodules_base = The game\n',
    'en/test/modules/new-york.ftl':
      'title = New York\nsaid =\n    .event = { title }: { points }\n    .plain = { modules_base }\n',
  });
  const { modules } = words as { modules: Record<string, { title: string; said: Record<string, unknown> }> };
  const { title, said } = modules['new-york']!;
  expect([title, say(said['event'], { n: 3 }), said['plain']]).toEqual([
    'New York',
    'New York: 3 points',
    'The game',
  ]);
});
