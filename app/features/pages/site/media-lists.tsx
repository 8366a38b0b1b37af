import { Download } from 'lucide-react'
import type { Section } from '../standard-contract.ts'
import { FileDetails } from './file-details.tsx'

type StoredFiles = Extract<Section, { type: 'files' }>['files']

/** Files to download, with kind, size and pages. */
export function Files({ files }: { files: StoredFiles }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {files.map(({ address, title }, index) => (
        <li key={`${index} ${address}`}>
          <a
            href={address}
            className="group flex min-h-12 flex-wrap items-center gap-x-3 py-2 text-night"
          >
            <Download aria-hidden="true" className="size-5 shrink-0 text-indigo" />
            <span className="font-semibold underline-offset-4 wrap-anywhere group-hover:underline">
              {title}
            </span>
            <span className="text-sm text-ink/75">
              <FileDetails address={address} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
