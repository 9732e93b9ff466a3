import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  type _Error as DeletionError,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ContentFiles } from './content-files.ts';

/** The most objects of one S3 call. */
const DELETED_AT_ONCE = 1000;

/** A visitor who reads slowly holds a connection. */
const CONNECTIONS = 1000;
/** The client waits between attempts, so a short overload causes no error. */
const TRIES = 2;

/** Timeouts of a bucket, in milliseconds. */
interface Timeouts {
  connectMs: number;
  /** From the first byte of a request to the first of its response; for each attempt. */
  answerMs: number;
  /** For reading a whole file, with all attempts. */
  readMs: number;
}
const TIMEOUTS: Timeouts = { connectMs: 3_000, answerMs: 10_000, readMs: 30_000 };

const LONGEST_KEY_BYTES = 1024;

/** Keys that a bucket would reject, or resolve to another bucket: there is no such file. */
const isKey = (path: string): boolean =>
  Buffer.byteLength(path) <= LONGEST_KEY_BYTES && !path.includes('\0') && !/(^|\/)\.\.?(\/|$)/.test(path);

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/**
 * Content files in a bucket of any S3-compatible store; credentials come from the environment, as S3 clients read them.
 */
export function contentBucket(url: string, timeouts = TIMEOUTS): ContentFiles {
  const { hostname: Bucket, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const get = async (Key: string, abortSignal?: AbortSignal) => {
    if (!isKey(Key)) return null;
    return client
      .send(new GetObjectCommand({ Bucket, Key }), abortSignal ? { abortSignal } : {})
      .catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
  };
  /** In as many calls as it takes. Files that the bucket rejects, as under a retention rule, do not keep the others. */
  const removeAll = async (keys: readonly string[]): Promise<void> => {
    const rejected: DeletionError[] = [];
    for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
      const Objects = keys.slice(from, from + DELETED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      // The response as a whole is a success, also when nothing could be removed.
      rejected.push(...Errors);
    }
    const [first] = rejected;
    if (first) throw new Error(`${rejected.length} files could not be removed: ${first.Key}: ${first.Code}`);
  };
  const list = async (folder: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: folder && `${folder}/` })) {
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
    }
    return keys;
  };
  return {
    list,
    remove: async (path) => {
      if (isKey(path)) await removeAll([path]);
    },
    removeFolder: async (folder) => {
      if (folder) await removeAll(await list(folder));
    },
    read: async (path) => {
      const limit = AbortSignal.timeout(timeouts.readMs);
      try {
        const found = await get(path, limit);
        return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
      } catch (error) {
        throw limit.aborted ? limit.reason : error;
      }
    },
    open: async (path) => {
      const found = await get(path);
      if (!found?.Body) return null;
      return {
        stream: found.Body as Readable,
        bytes: found.ContentLength ?? 0,
        tag: (found.ETag ?? '').replaceAll('"', ''),
      };
    },
    write: async (path, bytes) => {
      if (!isKey(path)) throw new Error('A content path that a bucket does not take');
      await client.send(new PutObjectCommand({ Bucket, Key: path, Body: Buffer.from(bytes) }));
    },
    exists: async (path) => {
      if (!isKey(path)) return false;
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: path }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
