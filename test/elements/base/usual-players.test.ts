import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../src/index.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { Saved } from '../saved-game.js';
import { START } from '../games/triad-board/positions.js';
import { ONE_TILE, TWO_PLAYERS } from '../games/triomino-table/page.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const AGAINST_COMPUTER = ['human', 'computer:beginner'];

/** Who plays, and how many seats there are. */
async function seatsOf(part: TemplateResult): Promise<[number, readonly string[] | undefined]> {
  const { match } = await fixture<AnyElement>(part);
  return [match.seats, match.toRecord().players];
}

describe('a game whose page does not say who plays', () => {
  for (const [what, part, seats, players] of [
    ['Triad', html`<triad-board></triad-board>`, 2, AGAINST_COMPUTER],
    ['Triomino', html`<triomino-table></triomino-table>`, 2, AGAINST_COMPUTER],
    ['Triad at a level', html`<triad-board level="hard"></triad-board>`, 2, ['human', 'computer:hard']],
    ['Kubi', html`<kubi-sheet></kubi-sheet>`, 1, undefined],
    ['Tricubo', html`<tricubo-sheet></tricubo-sheet>`, 1, undefined],
    ['Cubo', html`<cubo-grid></cubo-grid>`, 1, undefined],
    ['a position of Triad', html`<triad-board position=${START}></triad-board>`, 2, undefined],
    ['a position of Triomino', html`<triomino-table position=${TWO_PLAYERS}></triomino-table>`, 2, undefined],
    ['a position of one player', html`<triomino-table position=${ONE_TILE}></triomino-table>`, 1, undefined],
    ['dice from elsewhere', html`<triad-board dice="remote"></triad-board>`, 2, undefined],
    ['a diagram', html`<triad-board mode="diagram"></triad-board>`, 2, undefined],
    ['a record', html`<triad-board record="triad 1; roll 112233 112233"></triad-board>`, 2, undefined],
    [
      'a record that says it',
      html`<triad-board record="triad 1; players=computer:easy human; roll 112233 112233"></triad-board>`,
      2,
      ['computer:easy', 'human'],
    ],
  ] as const) {
    it(`has ${players ? 'a computer player' : 'people'}: ${what}`, async () => {
      expect(await seatsOf(part)).to.deep.equal([seats, players]);
    });
  }

  it('has just those that the page says', async () => {
    expect(await seatsOf(html`<triad-board seats="human human"></triad-board>`)).to.deep.equal([2, undefined]);
    expect(await seatsOf(html`<triomino-table seats="human"></triomino-table>`)).to.deep.equal([1, undefined]);
  });

  it('goes on between two people where they have saved it so', async () => {
    const saved = new Saved();
    const record = { format: 1, game: 'triad', seats: 2, options: {}, moves: [{ move: 'roll 112233 112233' }] };
    saved.text = JSON.stringify({ revision: 1, record });
    const found = await seatsOf(html`<triad-board persist=${saved.key}></triad-board>`);
    saved.forget();
    expect(found).to.deep.equal([2, undefined]);
  });

  it('is the same game when the page says what is so anyway, or other dice', async () => {
    const board = await fixture<AnyElement>(html`<triad-board></triad-board>`);
    const { match } = board;
    board.seats = 'human computer';
    board.dice = 'remote';
    await board.updateComplete;
    expect(board.match === match).to.be.true;
  });
});
