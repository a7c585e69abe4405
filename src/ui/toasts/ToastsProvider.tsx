import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useTopDialog } from '../openDialogs'
import { theme } from '../theme'
import { type Toast, ToastsContext } from './toastsContext'

/** Too narrow for toasts next to a centred dialog. */
const NO_ROOM_BESIDE = '@media (max-width: 79.99em)'

// No page begins with a toast.
const ToastCard = lazy(async () => ({ default: (await import('./ToastCard')).ToastCard }))

const Stack = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-block-start: 80px;
  inset-inline-end: ${theme.space[24]};
  display: grid;
  gap: ${theme.space[12]};
  inline-size: min(400px, 100% - 32px);
  pointer-events: none;
  ${theme.media.phone} {
    inset-inline-end: ${theme.space[16]};
  }
  dialog > & {
    ${NO_ROOM_BESIDE} {
      position: static;
      grid-row: 1;
      place-self: start end;
      margin-block: clamp(0px, 50dvh - 350px, 56px) ${theme.space[12]};
    }
    ${theme.media.phone} {
      flex: none;
      order: -1;
      inline-size: auto;
      margin: -${theme.space[36]} ${theme.space[16]} ${theme.space[12]};
    }
    &:empty {
      margin: 0;
    }
  }
`

interface ShownToast extends Toast {
  /** Unique per toast; restarts the timer of a toast that is replaced. */
  readonly serial: number
}

function withToast(shown: readonly ShownToast[], toast: Toast): readonly ShownToast[] {
  const serial = Math.max(-1, ...shown.map((other) => other.serial)) + 1
  const isReplaced = ({ title, topic }: Toast) =>
    title === toast.title || (topic !== undefined && topic === toast.topic)
  return [{ ...toast, serial }, ...shown.filter((other) => !isReplaced(other))]
}

export interface ToastsProviderProps {
  /** Accessible name of the close button. */
  readonly closeLabel: string
  readonly children: ReactNode
}

/**
 * Renders and announces the toasts, newest on top. Over an open dialog only the newest is shown, to not cover the
 * dialog.
 */
export function ToastsProvider({ closeLabel, children }: ToastsProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const topDialog = useTopDialog()
  const shown = topDialog === undefined ? toasts : toasts.slice(0, 1)
  const show = useCallback((toast: Toast) => setToasts((shown) => withToast(shown, toast)), [])
  const remove = useCallback(
    (serial: number) => setToasts((shown) => shown.filter((toast) => toast.serial !== serial)),
    [],
  )
  return (
    <ToastsContext value={show}>
      {children}
      {createPortal(
        <Stack role="status" aria-atomic="false">
          <Suspense>
            {shown.map((toast) => (
              <ToastCard key={toast.serial} id={toast.serial} toast={toast} closeLabel={closeLabel} onGone={remove} />
            ))}
          </Suspense>
        </Stack>,
        topDialog ?? document.body,
      )}
    </ToastsContext>
  )
}
