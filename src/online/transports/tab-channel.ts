/** What tabs send to one another. All of them receive everything, and take what is meant for them. */
export type TabMessage =
  /** A connection begins with whoever hosts, or ends. */
  | { readonly kind: 'join' | 'leave'; readonly from: string }
  /** A connection asks its host whether it is still there. */
  | { readonly kind: 'ping'; readonly from: string; readonly to: string }
  /** A host begins or ends. */
  | { readonly kind: 'host' | 'end'; readonly from: string }
  /** Answers of a host: the connection stands; the host is still there; it knows no such connection, or not any more. */
  | { readonly kind: 'joined' | 'pong' | 'unknown'; readonly from: string; readonly to: string }
  /** A message of the protocol, as JSON. That of a host says how often the game had been saved by then. */
  | { readonly kind: 'to-host'; readonly from: string; readonly to: string; readonly text: string }
  | {
      readonly kind: 'to-client';
      readonly from: string;
      readonly to: string;
      readonly text: string;
      readonly saves: number;
    };

/** The channel between the tabs of a browser that share one game. */
export class TabChannel {
  readonly #channel: BroadcastChannel;
  #isOpen = true;

  constructor(name: string, take: (message: TabMessage) => void) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#isOpen && isMessage(data)) take(data);
    });
  }

  post(message: TabMessage): void {
    if (this.#isOpen) this.#channel.postMessage(message);
  }

  close(): void {
    this.#isOpen = false;
    this.#channel.close();
  }
}

/** Another tab may have another version of this library. */
function isMessage(data: unknown): data is TabMessage {
  const { kind, from } = Object(data) as Partial<TabMessage>;
  return typeof kind === 'string' && typeof from === 'string';
}
