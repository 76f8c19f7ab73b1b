import { expect, test } from 'vitest';
import { Histogram, LabelledCounter } from './metrics.ts';

test('a histogram counts what is at most as much', () => {
  const histogram = new Histogram('took_seconds', 'How long.');
  for (const seconds of [0.0005, 0.001, 0.02, 9]) histogram.observe(seconds);
  const lines = histogram.write();
  expect(lines.slice(0, 2)).toEqual(['# HELP took_seconds How long.', '# TYPE took_seconds histogram']);
  expect(lines).toContain('took_seconds_bucket{le="0.001"} 2');
  expect(lines).toContain('took_seconds_bucket{le="0.025"} 3');
  expect(lines).toContain('took_seconds_bucket{le="2.5"} 3');
  expect(lines.slice(-3)).toEqual([
    'took_seconds_bucket{le="+Inf"} 4',
    'took_seconds_sum 9.0215',
    'took_seconds_count 4',
  ]);
});

test('a label cannot break out of its quotes', () => {
  const counter = new LabelledCounter('refused_total', 'rule', 'Refusals.');
  counter.add('B14');
  counter.add('B14');
  counter.add('"} 1\nother');
  expect(counter.write().slice(2)).toEqual([
    'refused_total{rule="B14"} 2',
    'refused_total{rule="___1_other"} 1',
  ]);
});
