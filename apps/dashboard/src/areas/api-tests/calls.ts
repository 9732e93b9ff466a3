import { apiTestMessages as messages } from '@vitrine/contract/enquiries/api-test-messages';
import type { apiTestRoutes } from '@vitrine/contract/enquiries/api-test-routes';
import { call } from '../../calls/call.ts';

export const makeTestToken = () => call<typeof apiTestRoutes.makeTestToken>('POST', '/testing/token', {});

/**
 * Sends a test with the page's token and without a session. Answers the status line: the server's message, or why there
 * is no answer.
 */
export const sendTest = async (token: string, form: () => Promise<FormData>): Promise<string> => {
  try {
    const response = await fetch('/api/contact/request', {
      method: 'POST',
      credentials: 'omit',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      body: await form(),
    });
    const answer: { success?: unknown; message?: unknown } = await response.json();
    if (answer.success === true) return messages.succeeded;
    return typeof answer.message === 'string' && answer.message !== '' ? answer.message : messages.failed;
  } catch (thrown) {
    return String((thrown as { message?: unknown } | null)?.message ?? '') || messages.threw;
  }
};
