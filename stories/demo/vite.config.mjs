import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The page as static files beside Storybook: `vite build stories/demo`. All addresses are relative, so it works in any folder. */
export default defineConfig({
  base: './',
  build: {
    outDir: fileURLToPath(new URL('../../storybook-static/demo/', import.meta.url)),
    emptyOutDir: true,
    // The elements ask for browsers that know all of this, and a reader of the skins finds them as they were written.
    target: 'es2022',
    cssMinify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What several parts share would otherwise be a request for each set of parts that share it.
            { name: 'shared', minShareCount: 2, test: (id) => !/\/(?:locales|puzzles|lessons|online)\//.test(id) },
          ],
        },
      },
    },
  },
});
