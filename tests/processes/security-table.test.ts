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
  holds: string
}

/** Requirements that hold or deviate, one per row, with their level. */
const applicable = rows.flatMap(([id = '', level, , holds = '']): Requirement[] =>
  level === '1' || level === '2' ? [{ id, level: level === '1' ? 1 : 2, holds }] : [],
)
/** "V1.2.6 (2), V1.2.7 (2)", and of a whole chapter "V10 (5 of level 1, 24 of level 2)". */
const leftOut = rows.flatMap(([ids = '', second]) => (/^[12]$/.test(second ?? '') ? [] : [ids]))

const isHeld = ({ holds }: Requirement) => holds !== 'deviates'

function countLeftOut(level: 1 | 2) {
  const single = leftOut.join().match(new RegExp(`\\(${level}\\)`, 'g')) ?? []
  const whole = [...leftOut.join().matchAll(new RegExp(`(\\d+) of level ${level}`, 'g'))]
  return whole.reduce((sum, [, count]) => sum + Number(count), single.length)
}

test('each requirement is listed once', () => {
  const ids = [...applicable.map(({ id }) => id), ...(leftOut.join().match(/V\d+(\.\d+)*/g) ?? [])]

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

// OWASP ASVS 5.0.0: https://github.com/OWASP/ASVS/releases/tag/v5.0.0_release
test.each([
  [1, 70],
  [2, 183],
] as const)('all of level %i are there: %i', (level, all) => {
  const named = applicable.filter((each) => each.level === level)

  expect(named.length + countLeftOut(level)).toBe(all)
})

test('the counts match the table', () => {
  for (const level of [1, 2] as const) {
    const of = applicable.filter((each) => each.level === level)
    expect(text).toContain(
      `| ${level} | ${of.filter(isHeld).length} | ${of.length} | ${countLeftOut(level)} |`,
    )
  }
})

test('the count of requirements that the set-up meets matches', () => {
  const setUp = applicable.filter(({ holds }) => holds.startsWith('set-up: '))

  expect(text).toContain(`Of those held, ${setUp.length} are held by how the program is set up`)
})

test('each deviation has a reason, and nothing else has one', () => {
  const explained = [...text.matchAll(/^- \*\*(V[\d.]+)\*\*/gm)].map(([, id]) => id)

  expect(explained.toSorted()).toEqual(
    applicable.flatMap((each) => (isHeld(each) ? [] : [each.id])).toSorted(),
  )
})

test('each named file exists and contains the quoted text', () => {
  const named = applicable.filter(isHeld).flatMap(({ id, holds }) => {
    const files = [...holds.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)]
    expect(files, id).not.toEqual([])
    return files.map(([, path = '', words = '']) => ({ id, path, words }))
  })

  const isThere = ({ path, words }: { path: string; words: string }) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(words)
  expect(named.filter((each) => !isThere(each))).toEqual([])
})
