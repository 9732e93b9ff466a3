import { FLAKE_SIZE_NAME } from '@vitrine/contract/floors/limits';
import { readFlakeSize } from './flake-size.ts';
import { OWN_MIX } from './keys.ts';

interface DescribedItem {
  name: string;
  /** Of a flake in the visitor's own mix: 'Own mix, 25 %'. */
  blend?: string | undefined;
  flake_size?: string | undefined;
}

const SHARE = new RegExp(`^${OWN_MIX}, (\\d+) %$`);

/**
 * The name of an item as people read it. A flake of the visitor's own mix comes with its percentage and size, without
 * which nobody could mix it. `translate` knows the names that no data file has.
 */
export function describeItem(item: DescribedItem, translate: (name: string) => string = (name) => name): string {
  const name = translate(item.name);
  const [, share] = SHARE.exec(item.blend ?? '') ?? [];
  return share === undefined
    ? name
    : `${name}, ${share}\u00A0%, ${translate(FLAKE_SIZE_NAME[readFlakeSize(item.flake_size)])}`;
}
