/**
 * Keeps a process with many games running when something in one place goes wrong that nobody has foreseen: it is reported, and nothing else happens. A Colyseus
 * server ends itself at such errors, unless it is made with `gracefullyShutdown: false`.
 */
export function keepRunning(onError: (error: unknown) => void): void {
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
}
