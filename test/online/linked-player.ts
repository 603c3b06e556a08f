import type { Seat } from '../../src/games/game.js';
import { systemClock } from '../../src/match/time/clock.js';
import type { Match } from '../../src/match/match.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { connectGame, memoryKeeper } from '../../src/online/index.js';
import type { OnlineGame, SeatKeeper, Transport } from '../../src/online/index.js';
import { PlainElement } from './devices.js';

/** A player at a real transport. */
export class LinkedPlayer {
  readonly element: PlainElement;
  readonly online: OnlineGame;
  /** What the connections did, one after the other. */
  readonly log: string[] = [];

  constructor(transport: Transport, game: AnyGame, keeper: SeatKeeper = memoryKeeper()) {
    this.element = new PlainElement(game, systemClock);
    this.online = connectGame(this.element, this.#logged(transport), { keeper, random: () => 0, isAlwaysReady: true });
  }

  get match(): Match | undefined {
    return this.element.session.linked?.match;
  }

  get seat(): Seat {
    return Number(this.online.seat);
  }

  /** How many moves this player knows. */
  get length(): number {
    return this.match?.length ?? -1;
  }

  /** Plays the first legal move. */
  play(): void {
    const { match, seat } = this;
    if (!match) throw new Error('there is no game');
    const [move] = match.legalMoves(seat);
    match.play(match.game.makeMove(move, match.state, seat), { actor: seat, by: 'user' });
  }

  /** Waits until something is so. */
  async until(what: string, isSo: (player: this) => boolean, longest = 8000): Promise<void> {
    for (const end = Date.now() + longest; !isSo(this); await new Promise((resolve) => setTimeout(resolve, 10))) {
      if (Date.now() > end) throw new Error(`never: ${what}; ${this.online.status}; ${this.log.join(', ')}`);
    }
  }

  async arrived(): Promise<void> {
    await this.until('the host answers', ({ online }) => online.status === 'online');
  }

  close(): void {
    this.online.close();
  }

  #logged(transport: Transport): Transport {
    return {
      room: transport.room,
      connect: (events) =>
        transport.connect({
          opened: () => {
            this.log.push('opened');
            events.opened();
          },
          received: (message) => events.received(message),
          closed: (isFinal) => {
            this.log.push(isFinal ? 'closed for good' : 'closed');
            events.closed(isFinal);
          },
        }),
    };
  }
}

/** Players move in turn until the game has so many moves, or is over. */
export async function playOn(players: readonly LinkedPlayer[], moves: number): Promise<void> {
  for (const player of players) await player.arrived();
  const longest = () => Math.max(...players.map(({ length }) => length));
  while (longest() < moves && !players[0]?.match?.outcome) {
    const length = longest();
    for (const player of players) await player.until(`${length} moves`, (each) => each.length === length);
    const mover = players.find(({ match, seat }) => match?.actors.includes(seat));
    if (!mover) throw new Error('nobody can move');
    mover.play();
  }
  await settled(players);
}

/** Waits until everything has been answered and everybody knows the same. */
export async function settled(players: readonly LinkedPlayer[]): Promise<void> {
  for (const player of players) await player.until('an answer', ({ online }) => online.pending === 0);
  const length = Math.max(...players.map((player) => player.length));
  for (const player of players) await player.until(`${length} moves`, (each) => each.length === length);
}

export const recordOf = ({ match }: LinkedPlayer): unknown => match?.toRecord().moves;
