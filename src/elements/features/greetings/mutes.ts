import { DatedStorage } from '../../../online/link/dated-storage.js';

/** Milliseconds that it is known after it was chosen: thirty days. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

const muted = new DatedStorage('tabletop-elements/muted/', () => localStorage, LONGEST);

/** Whether the reader has muted the greetings of a room. */
export const isMuted = (room: string): boolean => muted.read(room) === true;

export function setMuted(room: string, isOn: boolean): void {
  if (isOn) muted.write(room, true);
  else muted.remove(room);
  muted.sweep();
}
