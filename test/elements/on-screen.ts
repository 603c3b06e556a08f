import { emulateMedia, setViewport } from '@web/test-runner-commands';

/** A page without a margin and without movement, so wide and so high. */
export function onScreen(width: number, height: number): void {
  before(async () => {
    await setViewport({ width, height });
    await emulateMedia({ reducedMotion: 'reduce' });
    document.body.style.margin = '0';
  });

  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
    document.body.style.margin = '';
  });
}
