import { expect, fixture } from '@open-wc/testing';
import { READER_KEY, changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { connectGame } from '../../../../src/online/link/connect-game.js';
import { memoryKeeper } from '../../../../src/online/link/seat-keeper.js';
import { NearLine } from './near-host.js';
import { Friend, OnlinePage, hostOf, lines, tidyUp, usualHost } from './party.js';

const hasState = (page: OnlinePage, state: string): boolean => page.element.matches(`:state(${state})`);

describe('A reader who plays with others', () => {
  afterEach(() => {
    changeReaderSettings({ name: '' });
    localStorage.removeItem(READER_KEY);
    tidyUp();
  });

  it('is told how many are missing, who has come, and as whom to play', async () => {
    const page = await OnlinePage.inRoom();
    expect(page.told).to.equal('Waiting for one more player.');
    const heard = page.hear();
    new Friend('den', { name: 'Bob' });
    await page.untilTold('You’re playing online as White.');
    expect(page.find('.strip')?.textContent).to.include('Bob').and.to.include('(here)');
    expect(heard.join(' ')).to.include('Bob has joined.');
    expect(heard.join(' ').split('Bob has joined.')).to.have.length(2);
  });

  it('sees and hears who is away, that the game rests, and who is back', async () => {
    usualHost({ waitsForAll: true });
    const { page, friend } = await OnlinePage.together();
    const secret = friend.inbox.find((message) => message.type === 'welcome')?.secret;
    const heard = page.hear();
    friend.leave();
    await page.untilTold('Bob is away. The game is paused.');
    expect(page.status).to.equal('The game is paused.');
    expect(page.find('.strip')?.textContent).to.include('(away)');
    expect(heard.at(-1)).to.equal('Bob is away. The game is paused.');
    friend.host.join('again', { send: () => undefined, seat: 1, secret });
    await page.untilTold('You’re playing online as White.');
    expect(heard.at(-1)).to.equal('Bob is back.');
  });

  it('is told that a computer plays for somebody who is gone', async () => {
    usualHost({ whenGone: 'computer', goneAfter: 1, loadOpponent: () => new Promise(() => undefined) });
    const { page, friend } = await OnlinePage.together();
    friend.leave();
    await page.untilTold('A computer is playing for Bob.');
    expect(page.find('.strip')?.textContent).to.include('(away, a computer is playing)');
  });

  it('agrees to what somebody asks for, and does not lose the focus', async () => {
    const { page, friend } = await OnlinePage.together();
    const heard = page.hear();
    friend.ask('new-game');
    await page.untilTold('Bob wants to start a new game.');
    expect(page.actions).to.deep.equal(['Agree', 'Decline']);
    expect(heard.at(-1)).to.equal('Bob wants to start a new game.');
    const { match } = page.element;
    page.button('Agree')?.focus();
    await page.press('Enter');
    await page.until(() => page.state === 'playing' && page.element.match !== match);
    expect(hostOf('den').match.length).to.be.lessThan(3);
    expect(heard.join(' ')).to.include('New game.');
    await page.until(() => page.focused !== null);
    expect(page.focused).to.not.equal(null);
  });

  it('declines what somebody asks for', async () => {
    const { page, friend } = await OnlinePage.together();
    friend.ask('new-game');
    await page.untilTold('Bob wants to start a new game.');
    await page.clickButton('Decline');
    await page.until(() => page.state === 'playing');
    expect(friend.inbox.at(-1)).to.include({ type: 'request-end', result: 'declined' });
    expect(page.status).to.include('The request has been dropped.');
  });

  it('asks to take back a move, waits, and withdraws', async () => {
    const { page, friend } = await OnlinePage.together({}, 'kubi-sheet');
    const host = hostOf('den');
    const [move] = host.match.legalMoves(0);
    page.element.match.play(move, { actor: 0, by: 'user' });
    await page.until(() => host.match.entries.some(({ actor }) => actor === 0));
    await page.until(() => page.button('Ask to take back your move')?.ariaDisabled === 'false');
    await page.clickButton('Ask to take back your move');
    await page.untilTold('You’ve asked to take back your move.');
    expect(page.actions).to.deep.equal(['Withdraw']);
    expect(friend.inbox.at(-1)).to.include({ type: 'request', what: 'undo', seat: 0 });
    const heard = page.hear();
    await page.clickButton('Withdraw');
    await page.until(() => page.state === 'playing');
    expect(heard.join(' ')).to.not.include('declined');
  });

  it('is told that the others have declined', async () => {
    const { page, friend } = await OnlinePage.together();
    await page.click(page.all('.menu-item').find((item) => item.textContent?.includes('Ask for')) as Element);
    await page.untilTold('You’ve asked for a new game.');
    friend.answer(false);
    await page.until(() => page.state === 'playing');
    expect(page.status).to.include('Your request was declined.');
  });

  it('has the tools of a game among several, and no hints', async () => {
    const { page } = await OnlinePage.together();
    expect(page.tools).to.deep.equal(['Ask to take back your move', 'Say something', 'Help', 'More']);
    expect(page.menu).to.include.members(['Ask for a new game', 'Invite']);
    expect(page.menu).to.not.include('New game');
    expect(page.menu).to.not.include('Leave the online game');
  });

  it('names the own seat for all, and nobody else’s', async () => {
    const { page, friend } = await OnlinePage.together();
    expect(page.all('input.name').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Name of White (you)']);
    await page.fill('Name of White (you)', '  Ann ');
    await page.press('Enter');
    await page.until(() => friend.inbox.at(-1)?.type === 'presence');
    expect(friend.inbox.at(-1)).to.have.deep.property('names', ['Ann', 'Bob']);
    expect(page.element.getAttribute('names')).to.equal(null);
    await page.until(() => page.field('Name of White (you)')?.value === 'Ann');
    expect(page.field('Name of White (you)')?.value).to.equal('Ann');
  });

  it('is called by the same name in the next room', async () => {
    changeReaderSettings({ name: 'Ann' });
    await OnlinePage.inRoom();
    const friend = new Friend('den');
    expect(friend.inbox.findLast((message) => message.type === 'presence')).to.have.deep.property('names', ['Ann', '']);
  });

  it('sees and hears that the connection is lost, tries again by a press, and is told that it is back', async () => {
    const { page } = await OnlinePage.together();
    const heard = page.hear();
    const [line] = lines;
    if (!line) throw new Error('no line');
    line.isDown = true;
    line.cut();
    await page.untilTold('Connection lost. Trying again…');
    expect(hasState(page, 'offline')).to.equal(true);
    expect(heard.at(-1)).to.equal('Connection lost. Trying again…');
    line.isDown = false;
    page.button('Try now')?.focus();
    await page.press('Enter');
    await page.until(() => page.state === 'playing');
    expect(hasState(page, 'offline')).to.equal(false);
    expect(heard.at(-1)).to.equal('Connected again.');
    expect(page.focused).to.not.equal(null);
  });

  it('sees and hears that the server cannot save the game, until it goes on', async () => {
    const { page, friend } = await OnlinePage.together();
    const heard = page.hear();
    lines[0]?.stall();
    await page.untilTold('The server can’t save the game right now. It will go on by itself.');
    expect(heard.at(-1)).to.equal(page.told);
    expect(page.actions).to.deep.equal([]);
    friend.ask('new-game');
    lines[0]?.goOn();
    await page.untilTold('Bob wants to start a new game.');
  });

  it('is told why a move was taken back', async () => {
    usualHost({ waitsForAll: true });
    const page = await OnlinePage.inRoom({}, 'kubi-sheet');
    const { match } = page.element;
    const refused = page.listen('game-refuse');
    if (match.actors.includes('chance')) match.draw('user');
    else match.play(match.legalMoves(0)[0], { actor: 0, by: 'user' });
    await page.until(() => refused.length > 0);
    expect(refused[0]).to.deep.equal({
      code: 'waiting',
      message: 'The game starts when everybody is here.',
    });
    expect(page.status).to.include('The game starts when everybody is here.');
  });

  it('looks on where all seats are taken', async () => {
    const first = await OnlinePage.inRoom();
    new Friend('den', { name: 'Bob' });
    await first.until(() => first.state === 'playing');
    const page = await OnlinePage.open({ room: 'den' });
    await page.untilTold('All seats in this game are taken.');
    expect(page.actions).to.deep.equal(['Watch', 'Play alone instead']);
    await page.clickButton('Watch');
    await page.untilTold('You’re watching.');
    expect(page.line).to.include('1 person watching');
    expect(page.all('input.name')).to.have.length(0);
    expect(page.menu).to.not.include('Ask for a new game');
    await first.until(() => first.line.includes('1 person watching'));
    expect(first.line).to.include('1 person watching');
  });

  it('plays on here what has been opened elsewhere', async () => {
    const { page } = await OnlinePage.together();
    const host = hostOf('den');
    const { secret } = host.save().seats[0] ?? {};
    host.join('elsewhere', { send: () => undefined, seat: 0, secret });
    await page.untilTold('You’re playing this game in another tab or on another device.');
    await page.clickButton('Play here');
    await page.until(() => page.state === 'playing');
    expect(page.state).to.equal('playing');
  });
});

describe('A reader whose page connects by a script', () => {
  afterEach(tidyUp);

  it('sees the same line, and no invitation', async () => {
    await OnlinePage.inRoom();
    const element = document.createElement('triad-board');
    await fixture(element);
    const page = await new OnlinePage(element as never).ready();
    expect(page.line).to.equal('');
    const link = connectGame(element, new NearLine(hostOf('den')), { name: 'Bob', keeper: memoryKeeper() });
    await page.untilTold('You’re playing online as Black.');
    expect(page.menu).to.not.include('Invite');
    expect(page.tools).to.include('Ask to take back your move');
    link.close();
    await page.until(() => page.line === '');
    expect(page.tools).to.include('Undo');
  });
});
