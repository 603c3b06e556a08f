import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { setViewport } from '@web/test-runner-commands';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { games } from '../../../src/elements/registry.js';
import type { ElementTag } from '../../../src/elements/registry.js';
import type { Review, ReviewProgress } from '../../../src/opponents/review/review.js';
import { WHOLE } from '../../../stories/demo/records.js';
import { expectAccessible } from '../../accessible.js';
import { logEvents } from '../event-log.js';
import { fakeReview } from '../fake-review.js';
import type { Fake } from '../fake-review.js';
import { stickingOut } from '../fit.js';
import { POINTERS, releaseAll } from '../pointers.js';
import { RecordPage } from '../record-page.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const SEATS: Readonly<Record<string, number>> = {
  'triad-board': 2,
  'kubi-sheet': 1,
  'tricubo-sheet': 1,
  'cubo-grid': 2,
  'triomino-table': 3,
};

/** What a reader of a review meets. */
class ReviewPage extends RecordPage<AnyElement> {
  get slider(): HTMLElement {
    return this.find('.curve')!;
  }

  /** Whether the curve is as wide as its place, as soon as it is seen. */
  get isFitted(): boolean {
    return this.slider.querySelector('svg')?.clientWidth === this.slider.clientWidth;
  }

  /** Whether a move is seen as it happens. */
  get isMoving(): boolean {
    return this.element.player?.context.show.elapsed !== undefined;
  }

  get judgement(): string {
    return this.find('.judgement')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  get moments(): HTMLElement[] {
    return this.all('.review-moments button');
  }

  /** The corners of the strong line. */
  get points(): number {
    return (this.find('.curve-line.strong')?.getAttribute('d') ?? '').split(/[ML]/).length - 1;
  }

  async reviewed(): Promise<this> {
    await this.until(() => this.find('.reviewed') !== null);
    await this.element.updateComplete;
    return this;
  }
}

/** An element whose game is reviewed by a fake. */
async function open(
  tag: ElementTag,
  attributes: Readonly<Record<string, string>>,
  fake: Partial<Fake> = {},
): Promise<ReviewPage> {
  await elementLoaders[tag]();
  const element = document.createElement(tag) as unknown as AnyElement;
  const { id } = games.find((game) => game.tag === tag)!;
  fakeReview(element, element.game, { seats: SEATS[tag]!, losses: {}, ...fake });
  for (const [name, value] of Object.entries({ record: WHOLE[id] ?? '', ...attributes }))
    element.setAttribute(name, value);
  await fixture(html`<div>${element}</div>`);
  return new ReviewPage(element).ready();
}

const openRecord = (fake: Partial<Fake> = {}, attributes = {}) =>
  open('kubi-sheet', { mode: 'replay', review: 'on', names: 'Ann', ...attributes }, fake);

/** What Ann does as the second and the fourth of her decisions. */
const LOSSES = { 4: 2.5, 8: 6 };

describe('a review', () => {
  afterEach(releaseAll);

  for (const { id, tag } of games.filter((game) => WHOLE[game.id])) {
    it(`is offered at the end of ${id}, and leads through the game with a curve of all its steps and a table behind it`, async () => {
      const page = await (await open(tag, { seats: 'human '.repeat(SEATS[tag]!).trim() })).ended();
      const { length } = page.element.match;
      await page.clickButton('Review');
      await page.reviewed();
      expect(page.focused).not.to.equal(null);
      expect([page.points, page.slider.ariaValueMax]).to.deep.equal([length + 1, String(length)]);
      await page.clickButton('As a table');
      expect(page.all('.review-table tbody tr').length).to.equal(length);
      expect(page.all('.seat-summary').length).to.equal(SEATS[tag]);
      await page.clickButton('Back to the result');
      expect(page.find('.result-card') !== null).to.equal(true);
    });
  }

  it('comes below the button back to the result, which a reader may be about to press', async () => {
    const page = await (await open('kubi-sheet', { seats: 'human' })).ended();
    await page.clickButton('Review');
    await page.reviewed();
    const [button, summary] = [page.button('Back to the result'), page.find('.reviewed')];
    expect(button!.getBoundingClientRect().bottom).to.be.at.most(summary!.getBoundingClientRect().top);
  });

  it('is not offered where the page has turned it off, and the reader looks through the game without', async () => {
    const page = await (await open('kubi-sheet', { review: 'off' })).ended();
    expect(page.button('Review')).to.equal(undefined);
    await page.clickButton('Look through');
    await page.until(() => page.find('.steps') !== null);
    expect(page.find('.curve')).to.equal(null);
  });

  it('of a record begins where the page asks for it, and not elsewhere', async () => {
    const page = await (await openRecord()).reviewed();
    expect(page.find('.curve') !== null).to.equal(true);
    page.element.setAttribute('review', 'off');
    await page.element.updateComplete;
    expect([page.find('.curve'), page.button('Try your own moves') !== undefined]).to.deep.equal([null, true]);
  });

  it('says of each decision how good it was, in the list, on the curve and aloud, and names what decided', async () => {
    const page = await (await openRecord({ losses: LOSSES })).reviewed();
    expect(page.sentence(5)).to.match(/Slip\.$/);
    expect(page.listed(5).querySelector('[data-verdict=slip]') !== null).to.equal(true);
    expect(page.all('.curve-mark').map((each) => each.dataset['verdict'])).to.deep.equal(['slip', 'blunder']);
    const moment = page.moments.find((each) =>
      /Step 9: Ann discards .*: −6 points$/.test(each.textContent?.trim() ?? ''),
    );
    await page.click(moment!);
    expect([page.element.ply, page.slider.ariaValueNow]).to.deep.equal([9, '9']);
    expect(page.judgement).to.match(/^Blunder: 6 points less than the best\. Better: /);
    expect(page.spoken).to.contain('Blunder: 6 points less than the best.');
    await expectAccessible(page.element);
  });

  it('draws the moment first, then what is said of it and the list, so that no frame is long', async () => {
    const page = await (await openRecord({ losses: LOSSES })).reviewed();
    const { judgement } = page;
    const isDrawn = new Promise<void>((resolve) =>
      new MutationObserver(() => resolve()).observe(page.slider, { attributes: true }),
    );
    page.element.goTo(5);
    await isDrawn;
    expect([page.slider.ariaValueNow, page.judgement]).to.deep.equal(['5', judgement]);
    await page.element.updateComplete;
    expect([page.judgement.slice(0, 4), page.listed(5).ariaCurrent]).to.deep.equal(['Slip', 'step']);
  });

  it('is stepped through on its curve, with keys and with a finger that drags along', async () => {
    const page = await (await openRecord()).reviewed();
    const { length } = page.element.match;
    page.slider.focus();
    for (const [key, ply] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['PageUp', 6],
      ['ArrowLeft', 5],
      ['End', length],
    ] as const) {
      await page.press(key);
      expect([key, page.element.ply]).to.deep.equal([key, ply]);
    }
    expect(page.slider.ariaValueText).to.equal(`Step ${length} of ${length}.`);
    page.slider.scrollIntoView({ block: 'center' });
    await page.click(page.slider);
    expect(page.element.ply).to.be.within(length / 2 - 3, length / 2 + 3);
  });

  for (const pointer of POINTERS) {
    it(`shows each moment at rest while a ${pointer.name} drags along its curve, and in motion where one goes on`, async () => {
      const page = await (await openRecord()).reviewed();
      page.element.goTo(4);
      await page.element.updateComplete;
      page.element.goTo(5);
      await page.element.updateComplete;
      expect(page.isMoving).to.equal(true);
      page.slider.scrollIntoView({ block: 'center' });
      const { left, width, top } = page.slider.getBoundingClientRect();
      const at = (part: number): readonly [number, number] => [Math.round(left + width * part), Math.round(top + 40)];
      await pointer.down(at(0.2));
      const seen = new Set<number>();
      for (let part = 0.21; part < 0.5; part += 0.01) {
        await pointer.move(at(part));
        await page.element.updateComplete;
        seen.add(page.element.ply);
        expect(page.isMoving).to.equal(false);
      }
      await pointer.up();
      expect(seen.size).to.be.greaterThan(5);
    });
  }

  it('shows the better move on the board before the decision, and leads back to it', async () => {
    const page = await (await openRecord({ losses: LOSSES })).reviewed();
    page.element.goTo(5);
    await page.until(() => page.button('Show the better move') !== undefined);
    await page.clickButton('Show the better move');
    await page.until(() => page.judgement.startsWith('Better: '));
    expect([page.element.ply, page.find('[data-hint=act]') !== null]).to.deep.equal([4, true]);
    expect(page.judgement).to.match(/^Better: .* Expected: 14 points instead of 12 points\.|^Better: .* instead of /);
    await page.clickButton('Back to the move');
    expect([page.element.ply, page.find('[data-hint]')]).to.deep.equal([5, null]);
  });

  it('says what another move is worth, and leaves the record as it is and the page in peace', async () => {
    const page = await (await openRecord({ losses: LOSSES })).reviewed();
    const record = JSON.stringify(page.element.match.toRecord());
    const { match } = page.element;
    page.element.goTo(5);
    await page.element.updateComplete;
    const log = logEvents(page.element);
    await page.clickButton('Try another move');
    const moves = page.element.legalMoves();
    page.element.play(moves.at(-1));
    await page.until(() => page.find('.tried')?.textContent?.includes('Expected') === true);
    expect(page.find('.tried')?.textContent).to.match(/^Your try: Slip: 2 points less than the best\. Expected: /);
    expect(page.spoken).to.contain('Your try: Slip');
    await page.returnToRecord();
    expect(page.element.match).to.equal(match);
    expect(JSON.stringify(match.toRecord())).to.equal(record);
    expect(log.filter((event) => /move|end/.test(event))).to.deep.equal([]);
    expect(page.element.ply).to.equal(4);
  });

  it('tells how far it is, can be stopped, and begun again', async () => {
    const page = await openRecord({ until: 7 });
    await page.until(() => page.find('progress') !== null && page.points > 0 && page.isFitted);
    expect(page.find('.review-progress > p')?.textContent).to.match(/^Reviewing: \d+ of 41$/);
    await page.clickButton('Stop');
    await page.until(() => page.button('Review again') !== undefined);
    expect(page.find('.review-progress')?.textContent).to.contain('The review was stopped.');
  });

  it('is had by scripts as what the event has, with its progress, whatever is offered; their signal ends it', async () => {
    const page = await open('kubi-sheet', { review: 'off' }, { losses: LOSSES });
    const heard: Review[] = [];
    page.element.addEventListener('game-review', ({ detail }) => heard.push(detail));
    const progress: ReviewProgress[] = [];
    const review = await page.element.review({ onProgress: (each) => progress.push(each) });
    expect(heard).to.deep.equal([review]);
    expect([review.entries.length, review.seats[0]?.verdicts]).to.deep.equal([
      41,
      { best: 19, good: 0, slip: 1, blunder: 1 },
    ]);
    expect(progress[0]?.total).to.equal(41);
    const other = await open('kubi-sheet', {}, { until: 3 });
    const reason = new Error('enough');
    const ended: unknown = await other.element
      .review({ signal: AbortSignal.abort(reason) })
      .catch((error: unknown) => error);
    expect(ended).to.equal(reason);
  });

  for (const [width, lang] of [
    [240, 'de'],
    [360, 'fr'],
    [720, 'en'],
  ] as const) {
    it(`sticks out nowhere at ${width} pixels in the language ${lang}`, async () => {
      await setViewport({ width, height: 700 });
      const page = await (
        await open('triomino-table', { mode: 'replay', review: 'on', lang }, { losses: LOSSES })
      ).reviewed();
      expect(stickingOut(page, '.review, .judged, .reviewed')).to.deep.equal([]);
      await setViewport({ width: 800, height: 600 });
    });
  }
});

describe('what stays of a review', () => {
  /** Saves the picture of the open dialog. @returns its size in pixels */
  async function saved(page: ReviewPage): Promise<ImageBitmap> {
    const links: string[] = [];
    // The element has no part in the page, so the page sees no click.
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
      configurable: true,
      value(this: HTMLAnchorElement) {
        links.push(this.href);
      },
    });
    await page.until(() => page.button('Save picture') !== undefined);
    await page.clickButton('Save picture');
    await page.until(() => links.length > 0);
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    return createImageBitmap(await (await fetch(links[0]!)).blob());
  }

  it('goes along when the game is shared after it was left: a sentence, and the curve below the picture', async () => {
    const page = await (await open('kubi-sheet', { seats: 'human' }, { losses: LOSSES })).ended();
    await page.clickButton('Share');
    const alone = await saved(page);
    await page.clickButton('Close');
    await page.clickButton('Review');
    await page.reviewed();
    await page.clickButton('Back to the result');
    await page.clickButton('Share');
    await page.until(() => page.find('#share-line') !== null);
    const line = page.find<HTMLInputElement>('#share-line')?.value ?? '';
    expect(line).to.match(/points · The dice gave \d+ points; weaker decisions cost 8\.5$/);
    const whole = await saved(page);
    expect([whole.width, whole.height > alone.height + 400]).to.deep.equal([alone.width, true]);
  });

  it('is what the reader gave away in the last games, where the page keeps games, until the reader forgets it', async () => {
    const key = 'tabletop-elements/reviews/kubi';
    localStorage.setItem(key, JSON.stringify([{ id: 'before', day: '2026-01-01', loss: 1.5 }]));
    const page = await (await open('kubi-sheet', { persist: 'reviewed' }, { losses: LOSSES })).ended();
    await page.clickButton('Review');
    await page.reviewed();
    const told = page.find('.own-play p')?.textContent;
    expect(told).to.equal('Over your last 2 games, weaker moves cost you 5 points a game.');
    await page.clickButton('Forget these games');
    expect([page.find('.own-play'), localStorage.getItem(key)]).to.deep.equal([null, null]);
    await page.clickButton('Back to the result');
    localStorage.clear();
  });
});
