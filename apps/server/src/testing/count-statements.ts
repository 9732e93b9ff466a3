import type { Services } from '../services.ts';

/** The same database, and how many statements ran on what is returned here, and how many rows they returned. */
export function countStatements(db: Services['db']): { db: Services['db']; ran: () => number; rows: () => number } {
  let ran = 0;
  let rows = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      ran++;
      rows += result.rows.length;
      return result;
    },
  });
  return { db: counted, ran: () => ran, rows: () => rows };
}
