import { cuboHelp } from '../../src/elements/cubo-grid/help.js';
import { kubiHelp } from '../../src/elements/kubi-sheet/help.js';
import { triadHelp } from '../../src/elements/triad-board/help.js';
import { tricuboHelp } from '../../src/elements/tricubo-sheet/help.js';
import { triominoHelp } from '../../src/elements/triomino-table/help.js';
import { en as cuboPlay } from '../../src/locales/cubo/en.js';
import { help as cuboEnglish } from '../../src/locales/cubo/help/en.js';
import { cuboLanguages } from '../../src/locales/cubo/index.js';
import { en as kubiPlay } from '../../src/locales/kubi/en.js';
import { help as kubiEnglish } from '../../src/locales/kubi/help/en.js';
import { kubiLanguages } from '../../src/locales/kubi/index.js';
import { en as triadPlay } from '../../src/locales/triad/en.js';
import { help as triadEnglish } from '../../src/locales/triad/help/en.js';
import { triadLanguages } from '../../src/locales/triad/index.js';
import { en as tricuboPlay } from '../../src/locales/tricubo/en.js';
import { help as tricuboEnglish } from '../../src/locales/tricubo/help/en.js';
import { tricuboLanguages } from '../../src/locales/tricubo/index.js';
import { en as triominoPlay } from '../../src/locales/triomino/en.js';
import { help as triominoEnglish } from '../../src/locales/triomino/help/en.js';
import { triominoLanguages } from '../../src/locales/triomino/index.js';
import { describeHelp } from './help-of.js';

const all = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

/** Languages may speak of the same in another order. */
const inAnyOrder = (pattern: RegExp) => (text: string) => all(pattern)(text).sort();

describeHelp({
  game: 'Triad',
  source: triadHelp,
  english: triadEnglish,
  words: { en: () => Promise.resolve(triadPlay), ...triadLanguages.others },
  examples: ['a1', 'f6', 'b1b4', 'b1b4xb4', 'b1=3', 'b1>b3'],
  keys: ['F', 'R', 'U'],
  buttons: {},
  facts: {
    'cells and moves': inAnyOrder(/\b[a-f][1-6]\b|b1[\w=>]+/g),
    dice: all(/\b[1-3]( [1-3])+\b/g),
  },
});

describeHelp({
  game: 'Kubi',
  source: kubiHelp,
  english: kubiEnglish,
  words: { en: () => Promise.resolve(kubiPlay), ...kubiLanguages.others },
  examples: ['x126', '1|34|66', '1 34 66', '(2)|34|66'],
  keys: ['D', '1', '2', 'R', 'U'],
  buttons: { byHand: ['kubi.enter', 'tabletop.undo'], onPaper: ['tabletop.printEmpty'] },
  facts: {
    moves: all(/x\d+|\(?\d\)?[| ]\d\d[| ]\d\d/g),
    dice: all(/\b[1-6]( [1-6])+\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});

describeHelp({
  game: 'Tricubo',
  source: tricuboHelp,
  english: tricuboEnglish,
  words: { en: () => Promise.resolve(tricuboPlay), ...tricuboLanguages.others },
  examples: ['L', 'M', 'S', 'Lc', 'Lt', 'M:2,5', 'JM', '@2', '-'],
  keys: ['L', 'M', 'S', 'R', 'U', 'Tab'],
  buttons: {
    solo: ['tricubo.rank.0', 'tricubo.rank.1', 'tricubo.rank.2', 'tricubo.rank.3', 'tricubo.rank.4'],
    byHand: ['tricubo.confirm', 'tabletop.undo'],
    onPaper: ['tabletop.printEmpty'],
  },
  facts: {
    moves: all(/\b[LMS](?:[ct]\b|:[\d,]+)|\bJM\b|@\d/g),
    'numbers in figures': inAnyOrder(/−?\b\d+\b/g),
  },
});

describeHelp({
  game: 'Cubo',
  source: cuboHelp,
  english: cuboEnglish,
  words: { en: () => Promise.resolve(cuboPlay), ...cuboLanguages.others },
  examples: ['swap a1c3', 'a1c3', 'roll', 'call', 'take 2', 'take -', 'put b1', 'keep'],
  keys: ['X', 'N', 'K', 'A', 'B', 'C', 'Q', 'M', 'T', 'P', 'U', 'R', '0', '1', '2', '3', '4'],
  buttons: {
    calling: ['cubo.call'],
    practice: ['cubo.pause', 'cubo.goOn'],
    together: ['cubo.call'],
    byHand: ['cubo.rollAgain', 'cubo.call', 'cubo.takeNone', 'cubo.keep'],
  },
  facts: {
    'cells and moves': inAnyOrder(/\b(?:[abc][1-3]){1,2}\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});

describeHelp({
  game: 'Triomino',
  source: triominoHelp,
  english: triominoEnglish,
  words: { en: () => Promise.resolve(triominoPlay), ...triominoLanguages.others },
  examples: ['012@3,-1', 'buy', 'pass', '012,055,344'],
  keys: ['B', 'P', 'L', 'C', 'T', 'U', 'R', '0'],
  buttons: {},
  facts: {
    'tiles and moves': inAnyOrder(/\b[0-5]{3}\b(?:@-?\d,-?\d)?|\b[0-5][-+][0-5][-+][0-5]\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});
