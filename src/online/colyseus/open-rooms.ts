import { matchMaker, requestFromIPC, subscribeIPC } from '@colyseus/core';
import type { Presence } from '@colyseus/core';

/** Milliseconds after which a process that does not answer counts as dead. If it is alive, its rooms are refused when they save. */
const PATIENCE = 800;
/** Milliseconds for which a process counts as dead, so that not each of its rooms waits for it again. */
const SILENT_FOR = 2000;

const channelOf = (process: string): string => `tabletop-elements:${process}`;

/** The rooms that are open on this process or being opened, by their Colyseus ids, and what makes them check whether they still own their game. */
const openHere = new Map<string, () => void>();
const answering = new WeakSet<Presence>();
const silentUntil = new Map<string, number>();

/** Who owns a room: `process/id`. */
export const ownerOf = (room: string): string => `${matchMaker.processId}/${room}`;
export const roomOf = (owner: string): string => owner.slice(owner.indexOf('/') + 1);
const processOf = (owner: string): string => owner.slice(0, owner.indexOf('/'));

/**
 * Registers a room as open, also for other processes that ask.
 * @param checkOwner makes the room check whether it still owns its game
 */
export async function markOpen(room: string, checkOwner: () => void): Promise<void> {
  openHere.set(room, checkOwner);
  const { presence, processId } = matchMaker;
  if (answering.has(presence)) return;
  answering.add(presence);
  await subscribeIPC(presence, channelOf(processId), (method, [id]: readonly string[]) => {
    if (method === 'lost') openHere.get(id as string)?.();
    return openHere.has(id as string);
  });
}

export function markClosed(room: string): void {
  openHere.delete(room);
}

let relisting: Promise<void> | undefined;

/** Lists the rooms of this process again, in case the list was lost with Redis. */
export function relist(): Promise<void> {
  relisting ??= matchMaker.restoreMissingRoomCaches().finally(() => {
    relisting = undefined;
  });
  return relisting;
}

/** Notifies a room that its game was taken from it: its process may be alive after all. */
export function notifyLoss(owner: string): void {
  void matchMaker.presence.publish(channelOf(processOf(owner)), ['lost', '', [roomOf(owner)]]);
}

/** Whether a room is open, on whatever process. */
export async function isOpen(owner: string): Promise<boolean> {
  const process = processOf(owner);
  if (process === matchMaker.processId) return openHere.has(roomOf(owner));
  if ((silentUntil.get(process) ?? 0) > performance.now()) return false;
  try {
    return await requestFromIPC<boolean>(matchMaker.presence, channelOf(process), 'isOpen', [roomOf(owner)], PATIENCE);
  } catch {
    silentUntil.set(process, performance.now() + SILENT_FOR);
    setTimeout(() => silentUntil.delete(process), SILENT_FOR).unref();
    return false;
  }
}
