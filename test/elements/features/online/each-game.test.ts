import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../../accessible.js';
import { games } from '../../../../src/elements/registry.js';
import { OnlinePage, hostOf, lines, tidyUp, usualHost } from './party.js';
import type { Friend } from './party.js';

/** How a page with a friend comes to each state of the line. */
const STATES: Readonly<Record<string, (page: OnlinePage, friend: Friend) => void>> = {
  playing: () => undefined,
  asked: (_, friend) => friend.ask('new-game'),
  away: (_, friend) => friend.leave(),
  offline() {
    for (const line of lines) {
      line.isDown = true;
      line.cut();
    }
  },
  ended() {
    const host = hostOf('den');
    host.join('elsewhere', { send: () => undefined, seat: 0, secret: host.save().seats[0]?.secret });
  },
};

for (const { tag } of games) {
  describe(`<${tag}> between devices`, () => {
    beforeEach(() => usualHost({ waitsForAll: false }));
    afterEach(tidyUp);

    it('tells at each name who is there, and has a field for the own one alone', async () => {
      const { page } = await OnlinePage.together({}, tag);
      const players = page.root.querySelector('.strip, .players')?.textContent ?? '';
      expect(players).to.include('Bob').and.to.include('here');
      const fields = page.all('input.name').map(({ ariaLabel }) => ariaLabel);
      expect(fields).to.have.length(1);
      expect(fields[0]).to.match(/^Name of .+ \(you\)$/);
    });

    it('has what waits for the reader in sight on a phone, beside the turn, and back in the status what is to be done', async () => {
      await setViewport({ width: 360, height: 640 });
      const { page, friend } = await OnlinePage.together({}, tag);
      const { top } = page.element.getBoundingClientRect();
      const toolsAt = page.find('.tools')?.getBoundingClientRect().top ?? 0;
      friend.ask('new-game');
      await page.until(() => page.actions.includes('Agree'));
      const { bottom } = page.find('.online-actions')?.getBoundingClientRect() ?? { bottom: Infinity };
      expect(bottom - top).to.be.lessThan(640 - 16);
      expect((page.find('.tools')?.getBoundingClientRect().top ?? 0) - toolsAt).to.be.within(0, 10);
      expect(getComputedStyle(page.find('.status') as HTMLElement).visibility).to.equal('hidden');
      await page.clickButton('Decline');
      await page.until(() => page.actions.length === 0);
      expect(getComputedStyle(page.find('.status') as HTMLElement).visibility).to.equal('visible');
      await setViewport({ width: 800, height: 600 });
    });

    it('is seen by somebody who looks on, without fields and buttons to play', async () => {
      const { page: player } = await OnlinePage.together({}, tag);
      expect(player.state).to.equal('playing');
      const page = await OnlinePage.open({ room: 'den' }, tag);
      await page.until(() => page.state === 'ended');
      await page.clickButton('Watch');
      await page.until(() => page.state === 'watching');
      expect(page.all('input.name')).to.have.length(0);
      expect(page.element.match.gate.hasUser).to.equal(false);
    });
  });
}

describe('the line between devices, for everybody,', () => {
  beforeEach(() => usualHost({ waitsForAll: false }));
  afterEach(tidyUp);

  it('is while it waits, and for somebody alone', async () => {
    const alone = await OnlinePage.open({});
    expect(alone.state).to.equal('alone');
    await expectAccessible(alone.element);
    const page = await OnlinePage.inRoom({});
    expect(page.state).to.equal('waiting');
    await expectAccessible(page.element);
  });

  for (const [state, reach] of Object.entries(STATES)) {
    it(`is in the state ${state}`, async () => {
      const { page, friend } = await OnlinePage.together({});
      reach(page, friend);
      await page.until(() => page.state === state);
      expect(page.state).to.equal(state);
      await expectAccessible(page.element);
    });
  }
});
