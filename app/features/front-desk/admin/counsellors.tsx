import type { DeskCounsellor } from '../contract.ts'

export const counsellorLabels: Record<DeskCounsellor['state'], string> = {
  free: 'Free',
  busy: 'With a visitor',
  out_of_office: 'Out of office',
}

/** Who is free now, and how many visitors wait for each. */
export function Counsellors({ counsellors }: { counsellors: DeskCounsellor[] }) {
  return (
    <section aria-labelledby="counsellors" className="grid content-start gap-2 lg:order-last">
      <h2 id="counsellors" className="text-lg font-semibold text-indigo">
        Who is free
      </h2>
      <ul className="divide-y divide-line card">
        {counsellors.map(({ id, name, state, waiting }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3 px-3 py-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className={`text-sm ${state === 'free' ? 'font-semibold' : 'text-ink/75'}`}>
              {counsellorLabels[state]}
              {waiting > 0 && ` · ${waiting} waiting`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
