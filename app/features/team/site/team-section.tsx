import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type PublicTeamMember, teamPath } from '../contract.ts'
import * as words from '../words.ts'
import { TeamList } from './team-list.tsx'

/** The people of a section, with a link to all; nothing without people. */
export function TeamSection({ members }: { members: PublicTeamMember[] }) {
  if (members.length === 0) return null

  return (
    <SiteLanguage>
      <TeamList members={members} headingLevel={3} className="mt-5" />
      <p className="mt-4">
        <a
          href={localizeAddress(teamPath)}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {words.wholeTeam}
        </a>
      </p>
    </SiteLanguage>
  )
}
