/** What a page has loaded when, as Rollup’s own chunks make it: the ground on which chunks are joined. */

/** @returns the files that are there once these are loaded: they and all that they import statically */
export function closure(chunks, files) {
  const found = new Set(files);
  for (const file of found) for (const next of chunks.get(file).imports) if (chunks.has(next)) found.add(next);
  return found;
}

/**
 * What is certainly there when a chunk is loaded later in a page that began with an entry.
 * @param there what was there before the entry
 * @returns for each chunk that the entry can load later: what was there before
 */
function groundsOf(chunks, entry, there) {
  const before = new Map([[entry, there]]);
  const queue = [entry];
  while (queue.length > 0) {
    const file = queue.shift();
    const there = new Set([...before.get(file), ...closure(chunks, [file])]);
    for (const later of new Set([...there].flatMap((each) => chunks.get(each).dynamicImports))) {
      if (!chunks.has(later) || later === entry) continue;
      const known = before.get(later);
      const certain = known ? new Set([...known].filter((each) => there.has(each))) : there;
      if (known && known.size === certain.size) continue;
      before.set(later, certain);
      queue.push(later);
    }
  }
  before.delete(entry);
  return before;
}

const RANKS = { first: 0, play: 1, alone: 2, later: 2 };

/**
 * The moments at which a page or a worker loads something: what is loaded, and what was there before. Each has a rank, from the first picture of a game to
 * what is loaded when it is used.
 */
export function momentsOf(chunks, entries, isPlayed) {
  const playedIn = (there) => [...there].flatMap((each) => chunks.get(each).dynamicImports).filter(isPlayed);
  const [one, ...others] = entries
    .filter(({ isGame }) => isGame)
    .map(({ file }) => closure(chunks, [file, ...playedIn(closure(chunks, [file]))]));
  /** What a page with any game has. */
  const common = new Set([...one].filter((file) => others.every((each) => each.has(file))));

  return entries.flatMap(({ file, isGame, isWorker, isBeside }) => {
    const moment = (name, loaded, before) => {
      const games = new Set([file, ...loaded].flatMap((each) => [...chunks.get(each).games]));
      return { name, rank: RANKS[name], isWorker, games, loaded, before };
    };
    const first = closure(chunks, [file]);
    const there = isBeside ? common : new Set();
    const later = [...groundsOf(chunks, file, there)].map(([each, before]) =>
      moment(isPlayed(each) ? 'alone' : 'later', closure(chunks, [each]), before),
    );
    if (!isGame) return [moment('alone', first, there), ...(isWorker || isBeside ? later : [])];
    return [moment('first', first, there), moment('play', closure(chunks, playedIn(first)), first), ...later];
  });
}
