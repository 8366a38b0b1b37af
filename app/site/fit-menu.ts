/** Where an entry is in the row: in any row, only in a wide one, or always in the menu "More". */
export type Fit = 'always' | 'wide' | 'never'

interface RowEntry {
  label: string
  /** Whether it has an arrow. */
  isSubmenu: boolean
  /** Whether the row always contains it. */
  isFixed: boolean
}

interface Row {
  /** The size of the text, and the padding and the gap of an entry, in rem; see menu-items.tsx. */
  text: number
  padding: number
  gap: number
  /** The width between logo and search, in rem. */
  capacity: number
}

interface Surroundings {
  /** The logo's text, or undefined for a picture. */
  logoText?: string
  /** The label of the button beside the menu. */
  action: string
  /** The label of the menu "More". */
  more: string
}

/**
 * Returns for each entry whether the row has room for it. Estimates the widths on the server, so that
 * no script moves entries after the page is visible. Entries later in the menu move first.
 */
export function fitMenu(entries: RowEntry[], surroundings: Surroundings): Fit[] {
  const [narrow, wide] = [narrowRow(surroundings), wideRow(surroundings)].map((row) =>
    findFitting(entries, row, surroundings.more),
  )
  return entries.map((_, index) =>
    narrow?.has(index) ? 'always' : wide?.has(index) ? 'wide' : 'never',
  )
}

/** Returns the positions of the entries in the row. */
function findFitting(entries: RowEntry[], row: Row, more: string) {
  const widths = entries.map((entry) => widthInRow(entry, row))
  const all = new Set(entries.keys())
  if (sum(widths) <= row.capacity) return all
  const fixed = entries.flatMap(({ isFixed }, index) => (isFixed ? [index] : []))
  const needsMore = fixed.length === 0
  const moreEntry = { label: more, isSubmenu: true, isFixed: true }
  const reserved = needsMore ? widthInRow(moreEntry, row) : sum(fixed.map((at) => widths[at] ?? 0))
  const fitting = new Set(fixed)
  let used = reserved
  for (const [index, width] of widths.entries()) {
    if (fitting.has(index)) continue
    used += width
    if (used > row.capacity) break
    fitting.add(index)
  }
  return fitting
}

const ARROW = 1

function widthInRow({ label, isSubmenu }: RowEntry, { text, padding, gap }: Row) {
  return textWidth(label) * text + padding + gap + (isSubmenu ? ARROW : 0)
}

/** A row from 64rem: its frame has margins of 4.5rem on both sides. */
function narrowRow({ logoText, action }: Surroundings): Row {
  const beside = logoWidth(logoText, 1.65) + textWidth(action) * 0.9 + 2.5 + 0.5 + searchWidth(0.5)
  return { text: 0.875, padding: 0.5, gap: 0.125, capacity: 55 - beside - GAP }
}

/** A row from 80rem. */
function wideRow({ logoText, action }: Surroundings): Row {
  const beside = logoWidth(logoText, 1.75) + textWidth(action) * 1.03 + 2.5 + 1 + searchWidth(1)
  return { text: 1, padding: 1, gap: 0.25, capacity: 71 - beside - GAP }
}

/** Between the logo and the menu. */
const GAP = 1

const searchWidth = (padding: number) => 1.25 + padding + 0.25

/** The widest picture, or the icon with the name in the display font. */
const logoWidth = (text: string | undefined, size: number) =>
  text === undefined ? 13 : 3.25 + textWidth(text) * size

/** Estimates the width of a text in em. */
export function textWidth(text: string) {
  return sum(Array.from(text, characterWidth))
}

function characterWidth(character: string) {
  if (/\p{Mn}/u.test(character)) return 0
  if (/\p{Mc}/u.test(character)) return 0.5
  if (/[ijlI|.,:;'’!()[\]\sftr-]/.test(character)) return 0.36
  if (/[mwMW@%—]/.test(character)) return 1
  if (/[\p{Lu}&]/u.test(character)) return 0.72
  if (/[\p{Ll}\p{N}]/u.test(character)) return 0.6
  // Other scripts, such as Devanagari in a font of the visitor's device, and signs.
  return 1
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
