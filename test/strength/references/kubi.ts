import { kubi, totalOf } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../../src/games/kubi/index.js';
import { nextGain } from './player.js';
import type { Gains } from './player.js';

const pointsOf = ({ sheets }: KubiState, seat: number): number => totalOf(sheets[seat]!);

const gainOf = (state: KubiState, seat: number, move: KubiMove): number =>
  pointsOf(kubi.play(state, seat, move), seat) - pointsOf(state, seat);

/** In points. Nobody can be hindered, so only the next gain of the seat itself counts. */
export const gains: Gains<KubiState, KubiMove> = {
  moves: kubi.moves,
  gainOf,
  outlook(state, seat, random) {
    const next = nextGain({ ...kubi, gainOf }, state, random);
    const alone = kubi.setup(1, state.options);
    return (move) => next({ ...alone, sheets: [kubi.play(state, seat, move).sheets[seat]!] });
  },
};
