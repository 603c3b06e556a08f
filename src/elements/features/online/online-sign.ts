import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { SeatPresence } from '../../../online/protocol.js';
import type { OnlineMoment } from './online-moment.js';

/** What the sign before a name or a line shows: who is there, and beside that, that somebody asks or looks on. */
export type OnlineSign = SeatPresence | 'ready' | 'lost' | 'asked' | 'watching';

/** Shapes that differ without colour: a full circle is here, an empty one is not, a broken one never was. */
const SHAPES: Readonly<Record<OnlineSign, string>> = {
  here: 'M12 6a6 6 0 1 0 .01 0z',
  ready: 'M5 12.5l4.5 4.5L19 7',
  gone: 'M12 5a7 7 0 1 0 .01 0zM5 19 19 5',
  free: 'M12 5a7 7 0 1 0 .01 0z',
  replaced: 'M4 5h16v11H4zM9 20h6M12 16v4',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  lost: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.1',
  asked: 'M4 5h16v11h-9l-5 4v-4H4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1',
  watching: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z',
};

/** The sign of each state of the line. */
const SIGNS: Readonly<Record<OnlineMoment['state'], OnlineSign>> = {
  alone: 'free',
  missing: 'lost',
  ended: 'lost',
  connecting: 'free',
  offline: 'lost',
  unsaved: 'lost',
  asked: 'asked',
  waiting: 'free',
  starting: 'here',
  away: 'gone',
  playing: 'here',
  watching: 'watching',
};

/** The sign before the line about the others. */
export const signOf = (state: OnlineMoment['state']): TemplateResult => onlineSign(SIGNS[state]);

/** A sign before a name or a line; what it means stands in words beside it. Needs `onlineStyles`. */
export const onlineSign = (sign: OnlineSign): TemplateResult =>
  html`<svg class="icon online-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-sign=${sign}>
    <path d=${SHAPES[sign]}></path>
  </svg>`;
