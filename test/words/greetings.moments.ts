import type { GreetingWords } from '../../src/locales/greetings/terms.js';

/** Every sentence, by its moment. */
export function greetings({ greetings: all, said, ...words }: GreetingWords): Record<string, string> {
  return { ...words, ...all, said: said('Ann', all.hello) };
}
