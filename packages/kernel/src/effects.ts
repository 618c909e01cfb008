/** A node of an effect tree: data, told apart by its verb. A game's effects are a union of such nodes. */
export interface Effect<V extends string = string> {
  readonly verb: V;
}
