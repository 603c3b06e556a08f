/**
 * Attacks a server from one address: rooms without end, sockets that say nothing, clients that flood. It is forked, so that its own work is not that of the honest
 * players. It tells what became of it when it is ended.
 */
import { setPriority } from 'node:os';
import { WebSocket } from 'ws';

// In earnest it has a machine of its own; here it gets what the server and the honest players leave.
setPriority(19);

const [, , port] = process.argv;
const address = `localhost:${port}`;
/** All that comes from here comes, by what the proxy says, from one address. */
const headers = { 'x-forwarded-for': '203.0.113.66' };
const counts = { rooms: 0, 'rooms refused': 0, sockets: 0, 'sockets refused': 0, messages: 0, 'connections ended': 0 };

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const forever = async (act) => {
  for (;;) await act().catch(() => wait(5));
};

/** Opens a room of a new name. */
async function openRoom() {
  const room = `attack-${Math.random().toString(36).slice(2)}`;
  const answer = await fetch(`http://${address}/matchmake/create/triad`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ room, seats: ['computer:hard', 'computer:hard'] }),
  });
  counts[answer.ok ? 'rooms' : 'rooms refused']++;
  if (!answer.ok) await wait(5);
  return answer.ok ? answer.json() : undefined;
}

function openSocket(path) {
  const socket = new WebSocket(`ws://${address}/${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      counts.sockets++;
      resolve(socket);
    });
    socket.on('error', () => resolve(undefined));
    socket.on('unexpected-response', () => {
      counts['sockets refused']++;
      resolve(undefined);
    });
    socket.on('close', () => counts['connections ended']++);
  });
}

/** Takes a place to look on where only computers play, or floods the room. */
async function join({ processId, roomId, sessionId }, isFlood) {
  const socket = await openSocket(`${processId}/${roomId}?sessionId=${sessionId}`);
  if (!socket) return;
  // The handshake of Colyseus, and then messages of its own that make no sense.
  const JOINED = Buffer.from([10]);
  const NONSENSE = Buffer.from([13, 0xa4, ...Buffer.from('game'), 0xa1, ...Buffer.from('{')]);
  const HELLO = '{"type":"hello","protocol":1,"seat":"public"}';
  await wait(20);
  socket.send(JOINED);
  socket.send(Buffer.from([13, 0xa4, ...Buffer.from('game'), 0xd9, HELLO.length, ...Buffer.from(HELLO)]));
  while (isFlood && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++) socket.send(NONSENSE);
    counts.messages += 20;
    await wait(20);
  }
}

for (let i = 0; i < 10; i++) {
  void forever(async () => {
    const seat = await openRoom();
    if (seat) await join(seat, i % 2 === 0);
  });
  void forever(async () => {
    await openSocket(i % 2 === 0 ? '' : 'none/none?sessionId=none');
    await wait(10);
  });
}

process.on('message', () => process.send(counts));
