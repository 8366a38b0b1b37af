import { useContext } from 'react'
import type { Branch } from '#app/contract/office.ts'
import { businessTypes, describeBranch } from '#app/features/office/local-business-contract.ts'
import { toMapAddresses } from '#app/features/pages/embed-addresses.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { PlaceMap } from '#app/features/pages/site/embeds.tsx'
import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import type { PublicTeamMember } from '#app/features/team/contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { BranchContent } from '../branch-contract.ts'
import { branchesPath, type ShownBranch } from '../contract.ts'
import * as words from '../words.ts'
import { BranchFacts } from './branch-facts.tsx'

interface BranchViewProps extends Pick<PublicPage, 'address' | 'content' | 'card' | 'modified'> {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
  /** Renders people of the team. */
  renderTeam: (members: PublicTeamMember[]) => React.ReactNode
}

/** A branch with its address, hours, map and people. */
export function BranchView(props: BranchViewProps) {
  const { content, isDraft, renderTeam } = props
  const { title, description, place, text, shown } = content as unknown as BranchContent & {
    shown: ShownBranch
  }
  const branch = useOffice().branches[shown.index]

  return (
    <>
      {!isDraft && <BranchHead {...props} branch={branch} />}
      <article className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="max-w-[28ch] font-display text-title font-semibold text-night wrap-anywhere">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80 wrap-anywhere">{description}</p>
        {branch && (
          <div className="mt-6 max-w-[65ch]">
            <SiteLanguage>
              <BranchFacts branch={branch} />
            </SiteLanguage>
          </div>
        )}
        <div className="max-w-[70ch]">
          <BranchMap place={place} branch={branch} label={branch?.address ?? title} />
          <Paragraphs text={text} className="mt-4" headingLevel={2} />
        </div>
        {shown.members.length > 0 && (
          <SiteLanguage>
            <section aria-labelledby="people" className="mt-10">
              <h2 id="people" className="font-display text-2xl font-semibold text-night">
                {words.people}
              </h2>
              {renderTeam(shown.members)}
            </section>
          </SiteLanguage>
        )}
        <SiteLanguage>
          <p className="mt-10 max-w-[70ch] border-t border-line pt-6 print:hidden">
            <a
              href={localizeAddress(branchesPath)}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {words.allBranches}
            </a>
          </p>
        </SiteLanguage>
      </article>
    </>
  )
}

interface BranchMapProps {
  place: string
  branch?: Branch
  label: string
}

/** The map of the place, or of the map link in the office profile; a link if that shows no place. */
function BranchMap({ place, branch, label }: BranchMapProps) {
  const map = branch?.map ?? ''
  const shownPlace = [place, map].find((each) => toMapAddresses(each) !== undefined)
  if (shownPlace) return <PlaceMap place={shownPlace} label={label} />
  if (!map) return null
  return (
    <p className="mt-4">
      <a href={map} rel="noopener" className="underline underline-offset-4">
        <SiteLanguage isInline>{words.showOnMap}</SiteLanguage>
      </a>
    </p>
  )
}

function BranchHead({ address, content, card, modified, branch }: BranchHeadProps) {
  const { title, description, picture } = content
  const office = useOffice()
  const { url } = useContext(SiteContext)
  const about = branch && {
    '@type': businessTypes,
    name: [office.name, branch.name].filter(Boolean).join(', '),
    description,
    url: `${url}${address}`,
    image: picture ? `${url}${picture}` : undefined,
    email: office.email,
    ...describeBranch(branch, office),
    parentOrganization: { '@id': `${url}/#office` },
  }

  return (
    <PageHead
      title={title}
      description={description}
      path={address}
      picture={card}
      modified={latest(modified, office.changed_at ?? undefined)}
      parents={[{ name: words.branches, path: branchesPath }]}
      about={about}
    />
  )
}

type BranchHeadProps = Omit<BranchViewProps, 'isDraft' | 'renderTeam'> & { branch?: Branch }
