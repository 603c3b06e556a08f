import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { WebSocketServer } from 'ws';
import { triad } from 'tabletop-elements/games/triad.js';
import { systemClock } from 'tabletop-elements/match.js';
import { GameHost } from 'tabletop-elements/online.js';

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
const hosts = new Map();
mkdirSync('games', { recursive: true });

function open(room) {
  const file = `games/${room}.json`;
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(host.save()));
    renameSync(`${file}.new`, file); // at once: whoever reads it finds the old game or the new one
  };
  const around = { clock: systemClock, random, onChange: () => save() };
  const host = existsSync(file)
    ? GameHost.restore(triad, JSON.parse(readFileSync(file, 'utf8')), around)
    : new GameHost(triad, around);
  hosts.set(room, host);
  return host;
}

function opened(room) {
  try {
    return hosts.get(room) ?? open(room);
  } catch (error) {
    console.error(`games/${room}.json: ${error.message}`);
  }
}

const server = new WebSocketServer({ port: Number(process.env.PORT ?? 8080), maxPayload: 4096 });
server.on('connection', (socket, { url }) => {
  socket.on('error', () => socket.terminate());
  const [, room] = /[?&]room=([\w-]{1,64})(?:&|$)/.exec(url) ?? [];
  const host = room && opened(room);
  if (!host) return socket.close(4404); // no such game: nobody tries again
  const id = crypto.randomUUID();
  host.join(id, { send: (message) => socket.send(JSON.stringify(message)) });
  socket.on('message', (data) => host.receive(id, String(data)));
  socket.on('close', () => {
    host.leave(id);
    if (host.connections > 0) return;
    host.close();
    hosts.delete(room);
  });
});
