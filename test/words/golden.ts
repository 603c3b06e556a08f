import { expect } from 'chai';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Sentences } from './proof.js';

const FOLDER = join(import.meta.dirname, 'golden');
const isUpdate = process.env['UPDATE'] === 'on' || process.argv.includes('--update');

/** No-break spaces look like others, so they are written as escapes. */
const visible = (text: string): string =>
  text.replace(/[\u00a0\u202f\n]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One line for each moment: its name, an arrow, and what is said. */
const written = (sentences: Sentences): string =>
  Object.entries(sentences)
    .map(([moment, sentence]) => `${moment} → ${visible(sentence)}\n`)
    .join('');

/** What has been proof-read is in `golden/`, a file for each subject and language. `npm run test:words -- --update` writes what is said now. */
export function expectGolden(subject: string, language: Language, sentences: Sentences): void {
  const file = join(FOLDER, `${subject}.${language}.txt`);
  if (isUpdate) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, written(sentences));
  }
  expect(written(sentences)).to.equal(readFileSync(file, 'utf8'));
}
