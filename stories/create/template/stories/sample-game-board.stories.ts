import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/games/sample-game-board/define.js';
import { elementStories } from '../../../element-stories.js';

const meta: Meta = {
  title: 'Template/Sample game',
  ...elementStories('sample-game-board'),
};

export default meta;

type Story = StoryObj;

export const Play: Story = {};
export const Position: Story = { args: { position: '3,5,4 0', names: 'Ann, Bob' } };
export const Misere: Story = { args: { position: '1,2,0 0', misere: true } };
export const Replay: Story = { args: { mode: 'replay', record: 'samplegame 1; start=1,2,1 0; a1; b2; c1' } };
export const Diagram: Story = { args: { mode: 'diagram', position: '3,5,4 0' } };
