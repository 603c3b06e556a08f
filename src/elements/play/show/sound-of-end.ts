import type { Outcome, Seat } from '../../../games/game.js';
import type { SoundName } from '../../../ui/sound.js';

interface Ended {
  readonly outcome: Outcome | undefined;
  readonly seats: number;
  readonly gate: { readonly hasUser: boolean; playerOf(seat: Seat): { readonly kind: string } };
}

/** What is heard at the end of a game; `undefined` before it. */
export function soundOfEnd({ outcome, seats, gate }: Ended): SoundName | undefined {
  if (!outcome) return undefined;
  const { winners } = outcome;
  if (winners.length === 0 || winners.length === seats || !gate.hasUser) return 'bell';
  return winners.some((seat) => gate.playerOf(seat).kind === 'human') ? 'win' : 'lose';
}
