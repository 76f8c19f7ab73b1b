/** The tables that one can join or look at, and one's own. */
import { OFFLINE } from '@guimard/protocol';
import type { GameUi } from '../game-ui.ts';
import { gameCalled, loadGame } from '../games.ts';
import { type LobbyTable, server } from './api.ts';
import { forgetSeat, ownSeats } from './seats.ts';

const EVERY_MS = 6000;
/** As many of one's own tables are looked at: those joined last. */
const OWN_SHOWN = 12;

export class Lobby {
  /** Undefined while nobody has answered. */
  tables = $state.raw<readonly LobbyTable[]>();
  mine = $state.raw<readonly LobbyTable[]>([]);
  isOffline = $state(false);
  #uis = $state.raw<ReadonlyMap<string, GameUi>>(new Map());
  #timer: ReturnType<typeof setInterval> | undefined;

  open(): void {
    void this.refresh();
    void this.#loadMine();
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    const listed = await server.lobby();
    this.isOffline = !listed.ok && listed.error.rule === OFFLINE;
    if (!listed.ok) return;
    const { tables } = listed.value;
    await this.#loadGames(tables);
    this.tables = tables;
  }

  uiOf({ game }: LobbyTable): GameUi | undefined {
    return this.#uis.get(game);
  }

  async #loadMine(): Promise<void> {
    const own = ownSeats().slice(0, OWN_SHOWN);
    const found = await Promise.all(
      own.map(async ({ table }) => {
        const answer = await server.table(table);
        // A table that is no longer there needs no seat.
        if (!answer.ok && answer.error.rule === 'no-table') forgetSeat(table);
        return answer.ok ? [answer.value] : [];
      }),
    );
    const mine = found.flat();
    await this.#loadGames(mine);
    this.mine = mine;
  }

  async #loadGames(tables: readonly LobbyTable[]): Promise<void> {
    const missing = new Set(tables.map(({ game }) => game).filter((game) => !this.#uis.has(game)));
    if (missing.size === 0) return;
    const loaded = await Promise.all(
      [...missing].flatMap((game) => {
        const entry = gameCalled(game);
        return entry === undefined ? [] : [loadGame(entry)];
      }),
    );
    this.#uis = new Map([...this.#uis, ...loaded.map((ui) => [ui.game.meta.id, ui] as const)]);
  }
}
