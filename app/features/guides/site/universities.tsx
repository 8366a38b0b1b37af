import { MapPin } from 'lucide-react'
import type { University } from '../content/guide.ts'

export function Universities({ universities }: { universities: University[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 border-t border-line sm:grid-cols-2">
      {universities.map(({ name, place }) => (
        <li key={name} className="border-b border-line py-4">
          <p className="font-semibold text-night">{name}</p>
          <p className="mt-0.5 flex items-center gap-1.5 text-[0.9375rem] text-ink/80">
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-indigo" />
            {place}
          </p>
        </li>
      ))}
    </ul>
  )
}
