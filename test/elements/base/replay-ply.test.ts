import { expect, fixture, html } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { errorOf } from '../../match/helpers.js';
import { logEvents } from '../event-log.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

const LAST = PLIES.length - 1;

/** Another game, of four plies, with nothing to roll. */
const OTHER = `triad 1; start=${START}; a1a3; f6f4; b1b4; e6e4`;

function expectPly(page: TriadPage, ply: number): void {
  expect(page.board.ply).to.equal(ply);
  expect(page.board.getAttribute('ply')).to.equal(String(ply));
  expect(page.dice).to.equal(PLIES[ply]?.dice);
}

describe('the ply of a replay at birth', () => {
  /** A board whose events have been heard from before it was in the page. */
  async function openWithLog(board: TriadBoard) {
    const log = logEvents(board);
    return { page: await TriadPage.within(html`<div>${board}</div>`), log };
  }

  for (const ply of [0, 4, LAST]) {
    it(`can be ${ply} from the beginning, without an event`, async () => {
      const { page, log } = await openWithLog(makeBoard({ mode: 'replay', record: GAME, ply: String(ply) }));
      expectPly(page, ply);
      expect(log).to.be.empty;
    });
  }

  it('can be the last one, also of a record that comes later or of another one', async () => {
    const { page, log } = await openWithLog(makeBoard({ mode: 'replay', record: GAME, ply: 'last' }));
    expectPly(page, LAST);
    expect(log).to.be.empty;
    page.board.ply = 2;
    page.board.ply = 'last';
    expect(page.board.ply).to.equal(LAST);
    const late = await TriadPage.open({ mode: 'replay', ply: 'last' });
    late.board.record = GAME;
    await late.board.updateComplete;
    expectPly(late, LAST);
    expect(late.board.error).to.equal(undefined);
  });

  it('is written into the page with the first step, where the author has not written it', async () => {
    const untouched = await TriadPage.replay();
    expect([untouched.board.ply, untouched.board.getAttribute('ply')]).to.deep.equal([1, null]);
    await untouched.click(untouched.step('Forward'));
    expectPly(untouched, 2);
    await untouched.click(untouched.step('Back'));
    expectPly(untouched, 1);
  });

  it('is where a replay starts if the author has left it empty', async () => {
    const page = await TriadPage.replay({ ply: '' });
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(PLIES[1].dice);
  });

  it('can be said before the record, in markup', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const log = logEvents(holder);
    holder.innerHTML = `<triad-board ply="3" mode="replay" record="${GAME}"></triad-board>`;
    expectPly(await new TriadPage(holder.querySelector('triad-board') as TriadBoard).ready(), 3);
    expect(log).to.be.empty;
  });

  it('can be said before the record, by a script, also where the element is defined later', async () => {
    const boards = [makeBoard(), document.implementation.createHTMLDocument().createElement('triad-board')];
    for (const board of boards) {
      const { page, log } = await openWithLog(Object.assign(board, { ply: 0, mode: 'replay', record: GAME }));
      expectPly(page, 0);
      expect(log).to.be.empty;
    }
  });
});

describe('the ply of a replay', () => {
  it('follows the reader, is told as theirs, and is written into the page once for each step', async () => {
    const page = await TriadPage.replay();
    const log = logEvents(page.board);
    const mutations: MutationRecord[] = [];
    const observer = new MutationObserver((some) => mutations.push(...some));
    observer.observe(page.board, { attributeFilter: ['ply'] });
    await page.click(page.step('Forward'));
    expectPly(page, 2);
    await page.click(page.listed(4));
    expectPly(page, 4);
    page.table?.focus();
    await page.press('ArrowLeft');
    expectPly(page, 3);
    observer.disconnect();
    expect(mutations).to.have.lengthOf(3);
    expect(log).to.deep.equal(Array(3).fill('game-change go-to by user'));
  });

  const WAYS: Readonly<Record<string, (page: TriadPage) => void>> = {
    'by attribute': ({ board }) => board.setAttribute('ply', '5'),
    'by property': ({ board }) => (board.ply = 5),
    'by property, as text': ({ board }) => (board.ply = '5'),
    'by method': ({ board }) => board.goTo(5),
  };
  for (const [how, set] of Object.entries(WAYS)) {
    it(`leads there when it is set ${how}, once`, async () => {
      const page = await TriadPage.replay();
      const log = logEvents(page.board);
      for (let times = 0; times < 2; times++) {
        set(page);
        await page.board.updateComplete;
        expect([page.board.ply, page.board.match.ply]).to.deep.equal([5, 5]);
        expectPly(page, 5);
      }
      expect(log).to.deep.equal(['game-change go-to by script']);
    });
  }

  it('leads to the last of several places that are set in one go', async () => {
    const page = await TriadPage.replay();
    const log = logEvents(page.board);
    page.board.ply = 2;
    page.board.ply = 6;
    await page.board.updateComplete;
    expectPly(page, 6);
    expect(log).to.deep.equal(['game-change go-to by script']);
  });

  it('stays where it is when its attribute is taken away, and is written again', async () => {
    const page = await TriadPage.replay({ ply: '3' });
    page.board.removeAttribute('ply');
    await page.board.updateComplete;
    expectPly(page, 3);
  });

  it('follows the moves of a game that is played where the author has written it, and nowhere else', async () => {
    for (const ply of ['2', undefined]) {
      const page = await TriadPage.open({ record: `triad 1; start=${START}; a1a3; f6f4`, ...(ply && { ply }) });
      await page.play('b1b4');
      expect(page.board.getAttribute('ply')).to.equal(ply === undefined ? null : '3');
      expect(page.board.ply).to.equal(3);
    }
  });

  it('is that of a running game which becomes a replay, and its attribute follows from then on', async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    expect(page.board.hasAttribute('ply')).to.be.false;
    page.board.mode = 'replay';
    await page.until(() => page.find('.steps') !== null);
    expect(page.board.getAttribute('ply')).to.equal('1');
    await page.click(page.step('Back'));
    expect(page.board.getAttribute('ply')).to.equal('0');
  });

  for (const order of [
    ['record', 'ply'],
    ['ply', 'record'],
  ] as const) {
    it(`of another record comes with it in one go: ${order.join(', ')}`, async () => {
      const page = await TriadPage.replay({ ply: '6' });
      const log = logEvents(page.board);
      const values = { record: OTHER, ply: '3' };
      for (const name of order) page.board.setAttribute(name, values[name]);
      await page.board.updateComplete;
      expect(page.board.match.ply).to.equal(3);
      expect(page.board.getAttribute('ply')).to.equal('3');
      expect(page.status).to.equal('White moves b1 to b4, now 3.');
      expect(log).to.deep.equal(['game-change load by script']);
    });
  }

  it('begins anew with another record', async () => {
    const page = await TriadPage.replay({ ply: '6' });
    await page.change({ record: OTHER });
    expect(page.board.getAttribute('ply')).to.equal('0');
    await page.change({ record: GAME });
    expectPly(page, 1);
  });
});

describe('a ply that the record does not have', () => {
  for (const bad of [String(LAST + 1), '-1', '2.5', 'three']) {
    it(`is reported and kept, and the board stays where it is: ${bad}`, async () => {
      const trouble = watchTrouble();
      const page = await TriadPage.replay({ ply: '3' });
      const errors = page.listen('game-error');
      await page.change({ ply: bad });
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-ply']);
      expect(page.find('[part=error]')?.textContent).to.include(page.board.error?.message);
      expect([page.board.getAttribute('ply'), page.board.ply]).to.deep.equal([bad, 3]);
      expect(page.dice).to.equal(PLIES[3].dice);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('at birth leaves a replay that begins as ever, and does not keep the reader from going on', async () => {
    const page = await TriadPage.replay({ ply: '99' });
    expect([page.board.error?.code, page.board.getAttribute('ply')]).to.deep.equal(['bad-ply', '99']);
    expect(page.dice).to.equal(PLIES[1].dice);
    const errors = page.listen('game-error');
    await page.click(page.step('Forward'));
    expect(page.dice).to.equal(PLIES[2].dice);
    await page.change({ names: 'Ann, Bob' });
    expect(page.board.ply).to.equal(2);
    expect(errors).to.be.empty;
  });

  it('is gone with a good one, or with its attribute', async () => {
    const page = await TriadPage.replay({ ply: '99' });
    await page.change({ ply: '4' });
    expect(page.board.error).to.equal(undefined);
    expect(page.find('[part=error]')).to.equal(null);
    expectPly(page, 4);
    await page.change({ ply: '99' });
    page.board.removeAttribute('ply');
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expectPly(page, 4);
  });

  it('is gone to as soon as a record has it', async () => {
    const page = await TriadPage.replay({ record: 'triad 1; roll 111233 112233; d1d4', ply: '4' });
    expect(page.board.error?.code).to.equal('bad-ply');
    await page.change({ record: GAME });
    expect(page.board.error).to.equal(undefined);
    expectPly(page, 4);
  });

  it('is no place to be thrown back to once a game that is played has grown', async () => {
    const page = await TriadPage.open({ position: START, ply: '1' });
    await page.play('a1a3', 'f6f4');
    await page.clickButton('Flip board');
    expect(page.board.match.ply).to.equal(2);
  });

  it('is thrown back at a script that calls for it', async () => {
    const page = await TriadPage.replay();
    expect(errorOf(() => page.board.goTo(99)).code).to.equal('bad-ply');
    expect(page.board.error).to.equal(undefined);
    expect(page.board.ply).to.equal(1);
  });
});
