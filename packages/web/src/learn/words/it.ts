import { plural } from '../../i18n/dictionary.svelte.ts';
import type { LearnPageWords } from './en.ts';

const it: LearnPageWords = {
  title: 'Impara a giocare',
  intro:
    'Gioca il tutorial o leggi una scheda: ognuna richiede circa un minuto. Tutto il resto è nelle regole.',
  tutorialTitle: 'Imparare giocando',
  tutorialAbout: ({ game }) =>
    `Una vera partita a ${game}, passo dopo passo insieme a te. Niente da leggere prima.`,
  tutorialStart: 'Gioca il tutorial',
  minutes: ({ n }) => plural(n, { one: `${n} minuto`, other: `${n} minuti` }),
  inFull: 'Il regolamento completo',
  rulesOf: ({ game }) => `Regole di ${game}`,
  rulesIntro: 'Mossa rifiutata? L’app indica il numero della regola: qui la trovi.',
  contents: 'Indice',
  find: 'Cerca una regola',
  findHint: ({ example }) => `Una parola, o ${example}`,
  found: ({ n }) => plural(n, { one: `${n} regola trovata`, other: `${n} regole trovate` }),
  nothing: 'Nessuna regola contiene queste parole. Prova con meno parole o con altre.',
  ruleCalled: ({ id }) => `Regola ${id}`,
  print: 'Stampa',
  next: 'Avanti',
  leave: 'Esci dal tutorial',
  step: ({ at, of }) => `Passo ${at} di ${of}`,
  playing: 'La partita continua…',
  notAsked: 'Buona idea, ma non ora. Nel tutorial fai la mossa segnata, per favore.',
  finished: 'Il tutorial finisce qui. Vuoi giocare una vera partita?',
  playNow: 'Gioca una partita',
};
export default it;
