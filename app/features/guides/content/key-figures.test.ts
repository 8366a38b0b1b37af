import { expect, test } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { guidesApi } from '../contract.ts'
import { createGuideCards, type KeyFigure } from './key-figures.ts'

test('shows the first answers of the guide on its card with source and date', async () => {
  const { visitor } = await startTestApp({ withFirstContent: true })
  const facts = await visitor.call(factsApi.current, {})
  const guides = await visitor.call(guidesApi.list, {})
  const { CA, GB, KR, MT, NO } = createGuideCards(guides, facts, 'Asia/Kathmandu')

  expect(read(CA?.figures)).toEqual([
    [
      'Tuition',
      'about CAD 41,746 a year',
      'Statistics Canada (educationnewscanada.com), 1 Sept 2025',
    ],
    ['Funds to show', 'CAD 23,448 a year', 'IRCC, 28 Aug 2026'],
    ['Next intake', expect.stringMatching(/^(September|January|May) 20\d\d$/), ''],
    ['Visa takes', '12–15 weeks', 'academiquirk.com, 1 Aug 2025'],
  ])
  expect(read(GB?.figures)[3]).toEqual(['Visa takes', '3 weeks', 'gov.uk, 5 Oct 2026'])
  expect(read(MT?.figures)[1]).toEqual([
    'Funds to show',
    '75% of the minimum wage a month',
    'identita.gov.mt',
  ])
  expect(read(KR?.figures).map(([, value]) => value)).toEqual([
    'Ask us',
    'Ask us',
    expect.stringMatching(/^(March|September) 20\d\d$/),
    'Ask us',
  ])
  expect(NO).toBeUndefined()
})

function read(figures: KeyFigure[] = []) {
  return figures.map(({ label, value, source = '', day }) => [
    label,
    value.replaceAll('\u00a0', ' '),
    source + (day?.text ?? ''),
  ])
}
