/** Parses a catalogue: Fluent's syntax, reduced to what must be done at run time. */
import { FluentParser } from '@fluent/syntax';
import { pluralForms } from './plurals.mjs';

/**
 * @import { Catalogue, Fault, Message, Part, Select } from './types.d.ts'
 * @import * as Ast from '@fluent/syntax'
 */

const parser = new FluentParser();
const FUNCTIONS =
  'functions are LIST($items), LIST($items, separator: "; "), CAPITAL($param) and, to choose by, INITIAL($param)';

/**
 * @param {string} source
 * @param {{ file: string, language: string }} where
 * @param {Fault[]} faults to add to
 * @returns {Catalogue}
 */
export function parse(source, { file, language }, faults) {
  // Windows line ends would become part of texts.
  const text = source.replaceAll('\r\n', '\n');
  const lineOf = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  const line = (/** @type {Ast.SyntaxNode} */ node) => lineOf(node.span?.start ?? 0);
  const fault = (/** @type {number} */ at, /** @type {string} */ reason) =>
    faults.push({ file, line: at, text: reason });

  /** Patterns by id: messages, attributes, and terms with their dash. @type {Map<string, Ast.Pattern>} */
  const patterns = new Map();
  /** @type {{ id: string, path: string[], comment: string | undefined, line: number }[]} */
  const found = [];

  for (const entry of parser.parse(text).body) {
    if (entry.type === 'Junk') {
      const [annotation] = entry.annotations;
      const at = annotation?.span?.start ?? entry.span?.start ?? 0;
      fault(lineOf(at), `syntax: ${annotation?.message ?? 'unreadable'}`);
    } else if (entry.type === 'Message') addMessage(entry);
    else if (entry.type === 'Term') addTerm(entry);
  }

  /** @type {Set<string>} */
  const referred = new Set();
  /** @type {Map<string, Message>} */
  const messages = new Map();
  for (const { id, path, comment, line: at } of found) {
    const pattern = /** @type {Ast.Pattern} */ (patterns.get(id));
    const parts = lower(pattern, { id, inside: [id], args: undefined });
    messages.set(id, { id, path, parts, line: at, ...(comment === undefined ? {} : { comment }) });
  }
  return { file, language, messages, referred };

  function addMessage(/** @type {Ast.Message} */ entry) {
    const { name } = entry.id;
    const path = name.split('_');
    if (path.includes(''))
      fault(line(entry), `${name}: underscores part the names of groups, so one at a time`);
    if (entry.value !== null && entry.attributes.length > 0)
      fault(line(entry), `${name}: either a text or attributes, not both`);
    const comment = entry.comment?.content;
    if (entry.value !== null) add(name, entry.value, { path, comment, line: line(entry) });
    for (const { id, value, span } of entry.attributes) {
      const at = lineOf(span?.start ?? 0);
      add(`${name}.${id.name}`, value, { path: [...path, id.name], comment, line: at });
    }
  }

  function addTerm(/** @type {Ast.Term} */ entry) {
    const name = `-${entry.id.name}`;
    if (patterns.has(name)) fault(line(entry), `${name} is there twice`);
    patterns.set(name, entry.value);
    for (const { id, value } of entry.attributes) patterns.set(`${name}.${id.name}`, value);
  }

  /**
   * @param {string} id
   * @param {Ast.Pattern} pattern
   * @param {{ path: string[], comment: string | undefined, line: number }} more
   */
  function add(id, pattern, more) {
    if (patterns.has(id)) return void fault(more.line, `${id} is there twice`);
    patterns.set(id, pattern);
    found.push({ id, ...more });
  }

  /**
   * @typedef {object} Within
   * @property {string} id the message, for faults
   * @property {readonly string[]} inside the messages and terms that led here
   * @property {ReadonlyMap<string, string | number> | undefined} args of a term: literals, known now
   */

  /**
   * @param {Ast.Pattern} pattern
   * @param {Within} within
   * @returns {Part[]}
   */
  function lower(pattern, within) {
    const parts = pattern.elements.flatMap((element) =>
      element.type === 'TextElement' ? [element.value] : lowerExpression(element.expression, within),
    );
    return joined(parts);
  }

  /**
   * @param {Ast.Expression} expression
   * @param {Within} within
   * @returns {Part[]}
   */
  function lowerExpression(expression, within) {
    switch (expression.type) {
      case 'StringLiteral':
        return [expression.parse().value];
      case 'NumberLiteral':
        return [expression.value];
      case 'Placeable':
        return lowerExpression(expression.expression, within);
      case 'VariableReference': {
        const { name } = expression.id;
        if (within.args === undefined) return [{ kind: 'param', name }];
        const value = within.args.get(name);
        if (value === undefined)
          fault(
            line(expression),
            `${within.id}: a term knows only the arguments in its brackets, not $${name}`,
          );
        return [String(value)];
      }
      case 'FunctionReference':
        return called(expression, within);
      case 'MessageReference':
        return reference(expression, within);
      case 'TermReference':
        return term(expression, within);
      case 'SelectExpression':
        return select(expression, within);
    }
  }

  /** @param {Ast.FunctionReference} call @param {Within} within @returns {Part[]} */
  function called(call, within) {
    const name = paramOf(call, within);
    const { named } = call.arguments;
    const separator = named.find((argument) => argument.name.name === 'separator')?.value.parse().value;
    if (name !== undefined && call.id.name === 'CAPITAL' && named.length === 0)
      return [{ kind: 'param', name, capital: true }];
    if (name !== undefined && call.id.name === 'LIST' && named.length === (separator === undefined ? 0 : 1))
      return [{ kind: 'list', name, ...(separator === undefined ? {} : { separator: String(separator) }) }];
    fault(line(call), `${within.id}: ${FUNCTIONS}`);
    return [];
  }

  /** The param that a function is called with, if that is all. @param {Ast.FunctionReference} call @param {Within} within */
  function paramOf(call, within) {
    const [what, ...more] = call.arguments.positional;
    const isParam = what?.type === 'VariableReference' && more.length === 0 && within.args === undefined;
    return isParam ? what.id.name : undefined;
  }

  /** @param {Ast.MessageReference} node @param {Within} within @returns {Part[]} */
  function reference(node, within) {
    const id = node.attribute === null ? node.id.name : `${node.id.name}.${node.attribute.name}`;
    referred.add(id);
    const parts = follow(id, node, { ...within, args: undefined });
    if (parts.every((part) => typeof part === 'string')) return parts;
    if (within.args === undefined) return [{ kind: 'reference', id }];
    fault(line(node), `${within.id}: a term cannot refer to ${id}, which takes params`);
    return [];
  }

  /** @param {Ast.TermReference} node @param {Within} within @returns {Part[]} */
  function term(node, within) {
    const id = `-${node.id.name}${node.attribute === null ? '' : `.${node.attribute.name}`}`;
    const named = node.arguments?.named ?? [];
    const args = new Map(named.map(({ name, value }) => [name.name, value.parse().value]));
    return follow(id, node, { ...within, args });
  }

  /** What a message or term says, which must not lead back to itself. @param {string} id @param {Ast.SyntaxNode} node @param {Within} within */
  function follow(id, node, within) {
    const pattern = patterns.get(id);
    if (pattern === undefined) fault(line(node), `${within.id}: there is no ${id} in this file`);
    else if (within.inside.includes(id)) fault(line(node), `${within.id}: ${id} leads back to itself`);
    else return lower(pattern, { ...within, inside: [...within.inside, id] });
    return [];
  }

  /** @param {Ast.SelectExpression} expression @param {Within} within @returns {Part[]} */
  function select({ selector, variants, span }, within) {
    const keyOf = (/** @type {Ast.Variant} */ { key }) =>
      key.type === 'NumberLiteral' ? key.parse().value : key.name;
    const fallback = /** @type {Ast.Variant} */ (variants.find((variant) => variant.default));

    // Terms are known now, and so is what they select.
    if (
      selector.type === 'TermReference' ||
      (selector.type === 'VariableReference' && within.args !== undefined)
    ) {
      const value =
        selector.type === 'TermReference'
          ? term(selector, within)
              .filter((part) => typeof part === 'string')
              .join('')
          : within.args?.get(selector.id.name);
      const form = typeof value === 'number' ? pluralForms(language).of(value) : undefined;
      const chosen =
        variants.find((variant) => keyOf(variant) === value) ??
        variants.find((variant) => keyOf(variant) === form);
      return lower((chosen ?? fallback).value, within);
    }
    const at = lineOf(span?.start ?? 0);
    const keys = variants.map(keyOf);
    const name =
      selector.type === 'FunctionReference'
        ? paramOf(selector, within)
        : selector.type === 'VariableReference' && selector.id.name;
    const isInitial = selector.type === 'FunctionReference';
    if (!name || (isInitial && (selector.id.name !== 'INITIAL' || keys.join() !== 'vowel,consonant'))) {
      fault(
        at,
        `${within.id}: a choice is made by a param, by an attribute of a term, or by INITIAL($param) with [vowel] and *[consonant]`,
      );
      return [];
    }
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    if (twice !== undefined) fault(at, `${within.id}: [${twice}] is there twice`);
    return [
      {
        kind: 'select',
        name,
        by: isInitial ? 'initial' : kindOf(keys),
        variants: variants
          .filter((variant) => !variant.default)
          .map((variant) => ({ key: keyOf(variant), parts: lower(variant.value, within) })),
        otherwise: lower(fallback.value, within),
        otherwiseKey: String(keyOf(fallback)),
        line: at,
      },
    ];
  }
}

const PLURAL = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What a param is that is chosen by: a number if all keys are numbers or plural forms. @param {(string | number)[]} keys @returns {Select['by']} */
function kindOf(keys) {
  if (keys.every((key) => key === 'true' || key === 'false')) return 'boolean';
  const isNumeric =
    keys.some((key) => key !== 'other') && keys.every((key) => typeof key === 'number' || PLURAL.has(key));
  return isNumeric ? 'number' : 'key';
}

/** Neighbouring texts as one. @param {Part[]} parts @returns {Part[]} */
function joined(parts) {
  /** @type {Part[]} */
  const result = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}
