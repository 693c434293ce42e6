import { Component, type ErrorInfo, type ReactNode } from 'react'
import { crashId, logCrash } from './crash'

export type Crash = { readonly id: string; readonly retry: () => void }

type Props = {
  children: ReactNode
  fallback: (crash: Crash) => ReactNode
  /** The fallback meets and reports the same error. */
  isQuiet?: boolean
  /** Retries when this changes. */
  resetOn?: unknown
}

type State = { readonly id: string | undefined }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { id: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { id: crashId(error) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!this.props.isQuiet) logCrash(error, componentStack ?? null)
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.id !== undefined && resetOn !== this.props.resetOn) this.retry()
  }

  readonly retry = () => this.setState({ id: undefined })

  override render() {
    const { children, fallback } = this.props
    const { id } = this.state
    return id === undefined ? children : fallback({ id, retry: this.retry })
  }
}
