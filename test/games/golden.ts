/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect } from 'chai';

/** The transcript of a whole game that a person has checked. `path` is relative to `test/games`. */
export const readGolden = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

export function expectGolden(path: string, transcript: string): void {
  expect(readGolden(path), `if the change is meant, ${path} must read:\n\n${transcript}\n`).to.equal(transcript);
}
