import { expect, html } from '@open-wc/testing';
import { DiagramPage, IMPOSSIBLE } from './diagram-page.js';
import { START } from './positions.js';

const RECORD = `triad 1; start=${START}; a1a3; f6f4; b1b4`;

describe('a diagram from a record', () => {
  const moments = [
    { ply: undefined, dice: 'ccbba1/6/1C3b/B5/6/2BBCC', last: ['b1', 'b4'], turn: 'Black, to move' },
    { ply: '3', dice: 'ccbba1/6/1C3b/B5/6/2BBCC', last: ['b1', 'b4'], turn: 'Black, to move' },
    { ply: '1', dice: 'ccbbaa/6/6/B5/6/1ABBCC', last: ['a1', 'a3'], turn: 'Black, to move' },
    { ply: '0', dice: 'ccbbaa/6/6/6/6/AABBCC', last: [], turn: 'White, to move' },
  ] as const;

  for (const { ply, dice, last, turn } of moments) {
    it(`shows ${ply === undefined ? 'its end' : `the moment after ${ply} moves`}, and the move before it`, async () => {
      const page = await DiagramPage.open({ record: RECORD, ...(ply === undefined ? {} : { ply }) });
      expect(page.dice).to.equal(dice);
      expect(page.marked('last')).to.deep.equal(last);
      expect(page.turn.join()).to.equal(turn);
    });
  }

  it('goes to another moment when the page says so, by attribute, property and method', async () => {
    const page = await DiagramPage.open({ record: RECORD, ply: '0' });
    page.board.setAttribute('ply', '1');
    await page.board.updateComplete;
    expect(page.dice).to.equal(moments[2].dice);
    page.board.ply = 3;
    await page.board.updateComplete;
    expect(page.dice).to.equal(moments[1].dice);
    page.board.goTo(0);
    await page.board.updateComplete;
    expect(page.dice).to.equal(moments[3].dice);
    expect(page.board.ply).to.equal(0);
  });

  it('of a record that is shorter than that is an error, and its end is shown', async () => {
    const page = await DiagramPage.open({ record: RECORD, ply: '9' });
    expect(page.board.error?.code).to.equal('bad-ply');
    expect(page.dice).to.equal(moments[0].dice);
    page.board.ply = 1;
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(moments[2].dice);
  });

  it('shows the record where there is a position as well, be it one that no game reaches', async () => {
    const page = await DiagramPage.open({ record: RECORD, position: IMPOSSIBLE });
    expect(page.dice).to.equal(moments[0].dice);
    page.board.removeAttribute('record');
    await page.board.updateComplete;
    expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
    expect(page.marked('last')).to.be.empty;
  });

  it('is an error where the record begins with what no game reaches, be there a position or not', async () => {
    for (const position of ['', START, IMPOSSIBLE]) {
      const page = await DiagramPage.open({ record: `triad 1; start=${IMPOSSIBLE}`, position });
      expect(page.board.error?.code).to.equal('bad-position');
      expect(page.position).to.equal('- w 0-0');
      expect(page.dice).to.equal('6/6/6/6/6/6');
    }
  });

  it('takes the record from a script inside it, which is not seen', async () => {
    const page = await DiagramPage.within(
      html`<div>
        <triad-board mode="diagram" ply="1"
          ><script type="text/plain">
            ${RECORD}
          </script></triad-board
        >
      </div>`,
    );
    expect(page.dice).to.equal(moments[2].dice);
    expect(page.board.innerText).to.not.contain('triad 1');
  });
});
