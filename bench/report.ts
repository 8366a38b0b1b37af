/** One measured comparison. */
export interface Row {
  subject: string
  ours: number
  reference: string
  theirs: number
  unit: string
  /** The ratio of ours to theirs that is promised. */
  least: number
}

export function print({ subject, ours, reference, theirs, unit, least }: Row) {
  const ratio = ours / theirs
  const verdict = ratio >= least ? 'holds' : 'FALLS SHORT'
  const share = `${(ratio * 100).toFixed(0)} % (promised ${(least * 100).toFixed(0)} %)`
  console.log(
    `${subject}: ${number(ours)} ${unit} beside ${reference} ${number(theirs)}: ${share} ${verdict}`,
  )
}

const number = (value: number) => Math.round(value).toLocaleString('en')
