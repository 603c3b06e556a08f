import { expect } from '@open-wc/testing';
import { describeClosed, describeOutcome, describeRefusal } from '../../../src/elements/tricubo-sheet/describe.js';
import type { ReaderRefusal } from '../../../src/elements/tricubo-sheet/interaction.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { Die, TricuboOutcome, TricuboState } from '../../../src/games/tricubo/index.js';
import { WIDE } from '../../games/tricubo/custom-sheets.js';
import type { Options } from '../../games/tricubo/helpers.js';
import { FIRST_CROSSES, alone, at, chooses, follows } from '../../games/tricubo/helpers.js';
import { english, wordsIn } from './words.js';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

/** What is said of a game that is over at this position. */
function ended(position: string, options?: Options, words = english): string {
  const state = at(position, options);
  return describeOutcome(tricubo.outcome(state) as TricuboOutcome, state, NAMES, words);
}

/** Three purple rows that total 20 with 18 crosses. */
const TWENTY = '6,6,6,0,0';

describe('the end of a game of Tricubo in words', () => {
  const OVER = 'Three purple rows end the game.';

  it('is who has the most', () => {
    expect(ended(`${TWENTY} / 5,5,5,0,0 .,.,.,.,. -`)).to.equal(`Bob wins with 30 points. ${OVER}`);
    expect(ended(`${TWENTY} / 0,1,0,0,0`)).to.equal(`Ann wins with 20 points. ${OVER}`);
    expect(ended('7,7,7,0,0 / 0,2,0,0,0 / 0,0,2,0,0 .,.,7,.,. -')).to.equal(`Cleo wins with 14 points. ${OVER}`);
  });

  it('says of equal totals that crosses have decided, though not where a lower total has as many', () => {
    expect(ended(`${TWENTY} / 6,6,6,0,0 .,.,.,.,. S`)).to.equal(
      `Bob wins with 20 points. Where totals are equal, the number of crosses decides. ${OVER}`,
    );
    expect(ended(`${TWENTY} / 5,2,0,0,0 .,.,.,.,. - / 0,0,6,0,0 .,.,.,.,. -`)).to.equal(
      `Ann wins with 20 points. ${OVER}`,
    );
  });

  it('is all who share the first place, with as many crosses', () => {
    expect(ended(`${TWENTY} / ${TWENTY}`)).to.equal(`Ann and Bob share first place with 20 points. ${OVER}`);
    expect(ended(`${TWENTY} / ${TWENTY} / ${TWENTY} / 0,0,0,1,0`)).to.equal(
      `Ann, Bob, and Cleo share first place with 20 points. ${OVER}`,
    );
  });

  it('can be both: crosses decide that some share it', () => {
    expect(ended(`${TWENTY} / 6,6,6,0,0 .,.,.,.,. S / 6,6,6,0,0 .,.,.,.,. L`)).to.equal(
      `Bob and Cleo share first place with 20 points. Where totals are equal, the number of crosses decides. ${OVER}`,
    );
  });

  it('counts a spent joker as a cross', () => {
    const full = '8,8,8,0,0 .,.,.,.,. -';
    expect(ended(`${full} / ${full} J`, { sheet: 'B' })).to.equal(
      `Bob wins with 5 points. Where totals are equal, the number of crosses decides. ${OVER}`,
    );
  });

  it('has a minus sign before a total below nothing, not a hyphen', () => {
    const low = '12,12,12,0,0 .,.,.,.,. -';
    expect(ended(`${low} / ${low}`, { sheet: WIDE })).to.match(/^Ann and Bob share first place with −31 points\. /);
    expect(ended(low, { sheet: WIDE })).to.match(/^−31 points\. /);
  });

  it('is one point, in the singular', () => {
    expect(ended('1,0,0,0,0 .,.,.,.,. - | A 22')).to.match(/^1 point\. /);
  });

  /** Sheets of side A with this total, before a 22nd round, with the rank. */
  const RANKS: readonly (readonly [sheet: string, total: number, rank: string])[] = [
    ['7,0,0,0,0', 0, 'Novice'],
    ['5,5,5,5,0', 40, 'Novice'],
    ['5,5,5,5,1', 41, 'Apprentice'],
    ['5,5,5,5,0 10,10,.,.,. -', 60, 'Apprentice'],
    ['5,5,5,5,1 10,10,.,.,. -', 61, 'Journeyman'],
    ['5,5,5,5,0 10,10,10,-,- -', 70, 'Journeyman'],
    ['5,5,5,5,1 10,10,10,-,- -', 71, 'Master'],
    ['5,5,5,5,0 10,10,10,-,- LMSt', 80, 'Master'],
    ['5,5,5,5,1 10,10,10,-,- LMSt', 81, 'Grandmaster'],
  ];
  for (const [sheet, total, rank] of RANKS) {
    it(`is alone the rank of ${total} points: ${rank}`, () => {
      const text = `${total} points. Your rank: ${rank}. The last round is over.`;
      expect(ended(`${sheet} | A 22`)).to.equal(text);
    });
  }

  it('has no best rank on side B', () => {
    const best = '6,6,6,6,6 10,10,10,-,- -';
    expect(ended(`${best} | B 22`)).to.equal('80 points. Your rank: Master. The last round is over.');
    expect(ended(`7,6,6,6,6 10,10,10,-,- - | B 22`)).to.match(/ Your rank: Master\. /);
  });

  it('has the lowest rank below nothing', () => {
    const text = '−3 points. Your rank: Novice. The last round is over.';
    expect(ended('8,0,0,0,0 .,.,.,.,. LMS | B 22')).to.equal(text);
  });

  it('is alone by three purple rows, too', () => {
    expect(ended(TWENTY)).to.equal(`20 points. Your rank: Novice. ${OVER}`);
  });

  const IN_LANGUAGES: Readonly<Record<string, readonly [alone: string, broken: string]>> = {
    de: [
      '61 Punkte. Dein Rang: Geselle. Die letzte Runde ist gespielt.',
      'Bob gewinnt mit 20 Punkten. Bei gleicher Punktzahl entscheidet die Zahl der Kreuze. Violett in drei Reihen beendet das Spiel.',
    ],
    nl: [
      '61 punten. Je rang: Gezel. De laatste ronde is gespeeld.',
      'Bob wint met 20 punten. Bij een gelijk totaal beslist het aantal kruisjes. Paars in drie rijen beëindigt het spel.',
    ],
    fr: [
      '61 points. Votre rang\u00a0: Compagnon. Le dernier tour est joué.',
      'Bob gagne avec 20 points. À total égal, c’est le nombre de croix qui décide. Le violet atteint sur trois lignes met fin à la partie.',
    ],
    it: [
      '61 punti. Il tuo grado: Artigiano. L’ultimo turno è finito.',
      'Bob vince con 20 punti. A parità di totale decide il numero di crocette. Il viola raggiunto in tre righe chiude la partita.',
    ],
  };
  for (const [language, [solo, broken]] of Object.entries(IN_LANGUAGES)) {
    it(`is told in ${language}`, async () => {
      const words = await wordsIn(language);
      expect(ended('5,5,5,5,1 10,10,.,.,. - | A 22', {}, words)).to.equal(solo);
      expect(ended(`${TWENTY} / 6,6,6,0,0 .,.,.,.,. S`, {}, words)).to.equal(broken);
    });
  }
});

describe('a closed die in words', () => {
  const closedTo = (seat: number, state: TricuboState) => describeClosed(state, seat, NAMES, english);

  it('is that of the active player for the others, and of nobody for the active one', () => {
    const state = follows('0,1,0,0,0', '346', 'M');
    expect(closedTo(1, state)).to.equal('Ann has it');
    expect(closedTo(0, state)).to.equal('');
  });

  it('is none before the active player has taken one, nor where none was taken', () => {
    expect(closedTo(1, chooses('1,0,0,0,0', '346'))).to.equal('');
    expect(closedTo(1, follows('0,1,0,0,0', '346', 'x'))).to.equal('');
  });

  it('is closed by the round in a game alone', () => {
    expect(closedTo(0, alone('1,0,0,0,0', 2, '346'))).to.equal('closed');
  });
});

/** Every refusal with all that it speaks of; the compiler sees to it that none is missing. */
const REFUSALS: Readonly<Record<ReaderRefusal['code'], readonly (readonly [facts: object, text: string])[]>> = {
  'game-over': [[{}, 'The game is over.']],
  'not-your-turn': [[{}, 'That is not to be done now.']],
  'bad-move': [[{}, 'That is not a move of this game. Moves are written like L, Lc, M:2,5 or -.']],
  'bad-roll': [[{}, 'That is not a roll of this game: three dice, each showing 1 to 6.']],
  'nothing-chosen': [[{}, 'Choose first what is to be done.']],
  'no-roll': [[{}, 'The dice have to be rolled first.']],
  'start-first': [[{}, 'Make your first cross: choose a row.']],
  'already-started': [[{}, 'The first cross has been made.']],
  'already-entered': [[{}, 'On this sheet the roll has been used.']],
  'active-first': [[{}, 'The active player takes a die first.']],
  'must-use': [[{}, 'As long as you can use a die, you have to use one.']],
  closed: [[{ die: 'M' }, 'The medium die is closed: Ann has it.']],
  'not-closed': [[{ die: 'S' }, 'The small die is open: it needs no joker.']],
  'no-joker': [[{}, 'This sheet has no joker to spend.']],
  'row-full': [[{ die: 'L', row: 4, free: 0, needed: 3 }, 'Row 4 is full.']],
  overflow: [
    [{ die: 'L', row: 4, free: 2, needed: 3 }, 'Row 4 has room for 2 crosses, not for 3.'],
    [{ die: 'M', row: 2, free: 1, needed: 2 }, 'Row 2 has room for 1 cross, not for 2.'],
  ],
  'only-interim': [[{ die: 'L', needed: 3 }, 'A 6 can only score rows.']],
  'field-crossed': [
    [{ die: 'S', field: 'S', needed: 1 }, 'No field of the small die is free.'],
    [{ die: 'S', field: 't', needed: 1 }, 'No field of all colours is free.'],
  ],
  'needs-six': [[{ die: 'L', needed: 3 }, 'Rows are scored with a 6.']],
  'interim-count': [
    [{ die: 'M', needed: 2 }, 'The medium 6 scores exactly 2 rows.'],
    [{ die: 'S', needed: 1 }, 'The small 6 scores exactly 1 row.'],
  ],
  'interims-spent': [
    [{ die: 'L', needed: 3, left: 2 }, 'The large 6 scores 3 rows, but only 2 more may be scored.'],
    [{ die: 'M', needed: 2, left: 1 }, 'The medium 6 scores 2 rows, but only 1 more may be scored.'],
    [{ die: 'S', needed: 1, left: 0 }, 'Three rows have been scored, and no more may be.'],
  ],
  'interim-twice': [[{ die: 'S', needed: 1, row: 2 }, 'Row 2 has been scored already.']],
  'no-use': [
    [{ die: 'M' }, 'The medium die is closed: Ann has it.'],
    [{ die: 'S' }, 'The small die is of no use: row 3 has no room for it, and there is no colour field left for it.'],
  ],
};

describe('why something is refused in Tricubo', () => {
  const full = follows('0,1,7,0,0 .,.,.,.,. St', '143', 'M');
  const refuse = (refusal: object, state = full) => describeRefusal(refusal as ReaderRefusal, state, 1, NAMES, english);

  for (const [code, cases] of Object.entries(REFUSALS)) {
    for (const [facts, text] of cases) {
      it(`is said of ${[code, ...Object.values(facts).map(String)].join(' ')}`, () => {
        expect(refuse({ code, ...facts })).to.equal(text);
      });
    }
  }

  it('names nobody in a game alone: the round has closed the die', () => {
    const state = alone('1,0,0,0,0', 3, '346');
    const text = 'The small die is closed this round.';
    expect(describeRefusal({ code: 'closed', die: 'S' }, state, 0, ['Ann'], english)).to.equal(text);
    expect(describeRefusal({ code: 'no-use', die: 'S' }, state, 0, ['Ann'], english)).to.equal(text);
  });

  /** What the rules refuse of typed moves, in words. */
  const TYPED: readonly (readonly [move: string, state: TricuboState, text: string])[] = [
    ['L', chooses('7,0,0,0,0', '166'), 'Row 1 is full.'],
    ['L', chooses('5,0,0,0,0', '166', { overflow: 'forbidden' }), 'Row 1 has room for 2 crosses, not for 3.'],
    ['Lc', chooses('1,0,0,0,0', '634'), 'A 6 can only score rows.'],
    ['L:1,2,3', chooses('1,0,0,0,0 .,.,.,.,0 -', '634'), 'The large 6 scores 3 rows, but only 2 more may be scored.'],
    ['M:1,2', chooses('1,0,0,0,0 1,0,.,.,. -', '664'), 'The medium 6 scores 2 rows, but only 1 more may be scored.'],
    ['M:1,2', chooses('1,0,0,0,0 1,.,.,.,. -', '664'), 'Row 1 has been scored already.'],
    ['M:1,2,3', chooses('1,0,0,0,0', '664'), 'The medium 6 scores exactly 2 rows.'],
    ['-', chooses('1,0,0,0,0', '664'), 'As long as you can use a die, you have to use one.'],
    ['JM', chooses('1,0,0,0,0', '634'), 'This sheet has no joker to spend.'],
    ['JM', chooses('1,0,0,0,0', '634', { sheet: 'B' }), 'The medium die is open: it needs no joker.'],
  ];
  for (const [move, state, text] of TYPED) {
    it(`is said of ${move}: ${text}`, () => {
      const refusal = tricubo.refusal(state, 0, tricubo.parseMove(move));
      expect(describeRefusal(refusal as ReaderRefusal, state, 0, NAMES, english)).to.equal(text);
    });
  }
});

describe('why a die is of no use, in words', () => {
  const why = (die: Die, state: TricuboState, seat = 0) =>
    describeRefusal({ code: 'no-use', die }, state, seat, NAMES, english);
  const SPENT = 'The small 6 is of no use: three rows have been scored.';
  const CASES: readonly (readonly [what: string, die: Die, state: TricuboState, text: string])[] = [
    [
      'its row is full',
      'M',
      chooses('1,0,0,7,0 .,.,.,.,. Mt', '346'),
      'The medium die is of no use: row 4 has no room for it, and there is no colour field left for it.',
    ],
    [
      'not all its crosses fit',
      'L',
      chooses('1,0,5,0,0 .,.,.,.,. Lt', '346', { overflow: 'forbidden' }),
      'The large die is of no use: row 3 has no room for it, and there is no colour field left for it.',
    ],
    [
      'a row has been scored',
      'L',
      chooses('1,0,0,0,0 .,.,0,.,. -', '646'),
      'The large 6 is of no use: it scores 3 rows, and only 2 more may be scored.',
    ],
    [
      'two rows have been scored',
      'M',
      chooses('1,0,0,0,0 1,.,0,.,. -', '364'),
      'The medium 6 is of no use: it scores 2 rows, and only 1 more may be scored.',
    ],
    ['three rows have been scored', 'S', chooses('1,0,0,0,0 1,0,0,-,- -', '346'), SPENT],
  ];
  for (const [what, die, state, text] of CASES) {
    it(`is that ${what}`, () => {
      const uses = tricubo.moves(state, 0).filter((move) => 'die' in move && move.die === die);
      expect(uses, 'it has no use').to.be.empty;
      expect(why(die, state)).to.equal(text);
    });
  }

  it('is that it is closed, also where it would be of no use, and where the joker is spent', () => {
    const spent = follows('0,1,8,0,0 .,.,.,.,. Lt J', '346', 'L', { sheet: 'B' });
    expect(why('L', spent, 1)).to.equal('The large die is closed: Ann has it.');
    const useless = follows('0,1,8,0,0 .,.,.,.,. Lt', '346', 'L', { sheet: 'B' });
    expect(why('L', useless, 1)).to.equal('The large die is closed: Ann has it.');
    expect(why('L', at(`${FIRST_CROSSES[0]} | A 1 0 346`))).to.equal('The large die is closed this round.');
  });
});
