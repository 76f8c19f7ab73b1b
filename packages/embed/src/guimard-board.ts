/**
 * `<guimard-board>`: a game on any page. This file is all that a page loads at first; the board follows when there is
 * a game to show. On a server, where there are no elements, it does nothing.
 */
import { ATTRIBUTES, readAttributes } from './attributes.ts';
import type { Show } from './show.svelte.ts';

const isBrowser = typeof HTMLElement !== 'undefined';
/** On a server the class is never made. */
const Base: typeof HTMLElement = isBrowser ? HTMLElement : (class {} as typeof HTMLElement);

export class GuimardBoard extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  /** Undefined until the board is loaded; kept while the element moves on its page. */
  #show: Promise<Show> | undefined;
  #isDue = false;
  readonly #root: ShadowRoot;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    // What is between the tags is shown until the board is there.
    this.#root.append(document.createElement('slot'));
  }

  /** The game: its log as JSON or as one line of text. An object is written as JSON. */
  get log(): string | null {
    return this.getAttribute('log');
  }
  set log(log: string | object | null) {
    this.#set('log', typeof log === 'object' && log !== null ? JSON.stringify(log) : log);
  }

  /** The address of a file with the log. */
  get src(): string | null {
    return this.getAttribute('src');
  }
  set src(src: string | null) {
    this.#set('src', src);
  }

  /** How many moves are shown at first; all of them if left out. */
  get at(): number | null {
    return this.hasAttribute('at') ? Number(this.getAttribute('at')) : null;
  }
  set at(at: number | null) {
    this.#set('at', at);
  }

  /** The names of the players, separated by commas, or as a list. */
  get players(): string | null {
    return this.getAttribute('players');
  }
  set players(players: string | readonly string[] | null) {
    this.#set('players', typeof players === 'string' || players === null ? players : JSON.stringify(players));
  }

  /** The lines that are lit at first, separated by spaces: stations of Metro (`3 p2`), or lines of Correspondances (`1 4`). */
  get trace(): string | null {
    return this.getAttribute('trace');
  }
  set trace(trace: string | null) {
    this.#set('trace', trace);
  }

  /** `none` leaves the tracks of Metro bare. */
  get paint(): string | null {
    return this.getAttribute('paint');
  }
  set paint(paint: string | null) {
    this.#set('paint', paint);
  }

  /** `off` shows a still picture. */
  get controls(): string | null {
    return this.getAttribute('controls');
  }
  set controls(controls: string | null) {
    this.#set('controls', controls);
  }

  /** `light` or `dark`; otherwise as the reader's system is set. */
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(theme: string | null) {
    this.#set('theme', theme);
  }

  connectedCallback(): void {
    this.#update();
  }

  attributeChangedCallback(): void {
    this.#update();
  }

  disconnectedCallback(): void {
    void this.#show?.then((show) => {
      if (!this.isConnected) show.pause();
    });
  }

  #set(name: string, value: string | number | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** Once for all attributes that change together. */
  #update(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) void this.#present();
    });
  }

  async #present(): Promise<void> {
    try {
      this.#show ??= this.#load();
      const show = await this.#show;
      await show.show(readAttributes((name) => this.getAttribute(name), this.#languages()));
    } catch (error) {
      // The network is gone, or we have a bug: what is between the tags stays, and the next change tries again.
      this.#show = undefined;
      console.error('<guimard-board> could not be shown:', error);
    }
  }

  async #load(): Promise<Show> {
    const { Show: LoadedShow } = await import('./show.svelte.ts');
    return new LoadedShow(this, this.#root);
  }

  #languages(): readonly string[] {
    return [...selfAndAround(this)].flatMap((node) =>
      node instanceof Element ? (node.getAttribute('lang') ?? []) : [],
    );
  }
}

/** What a node is part of, the nearest first, across shadow roots too. */
function* selfAndAround(node: Node): Iterable<Node> {
  yield node;
  const around = node instanceof ShadowRoot ? node.host : node.parentNode;
  if (around !== null) yield* selfAndAround(around);
}

declare global {
  interface HTMLElementTagNameMap {
    'guimard-board': GuimardBoard;
  }
}

if (isBrowser && customElements.get('guimard-board') === undefined)
  customElements.define('guimard-board', GuimardBoard);
