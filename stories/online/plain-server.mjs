import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { WebSocketServer } from 'ws';
import { triad } from 'tabletop-elements/games/triad.js';
import { systemClock } from 'tabletop-elements/match.js';
import { GameHost } from 'tabletop-elements/online.js';

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
const hosts = new Map();
mkdirSync('games', { recursive: true });

function open(room) {
  const file = `games/${room}.json`;
  const save = () => writeFileSync(file, JSON.stringify(host.save()));
  const around = { clock: systemClock, random, onChange: () => save() };
  const host = existsSync(file)
    ? GameHost.restore(triad, JSON.parse(readFileSync(file, 'utf8')), around)
    : new GameHost(triad, around);
  hosts.set(room, host);
  return host;
}

const server = new WebSocketServer({ port: Number(process.env.PORT ?? 8080), maxPayload: 4096 });
server.on('connection', (socket, { url }) => {
  const room = new URL(url, 'ws://here').searchParams.get('room') ?? '';
  if (!/^[\w-]{1,64}$/.test(room)) return socket.close(4404); // no such game: nobody tries again
  const host = hosts.get(room) ?? open(room);
  const id = crypto.randomUUID();
  host.join(id, { send: (message) => socket.send(JSON.stringify(message)) });
  socket.on('message', (data) => host.receive(id, String(data)));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    host.leave(id);
    if (host.connections > 0) return;
    host.close();
    hosts.delete(room);
  });
});
