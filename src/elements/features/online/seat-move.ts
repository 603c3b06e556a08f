import type { TemplateResult, nothing } from 'lit';
import type { OnlineWords } from '../../../locales/online/terms.js';
import { icon } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { PlacedTool } from '../feature.js';
import { Invitation } from './invitation.js';

const DEVICES = icon('M3 5h11v9H3zM6 18h5M17 9h4v10h-4zM19 16.5v.1');

/** Hands readers the link that takes their own seat to another device. */
export class SeatMove {
  readonly #link: () => string | undefined;
  readonly #begins: () => void;
  readonly #invitation: Invitation;

  /**
   * @param link the link; missing while there is none
   * @param begins called before the link is handed out, to remove what the line said before
   */
  constructor(context: AnyContext, link: () => string | undefined, begins: () => void) {
    this.#link = link;
    this.#begins = begins;
    this.#invitation = new Invitation(context, (sentence) => context.narrator.say(sentence));
  }

  tools({ moveSeat, seatLink }: OnlineWords): readonly PlacedTool[] {
    const link = this.#link();
    if (link === undefined) return [];
    const run = () => {
      this.#begins();
      void this.#invitation.send(link, seatLink);
    };
    return [{ id: 'move-seat', label: moveSeat, icon: DEVICES, run, places: ['menu'] }];
  }

  /** What has become of the link, in words; empty while there is nothing to say. */
  note({ seatLink }: OnlineWords): string {
    return this.#invitation.note(seatLink);
  }

  /** The link to copy by hand. */
  render({ seatLink }: OnlineWords): TemplateResult | typeof nothing {
    return this.#invitation.render(seatLink);
  }

  forget(): void {
    this.#invitation.forget();
  }
}
