import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { defineEditor } from './define.js';

defineEditor();

/**
 * Sets up any position of the five games by hand, checks and marks it, and gives it away as a tag, a frame, a link or a picture. It is a tool of this
 * documentation and no part of the package; [Records and notation](?path=/docs/records-and-notation--docs) says how to use it.
 */
const meta: Meta = {
  title: 'Teach/Position editor',
  id: 'position-editor',
  render: () => html`<position-editor></position-editor>`,
};
export default meta;

export const Editor: StoryObj = {};
