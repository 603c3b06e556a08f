import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import * as jsqr from 'jsqr';
import { READER_KEY, changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { Friend, OnlinePage, hostOf, tidyUp, withoutRoom } from './party.js';

afterEach(() => {
  changeReaderSettings({ name: '' });
  localStorage.removeItem(READER_KEY);
  tidyUp();
});

describe('Readers who start together', () => {
  it('press Ready before the first dice of a game against time, and hear for whom they wait', async () => {
    const page = await OnlinePage.inRoom({ seats: 'human human' }, 'cubo-grid');
    expect(page.status).to.include('The game starts when everybody is here.');
    const heard = page.hear();
    const friend = new Friend('den', { name: 'Bob', ready: false });
    await page.untilTold('Everybody is here. Press Ready when you can start.');
    expect(page.status).to.include('The game starts when everybody is ready.');
    expect(heard.at(-1)).to.include('Bob has joined.').and.to.include('Press Ready');
    expect(page.actions).to.deep.equal(['Ready']);
    await page.until(() => page.seats.length > 0);
    await page.clickButton('Ready');
    await page.untilTold('Not ready yet: Bob.');
    expect(page.seats.map((text) => text.replaceAll(/[\u2068\u2069]/g, '')).at(-1)).to.equal('Bob not ready yet');
    expect(heard.at(-1)).to.equal('Not ready yet: Bob.');
    expect(hostOf('den').match.length).to.equal(0);
    friend.say({ type: 'ready', ready: true });
    await page.until(() => page.state === 'playing');
    expect(hostOf('den').match.length).to.be.greaterThan(0);
    expect(heard.join(' ').split('The game has started.')).to.have.length(2);
    expect(page.find('.online-seats')).to.equal(null);
  });

  it('have Ready beside the sentence on a phone, above the seats and the name', async () => {
    await setViewport({ width: 360, height: 640 });
    const page = await OnlinePage.inRoom({ seats: 'human human' }, 'cubo-grid');
    new Friend('den', { name: 'Bob', ready: false });
    await page.until(() => page.state === 'starting' && page.seats.length > 0);
    const boxOf = (selector: string) => (page.find(selector) as HTMLElement).getBoundingClientRect();
    const [sentence, button, seats] = ['.online > p', '.online-actions', '.online-seats'].map(boxOf);
    await setViewport({ width: 800, height: 600 });
    expect(sentence?.width).to.be.above(150);
    expect(button?.top).to.be.below(sentence?.bottom ?? 0);
    expect(seats?.top).to.be.above(button?.bottom ?? Infinity);
  });

  it('say that they are not ready after all, by the same key, and are asked again before the next game', async () => {
    const page = await OnlinePage.inRoom({ seats: 'human human' }, 'cubo-grid');
    const friend = new Friend('den', { name: 'Bob', ready: false });
    await page.until(() => page.button('Ready') !== undefined);
    page.button('Ready')?.focus();
    await page.press('Enter');
    await page.until(() => page.button('I’m not ready') !== undefined);
    expect(page.focusedName).to.equal('I’m not ready');
    await page.press('Enter');
    await page.until(() => page.button('Ready') !== undefined);
    friend.say({ type: 'ready', ready: true });
    expect(hostOf('den').match.length).to.equal(0);
    await page.clickButton('Ready');
    await page.until(() => page.state === 'playing');
    friend.ask('new-game');
    await page.untilTold('Bob wants to start a new game.');
    await page.clickButton('Agree');
    await page.untilTold('Everybody is here. Press Ready when you can start.');
    expect(hostOf('den').match.length).to.equal(0);
  });

  it('are not asked where no time runs, nor where they look on', async () => {
    const { page } = await OnlinePage.together();
    expect(page.actions).to.deep.equal([]);
    const players = await OnlinePage.inRoom({ seats: 'human human', room: 'attic' }, 'cubo-grid');
    new Friend('attic', { ready: false, name: 'Bob' });
    await players.until(() => players.state === 'starting');
    const watcher = await OnlinePage.open({ seats: 'human human', room: 'attic' }, 'cubo-grid');
    await watcher.until(() => watcher.button('Watch') !== undefined);
    await watcher.clickButton('Watch');
    await watcher.until(() => watcher.state === 'starting');
    expect(watcher.told).to.include('Not ready yet:').and.to.include('Bob');
    expect(watcher.actions).to.deep.equal([]);
    expect(watcher.field('Your name')).to.equal(undefined);
  });

  it('choose a free seat and a name while they wait', async () => {
    const page = await OnlinePage.inRoom();
    await page.until(() => page.button('Play as Black') !== undefined);
    expect(page.seats).to.deep.equal(['White you', 'Black not here yet']);
    const heard = page.hear();
    await page.clickButton('Play as Black');
    await page.until(() => page.button('Play as White') !== undefined);
    expect(page.seats).to.deep.equal(['White not here yet', 'Black you']);
    await page.until(() => heard.join(' ').includes('as Black'));
    expect(heard.join(' ').split('You’re playing online as Black.')).to.have.length(2);
    expect(page.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['remote', 'human']);
    await page.fill('Your name', 'Ann');
    await page.press('Enter');
    const friend = new Friend('den');
    await page.untilTold('You’re playing online as Black.');
    expect(friend.inbox[0]).to.include({ type: 'welcome', seat: 0 });
    expect(friend.inbox.findLast((message) => message.type === 'presence')).to.have.deep.property('names', ['', 'Ann']);
    expect(page.find('.online-seats')).to.equal(null);
  });

  it('are told apart if both are called Ann', async () => {
    changeReaderSettings({ name: 'Ann' });
    const page = await OnlinePage.inRoom();
    const heard = page.hear();
    new Friend('den', { name: 'ann' });
    await page.until(() => page.state === 'playing');
    expect(heard.join(' ').replaceAll(/[\u2068\u2069]/g, '')).to.include('ann 2 has joined.');
    expect(page.find('.strip')?.textContent).to.include('ann 2');
    expect(page.all('input.name').map((field) => (field as HTMLInputElement).value)).to.deep.equal(['Ann']);
  });
});

describe('The code of an invitation', () => {
  const { clipboard } = navigator;
  const replace = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  const copied: string[] = [];
  beforeEach(() => replace('clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) }));
  afterEach(() => {
    copied.length = 0;
    replace('clipboard', clipboard);
    replace('share', undefined);
  });

  /** What a camera reads of a picture on a dark page. */
  async function scan(svg: Element): Promise<string | undefined> {
    const picture = new Image();
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', '300');
    copy.setAttribute('height', '300');
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillRect(0, 0, 400, 400);
    pen.drawImage(picture, 50, 50);
    // The package is no module: it gives its function to the page, or to a bundler.
    const { jsQR: read = jsqr.default } = globalThis as unknown as { readonly jsQR?: typeof jsqr.default };
    return read(pen.getImageData(0, 0, 400, 400).data, 400, 400, { inversionAttempts: 'dontInvert' })?.data;
  }

  it('leads to the room, has a name, and goes when it is hidden', async () => {
    replace('share', undefined);
    const page = await OnlinePage.open();
    expect(page.find('.qr-code')).to.equal(null);
    await page.clickButton('Play with a friend');
    await page.until(() => page.find('.qr-code') !== null);
    const code = page.root.querySelector('.qr-code') as Element;
    expect(await scan(code))
      .to.equal(location.href.split('#')[0])
      .and.to.include('room=triad-');
    expect(code.getAttribute('aria-label')).to.equal('QR code of the link to this game');
    // The waiting room makes the place above the button its own.
    await page.until(() => page.seats.length > 0);
    await page.clickButton('Hide the code');
    expect(page.find('.qr-code')).to.equal(null);
    await page.untilTold('Waiting for one more player.');
    expect(page.told).to.equal('Waiting for one more player.');
  });

  it('stands beside the share sheet, with a button that copies for those who close it', async () => {
    replace('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    const page = await OnlinePage.inRoom();
    await page.clickButton('Invite');
    await page.until(() => page.button('Copy link') !== undefined);
    expect(copied).to.deep.equal([]);
    await page.clickButton('Copy link');
    await page.untilTold('Link copied. Send it to whoever you want to play with.');
    expect(copied).to.deep.equal([withoutRoom().split('#')[0]]);
  });

  it('is gone once the friend is there', async () => {
    replace('share', undefined);
    const page = await OnlinePage.inRoom();
    await page.clickButton('Invite');
    await page.until(() => page.find('.qr-code') !== null);
    new Friend('den');
    await page.until(() => page.state === 'playing');
    expect(page.find('.qr-code')).to.equal(null);
  });
});
