import { logoFile, logoPath } from '@vitrine/domain/manufacturers/logo-name';
import type { Services } from '../../services.ts';

/** Adds to each row the path of its manufacturer's logo, or null where the content host has none. */
export async function withLogos<Row extends { name: string }>(
  { content }: Pick<Services, 'content'>,
  rows: readonly Row[],
): Promise<(Row & { logo: string | null })[]> {
  const logoOf = async (name: string): Promise<[string, string | null]> => {
    const file = logoFile(name);
    return [name, file !== null && (await content.exists(file)) ? logoPath(name) : null];
  };
  const logos = new Map(await Promise.all([...new Set(rows.map(({ name }) => name))].map(logoOf)));
  return rows.map((row) => ({ ...row, logo: logos.get(row.name) ?? null }));
}
