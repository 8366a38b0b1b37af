import type { Feature } from '#app/platform/server/feature/feature.ts'
import absenceRoutes from './absence-routes.ts'
import { listAbsent } from './absences.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    assignment: typeof assignmentServices
  }
}

export const assignmentServices = { listAbsent }

export const assignment: Feature = {
  routes: [absenceRoutes],
  auditSubjects: { absence: 'leads:work' },
}
