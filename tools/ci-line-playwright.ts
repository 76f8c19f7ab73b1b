import type { Reporter, Suite } from '@playwright/test/reporter';

/** The line of tools/ci-line-reporter.ts, for browser tests. */
export default class CiLineReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const count = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) count[test.outcome()]++;
    const failed = count.unexpected + count.flaky;
    process.stdout.write(`\n${count.expected} passed, ${failed} failed, ${count.skipped} skipped\n`);
  }

  /** The list of tests beside it is for people. */
  printsToStdio(): boolean {
    return false;
  }
}
