/** Before the tests of a file: the app's styles, and English. Games load their own words. */
import '../styles/base.css';
import { dealWords } from '../deals/words.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import { shell } from '../i18n/shell.ts';
import { onlineWords } from '../online/words.ts';
import { tableWords } from '../table/words.ts';

await Promise.all(
  [shell, kitRefusals, tableWords, onlineWords, dealWords].map((dictionary) => dictionary.load()),
);
