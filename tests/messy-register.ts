import type { CellValue, WriteSheet } from 'hucre/xlsx'

/** A cell as an office types it, with the field of the lead and its right value. */
export interface TypedCell {
  typed: CellValue
  field: string
  /** undefined: nothing can read the cell, so it belongs to the notes. */
  value?: unknown
}

export interface TypedRow {
  /** The row number of the spreadsheet. */
  number: number
  cells: TypedCell[]
}

const ROWS = 300

/** A generator of numbers, so that every run makes the same register. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const random = createRandom(42)
const pick = <Value>(...values: Value[]) => values[random(values.length)] as Value

const inDevanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
const two = (number: number) => String(number).padStart(2, '0')
const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

type Hand = (index: number) => TypedCell

const makeName: Hand = (index) => {
  const letters = `${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(97 + (Math.floor(index / 26) % 26))}`
  const name = `Example${letters.toLowerCase()} Student${letters.toLowerCase()}`
  return { typed: pick(name, ` ${name} `, name), field: 'name', value: name }
}

const makePhone: Hand = (index) => {
  const number = `98000${String(index).padStart(5, '0')}`
  const typed = pick<CellValue>(
    Number(number),
    number,
    `+977-${number}`,
    `${number.slice(0, 3)}-${number.slice(3)}`,
    inDevanagari(number),
    `Mob: ${number}`,
    `${number}.0`,
  )
  return { typed, field: 'phones', value: [number] }
}

const makeTwoPhones: Hand = (index) => {
  const [own, other] = [
    `98010${String(index).padStart(5, '0')}`,
    `98020${String(index).padStart(5, '0')}`,
  ]
  return {
    typed: pick(`${own} / ${other}`, `${own}, ${other}`, `${own}\n${other}`),
    field: 'phones',
    value: [own, other],
  }
}

const makeDate: Hand = () => {
  const [day, month] = [1 + random(28), 1 + random(10)]
  const value = `2026-${two(month)}-${two(day)}`
  const name = monthNames[month - 1]
  const typed = pick<CellValue>(
    new Date(`${value}T00:00:00Z`),
    `${day}/${month}/2026`,
    `${two(day)}.${two(month)}.26`,
    value,
    `${day} ${name} 2026`,
    `${day}-${name}-26`,
    `${name} ${day}, 2026`,
    inDevanagari(`${day}/${month}/2026`),
  )
  return random(50) === 0
    ? { typed: 'some day in Dashain', field: 'created_at' }
    : { typed, field: 'created_at', value }
}

const makeEmail: Hand = (index) => {
  const email = `student${index}@mail.example`
  return random(30) === 0
    ? { typed: `student${index} at mail`, field: 'emails' }
    : { typed: pick(email, `${email} `, email.toUpperCase()), field: 'emails', value: [email] }
}

const makeCountry: Hand = () =>
  pick<TypedCell>(
    { typed: 'Australia', field: 'countries', value: ['AU'] },
    { typed: 'Aus', field: 'countries', value: ['AU'] },
    { typed: 'CANADA', field: 'countries', value: ['CA'] },
    { typed: 'U.K.', field: 'countries', value: ['GB'] },
    { typed: 'USA / Canada', field: 'countries', value: ['US', 'CA'] },
    { typed: 'Japan or South Korea', field: 'countries', value: ['JP', 'KR'] },
    { typed: 'abroad', field: 'countries' },
  )

const makeGuardian: Hand = (index) => {
  const name = `Guardian ${index}`
  return { typed: pick(name, `${name} (father)`), field: 'guardian_name', value: name }
}

const makeGuardianPhone: Hand = (index) => {
  const number = `98100${String(index).padStart(5, '0')}`
  return {
    typed: pick<CellValue>(Number(number), `${number} (mother)`),
    field: 'guardian_phone',
    value: number,
  }
}

const makeIntake: Hand = () =>
  pick<TypedCell>(
    { typed: 'Feb 2027', field: 'intake', value: '2027-02' },
    { typed: 'September 2027', field: 'intake', value: '2027-09' },
    { typed: 'Sep-27', field: 'intake', value: '2027-09' },
    { typed: 'July 2027 intake', field: 'intake', value: '2027-07' },
    { typed: '2027/02', field: 'intake', value: '2027-02' },
    { typed: new Date('2027-09-01T00:00:00Z'), field: 'intake', value: '2027-09' },
    { typed: 'after +2', field: 'intake' },
  )

const makeGrades: Hand = () => {
  const percent = 40 + random(50)
  return pick<TypedCell>(
    { typed: percent / 100, field: 'grades', value: `${percent}%` },
    { typed: `${percent}%`, field: 'grades', value: `${percent}%` },
    { typed: '3.2 GPA', field: 'grades', value: '3.2 GPA' },
  )
}

const makeYear: Hand = () =>
  pick<TypedCell>(
    { typed: 2081, field: 'qualification_year', value: '2081 BS' },
    { typed: '2080 BS', field: 'qualification_year', value: '2080 BS' },
    { typed: '२०७९', field: 'qualification_year', value: '2079 BS' },
    { typed: 2024, field: 'qualification_year', value: '2024' },
    { typed: 'running', field: 'qualification_year' },
  )

const makeScore: Hand = () =>
  pick<TypedCell>(
    { typed: 6.5, field: 'test_scores', value: 'IELTS 6.5' },
    { typed: 'PTE 58', field: 'test_scores', value: 'PTE 58' },
    { typed: 'not yet', field: 'test_scores', value: 'not yet' },
  )

const makeStage: Hand = () =>
  pick<TypedCell>(
    { typed: 'New', field: 'stage', value: 'New' },
    { typed: ' contacted', field: 'stage', value: 'Contacted' },
    { typed: 'Hot', field: 'stage', value: 'Contacted' },
    { typed: 'Offer received', field: 'stage', value: 'Offer' },
    { typed: 'confused', field: 'stage' },
  )

const makeFollowUp: Hand = () =>
  pick<TypedCell>(
    { typed: '27 Nov 2026', field: 'follow_up_at', value: '2026-11-27' },
    { typed: '27/11/2026 11:30', field: 'follow_up_at', value: '2026-11-27' },
    { typed: new Date('2026-12-05T00:00:00Z'), field: 'follow_up_at', value: '2026-12-05' },
    { typed: 'when the result comes', field: 'follow_up_at' },
  )

const texts =
  (field: string, ...values: string[]): Hand =>
  () => {
    const value = pick(...values)
    return { typed: value, field, value }
  }

/** The columns with their headings, and how many of 10 rows have a cell. */
const columns: [heading: string, hand: Hand, filled: number][] = [
  ['Enquiry Date', makeDate, 9],
  ['Name of Student', makeName, 10],
  ['Contact No.', (index) => (index % 7 === 0 ? makeTwoPhones : makePhone)(index), 9],
  ['E-mail', makeEmail, 5],
  ['Father’s Name', makeGuardian, 4],
  ['Father’s Contact', makeGuardianPhone, 4],
  ['Address', texts('city', 'Baneshwor', 'Pokhara-8', 'Butwal, Rupandehi'), 7],
  ['Interested Country', makeCountry, 9],
  ['Course', texts('subject', 'Nursing', 'IT', 'BBA / BBM'), 7],
  ['Level', texts('level', 'Bachelor', 'Master', '+2'), 6],
  ['Intake', makeIntake, 6],
  ['Qualification', texts('qualification', '+2 Science', 'BBS', 'SEE'), 6],
  ['%', makeGrades, 6],
  ['Passed Year', makeYear, 6],
  ['IELTS', makeScore, 5],
  ['Status', makeStage, 8],
  ['Next Follow-up', makeFollowUp, 5],
  ['How did you hear about us?', texts('source', 'Facebook', 'Friend', 'Walk in'), 6],
  ['Remarks', texts('note', 'Wants to go with a friend', 'फोन उठाएन', 'Fee: 2 lakh?'), 5],
  ['Shoe size', texts('note', '7', '8'), 1],
]

/** Makes a register of 300 example people as an office keeps it: typed in many ways, with gaps. */
export function makeRegister(): { sheet: WriteSheet; rows: TypedRow[] } {
  const headings = ['S.N.', ...columns.map(([heading]) => heading)]
  const sheetRows: CellValue[][] = [['Example Consultancy, register of 2026'], [], headings]
  const rows: TypedRow[] = []
  const cells: WriteSheet['cells'] = new Map()
  for (let index = 0; index < ROWS; index++) {
    if (index === 100) sheetRows.push(headings)
    if (index % 60 === 59) sheetRows.push([])
    const typed = columns.map(([, hand, filled]) => (random(10) < filled ? hand(index) : undefined))
    // A few rows have nothing but a phone number.
    const isNameless = index % 40 === 39
    const kept = typed.map((cell) =>
      isNameless && cell?.field !== 'phones' && cell?.field !== 'note' ? undefined : cell,
    )
    const own = isNameless && !kept[2] ? kept.with(2, makePhone(index)) : kept
    for (const [column, cell] of own.entries()) {
      if (cell?.field === 'grades' && typeof cell.typed === 'number')
        cells.set(`${sheetRows.length},${column + 1}`, { style: { numFmt: '0%' } })
    }
    sheetRows.push([index + 1, ...own.map((cell) => cell?.typed ?? null)])
    rows.push({
      number: sheetRows.length,
      cells: own.filter((cell) => cell !== undefined),
    })
  }
  const title = { startRow: 0, endRow: 0, startCol: 0, endCol: headings.length - 1 }
  return { sheet: { name: 'Register', rows: sheetRows, cells, merges: [title] }, rows }
}
