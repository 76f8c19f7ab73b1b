/** A component of a larger installation, such as PostgreSQL, as a process: see tools/components. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const FOLDER = join(import.meta.dirname, '../../../../../tools/components');

/** The last three are for network namespaces. */
type Word = 'stop' | 'kill' | 'start' | 'cut back' | 'cut all' | 'heal';

export interface Component {
  /** Its URL, or whatever else it prints first. */
  readonly url: string;
  /** Resolves when it is done. To kill is to stop as if the power had failed. */
  tell(word: Word): Promise<void>;
  /** For good. */
  close(): Promise<void>;
}

/** Settings are those of the component, as NAME=VALUE. */
export async function startComponent(name: string, ...settings: readonly string[]): Promise<Component> {
  const child = spawn(process.execPath, [join(FOLDER, `${name}.mjs`), ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${name} has ended`);
    return value;
  };
  return {
    url: await line(),
    tell: async (word) => {
      child.stdin.write(`${word}\n`);
      await line();
    },
    close: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
