import { READER_KEY } from '../../src/elements/play/reader-settings.js';
import { executeServerCommand } from '@web/test-runner-commands';
import { games } from '../../src/elements/registry.js';

interface Run {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a module at the root of the project in plain Node. What it writes with `tell(value)` is the answer. */
export async function inNode<T>(code: string): Promise<T> {
  const tell = 'const tell = (value) => process.stdout.write(JSON.stringify(value));\n';
  const run = await executeServerCommand<Run, { code: string }>('node', { code: tell + code });
  if (run.code !== 0) throw new Error(`Node ended with ${run.code}: ${run.stderr}`);
  return JSON.parse(run.stdout) as T;
}

/** For tests of what is shipped: says clearly where nothing has been built. */
export function needsBuild(): void {
  before(async () => {
    const paths = ['dist/index.js', 'cdn/tabletop-elements.js', 'custom-elements.json'];
    const answers = await Promise.all(paths.map((path) => fetch(`/${path}`, { method: 'HEAD' })));
    const missing = paths.filter((_, i) => !answers[i]?.ok);
    if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: run \`npm run build\` before these tests`);
  });
}

/** The modules that each script holds, by the path of the script. */
export async function heldModules(): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await fetch('/cdn/chunks.json');
  const map = (await answer.json()) as Record<string, { readonly modules: readonly string[] }>;
  return new Map(Object.entries(map).map(([file, { modules }]) => [`/cdn/${file}`, modules]));
}

/** The reader has opened the list of all moves. */
export function needsLists(): void {
  let known: string | null;
  before(() => {
    known = localStorage.getItem(READER_KEY);
    localStorage.setItem(READER_KEY, JSON.stringify({ ...(JSON.parse(known ?? '{}') as object), isListing: true }));
  });
  after(() => localStorage.setItem(READER_KEY, known ?? '{}'));
}

/** The elements that are shipped: their tags, their classes, and the games they show. */
export const ELEMENTS = games.map(({ id, tag }) => ({
  tag,
  game: id,
  name: tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
}));
