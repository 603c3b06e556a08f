import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RoomEvent } from '../../online/colyseus/index.js';
import type { Saves } from '../../online/colyseus/index.js';

/** Seconds: from what nobody notices to what everybody does. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Counts what happens, for Prometheus. Nothing tells rooms or players apart. */
export class Metrics {
  readonly registry = new Registry();
  readonly #rooms = this.#gauge('rooms', 'Rooms that are open', ['game']);
  readonly #seats = this.#gauge('seats', 'Players who are at a seat', ['game']);
  readonly #moves = this.#counter('moves_total', 'Moves made, by people and by computers', ['game']);
  readonly #refusals = this.#counter('refusals_total', 'Messages that were not done', ['code']);
  readonly #dismissals = this.#counter('dismissals_total', 'Connections that the server has ended', ['code']);
  readonly #handling = this.#histogram(
    'handling_seconds',
    'From the arrival of a message to its answer, saving included',
  );
  readonly #saving = this.#histogram('save_seconds', 'How long a save took');
  readonly #saves = this.#counter('saves_total', 'Saves of games, by how they went: done, refused or failed', [
    'result',
  ]);
  readonly #redisErrors = this.#counter('redis_errors_total', 'Errors of the connection to Redis');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const result of ['done', 'refused', 'failed']) this.#saves.inc({ result }, 0);
  }

  /** @param count returns how many connections there are */
  watchConnections(count: () => number): void {
    const collect = (gauge: Gauge) => gauge.set(count());
    this.#gauge('connections', 'Connections to rooms', [], collect);
  }

  /** @param isReady returns whether Redis answers */
  watchRedis(isReady: () => boolean): void {
    this.#gauge('redis_up', 'Whether the connection to Redis stands', [], (gauge) => gauge.set(Number(isReady())));
  }

  redisFailed(): void {
    this.#redisErrors.inc();
  }

  count(event: RoomEvent): void {
    const { game } = event;
    if (event.type === 'opened') this.#rooms.inc({ game });
    else if (event.type === 'closed') this.#rooms.dec({ game });
    else if (event.type === 'seated') this.#seats.inc({ game });
    else if (event.type === 'left-seat') this.#seats.dec({ game });
    else if (event.type === 'moved') this.#moves.inc({ game }, event.moves);
    else if (event.type === 'refused') this.#refusals.inc({ code: event.code });
    else if (event.type === 'dismissed') this.#dismissals.inc({ code: event.code });
    else this.#handling.observe(event.ms / 1000);
  }

  /** The same store, counted. */
  watchSaves(saves: Saves): Saves {
    return {
      claim: (...request) => saves.claim(...request),
      release: (...request) => saves.release(...request),
      onReturn: (listener) => saves.onReturn?.(listener) ?? (() => undefined),
      get status() {
        return saves.status ?? 'ok';
      },
      save: async (...request) => {
        const stop = this.#saving.startTimer();
        try {
          const isDone = await saves.save(...request);
          this.#saves.inc({ result: isDone ? 'done' : 'refused' });
          return isDone;
        } catch (error) {
          this.#saves.inc({ result: 'failed' });
          throw error;
        } finally {
          stop();
        }
      },
    };
  }

  #gauge(name: string, help: string, labelNames: string[] = [], collect?: (gauge: Gauge) => void): Gauge {
    const named = { name: `tabletop_${name}`, help, labelNames, registers: [this.registry] };
    return collect
      ? new Gauge({
          ...named,
          collect() {
            collect(this);
          },
        })
      : new Gauge(named);
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `tabletop_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `tabletop_${name}`, help, buckets, registers: [this.registry] });
  }
}
