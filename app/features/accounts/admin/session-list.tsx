import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Session } from '../people-contract.ts'
import { useAuth } from './auth-provider.tsx'
import { useSessionEnding } from './use-session-ending.ts'

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { logout } = useAuth()
  const { end, endOthers } = useSessionEnding()
  const hasOthers = sessions.some(({ is_current }) => !is_current)

  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => (session.is_current ? logout() : end(session))}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button size="small" className="justify-self-start" onClick={endOthers}>
          End all other sessions
        </Button>
      ) : (
        <p className="text-sm text-ink/75">You have no other sessions.</p>
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { browser, address, created_at, last_used_at, is_current } = session

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {browser}
          {is_current && (
            <span className="rounded-full bg-indigo/10 px-2.5 text-sm font-medium text-indigo">
              This session
            </span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-ink/80">
          {address && <>From {address}. </>}
          Signed in <OfficeDateTime at={created_at} />, last used{' '}
          <OfficeDateTime at={last_used_at} />.
        </p>
      </div>
      <Button
        size="small"
        aria-label={is_current ? 'End this session' : `End the session of ${browser}`}
        onClick={onEnd}
      >
        End
      </Button>
    </li>
  )
}
