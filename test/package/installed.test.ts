import { expect } from '@open-wc/testing';
import { ENTRIES, EXPORTED, PLAIN_ENTRIES, SERVER_ENTRIES } from './built.js';
import { SomebodysProject } from './somebodys-project.js';

describe('somebody who installs the package into an empty project', function () {
  this.timeout(60_000);
  const project = SomebodysProject.installed();

  it('gets no more packages than it needs', async () => {
    const packages = await project.run<string[]>(
      `
      import { readFileSync } from 'node:fs';
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
      tell(Object.keys(packages).filter(Boolean).map((path) => path.replace('node_modules/', '')));
      `,
    );
    expect(packages).to.have.members([
      'tabletop-elements',
      ...['lit', 'lit-element', 'lit-html', '@lit/reactive-element', '@lit-labs/ssr-dom-shim', '@types/trusted-types'],
      ...['@shoelace-style/localize', 'pure-rand'],
    ]);
  });

  for (const entry of PLAIN_ENTRIES) {
    it(`can import ${entry}`, async () => {
      const names = await project.run<string[]>(`tell(Object.keys(await import('${entry}')));`);
      expect(names).to.include.members([...(EXPORTED[entry] ?? [])]);
    });
  }

  for (const entry of SERVER_ENTRIES) {
    it(`hears which package ${entry} needs besides`, async () => {
      const missing = await project.run<string>(
        `tell(await import('${entry}').then(() => 'nothing', ({ code, message }) => code + ' ' + message));`,
      );
      expect(missing).to.match(/^ERR_MODULE_NOT_FOUND Cannot find package '@lit-labs\/ssr/);
    });
  }

  it('plays a game of Triad, and has its record', async () => {
    const { outcome, again } = await project.run<{ outcome: { winners: number[] }; again: unknown }>(
      `
      import { triad } from 'tabletop-elements/games/triad.js';
      import { Match, makeRecordText } from 'tabletop-elements/match.js';
      const match = new Match(triad, { seed: 'house', dice: 'auto' });
      for (let turn = 1; !match.outcome; turn++) {
        const moves = match.legalMoves();
        match.play(moves[(turn * 7) % moves.length]);
      }
      const record = makeRecordText(match.toRecord(), triad);
      tell({ outcome: match.outcome, again: Match.fromRecord(triad, record).outcome });
      `,
    );
    expect(outcome.winners).to.not.be.empty;
    expect(again).to.deep.equal(outcome);
  });

  it('cannot import any file that is not an entry', async () => {
    const { refused, reached } = await project.run<{ refused: number; reached: string[] }>(
      `
      import { readdirSync } from 'node:fs';
      const files = readdirSync('node_modules/tabletop-elements', { recursive: true })
        .map((file) => file.replaceAll('\\\\', '/'))
        .filter((file) => !/^cdn\\/|^(?:package|custom-elements)\\.json$/.test(file));
      const ways = files.flatMap((file) => [file, file.replace(/^dist\\//, ''), file.replace(/\\.js$/, '')]);
      const entries = ${JSON.stringify(ENTRIES)};
      const reached = [];
      let refused = 0;
      for (const way of ways.map((file) => 'tabletop-elements/' + file)) {
        if (entries.includes(way)) continue;
        try {
          import.meta.resolve(way);
          reached.push(way);
        } catch (error) {
          if (error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') refused++;
          else reached.push(way + ': ' + error.code);
        }
      }
      tell({ refused, reached });
      `,
    );
    expect(reached).to.be.empty;
    expect(refused).to.be.above(500);
  });

  it('finds the manifest, the package file and the scripts for pages where they are said to be', async () => {
    const tags = await project.run<string[]>(
      `
      import { readFileSync } from 'node:fs';
      const read = (path) => readFileSync(new URL(import.meta.resolve('tabletop-elements/' + path)), 'utf8');
      const { customElements } = JSON.parse(read('package.json'));
      const { modules } = JSON.parse(read(customElements));
      if (!read('cdn/triad-board.js').includes('triad-board')) throw new Error('another script');
      tell(modules.flatMap(({ declarations }) => declarations ?? []).filter(({ customElement }) => customElement).map(({ tagName }) => tagName).filter(Boolean));
      `,
    );
    expect(tags).to.include('triad-board');
  });
});
