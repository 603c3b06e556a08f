import { expect } from '@open-wc/testing';
import type { ReactiveController } from 'lit';
import { Announcer } from '../../src/interaction/announcer.js';

/** A host that draws when it is told to. */
class Host {
  readonly controllers: ReactiveController[] = [];
  requests = 0;
  readonly updateComplete = Promise.resolve(true);
  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }
  removeController(): void {
    this.controllers.length = 0;
  }
  requestUpdate(): void {
    this.requests++;
  }
  draw(): void {
    for (const controller of this.controllers) controller.hostUpdated?.();
  }
}

describe('what is announced', () => {
  const announcer = () => {
    const host = new Host();
    return { host, announcer: new Announcer(host) };
  };

  it('is one text where it is said in one task', () => {
    const { host, announcer: live } = announcer();
    live.say('White moves.');
    live.say('Black to move.');
    expect(live.text).to.equal('White moves. Black to move.');
    expect(host.requests).to.equal(2);
  });

  it('is a new text after it has been drawn', () => {
    const { host, announcer: live } = announcer();
    live.say('White moves.');
    host.draw();
    live.say('Black moves.');
    expect(live.text).to.equal('Black moves.');
  });

  it('is another text where the same is said again, or nobody would hear it', () => {
    const { host, announcer: live } = announcer();
    const texts = [1, 2, 3].map(() => {
      live.say('It’s not your turn.');
      host.draw();
      return live.text;
    });
    expect(texts[1]).to.not.equal(texts[0]);
    expect(texts[2]).to.not.equal(texts[1]);
    expect(texts.map((text) => text.trim())).to.deep.equal(Array(3).fill('It’s not your turn.'));
  });

  it('is left as it is where nothing is said', () => {
    const { host, announcer: live } = announcer();
    live.say('White moves.');
    host.draw();
    live.say('');
    expect(live.text).to.equal('White moves.');
    expect(host.requests).to.equal(1);
  });
});
