import type { CSSResult } from 'lit';

/** Style sheets belong to the document that made them: each other document gets its own. */
const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function sheetOf(styles: CSSResult, root: Document): CSSStyleSheet | undefined {
  if (root === document) return styles.styleSheet;
  const view = root.defaultView;
  if (!view) return undefined;
  const known = sheets.get(root) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(root, known);
  let sheet = known.get(styles);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles.cssText);
    known.set(styles, sheet);
  }
  return sheet;
}

/**
 * The styles of one shadow root, which the browser drops when its element moves to another document. Those of the picture come before those of play, whichever
 * are loaded first.
 */
export class DocumentStyles {
  readonly #picture: CSSResult[];
  readonly #play: CSSResult[] = [];

  /** @param own the styles that the root has from the start */
  constructor(own: readonly CSSResult[]) {
    this.#picture = [...own];
  }

  /** @param root missing before the element is first shown */
  add(root: ShadowRoot | null, styles: readonly CSSResult[]): void {
    this.#play.push(...styles);
    root?.adoptedStyleSheets.push(...sheetsOf(root, styles));
  }

  /** @param root missing before the element is first shown */
  addToPicture(root: ShadowRoot | null, styles: CSSResult): void {
    this.#picture.push(styles);
    if (root) this.renew(root);
  }

  /** Adopts all styles again, in another document. */
  renew(root: ShadowRoot): void {
    root.adoptedStyleSheets = sheetsOf(root, [...this.#picture, ...this.#play]);
  }
}

const sheetsOf = (root: ShadowRoot, styles: readonly CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap((each) => sheetOf(each, root.ownerDocument) ?? []);
