import { expect } from '@open-wc/testing';
import { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { triadPlayStyles } from '../../src/elements/triad-board/play.styles.js';
import { dialogStyles } from '../../src/ui/dialog.styles.js';
import { styles as drawing } from '../../src/ui/drawing.js';
import { styles as error } from '../../src/ui/error-message.js';
import { panelStyles } from '../../src/ui/panel.styles.js';
import { replayStyles } from '../../src/ui/replay.styles.js';
import { EVENT_TYPES } from '../elements/event-log.js';
import { needsBuild } from './built.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Member extends Named {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  readonly static?: boolean;
}

interface Declaration extends Named {
  readonly tagName?: string;
  readonly attributes: readonly (Named & { readonly fieldName?: string })[];
  readonly members: readonly Member[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

const namesOf = (list: readonly Named[]): string[] => list.map(({ name }) => name);

describe('the manifest of <triad-board>', () => {
  needsBuild();
  let board: Declaration;

  before(async () => {
    TriadBoard.define();
    const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
    const found = manifest.modules.flatMap(({ declarations }) => declarations ?? []);
    board = found.find(({ tagName }) => tagName === 'triad-board') as Declaration;
  });

  it('is there', () => {
    expect(board).to.include({ name: 'TriadBoard' });
  });

  it('lists every attribute that is observed, and the language', () => {
    expect(namesOf(board.attributes)).to.have.members([...TriadBoard.observedAttributes, 'lang']);
  });

  it('lists for every attribute the property that takes the same text', () => {
    const properties = [...TriadBoard.elementProperties.keys()].map(String);
    const fields = board.attributes.map(({ fieldName }) => fieldName).filter((name) => name !== undefined);
    expect(fields).to.have.members(properties);
  });

  it('lists what a script may read and call, and nothing of what is inside', () => {
    const fields = board.members.filter((member) => member.kind === 'field' && !member.static);
    const methods = board.members.filter((member) => member.kind === 'method' && !member.static);
    const properties = [...TriadBoard.elementProperties.keys()].map(String);
    expect(namesOf(fields)).to.have.members([...properties, 'match', 'state', 'outcome', 'error']);
    expect(namesOf(methods)).to.have.members([
      'play',
      'undo',
      'redo',
      'restart',
      'goTo',
      'tryMoves',
      'returnToRecord',
      'legalMoves',
    ]);
    expect(board.members.filter(({ privacy }) => privacy === 'private' || privacy === 'protected')).to.be.empty;
  });

  it('lists only members that there are', () => {
    const element = document.createElement('triad-board');
    for (const { name, kind } of board.members) {
      expect(name in element, name).to.be.true;
      const value = (element as unknown as Record<string, unknown>)[name];
      expect(typeof value === 'function', name).to.equal(kind === 'method');
    }
  });

  it('lists every event by its name', () => {
    expect(namesOf(board.events)).to.have.members([...EVENT_TYPES]);
  });

  it('lists every custom property that the style sheets read', () => {
    const sheets = [
      ...TriadBoard.elementStyles,
      panelStyles,
      triadPlayStyles,
      drawing,
      error,
      replayStyles,
      dialogStyles,
    ].map((sheet) => ('cssText' in sheet ? String(sheet.cssText) : ''));
    const read = new Set(sheets.join('\n').match(/--tabletop-[a-z0-9-]+/g));
    expect(namesOf(board.cssProperties)).to.have.members([...read]);
  });

  it('lists the states and the slots', () => {
    expect(namesOf(board.cssStates)).to.have.members(['over', 'error']);
    expect(namesOf(board.slots)).to.deep.equal(['', 'caption']);
  });

  it('describes everything in words', () => {
    const lists = [board.attributes, board.members, board.events, board.cssParts, board.cssStates, board.cssProperties];
    const mute = lists.flat().filter(({ description }) => !description);
    expect(namesOf(mute)).to.be.empty;
  });
});
