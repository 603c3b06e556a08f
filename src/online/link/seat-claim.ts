import type { Seat } from '../../games/game.js';
import type { Hello, Viewer, Welcome } from '../protocol.js';
import type { SeatKeeper } from './seat-keeper.js';

export interface ClaimOptions {
  /** The wanted seat, or `public` to look on. Default: the kept one, or the first that is free. */
  readonly seat?: Viewer | undefined;
  /** The secret of the wanted seat, as another device of the player knows it. */
  readonly secret?: string | undefined;
  readonly keeper: SeatKeeper;
  /** Under which name the seat is kept. */
  readonly room: string;
  /** Makes the secret of a seat that nobody has had: the host may give the seat, and its answer be lost. */
  readonly makeSecret: () => string;
}

/** The seat that a player has or wants at a shared game, and what proves to the host whose it is. */
export class SeatClaim {
  readonly #options: ClaimOptions;
  #seat: Viewer | undefined;
  #secret: string | undefined;
  /** Whether the seat of that secret has been given to this player. */
  #isSeated = false;
  /** The number by which the host knows what this client has sent. */
  #client: number | undefined;

  constructor(options: ClaimOptions) {
    this.#options = options;
    this.#seat = options.seat;
  }

  /** The part of a `hello` that asks for the seat. */
  get credentials(): Pick<Hello, 'seat' | 'secret' | 'client'> {
    return { seat: this.#seat, secret: this.#secret, client: this.#client };
  }

  /** The secret of the seat that the host has given. */
  get secret(): string | undefined {
    return this.#isSeated ? this.#secret : undefined;
  }

  /** Takes the kept seat, if it is the wanted one. A secret from another device is kept once the host has accepted it. */
  async restore(): Promise<void> {
    const { keeper, room, makeSecret } = this.#options;
    this.#secret = this.#options.secret ?? makeSecret();
    if (this.#options.secret !== undefined) return;
    const kept = await keeper.claim(room);
    if (!kept || (this.#seat !== undefined && this.#seat !== kept.seat)) return;
    this.#seat = kept.seat;
    this.#secret = kept.secret;
    this.#isSeated = true;
  }

  /** The host has given a seat. @returns `false` if somebody else has had it since this client had it last */
  accept({ seat, secret, client }: Welcome): boolean {
    const isMoved = this.#isSeated && seat !== this.#seat;
    if (isMoved) this.#leave();
    this.#seat = seat;
    if (typeof seat === 'number' && secret !== undefined) this.#keep(seat, secret);
    const isOwn = this.#client === undefined || this.#client === client;
    this.#client = client;
    return isOwn;
  }

  /** Gives up a seat whose secret the host does not know any more: it may have started over. @returns `false` if there is none */
  giveUp(): boolean {
    if (!this.#isSeated) return false;
    const { makeSecret, seat } = this.#options;
    this.#leave();
    this.#secret = makeSecret();
    this.#client = undefined;
    this.#seat = seat;
    return true;
  }

  /** The player has left: the seat stays kept. */
  release(): void {
    this.#options.keeper.release(this.#options.room);
  }

  #leave(): void {
    this.#isSeated = false;
    this.#options.keeper.forget(this.#options.room);
  }

  #keep(seat: Seat, secret: string): void {
    if (this.#isSeated && secret === this.#secret) return;
    this.#isSeated = true;
    this.#secret = secret;
    this.#options.keeper.keep(this.#options.room, seat, secret);
  }
}
