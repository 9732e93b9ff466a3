import type { LatestFile } from '@vitrine/contract/latest-file';

/** A design on this page, as the server is asked about it. */
export interface AskedDesign {
  latest: LatestFile;
  design: string;
  /** Address of the page. */
  page: string;
  /** What the page calls this viewer; '' where it has no name. */
  viewer: string;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 15_000;

/** What identifies the design in every question. */
export const identify = ({ latest, design }: AskedDesign) => ({
  configurator_id: latest.configurator.id,
  reseller: latest.reseller,
  design,
});

/**
 * Sends a question to one of the addresses for designs.
 * @throws Error when the file of this configurator names none, the server does not answer in time, or refuses
 */
export async function ask(latest: LatestFile, what: 'share' | 'price' | 'sheet', body: object): Promise<Response> {
  const { designs } = latest.endpoints;
  if (!designs) throw new Error('This configurator was published before designs could be shared');
  const isForm = body instanceof FormData;
  const answer = await fetch(`${designs}/${what}`, {
    method: 'POST',
    credentials: 'omit',
    body: isForm ? body : JSON.stringify(body),
    ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer;
}

/** The short link to a design. @throws as ask does */
export async function askLink(asked: AskedDesign): Promise<string> {
  const { page, viewer } = asked;
  const answer = await ask(asked.latest, 'share', { ...identify(asked), page, viewer });
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}
