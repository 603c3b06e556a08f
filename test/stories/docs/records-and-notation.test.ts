import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import { BoardPage } from '../../elements/triad-board/board-page.js';
import { docsSuite } from './docs-suite.js';
import type { Shown } from './docs-suite.js';
import { rowsIn } from './docs-page.js';
import { GAMES } from './rules.js';

/** Every move of the table is written as its game writes it, by the player or by chance. */
const movesAreRead =
  (id: string, seats: number) =>
  ({ section }: Shown): void => {
    const game = GAMES[id];
    const state = game?.setup(seats);
    const moves = rowsIn(section).flatMap(([, ...cells]) => cells).length > 0 ? rowsIn(section) : [];
    expect(moves.length).to.be.greaterThan(2);
    for (const [cell = ''] of moves) {
      const text = /`(.*)`/.exec(cell)?.[1] ?? '';
      const actor = /^(roll \d|middle|dice|deal|lead|draw)/.test(text) ? 'chance' : text === 'timeout' ? 'clock' : 0;
      expect(game?.makeMove(game.parseMove(text, state, actor), state, actor), cell).to.equal(text);
    }
  };

/** A diagram that is drawn, without a tool. */
async function isDrawn({ find }: Shown): Promise<void> {
  const element = find<LitElement>('[mode=diagram]');
  await element.updateComplete;
  expect(element.shadowRoot?.querySelector('.toolbar')).to.equal(null);
  expect(element.getBoundingClientRect().height).to.be.greaterThan(100);
}

/** Marks as the page writes them, on a position that has what they point at. */
const MARKED: Readonly<Record<string, readonly [tag: string, position: string]>> = {
  Triad: ['triad-board', 'ccbbaa/6/6/6/6/AABBCC w 0-0'],
  Kubi: ['kubi-sheet', '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8'],
  Tricubo: ['tricubo-sheet', '6,3,5,6,7 -,7,4,10,- LMSt | B'],
  Cubo: ['cubo-grid', '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2'],
  Triomino: ['triomino-table', '444@0,0 443@1,0'],
};

await docsSuite('records-and-notation', {
  async record({ find }) {
    const board = find<TriadBoard>('triad-board');
    await board.updateComplete;
    expect(board.match.toRecord().comment).to.equal('Two moves.');
    expect(board.match.entries.map(({ comment }) => comment)).to.deep.equal([
      undefined,
      'The 1 becomes a 2.',
      undefined,
    ]);
  },
  triad: isDrawn,
  kubi: isDrawn,
  tricubo: isDrawn,
  cubo: isDrawn,
  triomino: isDrawn,
  Triad: movesAreRead('triad', 2),
  Kubi: movesAreRead('kubi', 1),
  Tricubo: movesAreRead('tricubo', 1),
  Cubo: movesAreRead('cubo', 1),
  Triomino: movesAreRead('triomino', 2),

  async Marks({ section, stage }) {
    const rows = rowsIn(section);
    expect(rows.map(([game]) => game)).to.deep.equal(Object.keys(MARKED));
    for (const [game = '', said = ''] of rows) {
      const [tag, position] = MARKED[game] as readonly [string, string];
      const element = document.createElement(tag) as LitElement & { error: unknown; marks: string };
      Object.assign(element, { mode: 'diagram', position, marks: /`(.*)`/.exec(said)?.[1] });
      stage.place.append(element);
      await element.updateComplete;
      expect(element.error, `${game}: ${element.marks}`).to.equal(undefined);
    }
  },

  async links(shown) {
    const page = await new BoardPage(shown.find<TriadBoard>('triad-board')).ready();
    shown.find('a').click();
    await page.until(() => page.element.ply === 2);
    expect(page.element.match.entries[page.element.ply - 1]?.text).to.equal('a1a3');
  },

  share: () => undefined,
});
