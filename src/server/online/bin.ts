#!/usr/bin/env node
/** `tabletop-elements-online`: a server for playing between devices. It says what is missing, if something is, in one sentence. */
import { endWithNpm } from './end-with-npm.js';
import { missingPackages } from './missing-packages.js';
import { readSettings } from './settings.js';

const settings = readSettings(process.env);
const problem = typeof settings === 'string' ? settings : missingPackages(settings);

if (typeof settings === 'string' || problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { startServer } = await import('./server.js');
  endWithNpm(process.env);
  await startServer(settings);
}
