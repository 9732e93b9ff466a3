/** The role of a layer in a room. It decides where in a photo the layer is expected. */
export type LayerRole = 'floor' | 'wall' | 'splashback' | 'worktop' | 'front' | 'metal' | 'textile' | 'other';

/** Order matters: "wall units" are fronts, "floor tiles" are a floor, "wall tiles" a splashback. */
const WORDS: readonly [LayerRole, RegExp][] = [
  ['metal', /handle|knob|\btaps?\b|faucet|hinge|shower|fitting/],
  ['worktop', /work ?top|counter|bench ?top|work ?surface|table ?top/],
  ['splashback', /splash ?back|back ?splash|upstand|wall tile/],
  ['front', /door|front|cabinet|unit|drawer|wardrobe|panel/],
  ['floor', /floor|carpet/],
  ['wall', /wall|ceiling|paint/],
  ['textile', /bedding|curtain|blind|rug|sofa|headboard|cushion|upholster/],
];

/** The role of a layer by its name. */
export const roleOf = (layerName: string): LayerRole => {
  const name = layerName.toLowerCase().replaceAll(/[_-]/g, ' ');
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'other';
};
