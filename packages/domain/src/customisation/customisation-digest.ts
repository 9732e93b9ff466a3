import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { isRecord } from '../is-record.ts';
import { digestText } from '../text/digest-text.ts';

/** A database and a browser list fields in different orders, and only one of them names what is not set. */
const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== null)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

/** Digest of what is saved together. Browser and server compute the same one. Logos are saved one by one. */
export const customisationDigest = ({
  saveDesign,
  emails,
  texts,
}: Pick<Customisation, 'saveDesign' | 'emails' | 'texts'>): string =>
  digestText(JSON.stringify({ saveDesign, emails, texts }, inOrder));
