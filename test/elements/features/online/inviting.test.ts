import { expect } from '@open-wc/testing';
import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { fakeHandingOut } from './handing-out.js';
import { Friend, OnlinePage, hostOf, lines, tidyUp, withoutRoom } from './party.js';

/** The room in the address of the page. */
const roomHere = (): string => new URLSearchParams(location.search).get('room') ?? '';

describe('A reader of a page whose games can be shared', () => {
  const { copied, replace } = fakeHandingOut();

  afterEach(() => {
    tidyUp();
  });

  it('plays alone at once, and nothing is sent', async () => {
    const page = await OnlinePage.open();
    expect(page.actions).to.deep.equal(['Play with a friend']);
    expect(page.told).to.equal('');
    expect(lines).to.have.length(0);
    expect(page.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['human', 'computer']);
  });

  it('gets a link by one press, waits in its room, and hears what to do with it', async () => {
    const page = await OnlinePage.open();
    const heard = page.hear();
    await page.clickButton('Play with a friend');
    await page.until(() => page.state === 'waiting' && copied.length > 0);
    expect(roomHere()).to.match(/^triad-[0-9a-z]{12}$/);
    expect(copied).to.deep.equal([location.href.split('#')[0]]);
    expect(page.told).to.equal('Link copied. Send it to whoever you want to play with.');
    expect(heard.join(' ')).to.include('Link copied.').and.to.include('Waiting for one more player.');
    expect(page.actions).to.deep.equal(['Invite']);
    expect(page.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['human', 'remote']);
  });

  it('keeps the focus while the button for it makes room for others', async () => {
    const page = await OnlinePage.open();
    page.button('Play with a friend')?.focus();
    await page.press('Enter');
    await page.until(() => page.state === 'waiting');
    expect(page.focused).to.not.equal(null);
  });

  it('sends the link by the share sheet of the system where there is one', async () => {
    const sent: ShareData[] = [];
    replace('share', (data: ShareData) => Promise.resolve(sent.push(data)));
    const page = await OnlinePage.inRoom();
    await page.clickButton('Invite');
    await page.until(() => sent.length > 0);
    expect(sent).to.deep.equal([{ title: 'Triad', text: 'Let’s play Triad!', url: withoutRoom().split('#')[0] }]);
    expect(copied).to.have.length(0);
  });

  it('tells in the link who invites, once the reader has a name', async () => {
    changeReaderSettings({ name: 'Ann' });
    const page = await OnlinePage.inRoom();
    await page.clickButton('Invite');
    await page.until(() => copied.length > 0);
    expect(new URL(copied[0] ?? '').searchParams.get('from')).to.equal('Ann');
    changeReaderSettings({ name: '' });
  });

  it('is shown the link where the browser does not let the page copy it', async () => {
    replace('clipboard', { writeText: () => Promise.reject(new Error('forbidden')) });
    const page = await OnlinePage.inRoom();
    await page.clickButton('Invite');
    await page.until(() => page.field('Copy this link and send it:') !== undefined);
    const field = page.field('Copy this link and send it:') as HTMLInputElement;
    expect(field.value).to.equal(withoutRoom().split('#')[0]);
    expect(page.focused === field).to.equal(true);
  });

  it('joins by following an invitation, without a press', async () => {
    history.replaceState(null, '', withoutRoom('triad-0123456789ab'));
    const page = await OnlinePage.open();
    await page.until(() => page.state === 'waiting');
    expect(hostOf('triad-0123456789ab').match).to.not.equal(undefined);
    const friend = new Friend('triad-0123456789ab');
    await page.until(() => page.state === 'playing');
    expect(friend.inbox[0]).to.include({ type: 'welcome', seat: 1 });
  });

  it('is not joined by a game for which the invitation is not', async () => {
    history.replaceState(null, '', withoutRoom('kubi-0123456789ab'));
    const page = await OnlinePage.open();
    expect(page.actions).to.deep.equal(['Play with a friend']);
    history.replaceState(null, '', withoutRoom('triad-left-0123456789ab'));
    const other = await OnlinePage.open({ id: 'right' });
    expect(other.actions).to.deep.equal(['Play with a friend']);
  });

  it('plays in one of two games that the invitation could be for', async () => {
    history.replaceState(null, '', withoutRoom('triad-0123456789ab'));
    const first = await OnlinePage.open();
    const second = await OnlinePage.open();
    await first.until(() => first.state === 'waiting');
    expect(second.actions).to.deep.equal(['Play with a friend']);
  });

  it('goes back to the own game by leaving, and finds it as it was', async () => {
    const page = await OnlinePage.open({ seats: 'human human' });
    const own = page.element.match;
    own.draw('user');
    const { length } = own;
    await page.clickButton('Play with a friend');
    await page.until(() => page.state === 'waiting');
    expect(page.element.match === own).to.equal(false);
    await page.click(page.all('.menu-item').find((item) => item.textContent?.includes('Leave')) as Element);
    await page.until(() => page.state === 'alone');
    expect(page.element.match === own).to.equal(true);
    expect(own.length).to.equal(length);
    expect(roomHere()).to.equal('');
    expect(page.focused).to.not.equal(null);
  });

  it('is in another room as soon as the page says so, and alone without the attribute', async () => {
    const page = await OnlinePage.inRoom();
    page.element.setAttribute('room', 'attic');
    await page.until(() => lines.length === 2 && page.state === 'waiting');
    expect(lines.map(({ room }) => room)).to.deep.equal(['den', 'attic']);
    page.element.setAttribute('room', ' attic ');
    await page.element.updateComplete;
    expect(lines).to.have.length(2);
    page.element.removeAttribute('online');
    await page.until(() => page.line === '');
    expect(page.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['human', 'computer']);
  });

  it('is told what is wrong with an attribute, and so is the page', async () => {
    const page = await OnlinePage.open();
    const errors = page.listen('game-error');
    page.element.setAttribute('room', 'a b');
    await page.until(() => errors.length > 0);
    expect(errors[0]).to.deep.equal({
      code: 'bad-attribute',
      message: 'room is "a b", expected up to 64 letters, digits, - and _',
    });
    expect(page.element.error?.code).to.equal('bad-attribute');
    page.element.setAttribute('room', 'ab');
    await page.until(() => page.element.error === undefined);
    expect(page.element.error).to.equal(undefined);
  });
});
