/** For the page that embeds frames: gives each frame the height of its game. */
const LIBRARY = 'tabletop-elements';
const HIGHEST = 20_000;

addEventListener(
  'message',
  ({ data, source }: MessageEvent<{ source?: unknown; type?: unknown; height?: unknown } | null>) => {
    if (data?.source !== LIBRARY || data.type !== 'height') return;
    const height = Number(data.height);
    if (!(height > 0 && height <= HIGHEST)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = String(Math.ceil(height));
    }
  },
);

// Frames that loaded earlier have announced their height to nobody.
for (const frame of document.querySelectorAll('iframe')) {
  frame.contentWindow?.postMessage({ target: LIBRARY, type: 'height' }, '*');
}

export {};
