import { createContext, useContext } from 'react'

type ToastKind = 'success' | 'danger' | 'warning' | 'info'

export interface Toast {
  readonly kind: ToastKind
  /** A toast with the same title replaces the earlier one. */
  readonly title: string
  /** Toasts with the same topic replace each other, whatever their titles. */
  readonly topic?: string
  readonly description?: string | undefined
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

export type ShowToast = (toast: Toast) => void

export const ToastsContext = createContext<ShowToast | undefined>(undefined)

/** Returns a stable function that shows a toast, so that its users do not re-render with the toasts. */
export function useToasts(): ShowToast {
  const show = useContext(ToastsContext)
  if (show === undefined) throw new Error('Toasts context undefined')
  return show
}
