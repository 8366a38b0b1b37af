import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { NothingFound, Screen } from '#app/platform/admin/screen.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { backupsApi } from '../contract.ts'
import type { Route } from './+types/backups-page.ts'
import { BackupRow } from './backup-row.tsx'
import { BackupState } from './backup-state.tsx'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).call(backupsApi.list, {})

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useRefresh(useCallback(() => void revalidate(), [revalidate]))
  const { backups, folder } = loaderData

  return (
    <Screen title="Backups">
      <div className="grid max-w-prose gap-2 text-sm text-ink/75">
        <p>
          Every night the server backs up all data, pictures and files to one file. It keeps one
          backup for each of 7 days, 4 weeks and 12 months, and tests every Sunday that the newest
          one can be restored.
        </p>
        <p>
          Backups are stored in <code className="wrap-anywhere">{folder}</code>. A disk can fail:
          store a copy elsewhere, too. Anyone with a backup file can read all data of the office.
        </p>
      </div>
      <BackupState {...loaderData} />
      {backups.length === 0 ? (
        <NothingFound of="backups">
          The first backup is made tonight, or when you press “Back up now”.
        </NothingFound>
      ) : (
        <ul className="grid gap-3">
          {backups.map((backup) => (
            <BackupRow key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
    </Screen>
  )
}
