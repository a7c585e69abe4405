/** jsdom has no modal dialogs. This implements what our components use, following the HTML standard. */
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
  // Browsers only restore focus if the dialog is still in the document.
  if (this.isConnected && previous instanceof HTMLElement) previous.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

Object.assign(HTMLDialogElement.prototype, { showModal, close })
