import { allTerms, loadTexts, termsIn } from '../locales/all-terms.js';
import { MOMENTS as common } from './common.moments.js';
import { MOMENTS as cubo } from './cubo.moments.js';
import { MOMENTS as kubi } from './kubi.moments.js';
import { MOMENTS as lesson } from './lesson.moments.js';
import { describeProof } from './proof.js';
import { MOMENTS as puzzle } from './puzzle.moments.js';
import { MOMENTS as triad } from './triad.moments.js';
import { MOMENTS as tricubo } from './tricubo.moments.js';
import { MOMENTS as triomino } from './triomino.moments.js';
import type { LessonTerms } from '../../src/locales/lesson/terms.js';
import type { PuzzleTerms } from '../../src/locales/puzzle/terms.js';

/** What every language says of itself. */
const OWN = ['$code', '$name', '$dir'];
/** What the games have from all games. */
const SHARED = Object.keys(await termsIn('common', 'en'));

const SIGNS = ['semicolon', 'of', 'does', 'loss', 'gain', 'neither'];
const COMPUTERS = ['computer', 'secondComputer'];

describeProof({
  title: 'What all games share',
  subject: 'common',
  terms: await allTerms('common'),
  moments: common,
  elsewhere: ['$name', '$dir'],
  // Signs, and a term that only puts others together.
  alike: {
    de: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
    nl: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
    fr: ['expert', ...SIGNS.filter((name) => name !== 'semicolon' && name !== 'of'), 'points', 'onePoint'],
    it: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
  },
});

describeProof({
  title: 'Triad',
  subject: 'triad',
  terms: await allTerms('triad'),
  moments: triad,
  elsewhere: SHARED,
  alike: { de: ['toldMove'], nl: ['toldMove'], fr: ['toldMove'], it: ['toldMove'] },
});

describeProof({
  title: 'Kubi',
  subject: 'kubi',
  terms: await allTerms('kubi'),
  moments: kubi,
  elsewhere: SHARED,
  alike: { fr: ['kubi.points', 'kubi.total', 'kubi.gains'] },
});

describeProof({
  title: 'Tricubo',
  subject: 'tricubo',
  terms: await allTerms('tricubo'),
  moments: tricubo,
  elsewhere: SHARED,
  alike: {
    de: ['tricubo.end'],
    nl: ['tricubo.end'],
    fr: ['tricubo.final', 'tricubo.end', 'tricubo.total'],
    it: ['tricubo.end'],
  },
});

describeProof({
  title: 'Cubo',
  subject: 'cubo',
  terms: await allTerms('cubo'),
  moments: cubo,
  elsewhere: SHARED,
  alike: {
    de: ['cubo.call', 'cubo.pause', 'called', 'annCalled', 'toldCall'],
    nl: ['cubo.call', 'called', 'annCalled', 'toldCall'],
    fr: ['onePoint', 'points', 'cubo.pause', 'cubo.total'],
    it: ['cubo.call', 'called', 'annCalled', 'toldCall'],
  },
});

describeProof({
  title: 'Triomino',
  subject: 'triomino',
  terms: await allTerms('triomino'),
  moments: triomino,
  elsewhere: SHARED,
  alike: {
    de: ['placed', 'toldOwnTile'],
    nl: ['placed', 'toldOwnTile'],
    fr: ['soFar', 'cost of a purchase', 'cost of a pass', 'triomino.total'],
    it: ['placed', 'toldOwnTile'],
  },
});

describeProof({
  title: 'Lessons',
  subject: 'lesson',
  terms: await loadTexts<LessonTerms>('lesson'),
  moments: lesson,
  elsewhere: OWN,
  alike: {},
});

describeProof({
  title: 'What puzzles say',
  subject: 'puzzle',
  terms: await loadTexts<PuzzleTerms>('puzzle'),
  moments: puzzle,
  elsewhere: OWN,
  // A date comes as `Intl` writes it.
  alike: {
    de: ['date', 'weekday', 'eleventh'],
    nl: ['date', 'weekday', 'eleventh'],
    fr: ['eleventh'],
    it: ['eleventh'],
  },
});
