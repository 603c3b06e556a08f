export { colyseusTransport } from '../transports/colyseus.js';
export type { ColyseusClient, ColyseusTransportOptions } from '../transports/colyseus.js';
export { GameRoom } from './game-room.js';
export type { GameRoomSettings } from './game-room.js';
export { RedisSaves } from './redis-saves.js';
export type { RedisClient, RedisSavesOptions } from './redis-saves.js';
export type { RoomEvent } from './room-watch.js';
export { MemorySaves } from './saves.js';
export type { Claim, Saves } from './saves.js';
