import { useSearchParams } from 'react-router'

/** Opens and closes the form of a picture. The query string contains the id of the open picture. */
export function useEdited() {
  const [searchParams, setSearchParams] = useSearchParams()

  function open(id?: string) {
    const changed = new URLSearchParams(searchParams)
    if (id) changed.set('edit', id)
    else changed.delete('edit')
    return setSearchParams(changed, { replace: !id, preventScrollReset: true })
  }

  return { edited: searchParams.get('edit'), edit: open, close: () => open() }
}

/** Whether only the form was opened or closed, so that the list need not reload. */
export function isSameList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const view = new URLSearchParams(searchParams)
    view.delete('edit')
    return view.toString()
  })
  return before === after && currentUrl.search !== nextUrl.search
}
