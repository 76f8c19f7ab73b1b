/** A file as text, as Vite imports it. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Files as text by their paths, as Vite collects them. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
