import { expect } from '@open-wc/testing';
import { readCommand } from '../../src/embed/messages.js';

const target = 'tabletop-elements';

describe('a message to a frame', () => {
  for (const [what, data] of [
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', '{"target":"tabletop-elements","type":"redo"}'],
    ['a list', [target]],
    ['a map', new Map([['target', target]])],
    ['a date', new Date()],
    ['an error', new Error(target)],
    ['another target', { target: 'somebody', type: 'redo' }],
    ['no target', { type: 'redo' }],
    ['a target that is no text', { target: [target], type: 'redo' }],
    ['an inherited target', Object.create({ target, type: 'redo' })],
    ['one of a frame', { source: target, type: 'ready' }],
  ] as const) {
    it(`is none for ours: ${what}`, () => {
      expect(readCommand(data)).to.equal(undefined);
    });
  }

  for (const [data, command] of [
    [
      { type: 'play', move: 'a1a3' },
      { type: 'play', move: 'a1a3', actor: undefined, at: undefined },
    ],
    [
      { type: 'play', move: 'roll 12345', actor: 'chance', at: 1200.5 },
      { type: 'play', move: 'roll 12345', actor: 'chance', at: 1200.5 },
    ],
    [
      { type: 'play', move: '', actor: 3, at: 0, more: {} },
      { type: 'play', move: '', actor: 3, at: 0 },
    ],
    [{ type: 'undo' }, { type: 'undo', seat: undefined }],
    [
      { type: 'undo', seat: 1 },
      { type: 'undo', seat: 1 },
    ],
    [{ type: 'redo' }, { type: 'redo' }],
    [{ type: 'restart' }, { type: 'restart', seed: undefined }],
    [
      { type: 'restart', seed: 'house' },
      { type: 'restart', seed: 'house' },
    ],
    [
      { type: 'go-to', ply: 0 },
      { type: 'go-to', ply: 0 },
    ],
    [
      { type: 'set', name: 'names', value: 'Ann' },
      { type: 'set', name: 'names', value: 'Ann' },
    ],
    [
      { type: 'set', name: 'numerals', value: true },
      { type: 'set', name: 'numerals', value: '' },
    ],
    [
      { type: 'set', name: 'numerals', value: false },
      { type: 'set', name: 'numerals', value: null },
    ],
    [
      { type: 'set', name: 'position', value: null },
      { type: 'set', name: 'position', value: null },
    ],
    [
      { type: 'set', name: 'ply', value: 3 },
      { type: 'set', name: 'ply', value: '3' },
    ],
    [{ type: 'height' }, { type: 'height' }],
  ] as const) {
    it(`is understood: ${JSON.stringify(data)}`, () => {
      expect(readCommand({ target, ...data })).to.deep.equal(command);
    });
  }

  const cyclic: Record<string, unknown> = { name: 'names' };
  cyclic['value'] = cyclic;

  for (const [what, data, message] of [
    ['no type', {}, 'type is undefined, expected play'],
    ['a type that there is not', { type: 'destroy' }, 'type is "destroy"'],
    ['a type of objects', { type: '__proto__' }, 'type is "__proto__"'],
    ['a type that is a list', { type: ['redo'] }, 'type is an object'],
    ['no move', { type: 'play' }, 'move of play is undefined'],
    ['a move that is an object', { type: 'play', move: { from: 'a1' } }, 'move of play is an object'],
    ['a move without end', { type: 'play', move: 'a'.repeat(10_001) }, 'move of play is "aaaa'],
    ['a number as a move', { type: 'play', move: 12n }, 'move of play is 12'],
    ['a seat below the first', { type: 'play', move: 'a1a3', actor: -1 }, 'actor of play is -1'],
    ['half a seat', { type: 'play', move: 'a1a3', actor: 0.5 }, 'actor of play is 0.5'],
    ['a seat that is a text', { type: 'play', move: 'a1a3', actor: '0' }, 'actor of play is "0"'],
    ['an actor of objects', { type: 'play', move: 'a1a3', actor: '__proto__' }, 'actor of play is "__proto__"'],
    ['no actor at all', { type: 'play', move: 'a1a3', actor: null }, 'actor of play is null'],
    ['a time before the start', { type: 'play', move: 'a1a3', at: -1 }, 'at of play is -1'],
    ['a time without end', { type: 'play', move: 'a1a3', at: Infinity }, 'at of play is Infinity'],
    ['no time', { type: 'play', move: 'a1a3', at: NaN }, 'at of play is NaN'],
    ['a seat that is an object', { type: 'undo', seat: {} }, 'seat of undo is an object'],
    ['a seed that is a number', { type: 'restart', seed: 1 }, 'seed of restart is 1'],
    ['no ply', { type: 'go-to' }, 'ply of go-to is undefined'],
    ['half a ply', { type: 'go-to', ply: 1.5 }, 'ply of go-to is 1.5'],
    ['a ply beyond all numbers', { type: 'go-to', ply: 2 ** 60 }, 'ply of go-to is 1152921504606847000'],
    ['nothing to set', { type: 'set', value: '' }, 'name of set is undefined'],
    ['nothing to set it to', { type: 'set', name: 'names' }, 'value of set is undefined'],
    ['an endless text', { type: 'set', name: 'names', value: 'a'.repeat(1_000_001) }, 'value of set is "aaaa'],
    ['a map', { type: 'set', name: 'names', value: new Map() }, 'value of set is an object'],
    ['an object in itself', { type: 'set', ...cyclic }, 'value of set is an object'],
  ] as const) {
    it(`is refused with what was expected: ${what}`, () => {
      const read = readCommand({ target, ...data });
      expect(read).to.have.nested.property('problem.code', 'bad-message');
      expect(read).to.have.nested.property('problem.message').that.contains(message);
      expect((read as { problem: { message: string } }).problem.message.length).to.be.below(200);
    });
  }

  it('counts only what it has itself', () => {
    const data: unknown = JSON.parse('{"target":"tabletop-elements","__proto__":{"type":"redo"}}');
    expect(readCommand(data)).to.have.nested.property('problem.message').that.contains('type is undefined');
    const inherited: unknown = Object.assign(Object.create({ move: 'a1a3' }), { target, type: 'play' });
    expect(readCommand(inherited))
      .to.have.nested.property('problem.message')
      .that.contains('move of play is undefined');
  });
});
