import type { DocumentKind } from '#app/features/student-documents/contract.ts'
import type { LeadApplications } from '../contract.ts'
import type { Track } from '../tracks-contract.ts'
import { findTrack, nameInstitution, nameOf } from './names.ts'

/** Returns the first step ahead of each application with documents that are not on the list yet. */
export function listStepOffers({ applications, needs }: LeadApplications, tracks: Track[]) {
  const offered = new Set<DocumentKind>()
  return applications.flatMap((application) => {
    for (const { application_id, step_id, documents } of needs) {
      if (application_id !== application.id) continue
      const missing = documents.filter(({ state }) => state === 'missing')
      const kinds = missing.map(({ kind }) => kind).filter((kind) => !offered.has(kind))
      const step = findTrack(tracks, application)?.steps.find(({ id }) => id === step_id)
      if (missing.length === 0 || !step) continue
      for (const kind of kinds) offered.add(kind)
      const name = `${nameOf(step)}, ${nameInstitution(application)}`
      return kinds.length > 0 ? [{ name, kinds }] : []
    }
    return []
  })
}
