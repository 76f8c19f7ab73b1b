/**
 * node tools/unused-messages.mjs: fails if a message is never read. It follows types, so that aliases and
 * destructuring are understood; a lookup by a computed key counts as reading the whole group.
 * Components are read as svelte-check has translated them, so types are checked first. Besides the browser only the
 * server's previews, the greeting of old browsers, the reviews and recorded games on the command line, and the documentation
 * are read: everything else that the command line and the server say are refusals, which have their own test.
 */
import { join, parse, relative, sep } from 'node:path';
import ts from 'typescript';
import { faultLine, readSources } from '../packages/messages/src/build.mjs';
import { compile } from '../packages/messages/src/compile.mjs';
import { giveUp, ROOT, say } from './setup.mjs';

const PACKAGES = ['web', 'embed'].map((name) => join(ROOT, 'packages', name));
const ENGLISH = join(ROOT, 'packages/messages/dist/en').split(sep).join('/');

const parsed = PACKAGES.map((folder) => {
  const translated = join(folder, '.svelte-check');
  const { config, error } = ts.readConfigFile(join(translated, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  if (error !== undefined || !areTranslated(folder, translated))
    giveUp('Check the types first (npm run check): that translates components into what this tool reads.');
  return ts.parseJsonConfigFileContent(config, ts.sys, translated);
});
const fileNames = parsed.flatMap((one) => one.fileNames);
// Each finds its translated components by roots of its own.
const options = { ...parsed[0].options, rootDirs: parsed.flatMap((one) => one.options.rootDirs ?? []) };
const OTHERS = [
  'packages/server/src/preview/previews.ts',
  'packages/web/build/old-browser.ts',
  'packages/cli/src/analysis/report.ts',
  'packages/cli/src/analyse.ts',
  'packages/cli/src/logfile.ts',
  ...['config', 'labels', 'markdown', 'navigation'].map((name) => `docs/.vitepress/${name}.ts`),
].map((path) => join(ROOT, path).split(sep).join('/'));
const sources = [...fileNames, ...OTHERS].filter((file) => !isTest(file));
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

/** Declarations of messages and groups, with what each declares. @type {Map<ts.Node, string[]>} */
const declared = new Map();
/** Only these names need a query to the checker. @type {Set<string>} */
const names = new Set();
/** Ids of messages that are read, as `subject:path`. @type {Set<string>} */
const read = new Set();

const isEnglish = (/** @type {ts.SourceFile} */ file) => file.fileName.startsWith(ENGLISH);
for (const file of program.getSourceFiles()) if (isEnglish(file)) declare(file);
for (const file of program.getSourceFiles())
  if (!file.isDeclarationFile && sources.includes(file.fileName)) visit(file);

const faults = unread();
for (const fault of faults) say(faultLine(fault));
say(`${read.size} messages are read, ${faults.length} are not.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @param {string} folder @param {string} translated */
function areTranslated(folder, translated) {
  const components = ts.sys.readDirectory(join(folder, 'src'), ['.svelte']);
  return components.every((file) => {
    const { dir, name } = parse(relative(folder, file));
    return ts.sys.fileExists(join(translated, 'svelte', dir, `${name}.d.svelte.ts`));
  });
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.ts$|[/\\]testing[/\\]/.test(file);
}

/** Records the messages of each property of a subject's type. @param {ts.SourceFile} file */
function declare(file) {
  const subject = file.fileName.slice(ENGLISH.length + 1).replace(/\.d\.ts$/, '');
  const [words] = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  if (words?.type !== undefined) collect(words.type, []);

  /** @param {ts.TypeNode} type @param {string[]} path @returns {string[]} the messages below */
  function collect(type, path) {
    if (ts.isTypeOperatorNode(type)) return collect(type.type, path);
    if (ts.isTupleTypeNode(type))
      return type.elements.flatMap((element, i) =>
        collect(/** @type {ts.TypeNode} */ (element), [...path, String(i + 1)]),
      );
    if (!ts.isTypeLiteralNode(type)) return [`${subject}:${path.join('.')}`];
    return type.members.flatMap((member) => {
      if (!ts.isPropertySignature(member) || member.type === undefined) return [];
      const name = /** @type {ts.Identifier | ts.StringLiteral} */ (member.name).text;
      const messages = collect(member.type, [...path, name]);
      names.add(name);
      declared.set(member, messages);
      return messages;
    });
  }
}

/** @param {ts.Node} node */
function visit(node) {
  if (ts.isPropertyAccessExpression(node)) {
    if (names.has(node.name.text)) readSymbol(checker.getSymbolAtLocation(node.name));
  } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name) && names.has(name.text))
      readSymbol(checker.getTypeAtLocation(node.parent).getProperty(name.text));
  } else if (ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    if (key.isStringLiteral()) readSymbol(type.getProperty(key.value));
    else readAll(type);
  } else if (ts.isSpreadAssignment(node)) readAll(checker.getTypeAtLocation(node.expression));
  else if (ts.isCallExpression(node)) visitCall(node);
  // A prop of a component, for one.
  else if (ts.isPropertyAssignment(node) && isName(node.initializer))
    handOn(node.initializer, checker.getContextualType(node.initializer));
  else if (ts.isVariableDeclaration(node) && node.type !== undefined && node.initializer !== undefined)
    handOn(node.initializer, checker.getTypeFromTypeNode(node.type));
  ts.forEachChild(node, visit);
}

/** @param {ts.CallExpression} call */
function visitCall(call) {
  for (const [i, argument] of call.arguments.entries()) {
    if (!isName(argument) && !ts.isAwaitExpression(argument)) continue;
    const param = checker.getResolvedSignature(call)?.parameters[i];
    handOn(argument, param && checker.getTypeOfSymbolAtLocation(param, call));
  }
}

/** Whether it may be a group. @param {ts.Expression} expression */
function isName(expression) {
  return ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression);
}

/**
 * A group that is passed on under another type is read by its receiver, as far as that type tells.
 * @param {ts.Expression} group
 * @param {ts.Type | undefined} as
 */
function handOn(group, as) {
  const type = checker.getTypeAtLocation(group);
  if (as !== type && (type.flags & ts.TypeFlags.Object) !== 0) readAs(type, as);
}

/** @param {ts.Type} type @param {ts.Type | undefined} as */
function readAs(type, as) {
  const all = as === undefined ? undefined : checker.getIndexTypeOfType(as, ts.IndexKind.String);
  const isOpen = as === undefined || (as.getProperties().length === 0 && all === undefined);
  for (const property of type.getProperties()) {
    const messages = messagesOf(property);
    if (messages.length === 0) continue;
    const wanted = as?.getProperty(property.name);
    const part = wanted === undefined ? all : checker.getNonNullableType(checker.getTypeOfSymbol(wanted));
    if (isOpen || (part !== undefined && !isGroup(property)))
      for (const message of messages) read.add(message);
    else if (part !== undefined) readAs(checker.getTypeOfSymbol(property), part);
  }
}

/** @param {ts.Type} type */
function readAll(type) {
  readAs(type, undefined);
}

/** Reading a group alone reads nothing yet; a list is read as a whole. @param {ts.Symbol | undefined} symbol */
function readSymbol(symbol) {
  if (symbol !== undefined && !isGroup(symbol)) for (const message of messagesOf(symbol)) read.add(message);
}

/** @param {ts.Symbol} symbol */
function isGroup(symbol) {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isPropertySignature(declaration)) return false;
  return declaration.type !== undefined && ts.isTypeLiteralNode(declaration.type);
}

/** @param {ts.Symbol} symbol @returns {readonly string[]} */
function messagesOf(symbol) {
  return symbol.declarations?.flatMap((declaration) => declared.get(declaration) ?? []) ?? [];
}

/** Messages that neither the browser reads nor another message refers to. */
function unread() {
  const { english, placed } = compile(readSources());
  const subjects = [...english].filter(([subject]) => !subject.startsWith('refusals-'));
  return subjects.flatMap(([subject, { file, messages, referred }]) =>
    [...messages.values()]
      .filter(({ id, path }) => !referred.has(id) && !read.has(`${subject}:${path.join('.')}`))
      .map(({ id, line }) => placed({ file, line, text: `${id} is never read` })),
  );
}
