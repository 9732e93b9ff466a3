import type { Services } from '../services.ts';

/** The same database, and how many statements ran on what is returned here. */
export function countStatements(db: Services['db']): { db: Services['db']; ran: () => number } {
  let ran = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      ran++;
      return result;
    },
  });
  return { db: counted, ran: () => ran };
}
