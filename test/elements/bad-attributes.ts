import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { GameError } from '../../src/games/game-error.js';
import type { Actor } from '../../src/games/game.js';
import type { GamePage } from './game-page.js';
import { watchTrouble } from './watch-trouble.js';

interface Driven extends LitElement {
  readonly error: GameError | undefined;
  readonly match: { readonly length: number; readonly entries: readonly { readonly text: string }[] };
  play(move: never, options?: { readonly actor?: Actor }): void;
}

type Attributes = Readonly<Record<string, string>>;

/** A game that goes on, of which a reader sees that nothing has become of it. */
export interface Running<Page extends GamePage<Driven>> {
  readonly open: (attributes?: Attributes) => Promise<Page>;
  /** A moment at which there is something to decide. */
  readonly position: string;
  /** Plays two plies from a script, after which a reader can decide again. */
  readonly play: (page: Page) => Promise<unknown>;
  /** Makes a move as a reader does. */
  readonly goOn: (page: Page) => Promise<unknown>;
  /** Makes the first move of a new game as a reader does. @returns how it is written, or several where one step makes them */
  readonly begin: (page: Page) => Promise<string | readonly string[]>;
}

/** An attribute, what is wrong with its value, the value, the code, and something the message must name. */
export type BadAttribute = readonly [attribute: string, what: string, value: string, code: string, named: string];

/** What holds for an attribute that is wrong in every game. */
export function testBadAttributes<Page extends GamePage<Driven>>(
  { open, position, play, goOn, begin }: Running<Page>,
  rows: readonly BadAttribute[],
): void {
  for (const [attribute, what, value, code, named] of rows) {
    describe(`${attribute} ${what}`, () => {
      it('is reported in place and by an event, and the running game goes on', async () => {
        const trouble = watchTrouble();
        const page = await open({ position });
        await play(page);
        const { match } = page.element;
        const before = page.element.getAttribute(attribute);
        const errors = page.listen('game-error');
        const changes = page.listen('game-change');

        page.element.setAttribute(attribute, value);
        await page.element.updateComplete;
        const { error } = page.element;
        expect(error?.code).to.equal(code);
        expect(error?.message).to.contain(named);
        expect(error?.message.length, error?.message).to.be.within(20, 250);
        expect(errors).to.deep.equal([{ code, message: error?.message }]);
        expect(page.find('[part=error][role=alert]')?.textContent).to.contain(error?.message);

        expect(page.element.match === match).to.be.true;
        await goOn(page);
        expect(match.length).to.equal(3);

        if (before === null) page.element.removeAttribute(attribute);
        else page.element.setAttribute(attribute, before);
        await page.element.updateComplete;
        expect(page.element.error).to.equal(undefined);
        expect(page.find('[part=error]') === null).to.be.true;
        expect(page.element.match === match).to.be.true;
        expect(changes.map(({ cause }) => cause)).to.deep.equal(['play']);
        expect(trouble.stop()).to.be.empty;
      });

      it('at birth leaves a sheet that can be played', async () => {
        const trouble = watchTrouble();
        const page = await open({ [attribute]: value });
        expect(page.element.error?.code).to.equal(code);
        expect(page.find('[part=error]') === null).to.be.false;
        const move = await begin(page);
        expect(page.element.match.entries.map(({ text }) => text)).to.deep.equal([move].flat());
        expect(trouble.stop()).to.be.empty;
      });
    });
  }
}

/** What holds for nonsense that a framework sets as a property of an element of every game. */
export function testNonsense<Page extends GamePage<Driven>>(
  { open, position, goOn }: Running<Page>,
  nonsense: readonly (readonly [property: string, value: unknown])[],
): void {
  describe('properties that a framework sets on a sheet', () => {
    for (const [property, value] of nonsense) {
      it(`never throw: ${property} as the ${typeof value} ${String(value)}`, async () => {
        const trouble = watchTrouble();
        const page = await open({ position });
        const { match } = page.element;
        Object.assign(page.element, { [property]: value });
        await page.element.updateComplete;
        await goOn(page);
        expect(match.length).to.equal(1);
        expect(page.element.match === match).to.be.true;
        expect(trouble.stop()).to.be.empty;
        localStorage.removeItem('5');
      });
    }
  });
}

/** The error that a call throws. */
export function errorOf(run: () => unknown): GameError {
  try {
    run();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

/** What a script tries, on which position, the code, and why the rules refuse it. */
export type RefusedMove = readonly [what: string, position: string, move: unknown, code: string, refusal?: string];

/** What holds for moves of a script that are wrong in every game. */
export function testRefusedMoves<Page extends GamePage<Driven>>(
  open: (attributes: Attributes) => Promise<Page>,
  moves: readonly RefusedMove[],
): void {
  describe('methods that a script calls on a sheet', () => {
    for (const [what, position, move, code, refusal] of moves) {
      it(`throw a coded error for ${what}, and nothing is played or reported`, async () => {
        const page = await open({ position });
        const errors = page.listen('game-error');
        const error = errorOf(() => page.element.play(move as never));
        expect([error.code, error.refusal?.code]).to.deep.equal([code, refusal]);
        expect(error.message.length).to.be.within(15, 200);
        await page.element.updateComplete;
        expect(page.element.match.length).to.equal(0);
        expect(page.element.error).to.equal(undefined);
        expect(errors).to.be.empty;
      });
    }
  });
}

/** What holds for moves of whoever is not a player of this game. */
export function testStrangers<Page extends GamePage<Driven>>(
  open: () => Promise<Page>,
  move: string,
  strangers: readonly (readonly [what: string, actor: Actor])[] = [],
): void {
  describe('moves that a script makes for others on a sheet', () => {
    for (const [what, actor] of [
      ['a seat that is not there', 5],
      ['a seat below all', -1],
      ['half a seat', 0.5],
      ['the clock', 'clock'],
      ['the dice', 'chance'],
      ...strangers,
    ] as const) {
      it(`throw for ${what}`, async () => {
        const { element } = await open();
        const error = errorOf(() => element.play(move as never, { actor }));
        expect([error.code, error.refusal?.code]).to.deep.equal(['illegal-move', 'not-your-turn']);
      });
    }
  });
}
