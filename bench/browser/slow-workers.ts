/**
 * Web workers as slow as on a weaker machine. The browser's own throttling (Emulation.setCPUThrottlingRate) slows nothing
 * but the page's main thread, and is refused by workers. So their process is stopped and continued by signals, such that they
 * get one part in so many of a processor, even while others use it. The page stands still together with them. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Between two looks at what the workers have used, in milliseconds. */
const LOOK_MS = 4;
/** How much they may use at once after a rest, in milliseconds. */
const MOST_CREDIT = 4;

const linesOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The thread has ended.
    return '';
  }
};

/** The processor time of the workers of a process so far, in milliseconds; undefined if it has none. */
function usedBy(pid: number): number | undefined {
  const tasks = `/proc/${pid}/task`;
  const workers = readdirSync(tasks).filter((task) =>
    linesOf(`${tasks}/${task}/comm`).startsWith('DedicatedWorker'),
  );
  if (workers.length === 0) return undefined;
  // Nanoseconds on a processor come first.
  const times = workers.map((task) => Number(linesOf(`${tasks}/${task}/schedstat`).split(' ')[0]) / 1e6);
  return times.reduce((sum, time) => sum + time, 0);
}

/** The process of the page that has workers, as soon as there is one. */
async function workingProcess(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  for (;;) {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const found = processInfo.find(({ type, id }) => type === 'renderer' && usedBy(id) !== undefined);
    if (found !== undefined) {
      await devtools.detach();
      return found.id;
    }
    await setTimeout(LOOK_MS);
  }
}

export interface Slowed {
  /** The processor time of the workers since then, in milliseconds. */
  used(): number;
  /** From then on they are as fast as they can be. */
  end(): void;
}

/** The workers that are there from now on get one part in `factor` of a processor. */
export async function slowWorkers(browser: Browser, factor: number): Promise<Slowed> {
  const pid = await workingProcess(browser);
  const begun = usedBy(pid) ?? 0;
  let credit = 0;
  let [before, clock] = [begun, performance.now()];
  let isStopped = false;
  const look = (): void => {
    const [used, now] = [usedBy(pid) ?? before, performance.now()];
    credit = Math.min(MOST_CREDIT, credit + (now - clock) / factor) - (used - before);
    [before, clock] = [used, now];
    const mustStop = credit < 0;
    if (mustStop !== isStopped) process.kill(pid, mustStop ? 'SIGSTOP' : 'SIGCONT');
    isStopped = mustStop;
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    used: () => (usedBy(pid) ?? before) - begun,
    end() {
      clearInterval(timer);
      if (isStopped) process.kill(pid, 'SIGCONT');
    },
  };
}
