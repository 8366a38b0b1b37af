import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Fault, Report } from './run-steps.ts'
import type { Route, Step } from './step.ts'
import type { Message } from './target.ts'

/** Starting takes longer on a busy machine. */
const START_MS = 120_000
/** A memory leak ends the process and is found. */
const memoryLimit = ['--max-old-space-size=512']

export interface Outcome {
  answers: Report['answers']
  fault?: Fault
  memoryMb: number
}

interface TargetOptions {
  /** By default an office with the data of setup-steps.ts. `broken`: with the faults of deliberate-faults.ts. */
  office?: 'broken' | 'empty'
  /** A server without a message for this time hangs. */
  timeoutMs?: number
}

/**
 * Runs steps on fresh servers on this migrated, empty database. Starts the process when needed and
 * again after it has ended.
 */
export function openTarget(database: string, { office, timeoutMs = 30_000 }: TargetOptions = {}) {
  let child: ChildProcess | undefined
  let routes: Route[] = []
  let output = ''

  async function start() {
    const env: NodeJS.ProcessEnv = { ...process.env, FUZZ_DATABASE: database }
    if (office) env.FUZZ_OFFICE = office
    const program = join(import.meta.dirname, 'target.ts')
    child = fork(program, {
      env: { ...env, NODE_ENV: 'production' },
      execArgv: memoryLimit,
      silent: true,
    })
    output = ''
    child.stderr?.on('data', (text) => {
      output = (output + text).slice(-4000)
    })
    const { promise, stop } = waitForMessage(
      child,
      (message) => 'routes' in message && message.routes,
      START_MS,
    )
    routes = await promise.finally(stop)
    return child
  }

  /** Returns the next matching message. Rejects when the process ends or stays silent. */
  function waitForMessage<Value>(
    of: ChildProcess,
    pick: (message: Message) => Value | false,
    maxMs: number,
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    const onTimeout = () => reject(new Error(`says nothing for ${maxMs / 1000} s`))
    let timer = setTimeout(onTimeout, maxMs)
    const onMessage = (message: unknown) => {
      clearTimeout(timer)
      timer = setTimeout(onTimeout, maxMs)
      const value = pick(message as Message)
      if (value) resolve(value)
    }
    const onExit = (code: number | null, signal: string | null) =>
      reject(new Error(`ended with ${signal ?? code}: ${output}`))
    of.on('message', onMessage).once('exit', onExit)
    function stop() {
      clearTimeout(timer)
      of.off('message', onMessage).off('exit', onExit)
    }
    return { promise, stop }
  }

  async function stopTarget() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
    child = undefined
  }

  async function run(steps: Step[], limits = 1e6): Promise<Outcome> {
    const own = child?.connected ? child : await start()
    let at = 0
    const { promise, stop } = waitForMessage(
      own,
      (message) => {
        if ('started' in message) at = message.started
        return 'report' in message && message.report
      },
      timeoutMs,
    )
    own.send({ steps, limits })
    try {
      return await promise.finally(stop)
    } catch (error) {
      await stopTarget()
      child = undefined
      const what = `the process ${(error as Error).message}`
      return { answers: [], memoryMb: 0, fault: { at, what } }
    }
  }

  async function listRoutes() {
    if (!child) await start()
    return routes
  }
  return { run, listRoutes, stopTarget }
}

export type Target = ReturnType<typeof openTarget>
