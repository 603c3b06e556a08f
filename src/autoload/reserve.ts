import css from './reserve.css';

let sheet: CSSStyleSheet | undefined;

/** Reserves the space of elements that are not defined yet. */
export function reserve(root: Node): void {
  if (!('adoptedStyleSheets' in root)) return;
  const { adoptedStyleSheets: sheets } = root as Document | ShadowRoot;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!sheets.includes(sheet)) sheets.push(sheet);
}
