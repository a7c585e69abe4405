// A field of text is not among them: on a phone it would open the keyboard.
const SUCCESSORS = 'button, a[href], [tabindex="0"], summary, input:is([type="checkbox"], [type="radio"])'

/** Parts of the page that have nothing to do with each other. */
const PARTS = 'main, header, footer, nav, dialog, [role="status"]'

interface Step {
  readonly parent: Element
  /** Which of the parent's children holds the element. */
  readonly index: number
}

/** Where an element is in the page, from its own parent up; it says so after the element is gone, too. */
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

/**
 * Gives the focus to what stands where the element stood: what took its place, or else what is beside that, as near as there
 * is something within the same part of the page.
 */
function focusSuccessor(place: Place): void {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    if ([children[index], ...children.slice(index + 1), ...children.slice(0, index).reverse()].some(focusWithin)) return
    if (parent.matches(PARTS)) break
  }
  // Nothing near it: the page that it was part of.
  document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard's place where the control that has the focus is replaced or removed: the browser would let the focus
 * fall to the page, and the next Tab start from its top. Who clicks beside everything still leaves it.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let focused: Element | undefined
  let place: Place = []
  /** What had the focus when a dialog took it: the browser gives it back, but to what is gone. */
  const openers = new WeakMap<Element, Place>()

  function follow(element: Element | undefined): void {
    observer.disconnect()
    const dialog = element?.closest('dialog')
    if (dialog && !openers.has(dialog)) openers.set(dialog, place)
    focused = element
    place = element === undefined ? [] : placeOf(element)
    // The element goes with one of those that hold it: no need to look at all that changes in them.
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
  // Some browsers tell of it too where the element is being removed.
  const handleBlur = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      // What is disabled while it works loses the focus too: it, or what replaces it, gets it back.
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
      // A dialog closes before it is removed, and the browser gives the focus back to what opened it: to nothing, where that is gone.
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
