import { isUploaded } from '#app/features/media/contract.ts'
import { Untranslated } from '#app/ui/page-language.tsx'
import type { PublicTeamMember } from '../contract.ts'
import * as words from '../words.ts'

interface TeamListProps {
  members: PublicTeamMember[]
  /** The level of the names. */
  headingLevel: 2 | 3
  className: string
}

/** People with photo, role, languages and a short text. */
export function TeamList({ members, headingLevel, className }: TeamListProps) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${className}`}>
      {members.map((member) => (
        <Member key={member.id} member={member} headingLevel={headingLevel} />
      ))}
    </ul>
  )
}

interface MemberProps extends Pick<TeamListProps, 'headingLevel'> {
  member: PublicTeamMember
}

function Member({ member, headingLevel }: MemberProps) {
  const { id, name, role, languages, text, picture, picture_focus } = member
  const Heading = `h${headingLevel}` as const

  return (
    <li id={id} className="scroll-mt-6 card p-5 wrap-anywhere">
      <div className="flex items-center gap-4">
        {picture && (
          <img
            src={isUploaded(picture) ? `${picture}?w=480` : picture}
            alt=""
            width="96"
            height="96"
            loading="lazy"
            style={{ objectPosition: picture_focus }}
            className="size-24 shrink-0 rounded-full object-cover"
          />
        )}
        <div>
          <Heading className="font-display text-xl font-semibold text-night">
            <Untranslated>{name}</Untranslated>
          </Heading>
          <p className="text-ink/85">
            <Untranslated>{role}</Untranslated>
          </p>
        </div>
      </div>
      {languages && (
        <p className="mt-3 text-sm">
          {`${words.speaks}: `}
          <Untranslated>{languages}</Untranslated>
        </p>
      )}
      {text && (
        <p className="mt-3 whitespace-pre-line text-ink/85">
          <Untranslated>{text}</Untranslated>
        </p>
      )}
    </li>
  )
}
