import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { LANGUAGES } from '../demo/look.js';
import type { Diagram } from './diagram.js';
import { renderInput, renderSelect, renderTick } from './field-view.js';
import type { AnySetup } from './games/index.js';
import type { Setting, Words } from './setup.js';

export interface DiagramForm {
  readonly diagram: Diagram;
  readonly setup: AnySetup;
  readonly words: Words;
  readonly setAttribute: (name: string, value: string) => void;
  readonly setCaption: (caption: string) => void;
}

/** What a diagram shows besides its position: marks, names, a caption, the attributes of its game. */
export function renderDiagramForm(form: DiagramForm): TemplateResult {
  const { diagram, setup, words, setAttribute, setCaption } = form;
  const { marks = '', names = '', lang = '' } = diagram.attributes;
  return html`<div class="fields">
    ${renderInput('marks', `${words('editor.marks')} (${setup.marks})`, marks, (value) => setAttribute('marks', value))}
    ${renderInput('caption', words('editor.caption'), diagram.caption, setCaption)}
    ${renderInput('names', words('editor.names'), names, (value) => setAttribute('names', value))}
    ${renderSelect(
      'language',
      words('editor.language'),
      lang,
      [['', words('editor.languageOfPage')], ...Object.entries(LANGUAGES)],
      (value) => setAttribute('lang', value),
    )}
    ${setup.settings.map((setting) => renderSetting(setting, form))}
  </div>`;
}

function renderSetting(setting: Setting, { diagram, words, setAttribute }: DiagramForm): TemplateResult {
  const { name } = setting;
  const value = diagram.attributes[name] ?? '';
  const label = setting.label(words);
  const choices = setting.choices(words);
  const [first] = choices;
  if (!first) return renderInput(`setting-${name}`, label, value, (text) => setAttribute(name, text));
  if (choices.length === 1) {
    const text = first[1] && !label.includes(first[1]) ? `${label}: ${first[1]}` : label;
    return renderTick(`setting-${name}`, text, value === first[0], (isOn) => setAttribute(name, isOn ? first[0] : ''));
  }
  return renderSelect(`setting-${name}`, label, value, [['', words('editor.unsaid')], ...choices], (text) =>
    setAttribute(name, text),
  );
}
