import { emulateMedia, setViewport } from '@web/test-runner-commands';

const HEIGHT = 700;

/** What has to hold on a narrow and a wide screen, in the light and in the dark. Nothing moves, so that nothing is half faded in. */
export function onEachScreen(what: string, test: (width: number, height: number) => void): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 900]) {
      describe(`${what}, ${colorScheme}, ${width} pixels wide`, () => {
        before(async () => {
          await setViewport({ width, height: HEIGHT });
          await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          document.documentElement.style.colorScheme = 'light dark';
          // The audit takes a page without a background for white.
          document.body.style.background = 'Canvas';
        });

        after(async () => {
          await setViewport({ width: 800, height: 600 });
          await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
          document.documentElement.style.colorScheme = '';
          document.body.style.background = '';
        });

        test(width, HEIGHT);
      });
    }
  }
}
