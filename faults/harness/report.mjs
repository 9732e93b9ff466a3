/** Prints the result of one fault: a line when it was skipped, otherwise its invariant, figures and checks. */
export function printFault(name, invariant, { skipped, figures = {}, checks = [] }, seconds) {
  console.log(`\n${name}: ${invariant}`);
  if (skipped) return console.log(`  skipped: ${skipped}`);
  console.log(`  ${new Date().toISOString().slice(0, 10)}, ${seconds.toFixed(0)} s`);
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`);
  console.log('\n| check | seen | goal | met |\n| --- | --- | --- | --- |');
  for (const { name: what, value, goal, ok } of checks)
    console.log(`| ${what} | ${value} | ${goal} | ${ok ? 'yes' : 'NO'} |`);
}
