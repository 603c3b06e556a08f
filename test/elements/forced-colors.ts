import { executeServerCommand } from '@web/test-runner-commands';
import { has, onlyWith } from '../runner/browser.js';

const force = (value: 'active' | 'none') => executeServerCommand('force-colors', { value });

/** For a suite: the reader’s system forces its colours. */
export function inForcedColors(): void {
  onlyWith('forced colours');
  before(() => force('active'));
  after(async () => {
    if (has('forced colours')) await force('none');
  });
}

/** A colour of the reader's system, as computed styles have it. */
export function system(name: string): string {
  const probe = document.createElement('div');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
