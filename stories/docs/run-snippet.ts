/** What snippets may import, by published name. */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  'tabletop-elements': () => import('../../src/index.js'),
  'tabletop-elements/triad-board.js': () => import('../../src/elements/games/triad-board/define.js'),
  'tabletop-elements/kubi-sheet.js': () => import('../../src/elements/games/kubi-sheet/define.js'),
  'tabletop-elements/tricubo-sheet.js': () => import('../../src/elements/games/tricubo-sheet/define.js'),
  'tabletop-elements/cubo-grid.js': () => import('../../src/elements/games/cubo-grid/define.js'),
  'tabletop-elements/triomino-table.js': () => import('../../src/elements/games/triomino-table/define.js'),
  'tabletop-elements/game-toolbar.js': () => import('../../src/elements/controls/game-toolbar/define.js'),
  'tabletop-elements/game-moves.js': () => import('../../src/elements/controls/game-moves/define.js'),
  'tabletop-elements/classes.js': () => import('../../src/classes.js'),
  'tabletop-elements/puzzles.js': () => import('../../src/puzzles/index.js'),
  'tabletop-elements/online.js': () => import('../../src/online/index.js'),
  'tabletop-elements/online/colyseus.js': () => import('../../src/online/colyseus/browser.js'),
  // Of another package: snippets that use it connect nothing here.
  '@colyseus/sdk': () => Promise.resolve({ Client: class {} }),
  'tabletop-elements/match.js': () => import('../../src/match/index.js'),
  'tabletop-elements/games/triad.js': () => import('../../src/games/triad/index.js'),
  'tabletop-elements/games/kubi.js': () => import('../../src/games/kubi/index.js'),
  'tabletop-elements/games/tricubo.js': () => import('../../src/games/tricubo/index.js'),
  'tabletop-elements/games/cubo.js': () => import('../../src/games/cubo/index.js'),
  'tabletop-elements/games/triomino.js': () => import('../../src/games/triomino/index.js'),
  './src/games/samplegame/index.js': () => import('../create/template/src/games/samplegame/index.js'),
};

const IMPORT = /^import (?:(\{[^}]*\}) from )?'([^']+)';$/gm;

/** What a snippet finds besides its imports. */
interface Given {
  readonly modules: Readonly<Record<string, object>>;
  readonly told: (value: unknown, expected: string) => void;
}

const given = new Map<string, Given>();
Object.assign(globalThis, { givenToSnippet: (key: string) => given.get(key) });

/**
 * Runs a snippet of the documentation as a module, with the sources in place of the package.
 * @param told called for each line `console.log(value); // → expected`; without it these lines write to the console
 * @throws if a snippet imports something that is not published
 */
export async function runSnippet(code: string, told?: Given['told']): Promise<void> {
  const modules: Record<string, object> = {};
  for (const [, , name = ''] of code.matchAll(IMPORT)) {
    const load = MODULES[name];
    if (!load) throw new Error(`a snippet imports ${name}`);
    modules[name] = await load();
  }
  const key = crypto.randomUUID();
  given.set(key, { modules, told: told ?? (() => undefined) });
  const body = code.replace(IMPORT, (_, names: string | undefined, name: string) =>
    names ? `const ${names.replaceAll(' as ', ': ')} = $modules['${name}'];` : '',
  );
  const heard = told
    ? body.replace(/console\.log\((.*)\); \/\/ → (.*)$/gm, (_, value: string, expected: string) => {
        return `$told(${value}, ${JSON.stringify(expected)});`;
      })
    : body;
  const module = `const { modules: $modules, told: $told } = givenToSnippet('${key}');\n${heard}`;
  const url = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  try {
    await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
