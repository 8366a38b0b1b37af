/** The real server without enquiry notifications. With WITHOUT_LEADS the form creates no leads. */
import { recordAndAssign } from '#app/features/assignment/server/assign-lead.ts'
import { services } from '#app/server/features.ts'
import { start } from '#app/server/start.ts'

services.leads.recordEnquiry = process.env.WITHOUT_LEADS
  ? async () => ({ id: '', activityId: '', isNew: false })
  : (db, enquiry) => recordAndAssign(db, enquiry, services.administrators)
await start(process.env)
