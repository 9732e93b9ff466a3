import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Design } from '../design/design.ts';
import { modelOf } from '../design/model-of.ts';
import { applyWords } from './apply-words.ts';
import { framePlace } from './places.ts';
import { type Words, wordAt } from './word.ts';

/** An item of a design as enquiries store it and sheets list it. */
interface NamedItem {
  component?: string | undefined;
  name: string;
}

/**
 * The items of a design with the names of a language. Names that the data file does not have, of an earlier version or of
 * the product itself, stay as they are.
 * @param design the design of the items, as the model of the file restores it
 */
export function translateItems<Item extends NamedItem>(
  { type, file, words }: { type: ConfiguratorType; file: ConfiguratorFile; words: Words },
  design: Design,
  items: readonly Item[],
): Item[] {
  const sources = modelOf(type, file).items(design);
  const shown = modelOf(type, applyWords(type, file, words)).items(design);
  return items.map((item) => {
    // Layers can share their names, so that the name of the item decides between them.
    const index = sources.findIndex(({ component, name }) => component === item.component && name === item.name);
    const found = shown[index];
    if (!found) return item;
    const style = item.component === FRAME_STYLE ? wordAt(words, framePlace(item.name)) : undefined;
    return { ...item, component: found.component, name: style || found.name };
  });
}

/** The component of a wardrobe's family of frames. */
const FRAME_STYLE = 'Frame Style';
