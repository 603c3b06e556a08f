import { nothing } from 'lit';
import { isRolled, takers } from '../../../../games/cubo/phase.js';
import { LazyModules } from '../../../base/lazy-modules.js';
import { heldBy } from '../../../play/phrases.js';
import { isOn } from '../../../base/attributes.js';
import type { RealDice } from '../input/real-dice.js';
import type { Squares } from '../input/squares.js';
import type { SquareParts } from '../input/square-parts.js';
import type { Pausing } from '../time/pausing.js';
import { renderRounds } from './result.js';
import { scoredSquares } from './shown.js';
import { buzzer, renderDish } from './tray.js';

const loadBest = () => import('./best.js');

/** The parts of playing that stand in the panel. */
interface PanelParts extends SquareParts {
  readonly squares: Squares;
  readonly pausing: Pausing;
  readonly realDice: RealDice;
}

/** What is beside the squares: the buttons, the middle, and the points. */
export class CuboPanel {
  readonly #parts: PanelParts;
  readonly #modules: LazyModules;
  /** Whether the dice of the middle have just been rolled. */
  isMiddleFresh = false;

  constructor(parts: PanelParts) {
    const { context } = parts.play;
    this.#parts = parts;
    this.#modules = new LazyModules(
      (...styles) => context.addStyles(...styles),
      () => context.requestUpdate(),
      () => this.#modules.retry(),
    );
  }

  renderActions(): unknown {
    const { play, pausing, squares, rolling, realDice } = this.#parts;
    const { words } = play;
    const { state } = play.context.match;
    if (pausing.isPaused) return buzzer({ text: words('cubo.goOn'), run: pausing.toggle });
    if (isRolled(state)) return [...state.seats.keys()].map((seat) => squares.of(seat).renderActions());
    if (!rolling.isOpen) return realDice.due ? nothing : buzzer({ text: words('cubo.call') });
    const label = words('cubo.rollRound', state.round);
    return buzzer({ text: words('cubo.roll'), label, run: () => rolling.rollRound() });
  }

  /** The middle, or the dice that are rolled by hand. */
  renderHand(): unknown {
    const { play, view, activeSeat, squares, pausing, realDice } = this.#parts;
    const { context, intentions, words } = play;
    const { state } = context.match;
    const own = activeSeat.current;
    const taking =
      state.phase === 'build' && isRolled(state) ? takers(state).filter((seat) => intentions.mayAct(seat)) : [];
    const taker = taking.includes(own) ? own : taking[0];
    const names = state.seats.map((_, seat) => context.nameOf(seat));
    const dish = renderDish(
      {
        dice: state.middle,
        marked: context.drawing?.places,
        numerals: isOn(view.numerals),
        isFresh: this.isMiddleFresh,
        label: taker === undefined ? words('cubo.middle') : heldBy(taker, names, words('cubo.take'), words),
        take: taker === undefined ? undefined : (place) => void intentions.play({ kind: 'take', place }, taker),
        onKey: squares.of(taker ?? own).onKey,
      },
      words,
    );
    return [dish, pausing.isPaused ? nothing : realDice.render()];
  }

  /** The points by round and, in a solo game, the best square that was possible. */
  renderDetails(names: readonly string[]): unknown {
    const { play } = this.#parts;
    const { state } = play.context.match;
    if (state.rounds.length === 0) return nothing;
    return [this.#renderBest(), renderRounds(state, names, play.words)];
  }

  #renderBest(): unknown {
    const { play, view } = this.#parts;
    const { match } = play.context;
    // Dice that roll by themselves leave no time between the rounds.
    const isShown = scoredSquares(match.state) ?? match.dice === 'auto';
    if (match.seats > 1 || !isShown) return nothing;
    return this.#modules.get(loadBest)?.renderBest(match, isOn(view.numerals), play.words) ?? nothing;
  }

  /** Resolves when what was asked for is loaded. */
  get complete(): Promise<unknown> | undefined {
    return this.#modules.size > 0 ? this.#modules.complete : undefined;
  }
}
