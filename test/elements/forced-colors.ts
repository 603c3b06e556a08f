import { cdp } from './pointers.js';

/** Has the reader's system force its colours, `active`, or not, `none`. */
export const force = (value: 'active' | 'none'): Promise<unknown> =>
  cdp('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** A colour of the reader's system, as computed styles have it. */
export function system(name: string): string {
  const probe = document.createElement('div');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
