import { afterEach, expect, it, vi } from 'vitest';
import { processorTime } from './stopwatch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts this thread’s own work', () => {
  vi.stubGlobal('process', { threadCpuUsage: () => ({ user: 1500, system: 500 }) });
  vi.spyOn(performance, 'now').mockReturnValue(7000);
  const time = processorTime();
  vi.unstubAllGlobals();
  expect(time).toBe(1.5);
});

it.each([
  ['a browser', undefined],
  ['an older Node', {}],
])('in %s goes by the clock', (_, there) => {
  vi.stubGlobal('process', there);
  const now = vi.spyOn(performance, 'now').mockReturnValue(7000);
  const time = processorTime();
  vi.unstubAllGlobals();
  expect(time).toBe(7000);
  expect(now).toHaveBeenCalledOnce();
});
