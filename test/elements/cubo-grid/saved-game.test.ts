import { expect } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { Saved, damagedSaves } from '../saved-game.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

const saved = new Saved();
const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const TWO = `1 0 build 0 | ${SQUARE} o - 0 ; ${SQUARE} o - 0 | r6r1b6b2`;

type Attributes = Readonly<Record<string, string>>;

const open = (attributes: Attributes, clock?: FakeClock) => CuboPage.open({ persist: saved.key, ...attributes }, clock);

/** A page that is opened anew, on a machine whose clock began anew, too. */
async function reopen(page: CuboPage, attributes: Attributes): Promise<CuboPage> {
  page.element.remove();
  const clock = new FakeClock();
  clock.sleep(1_000_000);
  return open(attributes, clock);
}

describe('a game of Cubo that is kept', () => {
  afterEach(() => saved.forget());

  it('is found again in the middle of a round, with each square as it lies, and goes on', async () => {
    const page = await (await open({ position: TWO })).played('#0 swap a1c3', '#1 swap b1b3');
    const next = await reopen(page, { position: TWO });
    expect([next.square(0), next.square(1)]).to.deep.equal(['b5r2r3/r2w3b4/b3b4r1', 'r1b4r3/r2w3b4/b3r2b5']);
    await next.click(next.cell('a1'));
    await next.click(next.cell('c3'));
    expect(saved.moves).to.deep.equal(['swap a1c3', 'swap b1b3', 'swap a1c3']);
  });

  it('is found again in the middle of the countdown, which goes on from its latest move, and ends', async () => {
    const page = await open({ position: TWO });
    await page.played('#0 call', '#0 take 1');
    await page.pass(2000);
    await page.played('#1 swap a1c3');
    const next = await reopen(page, { position: TWO });
    expect([next.time, next.facts(0), next.isCovered(0)]).to.deep.equal(['4', 'covered', true]);
    await next.pass(3999);
    expect(next.moves).to.have.lengthOf(3);
    await next.pass(1);
    expect(saved.moves.at(-1)).to.equal('timeout');
    expect(next.facts(1)).to.equal('too late');
  });

  it('is found again while one practises, with the time that was left at the latest move', async () => {
    const page = await open({ position: BUILDING });
    await page.pass(20_000);
    await page.played('swap a1c3');
    const next = await reopen(page, { position: BUILDING });
    expect(next.time).to.equal('0:40');
    await next.pass(40_000);
    expect(saved.moves).to.deep.equal(['swap a1c3', 'timeout']);
  });

  it('is found again with dice in hand, and in the exchange', async () => {
    const page = await (await open({ position: TWO, dice: 'remote' })).played('#0 roll');
    const next = await reopen(page, { position: TWO, dice: 'remote' });
    expect(next.facts(0)).to.equal('dice in hand');
    await next.played('dice 0 666666666', '#1 call', '#1 take 1', '#0 call', '#0 take -');
    const last = await reopen(next, { position: TWO });
    expect(last.actions(1)).to.deep.equal(['Keep my dice']);
    await last.click(last.action('Keep my dice', 1));
    expect([last.facts(0), last.facts(1)]).to.deep.equal(['Score 48', 'Score 32']);
  });

  it('is found again when it is over, with its result', async () => {
    const attributes = { position: BUILDING.replace('1 0', '6 0') };
    const page = await (await open(attributes)).played('call', 'take -');
    const next = await reopen(page, attributes);
    expect(next.element.matches(':state(over)')).to.be.true;
    expect(next.rounds.at(-1)).to.equal('Player 1 32 32');
  });

  it('is found by the property, too', async () => {
    const page = await (await open({ position: TWO })).played('#0 swap a1c3');
    page.element.remove();
    const next = document.createElement('cubo-grid');
    Object.assign(next, { persist: saved.key, position: TWO });
    expect(next.match.entries.map(({ text }) => text)).to.deep.equal(['swap a1c3']);
  });
});

describe('a saved game of Cubo with other rules', () => {
  afterEach(() => saved.forget());

  const SEATS = { seats: 'human human' };
  for (const [what, first, second, isFound] of [
    [
      'the same, said in full',
      SEATS,
      { ...SEATS, streets: 'ordered', 'practice-seconds': '60', 'time-limits': '' },
      true,
    ],
    ['the same time in another way', { 'practice-seconds': '90' }, { 'practice-seconds': '090' }, true],
    ['other streets', SEATS, { ...SEATS, streets: 'any-order' }, false],
    ['a house rule', SEATS, { ...SEATS, 'reset-colours': '' }, false],
    ['more time', {}, { 'practice-seconds': '61' }, false],
    ['no time limit', { 'time-limits': 'off' }, {}, false],
    ['more players', SEATS, { seats: 'human human human' }, false],
  ] as const) {
    it(`${isFound ? 'is found again' : 'is left alone'} where the page asks for ${what}`, async () => {
      const page = await (await open(first)).played('middle r1r2b3b4', 'dice 0 123234345');
      const { text } = saved;
      const next = await reopen(page, second);
      expect(next.element.error).to.equal(undefined);
      expect(next.moves).to.deep.equal(isFound ? page.moves : []);
      expect(saved.text).to.equal(text);
    });
  }
});

const record = (...moves: readonly object[]): string => {
  const rolled = [{ move: 'middle r1r1b1b1' }, { move: 'dice 0 123234345', at: 300 }];
  return JSON.stringify({ format: 1, game: 'cubo', seats: 1, options: {}, moves: [...rolled, ...moves] });
};

describe('a saved game of Cubo', () => {
  const DAMAGED = {
    'that breaks off': record().slice(0, -9),
    'with a second call': record({ move: 'call' }, { move: 'call' }),
    'whose time runs back': record({ move: 'call', at: 200 }),
    'with a time that is none': record({ move: 'call', at: 'soon' }),
    'with a swap of a player who is not there': record({ by: 1, move: 'swap a1b1' }),
    'whose time was up before that of its moves': record({ move: 'timeout', at: 100 }),
  };
  const throwing = (attributes: Attributes) => CuboPage.open({ dice: 'enter', ...attributes });
  const asked = 'Throw the nine dice of Player 1 and enter what they show, row by row.';
  damagedSaves(throwing, DAMAGED, ['middle r1r1b1b1', 'middle r2r2b2b2'], asked);
});
