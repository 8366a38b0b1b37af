import { makeTeamMember } from '#tests/factories.ts'
import type { OrderedSample } from '#tests/ordered-samples.ts'
import { teamApi } from '../contract.ts'

export const orderedSample: OrderedSample = {
  api: teamApi,
  table: 'team_members',
  body: makeTeamMember(),
  screen: '/admin/team',
  form: { Name: 'Bina Example', Role: 'Counsellor' },
}
