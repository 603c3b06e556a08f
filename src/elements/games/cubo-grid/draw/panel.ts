import { nothing } from 'lit';
import { isRolled, takers } from '../../../../games/cubo/phase.js';
import type { CuboState } from '../../../../games/cubo/index.js';
import { LazyModules } from '../../../base/lazy-modules.js';
import { heldBy } from '../../../play/phrases.js';
import { isOn } from '../../../base/attributes.js';
import { button } from '../../../../ui/panel/button.js';
import type { RealDice } from '../input/real-dice.js';
import type { Squares } from '../input/squares.js';
import type { SquareParts } from '../input/square-parts.js';
import type { Pausing } from '../time/pausing.js';
import { renderRounds } from './result.js';
import { scoredSquares } from './shown.js';
import type { Side } from './sides.js';
import { buzzer, renderDish, well } from './tray.js';

const loadSides = () => import('./sides.js');

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
  #chosen: { readonly rounds: CuboState['rounds']; readonly side: number } | undefined;

  constructor(parts: PanelParts) {
    const { context } = parts.play;
    this.#parts = parts;
    this.#modules = new LazyModules(
      (styles) => context.addStyles(styles),
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
    if (!rolling.isOpen) return realDice.due ? nothing : well();
    if (state.rounds.length > 0) return button(words('cubo.nextRound'), () => rolling.rollRound(), 'primary');
    const label = words('cubo.rollRound', state.round);
    return buzzer({ text: words('cubo.roll'), label, run: () => rolling.rollRound() });
  }

  /** The middle, or the dice that are rolled by hand. */
  renderHand(): unknown {
    const { play, view, activeSeat, squares, staging } = this.#parts;
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
        isRolling: staging.scene?.isMiddleRolled ?? false,
        label:
          taker === undefined
            ? words('cubo.middle')
            : heldBy(taker, { names, you: context.names.you }, words('cubo.take'), words),
        take: taker === undefined ? undefined : (place) => void intentions.play({ kind: 'take', place }, taker),
        onKey: squares.of(taker ?? own).onKey,
      },
      words,
    );
    const pad = play.dicePad;
    return [this.#renderSides() || dish, pad?.render(pad.isComplete ? pad.renderConfirm() : nothing)];
  }

  /** The points by round. */
  renderSums(names: readonly string[]): unknown {
    const { play } = this.#parts;
    const { state } = play.context.match;
    return state.rounds.length > 0 ? renderRounds(state, names, play.words) : undefined;
  }

  /** The side of the square that a solo player looks at after a round; `undefined` where there is none, and while the sides are being loaded. */
  get side(): Side | undefined {
    return this.#sides[this.#sideIndex];
  }

  get #sides(): readonly Side[] {
    const { match, session } = this.#parts.play.context;
    const isCompared =
      match.seats === 1 && !match.outcome && !session.leading.policy?.hidesGains && scoredSquares(match.state);
    return (isCompared && this.#modules.get(loadSides)?.sidesOf(match)) || [];
  }

  get #sideIndex(): number {
    return this.#chosen?.rounds === this.#parts.play.context.match.state.rounds ? this.#chosen.side : 0;
  }

  #renderSides(): unknown {
    const { play } = this.#parts;
    const sides = this.#sides;
    return (
      sides.length > 0 && this.#modules.get(loadSides)?.renderSides(sides, this.#sideIndex, this.#choose, play.words)
    );
  }

  readonly #choose = (side: number): void => {
    const { play, staging } = this.#parts;
    const isOther = side !== this.#sideIndex;
    this.#chosen = { rounds: play.context.match.state.rounds, side };
    play.intentions.notice = undefined;
    play.narrator.say(play.situation);
    play.context.requestUpdate();
    if (isOther) void play.context.updateComplete.then(() => staging.flip());
  };

  /** Resolves when what was asked for is loaded. */
  get complete(): Promise<unknown> | undefined {
    return this.#modules.size > 0 ? this.#modules.complete : undefined;
  }
}
