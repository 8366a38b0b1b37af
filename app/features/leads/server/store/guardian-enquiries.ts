import { sql } from 'kysely'
import type { GuardianMatch } from '#app/features/lead-matching/server/find-guardians.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { nameGuardian } from './activities.ts'
import { updateFollowUps } from './follow-up.ts'
import { addTask } from './tasks.ts'

/** The task without the guardian, after its erasure. */
export const WHICH_STUDENT = 'Which student?'

/** The limit of a task's note. */
const MAX_NOTE = 200

interface SentEnquiry {
  enquiry: Enquiry
  activityId: string
  sentBy: GuardianMatch | undefined
}

/** Adds the task “Which student?” to each student whom an enquiry of a guardian may be about. */
export async function addStudentTasks(
  db: Database,
  { enquiry, activityId: enquiry_id, sentBy }: SentEnquiry,
) {
  if (!sentBy || sentBy.students.length < 2) return
  const { name, relation } = sentBy.guardian
  const sender = nameGuardian(name || enquiry.person.name, relation)
  const note = `Which student? Enquiry from ${sender}.`
  const ids = sentBy.students.map(({ id }) => id)
  for (const lead_id of ids)
    await addTask(db, {
      lead_id,
      kind: 'other',
      note: note.slice(0, MAX_NOTE),
      due_at: enquiry.at,
      owner_id: null,
      enquiry_id,
    })
  await updateFollowUps(db, sql`id in (${sql.join(ids)})`)
}

/** Returns the guardian whose enquiry began this conversation of a lead. */
export async function findSender(db: Database, leadId: string, visitorId: string) {
  const row = await db
    .selectFrom('enquiries')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .select('guardian_id')
    .where('enquiries.lead_id', '=', leadId)
    .where('about_id', '=', visitorId)
    .where('guardian_id', 'is not', null)
    .executeTakeFirst()
  return row?.guardian_id ? { guardian: { id: row.guardian_id } } : undefined
}
