/** Matches of which there is a review. What it says can be shared after the reader has left it. */
export const reviewedMatches = new WeakSet<object>();
