import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';

/** A server in a child process that tells its port, and later how it is. */
export class Child<V extends { readonly cpuSeconds: number }> {
  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
  ) {}

  static async start<V extends { readonly cpuSeconds: number }>(
    file: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Child<V>> {
    const child = fork(file, args, {
      // As much room for what is new as busy servers have anyway: else memory would depend on how long ago they were busy.
      execArgv: ['--expose-gc', '--min-semi-space-size=16'],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { port } = (await said(child)) as { readonly port: number };
    return new Child<V>(child, port);
  }

  async vitals(wish: 'look' | 'sweep' | 'watch' | 'told' = 'look'): Promise<V> {
    const told = said(this.process);
    this.process.send(wish);
    return (await told) as V;
  }

  stop(): void {
    this.process.kill('SIGKILL');
  }
}

const said = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`the process ended: ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message);
    });
  });
