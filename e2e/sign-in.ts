import type { Page } from '@playwright/test';
import { at, PASSWORD } from './product.ts';

/** Signs in through the form and waits for the first screen. */
export async function signIn(page: Page, host: string, email: string): Promise<void> {
  await page.goto(at(host, '/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/');
}

/** Signs in through the form in whatever language it is, and waits for the first screen. */
export async function signInByForm(page: Page, host: string, email: string): Promise<void> {
  await page.goto(at(host, '/login'));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/');
}

/** Collects the errors of a page. Every journey expects none at its end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}
