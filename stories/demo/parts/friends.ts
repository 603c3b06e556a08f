import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Skin } from '../look.js';
import type { Near } from '../near.js';
import type { Texts } from '../texts/texts.js';
import { renderPart } from './part.js';

/** What leads from the page to the documentation. */
export const guide = (name: string): string => `../?path=/docs/${name}--docs`;

/** Where readers meet, as the guide names it. */
const TAG = '<triad-board online="wss://games.example.org"></triad-board>';

/** Two devices that share one game. What joins them is loaded when the reader comes near. */
export class Friends {
  readonly #changed: () => void;
  #devices: readonly TemplateResult[] | undefined;
  #isAsked = false;

  /** @param changed is called when the devices are there */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  render(skin: Skin, texts: Texts, near: Near): TemplateResult {
    if (near.has('friend')) void this.#load();
    return renderPart(
      { id: 'friend', title: texts.friend, note: texts.friendNote, near },
      html`<div class="shared">
        <div class="devices" data-skin=${skin} data-game="triad">${this.#devices}</div>
        <p>${texts.friendCode}</p>
        <pre dir="ltr" translate="no"><code>${TAG}</code></pre>
        <p><a href=${guide('playing-online')}>${texts.friendMore}</a></p>
      </div>`,
    );
  }

  async #load(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const { shareTriad } = await import('../shared-triad.js');
    this.#devices = shareTriad(['Ada', 'Ben']);
    this.#changed();
  }
}
