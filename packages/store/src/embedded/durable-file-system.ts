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

type Operations = Record<string, (...parameters: never[]) => unknown>;

interface NodeFileSystem {
  node_ops: Operations;
  stream_ops: Operations;
  realPath(node: unknown): string;
}

interface EmscriptenModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
}

/** The operations that change a file or a folder. */
const CHANGES = {
  node_ops: ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'],
  stream_ops: ['setattr', 'write', 'msync', 'fsync', 'close'],
} as const;

/**
 * PGlite's Node file system never syncs to disk: after a power cut its database may not open again. This one passes
 * Postgres' fsync calls on to the disk. Those of the write-ahead log wait until `flush`, so that several commits share
 * one; before any other file changes, the log is synced, as Postgres relies on. PGlite also creates every file with
 * access for all users (0666), whatever the process's umask: this one restricts files to their owner. It depends on
 * PGlite's internals, so PGlite's version is pinned and `syncs` lets the opener check that a commit really synced.
 */
export class DurableFileSystem extends NodeFS {
  /** How often files were synced. */
  syncs = 0;
  /** Files of the log that Postgres has asked to sync. */
  #unsynced = new Set<NodeStream>();
  #realPath: NodeFileSystem['realPath'] = () => '';

  override async init(pg: PGlite, options: PGliteOptions): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options as never);
    const preRun = ready.emscriptenOpts.preRun as ((module: EmscriptenModule) => void)[] | undefined;
    preRun?.push((module) => {
      const files = module.NODEFS ?? module.FS.filesystems?.NODEFS;
      if (!files) throw new Error('The embedded database has no Node file system to make durable');
      this.#makeDurable(files);
    });
    return ready;
  }

  /** Syncs what of the log waits for it. Afterwards everything that is committed survives a power cut. */
  flush(): void {
    for (const stream of this.#unsynced) this.#sync(stream);
    this.#unsynced.clear();
  }

  override async syncToFs(): Promise<void> {
    this.flush();
  }

  override async closeFs(): Promise<void> {
    this.flush();
    await super.closeFs();
  }

  #makeDurable(files: NodeFileSystem): void {
    this.#realPath = (node) => files.realPath(node);
    files.stream_ops['fsync'] = (stream: NodeStream) => {
      if (this.#isOfLog(stream)) this.#unsynced.add(stream);
      else this.#sync(stream);
      return 0;
    };
    for (const operations of [files.node_ops, files.stream_ops]) {
      const setattr = operations['setattr'] as (target: unknown, attributes: Attributes) => unknown;
      operations['setattr'] = (target: unknown, attributes: Attributes) => setattr(target, ownersOnly(attributes));
    }
    for (const kind of ['node_ops', 'stream_ops'] as const)
      for (const name of CHANGES[kind]) files[kind][name] = this.#afterLog(name, files[kind][name]);
  }

  /** An operation that syncs the log first, unless it only adds to the log. */
  #afterLog(name: string, operation: Operations[string] | undefined): Operations[string] {
    if (!operation) throw new Error(`The embedded database's file system has no ${name}`);
    const isOfStream = name === 'write' || name === 'fsync';
    return (...parameters) => {
      if (this.#unsynced.size > 0 && !(isOfStream && this.#isOfLog(parameters[0] as unknown as NodeStream)))
        this.flush();
      return operation(...parameters);
    };
  }

  #isOfLog({ node }: NodeStream): boolean {
    return this.#realPath(node).includes('/pg_wal/');
  }

  #sync({ nfd, node }: NodeStream): void {
    this.syncs++;
    const handle = nfd ?? fs.openSync(this.#realPath(node), 'r');
    try {
      fs.fsyncSync(handle);
    } finally {
      if (nfd === null || nfd === undefined) fs.closeSync(handle);
    }
  }
}

const ownersOnly = (attributes: Attributes): Attributes =>
  typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes;
