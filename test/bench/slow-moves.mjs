import { median, onFreshPage, workOf } from './hundred-boards.mjs';

const SLOWDOWN = 4;
const MOVES = 9;

/**
 * Milliseconds that a page takes from a move until it is painted, on a processor that is four times as slow: a frame has 16. Counted in time of the processor, so
 * that what else the machine does counts little; the median of some moves.
 */
export const slowMoves = (browser, origin, kind) =>
  onFreshPage(browser, origin, async (page) => {
    const work = await workOf(page, 'move', () => page.evaluate((...all) => window.playMoves(...all), kind, MOVES));
    return SLOWDOWN * median(work);
  });
