import { type ComponentProps, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { type ListedPage, pagesApi } from '../contract.ts'

/** Chooses a form of the office. The value is the id of its source page; '' for none yet. */
export function FormChoice(props: Omit<ComponentProps<typeof SelectField<string>>, 'options'>) {
  const { value, label, path } = props
  const api = useApi()
  const [forms, setForms] = useState<ListedPage[]>()

  useEffect(() => {
    api
      .attempt(pagesApi.list, { querystring: { type: 'form' } })
      .then((result) => setForms(result.ok ? result.value : []), console.error)
  }, [api])

  const published = forms?.filter(({ address }) => address) ?? []
  const isListed = value === '' || published.some(({ id }) => id === value)
  const unlisted = forms ? 'A form that is not published' : '…'

  return (
    <div className="grid gap-1">
      <SelectField
        {...props}
        label={label}
        path={path}
        options={[
          ['', '–'],
          ...published.map(({ id, title }) => [id, title] as const),
          ...(isListed ? [] : [[value, unlisted] as const]),
        ]}
      />
      {forms?.length === 0 && (
        <Link to="/admin/pages?add=form" className="w-fit text-sm text-indigo underline">
          Create a form first
        </Link>
      )}
    </div>
  )
}
