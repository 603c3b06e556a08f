import { GameError, gameError } from '../../../games/game-error.js';
import type { By } from '../../../match/entry.js';
import type { Match } from '../../../match/match.js';
import type { AnyGame, GameRecord } from '../../../match/record/record.js';
import { fits, relationOf } from '../../../match/saved-game.js';
import { SaveSlot, damaged, readBareKey } from '../../../match/storage.js';
import type { Save, SavedChoice, SavedGame } from '../../../match/storage.js';
import type { Text } from '../../base/attributes.js';

/** `refused`: the storage is full or blocked. `conflict`: a game that does not continue this one was saved in the same place. */
export type SaveTrouble = 'refused' | 'conflict';

const MESSAGES: Readonly<Record<SaveTrouble, string>> = {
  refused: 'the game cannot be saved: the storage of the page is full or blocked',
  conflict: 'the game is not saved: another one was saved under the same key, in another tab or element',
};

/** Milliseconds by which the clocks of two tabs with the same game may differ. */
const CLOCKS_APART = 1000;

/** The element whose game is saved. */
export interface StorageHost<State, Move> {
  /** What is to be saved; `undefined` while that is not known, or own moves are tried. */
  savedGame(): SavedGame | undefined;
  /** Shows what was played elsewhere, by the reader's own choice or by what the page asks for. */
  follow(match: Match<State, Move>, choice: SavedChoice | undefined): void;
  /** Hears that the error or the trouble has changed, and what the page should know of it. */
  report(error: GameError | undefined): void;
}

/** What a page asks for. */
interface Request<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly matchType: typeof Match;
  readonly wanted: GameRecord;
  /** The players and the rules that the page asks for, in place of which the reader may have chosen others. */
  readonly page: string;
}

/** What was found under a key. */
export interface Found<State, Move> {
  readonly slot?: SaveSlot;
  /** The saved game, if it is one that the page asks for. */
  readonly match?: Match<State, Move> | undefined;
  readonly base?: GameRecord | undefined;
  /** What the reader has chosen for it in place of what the page asks for. */
  readonly choice?: SavedChoice | undefined;
  /** Whether a game is saved that the page does not ask for. */
  readonly isOther?: boolean;
  /** Why what is saved cannot be read. */
  readonly error?: GameError;
  /** What else is stored under the page's bare key. */
  readonly foreign?: GameError;
}

/**
 * Keeps a game under the key of the `persist` attribute, in step with other tabs and elements that keep the same one: what they save is shown here,
 * too. Where both have played on, nothing is saved until the user has chosen.
 */
export class GameStorage<State, Move> {
  key: Text;
  /** Why the game saved under the key cannot be read. It is left alone until a new game starts. */
  error: GameError | undefined;
  /** Why the game is not being saved. */
  trouble: SaveTrouble | undefined;
  readonly #host: StorageHost<State, Move>;
  #slot: SaveSlot | undefined;
  #request: Request<State, Move> | undefined;
  /** The record that was read or written last. */
  #base: GameRecord | undefined;
  /** Whether another game is saved than the page asks for. Dice that roll by themselves do not replace it: the page may ask for it in a moment. */
  #isOtherSaved = false;
  /** What was saved where nothing had been, of a game in which dice have only rolled by themselves. */
  #rolled: string | undefined;
  /** What was saved elsewhere, in a conflict. */
  #other: { readonly save: Save; readonly match: Match<State, Move> } | undefined;
  /** What is stored under the page's bare key and is no game, until an error is emitted for it. */
  #foreign: GameError | undefined;
  #isConnected = false;
  #isFollowing = false;

  constructor(host: StorageHost<State, Move>) {
    this.#host = host;
  }

  /** Looks for a saved game that the page asks for. Nothing changes until it is {@link use}d. */
  find(key: string, request: Request<State, Move>): Found<State, Move> {
    const slot = new SaveSlot(request.game, key, this.#look);
    try {
      const save = slot.read();
      if (!save) return { slot, ...findBare(key, request) };
      const match = matchFrom(save, request, key);
      slot.adopt(save);
      const isOther = !match && save.text !== this.#rolled;
      return { slot, match, base: match && save.record, choice: match && save.choice, isOther };
    } catch (unreadable) {
      return { slot, error: gameError(unreadable) };
    }
  }

  /** Saves under a key from now on. @param found what is there; `undefined` if another game is played under the same key */
  use(key: Text, request: Request<State, Move>, found: Found<State, Move> | undefined): void {
    this.#request = request;
    this.error = found?.error;
    if (!found && key === this.key) return;
    this.key = key;
    this.#slot?.unwatch();
    this.#slot = found?.slot;
    this.#base = found?.base;
    this.#isOtherSaved = found?.isOther ?? false;
    this.trouble = undefined;
    this.#foreign = found?.foreign;
    if (this.#isConnected) this.#slot?.watch();
  }

  /** Emits an error about what was found that is no game. */
  reportForeign(): void {
    const foreign = this.#foreign;
    this.#foreign = undefined;
    if (foreign) this.#host.report(foreign);
  }

  /** Follows what is saved elsewhere. */
  connect(): void {
    this.#isConnected = true;
    this.#slot?.watch();
    this.catchUp();
  }

  /** Looks at what was saved elsewhere while another game was shown, or none. */
  catchUp(): void {
    if (this.#slot?.isChanged) this.#look();
  }

  disconnect(): void {
    this.#isConnected = false;
    this.#slot?.unwatch();
  }

  /** A new game starts: what cannot be read is set aside. */
  startOver(): void {
    if (this.error) this.#slot?.setAside();
    this.error = undefined;
  }

  /** @param by who has changed the game; `auto` for what nobody has decided */
  save(by: By): void {
    if (this.#isOtherSaved && by === 'auto') return;
    // Without a key, no record is written.
    const saved = this.#slot && this.#host.savedGame();
    if (!this.#slot || !saved || this.error || this.#isFollowing) return;
    const result = this.#slot.write(saved);
    if (result === 'changed') return this.#look();
    if (result === 'saved') {
      const isRolled = by === 'auto' && (!this.#base || this.#rolled !== undefined);
      this.#rolled = isRolled ? this.#slot.text : undefined;
      this.#base = saved.record;
      this.#isOtherSaved = false;
    }
    this.#setTrouble(result === 'refused' ? 'refused' : undefined);
  }

  /** Whether the game that was saved elsewhere is one that this page can show. */
  get hasOther(): boolean {
    return this.#other !== undefined;
  }

  /** Shows the game that was saved elsewhere instead of this one. */
  takeOther(): void {
    if (!this.#other) return;
    const { save, match } = this.#other;
    this.#adopt(save);
    this.#isFollowing = true;
    this.#host.follow(match, save.choice);
    this.#isFollowing = false;
    // Dice that roll by themselves, or a listener, may have played on.
    const saved = this.#host.savedGame();
    if (saved && !this.#isAllSaved(saved.record)) this.save('user');
  }

  /** Saves this game in place of the one that was saved elsewhere. */
  keepThis(): void {
    const save = this.#read();
    if (save) this.#adopt(save);
    this.save('user');
  }

  /** Somebody else has saved a game here. */
  readonly #look = (): void => {
    const saved = this.#host.savedGame();
    const save = saved && this.#read();
    if (!save) return;
    const relation = relationOf(save.record, saved.record);
    const isBehind = (save.elapsed ?? 0) > (saved.elapsed ?? 0) + CLOCKS_APART;
    const isReplaced = save.isNewer && this.#isAllSaved(saved.record);
    if (relation === 'same' ? !isBehind : relation === 'earlier' && !isReplaced) {
      this.#adopt(save);
      if (relation === 'earlier') this.save('user');
      return;
    }
    const match = this.#open(save);
    this.#other = match && { save, match };
    if (relation !== 'other' || isReplaced) this.takeOther();
    if (this.#slot?.isChanged && !this.error) this.#setTrouble('conflict');
  };

  #isAllSaved(played: GameRecord): boolean {
    return this.#base ? relationOf(this.#base, played) === 'same' : played.moves.length === 0;
  }

  #adopt(save: Save): void {
    this.#slot?.adopt(save);
    this.#base = save.record;
    this.#isOtherSaved = false;
    this.#rolled = undefined;
    this.#other = undefined;
    this.#setTrouble(undefined);
  }

  #read(): Save | undefined {
    return this.error ? undefined : this.#unlessDamaged(() => this.#slot?.read());
  }

  #open(save: Save): Match<State, Move> | undefined {
    const request = this.#request;
    const match = request && this.#unlessDamaged(() => matchFrom(save, request, String(this.key)));
    match?.suspend();
    return match;
  }

  /** What cannot be read is left alone from now on. */
  #unlessDamaged<Result>(read: () => Result | undefined): Result | undefined {
    try {
      return read();
    } catch (unreadable) {
      this.error = gameError(unreadable);
      this.#host.report(this.error);
      return undefined;
    }
  }

  #setTrouble(trouble: SaveTrouble | undefined): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.#host.report(trouble && new GameError(`save-${trouble}`, MESSAGES[trouble], { key: this.key }));
  }
}

function findBare<State, Move>(key: string, request: Request<State, Move>): Found<State, Move> {
  try {
    const record = readBareKey(key, request.game);
    return { match: record && matchFrom({ record }, request, key) };
  } catch (error) {
    return { foreign: gameError(error) };
  }
}

/** The match of a saved game, if the page asks for it. @throws GameError `save-damaged` */
function matchFrom<State, Move>(
  { record, seed, elapsed, choice }: SavedGame,
  { game, matchType, wanted, page }: Request<State, Move>,
  key: string,
): Match<State, Move> | undefined {
  try {
    const { seats, options } = choice?.page === page ? record : wanted;
    return fits(record, { ...wanted, seats, options }, game)
      ? matchType.fromRecord(game, record, { seed, elapsed })
      : undefined;
  } catch (error) {
    throw damaged(key, error);
  }
}
