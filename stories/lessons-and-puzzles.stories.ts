import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/index.js';

const meta: Meta = {
  title: 'Games/Lessons and puzzles',
  component: 'game-lesson',
  subcomponents: {
    GameStep: 'game-step',
    GameAnswer: 'game-answer',
    GameReply: 'game-reply',
    GamePuzzle: 'game-puzzle',
  },
  tags: ['!autodocs'],
  args: { game: 'triad' },
  argTypes: {
    game: { control: 'select', options: ['triad', 'kubi', 'tricubo', 'cubo', 'triomino'], description: 'The game' },
    lang: { control: 'select', options: [undefined, 'en', 'de', 'fr', 'it', 'nl'], description: 'The language' },
  },
  parameters: { controls: { include: ['game', 'lang'] } },
};
export default meta;

type Story = StoryObj;

/** A course of the library: a game, from nothing to the first game. */
export const Course: Story = {
  render: ({ game, lang }) => html`<game-lesson course=${game} lang=${lang || nothing}></game-lesson>`,
};

/** A lesson of your own: prose, positions and goals. */
export const OwnLesson: Story = {
  name: 'A lesson of your own',
  argTypes: { game: { control: false } },
  render: ({ lang }) =>
    html`<game-lesson lang=${lang || nothing}>
      <triad-board></triad-board>
      <game-step position="ccc1ba/2a3/3C2/6/6/1AABBC w 0-0" goal="triad" marks="e3">
        <p>1-2-3 in a line, of both colours: a triad. Complete the diagonal.</p>
        <game-answer move="c1*" verdict="wrong">The right die. Which cell completes the diagonal?</game-answer>
        <game-reply move="f6f4">Black moves on.</game-reply>
      </game-step>
      <game-step>
        <p>How many of your dice have to come off?</p>
        <game-answer choice="Two" verdict="wrong">One more.</game-answer>
        <game-answer choice="Three" verdict="good">Yes: then you have won.</game-answer>
      </game-step>
    </game-lesson>`,
};

/** The puzzle of the day, the same for every reader, and a calendar with those of the past twelve months. */
export const PuzzleOfTheDay: Story = {
  render: ({ game, lang }) => html`<game-puzzle game=${game} date="today" lang=${lang || nothing}></game-puzzle>`,
};

/** Puzzles one after the other, here the easy ones. */
export const EasyPuzzles: Story = {
  render: ({ game, lang }) => html`<game-puzzle game=${game} level="easy" lang=${lang || nothing}></game-puzzle>`,
};
