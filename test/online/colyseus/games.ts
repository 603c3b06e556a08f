import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { AnyGame } from '../../../src/match/record/record.js';
import { pick } from '../../games/seeded.js';
import type { RemotePlayer } from './remote-player.js';

export const GAMES = { triad, kubi, tricubo, cubo, triomino } as unknown as Readonly<Record<string, AnyGame>>;

/** A legal move; rather one that brings the game forward. */
function goodMove({ mirror, game, seat }: RemotePlayer, random: () => number): string {
  if (!mirror) throw new Error('it has no seat yet');
  const texts = mirror.legalMoves(seat).map((move) => game.makeMove(move, mirror.state, seat));
  const good = texts.filter((text) => !text.includes('-') && text !== 'roll' && text !== 'draw');
  return pick(good.length > 0 ? good : texts, random);
}

/** Waits until everybody has a seat. */
export async function seated(players: readonly RemotePlayer[]): Promise<void> {
  for (const player of players) await player.until(() => player.client.status === 'online');
}

/** Some player that may move does. @returns who, if anybody could */
export function beginMove(players: readonly RemotePlayer[], random: () => number): RemotePlayer | undefined {
  const mover = players.find(({ isToMove }) => isToMove);
  mover?.play(goodMove(mover, random));
  return mover;
}

/** The same, and the answer is waited for. Where nobody can move, some time passes. */
export async function moveOnce(
  players: readonly RemotePlayer[],
  random: () => number,
): Promise<RemotePlayer | undefined> {
  const mover = beginMove(players, random);
  if (mover) await mover.until(() => mover.client.pending === 0);
  else await new Promise((resolve) => setTimeout(resolve, 1));
  return mover;
}

export const recordOf = ({ mirror }: RemotePlayer): string => JSON.stringify(mirror?.toRecord());
