import { type APIRequestContext, expect } from '@playwright/test';
import { at, HOSTS, PORT } from './product.ts';

interface Visitor {
  name: string;
  email: string;
  phone: string;
  [field: string]: string;
}

/**
 * Sends an enquiry about a worktop of the panoramic kitchen as the viewer does on the shop's page, and expects the
 * server to accept it.
 */
export async function sendEnquiry(request: APIRequestContext, visitor: Visitor, worktop: string): Promise<void> {
  const items = JSON.stringify([{ component: 'Worktops', name: worktop }]);
  const answer = await request.post(`http://127.0.0.1:${PORT}/viewer/contact/request`, {
    headers: { origin: new URL(at(HOSTS.shop)).origin },
    multipart: { configurator_id: '1', type: 'panoramic', items, terms: '1', ...visitor },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
