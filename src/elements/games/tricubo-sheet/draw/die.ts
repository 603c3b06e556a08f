import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Die } from '../../../../games/tricubo/sheet.js';
import { die } from '../../../../ui/dice/die.js';

/** One of the three dice in its size and colour; blank without a value. It is hidden from screen readers: label its parent. */
export function tricuboDie(name: Die, value: number | undefined, numerals: boolean, isRolling = false): TemplateResult {
  return html`<span class="sized" data-die=${name} aria-hidden="true">${die(value, numerals, isRolling)}</span>`;
}
