import { fixture } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { READER_KEY } from '../../../../src/elements/play/reader-settings.js';
import { elementLoaders } from '../../../../src/elements/element-loaders.js';
import type { Match } from '../../../../src/match/match.js';
import type { AnyGame } from '../../../../src/match/record/record.js';
import type { GameHost } from '../../../../src/online/host/game-host.js';
import type { HostOptions } from '../../../../src/online/host/options.js';
import type { LinkableElement } from '../../../../src/online/link/linked-game.js';
import { registerTransport } from '../../../../src/online/link/registered-transports.js';
import type { HostMessage, Viewer } from '../../../../src/online/protocol.js';
import { GamePage } from '../../game-page.js';
import { NearLine, nearHost } from './near-host.js';

interface AnyElement extends LitElement {
  readonly game: AnyGame;
  readonly match: Match;
  readonly session: LinkableElement['session'];
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

/** The hosts by their rooms, and the lines to them; as a server has them. */
const hosts = new Map<string, GameHost>();
export const lines: NearLine[] = [];
let options: Partial<HostOptions> = {};

registerTransport('near', (_address, room, { game, seats }) => {
  const host = hosts.get(room) ?? nearHost(game, { seats, dice: 'auto', ...options });
  hosts.set(room, host);
  const line = Object.assign(new NearLine(host), { room });
  lines.push(line);
  return line;
});

/** How the hosts of the rooms to come are made. */
export function usualHost(next: Partial<HostOptions> = {}): void {
  options = next;
}

export const hostOf = (room: string): GameHost => hosts.get(room) as GameHost;

/** Puts the address, the storage and the hosts back as they were. */
export function tidyUp(): void {
  history.replaceState(null, '', withoutRoom());
  for (const host of hosts.values()) host.close();
  hosts.clear();
  lines.length = 0;
  options = {};
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key !== READER_KEY) localStorage.removeItem(key);
}

export function withoutRoom(room?: string): string {
  const page = new URL(location.href);
  page.searchParams.delete('from');
  if (room === undefined) page.searchParams.delete('room');
  else page.searchParams.set('room', room);
  return page.href;
}

/** Somebody on another device, who says what a test says. */
export class Friend {
  readonly inbox: HostMessage[] = [];
  readonly host: GameHost;
  readonly id: string;
  #n = 0;

  constructor(
    room: string,
    { id = 'friend', seat, name, ready }: { id?: string; seat?: Viewer; name?: string; ready?: boolean } = {},
  ) {
    this.host = hostOf(room);
    this.id = id;
    this.host.join(id, { send: (message) => this.inbox.push(message) });
    this.say({ type: 'hello', protocol: 1, seat, name, ready });
  }

  say(message: object): void {
    this.host.receive(this.id, message);
  }

  act(message: object): void {
    this.say({ n: ++this.#n, seen: this.host.revision, ...message });
  }

  ask(what: 'undo' | 'new-game'): void {
    this.act({ type: 'ask', what });
  }

  answer(agree: boolean): void {
    const request = this.inbox.findLast((message) => message.type === 'request');
    this.say({ type: 'answer', request: request?.request, agree });
  }

  /** Plays any legal move of the own seat. */
  play(seat: number): void {
    const { match } = this.host;
    const [move] = match.legalMoves(seat);
    this.act({ type: 'play', move: match.game.makeMove(move, match.state, seat) });
  }

  leave(): void {
    this.host.leave(this.id);
  }
}

/** An element that shares its game, as its reader meets it. */
export class OnlinePage extends GamePage<AnyElement> {
  static async open(attributes: Readonly<Record<string, string>> = {}, tag = 'triad-board'): Promise<OnlinePage> {
    await elementLoaders[tag as keyof typeof elementLoaders]();
    const element = GamePage.make(tag, { online: 'near:', ...attributes }) as AnyElement;
    await fixture(element);
    const page = new OnlinePage(element);
    return page.until(() => page.line !== '' || page.element.error !== undefined);
  }

  /** Comes into a room with nobody else in it. */
  static async inRoom(attributes: Readonly<Record<string, string>> = {}, tag?: string): Promise<OnlinePage> {
    const page = await OnlinePage.open({ room: 'den', ...attributes }, tag);
    return page.until(() => !['', 'Joining the game…'].includes(page.told));
  }

  /** Comes into a room in which a friend is, too. All tools are there, so that a press hits what it is meant for. */
  static async together(
    attributes: Readonly<Record<string, string>> = {},
    tag?: string,
  ): Promise<{ page: OnlinePage; friend: Friend }> {
    const page = await OnlinePage.inRoom(attributes, tag);
    // In another language, "Joining the game…" looks like any other line. The friend must not come first, who would get the first seat.
    await page.until(() => page.element.session.linked?.seat === 0);
    const friend = new Friend('den', { name: 'Bob' });
    await page.until(() => page.state === 'playing');
    await page.settled();
    return { page, friend };
  }

  /** All that stands in the line about the others. */
  get line(): string {
    return this.find('.online')?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  }

  /** Its sentences. */
  get told(): string {
    return this.find('.online > p > span')?.textContent?.trim() ?? '';
  }

  get state(): string | undefined {
    return this.find('.online')?.dataset['state'];
  }

  get actions(): string[] {
    return this.all('.online > .online-actions button').map((button) => button.textContent?.trim() ?? '');
  }

  /** The seats of the waiting room, as they are told. */
  get seats(): string[] {
    return this.all('.online-seats .seat').map((seat) => seat.textContent?.trim().replace(/[ \n]+/g, ' ') ?? '');
  }

  /** Waits until the line tells this. */
  async untilTold(text: string): Promise<this> {
    return this.until(() => this.told === text);
  }

  /** What is spoken from now on. */
  hear(): string[] {
    const heard: string[] = [];
    const region = this.find('.visually-hidden[role=status]') as HTMLElement;
    const note = () => {
      const text = region.textContent?.trim() ?? '';
      if (text) heard.push(text);
    };
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return heard;
  }

  get tools(): string[] {
    return this.all('.toolbar [data-tool]').map(({ title }) => title);
  }

  /** What players can do together has come to the tools, which makes room for it. */
  async settled(): Promise<this> {
    return this.until(() => ['resign', 'greet'].every((tool) => this.find(`[data-tool=${tool}]`) !== null));
  }

  get menu(): string[] {
    return this.all('.menu-item').map((item) => item.textContent?.trim() ?? '');
  }
}
