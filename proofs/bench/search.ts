import { measureOnBoth, timeCalls } from './both-databases.ts'
import { addDocuments } from './fill-pages.ts'
import type { Running } from './processes.ts'
import type { Row } from './report.ts'

const questions = [
  'australia visa fee',
  'austrlia visa fee',
  'how much are the scholarships',
  'univ',
  'documents for the embassy interview 17',
  'nothing like qqqqqqq',
]

/** Measures the site search over 200 pages besides the first content, on both databases. */
export function search(): Promise<Row[]> {
  return measureOnBoth({ fill: addDocuments, measure: timeQuestions })
}

async function timeQuestions({ url }: Running, place: string) {
  const asked = questions.map((question) => encodeURIComponent(question))
  const ours = await timeCalls(asked.map((question) => `${url}/api/public/search/?q=${question}`))
  return [{ subject: `Search of 200 documents on ${place}, p95`, ours, unit: 'ms', most: 20 }]
}
