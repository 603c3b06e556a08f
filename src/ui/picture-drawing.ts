import type { Picture } from './picture.js';

/** Round a drawing, in pixels. */
const MARGIN = 12;
/** What a drawing takes from its style sheets. */
const TAKEN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** A picture with a drawing below it that looks as it does now. @param background a colour */
export function withDrawing({ svg, width, height }: Picture, drawing: SVGSVGElement, background: string): Picture {
  const { width: across, height: down } = drawing.viewBox.baseVal;
  const inner = width - 2 * MARGIN;
  const below = (inner * down) / across;
  const copy = styled(drawing);
  for (const [name, value] of Object.entries({ x: MARGIN, y: height, width: inner, height: below }))
    copy.setAttribute(name, String(value));
  const whole = height + below + MARGIN;
  const written = new XMLSerializer().serializeToString(copy);
  return {
    width,
    height: whole,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">
<rect width="${width}" height="${whole}" fill="${background}"/>
${svg}${written}
</svg>
`,
  };
}

/** A copy whose elements say themselves how they look. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of TAKEN) copies[i]!.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}
