/** A sentence as it stands after a colon, in languages that go on there in lower case. */
export const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
