import { expect } from '@open-wc/testing';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import { makePlayer } from '../../../src/match/players.js';
import { TricuboPage } from '../games/tricubo-sheet/page.js';

const usual = { ...tempo };

const progress = (game: string) => readerSettings().levels?.[game];

const levelsOf = ({ element }: TricuboPage): readonly string[] =>
  element.match.gate.players.map(makePlayer).filter((word) => word !== 'human');

const offered = (page: TricuboPage) => page.find<HTMLButtonElement>('.ending-offer button');

/** Plays a game to its end, for all. @returns whether the reader has won */
async function playOut(page: TricuboPage): Promise<boolean> {
  const { match } = page.element;
  while (!match.outcome) {
    const [actor] = match.actors;
    if (typeof actor !== 'number') match.draw('script');
    else match.play(match.legalMoves(actor)[0]!, { actor });
  }
  await page.ended();
  return match.outcome.winners.includes(0);
}

/** Plays on until two games in a row have ended in the same way. */
async function playTwoAlike(page: TricuboPage): Promise<boolean> {
  for (let before: boolean | undefined; ;) {
    const won = await playOut(page);
    if (won === before) return won;
    before = won;
    expect(offered(page), 'after one game').to.equal(null);
    await page.click(page.button('Rematch')!);
  }
}

describe('how well the computer plays where the page does not say', () => {
  beforeEach(() => {
    Object.assign(tempo, { pause: 1e6 });
    changeReaderSettings({ levels: {} });
  });
  afterEach(() => {
    Object.assign(tempo, usual);
    changeReaderSettings({ levels: {} });
  });

  it('is as a beginner at first; two games alike offer the next level, which holds for this reader from then on', async () => {
    changeReaderSettings({ levels: { tricubo: { level: 'medium', streak: 0 }, kubi: { level: 'hard', streak: 1 } } });
    const page = await TricuboPage.open({ seats: 'human computer', seed: 'tea' });
    expect(levelsOf(page)).to.deep.equal(['computer:medium']);
    const won = await playTwoAlike(page);
    const next = won ? 'hard' : 'easy';
    expect(page.find('.ending-offer')?.textContent.trim().replace(/\s+/g, ' ')).to.equal(
      `You’ve ${won ? 'won' : 'lost'} 2 in a row. Next game: ${next}`,
    );
    expect(levelsOf(page), 'before the reader says so').to.deep.equal(['computer:medium']);
    await page.click(offered(page)!);
    expect([levelsOf(page), page.element.match.ply]).to.deep.equal([[`computer:${next}`], 0]);
    expect(progress('tricubo')).to.deep.equal({ level: next, streak: 0 });
    expect(progress('kubi')).to.deep.equal({ level: 'hard', streak: 1 });
    expect(levelsOf(await TricuboPage.open({ seats: 'human computer' }))).to.deep.equal([`computer:${next}`]);
    changeReaderSettings({ levels: {} });
    expect(levelsOf(await TricuboPage.open({ seats: 'human computer' }))).to.deep.equal(['computer:beginner']);
    expect(levelsOf(page), 'in a game that goes on').to.deep.equal([`computer:${next}`]);
  });

  it('is the level of the reader in a game from a position, too, which counts for nothing', async () => {
    const before = { level: 'hard', streak: 1 } as const;
    changeReaderSettings({ levels: { tricubo: before } });
    const page = await TricuboPage.open({ seats: 'human computer', position: '1,0,0,0,0 / 0,1,0,0,0 | A 1 0 534' });
    expect(levelsOf(page)).to.deep.equal(['computer:hard']);
    await playOut(page);
    expect([offered(page), progress('tricubo')]).to.deep.equal([null, before]);
  });

  for (const [what, attributes, levels] of [
    ['in a game', { seats: 'human computer', level: 'medium' }, ['computer:medium']],
    ['for a seat', { seats: 'human computer:medium' }, ['computer:medium']],
  ] as const)
    it(`stays as the page says it ${what}, and nothing is offered or counted`, async () => {
      changeReaderSettings({ levels: { tricubo: { level: 'hard', streak: 5 } } });
      const page = await TricuboPage.open({ ...attributes, seed: 'tea' });
      expect(levelsOf(page)).to.deep.equal(levels);
      await playOut(page);
      expect([offered(page), progress('tricubo')]).to.deep.equal([null, { level: 'hard', streak: 5 }]);
    });
});
