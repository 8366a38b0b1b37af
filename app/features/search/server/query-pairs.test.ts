import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { queryPairs } from './query-pairs.ts'

const MIN_SHARE = 0.95

const pairs = Object.entries(queryPairs).map(([language, lines]) => {
  const list = lines.trim().split('\n')
  return [language, list.map(readPair)] as const
})

function readPair(line: string) {
  const [query = '', addresses = ''] = line.split(' → ')
  return { query, addresses: addresses.split(' ') }
}

test.each(pairs)('finds the page for queries in %s', async (_language, list) => {
  const { app } = await startTestApp({ withFirstContent: true })
  const search = await app.searchIndex()

  const missed = list.flatMap(({ query, addresses }) => {
    const found = search(query).results.map(({ address }) =>
      address.replace(/#.*/, '').replace(/^\/ne(?=\/|$)/, ''),
    )
    const shown = found.slice(0, 3)
    return shown.some((address) => addresses.includes(address))
      ? []
      : [`${query} → ${addresses.join(' ')}, not ${shown.join(' ')}`]
  })

  const share = (list.length - missed.length) / list.length
  expect(share, `${share}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(MIN_SHARE)
})
