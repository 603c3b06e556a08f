import { changedOptions } from '../../../games/options.js';
import type { Match } from '../../../match/match.js';
import { HUMAN, makePlayer, parsePlayer } from '../../../match/players.js';
import type { Player } from '../../../match/players.js';
import { LEVELS } from '../../../opponents/level.js';
import type { Level } from '../../../opponents/level.js';
import { opponents } from '../../registry.js';
import { choosableOptions } from './setup-options.js';
import type { ChoosableOption } from './setup-options.js';
import type { GivenOptions, SetupChoices } from './setup-source.js';

/** Who plays for a seat, and the name that somebody has given it. */
export interface DraftedSeat {
  readonly player: Player;
  readonly name: string;
}

/** The part of a match that a new game begins with. */
type Begun = Pick<Match, 'game' | 'seats' | 'options' | 'revision'> & {
  readonly gate: { playerOf(seat: number): Player };
};

/** Players and rules for a new game, as they are being chosen. What was chosen for a player who is left out comes back with the player. */
export class SetupDraft {
  count: number;
  readonly #game: Begun['game'];
  readonly #seats: DraftedSeat[];
  readonly #level: Level;
  readonly #choices: SetupChoices;
  readonly #before: string;
  #options: GivenOptions;

  /**
   * @param names the names that somebody has given, by seat
   * @param level of a computer player who joins
   * @param choices the options that readers may choose
   */
  constructor(
    { game, seats, options, revision, gate }: Begun,
    names: readonly string[],
    level: Level,
    choices: SetupChoices,
  ) {
    this.#game = game;
    this.#choices = choices;
    this.#level = level;
    this.count = seats;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      player: gate.playerOf(seat),
      name: names[seat] ?? '',
    }));
    this.#options = changedOptions(game.options, options, revision);
    this.#before = this.#text;
  }

  /** The numbers of players that the game allows. */
  get counts(): readonly number[] {
    const { min, max } = this.#game.seats;
    return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  }

  /** Who may play for a seat: a person, and computer players where the game has them. */
  get choosable(): readonly Player[] {
    const levels = this.#hasOpponent ? LEVELS : [];
    return [HUMAN, ...levels.map((level) => ({ kind: 'computer', level }) as const)];
  }

  get seats(): readonly DraftedSeat[] {
    while (this.#seats.length < this.count) this.#seats.push({ player: this.#nextPlayer, name: '' });
    return this.#seats.slice(0, this.count);
  }

  /** The options that readers may choose. */
  get options(): readonly ChoosableOption[] {
    return choosableOptions(this.#game, this.#choices, this.count, this.#options);
  }

  /** Whether anything was chosen that is not as before. */
  get isChanged(): boolean {
    return this.#text !== this.#before;
  }

  /** What a match begins with. */
  get result(): { readonly players: readonly Player[]; readonly options: GivenOptions } {
    return { players: this.seats.map(({ player }) => player), options: this.#options };
  }

  /** The names in the words of the `names` attribute. Commas separate names, so no name can contain one. */
  get names(): string {
    const names = this.seats.map(({ name }) => name.replaceAll(/\s*,\s*/g, ' ').trim());
    while (names.at(-1) === '') names.pop();
    return names.join(', ');
  }

  /** @param word as in the `seats` attribute. A name belongs to the person or the computer player that had it. */
  seatPlayer(seat: number, word: string): void {
    const before = this.seats[seat];
    const player = parsePlayer(word) ?? HUMAN;
    const name = before?.player.kind === player.kind ? before.name : '';
    this.#seats[seat] = { player, name };
  }

  rename(seat: number, name: string): void {
    const { player = HUMAN } = this.seats[seat] ?? {};
    this.#seats[seat] = { player, name };
  }

  setOption(name: string, value: unknown): void {
    this.#options = changedOptions(this.#game.options, { ...this.#options, [name]: value });
  }

  get #hasOpponent(): boolean {
    return (opponents as readonly string[]).includes(this.#game.id);
  }

  /** Somebody who has played alone meets a computer player; otherwise the next one is like the last. */
  get #nextPlayer(): Player {
    const last = this.#seats.at(-1)?.player;
    if (this.#seats.length > 1 && last) return last;
    return this.#hasOpponent ? { kind: 'computer', level: this.#level } : HUMAN;
  }

  get #text(): string {
    return JSON.stringify([this.seats.map(({ player }) => makePlayer(player)), this.names, this.#options]);
  }
}
