import { resellerRow } from '@vitrine/contract/resellers/schemas';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LongList, longListWriter } from './long-list.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `“${id}”` }));
const present = ({ id, name }: { id: number; name: string }) => ({ id, name, processing: false, failed: false });

afterEach(() => vi.restoreAllMocks());

describe('a list', () => {
  test.each([0, 1, 100])('of %i entries is written whole', (count) => {
    expect(LongList.of(rows(count), present).whole()).toEqual(rows(count).map(present));
  });

  test('of more is a response of the same text', async () => {
    const list = LongList.of(rows(101), present);
    expect(list.whole()).toBeNull();
    const written = await longListWriter(z.array(resellerRow))(list).toArray();
    expect(JSON.parse(written.join(''))).toEqual({ data: rows(101).map(present) });
  });

  test('drops what the schema does not name, as other responses do', async () => {
    const list = LongList.of(rows(101), (row) => ({ ...present(row), secret: 'never' }));
    const written = await longListWriter(z.array(resellerRow))(list).toArray();
    expect(written.join('')).not.toContain('never');
  });

  test('that takes longer lets others have their turn after each piece', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
    let turns = 0;
    let waiting = true;
    const count = () => {
      turns++;
      if (waiting) setImmediate(count);
    };
    setImmediate(count);
    const pieces: string[] = [];
    for await (const piece of LongList.of(rows(200), present).pieces(JSON.stringify)) pieces.push(piece);
    waiting = false;
    expect(pieces.length).toBeGreaterThan(10);
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
    expect(JSON.parse(pieces.join('')).data).toHaveLength(200);
  });

  test('an entry that cannot be written ends the response with its error', async () => {
    const list = LongList.of(rows(101), (row) => {
      if (row.id === 100) throw new Error('broken row');
      return present(row);
    });
    await expect(longListWriter(z.array(resellerRow))(list).toArray()).rejects.toThrow('broken row');
  });
});
