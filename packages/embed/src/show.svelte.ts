/** What one element shows: it opens the game that the page asks for, and shows it, or why it cannot. */
import { fail, type Result } from '@guimard/engine/kit';
import embed, { type Words } from '@guimard/messages/embed';
import { type Locale, localeFor } from '@guimard/web/src/i18n/locale.ts';
import { mount } from 'svelte';
import type { Wanted } from './attributes.ts';
import Embed from './Embed.svelte';
import type { ShownGame } from './game.ts';
import { fetchLog, type Opened, openLog, type Trouble } from './open-log.ts';
import { Replay } from './replay.svelte.ts';
import { adoptStyles } from './styles.ts';

/** A game in the language of the reader. */
export interface Shown {
  readonly game: ShownGame;
  readonly look: unknown;
  readonly replay: Replay;
}

export interface Content {
  readonly locale: Locale;
  readonly words: Words;
  readonly wanted: Wanted;
  /** A game, or why there is none. */
  readonly shown: Result<Shown, string>;
}

interface Source {
  readonly log: string | undefined;
  readonly src: string | undefined;
  readonly opened: Promise<Result<Opened & { readonly replay: Replay }, Trouble>>;
}

export class Show {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  content = $state.raw<Content>();
  #source: Source | undefined;
  /** Raised whenever what is under way no longer counts. */
  #turn = 0;

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host;
    this.#root = root;
  }

  async show(wanted: Wanted): Promise<void> {
    const turn = ++this.#turn;
    const locale = localeFor(wanted.languages);
    const [words, opened] = await Promise.all([embed(locale), this.#sourceOf(wanted).opened]);
    const shown = opened.ok
      ? await inWords(opened.value, locale)
      : fail(words.trouble({ reason: await opened.error(locale) }));
    if (turn !== this.#turn) return;
    const before = this.content?.shown;
    const isOther = !(before?.ok && shown.ok && before.value.replay === shown.value.replay);
    if (isOther || !wanted.hasControls) this.pause();
    if (shown.ok && (isOther || wanted.at !== this.content?.wanted.at))
      shown.value.replay.look(wanted.at ?? Number.POSITIVE_INFINITY);
    this.#present({ locale, words, wanted, shown });
  }

  pause(): void {
    const shown = this.content?.shown;
    if (shown?.ok) shown.value.replay.pause();
  }

  /** The same game stays open while it is shown in another way. */
  #sourceOf({ log, src }: Wanted): Source {
    if (this.#source === undefined || this.#source.log !== log || this.#source.src !== src)
      this.#source = { log, src, opened: open(log, src, this.#host.baseURI) };
    return this.#source;
  }

  #present(content: Content): void {
    const isFirst = this.content === undefined;
    this.content = content;
    // A game that is shown for the first time has brought its styles along.
    adoptStyles(this.#root);
    if (!isFirst) return;
    this.#root.replaceChildren();
    mount(Embed, { target: this.#root, props: { show: this } });
  }
}

async function inWords(
  { game, replay }: { readonly game: ShownGame; readonly replay: Replay },
  locale: Locale,
): Promise<Result<Shown, string>> {
  return { ok: true, value: { game, look: await game.load(locale, replay.last), replay } };
}

async function open(
  log: string | undefined,
  src: string | undefined,
  base: string,
): Promise<Result<Opened & { readonly replay: Replay }, Trouble>> {
  if (log === undefined && src === undefined) return fail(async (locale) => (await embed(locale)).empty);
  const text = log ?? (await fetchLog(src ?? '', base));
  if (text === undefined) return fail(async (locale) => (await embed(locale)).notLoaded);
  const opened = await openLog(text);
  if (!opened.ok) return opened;
  const { game, session } = opened.value;
  return { ok: true, value: { ...opened.value, replay: new Replay(session, game.turnPart) } };
}
