import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { SearchHit } from '../contract.ts'
import { studentQueries } from './student-queries.ts'

const MIN_SHARE = 0.95

interface Expected {
  query: string
  /** The page; '' for any. */
  page: string
  words: string[]
}

const isRight = ({ page, words }: Expected, { address, title, heading }: SearchHit) => {
  const found = `${address} ${title} ${heading}`.toLowerCase()
  const isPage = page === '' || address === page || address.startsWith(`${page}#`)
  const hasWord = (word: string) => new RegExp(`(?<![a-z])${word}`).test(found)
  return isPage && (words.length === 0 || words.some(hasWord))
}

test('answers what students type among the first three results', async () => {
  const { app } = await startTestApp({ withFirstContent: true })
  const search = await app.searchIndex()
  const list = studentQueries.trim().split('\n').map(readLine)

  const failing = list.flatMap((expected) => {
    const first = search(expected.query).results.slice(0, 3)
    const shown = first.map(({ address, title, heading }) =>
      [address, title, heading].filter(Boolean).join(' | '),
    )
    return first.some((hit) => isRight(expected, hit)) ? [] : [[expected.query, ...shown]]
  })

  const right = list.length - failing.length
  const lines = failing.map((each) => each.join('\n    ')).join('\n')
  expect(right / list.length, `${right} of ${list.length}\n${lines}`).toBeGreaterThanOrEqual(
    MIN_SHARE,
  )
})

test('the list has no query twice', () => {
  const queries = studentQueries
    .trim()
    .split('\n')
    .map((line) => readLine(line).query)

  expect(queries.filter((query, index) => queries.indexOf(query) < index)).toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(150)
})

test('puts the page on a subject before single figures', async () => {
  const { app } = await startTestApp({ withFirstContent: true })
  const search = await app.searchIndex()
  const first = (query: string) => {
    const [{ address = '', heading = '' } = {}] = search(query).results
    return [address, heading]
  }

  expect(first('ireland cost')).toEqual(['/ireland#costs', 'First year costs'])
  expect(first('first year cost canada')).toEqual(['/canada#costs', 'First year costs'])
  expect(first('noc')).toEqual(['/from-nepal#noc', expect.stringContaining('step by step')])
  expect(first('deadline')).toEqual(['/compare', 'Intakes and deadlines'])
  expect(first('without ielts')).toEqual(['/compare', 'Marks and English'])
  expect(first('cheapest country')[0]).toBe('/find')
  expect(first('kharcha')[0]).toBe('/find')
  expect(first('sevis fee')[0]).toBe('/usa')
})

function readLine(line: string): Expected {
  const [query = '', expected = ''] = line.split(' → ')
  const [, page = '', words = ''] = /^(\/\S*)?\s*(.*)$/.exec(expected) ?? []
  return { query, page, words: words.split('|').filter(Boolean) }
}
