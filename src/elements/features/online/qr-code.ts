import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { correction, generate } from 'lean-qr/nano';

/** How many modules without ink are around the code, as its standard asks for. */
const QUIET_ZONE = 4;

/**
 * A text as a QR code, dark on light in dark mode, too, since not every reader of codes takes the reverse. It can be read where 15 % of it is not seen.
 * @param label its accessible name
 */
export function renderQrCode(text: string, label: string): TemplateResult {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const lines = [...Array(code.size).keys()];
  const dark = lines.flatMap((y) => lines.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')));
  const all = code.size + 2 * QUIET_ZONE;
  return html`<svg class="qr-code" role="img" aria-label=${label} viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${all} ${all}">
    <rect x=${-QUIET_ZONE} y=${-QUIET_ZONE} width=${all} height=${all} fill="#fff"></rect>
    <path d=${dark.join('')} fill="#000"></path>
  </svg>`;
}

export const styles = css`
  .qr-code {
    flex: none;
    inline-size: min(11rem, 100%);
    aspect-ratio: 1;
    border-radius: 4px;
    shape-rendering: crispedges;
    forced-color-adjust: none;
  }
`;
