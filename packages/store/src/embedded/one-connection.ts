import pg from 'pg';
import type { Client, Connection, Connections } from '../connection/connections.ts';
import type { Engine } from './engine.ts';
import { EngineStream } from './engine-stream.ts';

/**
 * The embedded database has one connection. Statements of different callers travel on it one behind the other without
 * waiting for each other's answers; a transaction waits for its turn, and keeps it until it ends, because two at once
 * would mix and lose rows.
 */
export class OneConnection implements Connections {
  readonly #engine: Engine;
  #client: Promise<pg.Client> | null = null;
  #lastTurn: Promise<void> = Promise.resolve();
  #listeners = new Map<string, Set<(payload: string) => void>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async acquire(): Promise<Connection> {
    let endTurn: (() => void) | null = null;
    return {
      use: async (act) => {
        if (endTurn) return act(await this.#connected());
        return this.#next(act);
      },
      hold: async () => {
        endTurn = await this.#takeTurn();
      },
      release: () => {
        endTurn?.();
        endTurn = null;
      },
    };
  }

  /** Sends a statement once it is its turn; the next caller's follows right behind. */
  async #next<T>(act: (client: Client) => Promise<T>): Promise<T> {
    const endTurn = await this.#takeTurn();
    let answer: Promise<T>;
    try {
      answer = act(await this.#connected());
    } finally {
      endTurn();
    }
    return answer;
  }

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    let end: () => void = () => undefined;
    this.#lastTurn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  /** Calls back with each committed notification on a channel; with an empty one when some may have been missed. */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(callback));
    await this.#next((client) => client.query(`listen ${channel}`));
    return () => listeners.delete(callback);
  }

  /** Runs a function while no statement is under way and no other caller has a turn. */
  async alone<T>(act: () => Promise<T>): Promise<T> {
    const endTurn = await this.#takeTurn();
    try {
      await (await this.#connected()).query('');
      return await act();
    } finally {
      endTurn();
    }
  }

  /** The connection belongs to the store, which closes the engine. */
  async close(): Promise<void> {}

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      stream: () => new EngineStream(this.#engine),
      ...{ user: 'postgres', database: 'postgres', ssl: false, pipeline: true },
    });
    const forget = (): void => {
      this.#client = null;
    };
    client.on('error', forget).on('end', forget);
    client.on('notification', ({ channel, payload = '' }) => this.#notify(channel, payload));
    try {
      await client.connect();
      // The engine has one session for all its clients.
      await client.query('discard all');
      for (const channel of this.#listeners.keys()) {
        await client.query(`listen ${channel}`);
        this.#notify(channel, '');
      }
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }

  #notify(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}
