import type { FileKind } from '../../files-contract.ts'

const patterns: [kind: FileKind, pattern: RegExp][] = [
  ['passport', /passport|rahadani|राहदानी/i],
  ['mark_sheet', /mark ?sheet|marks|transcript|grade|slc|\bsee\b|certificate/i],
  ['test_score', /ielts|\bpte\b|toefl|duolingo|\bgre\b|gmat|\bsat\b/i],
  ['offer_letter', /offer|\bcoe\b|\bi ?20\b|\bcas\b/i],
  ['money', /bank|balance|income|sponsor|\btax|property/i],
  ['photo', /photo/i],
]

/** Guesses the kind of a document from its file name. */
export function guessKind(fileName: string): FileKind {
  const normalized = fileName.normalize().replaceAll(/[-_.]+/g, ' ')
  return patterns.find(([, pattern]) => pattern.test(normalized))?.[0] ?? 'other'
}
