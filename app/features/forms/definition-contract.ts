import { type Static, Type } from 'typebox'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'
import type { FileType } from '#app/features/student-documents/files-contract.ts'

export const fieldKinds = [
  'text',
  'long_text',
  'choice',
  'choices',
  'number',
  'date',
  'country',
  'test_score',
  'file',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Kinds whose answers a condition can name. */
export const conditionKinds: readonly FieldKind[] = ['choice', 'choices', 'country']
export const hasChoices = (kind: FieldKind) => kind === 'choice' || kind === 'choices'
export const hasLength = (kind: FieldKind) => kind === 'text' || kind === 'long_text'

export const maxLengths = { text: 300, long_text: 5000 } as const

export const fileKinds = ['pdf', 'picture', 'word'] as const
export type FileKind = (typeof fileKinds)[number]
/** The types of files of each kind, which are detected by content. */
export const typesOfKind: Record<FileKind, FileType[]> = {
  pdf: ['pdf'],
  picture: ['jpeg', 'png', 'webp'],
  word: ['docx'],
}
export const usualFileKinds: FileKind[] = ['pdf', 'picture']
/** Of one question. */
export const MAX_FILES = 5

/** How the result of a test is given. */
export type TestScale =
  | { lowest: number; highest: number }
  | { levels: string[] }
  /** A level, points or both, which differ by the level that was taken. */
  | { maxLength: number }

const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
/** The test that is not in the list; the visitor writes its name and the result. */
export const OTHER_TEST = 'other'

/** Tests that students take before they apply. */
export const testScales: Record<string, TestScale> = {
  IELTS: { lowest: 0, highest: 9 },
  PTE: { lowest: 10, highest: 90 },
  TOEFL: { lowest: 0, highest: 120 },
  Duolingo: { lowest: 10, highest: 160 },
  SAT: { lowest: 400, highest: 1600 },
  GRE: { lowest: 260, highest: 340 },
  GMAT: { lowest: 205, highest: 805 },
  JLPT: { levels: ['N5', 'N4', 'N3', 'N2', 'N1'] },
  'NAT-TEST': { levels: ['5Q', '4Q', '3Q', '2Q', '1Q'] },
  'J.TEST': { maxLength: 40 },
  TOPIK: { levels: ['1', '2', '3', '4', '5', '6'] },
  'EPS-TOPIK': { lowest: 0, highest: 200 },
  Goethe: { levels: cefrLevels },
  TestDaF: { levels: ['TDN 3', 'TDN 4', 'TDN 5'] },
  HSK: { levels: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  [OTHER_TEST]: { maxLength: 60 },
}

/**
 * Generated once when the office adds a field or a choice. Conditions, translations and answers name
 * it, so that labels can change.
 */
const Key = Type.String({ pattern: '^[a-z][a-z0-9]{7}$' })

const Limit = (title: string) =>
  Type.Optional(Type.Number({ title, minimum: -1_000_000_000, maximum: 1_000_000_000 }))

function formField(minLength: MinimumLength) {
  const { line, optional } = contentFields(minLength)
  return Type.Object({
    key: Key,
    kind: Type.Enum([...fieldKinds]),
    label: line(120, 'Question'),
    help: optional(300, 'Help'),
    is_required: Type.Boolean(),
    /** Of texts; left out for the usual one. */
    max_length: Type.Optional(Type.Integer({ title: 'Longest answer', minimum: 1, maximum: 5000 })),
    /** Of numbers. */
    minimum: Limit('Lowest number'),
    maximum: Limit('Highest number'),
    /** Which dates are accepted; left out for any. */
    dates: Type.Optional(Type.Enum(['past', 'future'])),
    /** Of files; left out for PDFs and pictures. */
    file_kinds: Type.Optional(
      Type.Array(Type.Enum([...fileKinds]), { title: 'Accepted files', maxItems: 3 }),
    ),
    /** Of files; left out for one. */
    max_files: Type.Optional(
      Type.Integer({ title: 'Number of files', minimum: 1, maximum: MAX_FILES }),
    ),
    choices: Type.Array(Type.Object({ key: Key, label: line(120, 'Choice') }), {
      title: 'Choices',
      maxItems: 60,
    }),
    /** When the field is shown; left out for always. */
    condition: Type.Optional(
      Type.Object({
        /** The key of an earlier field. */
        field: Type.String({ pattern: '^[a-z0-9]{0,8}$' }),
        operator: Type.Enum(['is', 'is_not']),
        /** The key of a choice, or the code of a country. */
        value: Type.String({ pattern: '^[A-Za-z0-9]{0,8}$' }),
      }),
    ),
  })
}

function formContent(minLength: MinimumLength) {
  const { blocks, optional } = contentFields(minLength)
  return Type.Object({
    ...commonFields(minLength),
    intro: blocks(5000, 1, 'Introduction'),
    fields: Type.Array(formField(minLength), {
      title: 'Questions',
      control: 'form-fields',
      minItems: minLength,
      maxItems: 60,
    }),
    consent: optional(
      500,
      'Consent',
      'Shown above the button and stored with the answers. Empty for the text of the contact form.',
    ),
    asks_consent: Type.Boolean({
      ofSource: true,
      title: 'Visitors must tick the consent',
      default: false,
    }),
    button: optional(40, 'Text of the button', 'Empty for “Send”.'),
    thanks: blocks(5000, 1, 'Text after sending'),
  })
}

export const FormDraft = formContent(0)
export const FormContent = formContent(1)
export type FormContent = Static<typeof FormContent>
export type FormField = FormContent['fields'][number]
