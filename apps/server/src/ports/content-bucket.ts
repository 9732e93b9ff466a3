import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ContentFiles } from './content-files.ts';

/** What one call of S3 takes. */
const DELETED_AT_ONCE = 1000;

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Content files in a bucket of any S3-compatible store; credentials come from the environment, as S3 clients have it. */
export function contentBucket(url: string): ContentFiles {
  const { hostname: Bucket, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const get = (Key: string) =>
    client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
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
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: path }], Quiet: true } }));
    },
    removeFolder: async (folder) => {
      if (!folder) return;
      const keys = await list(folder);
      for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
        const Objects = keys.slice(from, from + DELETED_AT_ONCE).map((Key) => ({ Key }));
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      }
    },
    read: async (path) => {
      const found = await get(path);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
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
      await client.send(new PutObjectCommand({ Bucket, Key: path, Body: bytes }));
    },
    exists: async (path) => {
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
