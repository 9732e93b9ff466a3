/** Prints rows of text in columns, as a table that Markdown reads too. */
export function printTable(title, heads, rows) {
  const all = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells) => `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(all[0]));
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  for (const row of all.slice(1)) console.log(line(row));
}

/** 'yes', 'no' or '' where there is no goal. */
export const met = (value, limit) =>
  limit === undefined || !Number.isFinite(value) ? '' : value <= limit ? 'yes' : 'no';
export const metAtLeast = (value, limit) => (Number.isFinite(value) ? (value >= limit ? 'yes' : 'no') : '');
