import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { ListScreen } from '#app/base/admin/list/list-screen.tsx'
import { loadList } from '#app/base/admin/list/read-list.ts'
import { useNews } from '#app/base/admin/use-news.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { notMissedApi } from '../../not-missed-contract.ts'
import type { Route } from './+types/not-missed-page.ts'
import { notMissed } from './not-missed.tsx'
import { Summary } from './summary.tsx'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [summary, list] = await Promise.all([
    args.context.get(apiContext).call(notMissedApi.summary, {}),
    loadList(notMissed, args),
  ])
  return { summary, list }
}

export default function NotMissedPage({ loaderData: { summary, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useNews(useCallback(() => void revalidate(), [revalidate]))
  return <ListScreen list={notMissed} {...list} intro={<Summary summary={summary} />} />
}
