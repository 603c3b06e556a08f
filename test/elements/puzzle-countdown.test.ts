import { expect } from 'chai';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayFacts, hoursAndMinutes, untilChange } from '../../src/elements/puzzle/day-facts.js';
import type { DayRequest } from '../../src/elements/puzzle/day-facts.js';
import type { PuzzleSession } from '../../src/elements/puzzle/puzzle-session.js';
import { RedrawTimer } from '../../src/elements/puzzle/redraw-timer.js';
import { FakeClock } from '../match/fake-clock.js';

const MINUTE = 60_000;
const NOW = new Date(2026, 0, 31, 18, 47, 30);

const factsOn = (date: string | undefined, request: DayRequest) =>
  dayFacts({ date, puzzle: { game: 'kubi' } } as PuzzleSession, request, NOW);

describe('the time until the next puzzle', () => {
  const TIMES: readonly (readonly [ms: number, told: readonly number[]])[] = [
    [1, [0, 1]],
    [MINUTE, [0, 1]],
    [MINUTE + 1, [0, 2]],
    [59 * MINUTE + 1, [1, 0]],
    [5 * 60 * MINUTE + 12 * MINUTE, [5, 12]],
  ];
  for (const [ms, told] of TIMES) {
    it(`is told as ${told.join(' h ')} min when it is ${ms} ms`, () => {
      expect(hoursAndMinutes(ms)).to.deep.equal(told);
    });
  }

  it('is told of the puzzle of today alone, and changes with each minute of the day', () => {
    const today = factsOn('2026-01-31', { date: 'today' });
    expect(hoursAndMinutes(today?.untilNext ?? 0)).to.deep.equal([5, 13]);
    expect(untilChange(today)).to.equal(30_000);
    expect(untilChange(factsOn('2026-01-30', { date: 'today' }))).to.equal(undefined);
    expect(untilChange(factsOn(undefined, {}))).to.equal(undefined);
  });
});

describe('a puzzle of a day leads', () => {
  const PAGES: readonly (readonly [page: string, date: string, request: DayRequest, led: object])[] = [
    ['to that of today, and to others', '2026-01-30', { date: 'today' }, { isPast: true, hasArchive: true }],
    ['to that of today alone', '2026-01-30', { date: 'today', archive: 'off' }, { isPast: true, hasArchive: false }],
    ['to others, where the page names one', '2026-01-30', { date: '2026-01-30' }, { isPast: true, hasArchive: true }],
    ['nowhere', '2026-01-30', { date: '2026-01-30', archive: 'off' }, { isPast: false, hasArchive: false }],
    ['to no earlier one as if it came next', '2026-02-01', { date: 'today' }, { isPast: false, untilNext: undefined }],
  ];
  for (const [where, date, request, led] of PAGES) {
    it(`${where}: ${JSON.stringify(request)}, shown ${date}`, () => {
      expect(factsOn(date, request)).to.include(led);
    });
  }
});

describe('what tells the time', () => {
  /** An element in a page, both as far as a timer sees them. */
  class Host {
    readonly ownerDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    updates = 0;
    controller: ReactiveController | undefined;

    addController(controller: ReactiveController): void {
      this.controller = controller;
      controller.hostConnected?.();
    }

    requestUpdate(): void {
      this.updates++;
      this.controller?.hostUpdated?.();
    }

    turn(visibilityState: 'visible' | 'hidden'): void {
      Object.assign(this.ownerDocument, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    }
  }

  let host: Host;
  let clock: FakeClock;
  let wait: number | undefined;
  beforeEach(() => {
    host = new Host();
    clock = new FakeClock();
    wait = MINUTE;
    new RedrawTimer(host as unknown as ReactiveControllerHost & Node, () => wait, clock);
    host.controller?.hostUpdated?.();
  });

  it('is drawn again each minute, one alarm at a time', () => {
    clock.advance(3 * MINUTE);
    expect([host.updates, clock.pending]).to.deep.equal([3, 1]);
  });

  it('waits for nothing where nothing changes', () => {
    wait = undefined;
    clock.advance(MINUTE);
    expect(clock.pending).to.equal(0);
  });

  it('sleeps while the page is hidden, and is right once it is seen', () => {
    host.turn('hidden');
    expect(clock.pending).to.equal(0);
    const { updates } = host;
    clock.sleep(90 * MINUTE);
    host.turn('visible');
    expect([host.updates, clock.pending]).to.deep.equal([updates + 1, 1]);
  });

  it('stops when it leaves the page, and goes on in another place', () => {
    host.controller?.hostDisconnected?.();
    host.turn('visible');
    expect([host.updates, clock.pending]).to.deep.equal([0, 0]);
    host.controller?.hostConnected?.();
    host.controller?.hostUpdated?.();
    host.turn('visible');
    expect([host.updates, clock.pending]).to.deep.equal([1, 1]);
  });
});
