import { createContext, useContext } from 'react'

type ToastKind = 'success' | 'danger' | 'warning' | 'info'

export interface Toast {
  readonly kind: ToastKind
  /** A toast with the same title replaces the earlier one. */
  readonly title: string
  /** What it is about, where several may be about the same thing: the newest of them replaces the others, whatever its title. */
  readonly topic?: string
  readonly description?: string | undefined
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

export type ShowToast = (toast: Toast) => void

export const ToastsContext = createContext<ShowToast | undefined>(undefined)

/** Shows a toast. The function never changes, so a user of it is not drawn again when toasts come and go. */
export function useToasts(): ShowToast {
  const show = useContext(ToastsContext)
  if (show === undefined) throw new Error('Toasts context undefined')
  return show
}
