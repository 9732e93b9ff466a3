import dns from 'node:dns/promises';
import { Agent, request } from 'node:https';
import { isPublicAddress } from './public-address.ts';

/** Where the owner of a domain can prove the ownership. */
export interface DomainProofs {
  /**
   * Every text found in the TXT record and in the file; empty when there is neither. `isClear` is false when DNS
   * returned no answer about the record, so that an empty result proves nothing. Never throws.
   */
  find(where: { recordName: string; host: string; path: string }): Promise<{ texts: string[]; isClear: boolean }>;
}

const WITHIN_MS = 5_000;
const FILE_BYTES = 4_096;

/** The DNS codes for a missing record; all others are errors of name servers or of the network. */
const NO_RECORD = ['ENOTFOUND', 'ENODATA'];

/**
 * Queries DNS and the host itself; skips a host on a private address, so that tenants cannot probe the internal
 * network. Name servers (those of the machine unless `servers` names others) and host each have `withinMs`.
 */
export const publicDomainProofs = ({
  withinMs = WITHIN_MS,
  servers,
}: {
  withinMs?: number;
  servers?: string[];
} = {}): DomainProofs => ({
  async find({ recordName, host, path }) {
    // Asked twice, because an answer may get lost; the second question has twice the time.
    const resolver = new dns.Resolver({ timeout: Math.round(withinMs / 3), tries: 2 });
    if (servers) resolver.setServers(servers);
    const [records, file] = await Promise.all([
      readRecords(resolver, recordName),
      readFile(resolver, { host, path, withinMs }),
    ]);
    return { texts: [...records.texts, ...file], isClear: records.isClear };
  },
});

async function readRecords(resolver: dns.Resolver, name: string): Promise<{ texts: string[]; isClear: boolean }> {
  try {
    return { texts: (await resolver.resolveTxt(name)).map((parts) => parts.join('')), isClear: true };
  } catch (error) {
    return { texts: [], isClear: NO_RECORD.includes((error as { code?: string }).code ?? '') };
  }
}

interface FileRequest {
  host: string;
  path: string;
  withinMs: number;
}

async function readFile(resolver: dns.Resolver, { host, path, withinMs }: FileRequest): Promise<string[]> {
  const addresses = await resolver.resolve4(host).catch(() => []);
  const address = addresses.find(isPublicAddress);
  if (address === undefined || !addresses.every(isPublicAddress)) return [];
  return new Promise((resolve) => {
    const outgoing = request(
      // Connects to the address that was checked: a name could resolve differently the second time.
      {
        host: address,
        servername: host,
        headers: { host },
        path,
        // In all: a host that sends a byte now and then would hold up the others for hours.
        signal: AbortSignal.timeout(withinMs),
        agent: new Agent({ keepAlive: false }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > FILE_BYTES) outgoing.destroy();
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve(answer.statusCode === 200 ? [Buffer.concat(chunks).toString('utf8')] : []));
      },
    );
    outgoing.on('close', () => resolve([]));
    outgoing.on('error', () => resolve([]));
    outgoing.end();
  });
}
