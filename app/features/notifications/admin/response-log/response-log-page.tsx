import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { responseLogApi } from '../../response-log-contract.ts'
import type { Route } from './+types/response-log-page.ts'
import { responseLog } from './response-log.tsx'
import { Summary } from './summary.tsx'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [summary, list] = await Promise.all([
    args.context.get(apiContext).call(responseLogApi.summary, {}),
    loadList(responseLog, args),
  ])
  return { summary, list }
}

export default function ResponseLogPage({ loaderData: { summary, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useRefresh(useCallback(() => void revalidate(), [revalidate]))
  return <ListScreen list={responseLog} {...list} intro={<Summary summary={summary} />} />
}
