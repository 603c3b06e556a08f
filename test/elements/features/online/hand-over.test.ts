import { expect } from '@open-wc/testing';
import { READER_KEY, changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { Friend, OnlinePage, hostOf, tidyUp, usualHost } from './party.js';

/** A reader plays, Bob is away, and another reader looks on. */
async function lookOn(options = {}) {
  usualHost({ waitsForAll: false, ...options });
  changeReaderSettings({ name: 'Eve' });
  const { page: player, friend: bob } = await OnlinePage.together();
  const eve = await OnlinePage.open({ room: 'den' });
  await eve.until(() => eve.state === 'ended');
  await eve.clickButton('Watch');
  await eve.until(() => eve.state === 'watching');
  bob.leave();
  await eve.until(() => eve.state === 'away');
  return { player, bob, eve };
}

describe('The seat of a player who is away', () => {
  afterEach(() => {
    changeReaderSettings({ name: '' });
    localStorage.removeItem(READER_KEY);
    tidyUp();
  });

  it('is offered to a reader who looks on, asked for by a press, and theirs when the player agrees', async () => {
    const { player, eve } = await lookOn();
    expect(eve.actions).to.deep.equal(['Sit down for Bob']);
    expect(player.actions).to.deep.equal([]);
    const [playerHears, eveHears] = [player.hear(), eve.hear()];
    eve.button('Sit down for Bob')?.focus();
    await eve.press('Enter');
    await eve.untilTold('You’ve asked to sit down for Bob.');
    expect(eve.focused).to.not.equal(null);
    await player.untilTold('Eve wants to sit down for Bob.');
    expect(playerHears.at(-1)).to.equal('Eve wants to sit down for Bob.');
    await player.clickButton('Agree');
    await eve.untilTold('You’re playing online as Black.');
    expect(eveHears.at(-1)).to.equal('You’re playing online as Black.');
    expect(eveHears.join(' ')).to.not.match(/Bob is away|Eve has joined/);
    await player.until(() => playerHears.some((heard) => heard.includes('joined')));
    // The player is called Eve, too.
    expect(playerHears.at(-1)).to.equal('Eve 2 has joined.');
    expect(
      hostOf('den')
        .save()
        .seats.map(({ name }) => name),
    ).to.deep.equal(['Eve', 'Eve']);
    expect(eve.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['remote', 'human']);
    expect(eve.all('input.name')).to.have.length(1);
  });

  it('stays free if the player declines, and the reader who asked is told', async () => {
    const { player, eve } = await lookOn();
    await eve.clickButton('Sit down for Bob');
    await player.untilTold('Eve wants to sit down for Bob.');
    await player.clickButton('Decline');
    await eve.until(() => eve.state === 'away');
    expect(eve.status).to.include('Your request was declined.');
    await eve.clickButton('Sit down for Bob');
    await eve.until(() => eve.status.includes('Ask again later.'));
    expect(eve.status).to.include('The others have declined. Ask again later.');
  });

  it('is not asked for any more when the reader withdraws, who is told nothing more of it', async () => {
    const { player, eve } = await lookOn();
    await eve.clickButton('Sit down for Bob');
    await eve.untilTold('You’ve asked to sit down for Bob.');
    const heard = eve.hear();
    await eve.clickButton('Withdraw');
    await player.until(() => player.state === 'away');
    await eve.until(() => eve.state === 'away');
    expect(eve.actions).to.deep.equal(['Sit down for Bob']);
    expect(heard.join(' ')).to.not.include('declined');
  });

  it('is Bob’s again if he comes back meanwhile', async () => {
    const { player, bob, eve } = await lookOn();
    const secret = bob.inbox.find((message) => message.type === 'welcome')?.secret;
    await eve.clickButton('Sit down for Bob');
    await player.untilTold('Eve wants to sit down for Bob.');
    bob.host.join('again', { send: () => undefined, seat: 1, secret });
    await player.until(() => player.state === 'playing');
    await eve.untilTold('You’re watching.');
    expect(eve.status).to.include('The request has been dropped.');
  });

  it('is had in a while where nobody is there to agree', async () => {
    const clock = new FakeClock();
    const { player, eve } = await lookOn({ clock });
    player.element.remove();
    await eve.until(() => eve.actions.length === 2);
    expect(eve.actions).to.deep.equal(['Sit down for Eve', 'Sit down for Bob']);
    await eve.clickButton('Sit down for Bob');
    await eve.untilTold('You’ve asked to sit down for Bob. Nobody else is here: you’ll have the seat in a moment.');
    clock.advance(30_000);
    await eve.until(() => eve.state !== 'asked');
    expect(eve.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['remote', 'human']);
  });

  it('is lost to its owner for good: who comes back looks on, and is told why', async () => {
    const { page: player } = await OnlinePage.together();
    const bystander = new Friend('den', { id: 'Max', seat: 'public' });
    player.element.remove();
    const host = hostOf('den');
    await player.until(() => bystander.inbox.some((m) => m.type === 'presence' && m.seats[0] === 'gone'));
    bystander.say({ type: 'take-over', seat: 0, name: 'Max' });
    const request = bystander.inbox.findLast((message) => message.type === 'seat-request');
    host.receive('friend', { type: 'answer', request: request?.request, agree: true });
    const back = await OnlinePage.open({ room: 'den' });
    await back.untilTold('Somebody else has this seat.');
    expect(back.actions).to.deep.equal(['Watch', 'Play alone instead']);
  });
});
