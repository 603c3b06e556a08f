import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboSheet } from '../../../src/games/tricubo/index.js';
import { positionText } from '../../games/tricubo/helpers.js';
import { aMoment, releaseAll } from '../pointers.js';
import { Tapper } from './tapping.js';
import { TricuboPage } from './tricubo-page.js';

const GOLDEN = new URL('../../games/tricubo/golden-alone.txt', import.meta.url);

/** The moves of a transcript, and the position after the last one. */
async function golden(): Promise<{ moves: readonly string[]; end: string }> {
  const text = await (await fetch(GOLDEN)).text();
  const plies = [...text.matchAll(/^ *\d+ {2}(?:#0 (\S+)|(roll \d+)) +\S+ +(.*)$/gm)];
  return { moves: plies.map(([, use, roll]) => use ?? roll ?? ''), end: plies.at(-1)?.[3] ?? '' };
}

/** How much a player likes a move: the joker first, then what leads to the end. */
const liking = (move: TricuboMove): number =>
  move.kind === 'pass' ? 0 : 'joker' in move && move.joker ? 9 : { L: 3, M: 2, S: 1 }['die' in move ? move.die : 'S'];

describe('a whole game of <tricubo-sheet> on a phone, by taps alone', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(async () => {
    await releaseAll();
    await aMoment();
  });

  /** Plays on to the end by what the players like most, and says what that was. */
  const playOut = async (page: TricuboPage, tapper: Tapper): Promise<string[]> => {
    const { match } = page.element;
    const played: string[] = [];
    while (!match.outcome) {
      const isRollDue = match.actors.includes('chance');
      const [liked] = match.legalMoves(Math.max(0, page.shownSeat)).toSorted((a, b) => liking(b) - liking(a));
      const text = liked && !isRollDue ? tricubo.makeMove(liked) : 'roll';
      const before = page.moves.length;
      await tapper.make(text);
      expect(page.moves.slice(before).map((made) => (text === 'roll' ? made.slice(0, 4) : made))).to.deep.equal([text]);
      played.push(text);
    }
    return played;
  };

  it('is played alone, from the first cross through 21 rounds of entered dice to the rank and the next game', async function () {
    this.timeout(120_000);
    const { moves, end } = await golden();
    const page = await TricuboPage.open({ dice: 'enter' });
    const tapper = new Tapper(page);
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    for (const move of moves) await tapper.make(move);
    expect(page.moves).to.deep.equal(moves);
    expect(page.position).to.equal(end);
    expect(ends).to.deep.equal([{ winners: [0], scores: [51], reason: 'last-round' }]);
    expect(page.status).to.equal('51 points. Your rank: Apprentice. The last round is over.');
    expect(page.buildUp.at(-1)).to.match(/ 51$/);
    expect(refusals).to.be.empty;
    await aMoment();
    await tapper.tap(page.button('New game'));
    expect(page.moves).to.be.empty;
    expect(page.status).to.equal('Make your first cross: choose a row.');
  });

  it('is played by three on side B to its end, and jokers are spent', async function () {
    this.timeout(120_000);
    const sheets = ['7,6,3,2,1', '2,7,6,3,1', '1,2,7,6,3'].map((crosses) => `${crosses} .,.,.,.,. -`);
    const page = await TricuboPage.open({ seed: 'three', position: `${sheets.join(' / ')} | B 7` });
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    const played = await playOut(page, new Tapper(page));
    expect(
      played.filter((text) => text.startsWith('J')),
      'jokers',
    ).to.not.be.empty;
    expect(refusals).to.be.empty;
    expect(ends.map(({ reason }) => reason)).to.deep.equal(['three-purple']);
    expect(page.all('.result tbody tr')).to.have.lengthOf(3);
    await aMoment();
    await page.tapOn(page.button('Rematch') as Element);
    expect(page.position).to.equal(positionText(tricubo.setup(3, { sheet: 'B' })));
  });

  it('is played by two on a sheet of one’s own', async function () {
    this.timeout(120_000);
    const sheet: TricuboSheet = {
      ...{ values: [3, -1, 8, 2], purple: 2, fields: ['S', 'S', 't'], fieldPoints: [0, 2, 1, 7] },
      ...{ jokers: 1, ranks: [] },
    };
    const page = await TricuboPage.open({ seats: 'human human', seed: 'own', sheet: JSON.stringify(sheet) });
    const refusals = page.listen('game-refuse');
    await playOut(page, new Tapper(page));
    expect(refusals).to.be.empty;
    const totals = page.element.outcome?.scores.map(String).map((total) => total.replace('-', '−'));
    const shown = page.all('.seat-total').map((total) => total.textContent?.trim());
    expect(shown).to.deep.equal(totals);
  });
});
