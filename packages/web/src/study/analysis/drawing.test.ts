import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, isBlank, type Sketch, TOOLS } from './drawing.ts';
import { NO_DRAWING } from './tree.ts';

const pressed = fc.record({ cell: fc.constantFrom('11', '12', '21'), line: fc.nat(3) }, { requiredKeys: [] });

test('what is pressed twice is as before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOOLS), fc.array(pressed), (tool, presses) => {
      const once = presses.reduce<Sketch>((sketch, press) => draw(sketch, tool, press), {
        drawing: NO_DRAWING,
      });
      const back = presses.reduce<Sketch>((sketch, press) => draw(sketch, tool, press), {
        ...once,
        from: undefined,
      });
      if (tool !== 'arrow') expect(isBlank(back.drawing)).toBe(true);
      expect(new Set(once.drawing.arrows.map(String)).size).toBe(once.drawing.arrows.length);
    }),
  );
});

test('an arrow has two ends', () => {
  const begun = draw({ drawing: NO_DRAWING }, 'arrow', { cell: '11' });
  expect(begun).toEqual({ drawing: NO_DRAWING, from: '11' });
  expect(draw(begun, 'arrow', { cell: '11' })).toEqual({ drawing: NO_DRAWING });
  expect(draw(begun, 'arrow', { line: 2 })).toEqual(begun);
  const drawn = draw(begun, 'arrow', { cell: '12' });
  expect(drawn).toEqual({ drawing: { ...NO_DRAWING, arrows: [['11', '12']] } });
  expect(draw({ ...drawn, from: '11' }, 'arrow', { cell: '12' })).toEqual({ drawing: NO_DRAWING });
});
