import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { flat, inline, print } from '../../../../ui/flat-template.js';
import { back, face, outline } from '../draw/picture.js';
import type { Pose } from './poses.js';

/** The middle of a tile, in the units of its drawing. */
const middle = (isUp: boolean): string => `translate(-50 ${isUp ? -57.74 : -28.87})`;

/** A tile that flies: its shadow, its thickness, which stays below however it turns, its face and its back. */
export function flier(values: string | null, isUp: boolean, look = ''): SVGTemplateResult {
  const path = print(outline(isUp));
  const at = print(middle(isUp));
  const front = values === null ? svg`` : face([...values], isUp);
  return flat(
    svg`<g class="${print(`flier ${look}`)}"><g class="flier-cast"><g transform="${at}"><path class="cast" d="${path}"></path></g></g><g class="flier-tile"><g class="flier-edge"><g transform="${at}"><path class="edge" d="${path}"></path></g></g><g class="flier-face"><g transform="${at}">${inline(front)}</g></g><g class="flier-back"><g transform="${at}">${inline(back(isUp))}</g><g transform="scale(.72)"><path class="back-line" d="${path}" transform="${at}"></path></g></g></g></g>`,
  );
}

/** Milliseconds between the positions that are worked out beforehand; the browser fills in the rest. */
const STEP = 25;

/** The frames of an even row that say something: while a tile rests, the first and the last. */
function withoutRepeats(frames: readonly Keyframe[]): Keyframe[] {
  const texts = frames.map((frame) => JSON.stringify(frame));
  return frames.flatMap((frame, i) =>
    texts[i] === texts[i - 1] && texts[i] === texts[i + 1] ? [] : { ...frame, offset: i / (frames.length - 1) },
  );
}

/** Lets a tile follow its poses; before and after that it is not seen. */
export function animateFlier(tile: Element, ms: number, poseAt: (now: number) => Pose, delay = 0): void {
  const count = Math.ceil(ms / STEP);
  const poses = Array.from({ length: count + 1 }, (_, i) => poseAt((i / count) * ms));
  const follow = (selector: string, frame: (pose: Pose) => Keyframe) => {
    const frames = withoutRepeats(poses.map(frame));
    for (const part of tile.querySelectorAll(selector)) part.animate(frames, { delay, duration: ms });
  };
  const wide = ({ flip }: Pose) => Math.max(0.01, Math.abs(Math.cos(Math.PI * (1 - flip))));
  const scale = (pose: Pose) => `scale(${(pose.side / 100) * wide(pose)}, ${pose.side / 100})`;
  follow('.flier-cast', (pose) => ({
    transform: `translate(${pose.x + 4 + 9 * pose.lift}px, ${pose.y + 5 + 20 * pose.lift}px) ${scale(pose)} rotate(${pose.turn}deg)`,
    opacity: pose.opacity * (1 - 0.35 * pose.lift),
    visibility: 'visible',
  }));
  follow('.flier-tile', (pose) => ({
    transform: `translate(${pose.x}px, ${pose.y}px) ${scale(pose)}`,
    opacity: pose.opacity,
    visibility: 'visible',
  }));
  follow('.flier-edge', ({ turn }) => ({ transform: `translate(1px, 5px) rotate(${turn}deg)` }));
  const side = (isSeen: (pose: Pose) => boolean) => (pose: Pose) => ({
    transform: `rotate(${pose.turn}deg)`,
    visibility: isSeen(pose) ? 'visible' : 'hidden',
  });
  follow(
    '.flier-face',
    side(({ flip }) => flip >= 0.5),
  );
  follow(
    '.flier-back',
    side(({ flip }) => flip < 0.5),
  );
  // Numbers stay upright.
  follow('.flier-face text', ({ turn }) => ({ transform: `rotate(${-turn}deg)` }));
}
