import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReplyMessage, TaskMessage, TaskOutcome } from './messages.ts';

/** The longest run of a task. A panorama of 16384 pixels takes half a minute, on a busy machine several times as long. */
const TASK_LIMIT_MS = 300_000;
/** The variables that Node needs. A process that decodes strangers' files gets no secrets. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  // Linux' allocator reserves memory for each thread; images of many sizes then fragment all of it.
  MALLOC_ARENA_MAX: '2',
});

/** From the built server the process is plain JavaScript; from source it first gets the TypeScript loader. */
function startProcess(): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts');
  const file = new URL(fromSource ? './child.ts' : './image-process.js', import.meta.url);
  const loader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return fork(fileURLToPath(file), {
    execArgv: fromSource ? ['--import', loader()] : [],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function yieldTo(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return;
  try {
    os.setPriority(pid, niceness);
  } catch {
    // The system does not allow it, or the process has ended already.
  }
}

/** One process that runs image tasks, one at a time, so that a task which ends it fails alone. */
export class ImageProcess {
  readonly #child: ChildProcess;
  #hasBegun = false;
  #hasEnded = false;
  #settle: ((outcome: TaskOutcome) => void) | null = null;

  /**
   * @param onEnd called once the process is gone
   * @param niceness how much other processes come first, 0 to 19
   */
  constructor(onEnd: (ended: ImageProcess) => void, niceness = 0) {
    this.#child = startProcess();
    yieldTo(this.#child.pid, niceness);
    this.#child.on('message', (message: ReplyMessage) => {
      if ('ready' in message) return;
      if ('begun' in message) this.#hasBegun = true;
      else this.#settle?.(message);
    });
    const end = (reason: string): void => {
      if (this.#hasEnded) return;
      this.#hasEnded = true;
      // One that ends before it has the task, as when the system takes its memory, says nothing about the image.
      const kind = this.#hasBegun ? 'unreadable' : 'unavailable';
      this.#settle?.({ error: { kind, reason: `The image process ended: ${reason}` } });
      onEnd(this);
    };
    this.#child.on('error', (error) => end(error.message));
    this.#child.on('exit', (code, signal) => end(String(signal ?? code)));
    // An idle process does not keep the server running; a task does.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether it works on a task. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Never rejects: a task that fails, also with its process, has an error as its outcome. */
  run(task: TaskMessage): Promise<TaskOutcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), TASK_LIMIT_MS);
      this.#child.channel?.ref();
      this.#settle = (outcome) => {
        this.#settle = null;
        this.#hasBegun = false;
        clearTimeout(timer);
        this.#child.channel?.unref();
        resolve(outcome);
      };
      if (this.#hasEnded) this.#settle({ error: { kind: 'unavailable', reason: 'The image process has ended' } });
      else this.#child.send(task);
    });
  }

  /** Lets it end; no task may be running. */
  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
