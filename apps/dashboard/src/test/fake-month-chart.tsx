/** The chart is for sight only; what it is given is what there is to prove. Files that mock it share this one. */
export const MonthChart = ({ rows, unit }: { rows: readonly { short: string; value: number }[]; unit: string }) => (
  <p>{`${unit}: ${rows.map(({ short, value }) => `${short} ${value}`).join(', ')}`}</p>
);
