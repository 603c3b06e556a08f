import { expect } from 'chai';
import type { ScoreColumn, Side, TriominoTerms } from '../../src/locales/triomino/index.js';
import { loadersOf, termsIn } from './all-terms.js';

type Refusal = keyof TriominoTerms & `triomino.refusal.${string}`;
type Misplaced = keyof TriominoTerms & `triomino.misplaced.${string}`;

/** What earns points. */
const PARTS = ['lead', 'bridge', 'hexagon', 'double-hexagon', 'triple-hexagon', 'out', 'pips', 'blocked'] as const;

const COLUMNS: readonly ScoreColumn[] = [
  'tile',
  'lead',
  'bridge',
  'hexagon',
  'purchase',
  'pass',
  'out',
  'pips',
  'blocked',
  'earlier',
];

const MISPLACED: readonly Misplaced[] = [
  'triomino.misplaced.corner-differs',
  'triomino.misplaced.cell-taken',
  'triomino.misplaced.no-side',
];

const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];

const FACTS = { tile: '3-4-4', tiles: '0-0-0, 5-5-5', value: 2, laid: 3 };

/** Sentences that follow a player’s name and a colon. */
const FOLLOWING = ['leads', 'buys', 'bought', 'passes', 'timeUp', 'goesOut'] as const;

const withoutDigits = (text: string): string => text.replace(/\d/g, '');

for (const [code, load] of Object.entries(loadersOf('triomino'))) {
  describe(`the sentences of Triomino in ${code}`, () => {
    it('show moves and tiles as they are written in every language', async () => {
      const terms = await load();
      expect(terms['triomino.refusal.bad-move']({}))
        .to.contain('012@3,-1, buy ')
        .and.to.match(/ pass\.$/);
      expect(terms['triomino.refusal.bad-tiles']({})).to.match(/ 012 .* 345\.$/);
    });

    it('name the tiles and numbers that a refusal is about', async () => {
      const terms = await load();
      const refuse = (name: Refusal) => terms[name](FACTS);
      for (const name of ['fits-nowhere', 'not-in-rack'] as const) {
        expect(refuse(`triomino.refusal.${name}`), name).to.contain('3-4-4');
      }
      expect(refuse('triomino.refusal.must-lead')).to.contain('0-0-0, 5-5-5');
      expect(refuse('triomino.refusal.corner-differs').match(/\d/g)).to.deep.equal(['2', '3']);
    });

    it('begin what earns points in lower case, so that it follows a name or other parts, and end it with the points', async () => {
      const terms = await load();
      for (const part of PARTS) {
        // German has nouns.
        const isFine = code === 'de' ? /^\p{L}.* 40$/u : /^\p{Ll}.* 40$/u;
        expect(terms[`triomino.part.${part}`](40), part).to.match(isFine);
      }
    });

    it('give every part that earns points words of its own', async () => {
      const terms = await load();
      expect(new Set(PARTS.map((part) => terms[`triomino.part.${part}`](40))).size).to.equal(PARTS.length);
    });

    it('say what a purchase or a pass costs with a minus: −5 points', async () => {
      const terms = await load();
      for (const part of ['triomino.part.purchase', 'triomino.part.pass'] as const) {
        expect(terms[part](-5), part).to.match(/^−5 \p{L}+$/u);
        expect(terms[part](-1), part).to.not.equal(terms[part](-5).replace('5', '1'));
      }
    });

    it('keep the button that buys short, so that what it costs stands below it', async () => {
      const terms = await load();
      for (const label of [terms['triomino.buy'], terms['triomino.pass']])
        expect(label).to.match(/^\p{Lu}\p{L}{1,9}$/u);
    });

    it('have heads of columns that are short, or can be broken, each of its own', async () => {
      const terms = await load();
      const heads = COLUMNS.map((column) => terms[`triomino.column.${column}`]);
      expect(new Set([...heads, terms['triomino.total']]).size).to.equal(heads.length + 1);
      for (const head of heads) expect(head).to.match(/^(?=\p{Lu})[\p{L}’]{2,8}(?:[ \u00ad][\p{L}’]{2,8}){0,3}$/u);
    });

    it('go on in lower case behind a name', async () => {
      const terms = await load();
      const moves = [
        ...FOLLOWING.map((term) => terms[`triomino.${term}`]),
        terms['triomino.dealt'](7),
        terms['triomino.dealtOpen']('3-4-4'),
        terms['triomino.drewForLead']('3-4-4'),
        terms['triomino.boughtOpen']('3-4-4'),
        terms['triomino.lays']('3-4-4', terms['triomino.inTheMiddle']),
      ];
      for (const move of moves) expect(move).to.match(/^\p{Ll}.*[^.]\.$/u);
      expect(new Set(moves).size).to.equal(moves.length);
    });

    it('keep the four sides of a tile apart, and name the tile', async () => {
      const beside = (await load())['triomino.beside'];
      const said = SIDES.map((side) => beside('3-4-4', side));
      expect(new Set(said).size).to.equal(SIDES.length);
      for (const each of said) expect(each).to.match(/^\p{Ll}.*3-4-4/u);
    });

    it('tell a tile that points up from one that points down, with a minus in its place', async () => {
      const say = (await load())['triomino.laidTile'];
      expect(say('3-4-4', 2, -1, true, '4')).to.match(/^3-4-4 .*2, \u22121, /);
      expect(say('3-4-4', 2, -1, true, '4')).to.not.equal(say('3-4-4', 2, -1, false, '4'));
    });

    it('say of a tile that is shown where it does not fit which and why', async () => {
      const terms = await load();
      const said = MISPLACED.map((term) => terms[term]('3-4-4', 2, 3));
      expect(new Set(said).size).to.equal(MISPLACED.length);
      for (const each of said) expect(each).to.match(/^3-4-4 .+\.$/);
      expect(said[0]?.match(/\b\d\b(?!-)/g)).to.include.members(['2', '3']);
      expect(terms['triomino.disagrees']('3-4-4', 2, 3)).to.match(/^3-4-4 .*2.*3$/);
    });

    it('tell a round of several from one that goes to a target, and from one by itself', async () => {
      const round = (await load())['triomino.round'];
      expect(round(2, 3, 400).match(/\d+/g)).to.deep.equal(['2', '3']);
      expect(round(2, 0, 400).match(/\d+/g)).to.deep.equal(['2', '400']);
      expect(round(2, 0, 0)).to.match(/^\p{Lu}\p{L}+ 2$/u);
    });

    it('say that a tile fits nowhere, at one place, and at several', async () => {
      const terms = await load();
      const label = terms['triomino.rackTile'];
      expect(label('3-4-4', 0)).to.match(/^3-4-4\D+$/);
      expect(label('3-4-4', 0)).to.not.equal(label('3-4-4', 1));
      for (const say of [label, terms['triomino.fits']]) {
        expect(say('3-4-4', 1)).to.match(/^3-4-4\D+$/);
        expect(say('3-4-4', 2)).to.match(/^3-4-4.* (2|two) /);
      }
    });

    it('say one tile, one point, one second and one round in the singular', async () => {
      const terms = await load();
      const counted: readonly ((count: number) => string)[] = [
        terms['triomino.tiles'],
        terms['triomino.pool'],
        terms['triomino.soFar'],
        terms['triomino.secondsLeft'],
        terms['triomino.dealt'],
        terms['triomino.earned'],
        terms['triomino.alone'],
        (points) => terms['triomino.placeFor']('x', points),
        (pool) => terms['triomino.counts']('x', pool),
        (count) => terms['triomino.holds']('x', count, 12),
        (points) => terms['triomino.holds']('x', 7, points),
        ...(code === 'it' ? [] : [(rounds: number) => terms['triomino.roundsWon']('x', [0], rounds)]),
      ];
      for (const say of counted) expect(withoutDigits(say(1)), say(2)).to.not.equal(withoutDigits(say(2)));
    });

    it('write points below nought with a minus, not a hyphen', async () => {
      const terms = await load();
      for (const say of [terms['triomino.soFar'], terms['triomino.earned'], terms['triomino.alone']]) {
        expect(say(-35)).to.contain('\u221235').and.not.to.contain('-35');
      }
    });

    it('speak otherwise of one who has won most rounds than of several', async () => {
      const won = (await load())['triomino.roundsWon'];
      expect(won('x', [0], 2)).to.not.equal(won('x', [0, 1], 2));
      for (const seats of [[0], [0, 1]]) expect(won('x', seats, 2)).to.match(/^x .*\b2 .*\.$/);
    });
  });
}

describe('the sentences of Triomino in it', () => {
  it('have the article before a number as it is spoken', async () => {
    const terms = await termsIn('triomino', 'it');
    const say = terms['triomino.misplaced.corner-differs'];
    expect([0, 1, 2].map((value) => say('3-4-4', value, 2 - value))).to.deep.equal([
      '3-4-4 non va bene qui: lo 0 tocca un 2.',
      '3-4-4 non va bene qui: l’1 tocca un 1.',
      '3-4-4 non va bene qui: il 2 tocca uno 0.',
    ]);
    expect(terms['triomino.refusal.corner-differs']({ value: 1, laid: 0 })).to.match(/^Lì l’1 toccherebbe uno 0: /);
  });
});

describe('the sentences of Triomino in fr', () => {
  it('have nought in the singular', async () => {
    const terms = await termsIn('triomino', 'fr');
    expect(terms['triomino.pool'](0)).to.equal('0 tuile dans la pioche');
    expect(terms['triomino.soFar'](0)).to.equal('0 point');
  });
});
