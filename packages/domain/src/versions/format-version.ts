import { fromThousandths, toThousandths } from './thousandths.ts';

const VERSION = /^\d{1,6}(\.\d{1,3})?$/;

/** A version as screens show it, without padding: 1.01 -> 'v1.01'. */
export const formatVersion = (version: number): string => `v${fromThousandths(toThousandths(version))}`;

/** Parses '1.006' or 'v1.006'; null when it is not a version, has more than three decimals or is zero. */
export const parseVersion = (text: string): number | null => {
  const bare = text.trim().replace(/^v/i, '');
  if (!VERSION.test(bare)) return null;
  const thousandths = toThousandths(Number(bare));
  return thousandths > 0 ? fromThousandths(thousandths) : null;
};
