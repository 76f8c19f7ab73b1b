/**
 * Colours of code. Our security policy allows no style attributes, and light and dark need different colours: so the
 * highlighter gets colours that only tell kinds of words apart, and each becomes a class of the theme.
 */
import type { MarkdownOptions } from 'vitepress';

/** The kinds of words, with the scopes by which grammars name them. */
const KINDS = {
  foreground: [],
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'variable.language', 'entity.name.tag'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw'],
  constant: ['constant', 'support.constant', 'variable.other.constant', 'entity.other.attribute-name'],
  function: ['entity.name.function', 'support.function', 'entity.name.type', 'support.class', 'support.type'],
} as const;
const kinds = Object.keys(KINDS);

const colourOf = (kind: string): string => `#00000${kinds.indexOf(kind) + 1}`;

export const codeTheme = {
  name: 'guimard',
  type: 'light' as const,
  colors: { 'editor.foreground': colourOf('foreground'), 'editor.background': '#ffffff' },
  settings: Object.entries(KINDS).map(([kind, scope]) => ({
    ...(scope.length === 0 ? {} : { scope: [...scope] }),
    settings: { foreground: colourOf(kind) },
  })),
};

type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number];

export const tokenClasses: Transformer = {
  name: 'guimard:token-classes',
  pre(node) {
    delete node.properties['style'];
  },
  span(node) {
    const { style } = node.properties;
    delete node.properties['style'];
    const kind = typeof style === 'string' ? kinds.find((name) => style.includes(colourOf(name))) : undefined;
    if (kind !== undefined && kind !== 'foreground') this.addClassToHast(node, `code-${kind}`);
  },
};
