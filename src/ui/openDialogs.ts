import { useSyncExternalStore } from 'react'

let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** Opens the dialog above all else, and says so; what it returns closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement
  // The page stops scrolling and loses its scroll bar (see GlobalStyle): its width stays, or the page would jump.
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

/** The modal dialog on top, if any. All outside it is inert: what must be seen and heard has to live inside it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1))
}
