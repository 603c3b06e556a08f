import { expect, fixture, html } from '@open-wc/testing';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { games } from '../../../src/elements/registry.js';
import { makeGameLink } from '../../../src/match/game-link.js';
import type { GameRecord } from '../../../src/match/record/record.js';
import { makePlayer } from '../../../src/match/players.js';
import { Saved } from '../saved-game.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const usual = { ...tempo };
const SEATS = 'human computer:hard';
const PLAYERS = SEATS.split(' ');
const CLEAN = location.pathname + location.search;

const wordsOf = ({ match }: AnyElement) => match.gate.players.map(makePlayer);

describe('who was a computer player of which level', () => {
  // Nobody moves meanwhile.
  before(() => Object.assign(tempo, { pause: 60_000 }));
  after(() => Object.assign(tempo, usual));
  afterEach(() => history.replaceState({}, '', CLEAN));

  for (const { id, tag } of games) {
    describe(`in ${id}`, () => {
      const opened = async (attributes: Readonly<Record<string, string>>) => {
        await elementLoaders[tag]();
        const host = await fixture<HTMLElement>(html`<div></div>`);
        const element = document.createElement(tag) as unknown as AnyElement;
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        host.append(element);
        await element.updateComplete;
        return element;
      };

      it('is known in a replay', async () => {
        const record = (await opened({ seats: SEATS, seed: 'house' })).match.toRecord();
        const element = await opened({ mode: 'replay', record: JSON.stringify(record) });
        expect(wordsOf(element)).to.deep.equal(PLAYERS);
        expect(element.nameOf(1)).to.equal('Computer');
      });

      it('is in a link of the Share tool', async () => {
        const { match } = await opened({ seats: SEATS, seed: 'house' });
        while (match.actors[0] === 'chance') match.draw();
        history.replaceState({}, '', CLEAN + makeGameLink(match.toRecord(), match.game, { ply: match.ply }));
        const element = await opened({ 'share-url': '' });
        await waitUntil(() => element.activeMode === 'replay' && wordsOf(element).length > 0, 'the link is not opened');
        expect(wordsOf(element)).to.deep.equal(PLAYERS);
      });

      it('is in a saved game', async () => {
        const saved = new Saved(id);
        const { match } = await opened({ seats: SEATS, seed: 'house', persist: saved.key });
        while (match.actors[0] === 'chance') match.draw();
        match.play(match.legalMoves(0)[0], { actor: 0 });
        await waitUntil(() => saved.moves.length > 0, 'nothing is saved');
        expect((JSON.parse(saved.text!) as { record: GameRecord }).record.players).to.deep.equal(PLAYERS);
        saved.forget();
      });
    });
  }
});
