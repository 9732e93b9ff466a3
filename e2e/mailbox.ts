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

const readMailbox = async (request: APIRequestContext): Promise<Email[]> =>
  (await request.get(`http://127.0.0.1:${PORT}/mailbox.json`)).json();

/** The emails to an address by now, newest first. */
export const emailsTo = async (request: APIRequestContext, address: string): Promise<Email[]> =>
  (await readMailbox(request))
    .filter(({ to }) => to === address)
    .sort((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));

/** The emails with a visitor's address as recipient or reply-to, once there are `count` of them. */
export async function emailsAbout(request: APIRequestContext, email: string, count: number): Promise<Email[]> {
  let emails: Email[] = [];
  await expect
    .poll(async () => {
      emails = (await readMailbox(request)).filter((each) => each.to === email || each.replyTo === email);
      return emails.length;
    })
    .toBe(count);
  return emails;
}
