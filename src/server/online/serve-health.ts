import { matchMaker } from '@colyseus/core';
import type { Application } from 'express';
import type { Saves } from '../../online/colyseus/index.js';

/** Serves `/health` for proxies and watchdogs: whether this process takes rooms. */
export function serveHealth(app: Application, saves: Saves): void {
  app.get('/health', (_, response) => {
    const isEnding = matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
    const { roomCount: rooms, ccu: players } = matchMaker.stats.local;
    // A process whose games rest is in order: whoever ended it would lose what is not saved yet.
    const state = isEnding ? 'ending' : saves.status === 'away' ? 'resting' : 'ok';
    response.status(isEnding ? 503 : 200).json({ status: state, rooms, players });
  });
}
