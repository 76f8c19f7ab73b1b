import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';

/** An expectation of how many dialogs the history has entries for: that of a closed one goes a moment later. */
export const dialogsInHistory = (page: Page) =>
  expect.poll(() => page.evaluate((): unknown => history.state?.depth ?? 0));
