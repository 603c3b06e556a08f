/** What readers of a shared game can say to each other, in one language. */
export interface GreetingWords {
  /** The tool. */
  readonly greet: string;
  readonly mute: string;
  /** Before the next greeting may come, or where there were enough. */
  readonly later: string;
  readonly said: (name: string, greeting: string) => string;
  readonly greetings: Readonly<
    Record<'hello' | 'good-luck' | 'nice-move' | 'thanks' | 'well-played' | 'one-more', string>
  >;
}
