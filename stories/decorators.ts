import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { HOUSES, SKINS } from './skins.js';

const STYLES = html`<style>
  ${SKINS}
</style>`;

type Decorator = (story: () => unknown) => TemplateResult;

export const rightToLeft: Decorator = (story) => html`<div dir="rtl">${story()}</div>`;

export const inTheDark: Decorator = (story) =>
  html`<div style="color-scheme: dark; background: #151311; color: #f1eae0; padding: 1rem">${story()}</div>`;

export const inAGarden: Decorator = (story) =>
  html`${STYLES}
    <div class="garden">${story()}</div>`;

/** A game in each of the skins, side by side. */
export const inAllSkins = (game: (skin: string) => unknown): TemplateResult =>
  html`${STYLES}
    <div class="skins">${HOUSES.map(game)}</div>`;
