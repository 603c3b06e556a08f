import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { MODES, arrowsOf, isMarked, openMarked, ringsOf } from './drawings.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const HOSTILE = '<img/src=x/onerror="globalThis.wasAttacked=true">';

/** What is wrong, the marks, and which of them the message must name. */
const ROWS: readonly (readonly [what: string, marks: string, named: string])[] = [
  ['a file beyond the board', 'g1', 'g1'],
  ['a rank beyond the board', 'a7', 'a7'],
  ['a rank below the board', 'a0', 'a0'],
  ['a cell the wrong way round', '3c', '3c'],
  ['half a cell', 'c', 'c'],
  ['two cells that stand together', 'c3d4', 'c3d4'],
  ['a bad one among good ones', 'c3 d4 z9 b1-b4', 'z9'],
  ['an arrow from where nothing is', 'z9-c3', 'z9-c3'],
  ['an arrow to where nothing is', 'c3-z9', 'c3-z9'],
  ['an arrow without an end', 'b1-', 'b1-'],
  ['an arrow without a beginning', '-b4', '-b4'],
  ['an arrow with spaces in it', 'b1 - b4', '-'],
  ['an arrow of another kind', 'b1→b4', 'b1→b4'],
  ['an arrow with two hyphens', 'b1--b4', 'b1--b4'],
  ['an arrow to where it begins', 'c3-c3', 'c3-c3'],
  ['an arrow to where it begins, in other letters', 'c3-C3', 'c3-c3'],
  ['an arrow over three cells', 'a1-b2-c3', 'a1-b2-c3'],
  ['rubbish', 'look here!', 'look'],
  ['a picture', '💥', '💥'],
  ['what objects have', 'constructor __proto__', 'constructor'],
  ['markup', HOSTILE, HOSTILE.toLowerCase().slice(0, 40)],
];

describe('marks that are wrong', () => {
  for (const [what, marks, named] of ROWS) {
    it(`with ${what} are reported, and the game goes on without harm`, async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ position: START });
      page.board.play('a1a3');
      const { match } = page.board;
      const errors = page.listen('game-error');
      page.board.setAttribute('marks', marks);
      await page.until(() => page.find('[role=alert]') !== null);
      expect(page.board.error?.code).to.equal('bad-attribute');
      expect(page.board.error?.message).to.contain(`marks has "${named}"`);
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-attribute']);
      expect(page.find('[role=alert]')?.textContent).to.contain(page.board.error?.message);
      expect(isMarked(page)).to.be.false;
      await page.clickCell('f6');
      await page.clickCell('f4');
      expect(page.board.match === match).to.be.true;
      expect(page.board.match.length).to.equal(2);

      page.board.setAttribute('marks', 'c3');
      await page.board.updateComplete;
      expect(page.board.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(ringsOf(page).map(({ cell }) => cell)).to.deep.equal(['c3']);
      expect(globalThis).to.not.have.property('wasAttacked');
      expect(trouble.stop()).to.be.empty;
    });
  }

  for (const mode of MODES) {
    it(`are reported in a ${mode} from the start, which is shown all the same`, async () => {
      const page = await openMarked(mode, { marks: 'c3 nowhere' });
      await page.until(() => page.find('[role=alert]') !== null);
      expect(page.find('[role=alert]')?.textContent).to.contain('"nowhere"');
      expect(page.label('a3')).to.equal('a3, White 2, moved last');
      expect(page.all('img, script').length).to.equal(0);
    });
  }

  it('are not drawn in part', async () => {
    const page = await DiagramPage.open({ position: START, marks: 'c3 d4 b1-b4 z9' });
    expect(page.board.error).to.not.equal(undefined);
    expect([...ringsOf(page), ...arrowsOf(page)]).to.be.empty;
  });

  it('are named in a readable length', async () => {
    const page = await DiagramPage.open({ position: START, marks: 'x'.repeat(10_000) });
    expect(page.board.error?.message.length).to.be.below(200);
  });

  it('are complete with their message once the update is', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.marks = 'z9';
    await page.board.updateComplete;
    expect(page.all('[role=alert]').length).to.equal(1);
  });
});

describe('marks of another kind than text', () => {
  for (const [what, marks] of [
    ['a number', 5],
    ['a list of cells', ['c3', 'd4']],
    ['an object', {}],
    ['true', true],
  ] as const) {
    it(`never throw, ${what}`, async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ position: START });
      Object.assign(page.board, { marks });
      await page.until(() => page.board.error !== undefined || isMarked(page));
      await page.clickCell('a1');
      await page.clickCell('a3');
      expect(page.board.match.length).to.equal(1);
      expect(trouble.stop()).to.be.empty;
    });
  }
});

describe('marks that are nothing', () => {
  for (const marks of ['', ' ', ' , ;\n']) {
    it(`draw nothing and are no error: ${JSON.stringify(marks)}`, async () => {
      const page = await DiagramPage.open({ position: START, marks });
      expect(page.board.error).to.equal(undefined);
      expect(isMarked(page)).to.be.false;
      await expect(page.board).to.be.accessible();
    });
  }
});
