import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { Place } from './setup.js';

type OverlayHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The buttons over a drawing, each where its target is drawn. */
export class Overlay implements ReactiveController {
  readonly #host: OverlayHost;
  readonly #placeOf: (target: string, root: ShadowRoot) => Place | undefined;
  readonly #sizes = new ResizeObserver(() => void this.place());
  #drawing: LitElement | undefined;

  constructor(host: OverlayHost, placeOf: (target: string, root: ShadowRoot) => Place | undefined) {
    this.#host = host;
    this.#placeOf = placeOf;
    host.addController(this);
  }

  /** The element that draws the targets. */
  watch(drawing: LitElement): void {
    this.#sizes.disconnect();
    this.#drawing = drawing;
    this.#sizes.observe(drawing);
  }

  hostConnected(): void {
    if (this.#drawing) this.watch(this.#drawing);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  hostUpdated(): void {
    void this.place();
  }

  get buttons(): HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-target]')];
  }

  /** Puts all buttons in their places, once the drawing is finished. */
  async place(): Promise<void> {
    const drawing = this.#drawing;
    await drawing?.updateComplete;
    const layer = this.#host.renderRoot.querySelector('.targets');
    if (!drawing?.shadowRoot || !layer || drawing !== this.#drawing) return;
    const { x, y } = layer.getBoundingClientRect();
    for (const button of this.buttons) {
      const place = this.#placeOf(button.dataset['target'] ?? '', drawing.shadowRoot);
      button.hidden = !place;
      if (!place) continue;
      Object.assign(button.style, {
        insetBlockStart: `${place.y - y}px`,
        left: `${place.x - x}px`,
        inlineSize: `${place.width}px`,
        blockSize: `${place.height}px`,
      });
      if (place.shape) button.dataset['shape'] = place.shape;
    }
  }

  /** The button that an arrow key leads to: the nearest in its direction, rather straight ahead than aside. */
  nextTo(button: HTMLElement, key: string): HTMLElement | undefined {
    const seen = this.buttons.filter((each) => !each.hidden);
    if (key === 'Home') return seen[0];
    if (key === 'End') return seen.at(-1);
    const [across, down] = STEPS[key] ?? [0, 0];
    const start = centreOf(button);
    const distances = seen.flatMap((each) => {
      const [dx, dy] = [centreOf(each)[0] - start[0], centreOf(each)[1] - start[1]];
      const ahead = dx * across + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * across);
      return ahead > 1 ? [{ each, distance: ahead + 3 * aside }] : [];
    });
    return distances.sort((a, b) => a.distance - b.distance)[0]?.each;
  }
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centreOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): readonly [number, number] => [
  offsetLeft + offsetWidth / 2,
  offsetTop + offsetHeight / 2,
];
