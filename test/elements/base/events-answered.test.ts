import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { inStep } from '../in-step.js';
import { beginAnew } from '../new-game.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';

describe('a page that refuses a move before it is made', () => {
  const refusing = async (attributes: Attributes) => {
    const page = await TriadPage.open(attributes);
    page.board.addEventListener('game-before-move', (event) => event.preventDefault());
    return page;
  };

  it('keeps the reader from moving by click, and no move or change is told', async () => {
    const page = await refusing({ position: START });
    await page.clickCell('a1');
    const log = logEvents(page.board);
    await page.clickCell('a3');
    expect(log[0]).to.equal('game-before-move a1a3 by user');
    expect(log.filter((entry) => /^game-(move|change)/.test(entry))).to.be.empty;
    expect(page.position).to.equal(START);
    expect(page.marked('chosen'), 'the die stays chosen').to.deep.equal(['a1']);
  });

  it('keeps the reader from typing a move, which stays in the field', async () => {
    const page = await refusing({ position: START });
    await page.typeMove('a1a3');
    expect(page.position).to.equal(START);
    expect(page.field('Type a move')?.value).to.equal('a1a3');
  });

  it('keeps the reader from rolling', async () => {
    const page = await refusing({});
    await page.clickButton('Roll the dice');
    expect(page.position).to.equal('- w 0-0');
  });

  it('keeps the reader from a removal, before anything has been taken off', async () => {
    const page = await refusing({ position: TRIAD_AHEAD });
    await page.clickCells('c1', 'e3', 'd4');
    expect(page.position).to.equal(TRIAD_AHEAD);
  });

  it('keeps scripts from nothing', async () => {
    const page = await refusing({ position: START });
    page.board.play('a1a3');
    expect(page.board.match.length).to.equal(1);
  });
});

describe('a page that acts', () => {
  /** What the page does when it hears of a move, and the position and the last change that are there then. */
  const ACTS: readonly (readonly [how: string, act: (page: TriadPage) => unknown, position: string, change: string])[] =
    [
      ['by a new game', ({ board }) => board.restart(), START, 'restart by script'],
      ['by another position', ({ board }) => (board.position = TRIAD_AHEAD), TRIAD_AHEAD, 'load by script'],
    ];
  for (const type of ['game-before-move', 'game-move'] as const) {
    for (const [how, act, position, change] of ACTS) {
      it(`at ${type} ${how} hears nothing more of the old one`, async () => {
        const trouble = watchTrouble();
        const page = await TriadPage.open({ position: START });
        page.board.addEventListener(type, () => act(page), { once: true });
        const changes = page.listen('game-change');
        await page.clickCells('a1', 'a3');
        await page.board.updateComplete;
        expect([page.position, page.moves]).to.deep.equal([position, []]);
        expect(changes.map(({ cause, by }) => `${cause} by ${by}`).at(-1)).to.equal(change);
        expect(trouble.stop()).to.be.empty;
      });
    }
  }

  for (const move of ['b1b3', 'a1a3']) {
    it(`before a move by ${move} itself: that one counts, once`, async () => {
      const page = await TriadPage.open({ position: START });
      page.board.addEventListener('game-before-move', () => page.board.play(move), { once: true });
      await page.clickCells('a1', 'a3');
      expect(page.moves).to.deep.equal([move]);
    });
  }

  for (const type of ['game-before-move', 'game-move'] as const) {
    it(`at ${type} by removing the board: it can be put back and played`, async () => {
      const trouble = watchTrouble();
      const page = await TriadPage.open({ position: START });
      const place = page.board.parentElement as Element;
      page.board.addEventListener(type, () => page.board.remove(), { once: true });
      await page.clickCells('a1', 'a3');
      place.append(page.board);
      expect(page.moves).to.deep.equal(['a1a3']);
      await page.clickCells('f6', 'f4');
      expect(page.board.match.length).to.equal(2);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('by taking the move back has it taken back, and no end is told', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    const ends = page.listen('game-end');
    page.board.addEventListener('game-move', () => page.board.undo(), { once: true });
    await page.clickCells('b1', 'd3', 'c3');
    expect(page.position).to.equal(WIN_AHEAD);
    expect(ends).to.be.empty;
  });
});

describe('a page that answers at once', () => {
  it('with several moves is told of all in their order, and they are spoken as what they were', async () => {
    const trouble = watchTrouble();
    const page = await TriadPage.open({ position: START, names: 'Ann, Bob' });
    const answer = () => ['f6f4', 'b1b3'].forEach((move) => page.board.play(move));
    page.board.addEventListener('game-move', answer, { once: true });
    const log = logEvents(page.board);
    await page.clickCells('a1', 'a3');
    expect(log.slice(1)).to.deep.equal([
      'game-move a1a3 by user',
      'game-change play by user a1a3',
      'game-move f6f4 by script',
      'game-change play by script f6f4',
      'game-move b1b3 by script',
      'game-change play by script b1b3',
    ]);
    for (const said of ['Ann moves a1 to a3, now 2.', 'Bob moves f6 to f4, now 2.', 'Ann moves b1 to b3, now 2.']) {
      expect(page.spoken).to.contain(said);
    }
    expect(trouble.stop()).to.be.empty;
  });

  it('after the change has its answer shown', async () => {
    const page = await TriadPage.open({ position: START });
    page.board.addEventListener('game-change', () => page.board.play('f6f4'), { once: true });
    await page.clickCells('a1', 'a3');
    expect(page.moves).to.deep.equal(['a1a3', 'f6f4']);
    expect(page.label('f4')).to.match(/^f4, Black 2/);
  });
});

describe('a listener that throws', () => {
  it('does not keep the board from showing the move', async () => {
    const page = await TriadPage.open({ position: START });
    const thrown: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      thrown.push(event.error);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('error', onError, { capture: true });
    const { onerror } = window;
    window.onerror = null;
    page.board.addEventListener('game-move', ({ detail }) => {
      throw new Error(detail.text);
    });
    await page.clickCells('a1', 'a3');
    removeEventListener('error', onError, { capture: true });
    window.onerror = onerror;
    expect(thrown).to.have.lengthOf(1);
    expect(page.label('a3')).to.match(/^a3, White 2/);
  });
});

describe('two elements that forward to each other what no script did', () => {
  const open = (first: Attributes, second = first) => inStep('triad-board', TriadPage, first, second);

  it('stay in step without a loop, also where a move is taken back and played again', async () => {
    const [left, right] = await open({ position: START });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await left.clickCells('a1', 'a3');
    expect(right.position).to.equal(left.position);
    await right.clickCells('f6', 'f4');
    expect(left.position).to.equal(right.position);
    expect(moves.map((each) => each.map(({ by }) => by))).to.deep.equal([
      ['user', 'script'],
      ['script', 'user'],
    ]);
    await right.clickButton('Undo');
    expect([left.moves, right.moves]).to.deep.equal([['a1a3'], ['a1a3']]);
    await left.clickButton('Redo');
    expect([left.moves, right.moves]).to.deep.equal([
      ['a1a3', 'f6f4'],
      ['a1a3', 'f6f4'],
    ]);
  });

  it('share the dice that one of them rolls', async () => {
    const [left, right] = await open({ seed: 'left' }, { dice: 'remote' });
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
  });

  it('share dice that come by themselves, also those of the next game', async () => {
    const [left, right] = await open({ dice: 'tap' }, { dice: 'remote' });
    left.board.dice = 'auto';
    await left.board.updateComplete;
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
    await beginAnew(left);
    expect(right.position).to.equal(left.position).and.not.equal('- w 0-0');
    expect(right.board.match.length).to.equal(1);
  });

  it('go on together with a rematch, the other side to begin', async () => {
    const [left, right] = await open({ position: WIN_AHEAD });
    await left.clickCells('b1', 'd3', 'd3');
    // The card of the result is loaded when a game ends, and takes the button from where it was.
    await right.until(() => right.find('.result-card') !== null);
    await right.clickButton('Rematch');
    expect([left.position, right.position]).to.deep.equal(['- b 0-0', '- b 0-0']);
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position).and.contain(' b ');
  });
});
