import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import absenceRoutes from './absence-routes.ts'
import { listAbsent } from './absences.ts'
import { assignLead } from './assign-lead.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    assignment: typeof assignmentServices
  }
}

export const assignmentServices = { listAbsent, assignLead }

export const assignment: Feature = {
  manifest,
  routes: [absenceRoutes],
  eventHandlers: { enquiryReceived: (context, { lead }) => assignLead(context, lead.id) },
}
