import { expect } from '@open-wc/testing';
import type { AnyGame } from '../../../../src/match/record/record.js';
import { memoryKeeper, tabsTransport } from '../../../../src/online/index.js';
import type { TabsOptions, Transport } from '../../../../src/online/index.js';
import { triad } from '../../../../src/games/triad/index.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { LinkedPlayer, playOn, recordOf, settled } from '../../../online/linked-player.js';
import { BrowserTab } from './browser-tab.js';

const game = triad as unknown as AnyGame;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a game in the tabs of one browser', () => {
  let room = '';
  let players: LinkedPlayer[] = [];
  let errors: unknown[] = [];
  const savedUnder = () => `tabletop-elements/tabs/triad/${room}`;
  const isOurs = (key: string) => key.includes(room);

  beforeEach(() => {
    room = `kitchen ${crypto.randomUUID()}`;
    errors = [];
  });
  afterEach(async () => {
    for (const player of players) player.close();
    players = [];
    BrowserTab.closeAll();
    await noLocks();
    for (const key of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(key);
  });

  const ourLocks = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.includes(room));
  };

  async function noLocks(): Promise<void> {
    for (let i = 0; (await ourLocks()).length > 0; i++) {
      if (i > 100) throw new Error('somebody still hosts, or waits for it');
      await later(20);
    }
  }

  const options = (more: Partial<TabsOptions> = {}): TabsOptions => ({
    game,
    onError: (error) => errors.push(error),
    ...more,
  });

  function seated(transport: Transport): LinkedPlayer {
    const player = new LinkedPlayer(transport, game, memoryKeeper());
    players.push(player);
    return player;
  }

  /** A player of this page. */
  const join = (more: Partial<TabsOptions> = {}): LinkedPlayer => seated(tabsTransport(room, options(more)));

  /** A player in a tab of its own: what it connects with lives and dies with that tab. */
  async function joinIn(tab: BrowserTab): Promise<LinkedPlayer> {
    const { tabsTransport: transportThere, triad: gameThere } = tab.library;
    const player = seated(transportThere(room, { ...options(), game: gameThere }));
    await player.arrived();
    return player;
  }

  it('is played by two, each of whom sees what the other does', async () => {
    const ann = join();
    await ann.arrived();
    const bob = await joinIn(await BrowserTab.open());
    await playOn([ann, bob], 8);
    expect(recordOf(ann)).to.deep.equal(recordOf(bob));
    expect([ann.seat, bob.seat]).to.have.members([0, 1]);
  });

  it('is played by two elements of one page', async () => {
    const two = [join(), join()];
    await playOn(two, 6);
    expect(recordOf(two[0] as LinkedPlayer)).to.deep.equal(recordOf(two[1] as LinkedPlayer));
  });

  it('goes on in another tab when the hosting one is closed, and no move is lost', async () => {
    const hosting = await BrowserTab.open();
    const ann = await joinIn(hosting);
    const bob = join();
    await playOn([ann, bob], 5);
    const before = recordOf(bob);
    const { seat } = ann;
    hosting.close();
    await bob.until('another tab hosts', ({ log, online }) => log.includes('closed') && online.status === 'online');
    expect(recordOf(bob)).to.deep.equal(before);
    expect(bob.online.presence?.seats[seat]).to.equal('gone');
  });

  it('is not disturbed for the player whose tab was closed and opened again', async () => {
    const hosting = await BrowserTab.open();
    const keeper = memoryKeeper();
    const first = new LinkedPlayer(
      hosting.library.tabsTransport(room, { ...options(), game: hosting.library.triad }),
      game,
      keeper,
    );
    await first.arrived();
    const bob = join();
    await playOn([first, bob], 5);
    const { seat } = first;
    hosting.close();
    first.close();
    const again = new LinkedPlayer(tabsTransport(room, options()), game, keeper);
    players.push(again);
    await playOn([again, bob], 9);
    expect(again.seat).to.equal(seat);
    expect(recordOf(again)).to.deep.equal(recordOf(bob));
  });

  it('plays what was pressed while the hosting tab went, once', async () => {
    const hosting = await BrowserTab.open();
    const { tabsTransport: transportThere, triad: gameThere } = hosting.library;
    const nobody = () => undefined;
    await new Promise<void>((opened) =>
      transportThere(room, { game: gameThere }).connect({ opened, received: nobody, closed: nobody }),
    );
    const two = [join(), join()];
    await playOn(two, 4);
    const before = two[0]?.length ?? 0;
    hosting.close();
    two.find(({ match, seat }) => match?.actors.includes(seat))?.play();
    for (const player of two)
      await player.until('another host', ({ log }) => log.at(-1) === 'opened' && log.length > 1);
    await settled(two);
    const [ann, bob] = two.map(recordOf) as [readonly object[], readonly object[]];
    expect(ann).to.deep.equal(bob);
    expect(ann.length).to.be.within(before + 1, before + 2);
  });

  it('is found again when all tabs have been closed', async () => {
    const keeper = memoryKeeper();
    const ann = new LinkedPlayer(tabsTransport(room, options()), game, keeper);
    const bob = join();
    await playOn([ann, bob], 5);
    const before = recordOf(ann);
    for (const player of [ann, bob]) player.close();
    await noLocks();
    const again = new LinkedPlayer(tabsTransport(room, options()), game, keeper);
    players.push(again);
    await again.arrived();
    expect(recordOf(again)).to.deep.equal(before);
  });

  it('begins anew where the saved game is damaged, which is set aside', async () => {
    localStorage.setItem(savedUnder(), '{"at":');
    const ann = join();
    await ann.arrived();
    expect(ann.length).to.be.at.least(0);
    expect(localStorage.getItem(`tabletop-elements/damaged-tabs/triad/${room}`)).to.include('{\\"at\\":');
    expect(errors).to.deep.equal([]);
  });

  it('begins anew where the saved game is of another kind, which is set aside', async () => {
    const saved = { at: Date.now(), value: { by: 'a', saves: 3, host: { protocol: 1, seats: [] } } };
    localStorage.setItem(savedUnder(), JSON.stringify(saved));
    await join().arrived();
    expect(localStorage.getItem(`tabletop-elements/damaged-tabs/triad/${room}`)).to.not.equal(null);
  });

  it('is forgotten a week after it was played last', async () => {
    const ann = join();
    await playOn([ann, join()], 5);
    for (const player of players) player.close();
    await noLocks();
    const week = 8 * 24 * 60 * 60 * 1000;
    const old = localStorage.getItem(savedUnder())?.replace(/\d{10,}/, String(Date.now() - week)) ?? '';
    localStorage.setItem(savedUnder(), old);
    localStorage.setItem(`${savedUnder()}, another one`, old);
    const ben = join();
    await ben.arrived();
    expect(ben.length).to.be.below(2);
    expect(localStorage.getItem(`${savedUnder()}, another one`)).to.equal(null);
  });

  it('goes on in another tab when the hosting one is put to sleep, and in the first again when it wakes up', async () => {
    const hosting = await BrowserTab.open();
    const ann = await joinIn(hosting);
    const bob = join();
    await playOn([ann, bob], 4);
    hosting.window.document.dispatchEvent(new Event('freeze'));
    await bob.until('another tab hosts', ({ log }) => log.filter((each) => each === 'opened').length > 1);
    await playOn([ann, bob], 8);
    expect(recordOf(ann)).to.deep.equal(recordOf(bob));
  });

  it('is taken over from a tab that hosts and says nothing', async () => {
    let wakeUp: (() => void) | undefined;
    const sleep = () => new Promise<void>((resolve) => (wakeUp = resolve));
    const name = `tabletop-elements/tabs/triad/${room}`;
    const stolen = navigator.locks.request(name, sleep).catch((error: Error) => error.name);
    const clock = new FakeClock();
    const ann = join({ clock });
    await later(100);
    expect(ann.log).to.deep.equal([]);
    for (let waited = 0; waited <= 12_500; waited += 2500) clock.advance(2500);
    await ann.arrived();
    expect(ann.log).to.deep.equal(['closed', 'opened']);
    expect(await stolen).to.equal('AbortError');
    wakeUp?.();
  });

  it('is left alone by a host that wakes up after another one has gone on with it', async () => {
    const hosting = await BrowserTab.open();
    const ann = await joinIn(hosting);
    const bob = join();
    await playOn([ann, bob], 4);
    // What another host saves is not written over.
    const saved = localStorage.getItem(savedUnder())?.replace(/"by":"[^"]*"/, '"by":"another"') as string;
    localStorage.setItem(savedUnder(), saved);
    const mover = [ann, bob].find(({ match, seat }) => match?.actors.includes(seat));
    mover?.play();
    await playOn([ann, bob], 8);
    expect(recordOf(ann)).to.deep.equal(recordOf(bob));
    expect(errors).to.deep.equal([]);
  });

  it('leaves no lock, no timer and no channel behind when everybody has left', async () => {
    const clock = new FakeClock();
    const ann = join({ clock });
    const bob = join({ clock });
    await playOn([ann, bob], 4);
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(`tabletop-elements/tabs/triad/${room}`);
    for (const player of players) player.close();
    await noLocks();
    expect(clock.pending).to.equal(0);
    await later(50);
    channel.onmessage = ({ data }) => heard.push(data);
    const other = new BroadcastChannel(`tabletop-elements/tabs/triad/${room}`);
    other.postMessage({ kind: 'join', from: 'somebody' });
    await later(50);
    expect(heard).to.deep.equal([{ kind: 'join', from: 'somebody' }]);
    for (const each of [channel, other]) each.close();
  });

  it('tells a host soon that a player has left, and after a while that a player has vanished', async () => {
    const clock = new FakeClock();
    const ann = join({ clock });
    await ann.arrived();
    const name = `tabletop-elements/tabs/triad/${room}`;
    const vanishing = new BroadcastChannel(name);
    const host = new Promise<string>((resolve) => {
      vanishing.addEventListener('message', ({ data }: MessageEvent<Record<string, string>>) => {
        if (data['kind'] === 'joined' && data['to'] === 'ghost') resolve(data['from'] as string);
      });
    });
    vanishing.postMessage({ kind: 'join', from: 'ghost' });
    const hello = JSON.stringify({ type: 'hello', protocol: 1 });
    vanishing.postMessage({ kind: 'to-host', from: 'ghost', to: await host, text: hello });
    vanishing.close();
    const seatsOf = ({ online }: LinkedPlayer) => online.presence?.seats.join();
    await ann.until('two are there', (player) => seatsOf(player) === 'here,here');
    for (let waited = 0; waited <= 17_500; waited += 2500) {
      clock.advance(2500);
      await later(20);
    }
    await ann.until('one is gone', (player) => seatsOf(player) === 'here,gone');
  });

  it('ends, and says why, where the page asks for seats that the game does not have', async () => {
    const ann = join({ seats: 7 });
    await ann.until('the end', ({ online }) => online.status === 'ended');
    expect(errors.map((error) => (error as { code?: string }).code)).to.deep.equal(['bad-seats']);
    await noLocks();
  });

  for (const missing of ['BroadcastChannel', 'locks'] as const) {
    it(`ends at once in a browser without ${missing}`, async () => {
      const tab = await BrowserTab.open();
      const of = missing === 'locks' ? tab.window.navigator : tab.window;
      Object.defineProperty(of, missing, { value: undefined });
      const player = seated(tab.library.tabsTransport(room, { ...options(), game: tab.library.triad }));
      await player.until('the end', ({ online }) => online.status === 'ended');
      expect(player.log).to.deep.equal(['closed for good']);
    });
  }
});
