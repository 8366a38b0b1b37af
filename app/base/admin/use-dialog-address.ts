import { useNavigate, useSearchParams } from 'react-router'

/**
 * Which dialog of a screen is open stands in its address, `?add` or `?edit=<id>`: a reload, a
 * login and the Back button come to the same.
 */
export function useDialogAddress() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()

  return {
    isAdding: searchParams.has('add'),
    /** The id of what is edited. */
    edited: searchParams.get('edit') ?? undefined,
    add: () => navigate('?add', { preventScrollReset: true }),
    edit: (id: string) => navigate(`?edit=${id}`, { preventScrollReset: true }),
    close: () => navigate('?', { replace: true, preventScrollReset: true }),
  }
}

/** For the screen's `shouldRevalidate`: opening a dialog does not load the list again. */
export function isSameSearch({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search === nextUrl.search
}
