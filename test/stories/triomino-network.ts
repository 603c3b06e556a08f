import { expect, html } from '@open-wc/testing';
import type { Seat } from '../../src/games/game.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../src/games/triomino/index.js';
import { tileOf } from '../../src/games/triomino/tiles.js';
import { Match } from '../../src/match/index.js';
import type * as story from '../../stories/triomino-network.js';
import type { Message } from '../../stories/triomino-network.js';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';

export type Game = Match<TriominoState, TriominoMove>;

interface Dealer {
  readonly match: Game;
  begin(match: Game): void;
  ask(seat: Seat, text: string): void;
}

/** The two halves of it. */
export interface Code {
  readonly Dealer: new (seats: number, send: (seat: Seat, message: Message) => void) => Dealer;
  readonly connect: typeof story.connect;
}

/** The same game each time. */
const OF_A_GAME = { seats: 2, seed: 'network', options: { rounds: 2 } };

/** A dealer and two tables, to which everything comes later, as JSON. */
export class Network {
  readonly dealer: Dealer;
  readonly pages: TriominoPage[] = [];
  /** All that has been sent to each seat. */
  readonly sent: string[][] = [[], []];
  readonly #way: (() => void)[] = [];
  readonly #receivers: ((message: Message) => void)[] = [];

  constructor({ Dealer }: Code) {
    this.dealer = new Dealer(2, (seat, message) => {
      const text = JSON.stringify(message);
      this.sent[seat]?.push(text);
      this.#way.push(() => this.#receivers[seat]?.(JSON.parse(text) as Message));
    });
  }

  static async open(code: Code): Promise<Network> {
    const network = new Network(code);
    for (const seat of [0, 1]) {
      const page = await TriominoPage.within(
        html`<div><triomino-table viewer=${seat} names="Ann, Bob"></triomino-table></div>`,
      );
      const ask = (text: string) => network.#way.push(() => network.dealer.ask(seat, text));
      network.#receivers[seat] = code.connect(page.element, ask);
      network.pages.push(page);
    }
    network.dealer.begin(new Match<TriominoState, TriominoMove>(triomino, OF_A_GAME));
    await network.settle();
    return network;
  }

  /** Lets everything arrive that is on its way. */
  async settle(): Promise<void> {
    for (let next = this.#way.shift(); next; next = this.#way.shift()) {
      next();
      for (const { element } of this.pages) await element.updateComplete;
    }
  }

  /** Presses a button on a table. */
  async press(seat: Seat, label: RegExp): Promise<void> {
    const button = this.pages[seat]?.all('button').find(({ textContent }) => label.test(textContent ?? ''));
    expect(button, `${label.source} for ${seat}`).to.not.equal(undefined);
    button?.click();
    await this.settle();
  }

  /** Whoever is to move lays the first tile that fits, or does what else can be done. */
  async turn(): Promise<void> {
    const { state } = this.dealer.match;
    const { turn } = state;
    if (turn === null) return this.press(state.round % 2, /^\s*Deal round/);
    const page = this.pages[turn] as TriominoPage;
    const lay = page.element.legalMoves().find((move) => move.kind === 'lay');
    if (!lay) return this.press(turn, /^\s*(Buy a tile|Pass)/);
    page.tile(tileOf(lay.values)).click();
    await page.element.updateComplete;
    page.place(0).click();
    return this.settle();
  }

  /** What each seat should know, and what its table does. */
  expectAgreement(): void {
    const { match } = this.dealer;
    this.pages.forEach((page, seat) => {
      const known = triomino.makePosition(triomino.positionOf(triomino.view(match.state, seat)));
      expect(page.position, `seat ${seat} after ply ${match.ply}`).to.equal(known);
    });
  }

  /** The tiles that others hold and a seat has been told of; those that were drawn for the lead are known to all. */
  get leaks(): string[] {
    const { match } = this.dealer;
    const open = match.entries.flatMap(({ move }) => (move.kind === 'lead' ? move.tiles : []));
    return this.pages.flatMap((_, seat) => {
      const hidden = match.state.racks[1 - seat]?.filter((tile) => tile && !open.includes(tile)) ?? [];
      return hidden.filter((tile) => this.sent[seat]?.some((text) => new RegExp(`\\b${tile ?? ''}\\b`).test(text)));
    }) as string[];
  }
}
