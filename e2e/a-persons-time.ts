import type { Page } from '@playwright/test';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';

/** Waits as long as a person needs to fill in a form. Faster enquiries count as automated. */
export async function takeAPersonsTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, now + enquiryLimits.fastestMs);
}
