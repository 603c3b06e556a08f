import type { FrameMessage } from '../../src/embed/messages.js';
import { ScriptPage } from './script-page.js';
import { waitUntil } from '../wait-until.js';

interface Place {
  readonly width?: number;
  readonly height?: number;
  readonly origin?: string;
  readonly address?: string;
}

/** `cdn/embed.html` in a frame, as a page around it has it: what it tells, and what can be sent to it. */
export class EmbeddedPage extends ScriptPage {
  /** All that it has told so far. */
  readonly messages: FrameMessage[] = [];
  readonly #forbidden: string[] = [];
  #probes = 0;
  readonly #listen = ({ source, data }: MessageEvent<{ source?: unknown } & FrameMessage>) => {
    if (source === this.frame.contentWindow && data.source === 'tabletop-elements') this.messages.push(data);
  };

  protected constructor(frame: HTMLIFrameElement) {
    super(frame);
    addEventListener('message', this.#listen);
  }

  /**
   * @param query as it stands in the address, `game=triad&lang=de`
   * @param place the size of the frame, and where its page is served
   */
  static async show(
    query: string,
    { width = 500, height = 800, origin = '', address = '/cdn/embed.html' }: Place = {},
  ): Promise<EmbeddedPage> {
    const frame = document.createElement('iframe');
    frame.width = String(width);
    frame.height = String(height);
    frame.setAttribute('frameborder', '0');
    frame.src = `${origin}${address}?${query}`;
    const page = new EmbeddedPage(frame);
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await isLoaded;
    // Of another origin it cannot be seen.
    frame.contentDocument?.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      page.#forbidden.push(`${effectiveDirective} ${blockedURI}`),
    );
    return page;
  }

  /** With a game that can be played. */
  static async play(query: string, place: Place = {}): Promise<EmbeddedPage> {
    const page = await EmbeddedPage.show(query, place);
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
    return page;
  }

  override close(): void {
    removeEventListener('message', this.#listen);
    super.close();
  }

  /** Sends a command. */
  send(command: object): void {
    this.post({ target: 'tabletop-elements', ...command });
  }

  /** Sends anything. */
  post(data: unknown): void {
    this.frame.contentWindow?.postMessage(data, '*');
  }

  told<Type extends FrameMessage['type']>(type: Type): Extract<FrameMessage, { type: Type }>[] {
    return this.messages.filter((message) => message.type === type) as Extract<FrameMessage, { type: Type }>[];
  }

  /** The latest message of a type, once there are so many. */
  async tells<Type extends FrameMessage['type']>(
    type: Type,
    count = 1,
  ): Promise<Extract<FrameMessage, { type: Type }>> {
    await waitUntil(() => this.told(type).length >= count, `${type} is not told ${count} times`);
    return this.told(type)[count - 1] as Extract<FrameMessage, { type: Type }>;
  }

  /** Until everything that was sent so far has been answered: answers come in order. */
  async settled(): Promise<void> {
    const probe = `settled-${++this.#probes}`;
    const isAnswer = (message: FrameMessage) => message.type === 'refused' && message.message.includes(probe);
    this.send({ type: probe });
    await waitUntil(() => this.messages.some(isAnswer), 'nothing is answered');
    this.messages.splice(this.messages.findIndex(isAnswer), 1);
  }

  /** What the policy of the page has forbidden: from its beginning where the browser reports that, else since it was loaded. */
  async violations(): Promise<string[]> {
    const { ReportingObserver } = this.window as unknown as {
      ReportingObserver?: new (
        callback: (reports: { body: { effectiveDirective: string; blockedURL: string } }[]) => void,
        options: object,
      ) => { observe(): void; disconnect(): void };
    };
    const found: string[] = [];
    const observer =
      ReportingObserver &&
      new ReportingObserver(
        (reports) => found.push(...reports.map(({ body }) => `${body.effectiveDirective} ${body.blockedURL}`)),
        { types: ['csp-violation'], buffered: true },
      );
    observer?.observe();
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer?.disconnect();
    // The way back to the tests' own server is not of the page; in WebKit 'self' has no web sockets.
    return [...new Set([...found, ...this.#forbidden])].filter((each) => !each.endsWith('/wds'));
  }
}
