import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { LEVELS } from '../../../opponents/level.js';
import type { Level } from '../../../opponents/level.js';
import { changeReaderSettings, readerSettings, readersLevel } from '../../play/reader-settings.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeUsualLevel } from '../../session/usual-level.js';
import type { Slots } from '../feature.js';
import { atLevel } from './at-level.js';

/** After so many games won or lost in a row another level is offered. */
const IN_A_ROW = 2;

/** Counts games won and lost in a row, on this device, and offers the next level in the card at the end. Nothing changes until the reader says so. */
export class LevelOffer implements Slots {
  readonly #context: AnyContext;
  /** The game that was counted last. */
  #counted: object | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  changed({ cause }: { readonly cause: string }): void {
    const { match } = this.#context;
    const { outcome, gate, ply, length, start } = match;
    const level = this.#level;
    if (cause !== 'play' || !outcome || ply < length || start !== undefined) return;
    if (level === undefined || this.#counted === match) return;
    this.#counted = match;
    const won = outcome.winners.some((seat) => gate.playerOf(seat).kind === 'human');
    const isDraw = won && outcome.winners.length > 1;
    const inARow = readersLevel(match.game.id) === level ? this.#streak : 0;
    const streak = isDraw ? 0 : won ? Math.max(0, inARow) + 1 : Math.min(0, inARow) - 1;
    this.#keep(level, streak);
  }

  /** What is offered, once the game is over that decided it. */
  get renderOffer(): (() => TemplateResult) | undefined {
    const { match, commonWords: words } = this.#context;
    const level = this.#level;
    if (this.#counted !== match || level === undefined) return undefined;
    const streak = this.#streak;
    const next = Math.abs(streak) < IN_A_ROW ? undefined : LEVELS[LEVELS.indexOf(level) + Math.sign(streak)];
    if (next === undefined) return undefined;
    const text = words(streak > 0 ? 'tabletop.wonInARow' : 'tabletop.lostInARow', Math.abs(streak));
    const label = words('tabletop.nextLevel', words('tabletop.level', next));
    return () =>
      html`<p class="ending-offer">
        <span>${text} </span><button type="button" part="button" @click=${() => this.#take(next)}>${label}</button>
      </p>`;
  }

  /** Games won in a row at the reader's level; below zero, lost ones. */
  get #streak(): number {
    const streak = readerSettings().levels?.[this.#context.match.game.id]?.streak;
    return Number.isInteger(streak) ? streak! : 0;
  }

  /** The level of the computer players; `undefined` if they differ. */
  get #level(): Level | undefined {
    const levels = this.#context.match.gate.players.flatMap((player) =>
      player.kind === 'computer' ? player.level : [],
    );
    return levels.every((level) => level === levels[0]) ? levels[0] : undefined;
  }

  /** Begins the next game at a level, at which the reader will begin from now on. */
  #take(level: Level): void {
    const { session, element, match } = this.#context;
    this.#keep(level, 0);
    changeUsualLevel(element, level);
    const players = atLevel(match.gate.players, level);
    session.begin({ alternate: true, players }, 'user');
  }

  #keep(level: Level, streak: number): void {
    const { levels } = readerSettings();
    changeReaderSettings({ levels: { ...levels, [this.#context.match.game.id]: { level, streak } } });
  }
}
