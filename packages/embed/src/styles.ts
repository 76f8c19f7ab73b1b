/** The one style sheet of all elements on a page. Components add to it when they are loaded (`build/adopted-styles.ts`). */
let text = '';
let sheet: CSSStyleSheet | undefined;
let isCurrent = false;

/** @public Imports of style sheets become calls of this. */
export function addStyles(css: string): void {
  text += css;
  isCurrent = false;
}

/** To be called when everything that the root will show is loaded. */
export function adoptStyles(root: ShadowRoot): void {
  sheet ??= new CSSStyleSheet();
  if (!isCurrent) sheet.replaceSync(text);
  isCurrent = true;
  root.adoptedStyleSheets = [sheet];
}
