/** Follows a table over sockets and records what was sent, for tests. */
import type { Seat } from '@guimard/engine/kit';
import type { Command, Update } from '@guimard/protocol';
import { newKey } from './client.ts';
import { Player } from './player.ts';
import type { Running } from './server.ts';
import { TestSocket } from './socket.ts';

interface Viewer {
  readonly server: Running;
  readonly table: string;
  readonly seat: Seat;
  /** Left out by a spectator. */
  readonly secret?: string;
}

/** A client at a table, over a socket that can be reopened. */
export class Online {
  readonly #viewer: Viewer;
  player: Player;
  socket: TestSocket;

  constructor(viewer: Viewer, player = new Player(viewer.seat)) {
    this.#viewer = viewer;
    this.player = player;
    this.socket = new TestSocket(viewer.server, viewer.table);
  }

  /** Connects with what the client knows, and follows the table from then on; returns what was new. */
  async enter(): Promise<Update> {
    const { socket } = this;
    socket.ws.on('message', () => {
      const news = socket.got.at(-1)!;
      if (news.type === 'welcome' || news.type === 'update') this.player.learn(news.update);
    });
    const { secret } = this.#viewer;
    const { had } = this.player;
    return (await socket.hello(secret === undefined ? had : { secret, ...had })).update;
  }

  /** As after a reload: the new page knows nothing. */
  async reload(): Promise<void> {
    await this.socket.close();
    this.player = new Player(this.#viewer.seat);
    this.socket = new TestSocket(this.#viewer.server, this.#viewer.table);
    await this.enter();
  }

  /** As after a lost connection: with everything known before. */
  async comeBack(): Promise<void> {
    this.socket.ws.removeAllListeners('message').terminate();
    this.socket = new TestSocket(this.#viewer.server, this.#viewer.table);
    await this.enter();
  }

  /** Waits until the table has reached that version. */
  follow(version: number): Promise<void> {
    return this.socket.until(() => this.player.version >= version);
  }

  send(command: Command): void {
    const { version } = this.player;
    this.socket.send({ type: 'command', request: { key: newKey(), version, command } });
  }

  /** Another client in the same seat that knows what was known here at some earlier time. */
  twin(had?: Update): Online {
    const player = new Player(this.#viewer.seat);
    if (had !== undefined) player.learn(had);
    return new Online(this.#viewer, player);
  }
}
