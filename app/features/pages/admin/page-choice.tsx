import { type ComponentProps, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#app/platform/browser/use-api.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { type ListedPage, pagesApi } from '../contract.ts'

interface PageChoiceProps extends Omit<ComponentProps<typeof SelectField<string>>, 'options'> {
  type: keyof typeof texts
}

const texts = {
  form: { unlisted: 'A form that is not published', create: 'Create a form first' },
  album: { unlisted: 'An album that is not published', create: 'Create an album first' },
}

/** Chooses a form or an album of the office. The value is the id of its source page; '' for none. */
export function PageChoice({ type, ...props }: PageChoiceProps) {
  const { value, label, path } = props
  const { unlisted, create } = texts[type]
  const api = useApi()
  const [pages, setPages] = useState<ListedPage[]>()

  useEffect(() => {
    api
      .attempt(pagesApi.list, { querystring: { type } })
      .then((result) => setPages(result.ok ? result.value : []), console.error)
  }, [api, type])

  const published = pages?.filter(({ address }) => address) ?? []
  const isListed = value === '' || published.some(({ id }) => id === value)

  return (
    <div className="grid gap-1">
      <SelectField
        {...props}
        label={label}
        path={path}
        options={[
          ['', '–'],
          ...published.map(({ id, title }) => [id, title] as const),
          ...(isListed ? [] : [[value, pages ? unlisted : '…'] as const]),
        ]}
      />
      {pages?.length === 0 && (
        <Link to={`/admin/pages?add=${type}`} className="w-fit text-sm text-indigo underline">
          {create}
        </Link>
      )}
    </div>
  )
}
