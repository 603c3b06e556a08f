import { CONTROL_TAGS } from '../controls/page.js';

/** An element as an author writes it, and how a reader sees that it is whole. */
export interface Specimen {
  readonly name: string;
  readonly markup: string;
  /** What a reader misses in a document; empty if nothing. */
  readonly misses: (page: Document) => string;
}

interface Led extends HTMLElement {
  readonly match?: {
    readonly game: { makePosition(of: unknown): string; positionOf(state: unknown): unknown };
    state: unknown;
  };
  readonly game?: Element;
}

const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

const STEPS = `<game-step position="${POSITION}" goal="triad">
    <p>Complete the line.</p>
    <game-answer move="c1*" verdict="wrong">Not there.</game-answer>
    <game-reply move="f6f4">Black moves on.</game-reply>
  </game-step>
  <game-step><p>That was a triad.</p></game-step>
  <p slot="end">Play now.</p>`;

const isSeen = (element: Element | null | undefined): boolean =>
  ((element as HTMLElement | null)?.offsetHeight ?? 0) > 0;

const textOf = (host: Element | null, selector: string): string =>
  host?.shadowRoot?.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The first thing that is not as it should be. */
const firstOf = (...facts: readonly (readonly [isRight: unknown, what: string])[]): string =>
  facts.find(([isRight]) => !isRight)?.[1] ?? '';

const positionOf = (board: Led | null | undefined): string | undefined => {
  const match = board?.match;
  return match?.game.makePosition(match.game.positionOf(match.state));
};

function missesOfLesson(page: Document, id: string): string {
  const lesson = page.querySelector<Led>(`game-lesson#${id}`);
  const steps = [...(lesson?.querySelectorAll('game-step') ?? [])];
  const parts = [...(lesson?.querySelectorAll('game-answer, game-reply') ?? [])];
  return firstOf(
    [lesson?.shadowRoot, 'the lesson'],
    [textOf(lesson, '.error') === '', `no error: ${textOf(lesson, '.error')}`],
    [textOf(lesson, '.progress') === 'Step 1 of 2', `the number: ${textOf(lesson, '.progress')}`],
    [isSeen(steps[0]) && isSeen(steps[0]!.querySelector('p')), 'the prose'],
    [!isSeen(steps[1]) && !parts.some(isSeen), 'one step at a time'],
    [positionOf(lesson?.game as Led) === POSITION, `the position: ${positionOf(lesson?.game as Led)}`],
    [!lesson?.shadowRoot?.querySelector('[aria-busy]'), 'its turn'],
    [isStyled(lesson), 'the styles'],
  );
}

const isStyled = (host: Element | null | undefined): boolean => (host?.shadowRoot?.adoptedStyleSheets.length ?? 0) > 0;

function missesOfCourse(page: Document): string {
  const lesson = page.querySelector<Led>('game-lesson#course');
  const names = [...(lesson?.querySelectorAll('game-step') ?? [])].map((step) => step.getAttribute('name'));
  return firstOf(
    [names.length > 3, 'the steps'],
    [new Set(names).size === names.length, 'each step once'],
    [lesson?.querySelectorAll(':scope > triad-board').length === 1, 'one game'],
    [lesson?.querySelectorAll('[slot=end]').length === 1, 'one end'],
    [textOf(lesson, '.progress') === `Step 1 of ${names.length}`, `the number: ${textOf(lesson, '.progress')}`],
    [isSeen(lesson?.querySelector('game-step p')), 'the prose'],
  );
}

function missesOfPuzzle(page: Document): string {
  const puzzle = page.querySelector('game-puzzle');
  const game = puzzle?.shadowRoot?.querySelector('[part=game]')?.firstElementChild;
  return firstOf(
    [textOf(puzzle, '[part=error]') === '', 'no error'],
    [textOf(puzzle, '[part=prompt]') !== '', 'the question'],
    [game?.shadowRoot?.querySelector('.hand-die'), 'the game'],
    [isStyled(puzzle), 'the styles'],
  );
}

function missesOfControl(page: Document, tag: string): string {
  const control = page.querySelector<Led>(tag);
  const isListed = tag !== 'game-moves' || control?.shadowRoot?.querySelector('.moves');
  return firstOf(
    [control?.game && control.game === page.querySelector('#followed'), 'its game'],
    [control?.shadowRoot?.querySelector('.placed') && isListed, 'what it shows'],
    [isStyled(control), 'the styles'],
  );
}

/** All of them stand in one page, one after the other. */
export const SPECIMENS: readonly Specimen[] = [
  {
    name: 'game-lesson for a game',
    markup: `<game-lesson id="follows" for="led">${STEPS}</game-lesson><triad-board id="led"></triad-board>`,
    misses: (page) => missesOfLesson(page, 'follows'),
  },
  {
    name: 'game-lesson with a game in it',
    markup: `<game-lesson id="holds"><triad-board></triad-board>${STEPS}</game-lesson>`,
    misses: (page) => missesOfLesson(page, 'holds'),
  },
  {
    name: 'game-lesson with a course',
    markup: '<game-lesson id="course" course="triad"></game-lesson>',
    misses: missesOfCourse,
  },
  { name: 'game-puzzle', markup: '<game-puzzle game="kubi" number="1"></game-puzzle>', misses: missesOfPuzzle },
  ...CONTROL_TAGS.map((tag, index) => ({
    name: tag,
    markup: `<${tag} for="followed"></${tag}>${index === 2 ? '<triad-board id="followed" dice="auto"></triad-board>' : ''}`,
    misses: (page: Document) => missesOfControl(page, tag),
  })),
];

export const MARKUP = SPECIMENS.map(({ markup }) => markup).join('\n');
