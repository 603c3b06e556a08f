import { cubo } from '../../games/cubo/index.js';
import { kubi } from '../../games/kubi/index.js';
import { triad } from '../../games/triad/index.js';
import { tricubo } from '../../games/tricubo/index.js';
import { triomino } from '../../games/triomino/index.js';
import { GameRoom } from '../../online/colyseus/index.js';
import type { GameRoomSettings } from '../../online/colyseus/index.js';

type Shared = Omit<GameRoomSettings<never, never>, 'game' | 'seats' | 'options' | 'loadOpponent'>;

/** The class of the rooms of each game. Two play where the page that opens a room does not say otherwise. */
export const gameRooms = (shared: Shared): Readonly<Record<string, new () => GameRoom>> => ({
  triad: GameRoom.with({
    ...shared,
    game: triad,
    loadOpponent: async () => (await import('../../opponents/triad/index.js')).triadOpponent,
  }),
  kubi: GameRoom.with({
    ...shared,
    game: kubi,
    seats: 2,
    loadOpponent: async () => (await import('../../opponents/kubi/index.js')).kubiOpponent,
  }),
  tricubo: GameRoom.with({
    ...shared,
    game: tricubo,
    seats: 2,
    loadOpponent: async () => (await import('../../opponents/tricubo/index.js')).tricuboOpponent,
  }),
  cubo: GameRoom.with({
    ...shared,
    game: cubo,
    seats: 2,
    loadOpponent: async () => (await import('../../opponents/cubo/index.js')).cuboOpponent,
  }),
  triomino: GameRoom.with({
    ...shared,
    game: triomino,
    seats: 2,
    loadOpponent: async () => (await import('../../opponents/triomino/index.js')).triominoOpponent,
  }),
});
