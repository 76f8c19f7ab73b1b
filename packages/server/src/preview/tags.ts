/** What other sites read of a page: Open Graph and Twitter tags. Names come from players, and so are hostile. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** As a path of this server. */
  readonly image: string;
  /** Search engines have no business at tables. */
  readonly isTable: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Addresses of pictures must be whole; `origin` is that of this server. */
export function withTags(
  page: string,
  { title, description, image, isTable }: Preview,
  origin: string,
): string {
  const tags = [
    ['property', 'og:site_name', 'Guimard'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', origin + image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ...(isTable ? [['name', 'robots', 'noindex']] : []),
  ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escaped(content)}">`);
  // A function, since what is in names could mean something in a replacement.
  return page.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
