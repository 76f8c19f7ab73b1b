/** What can be chosen before a match. */
import { type CorrespondancesOptions, correspondances } from '@guimard/engine/correspondances';
import type { PresetCard, Question } from '../../game-ui.ts';
import Emblem from './Emblem.svelte';
import { ownOptions } from './own.ts';
import { correspondancesWords } from './words.ts';

/** T16: as in the rulebook, and half of it for a short match. */
const TARGETS = [10, 5] as const;

const isPresetNamed = (id: string): id is keyof typeof correspondancesWords.words.presets =>
  id in correspondancesWords.words.presets;

export function presets(): readonly PresetCard[] {
  return correspondances.presets.map(({ id, title, about, options }) => ({
    id,
    ...(isPresetNamed(id) ? correspondancesWords.words.presets[id] : { title, about }),
    options,
    emblems: [Emblem],
  }));
}

/** Who begins the first round (T11) is asked with the seats. */
export function questions(input: object): readonly Question[] {
  const options = ownOptions(input);
  return [targetQuestion(options), rotateQuestion(options)];
}

function targetQuestion(options: CorrespondancesOptions): Question {
  const { setup } = correspondancesWords.words;
  // Others can be asked for in an address or a log: then they are a choice too.
  const targets = new Set([...TARGETS, options.target]);
  return {
    id: 'target',
    label: setup.target,
    many: false,
    choices: Array.from(targets, (target) => ({
      value: String(target),
      label: setup.targetChoice({ target }),
      about: target >= 10 ? setup.targetLong : setup.targetShort,
      isChosen: target === options.target,
      options: { ...options, target },
    })),
  };
}

/** D3. */
function rotateQuestion(options: CorrespondancesOptions): Question {
  const { setup } = correspondancesWords.words;
  const choice = (value: string, label: string, about: string, rotateFirst: boolean) => ({
    value,
    label,
    about,
    isChosen: options.rotateFirst === rotateFirst,
    options: { ...options, rotateFirst },
  });
  return {
    id: 'rotateFirst',
    label: setup.rotate,
    many: false,
    choices: [
      choice('same', setup.same, setup.sameAbout, false),
      choice('next', setup.next, setup.nextAbout, true),
    ],
  };
}
