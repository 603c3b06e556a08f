import { expect } from '@open-wc/testing';
import { pageKeeper } from '../../../../src/online/index.js';
import { BrowserTab } from './browser-tab.js';

describe('the seat of a player who comes back', () => {
  let room = '';
  const places = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).filter(isOurs);
  const isOurs = (key: string) => key.includes(room);
  beforeEach(() => {
    room = `kitchen ${crypto.randomUUID()}`;
  });
  afterEach(() => {
    BrowserTab.closeAll();
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
  });

  /** A player who has been given a seat in a tab of its own. */
  async function seated(seat: number): Promise<BrowserTab> {
    sessionStorage.clear();
    const tab = await BrowserTab.open();
    tab.library.pageKeeper().keep(room, seat, `secret of ${seat}`);
    await held(seat);
    return tab;
  }

  async function held(seat: number): Promise<void> {
    const end = Date.now() + 5000;
    const isHeld = async () =>
      (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith(`${room}/${seat}`));
    while (!(await isHeld())) if (Date.now() > end) throw new Error(`nobody holds seat ${seat}`);
  }

  const claimed = async (tab: BrowserTab) => (await tab.library.pageKeeper().claim(room))?.seat;

  it('is found again after a reload, though an earlier seat is free', async () => {
    (await seated(0)).close();
    const tab = await seated(1);
    await tab.reload();
    expect(await tab.library.pageKeeper().claim(room)).to.deep.equal({ seat: 1, secret: 'secret of 1' });
  });

  it('is found again by a page that is too busy after a reload to hear in time that it is free', async () => {
    const tab = await seated(0);
    await tab.reload();
    const claim = claimed(tab);
    for (const end = performance.now() + 700; performance.now() < end;);
    expect(await claim).to.equal(0);
  });

  it('is found again after a reload, though the page that was there takes seconds to end', async () => {
    const tab = await seated(0);
    await tab.reload();
    const pause = new Promise<void>((resolve) => setTimeout(resolve, 2000));
    void navigator.locks.request(`tabletop-elements/seats/${room}/0`, () => pause);
    expect(await claimed(tab)).to.equal(0);
  });

  it('is found again in a new tab, once the old one is closed', async () => {
    const tab = await seated(0);
    sessionStorage.clear();
    const other = await BrowserTab.open();
    expect(await claimed(other)).to.equal(undefined);
    tab.close();
    const third = await BrowserTab.open();
    expect(await claimed(third)).to.equal(0);
  });

  it('is not stolen by a copy of the tab, which keeps its own seat from then on', async () => {
    const tab = await seated(0);
    const copy = await BrowserTab.open();
    const keeper = copy.library.pageKeeper();
    expect(await keeper.claim(room)).to.equal(undefined);
    keeper.keep(room, 1, 'secret of 1');
    tab.close();
    await copy.reload();
    expect(await claimed(copy)).to.equal(1);
  });

  it('is another one for each of two elements of a page, also after a reload', async () => {
    const tab = await seated(0);
    tab.library.pageKeeper().keep(room, 1, 'secret of 1');
    await tab.reload();
    expect(await Promise.all([claimed(tab), claimed(tab), claimed(tab)])).to.have.members([0, 1, undefined]);
  });

  it('may be taken by another element when its own has left the game', async () => {
    const keeper = pageKeeper();
    keeper.keep(room, 0, 'secret of 0');
    expect(await pageKeeper().claim(room)).to.equal(undefined);
    keeper.release(room);
    expect((await pageKeeper().claim(room))?.seat).to.equal(0);
  });

  it('is not held by a claim that was given up before it was granted', async () => {
    (await seated(0)).close();
    const keeper = pageKeeper();
    const claim = keeper.claim(room);
    keeper.release(room);
    expect(await claim).to.equal(undefined);
    expect((await pageKeeper().claim(room))?.seat).to.equal(0);
  });

  it('is forgotten when the host does not know it any more', async () => {
    const keeper = pageKeeper();
    keeper.keep(room, 0, 'secret of 0');
    keeper.forget(room);
    expect(await keeper.claim(room)).to.equal(undefined);
    expect(places()).to.deep.equal([]);
  });

  it('is taken with the secret that was given last', async () => {
    const keeper = pageKeeper();
    keeper.keep(room, 0, 'old');
    keeper.keep(room, 0, 'new');
    keeper.release(room);
    expect(await pageKeeper().claim(room)).to.deep.equal({ seat: 0, secret: 'new' });
  });

  it('is not kept for ever', async () => {
    (await seated(0)).close();
    sessionStorage.clear();
    const [place = ''] = places();
    const month = 31 * 24 * 60 * 60 * 1000;
    localStorage.setItem(place, (localStorage.getItem(place) ?? '').replace(/\d{10,}/, String(Date.now() - month)));
    expect(await pageKeeper().claim(room)).to.equal(undefined);
    const elsewhere = pageKeeper();
    elsewhere.keep(`${room}, elsewhere`, 0, 'abc');
    elsewhere.release(`${room}, elsewhere`);
    expect(localStorage.getItem(place)).to.equal(null);
  });

  for (const [damage, text] of [
    ['cut off', '{"at":'],
    ['no list', `{"at":${Date.now()},"value":7}`],
    ['of somebody else', `{"at":${Date.now()},"value":[null,{"seat":-1,"secret":"a"},{"seat":0,"secret":5}]}`],
  ] as const) {
    it(`is simply not found where what was kept is ${damage}`, async () => {
      localStorage.setItem(`tabletop-elements/seats/${room}`, text);
      sessionStorage.setItem(`tabletop-elements/seats/${room}`, text);
      const keeper = pageKeeper();
      expect(await keeper.claim(room)).to.equal(undefined);
      keeper.keep(room, 1, 'abc');
      keeper.release(room);
      expect((await pageKeeper().claim(room))?.seat).to.equal(1);
    });
  }

  describe('in a page without TLS', () => {
    const hide = () => Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    afterEach(() => {
      delete (navigator as { locks?: unknown }).locks;
    });

    it('is found again after a reload, and left alone by other tabs', async () => {
      hide();
      const keeper = pageKeeper();
      keeper.keep(room, 1, 'abc');
      expect(await pageKeeper().claim(room)).to.equal(undefined);
      keeper.release(room);
      expect((await pageKeeper().claim(room))?.seat).to.equal(1);
      sessionStorage.clear();
      expect(await pageKeeper().claim(room)).to.equal(undefined);
    });
  });

  it('is not kept where the browser blocks storage, and nothing fails', async () => {
    const blocked = await BrowserTab.open();
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(blocked.window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    const keeper = blocked.library.pageKeeper();
    keeper.keep(room, 1, 'abc');
    keeper.release(room);
    expect(await claimed(blocked)).to.equal(undefined);
    keeper.forget(room);
  });
});
