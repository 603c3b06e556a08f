import { PAGE_TOOLS, STEPS, TOOLS } from '../scenes.js';
import type { Scene } from '../scenes.js';
import { ALONE, FREE, SIDE_A, SIDE_B, STARTS, each } from './scene-parts.js';
import { SCENES_ALONE } from './scenes-alone.js';
import { SCENES_TOGETHER } from './scenes-together.js';

const REPLAY = { mode: 'replay', record: 'tricubo 1; @2; roll 346; Mc {Nota bene.}' };
const LIST = ['{moves}', '{start}', '{startIn2}.', '{dice346}.', '{crossedFieldFor1InAll}'];

const OTHERS: readonly Scene[] = [
  {
    what: 'when it asks whether a game is to be left',
    attributes: { record: 'tricubo 1; @2' },
    steps: ['tool new-game'],
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ALONE,
      ...FREE,
      ...each('{crossed0Of7} | {crossed1Of7} | {round1} | {rollDice} | {leaveGame} | {keepPlaying}'),
      ...each('{startIn2}.'),
    ],
  },
  {
    what: 'before the first move of a record',
    attributes: { ...REPLAY, ply: '0' },
    texts: [...SIDE_A, ...PAGE_TOOLS, ...STEPS, ...FREE, ...LIST, '{sheetOfPlayer1}', '{crossed0Of7}', '{round1}'],
  },
  {
    what: 'in a record, before a use',
    attributes: { ...REPLAY, ply: '2' },
    texts: [
      ...SIDE_A,
      ...PAGE_TOOLS,
      ...STEPS,
      ...FREE,
      ...LIST,
      ...each('{sheetOfPlayer1} | {crossed0Of7} | {crossed1Of7} | {round1} | {dice346}'),
    ],
  },
  {
    what: 'in a record, after a use',
    attributes: { ...REPLAY, ply: '3' },
    texts: [
      ...SIDE_A,
      ...PAGE_TOOLS,
      ...STEPS,
      ...LIST,
      ...each('{sheetOfPlayer1} | {crossed0Of7} | {crossed1Of7} | {largeFieldFree} | {mediumFieldCrossed}'),
      ...each('{smallFieldFree} | {allColoursFree} | {round2} | Nota bene.'),
    ],
  },
  {
    what: 'of a diagram',
    attributes: { mode: 'diagram', position: '8,4,1,0,7 .,2,.,.,. LS J | B 4 0 346', marks: '2 1i t J' },
    texts: [
      ...SIDE_B.slice(1),
      ...each('{sheetOfPlayer1} | {crossed8Of8Purple} | {crossed4Of8} | {crossed1Of8} | {crossed0Of8}'),
      ...each('{crossed7Of8Purple} | {largeFieldCrossed} | {mediumFieldFree} | {smallFieldCrossed}'),
      ...each('{allColoursFree} | {jokerCrossed} | {dice346} | Tricubo {marks}'),
    ],
  },
  {
    what: 'with a mistake of the page',
    attributes: { position: 'nonsense' },
    texts: [
      ...SIDE_A,
      ...TOOLS,
      ...ALONE,
      ...FREE,
      ...STARTS,
      ...each('{cannotShow} | sheet 1 is "nonsense", which is not written like 6,3,5,6,7 -,7,4,10,- LMSt J'),
      ...each('{crossed0Of7} | {round1} | {chooseStart} | {uses}'),
    ],
  },
];

export const SCENES: readonly Scene[] = [...SCENES_ALONE, ...SCENES_TOGETHER, ...OTHERS];
