/** jsdom has no modal dialogs: this is what our components use of them, as the HTML standard says it. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError')
  focusBefore.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus()
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  const previous = focusBefore.get(this)
  // A browser gives the focus back only for a dialog that is still in the page.
  if (this.isConnected && previous instanceof HTMLElement) previous.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

Object.assign(HTMLDialogElement.prototype, { showModal, close })
