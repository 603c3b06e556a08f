import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { ReplayPage } from './replay-page.js';
import { watchTrouble } from '../watch-trouble.js';

const RECORD = `triad 1 {Played by chance.}
roll 111233 112233 {A good roll.}
d1d4 {Into the
middle.}
c6d5xd6 {It is} {a triad.}
b1e4
b6d6xd6; f1f3xf3
e6c6xc6 {The end.}`;

/** What is said by the author, by ply. */
const COMMENTS = [
  'Played by chance.',
  'A good roll.',
  'Into the\nmiddle.',
  'It is a triad.',
  undefined,
  undefined,
  undefined,
  'The end.',
];

const HOSTILE = '<img src="nowhere" onerror="document.title = \'taken\'"><b>bold</b>&amp; <script>throw 1</script>';

describe('the comments of a record', () => {
  it('are shown at the moments they belong to, and at no other', async () => {
    const page = await ReplayPage.open({ record: RECORD, ply: '0' });
    const shown = [page.comment];
    while (page.stepsInUse.includes('Forward')) {
      await page.click(page.step('Forward'));
      shown.push(page.comment);
    }
    expect(shown).to.deep.equal(COMMENTS);
    for (const expected of COMMENTS.toReversed().slice(1)) {
      await page.click(page.step('Back'));
      expect(page.comment).to.equal(expected);
    }
  });

  it('stand below what has been played, not in its place', async () => {
    const page = await ReplayPage.open({ record: RECORD, ply: '2' });
    expect(page.status).to.equal('White: d1 to d4, now 3.');
    const [status, comment] = [page.find('.status'), page.find('.comment')];
    expect(comment?.getBoundingClientRect().top).to.be.at.least(status?.getBoundingClientRect().bottom ?? Infinity);
  });

  it('keep their lines', async () => {
    const page = await ReplayPage.open({ record: RECORD, ply: '2' });
    const two = page.find('.comment')?.offsetHeight ?? 0;
    await page.click(page.step('Forward'));
    expect(page.find('.comment')?.offsetHeight).to.be.closeTo(two / 2, 1);
  });

  it('are said aloud after the move, and the one on the game at the start', async () => {
    const page = await ReplayPage.open({ record: RECORD });
    page.table?.focus();
    await page.press('ArrowRight', 'ArrowRight');
    expect(page.spoken).to.equal(
      'Step 3 of 7. Black: c6 to d5, now 1. Triad. The die on d6 comes off, 1 of 3. It is a triad.',
    );
    await page.press('ArrowRight');
    expect(page.spoken).to.equal('Step 4 of 7. White: b1 to e4, now 3.');
    await page.press('Home');
    expect(page.spoken).to.equal('Step 0 of 7. Played by chance.');
    await page.press('End');
    expect(page.spoken).to.match(/comes off, 3 of 3\. The end\. Black wins\. The third die is off\.$/);
  });

  it('come from a script in the page as well', async () => {
    const { board } = await ReplayPage.within(html`
      <div>
        <triad-board mode="replay">
          <script type="text/plain">
            triad 1
            roll 111233 112233 {A good roll.}
          </script>
        </triad-board>
      </div>
    `);
    expect(new ReplayPage(board).comment).to.equal('A good roll.');
  });

  it('come from JSON as well', async () => {
    const moves = [{ move: 'roll 111233 112233', comment: 'A good roll.' }];
    const record = JSON.stringify({ format: 1, game: 'triad', seats: 2, options: {}, moves });
    expect((await ReplayPage.open({ record })).comment).to.equal('A good roll.');
  });

  it('are text, whatever they are made of', async () => {
    const trouble = watchTrouble();
    const title = document.title;
    const page = await ReplayPage.open({ record: `triad 1 {${HOSTILE}}; roll 111233 112233 {${HOSTILE}}` });
    for (const ply of [1, 0]) {
      page.board.goTo(ply);
      await page.board.updateComplete;
      expect(page.comment).to.equal(HOSTILE);
      expect(page.all('img, b, script')).to.be.empty;
    }
    expect(page.spoken).to.include(HOSTILE);
    expect(document.title).to.equal(title);
    expect(trouble.stop()).to.be.empty;
  });

  it('stay inside the board though they have no space in them', async () => {
    const page = await ReplayPage.open({ record: `triad 1; roll 111233 112233 {${'w'.repeat(500)}}` });
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    const { right } = page.board.getBoundingClientRect();
    expect(page.find('.comment')?.getBoundingClientRect().right).to.be.at.most(right);
    expect(page.find('.comment')?.scrollWidth).to.equal(page.find('.comment')?.clientWidth);
  });

  it('are not there where own moves are tried, and again afterwards', async () => {
    const page = await ReplayPage.open({ record: RECORD });
    await page.tryMoves();
    expect(page.comment).to.equal(undefined);
    await page.returnToRecord();
    expect(page.comment).to.equal('A good roll.');
  });
});
