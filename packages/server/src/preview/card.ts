/** The picture for a link: a small board on cast-iron green, with lines running past it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Curve, Miniature, Paint } from '@guimard/miniature';
import { type Colour, type Place, Raster } from './raster.ts';

/** The size that sites with link previews expect. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Margin between the board and the edge. */
const MARGIN = 30;

const hex = (code: string): Colour => [
  Number.parseInt(code.slice(1, 3), 16),
  Number.parseInt(code.slice(3, 5), 16),
  Number.parseInt(code.slice(5, 7), 16),
];

/** The app's materials and colours by daylight, by their names in web/src/styles (boards.css and palettes.css). */
export const PAINTS = {
  '--cell': '#e9e0ca',
  '--tile': '#fdf8ea',
  '--track': '#6b6557',
  '--iron': '#1f5a48',
  '--iron-deep': '#164436',
  '--brass': '#d8b15a',
  '--enamel': '#fffdf6',
  '--colour-0': '#e3ae00',
  '--colour-1': '#1e62b8',
  '--colour-2': '#d0540f',
  '--colour-3': '#2c7a3d',
  '--colour-4': '#8a3f9e',
  '--colour-5': '#5d6368',
  '--colour-6': '#ab1a2a',
  '--colour-7': '#653c1e',
} as const;

const mixed = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const COLOURS = [
  PAINTS['--colour-0'],
  PAINTS['--colour-1'],
  PAINTS['--colour-2'],
  PAINTS['--colour-3'],
  PAINTS['--colour-4'],
  PAINTS['--colour-5'],
  PAINTS['--colour-6'],
  PAINTS['--colour-7'],
].map(hex);
const MATERIALS = {
  ground: hex(PAINTS['--cell']),
  tile: hex(PAINTS['--tile']),
  iron: hex(PAINTS['--iron']),
  brass: hex(PAINTS['--brass']),
  enamel: hex(PAINTS['--enamel']),
  rail: mixed(hex(PAINTS['--track']), hex(PAINTS['--tile']), 0.5),
} as const;
const BACKGROUND = hex(PAINTS['--iron-deep']);

const colourOf = (paint: Paint): Colour =>
  typeof paint === 'number' ? (COLOURS[paint] ?? MATERIALS.rail) : MATERIALS[paint];
/** A completed line is paler. */
const calm = (paint: Paint): Colour => mixed(colourOf(paint), MATERIALS.tile, 0.35);

/** Milliseconds for which nobody else is served. */
const AT_ONCE = 2;

/** Without a board, the card of the app itself. */
export async function drawCard(board: Miniature | undefined): Promise<Raster> {
  const raster = new Raster(WIDTH, HEIGHT, BACKGROUND);
  let since = performance.now();
  for (const draw of [...lines(), ...(board === undefined ? sign() : shapesOf(board))]) {
    draw(raster);
    if (performance.now() - since < AT_ONCE) continue;
    await nextTurn();
    since = performance.now();
  }
  return raster;
}

/** Draws one shape. */
type Draw = (raster: Raster) => void;

/** Into the picture on the left, and out of it on the right. */
function lines(): Draw[] {
  const middle = WIDTH / 2;
  return [0, 2, 6, 1].flatMap((paint, i) => {
    const [low, high] = [HEIGHT / 2 + (i - 1.5) * 120, HEIGHT / 2 + (i - 1.5) * 34];
    const left: Curve = [
      { x: -20, y: low },
      { x: 160, y: low },
      { x: 120, y: high },
      { x: middle, y: high },
    ];
    const places = placesOn(left, 40);
    return [places, mirrored(places)].map(
      (line): Draw =>
        (raster) =>
          raster.line(line, 20, colourOf(paint)),
    );
  });
}

const mirrored = (places: readonly Place[]): Place[] =>
  places.map(({ x, y }) => ({ x: WIDTH - x, y: HEIGHT - y }));

/** The app's icon (web/public/icon.svg): two crossing stems, each with a lamp. */
function sign(): Draw[] {
  const scale = (HEIGHT - 2 * MARGIN) / ICON;
  const [left, top] = [(WIDTH - ICON * scale) / 2, MARGIN];
  const at = ({ x, y }: Place): Place => ({ x: left + x * scale, y: top + y * scale });
  const across = ({ x, y }: Place): Place => ({ x: ICON - x, y });
  const lamps = [at, (place: Place) => at(across(place))].flatMap((side) =>
    Array.from(
      { length: 21 },
      (_, i): Draw =>
        (raster) =>
          raster.line([side({ x: 195, y: 186 - i * 3.5 })], 70 * (1 - i / 20) ** 0.8 * scale, LAMP),
    ),
  );
  const stem = STEM.flatMap((curve) => placesOn(curve, 24));
  return [
    (raster) => raster.box(left, top, ICON * scale, ICON * scale, 116 * scale, MATERIALS.iron),
    ...lamps,
    (raster) => raster.line(stem.map(across).map(at), 42 * scale, MATERIALS.enamel),
    // The stem in front has a gap on both sides.
    (raster) => raster.line(placesOn(FRONT, 24).map(at), 78 * scale, MATERIALS.iron, 'cut'),
    (raster) => raster.line(stem.map(at), 42 * scale, hex('#e2b65a')),
  ];
}

const ICON = 512;
const LAMP = hex('#f28f3b');
const spots = (...numbers: readonly number[]): Curve => {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = numbers;
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ];
};
const STEM: readonly Curve[] = [
  spots(366, 436, 366, 356, 290, 340, 256, 312),
  spots(256, 312, 192, 260, 112, 262, 112, 168),
  spots(112, 168, 112, 108, 166, 82, 196, 108),
];
const FRONT = spots(318, 356, 294, 340, 239, 298, 198, 276);

function shapesOf({ x, y, width, height, shapes }: Miniature): Draw[] {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const at = (place: Place): Place => ({
    x: WIDTH / 2 + (place.x - x - width / 2) * scale,
    y: HEIGHT / 2 + (place.y - y - height / 2) * scale,
  });
  return shapes.map((shape) => (raster) => {
    if (shape.kind === 'plate') {
      const corner = at(shape);
      const [wide, high] = [shape.width * scale, shape.height * scale];
      raster.box(corner.x, corner.y, wide, high, shape.radius * scale, colourOf(shape.paint));
    } else {
      const places = shape.curves.flatMap((curve) => placesOn(curve)).map(at);
      raster.line(places, shape.width * scale, (shape.isCalm ? calm : colourOf)(shape.paint), 'cut');
    }
  });
}

/** With enough straight segments for the curve of a tile to look round. */
function placesOn([a, b, c, d]: Curve, pieces = 10): Place[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const u = 1 - t;
    const [ka, kb, kc, kd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: ka * a.x + kb * b.x + kc * c.x + kd * d.x, y: ka * a.y + kb * b.y + kc * c.y + kd * d.y };
  });
}
