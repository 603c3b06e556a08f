import type { LitElement } from 'lit';
import { paint, takePicture } from '../../../ui/picture.js';
import { withDrawing } from '../../../ui/picture-drawing.js';

/** Pixels that a picture should have across, for screens of any density. */
const WIDTH = 1200;
/** Milliseconds until the file is forgotten: some browsers read it only later. */
const KEPT = 60_000;

/**
 * Saves a diagram as a PNG; as an SVG where the browser, or the content security policy of the page, lets nobody paint it.
 * @param note a drawing that stands below it
 * @returns the name of the file, and whether it is a PNG
 */
export async function savePosition(
  diagram: LitElement,
  title: string,
  note: SVGSVGElement | null,
): Promise<{ file: string; isPainted: boolean }> {
  const style = getComputedStyle(diagram);
  const background = getComputedStyle(diagram.closest('.dialog') ?? diagram).backgroundColor;
  const colours = isDark(style.colorScheme) ? 'dark' : 'light';
  const alone = await takePicture(diagram, { colours, background, title });
  const picture = note ? withDrawing(alone, note, background) : alone;
  const painted = await paint(picture, WIDTH / picture.width).catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });
  const file = `${title.toLowerCase()}.${painted ? 'png' : 'svg'}`;
  save(painted ?? new Blob([picture.svg], { type: 'image/svg+xml' }), file);
  return { file, isPainted: painted !== undefined };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Whether the dark one of two schemes is in use. */
function isDark(colorScheme: string): boolean {
  const hasBoth = /light/.test(colorScheme) && /dark/.test(colorScheme);
  return hasBoth ? matchMedia('(prefers-color-scheme: dark)').matches : /dark/.test(colorScheme);
}
