const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, share) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.ceil(numbers.length * share) - 1)] ?? 0;

export const p50 = (numbers) => at(numbers, 0.5);
export const p95 = (numbers) => at(numbers, 0.95);
