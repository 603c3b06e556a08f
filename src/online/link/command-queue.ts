import type { Clock } from '../../match/time/clock.js';
import { UNDER_WAY_LIMIT } from '../protocol.js';
import type { Ask, Claim, Draw, Play, RefuseMessage, Resign, Welcome } from '../protocol.js';

/** Milliseconds until commands are sent again that came too fast. */
const RESEND_AFTER = 500;

/** What a player wants to do, before it has its number. */
export type Command =
  | Pick<Play, 'type' | 'move'>
  | Pick<Draw | Resign, 'type'>
  | Pick<Ask, 'type' | 'what'>
  | Pick<Claim, 'type' | 'seat' | 'what'>;
type NumberedCommand = Play | Draw | Ask | Resign | Claim;

/** Why a command was not done. */
type Reason = Pick<RefuseMessage, 'code' | 'refusal'>;

/**
 * Keeps the commands of a player until the host has answered them: numbers them, sends no more than may be under way, and sends again those that were lost, as
 * the protocol has it.
 */
export class CommandQueue {
  readonly #clock: Clock;
  readonly #send: (command: NumberedCommand) => void;
  /** What has not been answered, in order. */
  #numbered: readonly NumberedCommand[] = [];
  /** What came while the game rested: it is sent as soon as the game goes on. */
  #held: readonly Command[] = [];
  /** The number of the latest command. */
  #latest = 0;
  #cancelResend: (() => void) | undefined;

  /** @param send sends a command if the host can be reached */
  constructor(clock: Clock, send: (command: NumberedCommand) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  /** What the host has not answered for good, in order. */
  get unanswered(): readonly Command[] {
    return [...this.#held, ...this.#numbered];
  }

  /** @param seen the revision that the player saw */
  add(command: Command, seen: number): void {
    const numbered: NumberedCommand = { ...command, n: ++this.#latest, seen };
    this.#numbered = [...this.#numbered, numbered];
    if (this.unanswered.length <= UNDER_WAY_LIMIT) this.#send(numbered);
  }

  /**
   * Renumbers what the host has not handled.
   * @param isOwn whether nobody else has had the seat meanwhile: what somebody else has done has taken the numbers
   * @returns why commands were not done that had not been answered
   */
  renumber({ handled, refused = [] }: Welcome, isOwn: boolean): readonly Reason[] {
    const answers = this.#numbered.map((command) => ({
      command,
      reason: isOwn ? refused.find(({ n }) => n === command.n) : ({ code: 'outdated' } as const),
    }));
    const waiting = answers.flatMap(({ command, reason }) => (reason?.code === 'waiting' ? [command] : []));
    this.#held = isOwn ? [...this.#held, ...waiting] : [];
    this.#numbered = this.#numbered
      .filter(({ n }) => isOwn && n > handled)
      .map((command, i) => ({ ...command, n: handled + 1 + i }));
    this.#latest = handled + this.#numbered.length;
    return answers.flatMap(({ reason }) => (reason && reason.code !== 'waiting' ? [reason] : []));
  }

  /** A command has its answer: another one may be under way. @returns the command */
  settle(n: number | undefined): Command | undefined {
    const settled = this.#numbered.find((command) => command.n === n);
    if (!settled) return undefined;
    this.#numbered = this.#numbered.filter((command) => command !== settled);
    const next = this.#numbered[UNDER_WAY_LIMIT - 1];
    if (next) this.#send(next);
    return settled;
  }

  /** Keeps a command until the game goes on: it was sent just when somebody left. */
  hold(command: Command): void {
    this.#held = [...this.#held, command];
  }

  /** The game goes on. @param seen the revision that the player sees now */
  sendHeld(seen: number): void {
    const held = this.#held;
    this.#held = [];
    for (const command of held) this.add(command, seen);
  }

  resend(): void {
    this.stop();
    for (const command of this.#numbered.slice(0, UNDER_WAY_LIMIT)) this.#send(command);
  }

  /** Resends in a while: it came too fast, or one before it was lost. */
  resendLater(): void {
    this.#cancelResend ??= this.#clock.after(RESEND_AFTER, () => this.resend());
  }

  /** Sends nothing more by itself: the connection is lost. */
  stop(): void {
    this.#cancelResend?.();
    this.#cancelResend = undefined;
  }
}
