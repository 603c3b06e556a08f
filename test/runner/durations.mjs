const LONGEST = 25;

/** All tests of a suite and of those in it. */
const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(6);

/**
 * Says at the end which files took longest, and what all of them took: `DURATIONS=on npm run test:elements`. A file's time is that of its page;
 * `tests` of it pass in tests, the rest before, between and after them.
 */
export function durationsReporter() {
  const starts = new Map();
  const files = [];
  const begin = performance.now(); // of those that were sent off before anybody listens
  return {
    start({ sessions }) {
      sessions.on('session-status-updated', ({ id, status, testFile, testResults }) => {
        if (status === 'INITIALIZING') starts.set(id, performance.now());
        if (status !== 'FINISHED') return;
        const tests = testsOf(testResults);
        files.push({
          name: testFile.replace(`${process.cwd()}/`, ''),
          count: tests.length,
          whole: performance.now() - (starts.get(id) ?? begin),
          inTests: tests.reduce((sum, { duration = 0 }) => sum + duration, 0),
        });
      });
    },
    onTestRunFinished() {
      const sum = (key) => files.reduce((total, file) => total + file[key], 0);
      const line = ({ name, count, whole, inTests }) =>
        `${seconds(whole)} s, tests ${seconds(inTests)} s, ${String(count).padStart(4)} × ${name}`;
      files.sort((a, b) => b.whole - a.whole);
      console.log(files.slice(0, LONGEST).map(line).join('\n'));
      console.log(
        line({ name: `${files.length} files`, count: sum('count'), whole: sum('whole'), inTests: sum('inTests') }),
      );
    },
  };
}
