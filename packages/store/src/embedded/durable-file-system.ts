import fs from 'node:fs';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd: number | null;
  node: unknown;
}

interface Attributes {
  mode?: number | null;
}

type SetAttributes = (target: unknown, attributes: Attributes) => void;

interface NodeFileSystem {
  node_ops: { setattr: SetAttributes };
  stream_ops: { fsync?: (stream: NodeStream) => number; setattr?: SetAttributes };
  realPath(node: unknown): string;
}

interface EmscriptenModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
}

/**
 * PGlite's Node file system never syncs to disk: after a power cut its database may not open again. This one passes
 * Postgres' fsync calls on to the disk. PGlite also creates every file with access for all users (0666), whatever the
 * process's umask: this one restricts files to their owner. It depends on PGlite's internals, so PGlite's version is
 * pinned and `fsyncCalls` lets the opener check that a commit really synced.
 */
export class DurableFileSystem extends NodeFS {
  fsyncCalls = 0;

  override async init(pg: PGlite, options: PGliteOptions): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options as never);
    const preRun = ready.emscriptenOpts.preRun as ((module: EmscriptenModule) => void)[] | undefined;
    preRun?.push((module) => {
      const files = module.NODEFS ?? module.FS.filesystems?.NODEFS;
      if (!files) throw new Error('The embedded database has no Node file system to make durable');
      files.stream_ops.fsync = (stream) => {
        this.fsyncCalls++;
        syncToDisk(stream.nfd, () => files.realPath(stream.node));
        return 0;
      };
      for (const operations of [files.node_ops, files.stream_ops]) {
        const { setattr } = operations;
        if (setattr) operations.setattr = (target, attributes) => setattr(target, ownersOnly(attributes));
      }
    });
    return ready;
  }
}

const ownersOnly = (attributes: Attributes): Attributes =>
  typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes;

function syncToDisk(descriptor: number | null, path: () => string): void {
  const handle = descriptor ?? fs.openSync(path(), 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    if (descriptor === null || descriptor === undefined) fs.closeSync(handle);
  }
}
