import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BINARY = process.env['PAIJU_BIN'] ?? '../target/debug/paiju';

/** The client under test, as built by `npm run build`. */
const CLIENT = resolve('dist');

/** Runs a PostgreSQL until its standard input is closed. */
const POSTGRES = join(dirname(BINARY), 'examples', 'private_postgres');

const READY = 'paiju listens on ';

/** The storage of a server, and its source of randomness. */
export type Site =
  /** A database file of its own; all cards derive from the seed. */
  | { insecureSeed: number }
  /** A database that is shared with other nodes. */
  | { database: string; node: string };

/** The first line of output that starts with `before`, without it. */
async function firstLine(child: ChildProcess, before: string): Promise<string> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((ready, fail) => {
    child.once('error', fail);
    child.once('exit', () => {
      fail(new Error(`it has ended: ${said}`));
    });
    if (child.stdout !== null)
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith(before)) ready(line.slice(before.length));
      });
  });
}

/** A private PostgreSQL. */
export class Postgres {
  private constructor(
    readonly url: string,
    readonly stop: () => void,
  ) {}

  static async start(): Promise<Postgres> {
    const child = spawn(POSTGRES);
    return new Postgres(await firstLine(child, ''), () => {
      child.stdin.end();
    });
  }
}

/** The real server on a port of its own, with a database that outlives the process. */
export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'paiju-'));
  #process: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #listen = '127.0.0.1:0';
  /** Base URL, such as `http://127.0.0.1:4000`. It stays the same after a restart. */
  url = '';

  private constructor(readonly site: Site) {}

  static async start(site: Site): Promise<Server> {
    const server = new Server(site);
    await server.#start();
    return server;
  }

  /** Kills the process, as a crash would. */
  async kill9(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#ended;
  }

  /** Restarts it on the same port and database. */
  async restart(client = CLIENT): Promise<void> {
    this.#process?.kill('SIGTERM');
    await this.#ended;
    await this.#start(client);
  }

  /** Stops it and deletes its database. */
  async remove(): Promise<void> {
    await this.kill9();
    rmSync(this.#folder, { recursive: true });
  }

  async #start(client = CLIENT): Promise<void> {
    const { site } = this;
    const database = 'database' in site ? site.database : join(this.#folder, 'paiju.sqlite');
    const options = ['--listen', this.#listen, '--database', database, '--web', client];
    const more =
      'node' in site ? ['--node', site.node] : ['--insecure-seed', String(site.insecureSeed)];
    const child = spawn(BINARY, ['serve', ...options, ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PAIJU_REQUESTS_PER_SECOND: '10000', RUST_LOG: 'warn' },
    });
    this.#process = child;
    this.#ended = new Promise((ended) => {
      child.once('exit', () => {
        ended();
      });
    });
    this.url = await firstLine(child, READY);
    this.#listen = new URL(this.url).host;
  }
}
