import { executeServerCommand } from '@web/test-runner-commands';

/** Breaks the line for these addresses alone; without any, it is mended. */
export const block = (...urls: readonly string[]) => executeServerCommand('block', { urls });

/**
 * Whether this browser asks for a module again that it once could not load. Chromium up to some version keeps the failure for as long
 * as the page lives, and no page can do anything about that.
 */
export async function loadsAgain(): Promise<boolean> {
  const probe = `${new URL('./on-screen.ts', import.meta.url).pathname}?probe=${crypto.randomUUID()}`;
  const load = () =>
    import(probe).then(
      () => true,
      () => false,
    );
  await block('*?probe=*');
  await load();
  await block();
  return load();
}
