import type { ScriptPage } from './script-page.js';

/** A policy as it stands in the head of a page. */
export const policy = (...rules: string[]) =>
  `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
export const STRICT = ["default-src 'none'", "script-src 'self'", "style-src 'self'"];
export const TRUSTED = ["require-trusted-types-for 'script'", 'trusted-types lit-html'];

/** Stands in the page before anything else and keeps what the policy forbids. */
export const WATCH = '<script type="module" src="/test/package/watch-violations.ts"></script>';
export const SCRIPT = '<script type="module" src="/cdn/tabletop-elements.js"></script>';

/** What it has forbidden so far. */
export const violations = (page: ScriptPage) => (page.window as unknown as { violations?: string[] }).violations;
