import type { ImportDetails } from '../contract.ts'
import { noteLabels } from './labels.ts'

/** What is lost or different, with some of the details. */
export function Losses({ losses }: Pick<ImportDetails, 'losses'>) {
  return (
    <section aria-labelledby="losses" className="grid gap-2">
      <h2 id="losses" className="text-lg font-semibold text-indigo">
        What is lost or different
      </h2>
      {losses.length === 0 ? (
        <p>Nothing is lost.</p>
      ) : (
        <ul className="divide-y divide-line card">
          {losses.map(({ code, count, details }) => (
            <li key={code} className="px-3 py-2 wrap-anywhere">
              {details.length === 0 ? (
                <LossName code={code} count={count} />
              ) : (
                <details>
                  <summary className="min-h-9 py-1">
                    <LossName code={code} count={count} />
                  </summary>
                  <ul className="ml-5 list-disc text-sm text-ink/75">
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LossName({ code, count }: Pick<ImportDetails['losses'][number], 'code' | 'count'>) {
  return (
    <span>
      {noteLabels[code]} <span className="font-semibold tabular-nums">{count}</span>
    </span>
  )
}
