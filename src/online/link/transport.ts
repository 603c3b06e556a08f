import type { ClientMessage } from '../protocol.js';

/**
 * Why a connection makes no sense to try again: `no-room` if there is no such game any more, `forbidden` if the page may not connect, by its policy or its
 * sandbox.
 */
export type FinalClose = 'no-room' | 'forbidden';

/** The events of a connection that a transport has begun. */
export interface ConnectionEvents {
  /** The connection stands, and messages can be sent. */
  opened(): void;
  /** A message of the host has arrived: its JSON, or what came out of it. Called in the order in which they were sent. */
  received(message: unknown): void;
  /**
   * The connection is lost, or could not be made. Called once; nothing is called after it.
   * @param end why it makes no sense to try again; `true` means `no-room`. Otherwise another connection is tried
   */
  closed(end?: boolean | FinalClose): void;
}

/** One connection to the host of a game. */
export interface HostConnection {
  /** Sends a message if the connection stands; what cannot be sent is lost, and sent again by the link. Throws nothing. */
  send(message: ClientMessage): void;
  /** Ends the connection. No event follows. */
  close(): void;
}

/** Brings messages to the host of a game and back: over a socket, a channel between tabs, or whatever else keeps their order. */
export interface Transport {
  /** Names the shared game: the seat and its secret are kept under it, so that a reader who comes back finds the same seat. */
  readonly room: string;
  /**
   * Begins a connection. The link has one at a time, and begins another one after one was lost. No event comes before this has returned. Where nothing
   * comes any more, the link gives the connection up by itself.
   */
  connect(events: ConnectionEvents): HostConnection;
}
