import { spawnSync } from 'node:child_process';
import { expect } from 'chai';

/** Writes with the log of the server, in a process of its own. @returns the line */
function written(code: string): { readonly err: object; readonly msg: string } {
  const setup = "import { makeLog, colyseusLog } from './src/server/online/log.ts'; const log = makeLog('info');";
  const args = ['--import=tsx', '--input-type=module', '-e', setup + code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).to.equal('');
  return JSON.parse(stdout) as ReturnType<typeof written>;
}

describe('the log of the server', () => {
  it('says of an error of Redis what happened, not what was to be saved', () => {
    const { err, msg } = written(`
      const command = { name: 'eval', args: ['key', '{"seed":"hush","seats":[{"secret":"hush"}]}'] };
      log.error({ err: Object.assign(new Error('READONLY'), { command, code: 'EREAD' }) }, 'room failed');
    `);
    expect(msg).to.equal('room failed');
    expect(err)
      .to.include({ type: 'Error', message: 'READONLY', code: 'EREAD' })
      .and.have.all.keys('type', 'message', 'stack', 'code');
  });

  it('leaves out frames that clients have sent wrong, which would fill it', () => {
    const { msg } = written(`
      const { error } = colyseusLog(log);
      error('RSV1 must be clear\\nRangeError: RSV1 must be clear\\n    at Receiver.getInfo (/srv/node_modules/ws/lib/receiver.js:234:28)');
      error('what the server has done wrong');
    `);
    expect(msg).to.equal('what the server has done wrong');
  });

  it('takes what Colyseus says, but no objects, since those may hold anything', () => {
    const { msg } = written(`colyseusLog(log).error('it failed:', new Error('why'), { secret: 'hush' });`);
    expect(msg).to.equal('it failed: why object');
  });
});
