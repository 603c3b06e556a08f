/**
 * The types of @open-wc/semantic-dom-diff say that every `equal` gives a promise, which only comparisons of DOM snapshots
 * might; a linter would ask to await each plain comparison. The overload declared last comes first.
 */
import '@open-wc/testing';

declare global {
  namespace Chai {
    interface Equal {
      (value: unknown, message?: string): Assertion;
    }
  }
}
