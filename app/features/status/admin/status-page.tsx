import { Link, useRevalidator } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { type StatusLine, statusApi } from '../contract.ts'
import type { Route } from './+types/status-page.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return context.get(apiContext).call(statusApi.read, {})
}

export default function StatusPage({ loaderData: lines }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const problems = lines.filter(({ level }) => level === 'bad').length

  return (
    <Screen
      title="Status"
      actions={
        <Button onClick={() => void revalidate()} disabled={state === 'loading'}>
          Refresh
        </Button>
      }
    >
      <p role="status" className={problems > 0 ? 'font-semibold text-alarm' : 'text-ink/75'}>
        {problems === 0 && 'Nothing has failed.'}
        {problems === 1 && 'One item needs attention.'}
        {problems > 1 && `${problems} items need attention.`}
      </p>
      <ul className="divide-y divide-line card">
        {lines.map((line) => (
          <StatusRow key={line.name} line={line} />
        ))}
      </ul>
    </Screen>
  )
}

const levels: Record<StatusLine['level'], { word: string; className: string }> = {
  ok: { word: 'OK', className: 'text-ink/75' },
  warn: { word: 'For information', className: 'font-semibold text-ink' },
  bad: { word: 'Needs attention', className: 'font-semibold text-alarm' },
}

function StatusRow({ line }: { line: StatusLine }) {
  const { level, at, screen, used } = line
  const name = localizeText(line.name)
  const advice = line.advice && localizeText(line.advice)
  const { word, className } = levels[level]

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
          {localizeText(line.text)} {at && <OfficeDateTime at={at} className="tabular-nums" />}
        </p>
        {used !== undefined && <Bar used={used} isCritical={level === 'bad'} />}
        {advice && <p className="text-sm text-ink/75">{advice}</p>}
      </div>
      <p className={`sm:text-right ${className}`}>{word}</p>
    </li>
  )
}

/**
 * Shows the used share. Hidden from screen readers, because the text already states the free share.
 */
function Bar({ used, isCritical }: { used: number; isCritical: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="h-2 max-w-80 overflow-hidden rounded-full border border-line bg-paper"
    >
      <div
        className={`h-full ${isCritical ? 'bg-alarm' : 'bg-indigo'}`}
        style={{ width: `${Math.round(used * 100)}%` }}
      />
    </div>
  )
}
