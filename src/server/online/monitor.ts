import type { Logger } from 'pino';
import type { RoomEvent } from '../../online/colyseus/index.js';
import { History, SAMPLE } from './history.js';
import { markOf } from './log.js';
import { Metrics } from './metrics.js';

/** Watches what happens in the rooms of this process: counts it, remembers the last hour of it, and writes down what may matter later. */
export class Monitor {
  readonly metrics = new Metrics();
  readonly history = new History(Date.now());
  readonly startedAt = Date.now();
  readonly #log: Logger;
  #rooms = 0;
  #players = 0;

  constructor(log: Logger) {
    this.#log = log;
    setInterval(() => this.history.take(Date.now(), { rooms: this.#rooms, players: this.#players }), SAMPLE).unref();
  }

  get rooms(): number {
    return this.#rooms;
  }

  /** Those who sit at a seat. */
  get players(): number {
    return this.#players;
  }

  readonly hear = (event: RoomEvent): void => {
    this.metrics.count(event);
    const { type, game } = event;
    if (type === 'opened' || type === 'closed') {
      this.#rooms += type === 'opened' ? 1 : -1;
      const more = type === 'opened' ? { isRestored: event.isRestored } : {};
      this.#log.info({ game, room: markOf(event.room), ...more }, `room ${type}`);
    } else if (type === 'seated') this.#players++;
    else if (type === 'left-seat') this.#players--;
    else if (type === 'moved') this.history.addMoves(event.moves);
    else if (type === 'handled') this.history.addDuration(event.ms);
    else if (type === 'dismissed' && event.code === 'too-many-mistakes')
      this.#log.warn({ game }, 'connection dismissed');
  };
}
