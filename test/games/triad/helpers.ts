import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadOptions, TriadState } from '../../../src/games/triad/index.js';

/** A game that begins at a position in letters. */
export function at(position: string, options?: Partial<TriadOptions>): TriadState {
  return triad.start(triad.parsePosition(position), options);
}

/** Who may move; chance before the roll. */
export function actorOf(state: TriadState): 0 | 1 | 'chance' {
  return state.rolled ? state.turn : 'chance';
}

export function read(state: TriadState, text: string): TriadMove {
  return triad.parseMove(text, state, actorOf(state));
}

/** Plays moves in letters, separated by spaces; a roll is one text of its own. */
export function play(state: TriadState, ...texts: readonly string[]): TriadState {
  const moves = texts.flatMap((text) => (text.startsWith('roll') ? [text] : text.split(' ')));
  return moves.reduce((before, text) => triad.play(before, actorOf(before), read(before, text)), state);
}

/** The legal moves in letters, in the order of the game. */
export function moveTexts(state: TriadState): string[] {
  return triad.moves(state, state.turn).map((move) => triad.makeMove(move, state, state.turn));
}

/** The position in letters. */
export function positionText(state: TriadState): string {
  return triad.makePosition(triad.positionOf(state));
}

/** The legal moves of the die on a cell. */
export function movesFrom(state: TriadState, cell: string): string[] {
  return moveTexts(state).filter((text) => text.startsWith(cell));
}

/** The removals that a way leaves open, as the cells of the dice. */
export function removalsOf(state: TriadState, way: string): string[] {
  return moveTexts(state)
    .filter((text) => text.startsWith(`${way}x`))
    .map((text) => text.slice(way.length + 1));
}
