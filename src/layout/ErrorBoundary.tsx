import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  /** Another value, another page: the next one gets its chance. */
  resetKey?: string
}

type ErrorBoundaryState = { failed: boolean; resetKey: string | undefined }

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}
