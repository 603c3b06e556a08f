import { isServer } from 'lit';
import { isNew } from '../play/reader-settings.js';
import type { Control } from '../controls/controls.js';
import { isOn } from './attributes.js';
import type { Text } from './attributes.js';
import type { Mode } from './mode.js';

/** An element in which a coach may speak. */
interface CoachedElement {
  readonly activeMode: Mode;
  readonly session: { readonly leading: { setting(name: 'coach'): Text } };
  readonly match: { readonly game: { readonly id: string }; readonly gate: { readonly hasUser: boolean } };
  shows(control: Control): boolean;
}

/**
 * Room for the line of the coach: for readers who are new to the game when it is first shown, and then as long as it is played, so that nothing moves. What
 * a server has drawn has none, since it does not know the reader.
 */
export class CoachRoom {
  /** Whether the reader was new to the game when it was first shown. */
  #isNewReader: boolean | undefined;

  /** @param isPicture whether nobody can play, or a server has drawn the first picture */
  isOpen(element: CoachedElement, isPicture: boolean): boolean {
    const { activeMode, match, session } = element;
    if (isServer || activeMode !== 'play' || isPicture) return false;
    this.#isNewReader ??= isNew(match.game.id);
    return (
      this.#isNewReader &&
      isOn(session.leading.setting('coach') ?? 'on') &&
      element.shows('status') &&
      match.gate.hasUser
    );
  }
}
