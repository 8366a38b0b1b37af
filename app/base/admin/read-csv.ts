export interface CsvRow {
  /** As a spreadsheet numbers it, from 1. */
  number: number
  cells: string[]
}

export interface CsvProblem {
  /** Of the file, from 1. */
  line: number
  detail: string
}

interface Csv {
  /** All of them, as long as there is no problem. */
  rows: CsvRow[]
  problems: CsvProblem[]
}

/** More are of no help. */
const MOST_PROBLEMS = 50

const details: Record<string, string> = {
  MissingQuotes: 'A quotation mark (") is not closed.',
  InvalidQuotes: 'A quotation mark (") is not closed, or stands within a text.',
}

/**
 * Reads a CSV file, also one that begins with "sep=;" as Excel writes it. A row that cannot be read
 * does not swallow the ones below: reading goes on with the next line, so all problems are found.
 */
export async function readCsv(text: string): Promise<Csv> {
  const { default: Papa } = await import('papaparse')
  const [separatorLine = '', separator] = text.match(/^\uFEFF?sep=(.)\r?\n/i) ?? []
  const usual = separator ? { delimiter: separator } : { delimitersToGuess: [',', ';', '\t'] }
  const found: Csv = { rows: [], problems: [] }
  let rest = text.slice(separatorLine.length)
  let line = separatorLine ? 2 : 1
  let delimiter: string | undefined
  while (found.problems.length < MOST_PROBLEMS) {
    const { data, errors, meta } = Papa.parse<string[]>(rest, delimiter ? { delimiter } : usual)
    delimiter ??= meta.delimiter
    const error = errors.find(({ type }) => type !== 'Delimiter')
    const good = error ? data.slice(0, error.row ?? 0) : data
    for (const cells of good) found.rows.push({ number: found.rows.length + 1, cells })
    if (!error) return found
    const before = good.reduce((sum, cells) => sum + countLines(cells), 0)
    line += before
    found.problems.push({ line, detail: details[error.code] ?? error.message })
    rest = afterLines(rest, before + 1)
    line++
    if (!rest) return found
  }
  return found
}

/** Lines of the file that a row takes: its cells may have line breaks. */
const countLines = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1)

function afterLines(text: string, count: number) {
  const last = [...text.matchAll(/\r\n|\r|\n/g)][count - 1]
  return last ? text.slice(last.index + last[0].length) : ''
}
