import { expect, nextFrame } from '@open-wc/testing';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import { memorySuite } from '../come-and-go.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';

const usual = { ...tempo };

describe('elements with computer players that come and go', () => {
  before(() => Object.assign(tempo, { pause: 2000, budget: 20 }));
  after(() => Object.assign(tempo, usual));

  memorySuite({
    rounds: 20,
    make: () => makeBoard({ position: START, seats: 'human computer:easy' }),
    async use(board) {
      const page = await new TriadPage(board).ready();
      for (const cell of ['a1', 'a3']) {
        page.cell(cell).click();
        await board.updateComplete;
      }
      // Whoever waits with a time limit holds on to the page until that has passed.
      for (let frames = 0; frames < 600 && !page.status.includes('thinking'); frames++) await nextFrame();
      expect(page.status).to.contain('thinking');
    },
  });
});
