import { articlesApi } from '#app/features/articles/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { openDatabase } from '#database/connect.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { storeArticles } from '#tests/store-articles.ts'
import { measureOnBoth } from './both-databases.ts'
import { percentile } from './load.ts'
import { account, type Running } from './processes.ts'
import type { Row } from './report.ts'

const FEW = 50
const MANY = 5_000
const PUBLICATIONS = 15
const WORDS = 300
/** More words than a person uses, as thousands of articles of many authors have. */
const VOCABULARY = 20_000

/** Each figure has its limit in ms. */
const limits = {
  'Publishing an article': 300,
  'From publishing to its page': 1_000,
  'The first search after publishing': 300,
  'A search': 50,
  'The list of articles after publishing': 300,
  'The sitemap after publishing': 500,
  'The feed after publishing': 300,
  'The office’s list': 100,
}
type Name = keyof typeof limits

/** Measures a site with 5,000 articles beside one with 50, on both databases. */
export async function measureArticles(): Promise<Row[]> {
  const few = await measureWith(FEW)
  const many = await measureWith(MANY)
  return [...many].flatMap(([place, figures]) =>
    (Object.keys(limits) as Name[]).map((name) => ({
      subject: `${name} with ${MANY} articles on ${place}, p95`,
      ours: figures[name],
      unit: 'ms',
      most: limits[name],
      beside: { reference: `with ${FEW}`, theirs: few.get(place)?.[name] ?? Number.NaN },
    })),
  )
}

type Figures = Record<Name, number>

/** Returns the figures of each database. */
async function measureWith(count: number) {
  const figures = new Map<string, Figures>()
  await measureOnBoth({
    async fill(address) {
      const db = openDatabase(address)
      await storeArticles(db, count, makeText)
      await db.destroy()
    },
    async measure(product, place) {
      figures.set(place, await timeArticles(product))
      return []
    },
  })
  return figures
}

/** Words of their own for each article, of which few are frequent. */
function makeText(number: number) {
  const wordAt = (index: number) => {
    const rank = ((number * 7919 + index * 104_729) % 9973) / 9973
    return `w${Math.floor(rank ** 3 * VOCABULARY).toString(36)}`
  }
  return Array.from({ length: WORDS }, (_, index) => wordAt(index)).join(' ')
}

async function timeArticles({ url }: Running): Promise<Figures> {
  const { administrator } = await signIn(url, account)
  const find = (q: string) => read(`${url}/api/public/search/?q=${encodeURIComponent(q)}`)
  // Indexes all articles.
  await find('visa')
  const taken = Object.fromEntries(
    Object.keys(limits).map((name) => [name, [] as number[]]),
  ) as Record<Name, number[]>
  async function time<Value>(name: Name, call: () => Promise<Value>) {
    const from = performance.now()
    const value = await call()
    taken[name].push(performance.now() - from)
    return value
  }
  for (let index = 0; index < PUBLICATIONS; index++) {
    const word = `needle${index}`
    const publication = await prepare(administrator, word)
    const begun = performance.now()
    await time('Publishing an article', () => administrator.call(pagesApi.publish, publication))
    const page = await read(`${url}/articles/${word}`)
    taken['From publishing to its page'].push(performance.now() - begun)
    if (!page.includes(word)) throw new Error('The article is not shown')
    const found = await time('The first search after publishing', () => find(word))
    if (!found.includes(word)) throw new Error('The article is not found')
    await time('A search', () => find('visa w1a'))
    await time('The list of articles after publishing', () => read(`${url}/articles`))
    await time('The sitemap after publishing', () => read(`${url}/sitemap.xml`))
    await time('The feed after publishing', () => read(`${url}/articles/feed.xml`))
    await time('The office’s list', () =>
      administrator.call(articlesApi.list, { querystring: { limit: 50 } }),
    )
  }
  const figures = Object.entries(taken).map(([name, values]) => [name, percentile(values, 0.95)])
  return Object.fromEntries(figures) as Figures
}

async function read(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

type Office = Awaited<ReturnType<typeof signIn>>['administrator']

/** Saves a draft. Returns what publishes it. */
async function prepare(administrator: Office, word: string) {
  const body = { type: 'article' as const, title: word }
  const added = await administrator.call(pagesApi.add, { body })
  const content = { ...added.draft, description: word, text: `About ${word}.` }
  const saving = { params: { id: added.id }, body: { revision: added.revision, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  return { params: { id: added.id }, body: { revision } }
}
