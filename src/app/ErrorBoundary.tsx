import { Component, type ReactNode } from 'react'
import { isChunkFailure, reloadOnceFor } from './chunkReload'
import { ErrorView } from './ErrorView'
import { newErrorId } from './errorId'
import { PageLoading } from './PageLoading'

interface ErrorBoundaryProps {
  /** A change, such as navigation, resets the boundary. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface Failure {
  readonly id: string
  readonly error: unknown
  /** The page is about to reload; render nothing. */
  readonly isReloading: boolean
}

/** Shows an error below it with a retry. A chunk that cannot be fetched first reloads the page once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: Failure | undefined }> {
  override state: { readonly failure: Failure | undefined } = { failure: undefined }

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    const isReloading = error instanceof Error && isChunkFailure(error)
    return { failure: { id: newErrorId(), error, isReloading } }
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof Error) || !isChunkFailure(error)) return
    if (!reloadOnceFor(error))
      this.setState(({ failure }) => ({ failure: failure && { ...failure, isReloading: false } }))
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.resetKey !== this.props.resetKey && this.state.failure !== undefined) this.reset()
  }

  private readonly reset = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (failure.isReloading) return <PageLoading />
    // A failed dynamic import stays failed until the page is reloaded.
    const isPart = isChunkFailure(failure.error)
    const onRetry = isPart ? () => window.location.reload() : this.reset
    return <ErrorView errorId={failure.id} error={failure.error} isPart={isPart} onRetry={onRetry} />
  }
}
