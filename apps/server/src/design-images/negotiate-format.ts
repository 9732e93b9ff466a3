import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';

/** AVIF takes several times as long to encode, so that it is only sent to those that name it or accept nothing else. */
const PREFERRED = ['webp', 'jpeg', 'png', 'avif'] as const;

const HEADER_LONGEST = 500;

/** The format for an Accept header: JPEG for programs that name none, because all of them read it. */
export function negotiateFormat(accept = ''): DesignImageFormat {
  const accepted = new Set(
    accept
      .slice(0, HEADER_LONGEST)
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';')[0]?.trim()),
  );
  return PREFERRED.find((format) => accepted.has(`image/${format}`)) ?? 'jpeg';
}
