import type { HostSurroundings } from './options.js';

/** Notifies whoever runs the host of a fault. A fault in `onError` itself is reported to nobody. */
export function report(error: unknown, onError: HostSurroundings['onError']): void {
  try {
    onError?.(error);
  } catch {
    // There is nobody else to notify.
  }
}
