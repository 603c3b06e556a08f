import config from '../../web-test-runner.config.mjs';

/** Everything that needs a page, in one browser; the longest files first, so that no core waits for the last one. */
export default {
  ...config,
  files: ['test/package/pages/*.test.ts', 'test/{demo,stories,elements/games}/**/*.test.ts', ...config.files],
};
