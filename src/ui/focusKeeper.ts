// Text fields are excluded, since focusing one opens the keyboard on phones.
const SUCCESSORS = 'button, a[href], [tabindex="0"], summary, input:is([type="checkbox"], [type="radio"])'

/** Landmarks that focus does not cross. */
const PARTS = 'main, header, footer, nav, dialog, [role="status"]'

interface Step {
  readonly parent: Element
  /** Index among the parent's children. */
  readonly index: number
}

/** Path of an element from its parent upwards, usable after the element is removed. */
type Place = readonly Step[]

function placeOf(element: Element): Place {
  const steps: Step[] = []
  for (let child = element; child.parentElement !== null; child = child.parentElement) {
    steps.push({
      parent: child.parentElement,
      index: Array.prototype.indexOf.call(child.parentElement.children, child),
    })
  }
  return steps
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

function focusWithin(element: Element | undefined): boolean {
  if (element === undefined) return false
  const inside = [...element.querySelectorAll<HTMLElement>(SUCCESSORS)]
  return (element instanceof HTMLElement && element.matches(SUCCESSORS) ? [element, ...inside] : inside).some(
    takesFocus,
  )
}

/** Focuses the element that replaced the removed one, or the nearest focusable element in the same landmark. */
function focusSuccessor(place: Place): void {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    if ([children[index], ...children.slice(index + 1), ...children.slice(0, index).reverse()].some(focusWithin)) return
    if (parent.matches(PARTS)) break
  }
  // Falls back to the main landmark.
  document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus position when the focused control is replaced or removed, where browsers would reset it to the
 * document. Clicking elsewhere still blurs.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let focused: Element | undefined
  let place: Place = []
  /** Position of the element that opened a dialog, in case it is removed while the dialog is open. */
  const openers = new WeakMap<Element, Place>()

  function follow(element: Element | undefined): void {
    observer.disconnect()
    const dialog = element?.closest('dialog')
    if (dialog && !openers.has(dialog)) openers.set(dialog, place)
    focused = element
    place = element === undefined ? [] : placeOf(element)
    // The element can only be removed with one of its ancestors, so only their child lists are observed.
    for (const { parent } of place) observer.observe(parent, { childList: true })
    if (element !== undefined) observer.observe(element, { attributeFilter: ['disabled'] })
  }
  const observer = new MutationObserver(() => {
    if (focused?.isConnected === true) {
      if (focused instanceof HTMLElement && isFocusLost() && !focused.matches(':disabled'))
        focused.focus({ preventScroll: true })
      follow(focused)
      return
    }
    const closed = focused?.closest('dialog')
    const last = closed?.isConnected === false ? (openers.get(closed) ?? place) : place
    follow(undefined)
    if (isFocusLost()) focusSuccessor(last)
  })
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) follow(target)
  }
  // Some browsers also fire blur while an element is being removed.
  const handleBlur = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      // A control that is disabled while busy loses focus; it, or its replacement, gets it back.
      if (
        !(target instanceof Element) ||
        target !== focused ||
        !target.isConnected ||
        !isFocusLost() ||
        target.matches(':disabled')
      )
        return
      const dialog = target.closest('dialog')
      const opener = dialog?.open === false ? openers.get(dialog) : undefined
      follow(undefined)
      // A closing dialog returns focus to its opener, unless that has been removed.
      if (opener !== undefined) focusSuccessor(opener)
    })
  }
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('focusout', handleBlur)
  return () => {
    follow(undefined)
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('focusout', handleBlur)
  }
}
