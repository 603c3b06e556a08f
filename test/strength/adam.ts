const [FADE, FADE_OF_SQUARES] = [0.9, 0.999];

/** Changes weights by the errors that they made, each at a pace of its own (Adam: Kingma and Ba). */
export class Adam {
  /** What to change next: the sums of the gradients since the last change. */
  readonly gradients: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #faded = 1;
  #fadedOfSquares = 1;

  constructor(readonly weights: Float64Array) {
    this.gradients = new Float64Array(weights.length);
    this.#means = new Float64Array(weights.length);
    this.#squares = new Float64Array(weights.length);
  }

  /** @param samples how many samples the gradients are of */
  change(rate: number, samples: number): void {
    this.#faded *= FADE;
    this.#fadedOfSquares *= FADE_OF_SQUARES;
    const pace = (rate * Math.sqrt(1 - this.#fadedOfSquares)) / (1 - this.#faded);
    for (let i = 0; i < this.weights.length; i++) {
      const gradient = this.gradients[i]! / samples;
      const mean = FADE * this.#means[i]! + (1 - FADE) * gradient;
      const square = FADE_OF_SQUARES * this.#squares[i]! + (1 - FADE_OF_SQUARES) * gradient * gradient;
      this.#means[i] = mean;
      this.#squares[i] = square;
      this.weights[i]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
      this.gradients[i] = 0;
    }
  }
}
