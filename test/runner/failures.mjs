/** Names at the end what has failed, for it is said in the middle of a long log. */
export const failuresReporter = () => ({
  onTestRunFinished({ sessions }) {
    for (const { testFile, errors, testResults } of sessions) {
      for (const { message } of errors) console.log(`FAILED ${testFile}: ${message}`);
      for (const { name, error } of failedTests(testResults)) {
        console.log(`FAILED ${testFile}: ${name}\n  ${error?.message}\n  ${error?.stack ?? ''}`);
      }
    }
  },
});

/** The failed tests of a suite and of those in it, with their whole names. */
function failedTests(suite, path = []) {
  if (!suite) return [];
  const failed = suite.tests.filter(({ passed, skipped }) => !passed && !skipped);
  return [
    ...failed.map(({ name, error }) => ({ name: [...path, name].join(' > '), error })),
    ...suite.suites.flatMap((each) => failedTests(each, [...path, each.name])),
  ];
}
