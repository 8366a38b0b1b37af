import { Component, type ReactNode } from 'react'

interface State {
  error?: unknown
  isBroken: boolean
  isGivenUp: boolean
}

interface ErrorRecoveryProps {
  children: ReactNode
  /** Returns whether to pass an error on to an outer error boundary. */
  passes?: (error: unknown) => boolean
  /** Called when rendering has failed repeatedly. Without it, an outer error boundary gets the error. */
  onGiveUp?: () => void
}

const MAX_RECOVERIES = 3
const WITHIN_MS = 10_000

/**
 * Renders its children again after an error. They must store unsent input elsewhere. Gives up after
 * repeated errors.
 */
export class ErrorRecovery extends Component<ErrorRecoveryProps> {
  override state: State = { isBroken: false, isGivenUp: false }
  #recoveredAt: number[] = []

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    if (this.props.passes?.(error)) return
    const now = performance.now()
    this.#recoveredAt = this.#recoveredAt.filter((at) => at > now - WITHIN_MS)
    if (this.#recoveredAt.length < MAX_RECOVERIES) {
      this.#recoveredAt.push(now)
      console.error(error)
      this.setState({ error: undefined, isBroken: false })
    } else if (this.props.onGiveUp) this.props.onGiveUp()
    else this.setState({ isGivenUp: true })
  }

  override render() {
    const { error, isBroken, isGivenUp } = this.state
    const { children, passes } = this.props
    if (!isBroken) return children
    if (isGivenUp || passes?.(error)) throw error
    return null
  }
}
