import { expect } from '@open-wc/testing';
import { accessibleThings } from '../accessibility-tree.js';
import {
  MODES,
  arrowsOf,
  drawingLabel,
  drawingOf,
  isMarked,
  openMarked,
  ringsOf,
} from '../games/triad-board/drawings.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';

const MARKS = 'c3 a3 b1-b4 f6-c6';

describe('the author’s marks', () => {
  for (const mode of MODES) {
    it(`are in the accessibility tree of a ${mode}, on what they mark and as an image`, async () => {
      await openMarked(mode, { marks: MARKS });
      const things = await accessibleThings();
      expect(things).to.include('image Marked: c3, a3. Arrow from b1 to b4. Arrow from f6 to c6.');
      const role = mode === 'play' ? 'button' : 'image';
      expect(things).to.include.members([
        `${role} c3, empty, marked`,
        `${role} a3, White 2, marked, moved last`,
        `${role} b1, White 1`,
      ]);
      expect(things.filter((thing) => /^(button|image) [a-f][1-6].*, marked/.test(thing))).to.have.lengthOf(2);
    });

    it(`are followed in a ${mode} while they change, without a word, and go when nothing is marked any more`, async () => {
      const page = await openMarked(mode, { marks: 'c3' });
      const seen = async (change: () => void) => {
        change();
        await page.board.updateComplete;
        return [...ringsOf(page).map(({ cell }) => cell), ...arrowsOf(page).map(({ cells }) => cells)];
      };
      expect(await seen(() => undefined)).to.deep.equal(['c3']);
      expect(await seen(() => page.board.setAttribute('marks', 'd4 a1-a2'))).to.deep.equal(['d4', 'a1-a2']);
      expect(await seen(() => (page.board.marks = 'b2, e5; F6'))).to.deep.equal(['b2', 'e5', 'f6']);
      for (const nothing of ['', ' , ;\n', null, undefined]) {
        expect(await seen(() => (page.board.marks = 'c3'))).to.deep.equal(['c3']);
        expect(await seen(() => (page.board.marks = nothing)), String(nothing)).to.be.empty;
        expect([isMarked(page), page.label('c3')]).to.deep.equal([false, 'c3, empty']);
      }
      expect(page.board.error).to.equal(undefined);
      expect(page.spoken).to.equal('');
    });
  }

  it('are said beside what the game says, and leave a choice and the focus while they come, change and go', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    for (const marks of ['a1-a3', 'a1 a3']) {
      await page.change({ marks });
      expect(page.marked('chosen')).to.deep.equal(['a1']);
      expect(page.focusedCell).to.equal('a1');
    }
    expect(drawingOf(page)?.role ?? drawingOf(page)?.getAttribute('role')).to.equal('img');
    expect(drawingLabel(page)).to.equal('Marked: a1, a3.');
    expect(page.label('a1')).to.equal('a1, White 1, marked, selected');
    expect(page.label('a3')).to.equal('a3, empty, marked, the die would show 2');
    await page.clickCell('a3');
    expect(page.moves).to.deep.equal(['a1a3']);
  });

  it('that a script has asked for before the element is in the page are drawn there', async () => {
    const page = await TriadPage.with({ mode: 'diagram', position: START, marks: 'c3' });
    await page.until(() => isMarked(page));
    expect(ringsOf(page).map(({ cell }) => cell)).to.deep.equal(['c3']);
  });
});
