import type { Loadable } from './loadable'

/** A formatted number. */
export interface FigureText {
  readonly text: string
  /** With every digit, for hover and screen readers. */
  readonly full: string
  readonly unit?: string
}

/** What can be shown of a number that is read. */
export type FigureView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly isDisputed?: boolean }
  /** Read, but without a market price no figure can be given. */
  | { readonly status: 'unpriced' }
  | ({ readonly status: 'ready' } & FigureText)
  | ({ readonly status: 'stale'; readonly asOfMs: number } & FigureText)

/** @param format gives undefined for a value that cannot be priced */
export function figureView<T>(loadable: Loadable<T>, format: (value: T) => FigureText | undefined): FigureView {
  if (loadable.status === 'loading' || loadable.status === 'failed') return loadable
  const figure = format(loadable.value)
  if (figure === undefined) return { status: 'unpriced' }
  return loadable.status === 'stale'
    ? { status: 'stale', asOfMs: loadable.asOfMs, ...figure }
    : { status: 'ready', ...figure }
}
