import { executeServerCommand } from '@web/test-runner-commands';

interface Run {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
  /** Names a run that is not over yet. */
  readonly pending?: string;
}

type Command = { readonly code: string; readonly folder?: string } | { readonly pending: string };

/** Runs a module at the root of the project, or in another folder, in plain Node. What it writes with `tell(value)` is the answer. */
export async function inNode<T>(code: string, folder?: string): Promise<T> {
  const tell = 'const tell = (value) => process.stdout.write(JSON.stringify(value));\n';
  const command = (payload: Command) => executeServerCommand<Run, Command>('node', payload);
  let run = await command({ code: tell + code, folder });
  while (run.pending !== undefined) run = await command({ pending: run.pending });
  if (run.code !== 0) throw new Error(`Node ended with ${run.code}: ${run.stderr}`);
  return JSON.parse(run.stdout) as T;
}

/** For tests of what is shipped: says clearly where nothing has been built. */
export function needsBuild(): void {
  before(async () => {
    const missing = await inNode<string[]>(`
      import { existsSync } from 'node:fs';
      tell(['dist/index.js', 'dist/index.d.ts', 'cdn/tabletop-elements.js', 'custom-elements.json'].filter((file) => !existsSync(file)));
    `);
    if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: run \`npm run build\` before these tests`);
  });
}

/** The elements that are shipped: their tags, their classes, and the games they show. */
export const ELEMENTS = [
  { tag: 'triad-board', name: 'TriadBoard', game: 'triad' },
  { tag: 'kubi-sheet', name: 'KubiSheet', game: 'kubi' },
  { tag: 'tricubo-sheet', name: 'TricuboSheet', game: 'tricubo' },
  { tag: 'cubo-grid', name: 'CuboGrid', game: 'cubo' },
  { tag: 'triomino-table', name: 'TriominoTable', game: 'triomino' },
] as const;

/** What can be imported, with what it exports. */
export const EXPORTED: Readonly<Record<string, readonly string[]>> = {
  'tabletop-elements': ELEMENTS.map(({ name }) => name),
  ...Object.fromEntries(ELEMENTS.map(({ tag, name }) => [`tabletop-elements/${tag}.js`, [name]])),
  'tabletop-elements/classes.js': ELEMENTS.map(({ name }) => name),
  ...Object.fromEntries(ELEMENTS.map(({ game }) => [`tabletop-elements/games/${game}.js`, [game]])),
  'tabletop-elements/games/cubo.js': ['cubo', 'scoreSquare', 'bestSquare'],
  'tabletop-elements/games/triomino.js': ['triomino', 'scorePlacement', 'placesOf', 'differencesOf', 'tilesOf'],
  'tabletop-elements/server.js': ['renderToString', 'GameRenderer', 'styleHashes', 'allStyleHashes'],
  'tabletop-elements/hydrate.js': [],
  'tabletop-elements/match.js': ['GameError', 'Match', 'makeRecordText', 'parseRecord', 'concealedRecord'],
};

export const ENTRIES = Object.keys(EXPORTED);

/** Those that need packages which only pages drawn on a server install. */
export const SERVER_ENTRIES = ['tabletop-elements/server.js', 'tabletop-elements/hydrate.js'];

/** Those that need nothing besides the package. */
export const PLAIN_ENTRIES = ENTRIES.filter((entry) => !SERVER_ENTRIES.includes(entry));

/** What can be imported, but exports nothing: it declares the elements to a framework. */
export const TYPES_ONLY = ['react', 'vue', 'svelte'].map((framework) => `tabletop-elements/${framework}`);
