import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { GameHost } from '../../src/online/index.js';
import type { HostOptions, SavedHost } from '../../src/online/index.js';
import type { CuboMove } from '../../src/games/cubo/index.js';
import { pick, seeded } from '../games/seeded.js';
import { count } from '../runs.js';
import { FakeClock } from '../match/fake-clock.js';
import { CarefulClient } from './lossy-line.js';

const SWAPS = ['swap a1b1', 'swap b1c1', 'swap a2c2', 'swap c2a3', 'swap b3c3', 'swap a3c3', 'swap a1c3', 'swap c1a2'];
const REFUSED = ['swap a1z9', 'take 3', 'roll 7'];

/** Two build in Cubo in bad weather. */
class Weather {
  readonly clock = new FakeClock();
  readonly random: () => number;
  readonly clients: readonly CarefulClient[];
  host: GameHost;
  #saved: SavedHost | undefined;
  readonly #options: HostOptions<CuboMove>;

  constructor(seed: number, options: Partial<HostOptions<CuboMove>>) {
    this.random = seeded(seed);
    const onChange = () => {
      this.#saved = JSON.parse(JSON.stringify(this.host.save())) as SavedHost;
    };
    const rateLimits = { burst: 1000 };
    this.#options = { clock: this.clock, random: seeded(seed + 100), onChange, rateLimits, ...options };
    this.host = new GameHost(cubo, { ...this.#options, seats: 2 }) as unknown as GameHost;
    this.clients = ['Ann', 'Bob'].map((name) => new CarefulClient(this.host, name, () => this.clock.now()));
    for (const client of this.clients) client.connect();
  }

  /** Something happens that happens on a phone in a train. */
  storm(): void {
    const client = pick(this.clients, this.random);
    const { line } = client;
    const die = this.random();
    if (die < 0.05) this.#press(client);
    else if (die < 0.4) line?.arriveUp();
    else if (die < 0.83) line?.arriveDown();
    else if (die < 0.88) line?.breakHere(Math.floor(this.random() * 6));
    else if (die < 0.91) line?.breakThere(Math.floor(this.random() * 6));
    else if (die < 0.96 && !line?.isOpen) client.connect();
    else if (die < 0.962) this.#crash();
    else this.clock.advance(Math.floor(this.random() * 400));
    for (const each of this.clients) each.tick();
  }

  /** The weather is fine until everything has been answered. */
  clear(): void {
    for (let i = 0; i < 10_000 && !this.clients.every(({ isIdle }) => isIdle); i++) {
      for (const client of this.clients) {
        if (!client.line?.isOpen) client.connect();
        client.line?.arriveUp();
        client.line?.arriveDown();
        client.tick();
      }
      this.clock.advance(20);
    }
  }

  #press(client: CarefulClient): void {
    if (!client.mayWant) return;
    for (let i = 0; i < 1 + this.random() * 6; i++)
      client.want(pick(this.random() < 0.9 ? SWAPS : REFUSED, this.random));
  }

  /** The process of the host ends, and another one goes on with what was saved. */
  #crash(): void {
    if (!this.#saved) return;
    const before = this.host;
    for (const { line } of this.clients) line?.breakThere(Math.floor(this.random() * 6));
    const saved = this.#saved;
    before.close();
    this.host = GameHost.restore(cubo, saved, this.#options) as unknown as GameHost;
    for (const client of this.clients) client.host = this.host;
  }
}

/** Lets everything that is under way arrive. */
function settle(...clients: readonly CarefulClient[]): void {
  for (let i = 0; i < 100; i++) {
    for (const { line } of clients) {
      line?.arriveUp();
      line?.arriveDown();
    }
  }
}

const results = ({ wanted }: CarefulClient) => wanted.map(({ result }) => result);

describe('over lines that break at any moment', function () {
  this.timeout(count(60_000));

  const cases: readonly (readonly [string, Partial<HostOptions<CuboMove>>])[] = [
    ['in a game that waits for all', {}],
    ['in one that goes on', { waitsForAll: false }],
    ['with a host that is easily hurried', { waitsForAll: false, rateLimits: { burst: 12, perSecond: 8 } }],
  ];
  for (const [where, options] of cases) {
    it(`everything that a player wants is done once, in order, or refused: ${where}`, () => {
      const results = new Set<string>();
      let tooFast = 0;
      for (let seed = 1; seed <= count(2); seed++) {
        const weather = new Weather(seed, options);
        for (let i = 0; i < 1500; i++) weather.storm();
        weather.clear();
        for (const { seat, wanted } of weather.clients) {
          const done = wanted.filter(({ result }) => result === 'done').map(({ move }) => move);
          const made = weather.host.match.entries.filter(({ actor }) => actor === seat).map(({ text }) => text);
          expect(made, `seed ${seed}, seat ${seat}`).to.deep.equal(done);
          for (const { result = 'nothing' } of wanted) results.add(result);
        }
        tooFast += weather.clients.reduce((sum, client) => sum + client.tooFast, 0);
        weather.host.close();
      }
      expect(results).to.include.all.keys('done', 'bad-move');
      for (const never of ['nothing', 'given up', 'outdated']) expect(results).to.not.include(never);
      expect(tooFast > 0, `${tooFast} times too fast`).to.equal(options.rateLimits !== undefined);
    });
  }

  it('what one device has not heard of is given up, once another one has had the seat', () => {
    const { host, clients } = new Weather(1, { waitsForAll: false });
    const [phone, bob] = clients as [CarefulClient, CarefulClient];
    const laptop = new CarefulClient(host, 'Ann', () => 0, 'laptop');
    settle(phone, bob);
    phone.line?.breakThere();
    phone.want('swap a1b1');
    laptop.connect();
    settle(laptop);
    laptop.want('swap b1c1');
    settle(laptop);
    phone.connect();
    settle(phone);
    expect([results(phone), results(laptop)]).to.deep.equal([['given up'], ['done']]);
    phone.want('swap a2c2');
    settle(phone);
    expect(host.match.entries.slice(-2).map(({ text }) => text)).to.deep.equal(['swap b1c1', 'swap a2c2']);
    host.close();
  });

  it('why something was not done is sent to whoever comes back', () => {
    const { host, clients } = new Weather(1, { waitsForAll: false });
    const [ann] = clients as [CarefulClient];
    settle(...clients);
    ann.want('swap a1b1');
    ann.want('swap a1z9');
    for (let i = 0; i < 3; i++) ann.line?.arriveUp();
    ann.line?.breakHere(0);
    ann.connect();
    settle(ann);
    expect(results(ann)).to.deep.equal(['done', 'bad-move']);
    host.close();
  });
});
