/** Finds every refusal in our sources: the calls of `refuse` and `newRefusal`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface RefusalCall {
  /** `file:line`, for faults. */
  readonly at: string;
  readonly code: string;
  readonly params: readonly string[];
}

const PACKAGES = join(import.meta.dirname, '../../..');
const MAKERS = ['refuse', 'newRefusal'];
/** Where the kit's own are, from outside and from inside. */
const KIT = /^@guimard\/engine\/kit$|\/result\.ts$/;

/** A call without a literal code and params is a fault: it could not be compared with the catalogues. */
export function refusalCalls(): { readonly calls: RefusalCall[]; readonly faults: string[] } {
  const calls: RefusalCall[] = [];
  const faults: string[] = [];
  for (const file of sources()) {
    const text = readFileSync(join(PACKAGES, file), 'utf8');
    if (!MAKERS.some((maker) => text.includes(maker)) && !text.includes('code:')) continue;
    read(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), calls, faults);
  }
  return { calls, faults };
}

function sources(): string[] {
  return readdirSync(PACKAGES).flatMap((name) =>
    readdirSync(join(PACKAGES, name, 'src'), { recursive: true })
      .map((file) => `${name}/src/${String(file).replaceAll('\\', '/')}`)
      .filter(
        (file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|\/testing\/|\/kit\/result\.ts$/.test(file),
      ),
  );
}

function read(source: ts.SourceFile, calls: RefusalCall[], faults: string[]): void {
  const makers = importedMakers(source);
  const visit = (node: ts.Node): void => {
    const at = `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isCallExpression(node) && makers.has(node.expression.getText())) {
      const call = readCall(node);
      if (call === undefined) faults.push(`${at}: code and params must be written out`);
      else calls.push({ at, ...call });
    }
    if (ts.isObjectLiteralExpression(node) && isRefusal(node))
      faults.push(`${at}: make refusals with newRefusal`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Written by hand: `{ rule: 'B12', code: 'cellTaken', … }`. */
function isRefusal({ properties }: ts.ObjectLiteralExpression): boolean {
  const named = (name: string) => properties.find((one) => one.name?.getText() === name);
  const code = named('code');
  return (
    named('rule') !== undefined &&
    code !== undefined &&
    ts.isPropertyAssignment(code) &&
    ts.isStringLiteral(code.initializer)
  );
}

function importedMakers(source: ts.SourceFile): Set<string> {
  const names = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    const isKit = KIT.test((statement.moduleSpecifier as ts.StringLiteral).text);
    return isKit && bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  });
  return new Set(names.map(({ name }) => name.text).filter((name) => MAKERS.includes(name)));
}

function readCall({ arguments: [, code, params] }: ts.CallExpression): Omit<RefusalCall, 'at'> | undefined {
  if (code === undefined || !ts.isStringLiteral(code)) return undefined;
  if (params === undefined) return { code: code.text, params: [] };
  const keys = ts.isObjectLiteralExpression(params) ? keysOf(params) : undefined;
  return keys && { code: code.text, params: keys };
}

/** Undefined if some are not written out. */
function keysOf({ properties }: ts.ObjectLiteralExpression): string[] | undefined {
  const names = properties.map(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? name.text : undefined,
  );
  return names.includes(undefined) ? undefined : (names as string[]);
}
