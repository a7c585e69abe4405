/** Marks an acceptance that is not given. */
export const UNACCEPTED = { 'data-unaccepted': true } as const

/**
 * Asks for the first acceptance that the form of a button lacks: it shows its error and takes the focus.
 * @param button its form is the dialog or else the section around it
 */
export function requestAcceptance(button: Element): void {
  button
    .closest('dialog, section')
    ?.querySelector('[data-unaccepted]')
    ?.dispatchEvent(new Event('invalid', { cancelable: true }))
}
