import { expect } from 'chai';
import {
  SHOWN_GAMES,
  forgetPastGames,
  keepPastGame,
  pastGames,
  pastPlayOf,
} from '../../src/elements/features/review/past-games.js';

const KEY = 'tabletop-elements/reviews/kubi';
const onDay = (day: string, loss: number) => ({ id: `${day} ${loss}`, day, loss });

describe('what readers gave away in past games', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };

  const known = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const use = (value: object) => Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });

  beforeEach(() => {
    stored.clear();
    use(storage);
  });
  after(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (known) Object.defineProperty(globalThis, 'localStorage', known);
  });

  it('counts a game once, however often it is reviewed, and forgets all by one press', () => {
    keepPastGame('kubi', onDay('2026-11-27', 9));
    keepPastGame('kubi', onDay('2026-11-27', 9));
    keepPastGame('kubi', onDay('2026-11-28', 4));
    expect(pastGames('kubi').map(({ loss }) => loss)).to.deep.equal([9, 4]);
    expect(pastGames('cubo')).to.deep.equal([]);
    forgetPastGames('kubi');
    expect(pastGames('kubi')).to.deep.equal([]);
    expect(stored.size).to.equal(0);
  });

  for (const [what, text] of [
    ['no JSON', '{'],
    ['no list', '{"id":"a"}'],
    ['nothing that is a game', '[null, 3, {"id":"a"}, {"id":"a","day":"2026-11-27","loss":"9"}]'],
  ] as const) {
    it(`begins anew where ${what} is stored`, () => {
      stored.set(KEY, text);
      expect(pastGames('kubi')).to.deep.equal([]);
      keepPastGame('kubi', onDay('2026-11-27', 9));
      expect(pastGames('kubi')).to.have.length(1);
    });
  }

  it('goes on without a storage', () => {
    use({
      getItem: () => {
        throw new Error('denied');
      },
    });
    keepPastGame('kubi', onDay('2026-11-27', 9));
    forgetPastGames('kubi');
    expect(pastGames('kubi')).to.deep.equal([]);
  });

  it('tells nothing of one game, and of thirty what they lost, beside the month before', () => {
    expect(pastPlayOf([onDay('2026-11-27', 9)], '2026-11-27')).to.equal(undefined);
    const old = Array.from({ length: 10 }, () => onDay('2026-10-31', 5));
    const games = [...old, ...Array.from({ length: SHOWN_GAMES }, (_, i) => onDay('2026-11-02', i % 2 ? 2 : 4))];
    const told = pastPlayOf(games, '2026-11-27');
    expect(told).to.deep.include({ mean: 3, lastMonth: 5 });
    expect(told?.losses).to.have.length(SHOWN_GAMES);
    expect(pastPlayOf(games, '2026-12-01')?.lastMonth, 'in December').to.equal(3);
    expect(pastPlayOf(old.slice(0, 2), '2026-12-01')).to.not.have.property('lastMonth');
    expect(pastPlayOf([onDay('2025-12-31', 1), onDay('2026-01-01', 3)], '2026-01-02')?.lastMonth).to.equal(1);
  });
});
