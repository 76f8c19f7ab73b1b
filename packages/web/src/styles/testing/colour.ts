/** Colours as numbers: how bright they are, how far apart, and how they look to the colour-blind. */

/** Red, green and blue of linear light, 0–1. */
export type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Of `#rrggbb`. */
export const lightOf = (hex: string): Light => {
  const channel = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const dot = (a: Light, b: Light): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: Matrix, light: Light): Light => [
  dot(matrix[0], light),
  dot(matrix[1], light),
  dot(matrix[2], light),
];
const each = (light: Light, change: (value: number) => number): Light => [
  change(light[0]),
  change(light[1]),
  change(light[2]),
];

/** The contrast of WCAG 2: 1–21. */
export function contrast(a: Light, b: Light): number {
  const luminance = (light: Light): number => dot([0.2126, 0.7152, 0.0722], light) + 0.05;
  return Math.max(luminance(a) / luminance(b), luminance(b) / luminance(a));
}

/** OKLab (B. Ottosson, 2020): distances in it are about as large as they look. */
function oklab(light: Light): Light {
  const cones: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const lab: Matrix = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return times(lab, each(times(cones, light), Math.cbrt));
}

/** In hundredths of OKLab, where about 2 is just noticeable. */
export function distance(a: Light, b: Light): number {
  const [p, q] = [oklab(a), oklab(b)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const clamped = (light: Light): Light => each(light, (value) => Math.min(1, Math.max(0, value)));

/** F. Viénot, H. Brettel, J. D. Mollon: Digital video colourmaps for checking the legibility of displays by dichromats (1999). */
const PROTAN: Matrix = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
];
const DEUTAN: Matrix = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
];
/**
 * H. Brettel, F. Viénot, J. D. Mollon: Computerized simulation of color appearance for dichromats (1997). The colours
 * on either side of a plane are projected differently. All numbers are for sRGB, as derived by libDaltonLens.
 */
const TRITAN: { readonly plane: Light; readonly above: Matrix; readonly below: Matrix } = {
  plane: [0.03901, -0.02788, -0.01113],
  above: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  below: [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
};

/** How a colour looks to people with full colour vision, and to those without one kind of cone. */
export const VISIONS = {
  full: (light: Light): Light => light,
  protanopia: (light: Light): Light => clamped(times(PROTAN, light)),
  deuteranopia: (light: Light): Light => clamped(times(DEUTAN, light)),
  tritanopia: (light: Light): Light =>
    clamped(times(dot(TRITAN.plane, light) >= 0 ? TRITAN.above : TRITAN.below, light)),
} as const;
