import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { storiesModule } from './stories.mjs';

const root = process.cwd();
const CHUNKS = 'test/bundled/';
const addressOf = (path) => `/${relative(root, path).replaceAll('\\', '/')}`;

/** As the server answers: an address that begins with a slash leads to the root of the project. */
const serverPlugin = {
  name: 'server',
  resolveId(id, importer) {
    if (id === 'virtual:stories') return id;
    return importer === 'virtual:stories' ? `${root}${id}` : undefined;
  },
  load: (id) => (id === 'virtual:stories' ? storiesModule() : undefined),
  // A module keeps its address: what it loads by that is beside it. Lines stay where they are.
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const address = `new URL('${addressOf(id)}', location.origin).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  },
};

/** These look at the addresses of what a page has loaded, so that they are served as it is written. */
const BY_ADDRESS = /\/base\/(?:coach|loading|loading-again|loading-broken)\.test\.ts$/;

/** What is loaded from its source by a page of its own, or by a worker. */
const ALONE = [
  'stories/demo/main.ts',
  ...readdirSync('src/elements/games').map((tag) => `src/elements/games/${tag}/opponent-worker.ts`),
].filter(existsSync);

/**
 * Middleware that serves tests, and what they load, from a bundle of them all. They are the same modules in the same order, and what is loaded later still
 * is; but a page asks for some fifty files instead of five hundred, which halves what its start costs.
 */
export async function bundle(tests) {
  const modules = [...tests.filter((file) => !BY_ADDRESS.test(file)), ...ALONE];
  const build = await rolldown({
    input: Object.fromEntries(modules.map((path) => [path.replace(/\.ts$/, ''), path])),
    resolve: { conditionNames: ['development', 'browser', 'import', 'module', 'default'] },
    treeshake: false,
    plugins: [serverPlugin],
  });
  const { output } = await build.generate({
    dir: root,
    entryFileNames: '[name].js',
    chunkFileNames: `${CHUNKS}[hash].js`,
    sourcemap: true,
    strictExecutionOrder: true,
  });
  await build.close();
  const served = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));
  return (context, next) => {
    const body = served.get(context.path.replace(/\.ts$/, '.js'));
    if (body === undefined) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    if (context.path.startsWith(`/${CHUNKS}`)) context.set('Cache-Control', 'max-age=3600, immutable');
    context.body = body;
  };
}
