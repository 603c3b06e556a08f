import { expect } from '@open-wc/testing';
import { ELEMENTS, inNode, needsBuild } from './built.js';

interface Notices {
  /** Packages of others whose code is in the scripts. */
  readonly bundled: string[];
  readonly text: string;
}

describe('the licence notices beside the scripts', () => {
  needsBuild();

  const notices = () =>
    inNode<Notices>(`
      import { readFileSync, readdirSync } from 'node:fs';
      const maps = readdirSync('cdn', { recursive: true }).filter((file) => file.endsWith('.map'));
      const bundled = new Set();
      for (const map of maps) {
        for (const source of JSON.parse(readFileSync('cdn/' + map, 'utf8')).sources) {
          const [, name] = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(source) ?? [];
          if (name) bundled.add(name);
        }
      }
      tell({ bundled: [...bundled], text: readFileSync('cdn/LICENSES.txt', 'utf8') });
    `);

  it('name everybody whose code is in them, with copyright and licence', async () => {
    const { bundled, text } = await notices();
    expect(bundled).to.include.members(['lit-html', 'lit-element', '@lit/reactive-element', 'pure-rand']);
    for (const name of bundled) {
      const [, notice = ''] = text.split(`\n${name} `);
      expect(notice, name).to.match(/Copyright \(c\) \d{4}/);
      expect(notice, name).to.match(
        /Redistributions in binary form|The above copyright notice and this permission notice/,
      );
    }
  });

  it('are named by every script, or by what it loads', async () => {
    const silent = await inNode<string[]>(`
      import { readFileSync, readdirSync } from 'node:fs';
      const scripts = readdirSync('cdn', { recursive: true }).filter((file) => file.endsWith('.js'));
      tell(scripts.filter((file) => !readFileSync('cdn/' + file, 'utf8').includes('/*! cdn/LICENSES.txt */')));
    `);
    // Each byte of these is counted, and none is the last that a page loads.
    expect(silent).to.have.members(ELEMENTS.map(({ tag }) => `${tag}.js`));
  });
});
