export interface CsvRow {
  /** The row number of a spreadsheet, from 1. */
  number: number
  cells: string[]
}

export interface CsvProblem {
  /** The line number in the file, from 1. */
  line: number
  detail: string
}

interface Csv {
  /** The valid rows: all rows if there are no problems. */
  rows: CsvRow[]
  problems: CsvProblem[]
}

/** The maximum of reported problems. */
const MAX_PROBLEMS = 50

const details: Record<string, string> = {
  MissingQuotes: 'A quotation mark (") is not closed.',
  InvalidQuotes: 'A quotation mark (") is not closed or is inside a text.',
}

/**
 * Reads a CSV file, with or without Excel's "sep=;". Continues on the next line after an invalid row,
 * to find all problems.
 */
export async function readCsv(text: string): Promise<Csv> {
  const { default: Papa } = await import('papaparse')
  const [separatorLine = '', separator] = text.match(/^\uFEFF?sep=(.)\r?\n/i) ?? []
  const csv: Csv = { rows: [], problems: [] }
  let rest = text.slice(separatorLine.length)
  let line = separatorLine ? 2 : 1
  const delimiter = separator ?? guessDelimiter(Papa, rest)
  while (csv.problems.length < MAX_PROBLEMS) {
    const { data, errors } = Papa.parse<string[]>(rest, { delimiter })
    const error = errors.find(({ type }) => type !== 'Delimiter')
    const validRows = error ? data.slice(0, error.row ?? 0) : data
    for (const cells of validRows) csv.rows.push({ number: csv.rows.length + 1, cells })
    if (!error) return csv
    const lineCount = validRows.reduce((sum, cells) => sum + countLines(cells), 0)
    line += lineCount
    csv.problems.push({ line, detail: details[error.code] ?? error.message })
    rest = afterLines(rest, lineCount + 1)
    line++
    if (!rest) return csv
  }
  return csv
}

/** The number of rows from which the delimiter is guessed. */
const MAX_GUESS_ROWS = 50

/**
 * Guesses the delimiter: the one that gives most of the first rows the same number of columns, then
 * the one with more columns. Commas come last, because texts contain them.
 */
function guessDelimiter({ parse }: Pick<typeof import('papaparse'), 'parse'>, text: string) {
  const guesses = ['\t', ';', '|', ','].map((delimiter) => {
    const options = { delimiter, preview: MAX_GUESS_ROWS, skipEmptyLines: 'greedy' } as const
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

const byRows = (a: Guess, b: Guess) => b.rows - a.rows || b.width - a.width

/** Returns the number of lines of a row, because cells may contain line breaks. */
const countLines = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1)

function afterLines(text: string, count: number) {
  const last = [...text.matchAll(/\r\n|\r|\n/g)][count - 1]
  return last ? text.slice(last.index + last[0].length) : ''
}
