const ROUNDS = 6;
const RUNS = 3;

/** The smoothest of some runs, since frames are also lost to what else the machine does. */
const smoothest = (runs) => runs.sort((a, b) => b.rate - a.rate)[0];

/** How many frames a second there are while many things of a board move at once, and the longest of them. */
export async function manyMoving(inFreshPage, kind) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { things, gaps } = await inFreshPage('moveMany', kind, ROUNDS);
    const time = gaps.reduce((sum, gap) => sum + gap, 0);
    runs.push({ things, rate: (1000 * gaps.length) / time, longest: Math.max(...gaps) });
  }
  return smoothest(runs);
}
