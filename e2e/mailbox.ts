import { type APIRequestContext, expect } from '@playwright/test';
import { PORT } from './product.ts';

export interface Mail {
  kind: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  sentAt: string;
}

/** The mails that mention a visitor's address as receiver or as reply-to, once there are `count` of them. */
export async function mailsAbout(request: APIRequestContext, email: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get(`http://127.0.0.1:${PORT}/mailbox.json`);
      mails = ((await answer.json()) as Mail[]).filter((mail) => mail.to === email || mail.replyTo === email);
      return mails.length;
    })
    .toBe(count);
  return mails;
}
