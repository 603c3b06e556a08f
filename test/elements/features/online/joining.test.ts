import { expect, fixture } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { expectAccessible } from '../../../accessible.js';
import { elementLoaders } from '../../../../src/elements/element-loaders.js';
import { games } from '../../../../src/elements/registry.js';
import type { GameError } from '../../../../src/games/game-error.js';
import type { By } from '../../../../src/match/entry.js';
import type { AnyGame } from '../../../../src/match/record/record.js';
import { registerTransport } from '../../../../src/online/link/registered-transports.js';
import type { ConnectionEvents, Transport } from '../../../../src/online/link/transport.js';
import { NearLine, nearHost } from './near-host.js';
import { OnlinePage, tidyUp, withoutRoom } from './party.js';

/** A line that is silent until a test lets it answer, or end. */
class SlowLine implements Transport {
  readonly room = 'den';
  readonly #line: NearLine;
  #events: ConnectionEvents | undefined;

  constructor(game: AnyGame, seats: readonly string[]) {
    this.#line = new NearLine(nearHost(game, { seats, dice: 'auto' }));
  }

  connect(events: ConnectionEvents) {
    this.#events = events;
    let connection: ReturnType<NearLine['connect']> | undefined;
    this.answer = () => (connection = this.#line.connect(events));
    return { send: (message: object) => connection?.send(message), close: () => connection?.close() };
  }

  answer: () => void = () => undefined;

  get isTried(): boolean {
    return this.#events !== undefined;
  }

  end(why?: 'no-room' | 'forbidden'): void {
    this.#events?.closed(why);
  }
}

let line: SlowLine | undefined;
registerTransport('slow', (_address, _room, { game, seats }) => (line = new SlowLine(game, seats)));

interface PlayedElement extends LitElement {
  readonly player: unknown;
  play(move: unknown): void;
}

/** Waits for a room in which nobody answers yet. */
async function joining(attributes: Readonly<Record<string, string>> = {}, tag = 'triad-board'): Promise<OnlinePage> {
  line = undefined;
  await elementLoaders[tag as keyof typeof elementLoaders]();
  const element = document.createElement(tag);
  const all = { online: 'slow:', room: 'den', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  await fixture(element);
  const page = await new OnlinePage(element as never).untilTold('Joining the game…');
  return page.until(() => line?.isTried === true);
}

/** The code with which a script's move is refused. */
function refusalOf(page: OnlinePage): string | undefined {
  try {
    (page.element as unknown as PlayedElement).play(page.element.match.legalMoves()[0] ?? 'a1a2');
    return undefined;
  } catch (error) {
    return `${(error as GameError).code} ${(error as GameError).refusal?.code}`;
  }
}

for (const { tag } of games) {
  describe(`<${tag}> that joins a shared game`, () => {
    afterEach(() => {
      tidyUp();
      localStorage.removeItem('ours');
    });

    it('has nothing to play or to press until the game is there, and then that game', async () => {
      const page = await joining({ seats: 'computer human', dice: 'auto', persist: 'ours' }, tag);
      expect(page.all('.toolbar, .turn button, .over-board, input.name, .status')).to.have.length(0);
      expect(page.find('.frame')?.inert).to.equal(true);
      expect(page.actions).to.deep.equal(['Play alone instead']);
      const { match } = page.element;
      expect(refusalOf(page)).to.match(/^(?:illegal|bad)-move/);
      for (const by of ['script', 'user', 'auto'] as readonly By[]) expect(match.draw(by), by).to.equal(false);
      expect(match.gate.hasComputer).to.equal(false);
      expect(match.length).to.equal(0);
      expect(localStorage.getItem('ours')).to.equal(null);
      await expectAccessible(page.element);
      line?.answer();
      await page.until(() => page.state === 'waiting' || page.state === 'playing');
      expect(page.element.match === match).to.equal(false);
      expect(page.element.match.gate.players.map(({ kind }) => kind)).to.include('human');
      expect(page.find('.frame')?.inert).to.equal(false);
      expect(page.find('.toolbar')).to.not.equal(null);
    });
  });
}

describe('A reader who joins a shared game', () => {
  afterEach(tidyUp);

  it('reads so from the first picture on, before anything is loaded that joins', async () => {
    const element = document.createElement('triad-board') as unknown as PlayedElement;
    element.setAttribute('online', 'slow:');
    history.replaceState(null, '', withoutRoom('triad-0123456789ab'));
    document.body.append(element);
    await Promise.resolve();
    expect(element.player).to.equal(undefined);
    expect(element.renderRoot.querySelector('.missing')?.textContent).to.equal('Joining the game…');
    element.remove();
  });

  it('hears it once', async () => {
    const page = await joining();
    const heard = page.hear();
    await page.element.updateComplete;
    expect(page.find('.visually-hidden[role=status]')?.textContent?.trim()).to.equal('Joining the game…');
    expect(heard).to.deep.equal([]);
  });

  it('is told that nobody answers, tries again, and gets the game', async () => {
    const page = await joining();
    line?.end();
    await page.untilTold('The game can’t be reached. Trying again…');
    expect(page.actions).to.deep.equal(['Try now', 'Play alone instead']);
    await page.clickButton('Try now');
    await page.untilTold('Joining the game…');
    line?.answer();
    await page.until(() => page.state === 'waiting');
    expect(page.state).to.equal('waiting');
  });

  it('is told what failed, and plays alone instead, from then on', async () => {
    history.replaceState(null, '', withoutRoom('triad-0123456789ab'));
    const page = await joining({ room: '', seats: 'human human' });
    line?.end('no-room');
    await page.untilTold('This game no longer exists.');
    expect(page.actions).to.deep.equal(['Try again', 'Play alone instead']);
    page.button('Play alone instead')?.focus();
    await page.press('Enter');
    await page.until(() => page.state === 'alone');
    expect(page.focused).to.not.equal(null);
    expect(new URLSearchParams(location.search).has('room')).to.equal(false);
    expect(page.element.match.draw('user')).to.equal(true);
    expect(page.actions).to.deep.equal(['Play with a friend']);
  });

  it('plays alone in spite of the room that the page names, until it names another', async () => {
    const page = await joining();
    await page.clickButton('Play alone instead');
    await page.until(() => page.state === 'alone');
    expect(page.element.match.gate.players.map(({ kind }) => kind)).to.deep.equal(['human', 'computer']);
    page.element.setAttribute('room', 'attic');
    await page.untilTold('Joining the game…');
    expect(refusalOf(page)).to.equal('illegal-move not-your-turn');
  });

  it('cannot move in the own game while it makes room, and finds it as it was', async () => {
    const page = await OnlinePage.open({ online: 'slow:', seats: 'human human' });
    const { match } = page.element;
    match.draw('user');
    const { length } = match;
    await page.until(() => page.state === 'alone');
    await page.clickButton('Play with a friend');
    await page.until(() => page.state === 'connecting');
    expect(page.element.match === match).to.equal(true);
    expect(() => match.play(match.legalMoves(0)[0], { by: 'user' })).to.throw('user may not move');
    expect(match.undo(undefined, 'user')).to.equal(false);
    await page.clickButton('Play alone instead');
    await page.until(() => page.state === 'alone');
    expect(match.length).to.equal(length);
    expect(match.play(match.legalMoves(0)[0], { by: 'user' })).to.equal(true);
  });
});

/** The names that links give to whoever invites, and what is told. */
const HOSTS: Readonly<Record<string, string>> = {
  Ann: 'Joining Ann’s game…',
  '<b>Ann</b>': 'Joining <b>Ann</b>’s game…',
  ['Ann'.repeat(9)]: 'Joining the game…',
  '\u202EnnA': 'Joining the game…',
};

describe('An invitation', () => {
  afterEach(tidyUp);

  for (const [name, told] of Object.entries(HOSTS)) {
    it(`tells whose game is joined, as far as a name can be shown: ${JSON.stringify(name)}`, async () => {
      const page = new URL(withoutRoom());
      page.searchParams.set('from', name);
      history.replaceState(null, '', page);
      await elementLoaders['triad-board']();
      const element = document.createElement('triad-board');
      for (const [attribute, value] of Object.entries({ online: 'slow:', room: 'den' }))
        element.setAttribute(attribute, value);
      await fixture(element);
      const joined = new OnlinePage(element as never);
      await joined.until(() => line?.isTried === true && joined.find('.missing > .online') !== null);
      expect(joined.told).to.equal(told);
    });
  }
});
