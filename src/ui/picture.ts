import type { LitElement } from 'lit';

/** A drawing as a file. */
export interface Picture {
  /** A self-contained SVG with the HTML of the element inside, which browsers can show. */
  readonly svg: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/** The space round the drawing, in pixels. */
const MARGIN = 12;
/** What is inherited from the page. */
const INHERITED = [
  'color',
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
];

/**
 * Draws an element as it looks now, with everything that it takes from the page: colours, fonts, custom properties. Fonts are not embedded, so the
 * machine that shows the picture must have them.
 * @param colours whether light or dark ones @param background a colour, or none
 */
export async function takePicture(
  element: LitElement,
  { colours, background, title }: { colours: 'light' | 'dark'; background: string; title: string },
): Promise<Picture> {
  await element.updateComplete;
  const root = element.shadowRoot as ShadowRoot;
  const inner = { width: element.offsetWidth, height: element.offsetHeight };
  const [width, height] = [inner.width + 2 * MARGIN, inner.height + 2 * MARGIN];
  const host = document.implementation.createDocument(XHTML, 'div').documentElement;
  host.className = 'host';
  host.append(...copies(root, host.ownerDocument));
  const rules = rulesOf(root);
  // The unit rem is that of the page.
  const { fontSize: rem } = getComputedStyle(document.documentElement);
  const lang = root.querySelector('[lang]')?.getAttribute('lang') ?? '';
  // Written as text, because the content security policy of the page would refuse an element with styles.
  const styles = escaped(`${rules}\n${rootRules(element, rules, inner, colours, background)}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="${rem}">
<title>${escaped(title)}</title>
<foreignObject width="${width}" height="${height}">
<div xmlns="${XHTML}" class="picture" lang="${escaped(lang)}"><style>${styles}</style>
${new XMLSerializer().serializeToString(host)}</div>
</foreignObject>
</svg>
`;
  return { svg, width, height };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/**
 * Paints a picture.
 * @param scale pixels for each CSS pixel
 * @throws DOMException in browsers that let no page read such a picture, as Safari does
 */
export async function paint({ svg, width, height }: Picture, scale = 2): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new DOMException('no PNG was made'))), 'image/png');
  });
}

/** The style sheets of a shadow root as they apply now, for a host with the class `host`. */
function rulesOf(root: ShadowRoot): string {
  const text = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(written)).join('\n');
  return text.replace(/::slotted\(((?:[^()]|\([^)]*\))*)\)/g, '$1').replace(/:host\b(?:\(([^)]*)\))?/g, '.host$1');
}

/** A rule. Queries of the screen are answered, because the picture may be shown on another one. */
function written(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    return matchMedia(rule.conditionText).matches ? [...rule.cssRules].map(written).join('\n') : '';
  }
  if (rule instanceof CSSContainerRule || rule instanceof CSSSupportsRule) {
    return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${[...rule.cssRules].map(written).join('\n')}}`;
  }
  return rule.cssText;
}

/** What the page gives to the element. */
function rootRules(
  element: Element,
  rules: string,
  { width, height }: { width: number; height: number },
  colours: string,
  background: string,
): string {
  const style = getComputedStyle(element);
  const custom = new Set(rules.match(/--tabletop-[\w-]+/g));
  const given = [...INHERITED, ...custom].flatMap((name) => {
    const value = style.getPropertyValue(name).trim();
    return value ? [`${name}: ${value};`] : [];
  });
  return `.picture { ${given.join(' ')} color-scheme: ${colours}; background: ${background}; box-sizing: border-box; padding: ${MARGIN}px; inline-size: ${width + 2 * MARGIN}px; block-size: ${height + 2 * MARGIN}px; }
.picture .host { inline-size: ${width}px; min-inline-size: 0; }
.picture .frame { content-visibility: visible; }
.picture * { animation: none !important; transition: none !important; }`;
}

/** Copies of what a node contains, with slots replaced by what is shown in them. */
function copies(node: Node, file: Document): Node[] {
  return [...node.childNodes].flatMap((child): Node[] => {
    if (child instanceof HTMLSlotElement) {
      return child.hidden ? [] : child.assignedNodes().flatMap((each) => copy(each, file));
    }
    return copy(child, file);
  });
}

function copy(node: Node, file: Document): Node[] {
  if (node.nodeType === Node.COMMENT_NODE) return [];
  const copied = file.importNode(node, false);
  if (copied instanceof Element) copied.append(...copies(node, file));
  return [copied];
}
