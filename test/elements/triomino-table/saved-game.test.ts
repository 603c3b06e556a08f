import { expect } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { Saved, damagedSaves } from '../saved-game.js';
import { TriominoPage } from './triomino-page.js';

const saved = new Saved();
const TWO = '344@0,0 | 044,144 / 000,555 | 0 1 0 - 2 | 12,40';
/** A seed is one word that is nowhere else. */
const SEED = 'quicksilver';

type Attributes = Readonly<Record<string, string>>;

const open = (attributes: Attributes, clock?: FakeClock) =>
  TriominoPage.open({ persist: saved.key, ...attributes }, clock);

/** A page that is opened anew, on a machine whose clock began anew, too. */
async function reopen(page: TriominoPage, attributes: Attributes): Promise<TriominoPage> {
  page.element.remove();
  const clock = new FakeClock();
  clock.sleep(1_000_000);
  return open(attributes, clock);
}

describe('a game of Triomino that is kept', () => {
  afterEach(() => saved.forget());

  it('is found again with its racks, covered, and goes on', async () => {
    const page = await (await open({ position: TWO })).played('044@0,1');
    const next = await reopen(page, { position: TWO });
    expect([next.isCovered, next.laid]).to.deep.equal([true, ['344@0,0', '044@0,1']]);
    await next.uncover();
    expect(next.rack).to.deep.equal(['000', '555']);
    await next.clickButton('Buy a tile (−5)');
    expect(saved.moves.slice(0, 2)).to.deep.equal(['044@0,1', 'buy']);
    expect(saved.moves[2]).to.match(/^draw \d{3}$/);
  });

  it('is found again while a tile is to be drawn', async () => {
    const page = await (await open({ position: TWO, dice: 'remote' })).played('buy');
    const next = await reopen(page, { position: TWO, dice: 'remote' });
    await next.played('draw 111');
    await next.uncover();
    expect(next.rack).to.deep.equal(['044', '111', '144']);
  });

  it('is found again with the time that was left at the latest move', async () => {
    const attributes = { position: '344@0,0 | 044,111 | 0 0 0 - 1', 'turn-seconds': '30' };
    const page = await open(attributes);
    await page.pass(10_000);
    await page.played('buy', 'draw 555');
    const next = await reopen(page, attributes);
    expect(next.time).to.equal('0:20');
    await next.pass(20_000);
    expect(saved.moves).to.include('timeout');
  });

  it('is found again between two rounds, with what the last one has brought, and when it is over', async () => {
    const attributes = { position: '344@0,0 | 044 / 555 | 0 1 0 - 1 | 0,40', lap: 'off', seed: SEED, rounds: '2' };
    const page = await (await open(attributes)).played('044@0,1');
    const next = await reopen(page, attributes);
    expect(next.find('.reckoning')?.textContent).to.contain('Player 2 still held 5-5-5: 15.');
    await next.clickButton('Deal round 2');
    expect(next.moves.map((text) => text.split(' ')[0])).to.include.members(['deal', 'lead']);
    const over = await reopen(await (await reopen(next, { ...attributes, position: TWO })).played(), attributes);
    expect(over.element.error).to.equal(undefined);
  });

  it('is the whole game where one device is handed round', async () => {
    await (await open({ seats: 'human human', seed: SEED })).played('draw all');
    expect(saved.text).to.contain(SEED).and.not.contain('?');
  });
});

describe('a game of Triomino that is kept for one viewer', () => {
  afterEach(() => saved.forget());

  for (const [viewer, start] of [
    ['0', 'draw'],
    ['1', 'triple'],
    ['public', 'draw'],
  ] as const) {
    const attributes = { seats: 'human human', seed: SEED, viewer, start };

    it(`has no other seat’s tile in it and no seed, and is found again: viewer="${viewer}" start="${start}"`, async () => {
      const page = await (await open(attributes)).played('draw all');
      const { racks } = page.element.state;
      const { rack } = page;
      const others = racks.flatMap((tiles, seat) => (String(seat) === viewer ? [] : tiles));
      expect(saved.text).to.not.contain(SEED);
      const deals = saved.moves.filter((move) => move.startsWith('deal'));
      expect(others.filter((tile) => deals.join().includes(String(tile)))).to.be.empty;
      expect(deals.filter((deal) => deal === 'deal ?9')).to.have.lengthOf(viewer === 'public' ? 2 : 1);
      const next = await reopen(page, { ...attributes, dice: 'remote' });
      expect(next.element.error).to.equal(undefined);
      expect([next.rack, next.moves.length]).to.deep.equal([rack, saved.moves.length]);
      expect(next.element.state.racks.map(({ length }) => length)).to.deep.equal([9, 9]);
    });
  }

  it('goes on with what comes from elsewhere: what others lay, and how many tiles they have bought', async () => {
    const attributes = { seats: 'human human', viewer: '0', dice: 'remote' };
    const deals = ['deal 000,013,044,155,222,234,333,345,455', 'deal ?9', 'lead 023/335'];
    const page = await (await open(attributes)).played(...deals, '444@0,0');
    const next = await (await reopen(page, attributes)).played('044@0,1', 'buy', 'draw ?', '445@1,0');
    expect(next.laid).to.deep.equal(['444@0,0', '044@0,1', '445@1,0']);
    expect(next.facts(1)).to.equal('20 points 8 tiles');
    expect(saved.moves).to.deep.equal([...deals, '444@0,0', '044@0,1', 'buy', 'draw ?', '445@1,0']);
  });

  it('is everything where everything is shown, and what a round has laid open', async () => {
    await (await open({ seats: 'human human', seed: SEED, viewer: 'all' })).played('draw all');
    expect(saved.text).to.contain(SEED).and.not.contain('?');
    saved.forget();
    const position = '344@0,0 | 044 / ?1 | 0 1 0 - 1';
    await (await open({ position, viewer: '0', rounds: '2', lap: 'off' })).played('044@0,1');
    expect(saved.moves).to.deep.equal(['044@0,1']);
  });
});

const DEAL = { move: 'deal 000,001,002,003,004,005,011,012,013' };
const record = (...moves: readonly object[]): string =>
  JSON.stringify({ format: 1, game: 'triomino', seats: 1, options: {}, moves: [DEAL, ...moves] });

describe('a saved game of Triomino', () => {
  const DAMAGED = {
    'that breaks off': record().slice(0, -9),
    'with a tile that nobody holds': record({ move: '555@0,0' }),
    'with a tile that does not fit': record({ move: '000@0,0' }, { move: '013@0,1' }),
    'with a move of a player who is not there': record({ by: 1, move: '000@0,0' }),
    'with a deal that is too small': record().replace('000,001,', ''),
  };
  const entering = (attributes: Attributes) => TriominoPage.open({ dice: 'enter', ...attributes });
  damagedSaves(entering, DAMAGED, [DEAL.move, 'deal 111,112,113,114,115,122,123,124,125'], 'Lay the first tile.');
});
