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

  it('sets what the server reads, and nothing else', () => {
    const settings = ['PORT', 'PUBLIC_ADDRESS', 'REDIS_URL', 'ORIGINS', 'PAGE', 'STATUS', 'LOG'];
    const [, table = ''] = read('stories/guides/playing-online.md').split('| setting ');
    const told = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(told).to.have.members(settings);
    const set = [...read(`${FOLDER}/compose.yaml`).matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(set.filter((name = '') => !['DOMAIN', 'ONE', 'TWO', ...settings].includes(name))).to.deep.equal([]);
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
