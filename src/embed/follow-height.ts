import { KINDS } from './kinds.js';

/** For the page that embeds frames: gives each frame the height of its game. Frames with anything else in them are left alone. */
const LIBRARY = 'tabletop-elements';
/** In pixels; higher than any game in a narrow column with large text. */
const HIGHEST = 6000;

interface HeightMessage {
  readonly source?: unknown;
  readonly type?: unknown;
  readonly height?: unknown;
}

/** The address of the embed page in a frame; `undefined` if the frame was given another page. */
function embedAddress({ src }: HTMLIFrameElement): URL | undefined {
  const address = URL.canParse(src) ? new URL(src) : undefined;
  const isOurs = address?.pathname.endsWith('/embed.html') && KINDS.some((kind) => address.searchParams.has(kind));
  return isOurs ? address : undefined;
}

/** Whether a message of this origin comes from the page that the frame was given, and not from one that it went to later. */
function isOfFrame(frame: HTMLIFrameElement, origin: string): boolean {
  const address = embedAddress(frame);
  // In a sandbox, pages have no origin of their own.
  const isSandboxed = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  return address !== undefined && origin === (isSandboxed ? 'null' : address.origin);
}

/** The height that a page gave to a frame, and the one that its game needs. */
interface Heights {
  given: number;
  needed: number;
}

const heights = new Map<HTMLIFrameElement, Heights>();

function setHeight(frame: HTMLIFrameElement, { given, needed }: Heights): void {
  frame.height = String(Math.max(given, needed));
}

/** Takes back what a page has given too much. */
function takeBack(frame: HTMLIFrameElement, known: Heights): void {
  known.given = 0;
  setHeight(frame, known);
}

/** What stands below a frame must not jump up while somebody reads it. */
const sight = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    const frame = target as HTMLIFrameElement;
    const known = heights.get(frame);
    if (known && !isIntersecting) takeBack(frame, known);
    if (!isIntersecting) sight.unobserve(frame);
  }
});

function follow(frame: HTMLIFrameElement, needed: number): void {
  const known = heights.get(frame) ?? { given: frame.clientHeight, needed };
  known.needed = needed;
  if (!heights.has(frame)) sight.observe(frame);
  heights.set(frame, known);
  setHeight(frame, known);
}

// Everything moves then anyway.
addEventListener('resize', () => {
  for (const [frame, known] of heights) {
    if (frame.isConnected) takeBack(frame, known);
    else heights.delete(frame);
  }
});

addEventListener('message', ({ data, source, origin }: MessageEvent<HeightMessage | null>) => {
  if (data?.source !== LIBRARY || data.type !== 'height') return;
  const height = Math.ceil(Number(data.height));
  if (!(height > 0 && height <= HIGHEST)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source && isOfFrame(frame, origin)) follow(frame, height);
  }
});

// Frames that loaded earlier have announced their height to nobody.
for (const frame of document.querySelectorAll('iframe')) {
  if (embedAddress(frame)) frame.contentWindow?.postMessage({ target: LIBRARY, type: 'height' }, '*');
}
