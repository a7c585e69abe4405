const PHONE = /Android|iPhone|iPad|iPod/i

/** Whether this is a phone or tablet. iPads claim to be Macs, but Macs have no touch screen. */
export function isPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return PHONE.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
