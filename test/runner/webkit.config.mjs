import base from '../../web-test-runner.config.mjs';
import { bundle } from './bundle.mjs';
import { SAMPLE } from './sample.mjs';
import { WebKitLauncher } from './webkit-launcher.mjs';

/** The same tests in WebKit, in the version for GTK. One file after the other: there is one keyboard and one focus. */
export default {
  ...base,
  middleware: [...base.middleware, await bundle(SAMPLE)],
  concurrency: 1,
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 600_000,
  browsers: [new WebKitLauncher()],
};
