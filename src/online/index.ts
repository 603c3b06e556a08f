export { GameError } from '../games/game-error.js';
export { GameHost } from './host/game-host.js';
export type { RevisionNumbers } from './host/revision-log.js';
export type { HostOptions, HostSurroundings, JoinOptions, SavedHost, SavedSeat } from './host/options.js';
export type { Send } from './host/connections/outbox.js';
export { RATE_LIMITS } from './host/connections/rate-limit.js';
export type { RateLimits } from './host/connections/rate-limit.js';
export type { SavedRequests } from './host/requests.js';
export type { SavedCommands } from './host/commands.js';
export { readName } from './names.js';
export { connectGame } from './link/connect-game.js';
export type { ConnectOptions } from './link/connect-game.js';
export type { LinkableElement, LinkedGame } from './link/linked-game.js';
export type { OnlineEnd, OnlineEvent, OnlineGame, OnlineStatus } from './link/online-game.js';
export { memoryKeeper, pageKeeper } from './link/seat-keeper.js';
export type { KeptSeat, SeatKeeper } from './link/seat-keeper.js';
export { registerTransport } from './link/registered-transports.js';
export type { MakeTransport, SharedSetup } from './link/registered-transports.js';
export type { ConnectionEvents, FinalClose, HostConnection, Transport } from './link/transport.js';
export { parseClientMessage } from './parse-message.js';
export type { Malformed } from './parse-message.js';
export {
  CLAIMS,
  GREETINGS,
  GREETINGS_A_GAME,
  GREETING_PAUSE,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  PROTOCOL,
  REQUESTS,
  SECRET_LEAST,
  SECRET_LIMIT,
  UNDER_WAY_LIMIT,
} from './protocol.js';
export type * from './protocol.js';
export { tabsTransport } from './transports/tabs.js';
export type { TabsOptions } from './transports/tabs.js';
export { NO_SUCH_GAME, webSocketTransport } from './transports/web-socket.js';
export type { WebSocketOptions } from './transports/web-socket.js';
