import type { HostMessage } from '../protocol.js';

/** A message of the host. Transports give its text, or what came out of it. */
export function readMessage(input: unknown): HostMessage | undefined {
  try {
    const value = typeof input === 'string' ? (JSON.parse(input) as unknown) : input;
    return typeof value === 'object' && value !== null && 'type' in value ? (value as HostMessage) : undefined;
  } catch {
    return undefined;
  }
}
