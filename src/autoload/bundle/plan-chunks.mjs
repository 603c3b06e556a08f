import { transformSync } from 'esbuild';
import { rollup } from 'rollup';
import { joinChunks } from './join-chunks.mjs';

/** Where workers are: their names stay the same, since a page may have to allow them. */
export const WORKERS = 'chunks/workers/';

/**
 * Says in which chunk each module goes: Rollup makes its own, which are many and small, and those are joined.
 * @param options of Rollup, with plugins that read but make nothing small
 * @param site `{ games, besides, isPlayed }`: the games with their ids and tags, the scripts that stand beside a game in a page, and which modules are loaded
 * before a reader can play
 * @returns the name of the chunk by the id of the module
 */
export async function planChunks(options, { games, besides, isPlayed }) {
  const bundle = await rollup(options);
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const made = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const gamesOf = ({ moduleIds }) => {
    const parts = new Set(moduleIds.flatMap((id) => id.split('/src/').at(-1).split(/[/.]/)));
    return new Set(games.filter(({ id, tag }) => parts.has(id) || parts.has(tag)).map(({ id }) => id));
  };
  const chunks = new Map(
    [...made].map(([file, chunk]) => {
      const { imports, dynamicImports, isEntry, code } = chunk;
      const bytes = transformSync(code, { minify: true, loader: 'js', format: 'esm' }).code.length;
      return [file, { imports, dynamicImports, isEntry, bytes, games: gamesOf(chunk) }];
    }),
  );
  const entries = [...made.values()]
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName: file, name }) => {
      const isGame = games.some(({ tag }) => tag === name);
      return { file, isGame, isWorker: file.startsWith(WORKERS), isBeside: besides.includes(name) };
    });
  const leaders = joinChunks(chunks, entries, (file) => made.get(file).moduleIds.some((id) => isPlayed(id)));
  return namesOf(made, leaders, gamesOf);
}

/** The largest module gives its name to a chunk, with the game to which it belongs. */
function namesOf(made, leaders, gamesOf) {
  const names = new Map();
  const used = new Set();
  for (const leader of new Set(leaders.values())) {
    const group = [...leaders].flatMap(([file, to]) => (to === leader ? [made.get(file)] : []));
    const entry = group.find(({ isEntry }) => isEntry);
    const fixed = entry?.fileName.startsWith(WORKERS) ? `${entry.name}-worker` : entry?.name;
    const modules = group.flatMap((chunk) => Object.entries(chunk.modules));
    const [largest] = modules.sort(([, a], [, b]) => b.renderedLength - a.renderedLength)[0] ?? [''];
    const [, folder, file] = /([^/]+)\/([^/]+)\.[jt]s$/.exec(largest) ?? [];
    const games = [...new Set(group.flatMap((chunk) => [...gamesOf(chunk)]))];
    const plain = file === 'index' ? folder : file;
    const own = games.length === 1 && !plain.includes(games[0]) ? `${games[0]}-${plain}` : plain;
    let name = fixed ?? own;
    for (let i = 2; used.has(name); i++) name = `${fixed ?? own}-${i}`;
    used.add(name);
    for (const { moduleIds } of group) for (const id of moduleIds) names.set(id, name);
  }
  return names;
}
