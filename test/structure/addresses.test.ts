import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { CDN, DOCS, REPOSITORY } from '../../stories/docs/addresses.js';

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly name: string;
  readonly version: string;
  readonly homepage: string;
  readonly repository: { readonly url: string };
};

const pages = [
  'README.md',
  ...readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:mdx?|ts)$/.test(file)),
];

/** Scripts, styles and frames that a page loads, and whatever else leads to files of the library. */
const LOADED = /(?:\b(?:src|href)=["']|\b(?:from|import) ?\(?["'])(https?:[^"']+)/g;
const OURS = /https?:[^\s"'`)\]]*(?:tabletop-elements|\/cdn\/)[^\s"'`)\]]*/g;

describe('the addresses that README, guides and pages of the docs print', () => {
  it('have the version of the package', () => {
    expect(CDN).to.equal(`https://unpkg.com/${manifest.name}@${manifest.version}/cdn/`);
  });

  it('are those of the package file', () => {
    expect(manifest.homepage).to.equal(DOCS);
    expect(manifest.repository.url).to.equal(`git+${REPOSITORY}.git`);
  });

  it('are one for each purpose', () => {
    const others = pages.flatMap((page) => {
      const text = read(page);
      const found = [...[...text.matchAll(LOADED)].map(([, address = '']) => address), ...(text.match(OURS) ?? [])];
      // The last one stands for a server of the reader's own.
      const known = [CDN, DOCS, REPOSITORY, 'https://games.example.org/'];
      return found
        .filter((address) => !known.some((each) => address.startsWith(each)))
        .map((each) => `${page}: ${each}`);
    });
    expect(others).to.deep.equal([]);
  });

  it('are printed by each page that shows a script tag', () => {
    const printing = pages.filter((page) => read(page).includes(CDN));
    expect(printing).to.include.members(['README.md', 'stories/guides/embedding.md', 'stories/triad-board.mdx']);
  });

  it('are explained in the README alone', () => {
    const explaining = pages.filter((page) => /\bserve\s+`cdn\/`\s+yourself/i.test(read(page)));
    expect(explaining).to.deep.equal(['README.md']);
    const guides = pages.filter((page) => page.startsWith('stories/guides/') && read(page).includes(CDN));
    const mute = guides.filter((page) => !read(page).includes('](../../README.md#the-address)'));
    expect(mute).to.deep.equal([]);
    expect(read('README.md')).to.contain('\n### The address\n');
  });

  it('get the next version from `npm version`', () => {
    const folder = mkdtempSync(join(tmpdir(), 'version-'));
    try {
      for (const path of ['README.md', 'stories/docs', 'stories/guides'])
        cpSync(path, join(folder, path), { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '1.20.3-rc.1' }));
      execFileSync(process.execPath, ['stories/docs/write-version.mjs'], { cwd: folder });
      for (const file of ['README.md', 'stories/docs/addresses.ts', 'stories/guides/embedding.md']) {
        const written = readFileSync(join(folder, file), 'utf8');
        expect(written).to.equal(read(file).replaceAll(`@${manifest.version}/`, '@1.20.3-rc.1/'));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
