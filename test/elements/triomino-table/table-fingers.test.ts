import { expect } from '@open-wc/testing';
import { fingers, releaseAll } from '../pointers.js';
import { BRIDGE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

type Point = readonly [number, number];

/** Chosen, so that there are places on the table. */
async function open(): Promise<TriominoPage> {
  const page = await TriominoPage.open({ position: BRIDGE });
  await page.click(page.tile('344'));
  page.board.scrollIntoView({ block: 'center' });
  return page;
}

/** MultiTouch go from some points of the drawing to others, in steps. */
async function draw(page: TriominoPage, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const [start, end] = [from, to].map((points) => points.map(([x, y]): Point => page.onScreen(x, y))) as [
    Point[],
    Point[],
  ];
  await fingers.down(...start);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await fingers.move(
      ...start.map(([x, y], i): Point => {
        const [toX, toY] = end[i] as Point;
        return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
      }),
    );
  }
  await page.atRest();
}

async function letGo(page: TriominoPage): Promise<void> {
  await fingers.up();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await page.atRest();
}

describe('the table of Triomino under two fingers', () => {
  afterEach(releaseAll);

  for (const [what, from, to] of [
    [
      'beside the places',
      [
        [100, 40],
        [200, 40],
      ],
      [
        [50, 40],
        [250, 40],
      ],
    ],
    [
      'on two places',
      [
        [50, 57],
        [250, 57],
      ],
      [
        [10, 57],
        [290, 57],
      ],
    ],
    [
      'one of them on a place',
      [
        [50, 57],
        [150, 57],
      ],
      [
        [10, 57],
        [190, 57],
      ],
    ],
  ] satisfies [string, Point[], Point[]][]) {
    it(`grows where they part, ${what}, and nothing is laid`, async () => {
      const page = await open();
      await draw(page, from, to);
      expect(page.view[2]).to.be.below(400);
      await letGo(page);
      expect([page.isMoved, page.moves, page.chosen]).to.deep.equal([true, [], '344']);
    });
  }

  it('shrinks where they come together', async () => {
    const page = await open();
    await page.clickButton('Zoom in');
    const [, , before] = page.view;
    await draw(
      page,
      [
        [50, 40],
        [210, 40],
      ],
      [
        [110, 40],
        [150, 40],
      ],
    );
    await letGo(page);
    expect(page.view[2]).to.be.above(before);
  });

  it('goes with them, also up and down', async () => {
    const page = await open();
    const from = page.onScreen(150, 60);
    await draw(
      page,
      [
        [100, 60],
        [200, 60],
      ],
      [
        [100, 120],
        [200, 120],
      ],
    );
    await letGo(page);
    const [x, y] = page.onScreen(150, 60);
    expect(page.isMoved).to.equal(true);
    expect(y - from[1]).to.be.above(20);
    expect(Math.abs(x - from[0])).to.be.below(4);
    expect([page.moves, window.scrollY]).to.deep.equal([[], 0]);
  });

  it('is played on as before when they have left', async () => {
    const page = await open();
    await draw(
      page,
      [
        [50, 57],
        [250, 57],
      ],
      [
        [30, 57],
        [270, 57],
      ],
    );
    await letGo(page);
    const { view } = page;
    await page.tapOn(page.ghost('344@4,0'));
    expect(page.moves).to.deep.equal(['344@4,0']);
    expect(page.view).to.deep.equal(view);
  });
});
