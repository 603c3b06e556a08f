import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** All tests of a suite that ran, by their whole names. */
function* testsOf({ name, suites = [], tests = [] }, path = []) {
  const inside = name ? [...path, name] : path;
  for (const test of tests) {
    if (!test.skipped) yield { ...test, name: [...inside, test.name].join(' › ') };
  }
  for (const suite of suites) yield* testsOf(suite, inside);
}

function describe({ testFile, testResults, errors }) {
  const failures = [...testsOf(testResults ?? {})].filter(({ passed }) => !passed);
  return [
    relative('.', testFile),
    ...failures.map(({ name, error }) => `  ${name}\n    ${error?.message ?? 'failed'}`),
    ...errors.map(({ message }) => `  ${message}`),
  ].join('\n');
}

/**
 * Names at the very end what failed, where nobody has to look for it among the progress of hundreds of files. To $TEST_REPORT, if there is
 * one, it writes how many tests ran and which files failed, `{tests, failed}`, for who wants to run these again.
 */
export const failedReporter = () => ({
  onTestRunFinished({ sessions }) {
    const failed = sessions.filter(({ passed }) => !passed);
    const tests = sessions.reduce((sum, { testResults }) => sum + [...testsOf(testResults ?? {})].length, 0);
    const files = failed.map(({ testFile }) => relative('.', testFile));
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify({ tests, failed: files }));
    if (failed.length > 0) console.log(['Failed:', ...failed.map(describe)].join('\n'));
  },
});
