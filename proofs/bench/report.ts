/** One measured comparison. */
export interface Beside {
  subject: string
  ours: number
  reference: string
  theirs: number
  unit: string
  /** The promised ratio of our figure to the reference. */
  least: number
}

/** One measured figure with a promised bound. */
export interface Figure {
  subject: string
  ours: number
  unit: string
  most: number
  /** The same figure of a reference in the same run. */
  beside?: { reference: string; theirs: number }
}

export type Row = Beside | Figure

export function print(row: Row) {
  const { text, holds } = 'most' in row ? describeFigure(row) : describeBeside(row)
  console.log(`${holds ? 'met    ' : 'NOT MET'}  ${row.subject}: ${text}`)
}

function describeFigure({ ours, unit, most, beside }: Figure) {
  const other = beside ? `, ${beside.reference} ${number(beside.theirs, unit)} ${unit}` : ''
  const text = `${number(ours, unit)} ${unit} (promised ${number(most)}${other})`
  return { text, holds: ours <= most }
}

function describeBeside({ ours, reference, theirs, unit, least }: Beside) {
  const ratio = ours / theirs
  const share = `${percent(ratio)} (promised ${percent(least)})`
  return {
    text: `${number(ours)} ${unit} beside ${reference} ${number(theirs)}: ${share}`,
    holds: ratio >= least,
  }
}

/** Formats times with one decimal, everything else without. */
function number(value: number, unit = '') {
  const maximumFractionDigits = ['ms', 's'].includes(unit) ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits })
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(0)} %`
