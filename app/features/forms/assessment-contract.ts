import type { FieldKind } from './definition-contract.ts'

interface AssessmentQuestion {
  label: string
  kind: FieldKind
  help?: string
  isRequired?: boolean
  choices?: string[]
  /** The answer to the question above that shows it. */
  ifAbove?: string
}

/** A ready-made assessment, with which the office can start. Its texts become content of the form. */
export const assessment: AssessmentQuestion[] = [
  {
    label: 'Highest level completed',
    kind: 'choice',
    isRequired: true,
    choices: ['Grade 12 (+2)', 'Diploma', 'Bachelor', 'Master'],
  },
  { label: 'Year of completion', kind: 'text', help: '2081 BS or 2024' },
  { label: 'GPA or percentage', kind: 'text', help: '3.2 or 78%' },
  { label: 'English test', kind: 'choice', choices: ['Taken', 'Booked', 'Not yet'] },
  { label: 'English test score', kind: 'test_score', ifAbove: 'Taken' },
  { label: 'Preferred country', kind: 'country', isRequired: true },
  { label: 'Course or subject', kind: 'text' },
  {
    label: 'Intake',
    kind: 'choices',
    choices: ['January to April', 'May to August', 'September to December'],
  },
  { label: 'Visa refused before', kind: 'choice', choices: ['No', 'Yes'] },
  { label: 'Country, year and reason of the refusal', kind: 'long_text', ifAbove: 'Yes' },
  { label: 'Anything else', kind: 'long_text' },
]
