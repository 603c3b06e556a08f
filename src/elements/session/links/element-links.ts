import { leadByLinks } from '../../../interaction/links/page-links.js';
import type { LinkRequest, LinkTarget } from '../../../interaction/links/page-links.js';
import type { AnyElement } from '../../base/any-element.js';
import { shareAddresses } from '../shared-modules.js';

/** Lets links of the page, and its address, lead an element. What follows them is loaded with the first one. */
export class ElementLinks implements LinkTarget {
  readonly element: AnyElement;

  constructor(element: AnyElement) {
    this.element = element;
    leadByLinks(this);
  }

  get isReplay(): boolean {
    return this.element.activeMode === 'replay';
  }

  /** Ends showing the game of a link; missing while the element shows its own. */
  get leaveShared(): (() => void) | undefined {
    const { leading } = this.element.session;
    return leading.fromLink && (() => leading.showLink(undefined));
  }

  takesShared(game: string): boolean {
    const { element } = this;
    const { game: rules, session, activeMode, shareUrl } = element;
    return (
      rules.id === game &&
      !session.linked &&
      activeMode !== 'diagram' &&
      Boolean(shareAddresses.loaded?.isSharedHere(shareUrl))
    );
  }

  followLink(request: LinkRequest): void {
    const { element } = this;
    element.loader.wake();
    if (element.session.leading.policy?.followLink?.(request)) return;
    // Without the network, a link does what it does without a script.
    import('./follow-link.js')
      .then(({ followLink }) => followLink(element, request))
      .catch(() => element.scrollIntoView());
  }
}
