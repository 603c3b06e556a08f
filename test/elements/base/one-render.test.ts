import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import type { Match } from '../../../src/match/match.js';
import type { Clock } from '../../../src/match/time/clock.js';
import { makeRecordText } from '../../../src/match/record/make-record-text.js';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import { changeReaderSettings } from '../../../src/elements/play/reader-settings.js';
import { FIRST_MOVES } from '../../package/first-moves.js';
import { KNOWN } from '../../package/first-moves.js';
import type { KnownTag } from '../../package/first-moves.js';
import { FakeClock } from '../../match/fake-clock.js';
import { GamePage } from '../game-page.js';

const usual = { ...tempo };

interface Playable extends LitElement {
  readonly match: Match;
  timekeeper?: Clock;
  readonly gamePlay?: {
    readonly context: { readonly show: { readonly done: Promise<unknown> } };
  };
  play(move: string): void;
  goTo(ply: number): void;
}

/** A game at rest, with what is drawn and said from then on. */
class Watched extends GamePage<Playable> {
  renders = 0;
  readonly sentences: string[] = [];

  static async open(tag: KnownTag, attributes: Readonly<Record<string, string>>, clock?: Clock): Promise<Watched> {
    await elementLoaders[tag]();
    const element = document.createElement(tag) as unknown as Playable;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (clock) element.timekeeper = clock;
    // All at the top of the screen, so that they are seen.
    const place = document.createElement('div');
    place.style.cssText = 'position: absolute; inset: 0 0 auto';
    place.append(element);
    document.body.append(place);
    const page = await new Watched(element).ready();
    await page.rest();
    return page;
  }

  /** Counts from now on. */
  watch(): void {
    const drawn = this.element as unknown as { render(): unknown };
    const render = drawn.render.bind(this.element);
    drawn.render = () => {
      this.renders++;
      return render();
    };
    const region = this.find('[role=status].visually-hidden') as HTMLElement;
    new MutationObserver(() => this.sentences.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  /** A click without a pointer, which would move the focus, too. */
  async pressOn(selector: string): Promise<void> {
    await this.until(() => this.find(selector) !== null);
    this.find<HTMLElement>(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  }

  /** Waits until nothing is drawn any more. */
  async rest(): Promise<void> {
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      await this.element.updateComplete;
    }
  }
}

const WAYS: Readonly<Record<string, (tag: KnownTag) => Promise<Watched>>> = {
  'the reader, by a click': async (tag) => {
    const { position, clicks } = FIRST_MOVES[tag];
    const page = await Watched.open(tag, { position, coach: 'off' });
    const [first, last] = clicks;
    await page.pressOn(first);
    await page.rest();
    page.watch();
    await page.pressOn(last);
    return page;
  },
  'a script, by play()': async (tag) => {
    const { position, move } = FIRST_MOVES[tag];
    const page = await Watched.open(tag, { position, coach: 'off' });
    page.watch();
    page.element.play(move);
    return page;
  },
  'a replay, by goTo()': async (tag) => {
    const { position, move } = FIRST_MOVES[tag];
    const { element } = await Watched.open(tag, { position });
    element.play(move);
    const record = makeRecordText(element.match.toRecord(), element.match.game);
    const page = await Watched.open(tag, { record, mode: 'replay', ply: '0' });
    page.watch();
    page.element.goTo(1);
    return page;
  },
};

/** The same by a computer player, whose next move comes much later. */
async function openWithComputer(tag: KnownTag): Promise<Watched> {
  const { position } = FIRST_MOVES[tag];
  // Computers of Cubo take their time, which nobody has to wait for.
  const clock = tag === 'cubo-grid' ? new FakeClock() : undefined;
  const page = await Watched.open(tag, { position, coach: 'off' }, clock);
  const { match } = page.element;
  const players = Array.from({ length: match.seats }, (_, seat) =>
    seat === match.actors[0] ? 'computer:easy' : 'human',
  );
  Object.assign(tempo, { pause: 60, budget: 40 });
  let hasMoved = false;
  // It may have been said before that the computer thinks.
  const watch = () => {
    hasMoved = true;
    tempo.pause = 1e6;
    page.watch();
  };
  page.element.addEventListener('game-move', watch, { once: true });
  page.element.setAttribute('seats', players.join(' '));
  await page.until(() => {
    if (!hasMoved) clock?.advance(500);
    return hasMoved;
  });
  return page;
}

/** What lies beside the table of Triomino may change its size, which is known once it is drawn. Then the table is drawn for it. */
const isMeasured = (tag: KnownTag): boolean => tag === 'triomino-table';

describe('a move is drawn once and said once', () => {
  before(async () => {
    changeReaderSettings({ isListing: true });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  afterEach(() => {
    Object.assign(tempo, usual);
    document.body.replaceChildren();
  });
  after(async () => {
    changeReaderSettings({ isListing: undefined });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  /** @param most how often it may be drawn */
  function expectOnce(tag: KnownTag, page: Watched, most = 1): void {
    // The computer may think of its next move already.
    const said = page.sentences.filter((sentence) => !sentence.endsWith('is thinking…'));
    expect(said, `${tag}: ${said.join(' | ')}`).to.have.lengthOf(1);
    const thoughts = page.sentences.length - said.length;
    expect(page.renders, tag).to.be.within(1, (isMeasured(tag) ? most + 1 : most) + thoughts);
  }

  for (const [who, make] of Object.entries(WAYS)) {
    it(`by ${who}: all games`, async () => {
      const opened = await Promise.all(KNOWN.map(async ({ tag }) => ({ tag, page: await make(tag) })));
      await Promise.all(opened.map(({ page }) => page.rest()));
      for (const { tag, page } of opened) expectOnce(tag, page);
    });
  }

  it('and once more when what moves has arrived', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const play = async (tag: KnownTag) => {
      const page = await WAYS['the reader, by a click']!(tag);
      await page.element.updateComplete;
      await page.element.gamePlay?.context.show.done;
      await page.rest();
      return page;
    };
    const opened = await Promise.all(KNOWN.map(({ tag }) => play(tag)));
    for (const [i, { tag }] of KNOWN.entries()) expectOnce(tag, opened[i]!, 2);
    await emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const { tag } of KNOWN) {
    it(`by a computer player: <${tag}>`, async () => {
      const page = await openWithComputer(tag);
      await page.rest();
      expectOnce(tag, page);
    });
  }
});
