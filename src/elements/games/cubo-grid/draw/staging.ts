import type { ReactiveController } from 'lit';
import type { CuboMove, CuboState } from '../../../../games/cubo/index.js';
import { SIZE } from '../../../../games/cubo/square.js';
import { LINES } from '../../../../games/cubo/score.js';
import type { Seat } from '../../../../games/game.js';
import type { Seen } from '../../../play/show/move-show.js';
import type { BeatName } from '../../../play/show/timeline.js';
import type { CuboGamePlay } from '../play-types.js';
import type { ActiveSeat } from '../time/active-seat.js';
import { LIGHT, PACE, TURN, litLines, paceOf, revealedSeat, sceneOf, worthBefore } from './beats.js';
import type { Flight, Place, Scene } from './beats.js';
import { boxOf, cornerOf, diceBoxIn, selectorsOf, wayFrom } from './boxes.js';
import { scoredSquares } from './shown.js';
import { StageChanges } from './stage-changes.js';
import { focusSquare } from '../input/focus.js';

type Shown = Seen<CuboState, CuboMove>;

/** The lights that run through dice. Registered in the document as colours, they fade. */
const BEAMS = ['--_tabletop-across', '--_tabletop-down'] as const;

/** Milliseconds. */
const FLIP = 260;

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/**
 * Lets the dice of a square be seen as they come: a die flies, covers come and go, lines light up in turn, squares change places. All of it is an
 * animation of what lies there already; a flying die is a copy over everything.
 */
export class Staging implements ReactiveController {
  readonly #play: CuboGamePlay;
  readonly #activeSeat: ActiveSeat;
  readonly #droppedOn: (seat: Seat) => number | undefined;
  #seen: Shown | undefined;
  #scene: Scene | undefined;
  /** The moves after which the squares have changed places. */
  #turned: Shown | undefined;
  /** Whose square the reader looks at, after which rounds. */
  #looked: { readonly rounds: CuboState['rounds']; readonly seat: Seat } | undefined;
  #large: Seat | undefined;
  readonly #changes = new StageChanges();

  /** @param droppedOn the cell on which a die of a seat has just been dropped, so that it is there already */
  constructor(play: CuboGamePlay, activeSeat: ActiveSeat, droppedOn: (seat: Seat) => number | undefined) {
    this.#play = play;
    this.#activeSeat = activeSeat;
    this.#droppedOn = droppedOn;
    for (const name of BEAMS) {
      try {
        CSS.registerProperty({ name, syntax: '<color>', inherits: true, initialValue: 'transparent' });
      } catch {
        // An old browser, or another game has done it.
      }
    }
    play.context.addController(this);
  }

  /** What is being seen; `undefined` while nothing is. */
  get scene(): Scene | undefined {
    const { seen } = this.#play.context.show;
    return seen && ((seen === this.#seen && this.#scene) || sceneOf(seen.moves));
  }

  /** What a square was worth before, if that is seen to change. Until it makes way for another one, a square that was open keeps its worth. */
  worthBefore(seat: Seat): number | undefined {
    const { scene } = this;
    const isKept = scene?.isScored && seat !== revealedSeat(scene.after, this.#activeSeat.current);
    return scene && !isKept ? worthBefore(scene, seat) : undefined;
  }

  /** The seat whose square is large: of those who arrange theirs the one that is touched, and once all are open the one to be looked at. */
  get largeSeat(): Seat {
    const { match, show } = this.#play.context;
    const own = this.#activeSeat.current;
    if (match.seats === 1 || !scoredSquares(match.state)) return own;
    const { seen } = show;
    if (seen && seen !== this.#turned && startOf(seen, 'follow') !== undefined) return own;
    return this.#looked?.rounds === match.state.rounds ? this.#looked.seat : revealedSeat(match.state, own);
  }

  /** Makes the square of a seat the large one. */
  look(seat: Seat): void {
    const { context } = this.#play;
    const { state } = context.match;
    if (!scoredSquares(state)) this.#activeSeat.touch(seat);
    else this.#looked = { rounds: state.rounds, seat };
    context.requestUpdate();
    void context.updateComplete.then(() => focusSquare(this.#play, seat));
  }

  /** Turns the large square over, to what it shows now. */
  flip(): void {
    const square = this.#square(this.largeSeat);
    if (!square || isStill()) return;
    this.#changes.end();
    const begin = { transform: 'perspective(900px) rotateY(-78deg)' };
    this.#changes.animate(square, [begin, {}], { duration: FLIP, easing: 'ease-out' });
    this.#light(this.largeSeat, litIn(square), FLIP, PACE);
    this.#changes.begin();
  }

  hostUpdated(): void {
    const { seen } = this.#play.context.show;
    if (seen !== this.#seen) {
      this.#changes.end();
      this.#seen = seen;
      this.#scene = seen && sceneOf(seen.moves);
      if (seen && this.#scene) this.#begin(seen, this.#scene);
    }
    this.#turn();
    this.#changes.begin();
  }

  hostDisconnected(): void {
    this.#changes.end();
    this.#seen = undefined;
  }

  #begin(seen: Shown, scene: Scene): void {
    const { ms = 0 } = seen.beats.find(({ name }) => name === 'arrive') ?? {};
    const turn = startOf(seen, 'follow');
    for (const flight of scene.flights) this.#fly(flight, ms);
    for (const seat of scene.covered) this.#cover(seat);
    for (const seat of scene.uncovered) this.#uncover(seat);
    const total = startOf(seen, 'total');
    for (const gain of this.#all('.player .gain')) if (scene.isScored) this.#appear(gain, total ?? 0);
    if (scene.rolled.length > 0 && total !== undefined) this.#hideZeros(scene.rolled, total);
    if (turn === undefined)
      this.#light(this.largeSeat, litLines(scene, this.largeSeat), startOf(seen, 'earn') ?? 0, paceOf(scene));
    else this.#after(turn, () => this.#reveal(seen));
  }

  /** The squares change places. */
  #reveal(seen: Shown): void {
    if (this.#play.context.show.seen !== seen) return;
    this.#turned = seen;
    this.#play.context.requestUpdate();
  }

  #after(ms: number, act: () => void): void {
    this.#changes.animate(null, [], { duration: ms }).finished.then(act, () => undefined);
  }

  /** Lets a square that has become large grow out of its place, and the one before shrink into its own. */
  #turn(): void {
    const before = this.#large;
    const now = this.largeSeat;
    this.#large = now;
    if (before === undefined || before === now || !scoredSquares(this.#play.context.match.state) || isStill()) return;
    const large = this.#square(now);
    const small = this.#find(`.player[data-seat="${before}"] .mini`);
    const place = this.#find(`.player[data-seat="${now}"] .mini`);
    if (!large || !small || !place) return;
    const ways = [wayFrom(boxOf(place), boxOf(large)), wayFrom(boxOf(large), boxOf(small))];
    [large, small].forEach((each, i) => {
      const zIndex = 5 - i;
      this.#changes.animate(each, [{ ...ways[i], zIndex }, { zIndex }], {
        duration: TURN,
        easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
      });
    });
    this.#light(now, litIn(large), TURN, this.#scene ? paceOf(this.#scene) : PACE);
  }

  /** Lets lines of a large square light up, one after the other: the groove, the dice, the points. */
  #light(seat: Seat, names: readonly string[], start: number, pace: number): void {
    const square = this.#square(seat);
    names.forEach((name, i) => {
      const line = square?.querySelector(`[data-line="${name}"]`);
      const points = line?.querySelector('span');
      const timing = { duration: LIGHT, delay: start + i * pace };
      if (!line || !points) return;
      this.#changes.animate(line, [{ background: 'var(--_groove)', boxShadow: 'none' }, {}], {
        ...timing,
        pseudoElement: '::before',
      });
      this.#changes.animate(points, [{ opacity: 0, scale: 0.5 }, { scale: 1.12, offset: 0.6 }, {}], timing);
      const at = LINES.findIndex((each) => each.name === name);
      const beam = BEAMS[at < SIZE ? 0 : 1];
      for (const cell of LINES[at]?.cells ?? []) {
        const die = square?.querySelector(`[data-cell="${cell}"]`);
        if (die) this.#changes.animate(die, [{ [beam]: 'transparent' }, {}], timing);
      }
    });
  }

  /** What a square is worth, and the lines that earn nothing, are seen once its dice lie. */
  #hideZeros(seats: readonly Seat[], start: number): void {
    for (const seat of seats) {
      const selector = '.worth, .edges li:not([data-light]) > span';
      const square = this.#square(seat);
      for (const each of square?.querySelectorAll(selector) ?? []) this.#appear(each, start);
    }
  }

  #appear(element: Element, start: number): void {
    this.#changes.animate(element, [{ opacity: 0 }, {}], { duration: 120, delay: start });
  }

  #cover(seat: Seat): void {
    for (const lid of this.#all(`[data-seat="${seat}"] :is(.cover, .lid)`))
      this.#changes.animate(
        lid,
        [{ opacity: 0, translate: '0 -14%', rotate: '-3deg' }, { opacity: 1, offset: 0.5 }, {}],
        {
          duration: 320,
        },
      );
  }

  #uncover(seat: Seat): void {
    for (const square of this.#all(`[data-seat="${seat}"] :is(.square, .mini)`)) {
      const lid = this.#changes.add(square, square.matches('.mini') ? 'lid' : 'cover');
      const end = { opacity: 0, translate: '54% -26%', rotate: '24deg' };
      this.#changes.animate(lid, [{}, end], { duration: 260, easing: 'ease-in', fill: 'forwards' });
    }
  }

  /** A copy of a die flies to it, in an arc; it is seen when that is there. */
  #fly({ to, from }: Flight, duration: number): void {
    const target = this.#at(to);
    const die = target?.querySelector('.cube');
    const source = this.#at(from) ?? this.#find('.turn');
    const frame = this.#find('.frame');
    if (!target || !die || !source || !frame) return;
    const isShort = to.kind === 'cell' && from.kind === 'cell';
    if (isShort && this.#droppedOn(to.seat) === to.cell) return;
    const box = boxOf(die);
    const begin = source.matches('.turn') ? cornerOf(source) : diceBoxIn(source);
    const copy = this.#changes.add(frame, 'flight');
    copy.dataset['colour'] = (die as HTMLElement).dataset['colour'];
    copy.append(die.cloneNode(true));
    const { x, y } = boxOf(frame);
    copy.style.cssText = `grid-area: auto; left: ${box.x - x}px; top: ${box.y - y}px; inline-size: ${box.width}px`;
    const timing = { duration, easing: EASE };
    this.#changes.animate(copy, [wayFrom(begin, box), {}], { ...timing, fill: 'both' });
    const arc = { translate: '0 -26px', rotate: '-9deg', offset: 0.3 };
    if (!isShort) this.#changes.animate(copy.firstElementChild, [{}, arc, {}], timing);
    this.#changes.animate(die, [{ opacity: 0 }, { opacity: 0 }], { duration });
    this.#after(duration, () => copy.remove());
  }

  #square(seat: Seat): HTMLElement | undefined {
    return this.#find(`.squares > .seat[data-seat="${seat}"] .square`);
  }

  /** Where a die is seen. */
  #at(place: Place): Element | undefined {
    const selectors = selectorsOf(place, this.#activeSeat.current);
    return selectors.map((selector) => this.#find(selector)).find((element) => element);
  }

  #all(selector: string): readonly HTMLElement[] {
    const { root } = this.#play.context;
    return [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  }

  /** The first that is drawn. */
  #find(selector: string): HTMLElement | undefined {
    return this.#all(selector)[0];
  }
}

/** The lines of a square that earn points. */
const litIn = (square: Element): readonly string[] =>
  [...square.querySelectorAll<HTMLElement>('.edges [data-light]')].map(({ dataset }) => dataset['line'] ?? '');

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const startOf = ({ beats }: Shown, name: BeatName): number | undefined =>
  beats.find((beat) => beat.name === name)?.start;
