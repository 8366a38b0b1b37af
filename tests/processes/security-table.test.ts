import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Removes the spaces that align the columns. */
const text = readFileSync(join(root, 'docs/security.md'), 'utf8').replace(/ +/g, ' ')

/** The cells of table rows that begin with requirement ids. */
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

interface Requirement {
  id: string
  level: 1 | 2
  /** The evidence; '' for a deviation. */
  evidence: string
}

/** Applicable requirements, one per row, with their level. */
const applicable = rows.flatMap(([id = '', level, , evidence = '']): Requirement[] =>
  level === '1' || level === '2' ? [{ id, level: level === '1' ? 1 : 2, evidence }] : [],
)
/** "V1.2.6 (2), V1.2.7 (2)", and of a whole chapter "V10 (5 of level 1, 24 of level 2)". */
const notApplicable = rows.flatMap(([ids = '', second]) =>
  /^[12]$/.test(second ?? '') ? [] : [ids],
)

const isMet = ({ evidence }: Requirement) => evidence !== 'deviates'

function countNotApplicable(level: 1 | 2) {
  const single = notApplicable.join().match(new RegExp(`\\(${level}\\)`, 'g')) ?? []
  const whole = [...notApplicable.join().matchAll(new RegExp(`(\\d+) of level ${level}`, 'g'))]
  return whole.reduce((sum, [, count]) => sum + Number(count), single.length)
}

test('each requirement is listed once', () => {
  const ids = [
    ...applicable.map(({ id }) => id),
    ...(notApplicable.join().match(/V\d+(\.\d+)*/g) ?? []),
  ]

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

// OWASP ASVS 5.0.0: https://github.com/OWASP/ASVS/releases/tag/v5.0.0_release
test.each([
  [1, 70],
  [2, 183],
] as const)('the table lists all requirements of level %i: %i', (level, total) => {
  const named = applicable.filter((each) => each.level === level)

  expect(named.length + countNotApplicable(level)).toBe(total)
})

test('the counts match the table', () => {
  for (const level of [1, 2] as const) {
    const ofLevel = applicable.filter((each) => each.level === level)
    expect(text).toContain(
      `| ${level} | ${ofLevel.filter(isMet).length} | ${ofLevel.length} | ${countNotApplicable(level)} |`,
    )
  }
})

test('the count of requirements that the set-up meets matches', () => {
  const setUp = applicable.filter(({ evidence }) => evidence.startsWith('set-up: '))

  expect(text).toContain(`Of these, ${setUp.length} are met by the set-up of the program`)
})

test('each deviation has a reason, and nothing else has one', () => {
  const explained = [...text.matchAll(/^- \*\*(V[\d.]+)\*\*/gm)].map(([, id]) => id)

  expect(explained.toSorted()).toEqual(
    applicable.flatMap((each) => (isMet(each) ? [] : [each.id])).toSorted(),
  )
})

test('each named file exists and contains the quoted text', () => {
  const named = applicable.filter(isMet).flatMap(({ id, evidence }) => {
    const files = [...evidence.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)]
    expect(files, id).not.toEqual([])
    return files.map(([, path = '', quote = '']) => ({ id, path, quote }))
  })

  const isPresent = ({ path, quote }: { path: string; quote: string }) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(quote)
  expect(named.filter((each) => !isPresent(each))).toEqual([])
})
