import { expect, test } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { guidesApi } from '../contract.ts'
import { createGuideCards, type KeyFigure } from './key-figures.ts'

test('shows the first answers of the guide on its card, and leaves out what is not known', async () => {
  const { visitor } = await startTestApp({ withFirstContent: true })
  const facts = await visitor.call(factsApi.current, {})
  const guides = await visitor.call(guidesApi.list, {})
  const { CA, GB, IE, NO } = createGuideCards(guides, facts, 'Asia/Kathmandu')

  expect(read(CA?.figures)).toEqual([
    ['First year costs', expect.stringMatching(/^CAD [\d,]+–[\d,]+$/)],
    ['Funds to show', 'CAD 23,448 a year'],
    ['Next intake', expect.stringMatching(/^(September|January|May) 20\d\d$/)],
    ['Visa takes', '8–10 weeks'],
  ])
  expect(CA?.figures[1]?.remarks).toContain('outside Québec')
  // The total of nine months, from the day that readers of today meet.
  expect(read(GB?.figures)).toContainEqual(['Funds to show', '£10,827'])
  expect(read(IE?.figures).map(([label]) => label)).not.toContain('First year costs')
  expect(NO).toBeUndefined()
})

const read = (figures: KeyFigure[] = []) =>
  figures.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')])
