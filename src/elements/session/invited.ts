import { isServer } from 'lit';
import { isBlank } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import type { Mode } from '../base/mode.js';

/** An element that may share its game. */
export interface InvitedElement {
  readonly game: { readonly id: string };
  readonly online?: Text;
  readonly room?: Text;
  readonly activeMode: Mode;
}

/** Whether the page, or its address, seems to name a room in which an element shares its game. The part that joins it, which may not be loaded yet, knows. */
export const isInvited = ({ game, online, room, activeMode }: InvitedElement): boolean =>
  !isServer &&
  activeMode === 'play' &&
  !isBlank(online) &&
  (!isBlank(room) || location.search.includes(`room=${game.id}-`));
