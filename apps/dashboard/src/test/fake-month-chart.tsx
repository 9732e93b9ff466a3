/** Renders the data of a chart as text, because the chart itself is visual only. Test files that mock the chart share it. */
export const MonthChart = ({ rows, unit }: { rows: readonly { short: string; value: number }[]; unit: string }) => (
  <p>{`${unit}: ${rows.map(({ short, value }) => `${short} ${value}`).join(', ')}`}</p>
);
