import { expect, test, vi } from 'vitest'
import { toSearchEntry } from '#app/features/facts/content/search-entry.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { entryTextIn } from '#app/features/facts/server/fact-text.ts'
import { type GuideBrief, guidesApi } from '#app/features/guides/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const answers = {
  'First year costs': undefined,
  'Funds to show': 'funds',
  'Visa fee': 'visaFee',
  'Visa takes': 'visaTime',
  'Stay after your studies': 'stay',
} as const
type Label = keyof typeof answers
/** Whether the guide shows the value alone, with its remarks in an element of their own. */
const isWhole = (label: Label) => label === 'First year costs' || label === 'Funds to show'

/** The labels of the list on the home page. */
const rowLabels: Partial<Record<Label, string>> = {
  'Funds to show': 'To show:',
  'Stay after your studies': 'Stay after study:',
}

test('guide, card, home page, comparison and search give the same answers for every country', async () => {
  const { app, visitor } = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const get = async (url: string) => (await app.inject(url)).body
  const current = await visitor.call(factsApi.current, {})
  const facts = new Map(
    Object.values(current)
      .flat()
      .map((fact) => [fact.key, fact]),
  )
  const guides = await visitor.call(guidesApi.list, {})
  const cards = await get('/destinations')
  const home = await get('/')
  const contradictions: unknown[] = []
  let count = 0

  for (const guide of guides) {
    const page = await get(guide.address)
    const compared = await readComparison(guide)
    for (const label of Object.keys(answers) as Label[]) {
      const values = compared(label)
      const shown = readGuide(page, label)
      const report = (place: string, text: unknown) =>
        contradictions.push([guide.code, label, place, text, values])
      if (shown.length > 0 !== values.length > 0) report('guide', shown)
      // The guide may show an answer in several places.
      for (const text of shown) {
        count++
        if (!values.some((value) => text.startsWith(value))) report('guide', text)
      }
      if (shown[0] && values[0] && !shown[0].startsWith(values[0])) report('guide', shown[0])
      const [whole] = shown.map((text) => text.replace(/ \+ unpaid first-year fee$/, ''))
      if (isWhole(label) && whole !== values[0]) report('guide', whole)
      const isOnCard = ['First year costs', 'Funds to show', 'Visa takes'].includes(label)
      const card = readItem(cards, guide.address, label)
      if (isOnCard && card !== values[0]) report('card', card)
      const rowLabel = rowLabels[label]
      const row = rowLabel && readItem(home, guide.address, rowLabel)
      if (rowLabel && row !== values[0]) report('home', row)
      const found = searchText(guide, label)
      // Search shows the parts of a sum, such as living costs and travel, one by one.
      const isSum = label === 'Funds to show' && guide.answers.fundsOnTop !== undefined
      if (found !== undefined && !isSum && !values.every((value) => found.includes(value))) {
        report('search', found)
      }
    }
  }

  expect(contradictions).toEqual([])
  expect(count).toBeGreaterThan(4 * guides.length)

  /** Returns the values of a row for one country. */
  async function readComparison({ code }: GuideBrief) {
    const other = guides.find((guide) => guide.code !== code)?.code ?? ''
    const codes = [code, other].map((each) => each.toLowerCase()).sort()
    const html = await get(`/compare?countries=${codes.join(',')}`)
    const rows = html.match(/<tr.*?<\/tr>/gs) ?? []
    return (label: Label) => {
      const row = rows.find((each) => plain(/<th.*?<\/span>/s.exec(each)?.[0] ?? '') === label)
      const cells = row?.match(/<td.*?<\/td>/gs) ?? []
      const cell = cells[codes.indexOf(code.toLowerCase())] ?? ''
      return [...cell.matchAll(/<b[ >].*?<\/b>/gs)].map(([value]) => plain(value))
    }
  }

  /** The text that search finds for the facts of an answer. */
  function searchText(guide: GuideBrief, label: Label) {
    const name = answers[label]
    if (!name) return undefined
    return (guide.answers[name]?.keys ?? [])
      .flatMap((key) => facts.get(key) ?? [])
      .flatMap((fact) => toSearchEntry(fact, guide.address, entryTextIn('en')).passages)
      .map(({ text }) => plain(text))
      .join('; ')
  }
})

/** Returns the first value after a label in the list item that links to a guide. */
function readItem(html: string, address: string, label: string) {
  const items = html.match(/<li class="group relative.*?<\/li>/gs) ?? []
  const item = items.find((each) => each.includes(`href="${address}"`)) ?? ''
  const [, value] =
    new RegExp(`<dt[^>]*>${label}\\s*</dt><dd[^>]*><span[^>]*>(.*?)</span>`, 's').exec(item) ?? []
  return value === undefined ? undefined : plain(value)
}

/** Returns what the guide shows first under each condition, or for each fact. */
function readGuide(html: string, label: Label) {
  const patterns: Partial<Record<Label, RegExp>> = {
    'First year costs': /data-answer="first-year".*?<dd[^>]*>(.*?)<\/dd>/gs,
    'Funds to show': /data-answer="funds".*?<dd[^>]*>(.*?)<\/dd>/gs,
  }
  const rule = new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>(.*?)</dd>`, 'gs')
  const found = [...html.matchAll(patterns[label] ?? rule)].map(([, text = '']) => plain(text))
  return found.filter((text) => text !== 'No confirmed figure yet')
}

/** The text without source numbers. */
const plain = (html: string) =>
  html
    .replaceAll(/<sup.*?<\/sup>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
