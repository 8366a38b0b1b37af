import { Link } from 'react-router'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import type { StatusLine } from '../contract.ts'

const levels: Record<StatusLine['level'], { word: string; look: string }> = {
  ok: { word: 'Fine', look: 'text-ink/75' },
  warn: { word: 'Worth knowing', look: 'font-semibold text-ink' },
  bad: { word: 'Needs you', look: 'font-semibold text-alarm' },
}

export function StatusRow({ line }: { line: StatusLine }) {
  const { name, level, says, at, advice, screen, used } = line
  const { word, look } = levels[level]

  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)_8rem]">
      <h2 className="font-semibold text-indigo">
        {screen ? (
          <Link to={screen} className="inline-block py-0.5 underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <div className="grid gap-1 wrap-anywhere">
        <p>
          {says} {at && <OfficeMoment at={at} className="tabular-nums" />}
        </p>
        {used !== undefined && <Bar used={used} isBad={level === 'bad'} />}
        {advice && <p className="text-sm text-ink/75">{advice}</p>}
      </div>
      <p className={`sm:text-right ${look}`}>{word}</p>
    </li>
  )
}

/** The words beside it say the same. */
function Bar({ used, isBad }: { used: number; isBad: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="h-2 max-w-80 overflow-hidden rounded-full border border-line bg-paper"
    >
      <div
        className={`h-full ${isBad ? 'bg-alarm' : 'bg-indigo'}`}
        style={{ width: `${Math.round(used * 100)}%` }}
      />
    </div>
  )
}
