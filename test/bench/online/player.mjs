import { triad } from '../../../dist/games/triad/index.js';
import { Match, systemClock } from '../../../dist/match/index.js';
import { connectGame, memoryKeeper } from '../../../dist/online/index.js';

/** One of the two players of a game, with the link of a page but without a page: moves at random, and knows when the move of the other was ready to be drawn. */
export class Player extends EventTarget {
  game = triad;
  matchType = Match;
  session = { linked: undefined, showLinked: () => this.#showLinked() };
  online;
  #table;
  #pause;
  #timer;

  /**
   * @param table what both players know: when the latest move was pressed; it collects the times that moves took
   * @param pause milliseconds between what is seen and the own move, on average
   */
  constructor(transport, table, pause) {
    super();
    this.#table = table;
    this.#pause = pause;
    this.online = connectGame(this, transport, { keeper: memoryKeeper(), clock: systemClock, isAlwaysReady: true });
    this.online.subscribe(() => this.#answer());
  }

  #showLinked() {
    const { match } = this.linked;
    match.subscribe(({ by, moves }) => {
      if (by !== 'remote') return;
      const { pressed } = this.#table;
      const isOthers = ({ actor, text }) => text === pressed?.text && actor !== this.online.seat && actor !== 'chance';
      if (moves.some(isOthers)) this.#table.times.push(performance.now() - pressed.at);
      this.think();
    });
    this.think();
  }

  get linked() {
    return this.session.linked;
  }

  requestUpdate() {}

  set pause(ms) {
    this.#pause = ms;
    this.think();
  }

  think() {
    clearTimeout(this.#timer);
    const match = this.linked?.match;
    if (!match || !Number.isFinite(this.#pause)) return;
    this.#timer = setTimeout(() => this.#move(match), this.#pause * (0.5 + Math.random()));
  }

  #move(match) {
    const { seat, pending } = this.online;
    if (match !== this.linked.match || pending > 0 || !match.actors.includes(seat)) {
      if (match.outcome && seat === 0) this.#askForNext(match);
      return;
    }
    const moves = match.legalMoves(seat);
    const move = moves[Math.floor(Math.random() * moves.length)];
    const text = triad.makeMove(move, match.state, seat);
    this.#table.pressed = { text, at: performance.now() };
    match.play(text, { actor: seat, by: 'user' });
    this.#table.moves++;
  }

  #askForNext(match) {
    if (!this.online.request) match.gate.admits({ cause: 'restart', moves: [], by: 'user' });
  }

  #answer() {
    const { request, seat } = this.online;
    if (request?.open.includes(seat)) this.online.answer(true);
  }

  close() {
    clearTimeout(this.#timer);
    this.online.close();
  }
}
