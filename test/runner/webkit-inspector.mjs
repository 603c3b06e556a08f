import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** The first view of the first process, in the numbers of WebKit’s inspector server. */
const VIEW = Buffer.alloc(16);
VIEW.writeBigUInt64LE(1n, 0);
VIEW.writeBigUInt64LE(1n, 8);

const LITTLE_ENDIAN = 1;

/** A message to the server: its length, its byte order, its name, and what it says. */
function messageOf(name, body) {
  const head = Buffer.alloc(5);
  const content = Buffer.concat([Buffer.from(`${name}\0`), body]);
  head.writeUInt32BE(content.length);
  head[4] = LITTLE_ENDIAN;
  return Buffer.concat([head, content]);
}

/** Where the driver has its browser serve the inspector. */
export function inspectorPortOf(driver) {
  const children = readFileSync(`/proc/${driver.pid}/task/${driver.pid}/children`, 'utf8').trim().split(' ');
  const settings = children.flatMap((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0'));
  return Number(/^WEBKIT_INSPECTOR_SERVER=.*:(\d+)$/m.exec(settings.join('\n'))?.[1]);
}

/**
 * The inspector of a WebKitGTK that is driven by WebDriver, for what WebDriver has no command for: paper, what a reader prefers, and memory.
 * Commands go to the browser wrapped in a message for the page, and answers come back so.
 */
export class Inspector {
  #socket;
  #page;
  #setPage;
  #answers = new Map();
  #count = 0;
  #heard = Buffer.alloc(0);

  constructor(socket) {
    this.#socket = socket;
    this.#page = new Promise((resolve) => (this.#setPage = resolve));
    socket.on('data', (part) => this.#hear(part));
  }

  static async open(port) {
    const socket = connect(port, '127.0.0.1');
    const inspector = new Inspector(socket);
    await once(socket, 'connect');
    socket.write(messageOf('SetupInspectorClient', Buffer.from('\0')));
    socket.write(messageOf('Setup', VIEW));
    await inspector.send('Page.enable');
    return inspector;
  }

  async send(method, params = {}) {
    const targetId = await this.#page;
    const id = ++this.#count;
    const answer = new Promise((resolve) => this.#answers.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    const command = { id, method: 'Target.sendMessageToTarget', params: { targetId, message } };
    this.#socket.write(
      messageOf('SendMessageToBackend', Buffer.concat([VIEW, Buffer.from(`${JSON.stringify(command)}\0`)])),
    );
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  close() {
    this.#socket.destroy();
  }

  #hear(part) {
    this.#heard = Buffer.concat([this.#heard, part]);
    while (this.#heard.length >= 5) {
      const end = 5 + this.#heard.readUInt32BE(0);
      if (this.#heard.length < end) return;
      const [name] = this.#heard.toString('latin1', 5, end).split('\0', 1);
      if (name === 'SendMessageToFrontend')
        this.#take(this.#heard.toString('utf8', 5 + name.length + 1 + VIEW.length, end - 1));
      this.#heard = this.#heard.subarray(end);
    }
  }

  #take(text) {
    const { method, params } = JSON.parse(text);
    if (method === 'Target.targetCreated') this.#setPage(params.targetInfo.targetId);
    if (method !== 'Target.dispatchMessageFromTarget') return;
    const { id, ...answer } = JSON.parse(params.message);
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }
}
