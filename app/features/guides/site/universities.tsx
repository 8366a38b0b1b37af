import { MapPin } from 'lucide-react'
import type { University } from '../content/guide.ts'

export function Universities({ universities }: { universities: University[] }) {
  return (
    <ul className="mt-4 sm:mt-8 grid gap-x-8 border-t border-line sm:grid-cols-2">
      {universities.map(({ name, place }) => (
        <li key={name} className="border-b border-line py-2 max-sm:*:inline sm:py-4">
          <p className="font-semibold text-night">{name}</p>
          <p className="text-sm text-ink/80 max-sm:before:content-[',_'] sm:flex sm:items-center sm:gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-indigo max-sm:hidden" />
            {place}
          </p>
        </li>
      ))}
    </ul>
  )
}
