import type { Loadable } from './loadable'

/** A formatted number. */
export interface FigureText {
  readonly text: string
  /** All digits, for tooltips and screen readers. */
  readonly full: string
  readonly unit?: string
}

/** The display state of a number. */
export type FigureView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly isDisputed?: boolean }
  /** Loaded, but there is no market price for it. */
  | { readonly status: 'unpriced' }
  | ({ readonly status: 'ready' } & FigureText)
  | ({ readonly status: 'stale'; readonly asOfMs: number } & FigureText)

/** An amount with its value. */
export interface ValuedView {
  readonly amount: FigureView
  readonly usd: FigureView
}

/** Formats a loadable for display. @param format returns undefined for a value without a price */
export function figureView<T>(loadable: Loadable<T>, format: (value: T) => FigureText | undefined): FigureView {
  if (loadable.status === 'loading' || loadable.status === 'failed') return loadable
  const figure = format(loadable.value)
  if (figure === undefined) return { status: 'unpriced' }
  return loadable.status === 'stale'
    ? { status: 'stale', asOfMs: loadable.asOfMs, ...figure }
    : { status: 'ready', ...figure }
}
