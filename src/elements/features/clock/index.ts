import type { AnyContext } from '../../play/play-context.js';
import type { Feature } from '../feature.js';

/** The time that each player has left, in a game that is played by a clock. */
export const clock: Feature = {
  isWanted: ({ match, activeMode }: AnyContext) =>
    activeMode !== 'diagram' && match.game.clock?.(match.options) !== undefined,
  load: async () => {
    const { SeatClocks, styles } = await import('./seat-clocks.js');
    return { styles, start: (context) => new SeatClocks(context) };
  },
};
