/** Which of a script's globals and members the oldest browsers lack. Syntax is not looked at: the build compiles it. */
import { parseAst } from 'rolldown/parseAst';
import { api, entries, entry, type Fault, html, javascript, lacking } from './compat.ts';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Objects that every script finds, and what they are. */
const WELL_KNOWN: ReadonlyMap<string, string> = new Map([
  ['window', 'Window'],
  ['self', 'Window'],
  ['globalThis', 'Window'],
  ['document', 'Document'],
  ['navigator', 'Navigator'],
  ['screen', 'Screen'],
  ['history', 'History'],
  ['location', 'Location'],
  ['performance', 'Performance'],
  ['crypto', 'Crypto'],
  ['caches', 'CacheStorage'],
  ['indexedDB', 'IDBFactory'],
]);

const FLAGS: ReadonlyMap<string, string> = new Map([
  ['d', 'hasIndices'],
  ['v', 'unicodeSets'],
]);

const builtins = javascript['builtins'];

type Found = ReturnType<typeof entry>;

/** What objects have under a name, whatever kind they are. */
function membersOf(kinds: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const members = new Map<string, Found[]>();
  for (const [name, member] of kinds.flatMap(entries))
    members.set(name, [...(members.get(name) ?? []), member]);
  return members;
}
/** A kind that is too new itself is found by its own name; but iterators come from old functions too. */
const builtinMembers = membersOf(
  [builtins, entry(builtins, 'Intl')]
    .flatMap(entries)
    .filter(([name, { __compat }]) => name === 'Iterator' || !__compat || !lacking(name, __compat))
    .map(([, kind]) => kind),
);
const apiMembers = membersOf(entries(api).map(([, kind]) => kind));

/** The names that a script gives to properties and exports: read elsewhere, they are hardly those of the browser. */
export function ownKeys(source: string): string[] {
  const keys: (string | undefined)[] = [];
  walk(parseAst(source), (node, parent) => {
    if (parent?.type === 'ObjectExpression' || /^(Method|Property)Definition$/.test(node.type))
      keys.push(keyOf(node, 'key'));
    if (node.type === 'MemberExpression' && parent?.['left'] === node) keys.push(keyOf(node, 'property'));
    if (node.type === 'ExportSpecifier') keys.push(keyOf(node, 'exported'));
  });
  return keys.filter((key) => key !== undefined);
}

/** `own` are the names of properties that scripts of ours make. */
export function scriptFaults(source: string, own: ReadonlySet<string>): Fault[] {
  const program: unknown = parseAst(source);
  const faults = new Map<string, Fault>();
  const declared = declaredNames(program);
  const isGlobal = (node: unknown): node is Node & { name: string } =>
    isNode(node) &&
    node.type === 'Identifier' &&
    typeof node['name'] === 'string' &&
    !declared.has(node['name']);

  const report = (name: string, found: Found): void => {
    const fault = found?.__compat && lacking(name, found.__compat);
    if (fault) faults.set(name, fault);
  };
  const reportMember = (object: unknown, name: string): void => {
    if (isGlobal(object)) {
      const kind = WELL_KNOWN.get(object.name);
      const found =
        kind === undefined ? ownMember(object.name, name) : (entry(api, kind, name) ?? global(name));
      report(`${object.name}.${name}`, found);
      if (found !== undefined) return;
    }
    // It may belong to anything: at least one kind of object must have had it early enough.
    const inApi = own.has(name) ? [] : (apiMembers.get(name) ?? []);
    const all = [...(builtinMembers.get(name) ?? []), ...inApi];
    const late = all.map((member) => member?.__compat && lacking(`.${name}`, member.__compat));
    const [first] = late;
    if (first && late.every((fault) => fault !== undefined)) faults.set(first.feature, first);
  };

  walk(program, (node, parent) => {
    if (node.type === 'MemberExpression') {
      const name = keyOf(node, 'property');
      if (name !== undefined) reportMember(node['object'], name);
    } else if (node.type === 'ObjectPattern') {
      const object = parent?.type === 'VariableDeclarator' ? parent['init'] : undefined;
      for (const property of [node['properties']].flat()) {
        const name = isNode(property) ? keyOf(property, 'key') : undefined;
        if (name !== undefined) reportMember(object, name);
      }
    } else if (node.type === 'Literal' && isNode(node) && 'regex' in node) {
      const { flags } = Object(node['regex']);
      for (const flag of String(flags)) {
        const name = FLAGS.get(flag);
        if (name !== undefined) report(`/…/${flag}`, entry(builtins, 'RegExp', name));
      }
    } else if (isGlobal(node) && !isKey(node, parent)) {
      report(node.name, global(node.name));
    }
    const text = node.type === 'TemplateElement' ? Object(node['value']).cooked : node['value'];
    if (typeof text === 'string' && text.includes('<')) reportMarkup(text);
  });

  function reportMarkup(text: string): void {
    for (const [, tag = '', attributes = ''] of text.matchAll(/<([a-z]+)((?:\s[^<>]*)?)>/g)) {
      report(`<${tag}>`, entry(html, 'elements', tag));
      for (const [, name = ''] of attributes.matchAll(/\s([a-z]+)(?==|\s|$)/g))
        report(`<… ${name}>`, entry(html, 'elements', tag, name) ?? entry(html, 'global_attributes', name));
    }
  }
  return [...faults.values()];
}

const global = (name: string) =>
  entry(builtins, name) ?? entry(api, name) ?? entry(api, 'Window', name) ?? entry(api, `${name}_static`);

const ownMember = (kind: string, name: string) =>
  entry(builtins, kind, name) ?? entry(api, kind, `${name}_static`) ?? entry(api, kind, name);

/** A name written as such or in quotes. */
function keyOf(node: Node, field: string): string | undefined {
  const key = node[field];
  if (!isNode(key)) return undefined;
  const text = node['computed'] === true || key.type === 'Literal' ? key['value'] : key['name'];
  return typeof text === 'string' ? text : undefined;
}

/** The names of properties are no references. */
const isKey = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  parent['computed'] !== true &&
  (parent['property'] === node || (parent['key'] === node && parent['shorthand'] !== true));

/** Every name that the script gives to something of its own, wherever it is valid: bundles rename theirs anyway. */
function declaredNames(program: unknown): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(String(pattern['name']));
    else if (pattern.type === 'Property') bind(pattern['value']);
    else if (pattern.type === 'AssignmentPattern') bind(pattern['left']);
    else for (const inner of ['properties', 'elements', 'argument']) [pattern[inner]].flat().forEach(bind);
  };
  walk(program, (node) => {
    if (/^(Function|Class)/.test(node.type) || node.type === 'VariableDeclarator') bind(node['id']);
    if (/Function/.test(node.type)) [node['params']].flat().forEach(bind);
    if (/^Import.*Specifier$/.test(node.type)) bind(node['local']);
    if (node.type === 'CatchClause') bind(node['param']);
  });
  return names;
}

function walk(node: unknown, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit, parent);
  else if (isNode(node)) {
    visit(node, parent);
    for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit, node);
  }
}
