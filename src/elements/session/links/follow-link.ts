import type { LinkRequest } from '../../../interaction/links/page-links.js';
import { warnOnce } from '../../../interaction/warn-once.js';
import { gameError } from '../../../games/game-error.js';
import type { Ply } from '../../../match/entry.js';
import type { Drawing } from '../../../ui/drawing.js';
import type { AnyElement } from '../../base/any-element.js';
import { bringIntoSight } from './bring-into-sight.js';

/** The moves that a link has shown in a record or a diagram. While they are on the board, the same link takes them back. */
interface ShownLine {
  readonly key: string;
  readonly match: object;
  readonly length: number;
}

const shownLines = new WeakMap<object, ShownLine>();

/** Does what a link or an address asks of a game, once the game is there. */
export async function followLink(host: AnyElement, request: LinkRequest): Promise<void> {
  await host.session.source.complete;
  await host.updateComplete;
  if (request.shared !== undefined) {
    const { showGameOfLink } = await import('./show-link.js');
    showGameOfLink(host, request.shared);
    await host.updateComplete;
    bringIntoSight(host);
    return;
  }
  await new LinkFollower(host).follow(request);
}

/** Does what links and addresses ask of a game, and speaks of it. The console warns of what is wrong with a link, and the rest is done. */
class LinkFollower {
  readonly #host: AnyElement;

  constructor(host: AnyElement) {
    this.#host = host;
  }

  /** A link that has already been followed takes its marks or its moves back. */
  async follow({ ply, play, marks, link, isRouted }: LinkRequest): Promise<void> {
    const isMarked = marks !== undefined && marks === this.#host.authorMarks.linkedText;
    const drawing = marks === undefined ? undefined : await this.#readMarks(marks);
    bringIntoSight(this.#host);
    // A router that was there before has moved the focus to where the link leads, or is about to.
    if (isRouted) requestAnimationFrame(() => link?.focus({ preventScroll: true }));
    if (play !== undefined) this.#play(play, ply);
    else if (ply !== undefined) this.#goTo(ply);
    if (isMarked && play === undefined && ply === undefined) this.#mark(undefined);
    else if (drawing && marks !== undefined) this.#mark(marks, drawing);
  }

  async #readMarks(text: string): Promise<Drawing | undefined> {
    try {
      return await this.#host.authorMarks.parse(text);
    } catch (error) {
      return this.#warn('marks', text, error);
    }
  }

  #mark(text: string | undefined, drawing?: Drawing): void {
    const { authorMarks, player, words } = this.#host;
    if (text && drawing) authorMarks.show(text, drawing);
    else authorMarks.clear();
    player?.context.narrator.say(drawing?.describe(words) || words('tabletop.marksRemoved'));
    this.#host.requestUpdate();
  }

  /** Says where the game is, also if it is there already. */
  #goTo(text: string): void {
    const host = this.#host;
    const { match } = host;
    const { ply } = match;
    try {
      host.goTo(plyFrom(text), 'user');
    } catch (error) {
      this.#warn('ply', text, error);
      return;
    }
    if (host.match !== match || match.ply !== ply) return;
    host.authorMarks.clear();
    host.player?.announce({ cause: 'go-to', by: 'user', moves: [] });
    host.requestUpdate();
  }

  /** Plays moves: in a game from where it is, in a record or a diagram beside it, from where it was left. */
  #play(text: string, ply: string | undefined): void {
    const host = this.#host;
    const { player, session } = host;
    const key = `${ply}:${text}`;
    const shown = shownLines.get(host);
    if (session.diagramPosition !== undefined) {
      this.#warn('play', text, new Error('the position is no moment of a game'));
    } else if (shown?.key === key && shown.match === host.match && shown.length === host.match.ply) {
      host.returnToRecord('user');
    } else if (player) player.context.narrator.announceTogether(() => this.#playLine(text, ply, key));
    else this.#playLine(text, ply, key);
  }

  /** @returns the ply from which the moves were played */
  #playLine(text: string, ply: string | undefined, key: string): number {
    const host = this.#host;
    const isGame = host.activeMode === 'play';
    let from = host.ply;
    try {
      if (ply !== undefined || !isGame) host.goTo(ply === undefined ? from : plyFrom(ply), 'user');
      from = host.ply;
      host.session.branchOff('user');
      const moves = text.split(/[;\n]/).filter((move) => move.trim() !== '');
      const isPlayed = moves.every((move) => this.#playMove(move));
      if (!isGame && isPlayed) shownLines.set(host, { key, match: host.match, length: host.match.ply });
    } catch (error) {
      this.#warn('play', text, error);
      const { refusal, code } = gameError(error);
      if (isGame) host.player?.context.intentions.refuse(refusal ?? { code });
      else host.returnToRecord('user');
    }
    return from;
  }

  /** The moves of seats are the user's. Dice and times are the author's, unless another device delivers the dice. */
  #playMove(text: string): boolean {
    const { match } = this.#host;
    const { move, actor } = match.read(text);
    const by = typeof actor === 'number' || this.#host.session.leading.setting('dice') === 'remote' ? 'user' : 'script';
    return match.play(move, { actor, by });
  }

  #warn(name: 'ply' | 'marks' | 'play', text: string, error: unknown): undefined {
    const { localName, id } = this.#host;
    const tag = id ? `<${localName} id="${id}">` : `<${localName}>`;
    warnOnce(`${tag} cannot follow a link with data-${name}="${text.slice(0, 200)}": ${(error as Error).message}`);
  }
}

const plyFrom = (text: string): Ply => (text === 'last' ? text : Number(text.trim() || NaN));
