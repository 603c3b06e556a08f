export { colyseusTransport } from '../transports/colyseus.js';
export type { ColyseusClient, ColyseusTransportOptions } from '../transports/colyseus.js';
export { GameRoom } from './game-room.js';
export type { GameRoomSettings } from './game-room.js';
export { MemorySaves } from './saves.js';
export type { Claim, Saves } from './saves.js';
