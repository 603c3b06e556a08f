import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { OnlineAction, OnlineWords } from '../../../locales/online/terms.js';
import { button } from '../../../ui/panel/button.js';
import type { OnlineMoment } from './online-moment.js';
import { signOf } from './online-sign.js';

/** What waits for the reader, or what the reader waits for: it stands with the turn. */
const URGENT: readonly OnlineMoment['state'][] = [
  'missing',
  'ended',
  'offline',
  'unsaved',
  'asked',
  'waiting',
  'starting',
  'away',
];

export const isUrgent = ({ state }: OnlineMoment): boolean => URGENT.includes(state);

/** Beside the moment, what the line about the others is made of. */
interface LineParts {
  readonly words: OnlineWords;
  /** In place of the sentence of the moment; empty without one. */
  readonly note: string;
  /** What is to be done in the game, where the line stands in place of the status; empty without it. */
  readonly now: string;
  /** The links to copy by hand or to scan, and the room in which players wait. */
  readonly field: unknown;
  readonly act: (action: OnlineAction) => void;
  /** Asking for the seat of a player who is away. */
  readonly sitDown: { readonly label: (seat: Seat) => string; readonly run: (seat: Seat) => void };
}

/** The line about the connection and the others, with what can be done about them. */
export function renderLine(
  { state, text, aside, actions, vacancies }: OnlineMoment,
  { words, note, now, field, act, sitDown }: LineParts,
): TemplateResult {
  const shown = note || text;
  return html`<div class="online" role="group" aria-label=${words.title} data-state=${state}>
    ${
      shown ? html`<p>${signOf(state)}<span>${shown}</span>${now ? html`<small>${now}</small>` : nothing}</p>` : nothing
    }
    ${aside ? html`<small>${aside}</small>` : nothing}
    ${
      actions.length + vacancies.length > 0
        ? html`<div class="online-actions">
            ${actions.map((each) => renderAction(each, words, act))}
            ${vacancies.map((seat) => button(sitDown.label(seat), () => sitDown.run(seat)))}
          </div>`
        : nothing
    }
    ${field}
  </div>`;
}

const PRIMARY: readonly OnlineAction[] = ['agree', 'play-here', 'invite', 'ready'];

const renderAction = (action: OnlineAction, words: OnlineWords, act: LineParts['act']): TemplateResult =>
  button(words.actions[action], () => act(action), PRIMARY.includes(action) ? 'primary' : '');
