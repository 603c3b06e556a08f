import type { HostSurroundings } from './options.js';

/** Tells whoever runs the host of a fault. One in the telling itself is told to nobody. */
export function report(error: unknown, onError: HostSurroundings['onError']): void {
  try {
    onError?.(error);
  } catch {
    // There is nobody else to tell.
  }
}
