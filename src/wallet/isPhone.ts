const PHONE = /Android|iPhone|iPad|iPod/i

/** Whether the page is on a phone or tablet. An iPad says that it is a Mac, but Macs have no touch screen. */
export function isPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return PHONE.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
