import { useSyncExternalStore } from 'react'

let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** Opens a modal dialog on top and registers it; returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement
  // Compensates for the hidden scroll bar (see GlobalStyle), to avoid a layout shift.
  if (dialogs.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
  change([...dialogs, dialog])
  return () => {
    dialog.close()
    change(dialogs.filter((other) => other !== dialog))
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost modal dialog. Everything outside is inert, so toasts have to be rendered inside it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1))
}
