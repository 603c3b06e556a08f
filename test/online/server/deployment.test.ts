import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { missingPackages } from '../../../src/server/online/missing-packages.js';
import { readSettings } from '../../../src/server/online/settings.js';
import type { Settings } from '../../../src/server/online/settings.js';

const read = (file: string): string => readFileSync(file, 'utf8');
const FOLDER = 'stories/online';
const everything = readSettings({ REDIS_URL: 'redis://localhost' }) as Settings;
const needed = missingPackages(everything, () => false)
  ?.replace(/^.*npm install /, '')
  .split(' ');

const namesIn = (file: string, pattern: RegExp): readonly string[] => [
  ...new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name)),
];

describe('what is there for those who run the server', () => {
  for (const file of [`${FOLDER}/Dockerfile`, `${FOLDER}/install.sh`, 'stories/guides/playing-online.md']) {
    it(`installs each package that the server asks for, of a version it works with: ${file}`, () => {
      const { peerDependencies } = JSON.parse(read('package.json')) as {
        peerDependencies: Readonly<Record<string, string>>;
      };
      const [, ...installed] = [...read(file).matchAll(/ ((?:@colyseus\/)?[a-z-]+)(?:@([\d.]+))?(?=[\s\\])/g)].map(
        ([, name = '', version]) => ({ name, version }),
      );
      for (const name of needed ?? []) {
        const found = installed.filter((each) => each.name === name);
        expect(found, name).to.not.be.empty;
        for (const { version } of found) {
          if (version) expect(peerDependencies[name]).to.match(new RegExp(`^(?:\\^${version}\\.|>=)`));
        }
      }
      expect(needed).to.have.length.above(8);
    });
  }

  it('sets what the server reads, and nothing else; the guide explains all of it', () => {
    const settings = namesIn('src/server/online/settings.ts', /`([A-Z_]+)`/g);
    const guide = read('stories/guides/playing-online.md');
    const told = [...guide.matchAll(/^\|.*\|$/gm)].flatMap(([row]) => [...row.matchAll(/`([A-Z_]+)`/g)]);
    expect(new Set(told.map(([, name]) => name))).to.deep.equal(new Set(settings));
    const composed = namesIn(`${FOLDER}/compose.yaml`, /^ {6}([A-Z_]+):/gm);
    expect(composed.filter((name) => !['DOMAIN', 'ONE', 'TWO', ...settings].includes(name))).to.deep.equal([]);
    const [, written = ''] = /printf '(.*)'/.exec(read(`${FOLDER}/install.sh`)) ?? [];
    const installed = [...written.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(installed).to.include('DOMAIN');
    expect(installed.filter((name) => !['DOMAIN', ...settings].includes(name))).to.deep.equal([]);
  });

  it('has the same ports and paths in all its files, and one proxy in front of each process', () => {
    const caddyfile = read(`${FOLDER}/Caddyfile`);
    const compose = read(`${FOLDER}/compose.yaml`);
    const behind = [...caddyfile.matchAll(/handle_path \/(\d+)\/\* \{\s+reverse_proxy \{\$(\w+):localhost:(\d+)\}/g)];
    const proxied = behind.map(([, path, name, port]) => ({ path, name, port }));
    expect(proxied.map(({ path }) => path)).to.deep.equal(proxied.map(({ port }) => port));
    for (const { name = '', port } of proxied) {
      const service = name.toLowerCase();
      const [, settings = ''] = new RegExp(`^ {2}${service}:\n((?: {4}.*\n)+)`, 'm').exec(compose) ?? [];
      expect(settings).to.include(`PORT: ${port}\n`).and.include(`PUBLIC_ADDRESS: \${DOMAIN:?}/${port}\n`);
      expect(settings).to.include('TRUSTED_PROXIES: 1\n').and.include('REDIS_URL: redis://redis:6379\n');
      expect(compose).to.include(`${name}: ${service}:${port}\n`);
    }
    const units = proxied.map(({ port }) => `tabletop-online@${port}`).join(' ');
    for (const file of ['install.sh', 'tabletop-online@.service']) expect(read(`${FOLDER}/${file}`)).to.include(units);
    expect(read(`${FOLDER}/install.sh`)).to.include('TRUSTED_PROXIES=1\\n');
    expect(read(`${FOLDER}/tabletop-online@.service`)).to.include('PORT=%i PUBLIC_ADDRESS=${DOMAIN}/%i');
    expect(proxied).to.have.length(2);
  });

  it('starts what the package has as its command', () => {
    const { bin } = JSON.parse(read('package.json')) as { bin: Readonly<Record<string, string>> };
    const path = `node_modules/tabletop-elements/${bin['tabletop-elements-online']?.replace('./', '')}`;
    expect(read(`${FOLDER}/Dockerfile`)).to.include(`CMD ["node", "${path}"]`);
    expect(read(`${FOLDER}/tabletop-online@.service`)).to.include(`node ${path}\n`);
  });

  for (const [tool, ...args] of [
    ['sh', '-n', `${FOLDER}/install.sh`],
    ['caddy', 'validate', '--adapter', 'caddyfile', '--config', `${FOLDER}/Caddyfile`],
    ['systemd-analyze', 'verify', `${FOLDER}/tabletop-online@.service`],
  ] as const) {
    it(`is right in the eyes of ${tool}, where it is installed`, function () {
      const { error, status, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
      if (error) this.skip();
      expect(status, stderr).to.equal(0);
    });
  }
});
