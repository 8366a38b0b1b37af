import { useNavigate, useSearchParams } from 'react-router'

/**
 * Keeps the open dialog of a screen in the address, `?add` or `?edit=<id>`, so that it survives a
 * reload, a login and the Back button.
 */
export function useDialogAddress() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()

  return {
    isAdding: searchParams.has('add'),
    /** The id of the edited row. */
    edited: searchParams.get('edit') ?? undefined,
    add: () => navigate('?add', { preventScrollReset: true }),
    edit: (id: string) => navigate(`?edit=${id}`, { preventScrollReset: true }),
    close: () => navigate('?', { replace: true, preventScrollReset: true }),
  }
}

/** For `shouldRevalidate` of screens: opening a dialog does not reload the list. */
export function isSameSearch({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search === nextUrl.search
}
