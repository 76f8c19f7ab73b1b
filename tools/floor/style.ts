/** Which at-rules, selectors, properties, keywords and functions of a style sheet the oldest browsers lack. */
import { css, entry, type Fault, lacking } from './compat.ts';

export function styleFaults(source: string): Fault[] {
  const text = source.replace(/\/\*.*?\*\//gs, '').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, '""');
  const faults = new Map<string, Fault>();
  const isUsed = (name: string) => text.includes(name);
  const report = (feature: string, name: string, found: ReturnType<typeof entry>): void => {
    const fault = found?.__compat && lacking(name, found.__compat, isUsed);
    if (fault) faults.set(feature, { ...fault, feature });
  };

  /** One entry per open block: whether what is inside is for browsers that have said what they can do. */
  const guards: boolean[] = [];
  for (const [, written = '', end] of text.matchAll(/((?:url\([^)]*\)|[^{};])*)([{};])/g)) {
    const part = written.trim();
    if (guards.at(-1) !== true && part !== '') {
      if (part.startsWith('@')) atRule(part);
      else if (end === '{') selector(part);
      else declaration(part);
    }
    if (end === '{') guards.push(guards.at(-1) === true || part.startsWith('@supports'));
    else if (end === '}') guards.pop();
  }
  return [...faults.values()];

  function atRule(part: string): void {
    const [, name = '', rest = ''] = /^@([\w-]+)(.*)/s.exec(part) ?? [];
    report(`@${name}`, name, entry(css, 'at-rules', name));
    for (const [, feature = ''] of rest.matchAll(/\(\s*([\w-]+)/g))
      report(`@${name} (${feature})`, feature, entry(css, 'at-rules', name, feature));
  }
  function selector(part: string): void {
    if (part.includes('&')) report('&', 'nesting', entry(css, 'selectors', 'nesting'));
    for (const [written, name = ''] of part.matchAll(/::?([\w-]+)/g))
      report(written, name, entry(css, 'selectors', name));
  }
  function declaration(part: string): void {
    const [, property = '', value = ''] = /^([\w-]+)\s*:(.*)/s.exec(part) ?? [];
    functions(value);
    if (property.startsWith('--')) return;
    report(property, property, entry(css, 'properties', property));
    if (faults.has(property)) return;
    for (const [word] of value.matchAll(/(?<![\w(-])[a-z][\w-]*(?![\w(-])/g))
      report(`${property}: ${word}`, word, entry(css, 'properties', property, word));
  }
  function functions(value: string): void {
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
      report(`${name}()`, name, entry(css, 'types', name) ?? entry(css, 'types', 'color', name));
  }
}
