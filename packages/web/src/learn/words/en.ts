import { plural } from '../../i18n/dictionary.svelte.ts';

const en = {
  title: 'Learn to play',
  intro: 'Play the tutorial, or read one card: each takes about a minute. Everything else is in the rules.',
  tutorialTitle: 'Learn by playing',
  tutorialAbout: ({ game }: { game: string }) =>
    `A real game of ${game}, played with you step by step. No reading beforehand.`,
  tutorialStart: 'Play the tutorial',
  minutes: ({ n }: { n: number }) => plural(n, { one: `${n} minute`, other: `${n} minutes` }),
  inFull: 'The rules in full',
  rulesOf: ({ game }: { game: string }) => `Rules of ${game}`,
  rulesIntro: 'Refused? The app names the rule by its number; you find it here.',
  contents: 'Contents',
  find: 'Find a rule',
  findHint: ({ example }: { example: string }) => `A word, or ${example}`,
  found: ({ n }: { n: number }) => plural(n, { one: `${n} rule found`, other: `${n} rules found` }),
  nothing: 'No rule has these words. Try fewer or others.',
  ruleCalled: ({ id }: { id: string }) => `Rule ${id}`,
  print: 'Print',
  // The tutorial.
  next: 'Next',
  leave: 'Leave the tutorial',
  step: ({ at, of }: { at: number; of: number }) => `Step ${at} of ${of}`,
  playing: 'The game goes on …',
  notAsked: 'Good idea, but not now. In the tutorial, please make the marked move.',
  finished: 'That was the tutorial. Ready for a real game?',
  playNow: 'Play a game',
};
export default en;
export type LearnPageWords = typeof en;
