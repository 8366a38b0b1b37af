import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { type BranchCard, branchesPath } from '../contract.ts'
import * as words from '../words.ts'
import { BranchFacts } from './branch-facts.tsx'

interface BranchListViewProps {
  branches: BranchCard[]
}

/** The list of the branch pages. */
export function BranchListView({ branches }: BranchListViewProps) {
  const office = useOffice()

  return (
    <>
      <PageHead
        title={words.branches}
        description={words.describeBranches(office.name)}
        path={branchesPath}
        isInEveryLanguage
        modified={office.changed_at ?? undefined}
        parents={[]}
      />
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night">{words.branches}</h1>
        <ul className="mt-8 grid gap-5 lg:grid-cols-2">
          {branches.map((branch) => (
            <Card key={branch.address} card={branch} />
          ))}
        </ul>
      </div>
    </>
  )
}

function Card({ card }: { card: BranchCard }) {
  const { address, language, title, description, index } = card
  const branch = useOffice().branches[index]

  return (
    <li className="group relative card p-5 transition-colors hover:border-indigo">
      <div lang={language === ownLanguage ? undefined : language} className="wrap-anywhere">
        <h2 className="font-display text-xl font-semibold text-night">
          {/* The title is the link of the whole card. */}
          <a href={address} className="group-hover:underline after:absolute after:inset-0">
            {title}
          </a>
        </h2>
        <p className="mt-2 text-ink/85">{description}</p>
      </div>
      {branch && (
        <div className="mt-4">
          <BranchFacts branch={branch} />
        </div>
      )}
    </li>
  )
}
