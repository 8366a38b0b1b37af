import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'

/** The six services of the office, put into an empty table. */
export async function addFirstServices(db: Database) {
  const any = await db.selectFrom('services').select('id').limit(1).executeTakeFirst()
  if (any) return
  const created_at = new Date().toISOString()
  const rows = services.map(([title, page, description], index) => ({
    id: newId(),
    title,
    description,
    link: `/services/${page}`,
    position: index + 1,
    created_at,
  }))
  await db.insertInto('services').values(rows).execute()
}

const services: [title: string, page: string, description: string][] = [
  [
    'Career Counseling',
    'career-counseling',
    'Find out what suits you: your strengths, your marks and the work you would like to do.',
  ],
  [
    'University Selection',
    'university-selection',
    'A short list that fits your subject, your budget and your chances of being admitted.',
  ],
  [
    'Application Assistance',
    'application-assistance',
    'Complete, correct and in time: documents, statement of purpose and recommendations.',
  ],
  [
    'Visa Processing',
    'visa-processing',
    'Forms, proof of funds, NOC and interview: prepared together, checked twice.',
  ],
  [
    'Scholarship Guidance',
    'scholarship-guidance',
    'Which scholarships are open to students from Nepal, and how to apply for them well.',
  ],
  [
    'Test Preparation',
    'test-preparation',
    'Classes and practice tests for IELTS, TOEFL, PTE, GRE and GMAT.',
  ],
]
