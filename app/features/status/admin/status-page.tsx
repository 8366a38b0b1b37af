import { useRevalidator } from 'react-router'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { statusApi } from '../contract.ts'
import type { Route } from './+types/status-page.ts'
import { StatusRow } from './status-row.tsx'

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
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {lines.map((line) => (
          <StatusRow key={line.name} line={line} />
        ))}
      </ul>
    </Screen>
  )
}
