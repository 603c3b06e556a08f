import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { flat, inline } from '../../../../ui/flat-template.js';
import { solid } from './picture.js';

/** A single tile beside the table; an unknown one shows its back. */
export const tilePicture = (values: string | null, up = true): TemplateResult =>
  flat(
    html`<svg class="single" viewBox="0 0 100 86.6" aria-hidden="true">
      <g class="laid">${inline(solid(values, up))}</g>
    </svg>`,
  );
