import { spawnSync } from 'node:child_process';
import { expect } from 'chai';

/** What is written with the log of the server, and one line comes of each. */
const WRITTEN = {
  error: `
    const command = { name: 'eval', args: ['key', '{"seed":"hush","seats":[{"secret":"hush"}]}'] };
    log.error({ err: Object.assign(new Error('READONLY'), { command, code: 'EREAD' }) }, 'room failed');
  `,
  frames: `
    const { error } = colyseusLog(log);
    error('RSV1 must be clear\\nRangeError: RSV1 must be clear\\n    at Receiver.getInfo (/srv/node_modules/ws/lib/receiver.js:234:28)');
    error('what the server has done wrong');
  `,
  objects: `colyseusLog(log).error('it failed:', new Error('why'), { secret: 'hush' });`,
};

interface Line {
  readonly err: object;
  readonly msg: string;
}

describe('the log of the server', () => {
  let lines: Readonly<Record<keyof typeof WRITTEN, Line>>;
  before(() => {
    const setup = "import { makeLog, colyseusLog } from './src/server/online/log.ts'; const log = makeLog('info');";
    const code = [setup, ...Object.values(WRITTEN).map((each) => `{${each}}`)].join('\n');
    const args = ['--import=tsx', '--input-type=module', '-e', code];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).to.equal('');
    const written = stdout.trim().split('\n');
    expect(written).to.have.lengthOf(Object.keys(WRITTEN).length);
    lines = Object.fromEntries(
      Object.keys(WRITTEN).map((name, i) => [name, JSON.parse(written[i]!) as Line]),
    ) as typeof lines;
  });

  it('says of an error of Redis what happened, not what was to be saved', () => {
    const { err, msg } = lines.error;
    expect(msg).to.equal('room failed');
    expect(err)
      .to.include({ type: 'Error', message: 'READONLY', code: 'EREAD' })
      .and.have.all.keys('type', 'message', 'stack', 'code');
  });

  it('leaves out frames that clients have sent wrong, which would fill it', () => {
    expect(lines.frames.msg).to.equal('what the server has done wrong');
  });

  it('takes what Colyseus says, but no objects, since those may hold anything', () => {
    expect(lines.objects.msg).to.equal('it failed: why object');
  });
});
