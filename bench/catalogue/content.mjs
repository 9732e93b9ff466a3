import fs from 'node:fs';
import path from 'node:path';

const LAYERS = 12;

/**
 * A catalogue with `count` items in twelve layers, based on a demo catalogue: its images under new ids and names, so
 * that every row has a thumbnail and a price like real ones.
 */
export function manyItems(source, count) {
  const each = Math.ceil(count / LAYERS);
  const layers = Array.from({ length: LAYERS }, (_, index) => {
    const like = source.layers[index % source.layers.length];
    const items = Array.from({ length: Math.min(each, count - index * each) }, (_, at) => {
      const item = like.items[at % like.items.length];
      const first = at < like.items.length && index < source.layers.length;
      return {
        ...item,
        id: `B${index}-${at}`,
        name: `${item.name} ${at}`,
        product_code: `BN-${index}-${at}`,
        price: 10 + ((at * 7) % 400),
        ...(!first && { default: false }),
        disabled: null,
      };
    });
    return { ...like, name: `${like.name} ${index}`, safe_name: `${like.safe_name}_${index}`, order: index + 1, items };
  });
  return { ...source, layers };
}

/** `count` price changes, spread over all layers. */
export function someEdits(file, count, round) {
  const all = file.layers.flatMap((layer, layer_index) => layer.items.map((item) => ({ layer_index, item })));
  const step = Math.floor(all.length / count);
  return Array.from({ length: count }, (_, at) => {
    const { layer_index, item } = all[at * step];
    return { layer_index, id: item.id, data: { price: item.price + round + 1 } };
  });
}

/** The newest data file of a configurator in a data folder. */
export function readDataFile(dataDir, jsonFile) {
  return JSON.parse(fs.readFileSync(path.join(dataDir, 'content', jsonFile), 'utf8'));
}
