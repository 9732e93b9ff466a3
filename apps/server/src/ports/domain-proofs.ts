import dns from 'node:dns/promises';
import { Agent, request } from 'node:https';
import { isPublicAddress } from './public-address.ts';

/** Where somebody who claims a domain can show that it is theirs. */
export interface DomainProofs {
  /**
   * Every text found in the TXT record and in the file; empty when there is neither. `isClear` is false where the domain
   * name system gave no answer about the record, so that nothing found says nothing. Never throws.
   */
  find(where: { recordName: string; host: string; path: string }): Promise<{ texts: string[]; isClear: boolean }>;
}

const WITHIN_MS = 5_000;
const FILE_BYTES = 4_096;

/** The answers that say that there is no such record; all others are errors of name servers or of the network. */
const NO_RECORD = ['ENOTFOUND', 'ENODATA'];

/** Asks the domain name system and the host itself; a host on a private address is not asked, so that nobody looks around inside. */
export const publicDomainProofs: DomainProofs = {
  async find({ recordName, host, path }) {
    const [records, file] = await Promise.all([readRecords(recordName), readFile(host, path)]);
    return { texts: [...records.texts, ...file], isClear: records.isClear };
  },
};

async function readRecords(name: string): Promise<{ texts: string[]; isClear: boolean }> {
  const resolver = new dns.Resolver({ timeout: WITHIN_MS, tries: 1 });
  try {
    return { texts: (await resolver.resolveTxt(name)).map((parts) => parts.join('')), isClear: true };
  } catch (error) {
    return { texts: [], isClear: NO_RECORD.includes((error as { code?: string }).code ?? '') };
  }
}

async function readFile(host: string, path: string): Promise<string[]> {
  const addresses = await dns.resolve4(host).catch(() => []);
  const address = addresses.find(isPublicAddress);
  if (address === undefined || !addresses.every(isPublicAddress)) return [];
  return new Promise((resolve) => {
    const asked = request(
      // The address that was checked is the one that is asked: a name could answer otherwise the second time.
      {
        host: address,
        servername: host,
        headers: { host },
        path,
        timeout: WITHIN_MS,
        agent: new Agent({ keepAlive: false }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > FILE_BYTES) asked.destroy();
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve(answer.statusCode === 200 ? [Buffer.concat(chunks).toString('utf8')] : []));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('close', () => resolve([]));
    asked.on('error', () => resolve([]));
    asked.end();
  });
}
