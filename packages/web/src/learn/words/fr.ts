import { plural } from '../../i18n/dictionary.svelte.ts';
import type { LearnPageWords } from './en.ts';

const fr: LearnPageWords = {
  title: 'Apprendre à jouer',
  intro:
    'Joue le tutoriel ou lis une fiche : chacune prend environ une minute. Tout le reste est dans les règles.',
  tutorialTitle: 'Apprendre en jouant',
  tutorialAbout: ({ game }) => `Une vraie partie de ${game}, jouée avec toi pas à pas. Rien à lire avant.`,
  tutorialStart: 'Jouer le tutoriel',
  minutes: ({ n }) => plural(n, { one: `${n} minute`, other: `${n} minutes` }),
  inFull: 'Les règles complètes',
  rulesOf: ({ game }) => `Règles de ${game}`,
  rulesIntro: 'Un coup refusé ? L’application donne le numéro de la règle ; tu la trouves ici.',
  contents: 'Sommaire',
  find: 'Chercher une règle',
  findHint: ({ example }) => `Un mot, ou ${example}`,
  found: ({ n }) => plural(n, { one: `${n} règle trouvée`, other: `${n} règles trouvées` }),
  nothing: 'Aucune règle ne contient ces mots. Essaies-en moins ou d’autres.',
  ruleCalled: ({ id }) => `Règle ${id}`,
  print: 'Imprimer',
  next: 'Suivant',
  leave: 'Quitter le tutoriel',
  step: ({ at, of }) => `Étape ${at} sur ${of}`,
  playing: 'La partie continue…',
  notAsked: 'Bonne idée, mais pas maintenant. Dans le tutoriel, joue le coup marqué.',
  finished: 'Le tutoriel est terminé. On passe à une vraie partie ?',
  playNow: 'Jouer une partie',
};
export default fr;
