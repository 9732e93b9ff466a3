import type { Page } from '@playwright/test';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';

/** Stays as long as a person needs at least for a form: what is sent sooner is put aside as a machine's. */
export async function takeAPersonsTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, now + enquiryLimits.fastestMs);
}
