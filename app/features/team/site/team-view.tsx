import { useContext } from 'react'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { Untranslated } from '#app/ui/page-language.tsx'
import { type PublicTeamMember, teamPath } from '../contract.ts'
import * as words from '../words.ts'
import { TeamList } from './team-list.tsx'

interface TeamViewProps {
  members: PublicTeamMember[]
  /** When the list was last changed. */
  modified?: string
}

/** The page of the team, by branch if its people are in several. */
export function TeamView({ members, modified }: TeamViewProps) {
  const { branches, name } = useOffice()
  const { url } = useContext(SiteContext)
  const groups = groupByBranch(
    members,
    branches.flatMap((branch) => branch.name || []),
  )
  const hasHeadings = groups.filter(({ branch }) => branch !== '').length > 1

  return (
    <>
      <PageHead
        title={words.ourTeam}
        description={words.describeTeam(name)}
        path={teamPath}
        isInEveryLanguage
        modified={modified}
        parents={[]}
        about={describeTeam(members, { name, url })}
      />
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night">{words.ourTeam}</h1>
        {groups.map(({ branch, people }) =>
          hasHeadings && branch ? (
            <section key={branch} aria-label={branch} className="mt-10">
              <h2 className="font-display text-2xl font-semibold text-night">
                <Untranslated>{branch}</Untranslated>
              </h2>
              <TeamList members={people} headingLevel={3} className="mt-5 lg:grid-cols-3" />
            </section>
          ) : (
            <TeamList
              key={branch}
              members={people}
              headingLevel={2}
              className="mt-8 lg:grid-cols-3"
            />
          ),
        )}
      </div>
    </>
  )
}

/** Groups people in the order of the branches; those without a branch, or of a closed one, are first. */
function groupByBranch(members: PublicTeamMember[], branches: string[]) {
  const branchOf = ({ branch }: PublicTeamMember) => (branches.includes(branch) ? branch : '')
  return ['', ...branches]
    .map((branch) => ({ branch, people: members.filter((each) => branchOf(each) === branch) }))
    .filter(({ people }) => people.length > 0)
}

/** https://schema.org/employee */
function describeTeam(members: PublicTeamMember[], { name, url }: { name: string; url: string }) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#office`,
    name,
    url: `${url}/`,
    employee: members.map((member) => ({
      '@type': 'Person',
      name: member.name,
      jobTitle: member.role,
      image: member.picture ? toFullAddress(url, member.picture) : undefined,
      knowsLanguage: member.languages ? member.languages.split(/\s*,\s*/) : undefined,
    })),
  }
}

const toFullAddress = (url: string, picture: string) =>
  picture.startsWith('/') ? `${url}${picture}` : picture
