import { emulateMedia } from '@web/test-runner-commands';

/** For a file or a suite in which nothing depends on how things get where they are: nobody waits until they are there. */
export function withoutMotion(): void {
  // Before each test, since a test that emulates paper ends this, too.
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
}
