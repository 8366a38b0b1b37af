import { afterEach, expect, test, vi } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Runs tasks that last until the test ends them, and records the order in which they start. */
function start(bounds = {}) {
  const limiter = new ConcurrencyLimiter({
    maxConcurrent: 2,
    maxQueued: 6,
    maxWaitMs: 5000,
    ...bounds,
  })
  const started: string[] = []
  const endTasks: (() => void)[] = []
  const answers: Promise<string>[] = []
  function runTask(address: string, isKnown = false) {
    const work = async () => {
      started.push(address)
      await new Promise<void>((resolve) => endTasks.push(resolve))
      return 'done'
    }
    const answer = limiter.run(work, { address, hasPriority: isKnown })
    answers.push(answer.catch(({ statusCode }) => `refused ${statusCode}`))
  }
  return {
    runTask,
    started,
    endTasks,
    /** Ends the oldest task, then each task that starts after it. */
    async endAll() {
      await new Promise(setImmediate)
      for (let end = endTasks.shift(); end; end = endTasks.shift()) {
        end()
        await new Promise(setImmediate)
      }
      return Promise.all(answers)
    },
  }
}

test('runs two tasks at a time and the others in turn', async () => {
  const { runTask, started, endAll } = start()
  for (const address of ['a', 'b', 'c', 'd']) runTask(address)
  await new Promise(setImmediate)
  expect(started).toEqual(['a', 'b'])

  expect(await endAll()).toEqual(['done', 'done', 'done', 'done'])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a single request does not wait for all requests of another address', async () => {
  const { runTask, started, endAll } = start()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']) runTask(address)
  await endAll()

  expect(started.join('')).toBe('aaabcaba')
})

test('a full queue rejects requests of the address with the most waiting', async () => {
  const { runTask, endAll } = start()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e']) runTask(address)

  const results = await endAll()
  expect(results.map((end) => (end === 'done' ? 1 : 0)).join('')).toBe('11110100111')
})

test('an address that arrives during a round is served in it', async () => {
  const { runTask, started, endTasks, endAll } = start({ maxConcurrent: 1, maxQueued: 5 })
  for (const address of ['a', 'a', 'b', 'c', 'd']) runTask(address)
  await new Promise(setImmediate)
  for (let turn = 0; turn < 3; turn++) {
    endTasks.shift()?.()
    await new Promise(setImmediate)
  }
  expect(started.join('')).toBe('aabc')
  for (const address of ['a', 'b', 'c', 'new', 'e']) runTask(address)

  expect((await endAll()).filter((end) => end !== 'done')).toHaveLength(1)
  expect(started.slice(4)).toEqual(['d', 'new', 'e', 'a', 'b'])
})

test('an empty queue clears the served addresses', async () => {
  const { runTask, started, endAll } = start({ maxConcurrent: 1 })
  for (const address of ['a', 'a']) runTask(address)
  await endAll()
  for (const address of ['b', 'a', 'c']) runTask(address)
  await endAll()

  expect(started).toEqual(['a', 'a', 'b', 'a', 'c'])
})

test('limits the waiting requests of a single address', async () => {
  const { runTask, endAll } = start()
  for (let turn = 0; turn < 20; turn++) runTask('a')

  const results = await endAll()
  expect(results).toEqual([...Array(8).fill('done'), ...Array(12).fill('refused 503')])
})

test('serves known visitors before any number of unknown ones', async () => {
  const { runTask, started, endAll } = start()
  for (let turn = 0; turn < 8; turn++) runTask(`stranger ${turn}`)
  runTask('known', true)

  expect((await endAll()).at(-1)).toBe('done')
  expect(started[2]).toBe('known')
})

test('rejects requests that wait longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { runTask, started, endAll } = start()
  for (const address of ['a', 'b', 'c']) runTask(address)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()

  expect(await endAll()).toEqual(['done', 'done', 'refused 503'])
  expect(started).toEqual(['a', 'b'])
})

test('releasing a slot twice frees it once', async () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1, maxWaitMs: 5000 })
  const end = await limiter.acquire()
  const next = limiter.acquire()
  end()
  end()
  await next

  const last = limiter.acquire()
  await expect(limiter.acquire()).rejects.toThrow('The server is busy')
  ;(await next)()
  await last
})

test('a failed task frees its slot', async () => {
  const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1, maxWaitMs: 5000 })
  const failing = limiter.run(() => Promise.reject(new Error('failed')))
  const next = limiter.run(async () => 'done')

  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
