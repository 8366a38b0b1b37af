import { useSearchParams } from 'react-router'
import { defaultLanguage, getLanguageName } from '#app/contract/languages.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { menusApi } from '../contract.ts'
import type { Route } from './+types/menu-page.ts'
import { MenuForm } from './menu-form.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [menus, pages] = await Promise.all([
    api.call(menusApi.list, {}),
    api.call(pagesApi.list, {}),
  ])
  return { menus, pages }
}

// The menus of all languages are loaded at once.
export const shouldRevalidate = isSameSearch

/** The screen of the main menu, in one language at a time. */
export default function MenuPage({ loaderData: { menus, pages } }: Route.ComponentProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const language = searchParams.get('language')
  const menu = menus.find((each) => each.language === language) ?? menus[0]

  return (
    <Screen
      title="Main menu"
      subtitle={
        <p className="max-w-prose text-ink/75">
          The links at the top of every page, in this order. What does not fit into one line on a
          large screen is in the submenu “More” there.
        </p>
      }
      actions={
        <SelectField
          label="Language"
          options={menus.map((each) => [each.language, getLanguageName(each.language)])}
          value={menu?.language ?? defaultLanguage}
          onChange={(chosen) => setSearchParams({ language: chosen }, { replace: true })}
        />
      }
    >
      {menu && <MenuForm key={menu.language} menu={menu} pages={pages} />}
    </Screen>
  )
}
