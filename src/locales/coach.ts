/** What a new reader is told: the goal, and a tip for each thing that happens for the first time. */
export type CoachTexts<Tip extends string = string> = Readonly<Record<'goal' | Tip, string>>;
