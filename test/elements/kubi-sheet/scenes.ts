import { PAGE_TOOLS, STEPS, TOOLS } from '../scenes.js';
import type { Scene } from '../scenes.js';
import { FILLED } from './sheets.js';
import { ALONE, NO_MARKS, PLAYED, SEEN } from './scene-parts.js';
import { SCENES_ALONE } from './scenes-alone.js';
import { SCENES_TOGETHER } from './scenes-together.js';

const REPLAY = { mode: 'replay', record: 'kubi 1; x146; roll 12346; 1|34|26 {Nota bene.}' };
const LIST = ['{moves}', '{start}', '{crossed146}', '{rolled12346}', '{entered1For8And7}'];

const OTHERS: readonly Scene[] = [
  {
    what: 'when it asks whether a game is to be left',
    attributes: { record: 'kubi 1; x146' },
    steps: ['tool new-game'],
    texts: [...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{rollDice}', '{crossed146}', '{leaveGame}', '{keepPlaying}'],
  },
  {
    what: 'before the first move of a record',
    attributes: { ...REPLAY, ply: '0' },
    texts: [...SEEN, ...NO_MARKS, ...STEPS, ...LIST, ...PAGE_TOOLS, '{sheetOfPlayer1}', '{uncrossed}'],
  },
  {
    what: 'in a record, before an entry',
    attributes: { ...REPLAY, ply: '2' },
    texts: [...SEEN, ...NO_MARKS, ...STEPS, ...LIST, ...PAGE_TOOLS, '{sheetOfPlayer1}', '{dice12346}'],
  },
  {
    what: 'in a record, after an entry',
    attributes: { ...REPLAY, ply: '3' },
    texts: [
      ...[
        ...SEEN,
        ...NO_MARKS,
        ...STEPS,
        ...LIST,
        ...PAGE_TOOLS,
        '{sheetOfPlayer1}',
        '{dice13426Out}',
        '{dice13426First}',
        '{dice13426Second}',
      ],
      ...['Nota bene.', '{discard}', '{left7}', '{marks1}', ', {markedLast}'],
    ],
  },
  {
    what: 'of a diagram',
    attributes: { mode: 'diagram', position: FILLED, marks: '6 x4' },
    texts: [
      ...[...SEEN, '{sheetOfPlayer1}', '{left2}', '{left5}', '{finished}', ', {marked}'],
      ...['{marks0}', '{marks1}', '{marks2}', '{marks3}', '{marks5}', '{marks6}', '{marks8}', '{marks10}'],
    ],
  },
  {
    what: 'with a mistake of the page',
    attributes: { position: 'nonsense' },
    texts: [
      ...[...ALONE, ...PLAYED, ...NO_MARKS, ...TOOLS, '{uncrossed}', '{numbers}', '{crossNumbers}', '{crossThree}'],
      ...['{cannotShow}', 'the numbers of sheet 1 are "nonsense", expected three like 1:6,4:3,5:8, or -'],
    ],
  },
];

export const SCENES: readonly Scene[] = [...SCENES_ALONE, ...SCENES_TOGETHER, ...OTHERS];
