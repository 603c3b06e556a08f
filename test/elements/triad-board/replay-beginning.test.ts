import { expect } from '@open-wc/testing';
import { START } from './positions.js';
import { STEPS } from '../record-page.js';
import { ReplayPage, openMidway } from './replay-page.js';
import { PLIES } from './replay-records.js';

/** A game without an opening roll. */
const OPENED = `triad 1; start=${START}; a1a3; f6f4`;

/** How many dice are on their way, each time the board has been drawn anew. */
function watchSlides(page: ReplayPage): number[] {
  const slides: number[] = [];
  page.board.addEventListener('game-change', () => void page.board.updateComplete.then(() => slides.push(page.slides)));
  return slides;
}

describe('a record in <triad-board mode="replay">', () => {
  it('begins after the opening roll, where there is something to see', async () => {
    const page = await ReplayPage.open();
    expect(page.dice).to.equal(PLIES[1].dice);
    expect(page.status).to.equal(PLIES[1].status);
    expect(page.current).to.deep.equal([1]);
  });

  it('begins with its first moment where that is a position', async () => {
    const page = await ReplayPage.open({ record: OPENED });
    expect(`${page.dice} w 0-0`).to.equal(START);
    expect(page.status).to.equal('Start');
  });

  it('begins with the dice where nothing came after them', async () => {
    const page = await ReplayPage.open({ record: 'triad 1; roll 111233 112233' });
    expect(page.dice).to.equal(PLIES[1].dice);
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
  });

  it('goes nowhere where there is no record yet', async () => {
    const page = await ReplayPage.open({ record: '' });
    expect(page.status).to.equal('Start');
    expect(page.stepsInUse).to.be.empty;
    for (const step of STEPS) await page.click(page.step(step));
    expect(page.board.match.length).to.equal(0);
  });

  it('waits for no dice and rolls none, however they come about in play', async () => {
    for (const dice of ['tap', 'auto', 'enter']) {
      const page = await ReplayPage.open({ record: '', dice });
      expect(page.board.match.length, dice).to.equal(0);
      expect(page.button('Roll the dice'), dice).to.equal(undefined);
      expect(page.all('input'), dice).to.be.empty;
    }
  });
});

describe('motion in a replay', () => {
  it('lets a step forward be seen happening, and no other', async () => {
    const page = await openMidway();
    const slides = watchSlides(page);
    for (const step of ['Back', 'Forward', 'Forward', 'To the start', 'To the end'] as const) {
      await page.click(page.step(step));
    }
    expect(slides).to.deep.equal([0, 1, 1, 0, 0]);
  });

  it('lets also the first step forward be seen', async () => {
    const page = await ReplayPage.open();
    const slides = watchSlides(page);
    await page.click(page.step('Forward'));
    expect(slides).to.deep.equal([1]);
  });

  it('lets no first step back to ply 1 be seen as one forward', async () => {
    const page = await ReplayPage.open({ record: OPENED, ply: '2' });
    const slides = watchSlides(page);
    await page.click(page.step('Back'));
    expect(slides).to.deep.equal([0]);
  });
});
