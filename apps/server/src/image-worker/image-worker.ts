import os from 'node:os';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { AppError, type FieldErrors } from '@vitrine/contract/errors';
import { ImageProcess } from './image-process.ts';
import {
  errorOf,
  type ImageTaskName,
  type ImageTasks,
  type TaskMessage,
  type TaskOutcome,
  UnreadableImageError,
} from './messages.ts';

/** How long a process waits for another task: starting one takes a tenth of a second. */
const IDLE_MS = 30_000;
/** Processes for jobs; one more is for requests, which never wait for a job's images. */
const FOR_JOBS = Math.min(2, os.availableParallelism());
const PROCESSES = FOR_JOBS + 1;

/**
 * The tasks of jobs: they take seconds, and nobody waits for an answer. The small images of an email are not among them:
 * it would be sent minutes later while panoramas are prepared.
 */
const TASKS_OF_JOBS: ReadonlySet<ImageTaskName> = new Set([
  'drawFloor',
  'drawOpenings',
  'drawRobe',
  'drawView',
  'makeAsset',
  'makeModel',
  'uncutImage',
]);

interface WorkerOptions {
  idleMs?: number;
  /** How many processes run at once, and how many of them for jobs. */
  processes?: number;
  forJobs?: number;
  /** How much other processes of the machine come first, 0 to 19. */
  niceness?: number;
}

interface Waiting extends TaskMessage {
  settle(outcome: TaskOutcome): void;
}

/**
 * Runs image tasks in child processes, so that the memory of decoded images returns to the system with the process, and
 * an image that breaks the decoder never breaks the server. Processes start when they are needed.
 */
export class ImageWorker {
  readonly #idleMs: number;
  readonly #processes: number;
  readonly #forJobs: number;
  readonly #niceness: number;
  #waiting: Waiting[] = [];
  #idle = new Map<ImageProcess, NodeJS.Timeout>();
  #running = new Set<ImageProcess>();
  #runningOfJobs = 0;

  constructor({ idleMs = IDLE_MS, processes = PROCESSES, forJobs = FOR_JOBS, niceness = 0 }: WorkerOptions = {}) {
    this.#idleMs = idleMs;
    this.#processes = processes;
    this.#forJobs = forJobs;
    this.#niceness = niceness;
  }

  /** Rejects as `imageTask` does. */
  async run<N extends ImageTaskName>(
    name: N,
    ...args: Parameters<ImageTasks[N]>
  ): Promise<Awaited<ReturnType<ImageTasks[N]>>> {
    const outcome = await new Promise<TaskOutcome>((settle) => {
      this.#waiting.push({ name, args, settle });
      this.#startNext();
    });
    // Here again in the request of the caller, whose language the error is in.
    if ('error' in outcome) throw errorOf(outcome.error);
    return outcome.result as Awaited<ReturnType<ImageTasks[N]>>;
  }

  /** The ids of the processes that run or wait for a task. */
  get pids(): (number | undefined)[] {
    return [...this.#running, ...this.#idle.keys()].map(({ pid }) => pid);
  }

  /** The ids of those that work on a task. */
  get pidsAtWork(): (number | undefined)[] {
    return [...this.#running].filter(({ hasBegun }) => hasBegun).map(({ pid }) => pid);
  }

  #startNext(): void {
    if (this.#running.size >= this.#processes) return;
    const index = this.#waiting.findIndex(
      ({ name }) => !TASKS_OF_JOBS.has(name) || this.#runningOfJobs < this.#forJobs,
    );
    const [task] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (task) void this.#run(task);
  }

  async #run({ name, args, settle }: Waiting): Promise<void> {
    const ofJob = TASKS_OF_JOBS.has(name) ? 1 : 0;
    this.#runningOfJobs += ofJob;
    const outcome = await this.#runIn({ name, args });
    this.#runningOfJobs -= ofJob;
    settle(outcome);
    this.#startNext();
  }

  /** Runs a task in an idle process or a new one. An idle one that turns out to be gone is replaced. */
  async #runIn(task: TaskMessage): Promise<TaskOutcome> {
    const wasIdle = this.#idle.size > 0;
    const child = this.#takeProcess();
    this.#running.add(child);
    const outcome = await child.run(task);
    this.#running.delete(child);
    this.#letRest(child);
    const isLost = wasIdle && 'error' in outcome && outcome.error.kind === 'unavailable';
    return isLost ? this.#runIn(task) : outcome;
  }

  /** The process that rested last: others become idle for good after a busy time. */
  #takeProcess(): ImageProcess {
    const last = [...this.#idle].at(-1);
    if (!last) return new ImageProcess((ended) => this.#forget(ended), this.#niceness);
    const [child] = last;
    this.#forget(child);
    return child;
  }

  #letRest(child: ImageProcess): void {
    if (child.hasEnded) return;
    const timer = setTimeout(() => {
      this.#forget(child);
      child.end();
    }, this.#idleMs);
    this.#idle.set(child, timer.unref());
  }

  #forget(child: ImageProcess): void {
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
  }
}

/** Every server process has one. */
const worker = new ImageWorker();

/**
 * Draws images by address. They have a process to themselves, to which all others of the machine come first: however
 * many are asked for, uploads and jobs go on. It also keeps the images that it decoded last.
 */
const viewWorker = new ImageWorker({ processes: 1, forJobs: 1, niceness: 5 });

/** As `imageTask`, for images and models by address. The caller bounds how many wait. */
export const viewTask = <N extends 'drawFloor' | 'drawRobe' | 'drawView' | 'makeModel'>(
  name: N,
  ...args: Parameters<ImageTasks[N]>
): Promise<Awaited<ReturnType<ImageTasks[N]>>> => viewWorker.run(name, ...args);

export type PdfTaskName = 'drawQuotePdf' | 'drawSheetPdf';

/**
 * Draws PDFs. They have processes to themselves, to which all others of the machine come first: images never wait for a
 * long quote, nor it for them. Two, so that a short PDF need not wait for a long one.
 */
const pdfWorker = new ImageWorker({ processes: 2, niceness: 5 });

/** As `imageTask`, for PDFs. The caller bounds how many wait: `drawPdf` does. */
export const pdfTask = <N extends PdfTaskName>(
  name: N,
  ...args: Parameters<ImageTasks[N]>
): Promise<Awaited<ReturnType<ImageTasks[N]>>> => pdfWorker.run(name, ...args);

/**
 * Runs a task on an image in another process. Rejects with the task's AppError, with UnreadableImageError when the image
 * broke the task or its process, and with ImageWorkerUnavailableError when no process starts.
 */
export const imageTask = <N extends ImageTaskName>(
  name: N,
  ...args: Parameters<ImageTasks[N]>
): Promise<Awaited<ReturnType<ImageTasks[N]>>> => worker.run(name, ...args);

/** The same, with null for an image that broke the task. */
export const imageTaskOrNull = <N extends ImageTaskName>(
  name: N,
  ...args: Parameters<ImageTasks[N]>
): Promise<Awaited<ReturnType<ImageTasks[N]>> | null> =>
  imageTask(name, ...args).catch((error: unknown) => {
    if (error instanceof UnreadableImageError) return null;
    throw error;
  });

/**
 * The result of a task on an image that was sent. Where that is no image, or has too many pixels, the error names its
 * field.
 */
export const ofSentImage = <Result>(task: Promise<Result>, errors: FieldErrors): Promise<Result> =>
  task.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.errors !== undefined) throw error;
    if (error.code === 'uploads.not_an_image') throw new AppError(error.code, { errors });
    if (error.code !== 'uploads.too_large') throw error;
    const large = Object.keys(errors).map((field): [string, string[]] => [field, [fileMessages.imageLarge]]);
    throw new AppError(error.code, { errors: Object.fromEntries(large) });
  });
