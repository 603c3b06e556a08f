import { closure, momentsOf } from './chunk-graph.mjs';

/** How much the moments count: playing most, since each game waits for it, then the first picture, other scripts, and what a reader may ask for later. */
const WEIGHTS = { first: 2500, play: 3500, alone: 5, later: 1 };
/** What a request costs, in bytes of minified code: more where a page waits for it. */
const REQUEST = { first: 1000, play: 2500, alone: 1000, later: 1500 };
/** Bytes that come in vain later count double from here on, since many are worse than a few in many places. */
const MANY = 2000;
/** Bytes of minified code: no chunk is smaller. */
const SMALLEST = 1200;

const vain = (bytes, { rank }) => (rank < 2 ? bytes : bytes * (1 + bytes / MANY));

/**
 * Joins the chunks that Rollup makes, so that pages load few files and hardly anything that they do not use: a join costs the bytes that some moments load
 * in vain, and saves a request in others. What belongs to a game never comes to another one, what is loaded later never comes earlier, a worker gets only
 * what workers use, and entries stay what they are.
 * @param chunks by file: `{ imports, dynamicImports, bytes, games, isEntry }`
 * @param entries those that pages and workers begin with: `{ file, isGame, isWorker, isBeside }`, the last for what stands beside a game
 * @param isPlayed whether a chunk that is loaded later is needed before a reader can play
 * @returns by file: the file that stands for the group
 */
export function joinChunks(chunks, entries, isPlayed) {
  const moments = momentsOf(chunks, entries, isPlayed);
  const groups = new Map([...chunks].map(([file, chunk]) => [file, { ...chunk, file, rank: 3, isForWorkers: false }]));
  const leader = new Map([...chunks.keys()].map((file) => [file, file]));
  /** What each chunk needs, and the places of the moments that load it, until a join changes them. */
  const [needed, loading] = [new Map(), new Map()];
  function reach(file) {
    if (!needed.has(file)) needed.set(file, closure(groups, [file]));
    return needed.get(file);
  }
  function momentsThatLoad(file) {
    if (loading.size === 0) {
      for (const each of groups.keys()) loading.set(each, []);
      for (const [i, { loaded, before }] of moments.entries())
        for (const each of loaded) if (!before.has(each)) loading.get(each).push(i);
    }
    return loading.get(file);
  }
  for (const { rank, isWorker, loaded } of moments) {
    for (const group of [...loaded].map((file) => groups.get(file))) {
      group.rank = Math.min(group.rank, rank);
      group.isForWorkers ||= isWorker;
    }
  }

  const leadsAround = (from, to) =>
    groups.get(from).imports.some((next) => next !== to && groups.has(next) && reach(next).has(to));

  const mayCome = (extra, { rank, isWorker, games }) =>
    !extra.isEntry &&
    extra.rank <= rank &&
    (!isWorker || extra.isForWorkers) &&
    [...extra.games].every((game) => games.has(game));

  /** What it costs a moment that one chunk comes with another one, which it needs. */
  function costOf(extra, { loaded, before, ...moment }) {
    const files = [...reach(extra.file)].filter((file) => !before.has(file) && !loaded.has(file));
    const all = files.map((file) => groups.get(file));
    return all.every((each) => mayCome(each, moment))
      ? vain(
          all.reduce((sum, { bytes }) => sum + bytes, 0),
          moment,
        )
      : Infinity;
  }

  /** What joining two chunks costs in all; infinite where it must not be. */
  function cost(one, other) {
    const [a, b] = [groups.get(one), groups.get(other)];
    if (a.isEntry && b.isEntry) return Infinity;
    let sum = 0;
    const [ofA, ofB] = [momentsThatLoad(a.file), momentsThatLoad(b.file)];
    for (const i of new Set([...ofA, ...ofB].sort((first, second) => first - second))) {
      const moment = moments[i];
      const { before, name } = moment;
      const extra = ofA.includes(i) ? b : a;
      const isSaved = (ofA.includes(i) && ofB.includes(i)) || before.has(extra.file);
      sum += WEIGHTS[name] * (isSaved ? -REQUEST[name] : costOf(extra, moment));
      if (sum === Infinity) return Infinity;
    }
    return leadsAround(one, other) || leadsAround(other, one) ? Infinity : sum;
  }

  function join(one, other) {
    const [a, b] = groups.get(other).isEntry
      ? [groups.get(other), groups.get(one)]
      : [groups.get(one), groups.get(other)];
    const renamed = (files) => [...new Set([...files].map((file) => (file === b.file ? a.file : file)))];
    a.bytes += b.bytes;
    a.rank = Math.min(a.rank, b.rank);
    a.isForWorkers ||= b.isForWorkers;
    a.games = new Set([...a.games, ...b.games]);
    a.imports = [...a.imports, ...b.imports].filter((file) => file !== a.file && file !== b.file);
    a.dynamicImports = [...a.dynamicImports, ...b.dynamicImports];
    groups.delete(b.file);
    for (const group of groups.values()) {
      group.imports = renamed(group.imports);
      group.dynamicImports = renamed(group.dynamicImports);
    }
    for (const [file, to] of leader) if (to === b.file) leader.set(file, a.file);
    for (const moment of moments) {
      for (const part of ['before', 'loaded']) {
        const files = moment[part];
        if (files.has(a.file) || files.has(b.file)) moment[part] = closure(groups, renamed(files));
      }
    }
    needed.clear();
    loading.clear();
  }

  function partnerOf(file) {
    let best = { cost: Infinity };
    for (const other of groups.keys()) {
      const found = other === file ? Infinity : cost(file, other);
      if (found < best.cost) best = { other, cost: found };
    }
    return best;
  }

  /** Joins the smallest chunk of some with its best partner, if that does not cost too much, and so on. */
  function joinAll(isWanted, most) {
    const left = new Set();
    for (;;) {
      const [smallest] = [...groups.values()]
        .filter((group) => !group.isEntry && !left.has(group.file) && isWanted(group))
        .sort((a, b) => a.bytes - b.bytes);
      if (!smallest) return;
      const { other, cost: least } = partnerOf(smallest.file);
      if (other && least <= most) join(smallest.file, other);
      else left.add(smallest.file);
    }
  }

  joinAll(({ bytes }) => bytes < SMALLEST, Number.MAX_VALUE);
  joinAll(({ rank }) => rank < 2, -1);
  return leader;
}
