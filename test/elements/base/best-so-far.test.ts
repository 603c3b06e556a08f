import { expect } from '@open-wc/testing';
import { figure } from '../../../src/locales/common/figures.js';
import { openByTool } from '../dialogs.js';
import { KubiPage, ROLLED } from '../games/kubi-sheet/page.js';

const KEY = 'tabletop-elements/best/kubi';
/** A game that somebody has played to its end by the first of all possible moves. */
async function openEnded(attributes: Readonly<Record<string, string>>): Promise<KubiPage> {
  const page = await KubiPage.open(attributes);
  const { match } = page.element;
  while (!match.outcome) {
    if (match.actors.includes('chance')) match.draw();
    else match.play(match.legalMoves()[0]!);
  }
  await page.ended();
  return page.until(() => page.find('.result-card') !== null);
}

const lines = (page: KubiPage) => page.all('.ending-summary > p:not(.status)').map((line) => line.textContent);
const mood = (page: KubiPage) => page.find('.result-card')?.dataset['mood'];
const pointsOf = (page: KubiPage) => page.element.outcome?.scores[0] ?? 0;

describe('the rank of a game alone', () => {
  it('is not told where an author has set up the game, and of several players', async () => {
    for (const [name, value] of [
      ['seats', 'human human'],
      ['position', ROLLED],
    ] as const) {
      const page = await openEnded({ seed: 'a', [name]: value });
      expect(lines(page).join()).to.not.contain('well-played');
    }
  });
});

describe('the best result of somebody alone', () => {
  const clear = () => {
    for (const key of [KEY, 'tabletop-elements/kubi/one', 'tabletop-elements/kubi/two']) localStorage.removeItem(key);
  };
  beforeEach(clear);
  afterEach(clear);

  it('is kept, is no record the first time, and is told the next time', async () => {
    const first = await openEnded({ seed: 'a', persist: 'one' });
    expect([lines(first), mood(first)]).to.deep.equal([[], 'plain']);
    expect(localStorage.getItem(KEY)).to.equal(JSON.stringify({ '{}': pointsOf(first) }));
    const again = await openEnded({ seed: 'a', persist: 'two' });
    const best = pointsOf(first).toString().replace('-', '−');
    expect([lines(again), mood(again)]).to.deep.equal([[`Your best so far: ${best} points.`], 'plain']);
  });

  it('is a record where there was less before', async () => {
    localStorage.setItem(KEY, JSON.stringify({ '{}': -9000 }));
    const page = await openEnded({ seed: 'a', persist: 'one' });
    const more = pointsOf(page) + 9000;
    expect([lines(page), mood(page)]).to.deep.equal([[`Your best so far, by ${more} points.`], 'record']);
    expect(localStorage.getItem(KEY)).to.equal(JSON.stringify({ '{}': pointsOf(page) }));
  });

  for (const [before, told] of [
    [-9000, 'new personal best'],
    [9000, 'personal best: 9000'],
    [undefined, undefined],
  ] as const) {
    it(`is told to others in the line that is shared, where ${before} was best before`, async () => {
      if (before !== undefined) localStorage.setItem(KEY, JSON.stringify({ '{}': before }));
      const page = await openEnded({ seed: 'a', persist: 'one' });
      const dialog = await openByTool(page, 'Share');
      const [game, points, ...best] = dialog.querySelector<HTMLInputElement>('#share-line')?.value.split(' · ') ?? [];
      expect([game, points]).to.deep.equal(['Kubi', `${figure(pointsOf(page))} points`]);
      expect(best).to.deep.equal(told === undefined ? [] : [told]);
    });
  }

  for (const stored of ['', 'rubbish', 'null', '[]', '{"{}":"many"}']) {
    it(`is not known where the storage holds ${JSON.stringify(stored)}`, async () => {
      localStorage.setItem(KEY, stored);
      const page = await openEnded({ seed: 'a', persist: 'one' });
      expect([lines(page), mood(page)]).to.deep.equal([[], 'plain']);
    });
  }

  const UNKEPT: readonly Readonly<Record<string, string>>[] = [
    {},
    { persist: 'one', seats: 'human human' },
    { persist: 'one', 'undo-past-chance': '' },
  ];

  for (const attributes of UNKEPT) {
    it(`is not kept with ${JSON.stringify(attributes)}`, async () => {
      await openEnded({ seed: 'a', ...attributes });
      expect(localStorage.getItem(KEY)).to.equal(null);
    });
  }
});
