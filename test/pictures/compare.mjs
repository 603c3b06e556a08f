/** Compares pictures as somebody does who steps back: half as large and in fewer colours, so that edges are where they are with other fonts, too. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Levels of each colour that are told apart. */
const LEVELS = 32;
/** How different a pixel may be, from 0 to 1, and which part of all pixels may be more different. */
const THRESHOLD = 0.15;
const TOLERANCE = 0.015;

const leastOf = (value) => Math.round((value / 255) * (LEVELS - 1)) * (255 / (LEVELS - 1));

/** The small picture that is kept. */
export function reduced(buffer) {
  const { width, height, data } = PNG.sync.read(Buffer.from(buffer));
  const small = new PNG({ width: Math.floor(width / 2), height: Math.floor(height / 2), colorType: 2 });
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const at = (y * small.width + x) * 4;
      const from = (2 * y * width + 2 * x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const four = [0, 4, width * 4, width * 4 + 4].map((offset) => data[from + offset + channel]);
        small.data[at + channel] = leastOf(four.reduce((sum, each) => sum + each, 0) / 4);
      }
      small.data[at + 3] = 255;
    }
  }
  return PNG.sync.write(small, { colorType: 2, deflateLevel: 9 });
}

/** @returns what is different between a kept picture and a new one; empty if it is the same for the eye */
export function difference(kept, buffer) {
  const before = PNG.sync.read(kept);
  const now = PNG.sync.read(reduced(buffer));
  const { width, height } = before;
  if (now.width !== width || now.height !== height)
    return `is ${now.width} × ${now.height} instead of ${width} × ${height}`;
  const changed = pixelmatch(before.data, now.data, undefined, width, height, { threshold: THRESHOLD });
  const part = changed / (width * height);
  return part > TOLERANCE ? `is different in ${(part * 100).toFixed(1)} % of its pixels` : '';
}
