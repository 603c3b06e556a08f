import { fixture } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { LinksPage } from '../links-page.js';
import { ReplayPage } from './replay-page.js';

/** A page with replays of Triad and links that lead them. */
export class LinkedPage extends LinksPage<ReplayPage> {
  static async open(part: TemplateResult): Promise<LinkedPage> {
    return new LinkedPage(await fixture<HTMLElement>(part)).ready();
  }

  get replays(): readonly ReplayPage[] {
    return [...this.top.querySelectorAll('triad-board')].map((board) => new ReplayPage(board));
  }
}
