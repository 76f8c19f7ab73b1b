/** A table on a server, as this browser's player or a spectator sees it. */
import {
  CHANCE,
  type Code,
  fail,
  newRefusal,
  nth,
  OVER,
  ok,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  type View,
} from '@guimard/engine/kit';
import {
  type ChatLine,
  CLOSED,
  type Command,
  type End,
  KnownGame,
  type Link,
  type Presence,
  type Refused,
  type ServerMessage,
  type Shares,
  type Socket,
  TableClient,
  type TableInfo,
  type Taken,
  type Update,
} from '@guimard/protocol';
import type { GameUi } from '../game-ui.ts';
import type { Advice } from '../table/advice.ts';
import { Adviser } from '../table/adviser.svelte.ts';
import type { Assistance, Sitter } from '../table/seating.ts';
import type { TableModel } from '../table/table-model.ts';
import { Thinkers } from '../table/thinkers.ts';
import { tableWords } from '../table/words.ts';
import { type Absence, absenceOf, timeLeft } from './clocks.ts';
import { seatName } from './names.ts';
import { tellOnline } from './refusals.ts';
import { RemoteHistory } from './remote-history.svelte.ts';
import { Typing } from './typing.svelte.ts';
import { onlineWords } from './words.ts';

export interface OnlineDeps {
  readonly open: () => Socket;
  /** Undefined for a spectator. */
  readonly secret: string | undefined;
  readonly name: string;
  /** What the seat adds to the chance of the game, as it was stored; and how to store it. */
  readonly shares?: Shares | undefined;
  readonly onShares?: (shares: Shares) => void;
}

export class OnlineTable extends RemoteHistory implements TableModel {
  readonly #client: TableClient;
  readonly #adviser = new Adviser();
  #thinkers: Thinkers | undefined;
  /** The server's clock, less ours. */
  #ahead = 0;

  info: TableInfo;
  /** What this browser has added to the chance of the game. */
  shares: Shares | undefined;
  link = $state<Link>('connecting');
  presence = $state.raw<Presence>({ present: [], awaySince: [], spectators: 0 });
  chat = $state.raw<readonly ChatLine[]>([]);
  readonly typing = new Typing(() => this.#client.typing());
  /** How many commands of ours are on their way. */
  #sending = $state(0);
  trouble = $state<string>();
  pending = $state<Code>();

  private constructor(ui: GameUi, known: KnownGame, info: TableInfo, deps: OnlineDeps) {
    super(ui, known);
    this.info = $state.raw(info);
    this.shares = deps.shares;
    this.#client = new TableClient({
      ...deps,
      onShares: (shares) => {
        this.shares = shares;
        deps.onShares?.(shares);
      },
      known,
      info,
      onMessage: (message) => this.#onMessage(message),
      onUpdate: (update, taken, isWelcome) => this.#update(update, taken, isWelcome),
      onLink: (link) => {
        this.link = link;
      },
    });
  }

  /** Undefined if the server plays another version of the game than this page. */
  static open(ui: GameUi, info: TableInfo, deps: OnlineDeps): OnlineTable | undefined {
    const known = KnownGame.open(ui.game, info);
    return known.ok ? new OnlineTable(ui, known.value, info, deps) : undefined;
  }

  get id(): string {
    return this.info.id;
  }
  get assistance(): Assistance {
    return this.info.assistance;
  }

  readonly seats: readonly Sitter[] = $derived.by(() =>
    this.info.seats.map(({ name, kind, level }, seat) => ({
      name: seatName({ seat, name }),
      player: kind === 'computer' ? { kind, level: level ?? 1 } : { kind: 'human' },
    })),
  );
  readonly names: readonly string[] = $derived.by(() => this.seats.map(({ name }) => name));

  /** Why the connection has ended for good. */
  get end(): End | undefined {
    const { link } = this;
    return link === 'connecting' || link === 'open' || link === 'cut' ? undefined : link;
  }
  get isSpectator(): boolean {
    return this.viewer === SPECTATOR;
  }
  /** Whether the viewer may turn that seat's player out: see `TableInfo.opener`. */
  mayTurnOut(seat: Seat): boolean {
    const { opener, seats } = this.info;
    return opener?.seat === this.viewer && seat !== this.viewer && seats[seat]?.kind === 'person';
  }
  /** The computer plays for the one who looks. */
  get isReplaced(): boolean {
    return this.info.seats[this.viewer]?.isReplaced ?? false;
  }
  /** Something of ours is on its way to the server. */
  get isSending(): boolean {
    return this.#sending > 0;
  }
  get isOver(): boolean {
    return this.info.phase === 'over' && this.isShown;
  }
  get winners(): readonly Seat[] {
    return this.info.winners ?? [];
  }

  get canAct(): boolean {
    return (
      this.isLive &&
      !this.isShowing &&
      !this.isSending &&
      this.isShown &&
      this.info.phase === 'running' &&
      !this.isReplaced &&
      this.view.toMove >= 0 &&
      this.view.toMove === this.viewer
    );
  }

  get thinking(): Seat | undefined {
    const { toMove } = this.view;
    const seat = this.info.phase === 'running' && this.isLive ? this.info.seats[toMove] : undefined;
    return seat !== undefined && (seat.kind === 'computer' || seat.isReplaced) ? toMove : undefined;
  }

  /** Only the server knows. */
  readonly thought = undefined;

  /** Online, what was drawn stays drawn. */
  readonly practice = false;

  /** The viewer's clock runs, and not for days. */
  get isHurried(): boolean {
    const { clock, runningSince } = this.info;
    return runningSince !== undefined && clock.kind !== 'days' && this.toMove === this.viewer;
  }

  /** Who has resigned has ended the game, though the rules know nothing of it. */
  override viewAt(actions: number, viewer = this.viewer): View<State> {
    const view = super.viewAt(actions, viewer);
    return this.isOver && actions >= this.steps.length ? { ...view, toMove: OVER, legal: [] } : view;
  }

  /** In milliseconds, by the server's clock. */
  timeLeft(seat: Seat, now: number): number | undefined {
    return timeLeft(this.info, seat, this.toMove, now + this.#ahead);
  }

  /** Of the player of a seat; undefined if they are here. */
  absence(seat: Seat, now: number): Absence | undefined {
    const { opener, grace } = this.info;
    const itsGrace = opener?.seat === seat ? opener.grace : grace;
    return absenceOf(this.presence.awaySince[seat], itsGrace, now + this.#ahead);
  }

  connect(): void {
    this.#client.connect();
  }

  /** The network is back, or the page is visible again. */
  wake(): void {
    this.#client.wake();
  }

  lose(): void {
    this.#client.lose();
  }

  disconnect(): void {
    this.turn++;
    this.#client.close();
  }

  /** The screen is there: what has happened meanwhile can be shown. */
  async start(): Promise<void> {
    await this.drive();
  }

  async close(): Promise<void> {
    this.#adviser.forget();
    await this.#thinkers?.close();
    this.#thinkers = undefined;
  }

  tryAgain(): void {
    this.trouble = undefined;
    this.#client.resync();
  }

  /** One of the legal codes of the view. If something happened since that changes nothing, it is sent once more. */
  async act(code: Code): Promise<void> {
    if (!this.canAct || !this.view.legal.includes(code)) return;
    const position = this.moments.at(-1)!;
    const action = this.game.format(this.game.decode(this.view.known, code));
    const isStill = (): boolean => this.isAt(position) && this.view.legal.includes(code);
    this.pending = code;
    await this.do({ type: 'act', action }, isStill);
    this.pending = undefined;
  }

  get whyNoUndo(): string | undefined {
    const { phase, request } = this.info;
    const { notices, asks } = onlineWords.words;
    if (phase === 'over') return this.#refusalText(newRefusal('undo', 'gameOver'));
    if (phase !== 'running') return notices.paused;
    if (request !== undefined) return asks[request.what]({ name: nth(this.names, request.seat) });
    // What follows a move may not be shown yet: a tile that was drawn cannot be put back.
    if (!this.isLive || !this.isShown) return tableWords.words.undoReviewing;
    const own = this.steps.findLastIndex(({ mover }) => mover === this.viewer);
    if (own < 0) return this.#refusalText(newRefusal('undo', 'nothingToUndo'));
    return this.steps.slice(own).some(({ mover }) => mover === CHANCE)
      ? this.#refusalText(newRefusal('undo', 'drawnSince'))
      : undefined;
  }

  /** Asks the others to take back the last move. */
  async undo(): Promise<Result<void, string>> {
    const asked = await this.do({ type: 'ask', what: 'undo' });
    return asked.ok ? asked : fail(this.#refusalText(asked.error));
  }

  /** Says yes or no to what is asked for now. */
  async answer(agree: boolean): Promise<void> {
    const { request } = this.info;
    const isStill = (): boolean =>
      request !== undefined &&
      request.what === this.info.request?.what &&
      request.seat === this.info.request.seat;
    await this.do({ type: 'answer', agree }, isStill);
  }

  /** Asks the server for something; what it refuses is told. `isStill`: it still means the same. */
  async do(command: Command, isStill?: () => boolean): Promise<Result<void, Refused>> {
    this.trouble = undefined;
    this.#sending++;
    let result = await this.#client.command(command);
    if (!result.ok && result.error.rule === 'version') {
      await this.#catchUp(result.error);
      if (isStill?.() === true) result = await this.#client.command(command);
    }
    this.#sending--;
    if (result.ok) return ok(undefined);
    if (result.error.rule !== CLOSED) this.trouble = this.#refusalText(result.error);
    return result;
  }

  async say(text: string): Promise<boolean> {
    const said = await this.#client.say(text);
    if (!said.ok) this.trouble = this.#refusalText(said.error);
    return said.ok;
  }

  get advice(): Advice | undefined {
    return this.#adviser.advice;
  }
  get isAdvising(): boolean {
    return this.#adviser.isThinking;
  }

  async askCoach(): Promise<void> {
    if (!this.canAct) return;
    const tell = (trouble: string): void => {
      this.trouble = trouble;
    };
    this.#thinkers ??= new Thinkers(this.game, 0, tell);
    await this.#adviser.ask(this.#thinkers, this.view, tell);
  }

  #refusalText(refusal: Refusal): string {
    return tellOnline(refusal, this.ui);
  }

  /** Waits for what the refusal knows and we do not. */
  async #catchUp({ version }: Refused): Promise<void> {
    if (version !== undefined && this.info.version >= version) return;
    const updated = this.#client.nextUpdate();
    this.#client.resync();
    await updated;
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.viewer = message.viewer;
        this.chat = message.chat;
        this.presence = message.presence;
        break;
      case 'chat':
        this.typing.stop(message.line.from);
        if (!this.chat.some(({ number }) => number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
        break;
      case 'typing':
        this.typing.hear(message.seat);
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'refused':
        if (message.key === undefined) this.trouble = this.#refusalText(message);
    }
  }

  #update({ table, now }: Update, taken: Taken, isWelcome: boolean): void {
    this.take(taken);
    if (!isWelcome) this.#forgetErased(table);
    this.info = table;
    this.#ahead = now - Date.now();
    void this.drive();
  }

  /** Who has had their name removed has had what they said removed, too. On coming back, the chat is told anew anyway. */
  #forgetErased({ seats }: TableInfo): void {
    const isErased = ({ from }: ChatLine): boolean =>
      seats[from]?.name === '' && this.info.seats[from]?.name !== '';
    this.chat = this.chat.filter((line) => !isErased(line));
  }

  protected override moved(): void {
    this.#adviser.forget();
  }

  protected override get isWaiting(): boolean {
    return this.info.phase === 'waiting';
  }
}
