import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import { emulateMedia } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import '../../../src/elements/games/cubo-grid/define.js';
import { expectAccessible } from '../../accessible.js';
import type { CuboGrid } from '../../../src/elements/games/cubo-grid/define.js';
import '../../../src/elements/games/triad-board/define.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { tempo } from '../../../src/elements/lesson/tempo.js';
import type { LessonEventDetails } from '../../../src/elements/lesson/lesson-events.js';
import { atRest } from './at-rest.js';

const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

const STEPS = html`<game-step><p>White makes a line of three.</p></game-step>
  <game-step name="line" position=${POSITION} marks="e3" goal="triad" hints="c1 | c1-e3">
    <p>Complete the line. <a href="#board" data-play="c1e3xd4">Show me</a></p>
    <game-answer move="c1e3xe3" verdict="good">Right, but you could keep that die.</game-answer>
    <game-answer move="c1*" verdict="wrong">The right die, the wrong place.</game-answer>
    <game-reply move="f6f4">Black moves on.</game-reply>
  </game-step>
  <game-step name="question">
    <p>How many dice win?</p>
    <game-answer choice="Two" verdict="wrong">One more.</game-answer>
    <game-answer choice="Three" verdict="good">Yes.</game-answer>
  </game-step>`;

/** A lesson about a board, as a reader uses it. */
class LessonPage {
  readonly lesson: GameLesson;
  readonly board: TriadBoard;
  readonly events: (readonly [string, unknown])[] = [];

  private constructor(place: HTMLElement) {
    this.lesson = place.querySelector('game-lesson') as GameLesson;
    this.board = place.querySelector('triad-board') as TriadBoard;
    for (const type of ['lesson-step', 'lesson-answer', 'lesson-end'] as const)
      place.addEventListener(type, (event) => {
        this.events.push([event.type, event.detail]);
      });
  }

  static async open(part: TemplateResult): Promise<LessonPage> {
    const page = new LessonPage(await fixture<HTMLElement>(html`<div lang="en">${part}</div>`));
    await page.quiet();
    return page;
  }

  static steps(steps: TemplateResult = STEPS, persist = ''): Promise<LessonPage> {
    return LessonPage.open(
      html`<triad-board id="board"></triad-board
        ><game-lesson for="board" persist=${persist} check="off">${steps}</game-lesson>`,
    );
  }

  /** At the step that wants a line. */
  static async atLine(): Promise<LessonPage> {
    const page = await LessonPage.steps();
    await page.press('Next');
    return page;
  }

  async quiet(): Promise<void> {
    await atRest(this.lesson);
  }

  get root(): ShadowRoot {
    return this.lesson.shadowRoot as ShadowRoot;
  }

  get buttons(): readonly string[] {
    return [...this.root.querySelectorAll('.button')].map(({ textContent }) => textContent?.trim() ?? '');
  }

  async press(label: string): Promise<void> {
    const found = [...this.root.querySelectorAll<HTMLElement>('.button')].find(
      ({ textContent }) => textContent?.trim() === label,
    );
    found?.focus();
    found?.click();
    await this.quiet();
  }

  /** Makes a move as the reader, and waits for nothing. */
  move(text: string): boolean {
    return this.board.match.play(text, { by: 'user' });
  }

  get shown(): string {
    const parts = [...this.lesson.querySelectorAll('game-step, game-answer, game-reply')];
    const isShown = (part: Element) => (part as unknown as { isShown: boolean }).isShown;
    return parts
      .filter((part) => isShown(part) && part.localName !== 'game-step')
      .map(({ textContent }) => textContent)
      .join(' ');
  }

  get message(): string {
    return this.root.querySelector('.message')?.textContent ?? '';
  }

  get spoken(): string {
    return this.root.querySelector('[role=status]')?.textContent?.trim() ?? '';
  }

  get errors(): string {
    return this.root.querySelector('.error')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  get position(): string {
    const { game, state } = this.board.match;
    return game.makePosition(game.positionOf(state));
  }

  /** What the page has heard of a kind of event. */
  told<Type extends keyof LessonEventDetails>(type: Type): readonly LessonEventDetails[Type][] {
    return this.events.flatMap(([each, detail]) => (each === type ? [detail as LessonEventDetails[Type]] : []));
  }
}

describe('<game-lesson>', () => {
  const { seen, reply } = tempo;
  before(() => Object.assign(tempo, { seen: 60, reply: 20 }));
  after(() => Object.assign(tempo, { seen, reply }));

  it('reads as prose, one step after the other', async () => {
    const page = await LessonPage.steps();
    const heights = () =>
      [...page.lesson.querySelectorAll<HTMLElement>('game-step')].map(({ offsetHeight }) => offsetHeight > 0);
    expect(heights()).to.deep.equal([true, false, false]);
    await page.press('Next');
    expect(heights()).to.deep.equal([false, true, false]);
    expect(page.root.querySelector('.progress')?.textContent).to.equal('Step 2 of 3');
  });

  it('puts the position and the marks of a step on the board, and says the step once', async () => {
    const page = await LessonPage.atLine();
    expect(page.position).to.contain('1AABBC w 0-0');
    expect(page.board.session.leading.marks).to.equal('e3');
    expect(page.spoken).to.equal('Step 2 of 3. Complete the line. Show me');
  });

  it('accepts every move that reaches the goal, with the author’s answer and reply', async () => {
    const page = await LessonPage.atLine();
    expect(page.move('c1e3xe3')).to.equal(true);
    await page.quiet();
    expect(page.shown).to.equal('Right, but you could keep that die. Black moves on.');
    expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['c1e3xe3', 'f6f4']);
    expect(page.buttons).to.deep.equal(['Back', 'Next']);
    const [told] = page.told('lesson-answer');
    expect(told).to.deep.equal({
      step: 1,
      of: 3,
      name: 'line',
      verdict: 'good',
      text: 'c1e3xe3',
      message: 'Right, but you could keep that die.',
      tries: 1,
    });
  });

  it('praises in its own words where the author has none', async () => {
    const page = await LessonPage.atLine();
    page.move('c1e3xd4');
    await page.quiet();
    expect(page.message).to.equal('Right. Black moves on.');
  });

  it('shows a wrong move, says why, and takes it back by itself', async () => {
    const page = await LessonPage.atLine();
    page.move('c1c3');
    await waitUntil(() => page.shown !== '');
    expect([page.shown, page.board.match.ply]).to.deep.equal(['The right die, the wrong place.', 1]);
    await page.quiet();
    expect([page.board.match.ply, page.spoken]).to.deep.equal([0, 'Your move was taken back. Try again.']);
    page.move('c1e3xe3');
    await page.quiet();
    expect(page.told('lesson-answer').map(({ verdict, tries }) => `${verdict} ${tries}`)).to.deep.equal([
      'wrong 1',
      'good 2',
    ]);
  });

  it('says what there is to say of a move in the place of the task, to which the reader can go back', async () => {
    const page = await LessonPage.atLine();
    const card = page.root.querySelector('.card') as HTMLElement;
    const task = page.lesson.querySelectorAll('game-step p')[1] as HTMLElement;
    const isTaskSeen = () => task.checkVisibility({ visibilityProperty: true });
    // A press may scroll the page.
    const topOf = (element: Element) =>
      Math.round(element.getBoundingClientRect().top - card.getBoundingClientRect().top);
    const places = () => [card.offsetHeight, topOf(page.root.querySelector('.controls')!)];
    const before = places();
    const top = topOf(task);
    expect(isTaskSeen()).to.equal(true);
    page.move('c1c3');
    await page.quiet();
    expect([isTaskSeen(), ...places()]).to.deep.equal([false, ...before]);
    expect(topOf(page.lesson.querySelectorAll('game-answer')[1]!) - top).to.be.within(0, 6);
    await page.press('Back');
    expect([isTaskSeen(), page.shown, page.lesson.step, ...places()]).to.deep.equal([true, '', 1, ...before]);
    expect(page.spoken).to.equal('Complete the line. Show me');
    page.move('c1e3xd4');
    await page.quiet();
    expect([isTaskSeen(), page.message, ...places()]).to.deep.equal([false, 'Right. Black moves on.', ...before]);
    await page.press('Back');
    expect(page.lesson.step).to.equal(0);
  });

  it('says what a wrong move loses and what answers it where the author says nothing', async () => {
    const page = await LessonPage.atLine();
    page.move('d1d2');
    await waitUntil(() => page.message !== '', 'nothing is said');
    expect(page.message).to.match(
      /^Not quite\. That (lowers the chance of winning by about \d+%|loses the game)\. The reply could be: /,
    );
    await page.quiet();
  });

  it('lets nobody move on while a move is judged, nor after the step is done', async () => {
    const page = await LessonPage.atLine();
    page.move('c1c3');
    expect(page.move('f6f4')).to.equal(false);
    await page.quiet();
    page.move('c1e3xe3');
    await page.quiet();
    expect(page.move('d1d2')).to.equal(false);
  });

  it('shows the reply to a move only until the next one is judged', async () => {
    const page = await LessonPage.steps(
      html`<game-step position=${POSITION} goal="any then any">
        <p>Make two moves.</p>
        <game-answer move="*">Well.</game-answer>
        <game-reply move="f6f4">Black moves.</game-reply>
      </game-step>`,
    );
    page.move('c1c3');
    await page.quiet();
    expect(page.shown).to.equal('Well. Black moves.');
    page.move('d1d2');
    await page.quiet();
    expect(page.shown).to.equal('Well.');
  });

  it('offers no other game where a move of the reader ends the game', async () => {
    const page = await LessonPage.steps(
      html`<game-step position="ccc1ba/2a3/3C2/6/6/1AABBC w 2-0" goal="win in 1">
        <p>Win.</p>
      </game-step>`,
    );
    page.move('c1e3xe3');
    await page.quiet();
    const texts = [...(page.board.shadowRoot?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(page.board.match.outcome?.winners).to.deep.equal([0]);
    expect(texts.join(' ')).to.not.contain('Rematch');
  });

  it('gives one hint after the other, and then shows the move and takes it back', async () => {
    const page = await LessonPage.atLine();
    const marks = () => {
      const { policy } = page.board.session.leading;
      return [policy?.marks, policy?.hint];
    };
    const [written] = marks();
    await page.press('Hint');
    expect([...marks(), page.spoken]).to.deep.equal([written, 'c1', 'Marked: c1.']);
    await page.press('Hint');
    expect(marks()).to.deep.equal([written, 'c1-e3']);
    await page.press('Show me');
    expect([page.board.match.ply, page.message]).to.deep.equal([0, 'Now you do it.']);
    page.move('c1e3xe3');
    await page.quiet();
    await page.press('Next');
    await page.press('Three');
    await page.press('Finish');
    expect(page.told('lesson-end')).to.deep.equal([{ of: 2, right: 1, missed: [1], skipped: [] }]);
  });

  it('no longer says why the last move was wrong once a move is shown', async () => {
    const page = await LessonPage.atLine();
    page.move('c1c3');
    await page.quiet();
    await page.press('Hint');
    await page.press('Hint');
    await page.press('Show me');
    expect([page.shown, page.message]).to.deep.equal(['', 'Now you do it.']);
  });

  it('lets a link in the prose show moves without judging them', async () => {
    const page = await LessonPage.atLine();
    page.lesson.querySelector('a')?.click();
    await waitUntil(() => page.board.match.ply === 1, 'nothing is shown');
    await page.quiet();
    expect([page.board.match.ply, page.told('lesson-answer').length]).to.deep.equal([0, 0]);
  });

  it('asks with buttons, again after a wrong one, and leads the focus', async () => {
    const page = await LessonPage.atLine();
    await page.press('Skip');
    expect(page.root.activeElement?.textContent?.trim()).to.equal('Two');
    await page.press('Two');
    expect([page.shown, page.spoken]).to.deep.equal(['One more.', 'One more.']);
    await page.press('Three');
    expect(page.root.activeElement?.textContent?.trim()).to.equal('Finish');
  });

  it('tries what was skipped at the end, and does not count it as wrong', async () => {
    const page = await LessonPage.atLine();
    await page.press('Skip');
    await page.press('Three');
    await page.press('Finish');
    expect(page.root.querySelector('.done')?.textContent).to.equal(
      'That’s the end of the lesson. 1 of 1 right on the first try. 1 step skipped.',
    );
    await page.press('Do the remaining step');
    expect(page.lesson.step).to.equal(1);
    page.move('c1e3xe3');
    await page.quiet();
    await page.press('Finish');
    expect(page.buttons).to.deep.equal(['Back', 'Start over']);
  });

  it('keeps the progress under the key of the page', async () => {
    const page = await LessonPage.steps(STEPS, 'lesson-test');
    await page.press('Next');
    await page.press('Skip');
    const again = await LessonPage.steps(STEPS, 'lesson-test');
    expect(again.lesson.step).to.equal(2);
    again.lesson.restart();
    expect(again.lesson.step).to.equal(0);
    localStorage.removeItem('tabletop-elements/lesson/lesson-test');
  });

  it('goes to a step by number or name, and nowhere else', async () => {
    const page = await LessonPage.steps();
    expect([page.lesson.goTo('question'), page.lesson.step]).to.deep.equal([true, 2]);
    expect([page.lesson.goTo(1), page.lesson.step]).to.deep.equal([true, 1]);
    expect([page.lesson.goTo('nowhere'), page.lesson.goTo(9), page.lesson.step]).to.deep.equal([false, false, 1]);
  });

  it('gives the game back to the page when it goes, with the moves that were made', async () => {
    const board = await fixture<TriadBoard>(
      html`<triad-board id="board" marks="c3" position=${POSITION}></triad-board>`,
    );
    const { match } = board;
    match.play('c1c3');
    const written = board.outerHTML;
    const page = await LessonPage.open(html`<game-lesson for="board">${STEPS}</game-lesson>`);
    await page.press('Next');
    expect([board.session.leading.marks, board.outerHTML]).to.deep.equal(['e3', written]);
    page.lesson.remove();
    await board.updateComplete;
    expect([board.session.leading.marks, board.match === match, match.ply]).to.deep.equal(['c3', true, 1]);
  });

  it('says no more of an earlier try once the reader goes on', async () => {
    const page = await LessonPage.steps(
      html`<game-step position=${POSITION} goal="triad" moves="2">
        <game-answer move="b1b3" verdict="wrong">Not that one.</game-answer>
      </game-step>`,
    );
    page.move('b1b3');
    await page.quiet();
    expect(page.shown).to.equal('Not that one.');
    page.move('d1d2');
    await page.quiet();
    expect(page.shown).to.equal('');
  });

  it('lets readers take their time until it goes, unless the page says otherwise', async () => {
    const place = await fixture(
      html`<div>
        <cubo-grid id="square"></cubo-grid><game-lesson for="square"></game-lesson>
        <cubo-grid id="hurried" time-limits="on"></cubo-grid><game-lesson for="hurried"></game-lesson>
      </div>`,
    );
    const [square, hurried] = place.querySelectorAll<CuboGrid>('cubo-grid');
    const isTimed = (grid?: CuboGrid) => (grid?.match.options as { timeLimits?: boolean }).timeLimits;
    expect([isTimed(square), isTimed(hurried)]).to.deep.equal([false, true]);
    const lesson = place.querySelector('game-lesson');
    lesson?.remove();
    await lesson?.updateComplete;
    expect(isTimed(square)).to.equal(true);
  });

  it('leads a game that it holds', async () => {
    const page = await LessonPage.open(html`<game-lesson><triad-board></triad-board>${STEPS}</game-lesson>`);
    await page.press('Next');
    page.move('c1e3xd4');
    await page.quiet();
    expect(page.message).to.equal('Right. Black moves on.');
  });

  for (const [reason, step, error] of [
    ['a goal without a position', html`<game-step goal="triad"></game-step>`, 'a step with a goal needs a position'],
    ['a position that is none', html`<game-step position="6/6 w" goal="triad"></game-step>`, 'ranks on the board: 2'],
    [
      'a goal that is none',
      html`<game-step position=${POSITION} goal="trid"></game-step>`,
      'goal is "trid", expected a move',
    ],
    [
      'a goal that no move reaches',
      html`<game-step position=${POSITION} goal="a1a2"></game-step>`,
      'no legal move reaches the goal "a1a2"',
    ],
    [
      'an illegal move',
      html`<game-step position=${POSITION} play="a6a1" goal="triad"></game-step>`,
      'play has "a6a1": illegal move',
    ],
    ['wrong marks', html`<game-step position=${POSITION} marks="z9" goal="triad"></game-step>`, 'marks'],
  ] as const) {
    it(`tells the author of ${reason}, and the reader can go on`, async () => {
      const page = await LessonPage.steps(html`${step}<game-step><p>On.</p></game-step>`);
      const shown = `${page.errors} ${page.board.error?.message ?? ''}`;
      expect(shown).to.contain(error);
      await page.press('Skip');
      expect([page.lesson.step, page.errors]).to.deep.equal([1, '']);
    });
  }

  it('is printed with a diagram of each position, its marks and the moves that led to it', async () => {
    const page = await LessonPage.steps(
      html`<game-step position=${POSITION} marks="e3" play="c1e3xe3"></game-step>
        <game-step><p>No board.</p></game-step>`,
    );
    const diagrams = () =>
      [...page.lesson.querySelectorAll('game-step')].map(
        (step) => step.shadowRoot?.querySelector<TriadBoard>('triad-board') ?? undefined,
      );
    dispatchEvent(new Event('beforeprint'));
    await emulateMedia({ media: 'print' });
    const [first, second] = diagrams();
    await first?.updateComplete;
    expect(first?.position).to.equal('ccc1ba/2a3/3C2/6/6/1A1BBC b 1-0');
    expect(first?.marks).to.equal('e3');
    expect(first?.offsetHeight).to.be.above(100);
    expect(second).to.equal(undefined);
    await emulateMedia({ media: 'screen' });
    expect(first?.offsetHeight).to.equal(0);
    dispatchEvent(new Event('afterprint'));
    expect(diagrams()).to.deep.equal([undefined, undefined]);
  });

  it('prints the author’s own diagram of a step instead', async () => {
    const own = html`<triad-board slot="diagram" mode="diagram" position=${POSITION}></triad-board>`;
    const page = await LessonPage.steps(
      html`<game-step position=${POSITION}
        >${own}
        <p>Look.</p></game-step
      >`,
    );
    const [, diagram] = [page.board, page.lesson.querySelector<TriadBoard>('game-step triad-board')];
    await diagram?.updateComplete;
    expect(diagram?.offsetHeight).to.equal(0);
    dispatchEvent(new Event('beforeprint'));
    await emulateMedia({ media: 'print' });
    const [slot] = [...(page.lesson.querySelector('game-step')?.shadowRoot?.querySelectorAll('slot') ?? [])];
    expect([slot?.assignedElements().length, (diagram?.offsetHeight ?? 0) > 100]).to.deep.equal([1, true]);
    await emulateMedia({ media: 'screen' });
    dispatchEvent(new Event('afterprint'));
  });

  it('is accessible in every state', async () => {
    const page = await LessonPage.steps();
    await expectAccessible(page.lesson);
    await page.press('Next');
    tempo.seen = 3000;
    page.move('c1c3');
    await waitUntil(() => page.lesson.matches(':state(wrong)'), 'the move is not judged');
    await expectAccessible(page.lesson);
    tempo.seen = 60;
    await page.press('Skip');
    await expectAccessible(page.lesson);
    await page.press('Two');
    await expectAccessible(page.lesson);
    await page.press('Three');
    await expectAccessible(page.lesson);
    await page.press('Finish');
    await expectAccessible(page.lesson);
  });

  it('tells the author of a wrong for', async () => {
    const page = await LessonPage.open(html`<game-lesson for="nobody">${STEPS}</game-lesson>`);
    await waitUntil(() => page.errors !== '', 'nothing is said');
    expect(page.errors).to.contain('there is no game with the id "nobody"');
  });

  it('restricts what can be used', async () => {
    const page = await LessonPage.steps(
      html`<game-step position=${POSITION} goal="triad" targets="c1 e3 d4"></game-step>`,
    );
    expect([page.move('d1d2'), page.move('c1c3')]).to.deep.equal([false, false]);
    expect(page.move('c1e3xd4')).to.equal(true);
    await page.quiet();
  });
});
