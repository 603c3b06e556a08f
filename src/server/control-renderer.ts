import { FallbackRenderer } from '@lit-labs/ssr/lib/element-renderer.js';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { GameControl } from '../elements/controls/game-control.js';

/**
 * Renders the elements that show a control of a game elsewhere in the page: the tag and an empty shadow root, which the game fills in the browser.
 * Name it beside `GameRenderer`. Without a shadow root, Lit would take everything after the tag for a part of it, and defer its hydration.
 */
export class ControlRenderer extends FallbackRenderer {
  static override matchesClass(type: typeof HTMLElement): boolean {
    return type.prototype instanceof GameControl;
  }

  override renderShadow(): ThunkedRenderResult {
    return [];
  }
}
