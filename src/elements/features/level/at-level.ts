import type { Player } from '../../../match/players.js';
import type { Level } from '../../../opponents/level.js';

/** The same players, with all computer players at one level. */
export const atLevel = (players: readonly Player[], level: Level): readonly Player[] =>
  players.map((player) => (player.kind === 'computer' ? { ...player, level } : player));
