/** What the app uses although the oldest browsers lack it, each with the reason why they do without. */
const OURS = 'a member of an object of ours';
const DETECTED = 'a library asks for it first';
const PROGRESSIVE = 'looks a little plainer without';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '.blocking': OURS,
  '.delay': OURS,
  '.drop': OURS,
  '.pause': OURS,
  '.take': OURS,
  '.variants': OURS,
  '.toHex': DETECTED,
  'Uint8Array.fromHex': DETECTED,
  'Error.captureStackTrace': DETECTED,
  '.stackTraceLimit': DETECTED,
  'URL.canParse': DETECTED,
  '.createPolicy': DETECTED,
  'navigator.share': 'offered where it is there; links and pictures can be copied and saved without',
  'navigator.canShare': 'asks whether sharing is there',
  '.notification': 'only events of notifications have it, which come only where there are some',
  '<search>': 'an unknown element is a plain box; the field inside says what it is for',
  '<… autocapitalize>': 'matters only where there is a keyboard on the screen',
  'text-wrap': PROGRESSIVE,
  'word-break: auto-phrase': 'lines then end after any character of Japanese',
  'hyphenate-limit-chars': 'short words may be hyphenated, too',
  'scrollbar-width': PROGRESSIVE,
  'scrollbar-color': PROGRESSIVE,
  '::-webkit-scrollbar': PROGRESSIVE,
  'content-visibility': 'only saves drawing what is out of sight',
  'contain-intrinsic-size': 'goes with content-visibility',
  'break-after: avoid': 'on paper only',
  'forced-color-adjust': 'matters only where colours are forced, which Safari cannot do',
  'text-size-adjust': 'matters only on phones that enlarge text by themselves',
  '-webkit-tap-highlight-color': 'matters only where taps are highlighted',
};
