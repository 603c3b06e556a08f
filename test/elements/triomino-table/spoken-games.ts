import type { Attributes } from '../languages.js';
import type { SpokenGame } from '../spoken.js';
import type { Moment } from './sentences.js';

const NAMES = { names: 'Ann, Bob' };
/** 3-4-5 fits beside 3-4-4 and beside 4-4-5. */
const ALONE = { position: '344@0,0 544@0,1 | 000,122,345 | 0 0 0 - 1 | 10', dice: 'enter' };
const TWO = { ...NAMES, position: '344@0,0 544@0,1 | 122,345,355 / 111,222 | 0 1 0 - 1 | 10,20', dice: 'enter' };
/** Whoever lays 3-4-5 goes out. */
const LAST = { ...NAMES, position: '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95' };
/** Nothing is left to buy. */
const NO_POOL = '344@0,0 | 345,?54 | 0 0 0 - 1';

/** A game of two that ends with the first tile. */
const end = (how: string, attributes: Attributes, said: Moment): SpokenGame<Moment> => ({
  what: `the end of a game of two, ${how}`,
  attributes: { ...LAST, lap: 'off', ...attributes },
  steps: [['uncover'], ['type 453@-1,0', said]],
});

/** Every kind of sentence, led to by the same steps in every language. */
export const GAMES: readonly SpokenGame<Moment>[] = [
  {
    what: 'a tile that is chosen, let go and laid',
    attributes: ALONE,
    steps: [
      ['tile 345'],
      ['tile 345', 'letGo'],
      ['tile 122', 'fitsNowhere'],
      ['tile 345'],
      ['place 0', 'laid'],
      ['tool undo', 'undone'],
      ['tool redo', 'redone'],
    ],
  },
  {
    what: 'what the keys read',
    attributes: TWO,
    steps: [
      ['uncover', 'shown'],
      ['key 345 c'],
      ['key 345 t', 'noLimit'],
      ['type 453@-1,0'],
      ['uncover'],
      ['key 111 l', 'latest'],
    ],
  },
  {
    what: 'a bridge',
    attributes: {
      position: '244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1 | 023,111,344 | 0 0 0 - 1',
    },
    steps: [['tile 344'], ['type 344@0,0', 'bridged']],
  },
  {
    what: 'purchases, up to a pass',
    attributes: TWO,
    steps: [
      ['uncover'],
      ['type buy', 'buying'],
      ['type 013', 'bought'],
      ['type buy'],
      ['type 113'],
      ['type pass', 'buyFirst'],
      ['type buy'],
      ['type 223', 'boughtThree'],
      ['type buy', 'threeBought'],
      ['type pass', 'passed'],
      ['type pass', 'covered'],
      ['uncover', 'mustBuy'],
    ],
  },
  {
    what: 'the time that runs out, and the tile that is drawn then',
    attributes: { ...TWO, 'turn-seconds': '20' },
    steps: [['uncover'], ['pass 5000'], ['key 345 t', 'timeLeft'], ['pass 15000', 'timeUp'], ['type 013', 'drawnLate']],
  },
  {
    what: 'real tiles that are dealt, and who leads',
    attributes: { ...NAMES, dice: 'enter', seats: 'human human' },
    steps: [
      ['type 000', 'badTiles'],
      ['type 000,001,002,003,004,005,111,112,113', 'dealt'],
      ['type 000,445,444,355,345,344,335,334,555', 'otherTiles'],
      ['type 555,445,444,355,345,344,335,334,333'],
      ['type 011,022', 'led'],
    ],
  },
  {
    what: 'the tiles of one who plays alone, who leads',
    attributes: { dice: 'enter' },
    steps: [['type 000,001,002,003,004,005,111,112,113', 'dealtOpen']],
  },
  {
    what: 'with what one has to lead',
    attributes: { position: ' | 000,122,345 / 111,333 | 1 1 0 - 1', start: 'triple', viewer: 'all' },
    steps: [
      ['type buy', 'leaderLays'],
      ['type 111@0,0', 'mustLead'],
      ['type 333@1,0', 'firstPlace'],
      ['type 333@0,0', 'ledWithTriple'],
    ],
  },
  {
    what: 'why a typed move is refused',
    attributes: ALONE,
    steps: [
      ['type castle', 'badMove'],
      ['type #4 buy', 'notYourTurn'],
      ['type 111@-1,0', 'notInRack'],
      ['type 345@0,0', 'cellTaken'],
      ['type 345@9,9', 'noSide'],
      ['type 345@1,0', 'cornerDiffers'],
      ['type buy'],
    ],
  },
  {
    what: 'that nothing is left to buy',
    attributes: { position: NO_POOL },
    steps: [
      ['type buy', 'poolEmpty'],
      ['type pass', 'canLay'],
    ],
  },
  {
    what: 'a tile that is to be drawn elsewhere, and another player at another device',
    attributes: { ...TWO, dice: 'remote', viewer: '0' },
    steps: [
      ['type buy', 'waiting'],
      ['type 453@-1,0', 'notDealt'],
      ['script draw 013'],
      ['script 453@-1,0', 'othersTurn'],
      ['type buy', 'otherViewer'],
    ],
  },
  {
    what: 'the last turn of a round',
    attributes: { ...TWO, position: '344@0,0 | 345 / 111,222 | 0 0 0 - 3 | 110,95', viewer: 'all', dice: 'tap' },
    steps: [['type 453@-1,0', 'out']],
  },
  {
    what: 'the end of a round, and the next deal',
    attributes: { ...LAST, lap: 'off' },
    steps: [['uncover'], ['type 453@-1,0', 'roundOver']],
  },
  {
    what: 'the end of a game of one, and a new one',
    attributes: { position: '344@0,0 | 345 | 0 0 0 - 1' },
    steps: [['type 453@-1,0'], ['type buy', 'gameOver'], ['press .actions .primary', 'begun']],
  },
  end('at the target', { target: '100' }, 'annWins'),
  end('of rounds that are won', { scoring: 'none', rounds: '3' }, 'roundsWon'),
  end('in which children count tiles', { scoring: 'simple', rounds: '3' }, 'simple'),
];
