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
  return address?.pathname.endsWith('/embed.html') && address.searchParams.has('game') ? address : undefined;
}

/** Whether a message of this origin comes from the page that the frame was given, and not from one that it went to later. */
function isOfFrame(frame: HTMLIFrameElement, origin: string): boolean {
  const address = embedAddress(frame);
  // In a sandbox, pages have no origin of their own.
  const isSandboxed = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  return address !== undefined && origin === (isSandboxed ? 'null' : address.origin);
}

addEventListener('message', ({ data, source, origin }: MessageEvent<HeightMessage | null>) => {
  if (data?.source !== LIBRARY || data.type !== 'height') return;
  const height = Number(data.height);
  if (!(height > 0 && height <= HIGHEST)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source && isOfFrame(frame, origin)) frame.height = String(Math.ceil(height));
  }
});

// Frames that loaded earlier have announced their height to nobody.
for (const frame of document.querySelectorAll('iframe')) {
  if (embedAddress(frame)) frame.contentWindow?.postMessage({ target: LIBRARY, type: 'height' }, '*');
}

export {};
