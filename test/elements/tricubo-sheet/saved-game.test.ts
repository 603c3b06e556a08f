import { expect } from '@open-wc/testing';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboSheet } from '../../../src/games/tricubo/index.js';
import { Match } from '../../../src/match/match.js';
import { Saved, damagedSaves } from '../saved-game.js';
import { LAST, humans, rolled, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const saved = new Saved();

const OWN: TricuboSheet = { values: [3, 9, 1], purple: 1, fields: ['L'], fieldPoints: [0, 4], jokers: 1, ranks: [] };

type Attributes = Readonly<Record<string, string>>;

const open = (attributes: Attributes) => TricuboPage.open({ persist: saved.key, ...attributes });

/** A page that is opened anew: nothing is known but what is stored. */
async function reopen(page: TricuboPage, attributes: Attributes): Promise<TricuboPage> {
  page.element.remove();
  return open(attributes);
}

describe('a game of Tricubo that is kept', () => {
  afterEach(() => saved.forget());

  it('is found again in the middle of a round, with the die that is closed, and goes on', async () => {
    const attributes = { position: rolled(3), seed: 'a' };
    const page = await (await open(attributes)).played('L', '#2 M');
    const next = await reopen(page, attributes);
    expect(next.position)
      .to.equal(page.position)
      .and.match(/\| A 1 0 346 L 2$/);
    expect([next.shownSeat, next.roll, next.owner('L')]).to.deep.equal([1, [3, 4, 6], 'Player 1']);
    await use(next);
    expect(next.status).to.equal('Player 2 rolls.');
    expect(saved.moves).to.deep.equal(['L', 'M', 'M']);
  });

  it('is found again after the first cross of a solo game', async () => {
    const page = await (await open({})).played('@4');
    const next = await reopen(page, {});
    expect([next.row(4).boxes, next.status]).to.deep.equal(['1 of 7 crossed', 'Roll the dice.']);
  });

  it('lets uses be taken back after it was found, and not the dice', async () => {
    const attributes = { seats: humans(2), seed: 'a' };
    const page = await (await open(attributes)).played('roll', 'L');
    const next = await reopen(page, attributes);
    await next.clickButton('Undo');
    expect(saved.moves).to.deep.equal(['roll 316']);
    expect(next.canUse('Undo')).to.be.false;
  });

  it('lets dice that were thrown by hand be taken back also after it was found', async () => {
    const attributes = { seats: humans(2), dice: 'enter', seed: 'a' };
    const page = await (await open(attributes)).played('roll 634');
    const next = await reopen(page, attributes);
    await next.clickButton('Undo');
    expect(saved.moves).to.be.empty;
  });

  it('has the dice of its seed, and does not roll again by itself', async () => {
    const attributes = { seats: humans(2), dice: 'auto', seed: 'a' };
    const page = await open(attributes);
    await page.played('L');
    expect((await reopen(page, attributes)).roll).to.deep.equal(page.roll);
  });
});

describe('a saved game of Tricubo on another sheet', () => {
  afterEach(() => saved.forget());

  const SEATS = { seats: humans(2) };
  const own = (sheet: object) => ({ ...SEATS, sheet: JSON.stringify(sheet) });
  const B = { position: LAST.replace('| -', '| B').replace('6,6,3', '7,7,4') };

  /** What is asked for first and then, as it is asked for the second time. */
  const SAME: Readonly<Record<string, readonly [Attributes, Attributes]>> = {
    'of side B': [
      { ...SEATS, side: 'B' },
      { ...SEATS, side: 'B' },
    ],
    'of side A, which need not be said': [SEATS, { ...SEATS, side: 'A', overflow: 'lost' }],
    'of side B, said by the other attribute': [
      { ...SEATS, side: 'B' },
      { ...SEATS, sheet: 'B', side: 'A' },
    ],
    'of one’s own': [own(OWN), own(OWN)],
    'of one’s own that is written in another way': [
      own(OWN),
      { ...SEATS, sheet: JSON.stringify(Object.fromEntries(Object.entries(OWN).reverse()), null, 2) },
    ],
    'of a position that names its side': [B, B],
    'of a position that names its side, which is said once more': [B, { ...B, side: 'B' }],
    'of a position that is written in full': [
      { position: rolled(2) },
      { position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | - 1 0 346 - ' },
    ],
  };
  for (const [what, [first, second]] of Object.entries(SAME)) {
    it(`is found again: ${what}`, async () => {
      const page = await open({ ...first, seed: 'a' });
      if (!page.element.state.roll) await page.played('roll');
      await page.played('L');
      const next = await reopen(page, second);
      expect(next.element.error).to.equal(undefined);
      expect(next.position).to.equal(page.position);
      expect(next.moves.at(-1)).to.equal('L');
    });
  }

  const OTHERS: Readonly<Record<string, readonly [Attributes, Attributes]>> = {
    'another side': [{ ...SEATS, side: 'B' }, SEATS],
    'the printed side after one’s own sheet': [own(OWN), { ...SEATS, side: 'B' }],
    'a sheet that differs in one value': [own(OWN), own({ ...OWN, values: [3, 9, 2] })],
    'a sheet with other ranks': [own(OWN), own({ ...OWN, ranks: [10] })],
    'other options': [SEATS, { ...SEATS, overflow: 'forbidden' }],
    'colour fields with a 6': [SEATS, { ...SEATS, 'colour-on-six': '' }],
    'another number of players': [SEATS, { seats: humans(3) }],
    'a position on another side': [B, { position: B.position.replace('| B', '| -') }],
  };
  for (const [what, [first, second]] of Object.entries(OTHERS)) {
    it(`is left alone where the page asks for ${what}`, async () => {
      const page = await open({ ...first, seed: 'a' });
      if (!page.element.state.roll) await page.played('roll');
      await page.played('L');
      const { text } = saved;
      expect(saved.moves.at(-1)).to.equal('L');
      const next = await reopen(page, second);
      expect(next.moves).to.be.empty;
      expect(next.element.error).to.equal(undefined);
      expect(saved.text).to.equal(text);
    });
  }

  it('is found by the property, too', async () => {
    const page = await (await open({ ...own(OWN), seed: 'a' })).played('roll', 'L');
    page.element.remove();
    const next = document.createElement('tricubo-sheet');
    Object.assign(next, { persist: saved.key, seats: humans(2), sheet: OWN });
    expect(next.match.entries.map(({ text }) => text)).to.deep.equal(['roll 316', 'L']);
  });
});

describe('the rematch of a saved game of Tricubo', () => {
  afterEach(() => saved.forget());

  for (const [what, attributes, sheet] of [
    ['side B', { side: 'B' }, 'B'],
    ['a sheet of one’s own', { sheet: JSON.stringify(OWN) }, OWN],
  ] as const) {
    it(`is on ${what} again, and is found by the page that asked for the first game`, async () => {
      const match = new Match(tricubo, { seats: 2, seed: 'a', dice: 'auto', options: { sheet } });
      while (!match.outcome) match.play(match.legalMoves()[0]!);
      saved.text = JSON.stringify(match.toRecord());
      const asked = { seats: humans(2), ...attributes };
      const page = await open(asked);
      expect(page.element.matches(':state(over)')).to.be.true;
      await page.clickButton('Rematch');
      expect(page.element.match.options['sheet']).to.deep.equal(sheet);
      await page.clickButton('Roll the dice');
      const next = await reopen(page, asked);
      expect(next.position).to.equal(page.position);
      expect(saved.moves).to.have.lengthOf(1);
    });
  }

  it('is on the side that the position of the first game has named', async () => {
    const page = await (
      await open({ position: LAST.replace('| -', '| B').replace('6,6,3', '7,7,4') })
    ).played('L', 'M');
    await page.clickButton('Rematch');
    expect(page.position).to.equal('1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B');
    expect(saved.moves).to.be.empty;
  });
});

const record = (moves: string) => `{"format":1,"game":"tricubo","seats":1,"options":{},"moves":[${moves}]}`;

describe('a saved game of Tricubo', () => {
  const DAMAGED = {
    'that breaks off': '{"format":1,"game":"tricubo","se',
    'with a die that is closed': record('{"move":"@1"},{"move":"roll 346"},{"move":"L"}'),
    'with a use of a player who is not there': record('{"by":1,"move":"@1"}'),
    'on a sheet that is none': record('').replace('{}', '{"sheet":{"values":[]}}'),
  };
  damagedSaves((attributes) => TricuboPage.open(attributes), DAMAGED, ['@1', '@2']);
});
