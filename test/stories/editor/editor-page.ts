import { fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { defineEditor } from '../../../stories/editor/define.js';
import type { Diagram } from '../../../stories/editor/diagram.js';
import type { PositionEditor } from '../../../stories/editor/position-editor.js';
import { waitUntil } from '../../wait-until.js';

defineEditor();

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The editor as an author uses it. */
export class EditorPage {
  readonly element: PositionEditor;

  private constructor(element: PositionEditor) {
    this.element = element;
  }

  static async open(diagram: Partial<Diagram> = {}): Promise<EditorPage> {
    const page = new EditorPage(await fixture(html`<position-editor lang="en"></position-editor>`));
    await page.show(diagram);
    return page;
  }

  async show(diagram: Partial<Diagram>): Promise<void> {
    this.element.diagram = { ...this.element.diagram, attributes: {}, caption: '', ...diagram };
    await this.drawn();
  }

  /** Waits until every target is in its place. */
  async drawn(): Promise<void> {
    await this.element.updateComplete;
    const isPlaced = () => this.targets.every(({ style }) => style.inlineSize !== '') && this.targets.length > 0;
    await waitUntil(isPlaced, 'a target has no place');
    await this.element.updateComplete;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  }

  get targets(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-target]:not([hidden])')];
  }

  target(id: string): HTMLElement {
    return this.find(`[data-target='${id}']`);
  }

  tool(id: string): HTMLElement {
    return this.find(`[data-tool='${id}']`);
  }

  get position(): string {
    return this.element.diagram.position;
  }

  field(id: string): Field {
    return this.find<Field>(`#${id}`);
  }

  text(selector: string): string {
    return this.find(selector).textContent.replace(/\s+/g, ' ').trim();
  }

  get spoken(): string {
    return this.text('#spoken');
  }

  /** A real click in the middle of an element. */
  async click(target: HTMLElement): Promise<void> {
    await sendMouse({ type: 'click', position: this.middleOf(target) });
    await this.drawn();
  }

  async drag(from: HTMLElement, to: HTMLElement): Promise<void> {
    from.scrollIntoView({ block: 'center' });
    to.scrollIntoView({ block: 'nearest' });
    const [start, end] = [middle(from), middle(to)];
    await sendMouse({ type: 'move', position: start });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [start[0] + 12, start[1] + 6] });
    await sendMouse({ type: 'move', position: end });
    await sendMouse({ type: 'up' });
    await this.drawn();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const press of keys) await sendKeys({ press });
    await this.drawn();
  }

  /** Types into a field as users do, or chooses in one. */
  async fill(id: string, value: string): Promise<void> {
    const field = this.field(id);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    await this.drawn();
  }

  private middleOf(target: HTMLElement): [number, number] {
    target.scrollIntoView({ block: 'center' });
    return middle(target);
  }
}

function middle(target: HTMLElement): [number, number] {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
