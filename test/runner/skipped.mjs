/** Says at the end what a browser could not be asked to do, and in how many tests or suites. */
export function skippedReporter() {
  const counts = new Map();
  return {
    plugin: {
      name: 'skipped',
      executeCommand({ command, payload: { browser, need, why } = {} }) {
        if (command !== 'skipped') return;
        const line = `${browser} has been asked for no ${need}: ${why}`;
        counts.set(line, (counts.get(line) ?? 0) + 1);
        return true;
      },
    },
    reporter: {
      onTestRunFinished() {
        for (const [line, count] of counts) console.log(`${count} × skipped: ${line}.`);
      },
    },
  };
}
