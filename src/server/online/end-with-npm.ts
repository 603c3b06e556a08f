/** Milliseconds. */
const LOOK_EVERY = 200;

/**
 * Ends, as at `SIGTERM`, when `npx` or `npm run` has ended. They hand the signal to their shell alone, which ends without notifying anybody; the server
 * would go on without it.
 */
export function endWithNpm({ npm_lifecycle_event: npm }: Readonly<Record<string, string | undefined>>): void {
  if (npm === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY);
  timer.unref();
}
