import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** These look at what is built, at whole pages or at other things that a mistake in one file would take too long to reach. */
const ELSEWHERE =
  /^test\/(?:package|frameworks|stories|demo|bench|strength|pictures|runner|size|rooms|online\/browsers)\//;
/** Where the elements' shared rooms are tested, on one game for all. */
const SHARED = 'test/elements/base';
/** These hold rooms that have nothing to do with each other. */
const HOUSES = ['test/elements/games', 'test/elements/features'];
/** Pages are slow, so no more of them are opened at a time: the first that fails is enough. */
const PAGES_AT_A_TIME = 12;

const listed = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

/** The files of the project that each file imports, also lazily. Types alone are no imports. */
function importsOf(file, root) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  const named = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)\.js'/g)];
  return named.map(([, path]) => join(dirname(file), `${path}.ts`).replaceAll('\\', '/'));
}

/** Finds the tests that ought to notice a mistake, for every file of `src/`. */
export class Related {
  #imports;
  #importers = new Map();
  #tests;

  constructor(root) {
    const files = ['src', 'test'].flatMap((folder) => listed(folder));
    this.#imports = new Map(files.map((file) => [file, importsOf(file, root)]));
    for (const [file, imported] of this.#imports) {
      for (const each of imported) this.#importers.set(each, [...(this.#importers.get(each) ?? []), file]);
    }
    this.#tests = files.filter((file) => file.endsWith('.test.ts') && !ELSEWHERE.test(file)).sort();
  }

  /**
   * Groups of tests, those first that know the file best: tests called like it or its folder, then those that import it, by themselves or with their helpers,
   * then all others of its room. For a file without any, those of the files that import it.
   */
  groupsOf(path) {
    const seen = new Set([path]);
    for (let level = [path]; level.length > 0;) {
      const called = level.flatMap((file) => this.#testsCalledLike(file));
      const importing = level.flatMap((file) => this.#testsThatImport(file));
      const room = level.flatMap((file) => this.#roomOf(file));
      const found = new Set();
      const groups = [called, importing, room].map((tests) =>
        tests.filter((test) => !found.has(test) && found.add(test)),
      );
      if (found.size > 0) return groups.flatMap((tests) => this.#byRunner(tests.sort()));
      level = level
        .flatMap((file) => this.#importers.get(file) ?? [])
        .filter((file) => file.startsWith('src/') && !seen.has(file) && seen.add(file));
    }
    return [];
  }

  /** Tests in Node are quick, so they come first. */
  #byRunner(tests) {
    const pages = tests.filter((test) => this.#needsBrowser(test));
    const chunks = Array.from({ length: Math.ceil(pages.length / PAGES_AT_A_TIME) }, (_, i) =>
      pages.slice(i * PAGES_AT_A_TIME, (i + 1) * PAGES_AT_A_TIME),
    );
    return [
      ['mocha', ...tests.filter((test) => !pages.includes(test))],
      ...chunks.map((chunk) => ['wtr', ...chunk]),
    ].filter(({ length }) => length > 1);
  }

  /** A test and its helpers. */
  #ownFiles(test, own = new Set([test])) {
    for (const file of this.#imports.get(test) ?? []) {
      if (file.startsWith('test/') && !own.has(file)) this.#ownFiles(file, own.add(file));
    }
    return own;
  }

  #needsBrowser(test) {
    return [...this.#ownFiles(test)].some((file) => readFileSync(file, 'utf8').includes("'@open-wc/testing'"));
  }

  #testsThatImport(path) {
    return this.#tests.filter((test) =>
      [...this.#ownFiles(test)].some((file) => this.#imports.get(file)?.includes(path)),
    );
  }

  /** `seat-keeper.test.ts` belongs to `seat-keeper.ts`, and `coach.test.ts` or `coach-room.test.ts` to the folder `coach/`. */
  #testsCalledLike(path) {
    const [file, folder = ''] = path.replace(/\.ts$/, '').split('/').reverse();
    const isLike = new RegExp(`/(?:${file}|${folder})(?:-[\\w-]+)?\\.test\\.ts$`);
    return this.#roomOf(path).filter((test) => isLike.test(test));
  }

  /** The folder of `test/` that mirrors that of the file, or the nearest one around it. */
  #roomOf(path) {
    const [, floor, ...rooms] = dirname(path).split('/');
    for (let depth = rooms.length; depth >= 0; depth--) {
      const folder = ['test', floor, ...rooms.slice(0, depth)].join('/');
      if (floor === 'elements' && (depth === 0 || HOUSES.includes(folder))) return this.#testsIn(SHARED);
      if (existsSync(folder) && this.#testsIn(folder).length > 0) return this.#testsIn(folder);
    }
    return [];
  }

  #testsIn(folder) {
    return this.#tests.filter((test) => test.startsWith(`${folder}/`));
  }
}
