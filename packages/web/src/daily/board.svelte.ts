/** The board of a day on the server that this page comes from, if it offers one. */
import type { DayName } from '@guimard/ai/daily';
import type { Log } from '@guimard/engine/kit';
import { type DailyBoard, type DailyCounted, type DailySubmission, newKeys } from '@guimard/protocol';
import { server } from '../online/api.ts';
import { tellOnline } from '../online/refusals.ts';
import { loadOnlineWords } from '../online/words.ts';
import { string } from '../schema.ts';
import { changeSettings } from '../setup/apply-settings.ts';
import { cleanName } from '../setup/remember.ts';
import { stored } from '../stored.ts';
import { recordSent } from './results.ts';

/** The same for all days: it tells the server whose first result it is, and nothing else. */
const secret = stored('guimard.daily.secret', string, '');

function ownSecret(): string {
  const kept = secret.read();
  if (kept !== '') return kept;
  const made = newKeys().secret;
  secret.write(made);
  return made;
}

export class Board {
  readonly #date: DayName;
  /** Undefined without a server that has one. */
  board = $state.raw<DailyBoard>();
  /** The own result, after it was sent. */
  counted = $state.raw<DailyCounted>();
  isBusy = $state(false);
  trouble = $state('');

  constructor(date: DayName) {
    this.#date = date;
  }

  async open(): Promise<void> {
    const [answer] = await Promise.all([server.dailyBoard(this.#date), loadOnlineWords()]);
    if (answer.ok) this.board = answer.value;
  }

  /** The server verifies the log before it counts. */
  async send(log: Log, nickname: string): Promise<void> {
    const name = cleanName(nickname);
    this.isBusy = true;
    this.trouble = '';
    await changeSettings({ name });
    // The game has checked them; the schema only calls their lists changeable.
    const options = log.options as DailySubmission['log']['options'];
    const body = { name, secret: ownSecret(), log: { ...log, options, actions: [...log.actions] } };
    const answer = await server.submitDaily(this.#date, body);
    this.isBusy = false;
    if (!answer.ok) {
      this.trouble = tellOnline(answer.error);
      return;
    }
    this.counted = answer.value;
    recordSent(this.#date, true);
    await this.open();
  }

  /** Takes the name off the board; the result stays. */
  async erase(): Promise<void> {
    this.isBusy = true;
    const answer = await server.eraseDaily(this.#date, ownSecret());
    this.isBusy = false;
    this.trouble = answer.ok ? '' : tellOnline(answer.error);
    if (!answer.ok) return;
    this.counted = undefined;
    await this.open();
  }
}
