import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { mailsApi } from '../contract.ts'
import type { Route } from './+types/mail-page.ts'
import { MailStatusCard } from './mail-status.tsx'
import { mails } from './mails.tsx'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [status, list] = await Promise.all([
    args.context.get(apiContext).call(mailsApi.status, {}),
    loadList(mails, args),
  ])
  return { status, list }
}

export default function MailPage({ loaderData: { status, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useRefresh(useCallback(() => void revalidate(), [revalidate]))
  return <ListScreen list={mails} {...list} intro={<MailStatusCard status={status} />} />
}
