import { afterEach, expect, test, vi } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Runs tasks that last until the test ends them, and records the order in which they start. */
function start(bounds = {}) {
  const turns = new ConcurrencyLimiter({ maxConcurrent: 2, waiting: 6, maxWaitMs: 5000, ...bounds })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const answers: Promise<string>[] = []
  function ask(address: string, isKnown = false) {
    const work = async () => {
      begun.push(address)
      await new Promise<void>((resolve) => ends.push(resolve))
      return 'done'
    }
    const answer = turns.run(work, { address, hasPriority: isKnown })
    answers.push(answer.catch(({ statusCode }) => `refused ${statusCode}`))
  }
  return {
    ask,
    begun,
    ends,
    /** Ends the oldest task, then each task that starts after it. */
    async endAll() {
      await new Promise(setImmediate)
      for (let end = ends.shift(); end; end = ends.shift()) {
        end()
        await new Promise(setImmediate)
      }
      return Promise.all(answers)
    },
  }
}

test('runs two tasks at a time and the others in turn', async () => {
  const { ask, begun, endAll } = start()
  for (const address of ['a', 'b', 'c', 'd']) ask(address)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b'])

  expect(await endAll()).toEqual(['done', 'done', 'done', 'done'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a single request does not wait for all requests of another address', async () => {
  const { ask, begun, endAll } = start()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(address)
  await endAll()

  expect(begun.join('')).toBe('aaabcaba')
})

test('a full queue rejects requests of the address with the most waiting', async () => {
  const { ask, endAll } = start()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e']) ask(address)

  const ends = await endAll()
  expect(ends.map((end) => (end === 'done' ? 1 : 0)).join('')).toBe('11110100111')
})

test('an address that arrives during a round is served in it', async () => {
  const { ask, begun, ends, endAll } = start({ maxConcurrent: 1, waiting: 5 })
  for (const address of ['a', 'a', 'b', 'c', 'd']) ask(address)
  await new Promise(setImmediate)
  for (let turn = 0; turn < 3; turn++) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  expect(begun.join('')).toBe('aabc')
  for (const address of ['a', 'b', 'c', 'new', 'e']) ask(address)

  expect((await endAll()).filter((end) => end !== 'done')).toHaveLength(1)
  expect(begun.slice(4)).toEqual(['d', 'new', 'e', 'a', 'b'])
})

test('an empty queue forgets which addresses were served', async () => {
  const { ask, begun, endAll } = start({ maxConcurrent: 1 })
  for (const address of ['a', 'a']) ask(address)
  await endAll()
  for (const address of ['b', 'a', 'c']) ask(address)
  await endAll()

  expect(begun).toEqual(['a', 'a', 'b', 'a', 'c'])
})

test('limits the waiting requests of a single address', async () => {
  const { ask, endAll } = start()
  for (let turn = 0; turn < 20; turn++) ask('a')

  const ends = await endAll()
  expect(ends).toEqual([...Array(8).fill('done'), ...Array(12).fill('refused 503')])
})

test('serves known visitors before any number of unknown ones', async () => {
  const { ask, begun, endAll } = start()
  for (let turn = 0; turn < 8; turn++) ask(`stranger ${turn}`)
  ask('known', true)

  expect((await endAll()).at(-1)).toBe('done')
  expect(begun[2]).toBe('known')
})

test('rejects requests that wait longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask, begun, endAll } = start()
  for (const address of ['a', 'b', 'c']) ask(address)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()

  expect(await endAll()).toEqual(['done', 'done', 'refused 503'])
  expect(begun).toEqual(['a', 'b'])
})

test('releasing a slot twice frees it once', async () => {
  const turns = new ConcurrencyLimiter({ maxConcurrent: 1, waiting: 1, maxWaitMs: 5000 })
  const end = await turns.acquire()
  const next = turns.acquire()
  end()
  end()
  await next

  const last = turns.acquire()
  await expect(turns.acquire()).rejects.toThrow('The server is busy')
  ;(await next)()
  await last
})

test('a failed task frees its slot', async () => {
  const turns = new ConcurrencyLimiter({ maxConcurrent: 1, waiting: 1, maxWaitMs: 5000 })
  const failing = turns.run(() => Promise.reject(new Error('failed')))
  const next = turns.run(async () => 'done')

  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
