import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { describe, test } from 'vitest'
import { emptyDatabases } from './databases.ts'
import { useAll } from './mixed-load.ts'
import { say } from './say.ts'
import { adminSettings, startServer } from './server-process.ts'

/** Four by `npm run prove`; nothing of it shows in minutes. */
const hours = Number(process.env.MIXED_HOURS) || 0
const ROUND_MS = 60_000
/** In MB, once the first quarter has filled whatever fills once. */
const MOST_AN_HOUR = 1

/** As package.json starts it. */
const asInProduction = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

describe.runIf(hours > 0)(`in ${hours} hours of mixed load`, () => {
  for (const [name, makeDatabase] of emptyDatabases) {
    test.concurrent(`on ${name} memory does not grow, and nothing stays open`, {
      timeout: (hours + 1) * 3_600_000,
    }, async ({ expect, onTestFinished }) => {
      const database = await makeDatabase(onTestFinished)
      const settings = { ...database, ...adminSettings, ...asInProduction }
      const { url, child } = await startServer(settings, undefined, onTestFinished)
      const { sockets } = listOpen(child.pid)
      const samples: Sample[] = []
      const begun = Date.now()
      const since = () => (Date.now() - begun) / 3_600_000
      while (since() < hours) {
        await useAll(url, ROUND_MS)
        const sample = { hour: since(), own: ownMegabytes(child.pid), ...listOpen(child.pid) }
        samples.push(sample)
        say(`${name} ${JSON.stringify(sample)}`)
      }

      const [, first = [], , last = []] = quarters(samples)
      const grown = lowest(last, 'own') - lowest(first, 'own')
      say(`${name}: ${(grown / (hours / 2)).toFixed(2)} MB more each hour`)
      expect(grown / (hours / 2)).toBeLessThan(MOST_AN_HOUR)
      // Lines that nobody uses any more are closed after 72 s.
      const stillOpen = () => listOpen(child.pid).sockets - sockets
      await expect.poll(stillOpen, { timeout: 120_000, interval: 1000 }).toBeLessThanOrEqual(0)
      expect(lowest(last, 'files')).toBeLessThanOrEqual(lowest(first, 'files'))
    })
  }
})

interface Sample {
  hour: number
  /** Memory in MB without the files in it. */
  own: number
  sockets: number
  files: number
}

const quarters = (samples: Sample[]) =>
  [0, 1, 2, 3].map((quarter) =>
    samples.filter(({ hour }) => Math.min(3, Math.floor((4 * hour) / hours)) === quarter),
  )

/** What a collection has left, for there is always some that none has looked at yet. */
const lowest = (samples: Sample[], what: 'own' | 'files') =>
  Math.min(...samples.map((sample) => sample[what]))

function ownMegabytes(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/RssAnon:\s+(\d+)/)?.[1]) / 1024
}

function listOpen(pid: number | undefined) {
  const folder = `/proc/${pid}/fd`
  const targets = readdirSync(folder).flatMap((each) => {
    try {
      return [readlinkSync(`${folder}/${each}`)]
    } catch {
      // Closed since the folder was read.
      return []
    }
  })
  const sockets = targets.filter((target) => target.startsWith('socket:')).length
  return { sockets, files: targets.length - sockets }
}
