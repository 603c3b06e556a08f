import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import { needs } from '../../runner/browser.js';
import { LinkedPage } from './linked-page.js';
import { tap } from '../pointers.js';
import { openMidway } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';
import { watchTrouble } from '../watch-trouble.js';

/** Three replays at ply 1, the last one with a name, and links before, between and after them. */
const threeBoards = () => html`
  <div>
    <p><a href="#ply-2">before all</a> <a href="#ply-3" data-for="last">before all, for the last</a></p>
    <triad-board mode="replay" record=${GAME}></triad-board>
    <p><a href="#ply-4">after the first</a></p>
    <triad-board mode="replay" record=${GAME}></triad-board>
    <triad-board id="last" mode="replay" record=${GAME}></triad-board>
    <p><a href="#ply-5">after all</a> <a href="#ply-6" data-for="nobody">for nobody</a></p>
  </div>
`;

/** One replay at ply 1 with a link before it. */
const oneBoard = (href = '#ply-3') => html`
  <div>
    <p>
      The <a href=${href}>link</a> <a href="#ply-3"><b>bold</b></a>
    </p>
    <triad-board id="game" mode="replay" record=${GAME}></triad-board>
  </div>
`;

describe('a link to a ply', () => {
  let page: LinkedPage;
  afterEach(() => page.close());

  it('leads the replay after it, and nowhere else', async () => {
    page = await LinkedPage.open(oneBoard());
    await page.follow('link');
    const [replay] = page.replays;
    expect(replay?.dice).to.equal(PLIES[3].dice);
    expect(replay?.current).to.deep.equal([3]);
    expect(replay?.spoken).to.equal(`Step 3 of 7. ${PLIES[3].status}`);
    expect(page.isLeftAlone).to.be.false;
    expect(location.hash).to.equal('');
  });

  it('is followed by tap and by key, and keeps the focus', async () => {
    page = await LinkedPage.open(oneBoard());
    const [replay] = page.replays;
    page.link('link').focus();
    await replay?.press('Enter');
    expect(page.plies).to.deep.equal([3]);
    expect(document.activeElement === page.link('link')).to.be.true;
    replay?.board.goTo(0);
    await tap(page.placeOf('link'));
    expect(page.plies).to.deep.equal([3]);
  });

  it('is followed also where a word in it is clicked', async () => {
    page = await LinkedPage.open(oneBoard());
    await page.follow('bold');
    expect(page.plies).to.deep.equal([3]);
  });

  const leads: readonly [link: string, plies: readonly number[]][] = [
    ['before all', [2, 1, 1]],
    ['before all, for the last', [1, 1, 3]],
    ['after the first', [1, 4, 1]],
    ['after all', [1, 1, 5]],
  ];
  for (const [link, plies] of leads) {
    it(`leads one of several boards: ${link}`, async () => {
      page = await LinkedPage.open(threeBoards());
      await page.follow(link);
      expect(page.plies).to.deep.equal(plies);
      expect(page.isLeftAlone).to.be.false;
    });
  }

  it('is left to the browser where it is for a board that is not there', async () => {
    page = await LinkedPage.open(threeBoards());
    await page.follow('for nobody');
    expect(page.plies).to.deep.equal([1, 1, 1]);
    expect(page.isLeftAlone).to.be.true;
  });

  it('leads the boards in the order of the page, not in that of their coming', async () => {
    page = await LinkedPage.open(threeBoards());
    const { board } = await openMidway();
    page.replays[0]?.board.before(board);
    await page.follow('before all');
    expect(page.plies).to.deep.equal([2, 1, 1, 1]);
  });

  it('goes no further than the record, and throws nothing into the page', async () => {
    const trouble = watchTrouble();
    page = await LinkedPage.open(oneBoard('#ply-99'));
    await page.follow('link');
    expect(page.plies).to.deep.equal([1]);
    expect(page.replays[0]?.board.error).to.equal(undefined);
    expect(page.isLeftAlone).to.be.false;
    expect(trouble.stop()).to.be.empty;
  });

  it('in the caption of a replay leads that one', async () => {
    page = await LinkedPage.open(html`
      <div>
        <triad-board mode="replay" record=${GAME}
          ><p slot="caption"><a href="#ply-3">link</a></p></triad-board
        >
        <triad-board mode="replay" record=${GAME}></triad-board>
      </div>
    `);
    await page.follow('link');
    expect(page.plies).to.deep.equal([3, 1]);
  });

  for (const href of ['#ply-', '#ply-x', '#ply-3x', '#ply--1', '#ply-1.5', '#ply-3-4', '#PLY-3', '#3', '/#ply-3']) {
    it(`is left to the browser where it is none: ${href}`, async () => {
      page = await LinkedPage.open(oneBoard(href));
      await page.follow('link');
      expect(page.plies).to.deep.equal([1]);
      expect(page.isLeftAlone).to.be.true;
    });
  }

  const followHolding = async (key: string) => {
    page = await LinkedPage.open(oneBoard());
    await sendKeys({ down: key });
    await page.follow('link');
    await sendKeys({ up: key });
  };

  for (const held of ['Control', 'Shift', 'Meta']) {
    it(`is left to the browser when it is clicked with ${held}`, async () => {
      await followHolding(held);
      expect(page.plies).to.deep.equal([1]);
      expect(page.isLeftAlone).to.be.true;
    });
  }

  it('is left to the browser when it is clicked with Alt, which saves what it leads to', async () => {
    await followHolding('Alt');
    expect(page.plies).to.deep.equal([1]);
    expect(page.isLeftAlone).to.be.true;
  });

  it('is left to the browser when it is clicked with the middle button', async () => {
    needs('middle clicks');
    page = await LinkedPage.open(oneBoard());
    await sendMouse({ type: 'click', button: 'middle', position: page.placeOf('link') });
    expect(page.isLeftAlone).to.be.true;
    expect(page.plies).to.deep.equal([1]);
  });

  it('is left to the page where that has dealt with it', async () => {
    page = await LinkedPage.open(oneBoard());
    page.link('link').addEventListener('click', (click) => click.preventDefault());
    await page.follow('link');
    expect(page.plies).to.deep.equal([1]);
  });
});
