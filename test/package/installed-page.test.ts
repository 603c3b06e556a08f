import { expect } from '@open-wc/testing';
import { inNode } from './built.js';
import { SomebodysProject } from './somebodys-project.js';

describe('a page that is built with Vite from the installed package', function () {
  this.timeout(60_000);
  const project = SomebodysProject.installed();

  /** Where this test's own server finds what was built. */
  const BUILT = 'node_modules/.cache/somebodys-page';

  after(() =>
    inNode(`import { rmSync } from 'node:fs'; tell(rmSync('${BUILT}', { recursive: true, force: true }) ?? 0);`),
  );

  it('shows a board that can be played, and brings no other game', async () => {
    const scripts = await inNode<string>(`
      import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
      import { join, resolve } from 'node:path';
      import { build } from 'vite';
      const root = ${JSON.stringify(project.folder)};
      const outDir = resolve('${BUILT}');
      writeFileSync(join(root, 'page.js'), "import 'tabletop-elements/triad-board.js';");
      writeFileSync(
        join(root, 'index.html'),
        '<!doctype html><html lang="en"><script type="module" src="/page.js"></script><triad-board seed="house" dice="auto"></triad-board></html>',
      );
      await build({ root, base: './', logLevel: 'silent', configFile: false, build: { outDir, emptyOutDir: true } });
      const files = readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.js'));
      tell(files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\\n'));
    `);
    expect(scripts)
      .to.contain('triad-board')
      .and.not.to.match(/kubi-sheet|tricubo-sheet|cubo-grid|triomino-table/);

    const frame = document.createElement('iframe');
    frame.src = `/${BUILT}/index.html`;
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await isLoaded;
    const board = frame.contentDocument?.querySelector('triad-board');
    await frame.contentWindow?.customElements.whenDefined('triad-board');
    await board?.updateComplete;
    const [move] = board?.legalMoves() ?? [];
    if (!board || !move) throw new Error('there is nothing to play');
    board.play(move);
    await board.updateComplete;
    expect(board.match.length).to.equal(2);
    expect(board.shadowRoot?.querySelectorAll('[data-cell][data-die^=w]')).to.have.lengthOf(6);
    frame.remove();
  });
});
