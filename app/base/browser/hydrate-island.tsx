import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Gives an island to React. Settles when what is done to it from now on is heard. */
export function hydrateIsland<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
) {
  const { island = '', props = '{}' } = place.dataset
  const given: Props = JSON.parse(props)
  return new Promise<void>((resolve) => {
    const wakeUp = () => {
      place.dataset.awake = ''
      resolve()
    }
    const content = (
      <Awake onAwake={wakeUp}>
        <Part {...given} />
      </Awake>
    )
    hydrateRoot(place, content, { identifierPrefix: island })
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
