import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The tests of a suite that failed, by their whole names. */
function* failedTests({ name, suites = [], tests = [] }, path = []) {
  const inside = name ? [...path, name] : path;
  for (const test of tests) {
    if (!test.passed && !test.skipped) yield { name: [...inside, test.name].join(' › '), error: test.error };
  }
  for (const suite of suites) yield* failedTests(suite, inside);
}

function describe({ testFile, testResults, errors }) {
  const failures = testResults ? [...failedTests(testResults)] : [];
  return [
    relative('.', testFile),
    ...failures.map(({ name, error }) => `  ${name}\n    ${error?.message ?? 'failed'}`),
    ...errors.map(({ message }) => `  ${message}`),
  ].join('\n');
}

/**
 * Names at the very end what failed, where nobody has to look for it among the progress of hundreds of files, and writes the files to
 * $FAILED_FILES, a line each, for who wants to run them again.
 */
export const failedReporter = () => ({
  onTestRunFinished({ sessions }) {
    const failed = sessions.filter(({ passed }) => !passed);
    if (process.env.FAILED_FILES) {
      writeFileSync(process.env.FAILED_FILES, failed.map(({ testFile }) => `${relative('.', testFile)}\n`).join(''));
    }
    if (failed.length > 0) console.log(['Failed:', ...failed.map(describe)].join('\n'));
  },
});
