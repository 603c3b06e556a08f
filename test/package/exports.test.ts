import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { controls, games, opponents } from '../../src/elements/registry.js';
import {
  ENTRIES,
  EXPORTED,
  Project,
  ROOT,
  SERVER_ENTRIES,
  PARTS,
  TAGS,
  TYPES_ONLY,
  classOf,
  packageFile,
  withProject,
} from './project.js';
import type { Target } from './project.js';

const { exports } = packageFile;
const targets = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : conditions(target).map((each) => ({ name, ...each })),
);

/** What an entry leads to in a browser, if that is something else, and everywhere. */
function conditions({ browser, ...target }: Target): readonly Omit<Target, 'browser'>[] {
  return browser ? [browser, target] : [target];
}

describe('the entry points of the package', () => {
  it('are one for each game and its element, and those of the library', () => {
    const entries = [...ENTRIES, ...TYPES_ONLY].map((entry) => entry.replace('tabletop-elements', '.'));
    const data = [
      'custom-elements.json',
      'web-types.json',
      'vscode.html-custom-data.json',
      'vscode.css-custom-data.json',
    ];
    const files = [...data, 'package.json'].map((file) => `./${file}`);
    expect(Object.keys(exports)).to.have.members([...entries, ...files, './cdn/*']);
  });

  it('lead to the modules of the elements and the games in the registry', () => {
    for (const { tag } of games) {
      expect(exports[`./${tag}.js`]).to.have.property('default', `./dist/elements/games/${tag}/define.js`);
    }
    for (const { tag } of controls) {
      expect(exports[`./${tag}.js`]).to.have.property('default', `./dist/elements/controls/${tag}/define.js`);
    }
    for (const { id } of games) {
      expect(exports[`./games/${id}.js`]).to.have.property('default', `./dist/games/${id}/index.js`);
    }
    for (const id of opponents) {
      expect(exports[`./opponents/${id}.js`]).to.have.property('default', `./dist/opponents/${id}/index.js`);
    }
  });

  it('name their types before the script, so that compilers find them', () => {
    expect(new Set(targets.map(({ name }) => name))).to.have.property('size', ENTRIES.length + TYPES_ONLY.length);
    for (const { name, ...target } of targets) expect(Object.keys(target), name).to.deep.equal(['types', 'default']);
  });

  it('have types whose own imports are there', () => {
    const seen = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = readFileSync(join(ROOT, file), 'utf8');
      for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g)) {
        follow(join(dirname(file), `${path}.d.ts`));
      }
    };
    for (const { types } of targets) follow(types);
    expect(seen.size).to.be.above(50);
  });

  it('are what the documentation imports', () => {
    const pages = readdirSync(join(ROOT, 'stories'), { recursive: true, encoding: 'utf8' });
    const texts = ['README.md', ...pages.filter((file) => /\.mdx?$/.test(file)).map((file) => `stories/${file}`)];
    const named = texts.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](tabletop-elements(?:\/[^'"]*)?)['"]/g)].map(
        ([, name]) => name,
      );
    });
    expect(named).to.include('tabletop-elements/triad-board.js');
    expect(named.filter((name = '') => !name.includes('/cdn/')))
      .to.have.property('length')
      .above(10);
    const known = [
      ...ENTRIES,
      ...TYPES_ONLY,
      'tabletop-elements/custom-elements.json',
      'tabletop-elements/web-types.json',
    ];
    expect([...new Set(named)].filter((name = '') => !known.includes(name) && !name.includes('/cdn/'))).to.deep.equal(
      [],
    );
  });

  it('have a script and a style sheet for those who name only the package on a CDN', () => {
    for (const field of ['unpkg', 'jsdelivr'])
      expect(existsSync(join(ROOT, String(packageFile[field])))).to.equal(true);
  });
});

describe('a project with the package and what it depends on', () => {
  const project = withProject(() => Project.installed());

  interface Imported {
    readonly names: readonly string[];
    readonly globals: readonly string[];
    readonly waiting: readonly string[];
  }

  /** Imports an entry in a process of its own. @param first what it stands on, whose globals are not its own */
  const imported = (entry: string, first = 'node:fs') =>
    project().node<Imported>(`
      await import('${first}');
      const before = new Set(Reflect.ownKeys(globalThis));
      const module = await import('${entry}');
      const after = Reflect.ownKeys(globalThis);
      const globals = [...after.filter((key) => !before.has(key)), ...[...before].filter((key) => !after.includes(key))];
      const waiting = process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP|Worker|MessagePort/.test(name));
      tell({ names: Object.keys(module), globals: globals.map(String), waiting });
    `);

  for (const entry of ENTRIES.filter((each) => !SERVER_ENTRIES.includes(each))) {
    it(`can import ${entry} without a DOM; nothing is left in the global scope or ticking`, async () => {
      const isPure = /games\/|opponents|match/.test(entry);
      const { names, globals, waiting } = await imported(entry, isPure ? 'node:fs' : 'lit');
      expect(names).to.include.members([...(EXPORTED[entry] ?? [])]);
      expect(globals).to.deep.equal([]);
      expect(waiting).to.deep.equal([]);
    });
  }

  it('would be told of a timer that waits', async () => {
    const { waiting } = await imported('data:text/javascript,setTimeout(() => {}, 50);export default 1');
    expect(waiting).to.deep.equal(['Timeout']);
  });

  it('is told which packages servers need besides', async () => {
    const errors = await project().node<string[]>(`
      const failing = (entry) => import(entry).then(() => 'nothing', ({ code, message }) => code + ' ' + message);
      tell(await Promise.all(${JSON.stringify(SERVER_ENTRIES)}.map(failing)));
    `);
    for (const error of errors)
      expect(error).to.match(/^ERR_MODULE_NOT_FOUND Cannot find package '@(lit-labs\/ssr|colyseus\/core)/);
  });

  it('can import no file that is not an entry', async () => {
    const { refused, reached } = await project().node<{ refused: number; reached: string[] }>(`
      import { readdirSync } from 'node:fs';
      const files = readdirSync('node_modules/tabletop-elements', { recursive: true })
        .map((file) => file.replaceAll('\\\\', '/'))
        .filter((file) => !/^cdn\\/|^[^/]+\\.json$/.test(file));
      const ways = files.flatMap((file) => [file, file.replace(/^dist\\//, ''), file.replace(/\\.js$/, '')]);
      const reached = [];
      let refused = 0;
      for (const way of ways.map((file) => 'tabletop-elements/' + file)) {
        if (${JSON.stringify(ENTRIES)}.includes(way)) continue;
        try {
          import.meta.resolve(way);
          reached.push(way);
        } catch (error) {
          if (error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') refused++;
          else reached.push(way + ': ' + error.code);
        }
      }
      tell({ refused, reached });
    `);
    expect(reached).to.deep.equal([]);
    expect(refused).to.be.above(500);
  });

  it('defines no element until it is told to, none where there is no registry, and uses one that comes later', async () => {
    const { defined, byImport } = await project().node<Record<'defined' | 'byImport', string[]>>(`
      const classes = await import('tabletop-elements/classes.js');
      const byImport = ${JSON.stringify([...TAGS, ...PARTS])}.filter((tag) => customElements.get(tag));
      delete globalThis.customElements;
      const names = ${JSON.stringify(TAGS.map(classOf))};
      for (const name of names) classes[name].define();
      const defined = [];
      globalThis.customElements = { get: () => undefined, define: (tag, type) => defined.push(tag + ' ' + type.name) };
      for (const name of names) classes[name].define('our-' + name.toLowerCase());
      tell({ defined, byImport });
    `);
    expect(byImport).to.deep.equal([]);
    const parts = PARTS.map((tag) => `${tag} ${classOf(tag)}`);
    expect(defined).to.have.members([
      ...TAGS.map((tag) => `our-${classOf(tag).toLowerCase()} ${classOf(tag)}`),
      ...parts,
    ]);
  });

  for (const { id } of games) {
    it(`plays a whole game of ${id}, and its record is the same game again`, async () => {
      const { plies, reason, text, isSame } = await project().node<Record<string, unknown>>(`
        import { ${id} } from 'tabletop-elements/games/${id}.js';
        import { Match, makeRecordText } from 'tabletop-elements/match.js';
        const match = new Match(${id}, { seed: 'house', dice: 'auto' });
        while (!match.outcome) {
          const actor = match.actors.find((each) => typeof each === 'number');
          const moves = match.legalMoves(actor);
          // In games of several at once the middle move alone would go on for ever.
          const leading = moves.find(({ kind, place }) => kind === 'call' || kind === 'put' || (kind === 'take' && place));
          match.play(leading ?? moves[Math.floor(moves.length / 2)], { actor });
        }
        const text = makeRecordText(match.toRecord(), ${id});
        const again = Match.fromRecord(${id}, text);
        const isSame = JSON.stringify(again.state) === JSON.stringify(match.state);
        tell({ plies: match.length, reason: match.outcome.reason, text, isSame });
      `);
      expect(plies).to.be.above(5);
      expect(reason).to.be.a('string');
      expect(text).to.match(new RegExp(`^${id} \\d;.*seed=house`));
      expect(isSame).to.equal(true);
    });
  }

  it('is refused what is against the rules, with a code', async () => {
    const refused = await project().node<unknown>(`
      import { triad } from 'tabletop-elements/games/triad.js';
      import { GameError, Match } from 'tabletop-elements/match.js';
      try {
        new Match(triad, { start: 'ccbbaa/6/6/6/6/AABBCC' }).play('a1a2');
      } catch (error) {
        tell({ isGameError: error instanceof GameError, code: error.code, refusal: error.refusal.code });
      }
    `);
    expect(refused).to.deep.equal({ isGameError: true, code: 'illegal-move', refusal: 'same-value' });
  });
});
