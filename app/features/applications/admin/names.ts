import { language } from '#app/platform/browser/language.ts'
import type { Application } from '../contract.ts'
import type { Track, TrackStep } from '../tracks-contract.ts'

interface Named {
  name: string
  name_ne: string
}

/** Returns the name in the language of the back office, as far as the office has written it. */
export const nameOf = ({ name, name_ne }: Named) => (language === 'ne' && name_ne) || name

export const nameInstitution = ({
  institution,
  institution_ne,
}: Pick<Application, 'institution' | 'institution_ne'>) =>
  nameOf({ name: institution, name_ne: institution_ne })

/** Returns the names of steps and institutions in the language of the back office, by the stored ones. */
export const listOfficeNames = (applications: Application[], tracks: Track[]) =>
  new Map([
    ...tracks.flatMap(({ steps }) => steps.map((step) => [step.name, nameOf(step)] as const)),
    ...applications.map((each) => [each.institution, nameInstitution(each)] as const),
  ])

export const findTrack = (tracks: Track[], { track_id }: Pick<Application, 'track_id'>) =>
  tracks.find(({ id }) => id === track_id)

/** Returns the step that an application has reached; undefined if it was deleted. */
export const findStep = (
  tracks: Track[],
  application: Pick<Application, 'track_id' | 'step_id'>,
): TrackStep | undefined =>
  findTrack(tracks, application)?.steps.find(({ id }) => id === application.step_id)
