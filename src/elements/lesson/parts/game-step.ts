import { ANSWER, LessonPart } from './lesson-part.js';

/**
 * A step of a lesson: a position, what the reader is to do in it, and the prose about it. A step with a `goal` waits for moves; one with answers that have a
 * `choice` asks by buttons; any other is only read.
 *
 * @tag game-step
 *
 * @slot diagram - The position as a diagram, for print and for readers without scripts. Default: in print, the position is drawn.
 * @slot - The prose, with its `<game-answer>` and `<game-reply>` elements.
 *
 * @attr {string} name - The name to which `next` of other steps and answers refers.
 * @attr {string} position - The position, in the game's notation. Without one the board stays as it is.
 * @attr {string} play - Moves that are made before the reader's, dice included: `roll 13466`. Several are separated by `;`.
 * @attr {string} marks - The author's marks on the position.
 * @attr {string} goal - What the reader's move has to be: moves, patterns with `*`, or predicates, separated by `;`; one goal after the other with `then`.
 * @attr {string} [moves=1] - How many moves the reader has for a goal.
 * @attr {string} targets - The only places that can be used, in the names of marks: `b2 d2`.
 * @attr {string} hints - Hints as marks, one after the other: `b2 | b2-d2`. Default: what leads to a move that reaches the goal.
 * @attr {string} next - The name of the step that follows, or `end`. Default: the next one.
 */
export class GameStep extends LessonPart {
  static readonly tag = 'game-step';
  static override readonly attributes = [
    'name',
    'position',
    'play',
    'marks',
    'goal',
    'moves',
    'targets',
    'hints',
    'next',
  ];

  #diagram: HTMLSlotElement | undefined;

  /** @internal Draws the position for print, unless the page has a diagram of its own. */
  illustrate(diagram: Element | undefined): void {
    this.#diagram?.replaceChildren(...(diagram ? [diagram] : []));
  }

  /** @internal Puts the answers that are shown in the place of the prose, whose room they have. */
  answer(isAnswered: boolean): void {
    this.container?.toggleAttribute('data-answered', isAnswered);
  }

  protected override makeContent(): readonly Node[] {
    this.#diagram = slot('diagram', 'diagram');
    const task = document.createElement('div');
    task.className = 'task';
    task.append(...super.makeContent());
    const answers = document.createElement('div');
    answers.append(slot(ANSWER));
    return [this.#diagram, task, answers];
  }
}

function slot(name: string, className = ''): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), { name, className });
}
