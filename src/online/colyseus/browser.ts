/** What pages see of `tabletop-elements/online/colyseus.js`: nothing of a server. */
export { colyseusTransport } from '../transports/colyseus.js';
export type { ColyseusClient, ColyseusTransportOptions } from '../transports/colyseus.js';
