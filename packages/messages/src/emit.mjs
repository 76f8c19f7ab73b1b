/** Writes catalogues as JavaScript and as declarations: nested objects of strings and of functions from params to strings. */
import { directionOf } from './locale.mjs';
import { referencesIn } from './parts.mjs';
import { isMessage } from './tree.mjs';

/** @import { Catalogue, Group, Message, ParamType, Part, Select, Signatures, Tree } from './types.d.ts' */

/** What functions call their params. */
const PARAMS = 'p';

/**
 * Texts whose letters run against the sentence are isolated, or they would carry a number beside them along. Where lines run
 * from right to left, that may be any text: names, cells, titles of games.
 */
const AGAINST = { ltr: '/[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]/', rtl: '/\\p{L}/u' };

/** Small functions that a module includes if one of its messages needs them. Negative numbers get a true minus sign. */
const HELPERS = {
  param: (/** @type {string} */ language) =>
    `const param = (v) => (typeof v === 'number' && v < 0 ? '\u2212' + -v : ${AGAINST[directionOf(language)]}.test(v) ? '\\u2068' + v + '\\u2069' : v);`,
  form: (/** @type {string} */ language) =>
    `const rules = new Intl.PluralRules('${language}');\nconst form = (n) => rules.select(n);`,
  capital: (/** @type {string} */ language) =>
    `const capital = (s) => s.charAt(0).toLocaleUpperCase('${language}') + s.slice(1);`,
  // French: a vowel, or an h that is usually silent.
  elides: () => `const elides = (s) => /^h?[eéèêioôu]|^[aàâäëîïöûü]/i.test(s);`,
  list: (/** @type {string} */ language) =>
    `const lists = new Intl.ListFormat('${language}');\nconst list = (items) => lists.format(items.map((item) => \`\${param(item)}\`));`,
};

/**
 * @param {Group} tree the shape, from English
 * @param {Catalogue} catalogue
 * @param {Signatures} signatures
 * @returns {string}
 */
export function javascript(tree, { language, messages }, signatures) {
  /** @type {Set<keyof typeof HELPERS>} */
  const helpers = new Set();
  /** Messages that others refer to get their own names. @type {Map<string, string>} */
  const shared = new Map();
  for (const { parts } of messages.values())
    for (const { id } of referencesIn(parts)) if (!shared.has(id)) shared.set(id, `m${shared.size}`);

  const declared = [...shared].map(([id, name]) => `const ${name} = ${message(id)};`);
  const body = object(tree);
  const preamble = [...helpers].map((helper) => HELPERS[helper](language));
  return `${[...preamble, ...declared].map((line) => `${line}\n`).join('')}export default ${body};\n`;

  /** @param {Tree} node @returns {string} */
  function object(node) {
    if (isMessage(node)) return shared.get(node.id) ?? message(node.id);
    const members = [...node.members].map(([name, member]) =>
      node.list ? object(member) : `${propertyName(name)}: ${object(member)}`,
    );
    return node.list ? `[${members.join(', ')}]` : `{\n${members.map((member) => `${member},\n`).join('')}}`;
  }

  /** @param {string} id @returns {string} */
  function message(id) {
    const { parts } = /** @type {Message} */ (messages.get(id));
    // Forms that only this language has are used for their params.
    const takesParams = signatures.get(id)?.size !== 0;
    return `${takesParams ? `(${PARAMS}) => ` : ''}${expression(parts)}`;
  }

  /** @param {readonly Part[]} parts @returns {string} */
  function expression(parts) {
    if (parts.every((part) => typeof part === 'string')) return quoted(parts.join(''));
    if (parts.length === 1) {
      const [only] = parts;
      // A template makes a string of a number.
      if (typeof only === 'object' && only.kind !== 'param') return value(only);
    }
    return `\`${parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${value(part)}}`)).join('')}\``;
  }

  /** @param {Exclude<Part, string>} part @returns {string} */
  function value(part) {
    if (part.kind === 'reference') return `${shared.get(part.id)}(${PARAMS})`;
    const param = access(part.name);
    if (part.kind === 'param')
      return `${use('param')}(${part.capital ? `${use('capital')}(${param})` : param})`;
    if (part.kind === 'list')
      return part.separator === undefined
        ? // The second is what the first is made of.
          `${use('list', 'param')}(${param})`
        : `${param}.map(${use('param')}).join(${quoted(part.separator)})`;
    return choice(part, param);
  }

  /** @param {Select} select @param {string} param @returns {string} */
  function choice({ by, variants, otherwise }, param) {
    const fallback = expression(otherwise);
    const texts = variants.map(({ parts }) => expression(parts));
    // English may lack what other languages choose by.
    if (texts.every((text) => text === fallback)) return fallback;
    const tests = variants.map(({ key }, i) => `${test(key)} ? ${texts[i]} : `);
    return `(${tests.join('')}${fallback})`;

    /** @param {string | number} key */
    function test(key) {
      if (by === 'boolean') return key === 'true' ? param : `!${param}`;
      if (by === 'initial') return `${use('elides')}(${param})`;
      if (by === 'number' && typeof key === 'string') return `${use('form')}(${param}) === '${key}'`;
      return `${param} === ${JSON.stringify(key)}`;
    }
  }

  /** @param {keyof typeof HELPERS} helper @param {(keyof typeof HELPERS)[]} more that it needs */
  function use(helper, ...more) {
    for (const one of [helper, ...more]) helpers.add(one);
    return helper;
  }
}

/**
 * @param {Group} tree
 * @param {Signatures} signatures
 * @returns {string}
 */
export function declarations(tree, signatures) {
  return `declare const words: ${type(tree)};\nexport default words;\n`;

  /** @param {Tree} node @returns {string} */
  function type(node) {
    if (isMessage(node)) {
      const params = [...(signatures.get(node.id) ?? [])];
      if (params.length === 0) return 'string';
      const fields = params.map(([name, param]) => `readonly ${propertyName(name)}: ${paramType(param)}`);
      return `(params: { ${fields.join('; ')} }) => string`;
    }
    const members = [...node.members.values()];
    if (node.list) return `readonly [${members.map(type).join(', ')}]`;
    const fields = [...node.members].map(
      ([name, member]) => `${comment(member)}readonly ${propertyName(name)}: ${type(member)};\n`,
    );
    return `{\n${fields.join('')}}`;
  }
}

/** @param {Tree} node */
function comment(node) {
  if (!isMessage(node) || node.comment === undefined) return '';
  return `/** ${node.comment.replaceAll('\n', ' ').replaceAll('*/', '* /')} */\n`;
}

/** @param {ParamType} type @returns {string} */
function paramType(type) {
  switch (type.kind) {
    case 'text':
      return 'string | number';
    case 'list':
      return 'readonly (string | number)[]';
    case 'key':
      return type.closed ? type.keys.map(quoted).join(' | ') : 'string';
    default:
      return type.kind;
  }
}

const IDENTIFIER = /^[A-Za-z]\w*$/;
/** @param {string} name */
const propertyName = (name) => (IDENTIFIER.test(name) ? name : quoted(name));
/** @param {string} name */
const access = (name) => (IDENTIFIER.test(name) ? `${PARAMS}.${name}` : `${PARAMS}[${quoted(name)}]`);
/** @param {string} text */
const quoted = (text) => JSON.stringify(text);
/** Text within a template literal. @param {string} text */
const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');
