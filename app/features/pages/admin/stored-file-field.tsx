import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { describeFile } from '#app/features/media/contract.ts'
import { filesApi, type StoredFile } from '#app/features/media/files-contract.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface StoredFileFieldProps {
  label: string
  path: string
  isRequired: boolean
  /** The address of the file; '' for none. */
  value: string
  onChange: (address: string) => void
}

/** Chooses a PDF of the office. */
export function StoredFileField({ value, onChange, ...field }: StoredFileFieldProps) {
  const api = useApi()
  const [files, setFiles] = useState<StoredFile[]>()

  useEffect(() => {
    api
      .attempt(filesApi.list, { querystring: { limit: 1000 } })
      .then((result) => setFiles(result.ok ? result.value : []))
      // Without a connection, the chosen file stays.
      .catch(() => undefined)
  }, [api])

  const isListed = files?.some(({ address }) => address === value)
  const options = (files ?? []).map(
    ({ address, title }) => [address, `${title} (${describeFile(address)})`] as const,
  )

  return (
    <div className="grid gap-1">
      <SelectField
        {...field}
        options={[['', '–'], ...(value && !isListed ? [[value, value] as const] : []), ...options]}
        value={value}
        onChange={onChange}
      />
      {files?.length === 0 && (
        <p className="text-sm text-ink/75">
          There are no files yet. Upload them under{' '}
          <Link to="/admin/files" className="font-medium text-indigo underline">
            Files
          </Link>
          .
        </p>
      )}
    </div>
  )
}
