import { useCallback, useState, type ReactNode } from 'react'
import { ToastCard } from './ToastCard'
import { ToastsContext, type Toast } from './toastsContext'
import { styled } from 'styled-components'
import { theme } from '../theme'

const Stack = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-block-start: 80px;
  inset-inline-end: ${theme.space[24]};
  display: grid;
  gap: ${theme.space[24]};
  inline-size: min(400px, calc(100vw - 32px));
  pointer-events: none;
  ${theme.media.phone} {
    inset-inline-end: ${theme.space[16]};
  }
`

interface ShownToast extends Toast {
  /** Grows with every toast, so that one that replaces another starts its life anew. */
  readonly serial: number
}

export interface ToastsProviderProps {
  readonly closeLabel: string
  readonly children: ReactNode
}

/** Holds the toasts, newest on top, and reads them aloud. */
export function ToastsProvider({ closeLabel, children }: ToastsProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const show = useCallback((toast: Toast) => {
    setToasts((was) => [{ ...toast, serial: was.reduce((most, { serial }) => Math.max(most, serial + 1), 0) }, ...was.filter(({ title }) => title !== toast.title)])
  }, [])
  const remove = useCallback((serial: number) => setToasts((was) => was.filter((toast) => toast.serial !== serial)), [])
  return (
    <ToastsContext value={show}>
      {children}
      <Stack role="status" aria-atomic="false">
        {toasts.map((toast) => <ToastCard key={toast.serial} toast={toast} closeLabel={closeLabel} onGone={() => remove(toast.serial)} />)}
      </Stack>
    </ToastsContext>
  )
}
