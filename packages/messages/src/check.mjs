/** Checks a subject: every language has the same messages, with the same params, in its own plural forms. */
import { partsIn } from './parts.mjs';
import { pluralForms } from './plurals.mjs';

/** @import { Catalogue, Fault, Message, ParamType, Part, Select, Signatures } from './types.d.ts' */

/** Any text, but no number. @type {ParamType} */
const STRING = { kind: 'key', keys: [], closed: false };

/**
 * The params of every message.
 * @param {Catalogue} english
 * @param {readonly Catalogue[]} others
 * @param {Fault[]} faults to add to
 * @returns {Signatures}
 */
export function check(english, others, faults) {
  /** @type {Map<string, Map<string, ParamType>>} */
  const signatures = new Map();
  for (const message of english.messages.values()) {
    /** @type {Map<string, ParamType>} */
    const params = new Map();
    for (const use of usesIn(message.parts, english)) {
      const before = params.get(use.name);
      const type = before === undefined ? use.type : merge(before, use.type);
      if (type === undefined) faults.push(clash(english, message, use.name));
      else params.set(use.name, type);
    }
    signatures.set(message.id, params);
  }
  for (const other of others) compare(english, other, signatures, faults);
  for (const catalogue of [english, ...others]) checkPlurals(catalogue, faults);
  return signatures;
}

/**
 * @param {Catalogue} english
 * @param {Catalogue} other
 * @param {Map<string, Map<string, ParamType>>} signatures narrowed where the other language asks for a number
 * @param {Fault[]} faults
 */
function compare(english, other, signatures, faults) {
  for (const { id, line } of english.messages.values()) {
    if (other.messages.has(id)) continue;
    faults.push({ file: other.file, line: 1, text: `${id} is missing (${english.file}:${line})` });
  }
  for (const message of other.messages.values()) {
    const params = signatures.get(message.id);
    if (params === undefined) {
      // A form that only this language needs: the messages that refer to it are checked for its params.
      if (other.referred.has(message.id)) continue;
      const text = `${message.id} is not in ${english.file}, and no message here refers to it`;
      faults.push({ file: other.file, line: message.line, text });
      continue;
    }
    for (const use of usesIn(message.parts, other)) {
      const before = params.get(use.name);
      if (before === undefined) {
        const known = [...params.keys()].map((name) => `$${name}`).join(', ') || 'none';
        const text = `${message.id}: English has no $${use.name} here (its params: ${known})`;
        faults.push({ file: other.file, line: message.line, text });
        continue;
      }
      const isNew = use.type.kind === 'key' && before.kind === 'text';
      // A language may distinguish more cases than English, but not forbid what English allows.
      const type = isNew ? STRING : merge(before, use.type);
      if (type === undefined) faults.push(clash(other, message, use.name));
      else params.set(use.name, type);
    }
  }
}

/** @param {Catalogue} catalogue @param {Message} message @param {string} name @returns {Fault} */
function clash(catalogue, message, name) {
  const text = `${message.id}: $${name} is used in two ways that do not go together: as a text, a number, a list, true/false or one of other words`;
  return { file: catalogue.file, line: message.line, text };
}

/**
 * What a param must be to suit both uses, if possible.
 * @param {ParamType} a
 * @param {ParamType} b
 * @returns {ParamType | undefined}
 */
function merge(a, b) {
  if (a.kind === 'key' && b.kind === 'key') {
    const [closed, more] = a.closed ? [a, b] : [b, a];
    if (!closed.closed) return a;
    return more.keys.every((key) => closed.keys.includes(key)) ? closed : undefined;
  }
  if (a.kind === b.kind) return a;
  const [text, other] = a.kind === 'text' ? [a, b] : [b, a];
  return text.kind === 'text' && (other.kind === 'number' || other.kind === 'key') ? other : undefined;
}

/**
 * Every use of a param, including those in referenced messages.
 * @param {readonly Part[]} parts
 * @param {Catalogue} catalogue
 * @returns {Generator<{ name: string, type: ParamType }>}
 */
function* usesIn(parts, catalogue) {
  for (const part of partsIn(parts)) {
    if (part.kind === 'param') yield { name: part.name, type: part.capital ? STRING : { kind: 'text' } };
    else if (part.kind === 'list') yield { name: part.name, type: { kind: 'list' } };
    else if (part.kind === 'select') yield { name: part.name, type: typeOf(part) };
    else yield* usesIn(catalogue.messages.get(part.id)?.parts ?? [], catalogue);
  }
}

/** @param {Select} select @returns {ParamType} */
function typeOf({ by, variants, otherwiseKey }) {
  if (by === 'initial') return STRING;
  if (by !== 'key') return { kind: by };
  const keys = variants.map(({ key }) => String(key));
  if (otherwiseKey !== 'other') return { kind: 'key', keys: [...keys, otherwiseKey], closed: true };
  return keys.length === 0 ? { kind: 'text' } : { kind: 'key', keys, closed: false };
}

/** @param {Catalogue} catalogue @param {Fault[]} faults */
function checkPlurals({ file, language, messages }, faults) {
  const { all, needed } = pluralForms(language);
  for (const { id, parts } of messages.values()) {
    for (const part of partsIn(parts)) {
      if (part.kind !== 'select' || part.by !== 'number') continue;
      const { variants, otherwiseKey, line } = part;
      const fault = (/** @type {string} */ text) => faults.push({ file, line, text: `${id}: ${text}` });
      if (otherwiseKey !== 'other') fault(`a choice by number ends with *[other], not *[${otherwiseKey}]`);
      const forms = variants.map(({ key }) => key).filter((key) => typeof key === 'string');
      for (const form of forms)
        if (!all.includes(form)) fault(`“${language}” has no plural form “${form}”, only ${all.join(', ')}`);
      if (forms.length === 0) continue;
      for (const form of needed)
        if (form !== 'other' && !forms.includes(form))
          fault(`the plural form “${form}” of “${language}” is missing`);
    }
  }
}
