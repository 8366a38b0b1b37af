import { useNavigate, useSearchParams } from 'react-router'

/**
 * Stores in the address which dialog of a screen is open, `?add` or `?edit=<id>`, so that it is open
 * again after a reload or a login, and Back closes it.
 */
export function useDialogAddress() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()

  return {
    isAdding: searchParams.has('add'),
    /** The id of the row that is being edited. */
    edited: searchParams.get('edit') ?? undefined,
    add: () => navigate('?add', { preventScrollReset: true }),
    edit: (id: string) => navigate(`?edit=${id}`, { preventScrollReset: true }),
    close: () => navigate('?', { replace: true, preventScrollReset: true }),
  }
}

/**
 * Whether the search parameters are unchanged. As `shouldRevalidate` of a screen, it prevents that
 * opening a dialog reloads the list.
 */
export function isSameSearch({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search === nextUrl.search
}
