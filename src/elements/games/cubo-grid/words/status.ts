import type { CuboMove, CuboOutcome } from '../../../../games/cubo/index.js';
import type { GameChangeDetail } from '../../../base/events.js';
import type { CuboPanel } from '../draw/panel.js';
import { worthAfterSwap } from '../draw/shown.js';
import type { RealDice } from '../input/real-dice.js';
import type { Squares } from '../input/squares.js';
import type { SquareParts } from '../input/square-parts.js';
import type { Pausing } from '../time/pausing.js';
import type { ReaderTimes } from '../time/reader-time.js';
import type { Party } from '../../../play/phrases.js';
import { describeOutcome } from './describe.js';
import { dieName } from './names.js';
import { describeAside, describeSituation } from './situation.js';
import type { Situation } from './situation.js';

/** The parts of playing that know what is to be done. */
interface StatusParts extends SquareParts {
  readonly squares: Squares;
  readonly pausing: Pausing;
  readonly realDice: RealDice;
  readonly readerTimes: ReaderTimes;
  readonly panel: CuboPanel;
}

type Latest = Pick<Situation, 'chosen' | 'swapped' | 'compared'>;

/** What is said of the game: what is to be done, and what has just happened. */
export class Status {
  readonly #parts: StatusParts;

  constructor(parts: StatusParts) {
    this.#parts = parts;
  }

  get situation(): string {
    return this.#describe(this.#latest, describeSituation);
  }

  get aside(): string {
    const { play, pausing } = this.#parts;
    return play.context.match.outcome || pausing.isPaused ? '' : this.#describe(this.#latest, describeAside);
  }

  /** Paper says what is to be done, not what has just been tried. */
  get printed(): string {
    return this.#describe({}, describeSituation);
  }

  /** The dice of the middle by place, since dice are taken by their places. */
  get middle(): string {
    const { context, words } = this.#parts.play;
    const dice = context.match.state.middle.map((die) => (die ? dieName(die, words) : words('cubo.empty')));
    return words('cubo.middleRolled', dice.join(', '));
  }

  /** One a seat. */
  get names(): readonly string[] {
    const { context } = this.#parts.play;
    return context.match.state.seats.map((_, seat) => context.nameOf(seat));
  }

  /** The same as the strip shows them. */
  get shownNames(): readonly string[] {
    const { context } = this.#parts.play;
    return context.match.state.seats.map((_, seat) => context.names.shown(seat));
  }

  get party(): Party {
    return { names: this.names, you: this.#parts.play.context.names.you };
  }

  /** Announces what must be heard at once, or in few words. @returns whether there is nothing more to announce */
  announce(change: GameChangeDetail<CuboMove>): boolean {
    const { by, cause, moves } = change;
    const { play, timing } = this.#parts;
    const { narrator, context } = play;
    if (narrator.isTogether || timing.announceUrgent(change)) return true;
    if (!moves.every(({ move }) => move.kind === 'swap')) return false;
    // How a computer player builds is seen.
    if (by === 'computer') return true;
    if (cause !== 'play') return false;
    // What can be done has not changed, and builders are in a hurry.
    const { ply } = context.match;
    const described = moves.map((_, i) => narrator.describePly(ply - i));
    narrator.say(described.reverse().join(' '));
    return true;
  }

  /** What has just been tried. */
  get #latest(): Latest {
    const { activeSeat, panel, play, squares } = this.#parts;
    const seat = activeSeat.current;
    return {
      chosen: squares.of(seat).hint,
      compared: panel.side?.text(play.words),
      swapped: play.intentions.mayAct(seat) ? worthAfterSwap(play.context.match, seat) : undefined,
    };
  }

  #describe(latest: Latest, describe: typeof describeSituation): string {
    const { play, pausing, realDice, readerTimes, rolling, timing } = this.#parts;
    const { context, intentions, narrator, words } = play;
    const { outcome, state } = context.match;
    const { names } = this;
    if (outcome) return describeOutcome(outcome as CuboOutcome, names, words, context.names.you);
    if (narrator.isTogether) return '';
    if (pausing.isPaused) return words('cubo.isPaused');
    return describe(
      {
        state,
        ...this.party,
        prompt: realDice.prompt,
        isRolling: rolling.isOpen,
        seconds: timing.seconds,
        mayAct: (seat) => intentions.mayAct(seat),
        isUntimed: readerTimes.isFirstRound,
        ...latest,
      },
      words,
    );
  }
}
