import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import { formStyles } from '../../../ui/dialogs/form.styles.js';
import { segments, switchRow } from '../../../ui/dialogs/form.js';
import { stay } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Setting } from '../feature.js';
import { settingsStyles } from './settings.styles.js';

const dressed = new WeakSet<AnyContext>();

/** Opens the dialog of settings. What is pressed there holds at once. */
export function openSettings(context: AnyContext): void {
  if (!dressed.has(context)) context.addStyles(formStyles, settingsStyles);
  dressed.add(context);
  openDialog(context.element, () => {
    const { commonWords: words, features } = context;
    const shown = features.all((slots) => slots.settings).flat();
    const body = html`<form class="form settings" @submit=${stay}>
      ${shown.map((setting) => keyed(setting.id, renderSetting(setting)))}
      <p>${words('tabletop.settingsNote')}</p>
    </form>`;
    return { title: words('tabletop.settings'), close: words('tabletop.close'), body };
  });
}

function renderSetting(setting: Setting): unknown {
  if (!('choices' in setting)) return switchRow(setting.label, setting.isOn, () => setting.run());
  return segments(setting.id, setting.label, setting.choices);
}
