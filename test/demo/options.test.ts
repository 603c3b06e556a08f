import { expect } from '@open-wc/testing';
import { GAMES, GAME_IDS } from '../../stories/demo/games.js';
import { DemoFrame } from './demo-frame.js';

describe('the form of the publisher’s page', () => {
  let page: DemoFrame;
  before(async () => (page = await DemoFrame.open('#lang=en')));
  after(() => page.close());

  const value = (id: string) => page.find<HTMLInputElement>(`#${id}`).value;
  const options = () => page.game.match.options as Record<string, unknown>;
  const write = async (id: string, text: string) => {
    page.find<HTMLInputElement>(`#${id}`).value = text;
    page.find(`#${id}`).dispatchEvent(new Event('change'));
    await page.drawn();
  };

  it('has a field for every option in each game’s own table, and for nothing else', async () => {
    for (const id of GAME_IDS) {
      page.find(`#tab-${id}`).click();
      await page.drawn();
      const fields = page.all('[id^=option-]:not([id$=-hint])').map((field) => field.id.replace('option-', ''));
      expect(fields, id).to.have.members(Object.keys(GAMES[id].game.options));
    }
  });

  it('shows what is really played', () => {
    expect([value('option-variant'), value('option-target'), options()['target']]).to.deep.equal([
      'goliath',
      '400',
      400,
    ]);
  });

  it('lets the options of an edition follow it', async () => {
    await page.choose('option-variant', 'pressman');
    expect([value('option-emptyPool'), value('option-hexagons')]).to.deep.equal(['-10', '50,100,150']);
    await write('option-hexagons', '40,80,120');
    expect(options()['hexagons']).to.deep.equal([40, 80, 120]);
    await page.choose('option-variant', 'goliath');
    expect(options()).to.deep.include({ variant: 'goliath', emptyPool: 0, hexagons: [50, 60, 70] });
  });

  it('says what is not possible beside the field, and leaves the game alone', async () => {
    const { game } = page;
    await write('option-target', 'many <b>');
    expect(page.game).to.equal(game);
    expect(page.find('#option-target').getAttribute('aria-invalid')).to.equal('true');
    expect(page.text('#option-target-hint')).to.equal('That is not possible. 1 to 9999');
    await write('option-target', '100');
    expect(page.find('#option-target').hasAttribute('aria-invalid')).to.equal(false);
    expect(options()['target']).to.equal(100);
  });

  it('changes names, dice and the way it is shown without another game', async () => {
    const { game } = page;
    const { match } = game;
    await write('names', 'Zoë');
    await page.choose('dice', 'auto');
    await page.choose('mode', 'diagram');
    expect([page.game, page.game.match]).to.deep.equal([game, match]);
    expect(page.game.shadowRoot?.textContent).to.contain('Zoë');
    await page.choose('mode', 'play');
  });

  it('has a whole game to look through, where nothing has been played', async () => {
    await page.click('#tab-kubi');
    await page.drawn();
    await page.choose('seats', '2');
    await page.choose('mode', 'replay');
    expect(page.game.match.length).to.be.above(30);
    await page.click('#begin');
    await page.drawn();
    expect([page.game.getAttribute('mode'), page.game.match.length]).to.deep.equal([null, 0]);
  });
});
