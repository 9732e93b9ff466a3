import { type APIRequestContext, expect } from '@playwright/test';
import { PORT } from './product.ts';

export interface Email {
  kind: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  sentAt: string;
}

/** The emails with a visitor's address as recipient or reply-to, once there are `count` of them. */
export async function emailsAbout(request: APIRequestContext, email: string, count: number): Promise<Email[]> {
  let emails: Email[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get(`http://127.0.0.1:${PORT}/mailbox.json`);
      emails = ((await answer.json()) as Email[]).filter((each) => each.to === email || each.replyTo === email);
      return emails.length;
    })
    .toBe(count);
  return emails;
}
