/** Collects what is thrown into the page from now on. */
export function watchTrouble(): { stop(): readonly unknown[] } {
  const thrown: unknown[] = [];
  const onError = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => thrown.push(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return {
    stop() {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      return thrown;
    },
  };
}
