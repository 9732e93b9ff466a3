import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  id: string;
  impact: string;
  help: string;
  targets: string[];
}

/** Rules that axe counts as moderate, and that every page keeps. */
const KEPT = ['heading-order'];

/**
 * Fails on every serious or critical axe violation of the page in its current state, and on those of the rules above. The
 * context has to bypass CSP.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.addScriptTag({ path: AXE });
  const findings = await page.evaluate(async (): Promise<Finding[]> => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: never[] }> } }).axe.run();
    return (violations as { id: string; impact: string; help: string; nodes: { target: string[] }[] }[]).map(
      ({ id, impact, help, nodes }) => ({
        id,
        impact,
        help,
        targets: nodes.flatMap((node) => node.target.map(String)),
      }),
    );
  });
  const serious = findings.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || KEPT.includes(id),
  );
  expect(serious, `axe on ${name}`).toEqual([]);
}
