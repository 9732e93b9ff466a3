import type { LatestFile } from '@vitrine/contract/latest-file';
import type { PricingFields } from './pricing-fields.ts';

/** A request about a design on this page. */
export interface DesignRequest {
  latest: LatestFile;
  design: string;
  /** Address of the page. */
  page: string;
  /** The page's name for this viewer; '' where it has none. */
  viewer: string;
}

/** A request that needs prices. */
export type PricedRequest = DesignRequest & { pricing: PricingFields };

/** Milliseconds that an answer may take. */
const TIMEOUT = 15_000;

/** The fields that identify the design in every request. */
export const buildDesignFields = ({ latest, design }: DesignRequest) => ({
  configurator_id: latest.configurator.id,
  reseller: latest.reseller,
  design,
});

/**
 * Posts a request to one of the endpoints for designs.
 * @throws Error when the configurator's file names none, the server does not answer in time, or answers with an error
 */
export async function postDesign(
  latest: LatestFile,
  what: 'share' | 'price' | 'sheet',
  body: object,
): Promise<Response> {
  const { designs } = latest.endpoints;
  if (!designs) throw new Error('This configurator was published before designs could be shared');
  const isForm = body instanceof FormData;
  const answer = await fetch(`${designs}/${what}`, {
    method: 'POST',
    credentials: 'omit',
    body: isForm ? body : JSON.stringify(body),
    ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer;
}

/** Requests a short link to a design. @throws as postDesign does */
export async function requestLink(request: DesignRequest): Promise<string> {
  const { page, viewer } = request;
  const answer = await postDesign(request.latest, 'share', { ...buildDesignFields(request), page, viewer });
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}
