import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { build } from 'esbuild';
import { opponents } from '../../src/elements/registry.js';

const LIMIT = 30_000;

describe('what a page loads for an opponent, tables and rules included', () => {
  for (const id of opponents) {
    it(`is at most 30 kB for ${id}`, async () => {
      const { outputFiles } = await build({
        entryPoints: [`src/opponents/${id}/index.ts`],
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
      });
      expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).to.be.below(LIMIT);
    });
  }
});
