import type { LazyModule, LazyModules } from '../base/lazy-modules.js';
import type { Feature, FeaturePart, PlacedTool, Slots, ToolPlace } from '../features/feature.js';
import type { AnyContext } from './play-context.js';

/** The features of a game: starts those that are wanted, and collects what they give. */
export class FeatureSet {
  readonly #context: AnyContext;
  readonly #features: readonly Feature[];
  readonly #modules: LazyModules;
  readonly #given = new Map<Feature, Slots | undefined>();
  readonly #loaders = new Map<Feature, () => Promise<FeaturePart & LazyModule>>();
  readonly #loaded = new Map<Feature, Slots | undefined>();

  constructor(context: AnyContext, features: readonly Feature[], modules: LazyModules) {
    this.#context = context;
    this.#features = features;
    this.#modules = modules;
  }

  /** What the wanted features give now, in the order of the list. What still has to be loaded begins to load. */
  get slots(): readonly Slots[] {
    return [...this.#wanted()];
  }

  /** The first value that a feature gives. */
  first<Value>(of: (slots: Slots) => Value | undefined): Value | undefined {
    for (const slots of this.#wanted()) {
      const value = of(slots);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** What all features give. */
  all<Value>(of: (slots: Slots) => Value | undefined): readonly Value[] {
    return this.slots.map(of).filter((value) => value !== undefined);
  }

  /** The tools that stand in a place. */
  tools(place: ToolPlace): readonly PlacedTool[] {
    return this.all(({ tools }) => tools)
      .flat()
      .filter(({ places }) => places.includes(place));
  }

  *#wanted(): Generator<Slots> {
    for (const feature of this.#features) {
      if (!feature.isWanted(this.#context)) continue;
      const slots = [this.#start(feature), this.#load(feature)];
      yield* slots.filter((each) => each !== undefined);
    }
  }

  #start(feature: Feature): Slots | undefined {
    return this.#once(this.#given, feature, () => feature.start?.(this.#context));
  }

  #load(feature: Feature): Slots | undefined {
    if (!feature.load) return undefined;
    const loader = this.#loaders.get(feature) ?? (async () => feature.load!(this.#context));
    this.#loaders.set(feature, loader);
    const part = this.#modules.get(loader);
    return part && this.#once(this.#loaded, feature, () => part.start(this.#context));
  }

  /** Starts a feature once; until it has started, it gives nothing, even if it asks for what features give. */
  #once(started: Map<Feature, Slots | undefined>, feature: Feature, start: () => Slots | undefined): Slots | undefined {
    if (!started.has(feature)) {
      started.set(feature, undefined);
      started.set(feature, start());
    }
    return started.get(feature);
  }
}
