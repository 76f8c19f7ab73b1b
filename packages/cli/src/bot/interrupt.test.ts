import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onInterrupt } from './interrupt.ts';

const leave = vi.fn();
const end = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  process.on('SIGINT', end);
  onTestFinished(() => {
    process.off('SIGINT', end);
    vi.useRealTimers();
    vi.clearAllMocks();
  });
});
const press = () => process.emit('SIGINT', 'SIGINT');

test('one press that arrives twice does not end the program', () => {
  onInterrupt(leave);
  press();
  press();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
});

test('a second press does', () => {
  onInterrupt(leave);
  press();
  vi.advanceTimersByTime(1000);
  press();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('afterwards Ctrl-C does what it did before', () => {
  const stopListening = onInterrupt(leave);
  stopListening();
  press();
  expect(leave).not.toHaveBeenCalled();
  expect(end).toHaveBeenCalledTimes(1);
});
