import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, test } from 'vitest'
import { emptyDatabases } from '#tests/processes/databases.ts'
import { adminSettings, startServer } from '#tests/processes/server-process.ts'
import { printLine } from '../print-line.ts'
import { simulateOffice } from './mixed-load.ts'

/** Four in `npm run prove`; a leak does not show within minutes. */
const hours = Number(process.env.MIXED_HOURS) || 0
const ROUND_MS = 60_000
/** Allowed growth in MB an hour, after the first quarter has filled the caches. */
const MOST_AN_HOUR = 1

/** The options of package.json, plus a signal that triggers garbage collection. */
const asInProduction = {
  NODE_OPTIONS: '--max-semi-space-size=8 --inspect=127.0.0.1:0',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

describe.runIf(hours > 0)(`during ${hours} hours of mixed load`, () => {
  for (const [name, makeDatabase] of emptyDatabases) {
    test.concurrent(`memory does not grow and nothing stays open on ${name}`, {
      timeout: (hours + 1) * 3_600_000,
    }, async ({ expect, onTestFinished }) => {
      const database = await makeDatabase(onTestFinished)
      const settings = { ...database, ...adminSettings, ...asInProduction }
      const { url, child, output } = await startServer(settings, undefined, onTestFinished)
      const { sockets } = listOpen(child.pid)
      const samples: Sample[] = []
      const left: number[] = []
      const begun = Date.now()
      const since = () => (Date.now() - begun) / 3_600_000
      while (since() < hours) {
        await simulateOffice(url, ROUND_MS)
        const sample = { hour: since(), own: ownMegabytes(child.pid), ...listOpen(child.pid) }
        samples.push(sample)
        printLine(`${name} ${JSON.stringify(sample)}`)
        if (since() < ((left.length + 1) * hours) / 4) continue
        left.push(await leftMegabytes(child.pid, output.stderr))
        printLine(`${name}: ${left.at(-1)?.toFixed(1)} MB after a collection`)
      }

      const [first = [], , , last = []] = quarters(samples)
      const grown = ((left.at(-1) ?? Number.NaN) - (left[0] ?? Number.NaN)) / ((hours * 3) / 4)
      printLine(`${name}: ${grown.toFixed(2)} MB more each hour`)
      expect(grown).toBeLessThan(MOST_AN_HOUR)
      // Idle connections are closed after 72 s.
      const stillOpen = () => listOpen(child.pid).sockets - sockets
      await expect.poll(stillOpen, { timeout: 120_000, interval: 1000 }).toBeLessThanOrEqual(0)
      expect(fewestFiles(last)).toBeLessThanOrEqual(fewestFiles(first))
    })
  }
})

interface Sample {
  hour: number
  /** Memory in MB without mapped files. */
  own: number
  sockets: number
  files: number
}

const quarters = (samples: Sample[]) =>
  [0, 1, 2, 3].map((quarter) =>
    samples.filter(({ hour }) => Math.min(3, Math.floor((4 * hour) / hours)) === quarter),
  )

const fewestFiles = (samples: Sample[]) => Math.min(...samples.map(({ files }) => files))

function ownMegabytes(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/RssAnon:\s+(\d+)/)?.[1]) / 1024
}

/** Returns the lowest of several samples, because requests in flight release memory soon. */
async function leftMegabytes(pid: number | undefined, stderr: string) {
  const [address = ''] = stderr.match(/ws:\S+/) ?? []
  const line = new WebSocket(address)
  await once(line, 'open')
  let lowest = Number.POSITIVE_INFINITY
  for (let id = 1; id <= 10; id++) {
    line.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(line, 'message')
    await pause(1000)
    lowest = Math.min(lowest, ownMegabytes(pid))
  }
  line.close()
  return lowest
}

function listOpen(pid: number | undefined) {
  const folder = `/proc/${pid}/fd`
  const targets = readdirSync(folder).flatMap((each) => {
    try {
      return [readlinkSync(`${folder}/${each}`)]
    } catch {
      // Closed since the directory was read.
      return []
    }
  })
  const sockets = targets.filter((target) => target.startsWith('socket:')).length
  return { sockets, files: targets.length - sockets }
}
