import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import '../../../src/elements/games/triomino-table/define.js';
import type { TriominoTable } from '../../../src/elements/games/triomino-table/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { tempo } from '../../../src/elements/lesson/tempo.js';
import { atRest } from './at-rest.js';

const BUYING = '235@0,0 502@-1,0 | 125 / ?4 | 0 0 0 - 1 | 10,7';
const ALONE = '235@0,0 502@-1,0 | 012,124,223';

/** A lesson about Triomino: the reader buys and lays in its first step, and plays alone in the second. */
async function openLesson() {
  const lesson = await fixture<GameLesson>(
    html`<game-lesson lang="en">
      <triomino-table></triomino-table>
      <game-step position=${BUYING} goal="buy then lay 223">
        <p>Buy, and lay.</p>
        <game-answer move="buy">Five points less.</game-answer>
        <game-answer move="lay 223">It fits.</game-answer>
        <game-reply move="draw 223">You have drawn 2-2-3.</game-reply>
      </game-step>
      <game-step position=${ALONE} goal="322@1,0"><p>Lay 2-2-3.</p></game-step>
    </game-lesson>`,
  );
  const table = lesson.querySelector('triomino-table') as TriominoTable;
  const root = lesson.shadowRoot as ShadowRoot;
  const quiet = () => atRest(lesson);
  await quiet();
  const press = async (label: string) => {
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label)?.click();
    await quiet();
  };
  const move = async (text: string) => {
    table.match.play(text, { by: 'user' });
    await quiet();
  };
  const inTable = (selector: string) => table.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
  const said = () =>
    [...lesson.querySelectorAll('game-answer, game-reply')]
      .filter((part) => (part as unknown as { isShown: boolean }).isShown)
      .map(({ textContent }) => textContent);
  return { lesson, table, press, move, inTable, said };
}

describe('a lesson about Triomino', () => {
  const { seen, reply } = tempo;
  before(() => Object.assign(tempo, { seen: 40, reply: 10 }));
  after(() => Object.assign(tempo, { seen, reply }));

  it('shows the tiles of who moves in it, and covers them for nobody', async () => {
    const { table, inTable, press, lesson } = await openLesson();
    expect(inTable('.cover')).to.equal(undefined);
    expect(inTable('.rack-tile')?.dataset['tile']).to.equal('125');
    await press('Skip');
    expect(inTable('.rack-tile')?.dataset['tile']).to.equal('012');
    lesson.goTo(0);
    await press('none');
    expect(inTable('.cover')).to.equal(undefined);
    lesson.remove();
    expect(table.seats ?? '').to.equal('');
  });

  it('says what was drawn until the next move is made', async () => {
    const { move, said } = await openLesson();
    await move('buy');
    expect(said()).to.deep.equal(['Five points less.', 'You have drawn 2-2-3.']);
    await move('322@1,0');
    expect(said()).to.deep.equal(['It fits.']);
  });

  it('rings a tile on the rack, then the tiles beside its place', async () => {
    const { inTable, press, table } = await openLesson();
    await press('Skip');
    await press('Hint');
    expect(inTable('.rack-tile[data-marked]')?.dataset['tile']).to.equal('223');
    expect(inTable('.hinted')).to.equal(undefined);
    await press('Hint');
    await waitUntil(() => table.shadowRoot?.querySelectorAll('.hinted').length === 1);
    expect(table.session.leading.policy?.hint).to.equal('223 235');
  });
});
