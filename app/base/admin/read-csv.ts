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
  const found: Csv = { rows: [], problems: [] }
  let rest = text.slice(separatorLine.length)
  let line = separatorLine ? 2 : 1
  const delimiter = separator ?? guessDelimiter(Papa, rest)
  while (found.problems.length < MOST_PROBLEMS) {
    const { data, errors } = Papa.parse<string[]>(rest, { delimiter })
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

/** Of the rows that the delimiter is guessed by. */
const MOST_GUESSED = 50

/**
 * The delimiter that gives most of the first rows the same number of columns, of several the one with
 * more columns: a title above them has only one. Commas come last: texts have them too.
 */
function guessDelimiter({ parse }: Pick<typeof import('papaparse'), 'parse'>, text: string) {
  const guesses = ['\t', ';', ','].map((delimiter) => {
    const options = { delimiter, preview: MOST_GUESSED, skipEmptyLines: 'greedy' } as const
    const widths = parse<string[]>(text, options).data.map((cells) => cells.length)
    const byWidth = [...Map.groupBy(widths, (width) => width)].filter(([width]) => width > 1)
    const counts = byWidth.map(([width, all]) => ({ width, rows: all.length }))
    return { delimiter, ...counts.toSorted(byRows)[0] }
  })
  const found = guesses.filter(({ rows }) => rows !== undefined) as (Guess & {
    delimiter: string
  })[]
  return found.toSorted(byRows)[0]?.delimiter ?? ','
}

interface Guess {
  width: number
  rows: number
}

const byRows = (one: Guess, other: Guess) => other.rows - one.rows || other.width - one.width

/** Lines of the file that a row takes: its cells may have line breaks. */
const countLines = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1)

function afterLines(text: string, count: number) {
  const last = [...text.matchAll(/\r\n|\r|\n/g)][count - 1]
  return last ? text.slice(last.index + last[0].length) : ''
}
