import { LitElementRenderer, render } from '@lit-labs/ssr';
import type { RenderInfo } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { ControlRenderer } from './control-renderer.js';
import { GameRenderer } from './game-renderer.js';

export { ControlRenderer } from './control-renderer.js';
export { GameRenderer } from './game-renderer.js';
export { allStyleHashes, styleHashes } from './style-hashes.js';

/**
 * Renders a template that contains game elements as HTML with declarative shadow DOM. For streams, or beside other renderers, give
 * {@link GameRenderer} and {@link ControlRenderer} to Lit's own `render()`.
 *
 * @param page a template of `html` from `@lit-labs/ssr`, which can render whole pages, or from `lit`; import the elements in it first
 * @param info further settings of Lit's `render()`
 */
export async function renderToString(page: unknown, info: Partial<RenderInfo> = {}): Promise<string> {
  const { elementRenderers = [LitElementRenderer] } = info;
  return collectResult(
    render(page, { ...info, elementRenderers: [GameRenderer, ControlRenderer, ...elementRenderers] }),
  );
}
