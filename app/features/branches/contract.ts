import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import type { PublicTeamMember } from '#app/features/team/contract.ts'

export const branchesPath = '/branches'

/** What the view of a branch page needs besides its own content. */
export interface ShownBranch {
  /** Its place in the branches of the office profile; -1 if it was renamed or closed since. */
  index: number
  members: PublicTeamMember[]
}

/** A published branch page in the list. */
export const BranchCard = Type.Object({
  address: Type.String(),
  /** The language of the text. */
  language: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Its place in the branches of the office profile; -1 if it was renamed or closed since. */
  index: Type.Integer(),
})
export type BranchCard = Static<typeof BranchCard>

export const branchesApi = {
  listPublic: {
    method: 'GET',
    url: '/api/public/branches/',
    schema: {
      summary: 'List the branch pages, in the order of the office profile',
      querystring: LanguageQuery,
      response: { 200: Type.Array(BranchCard) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
