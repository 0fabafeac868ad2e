import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BINARY = process.env['PAIJU_BIN'] ?? '../target/debug/paiju';

/** The client that is tested: as `npm run build` made it. */
const CLIENT = resolve('dist');

const READY = 'paiju listens on ';

/** The real program on a port of its own, with a database of its own that outlives it. */
export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'paiju-'));
  #process: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #listen = '127.0.0.1:0';
  #said = '';
  /** Where it is, such as `http://127.0.0.1:4000`; the same after a restart. */
  url = '';

  /** @param rehearse the number from which all its cards follow */
  constructor(readonly rehearse: number) {}

  static async start(rehearse: number): Promise<Server> {
    const server = new Server(rehearse);
    await server.#start();
    return server;
  }

  /** Ends it in the middle of whatever it does, as a crash would. */
  async kill9(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#ended;
  }

  /** Starts it again on the same port and database, ending it first if it runs. */
  async restart(client = CLIENT): Promise<void> {
    this.#process?.kill('SIGTERM');
    await this.#ended;
    await this.#start(client);
  }

  /** Ends it, and forgets its games. */
  async remove(): Promise<void> {
    await this.kill9();
    rmSync(this.#folder, { recursive: true });
  }

  async #start(client = CLIENT): Promise<void> {
    const database = join(this.#folder, 'paiju.sqlite');
    const options = ['--listen', this.#listen, '--database', database, '--web', client];
    const child = spawn(BINARY, ['serve', ...options, '--rehearse', String(this.rehearse)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PAIJU_REQUESTS_PER_SECOND: '10000', RUST_LOG: 'warn' },
    });
    this.#process = child;
    this.#ended = new Promise((ended) => {
      child.once('exit', () => {
        ended();
      });
    });
    child.stderr.on('data', (text: Buffer) => (this.#said += text.toString()));
    this.url = await new Promise((ready, fail) => {
      child.once('error', fail);
      child.once('exit', () => {
        fail(new Error(`the server has ended: ${this.#said}`));
      });
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith(READY)) ready(line.slice(READY.length));
      });
    });
    this.#listen = new URL(this.url).host;
  }
}
