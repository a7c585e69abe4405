/** Where toasts can be on the page, in order of preference. */
type ToastPlace = 'topEnd' | 'bottomEnd' | 'bottomStart' | 'topStart' | 'overBar'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Pixels from the page's edges: below the top bar, and above the tab bar of phones. */
const TOP = 80
const BOTTOM = { phone: 80, wide: 24 } as const
const SIDE = { phone: 16, wide: 24 } as const
const OVER_BAR = 8
/** Like `theme.media.phone` at the default font size. */
const PHONE_WIDTH = 768
/** A covered field or button weighs more than any covered part between them. */
const CONTROL_WEIGHT = 1000

const FIELDS = 'input:not([type=checkbox]):not([type=search]), textarea, select'

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export interface ToastRoom {
  readonly width: number
  readonly height: number
  readonly isPhone: boolean
  readonly isRtl: boolean
}

function placesIn({ width, height, isPhone, isRtl }: ToastRoom, stack: { width: number; height: number }) {
  const side = isPhone ? SIDE.phone : SIDE.wide
  const [start, end] = isRtl ? [width - side - stack.width, side] : [side, width - side - stack.width]
  const bottom = height - (isPhone ? BOTTOM.phone : BOTTOM.wide) - stack.height
  const at = (place: ToastPlace, left: number, top: number) => ({
    place,
    box: { left, top, right: left + stack.width, bottom: top + stack.height },
  })
  return isPhone
    ? [at('topEnd', end, TOP), at('bottomEnd', end, bottom), at('overBar', end, OVER_BAR)]
    : [
        at('topEnd', end, TOP),
        at('bottomEnd', end, bottom),
        at('bottomStart', start, bottom),
        at('topStart', start, TOP),
      ]
}

/**
 * The place that covers least of the forms.
 * @param forms their outlines in the viewport @param controls outlines of their fields and buttons
 */
export function leastCoveringPlace(
  room: ToastRoom,
  stack: { readonly width: number; readonly height: number },
  forms: readonly Box[],
  controls: readonly Box[],
): ToastPlace {
  const area = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0)
  const [first, ...rest] = placesIn(room, stack).map(({ place, box }) => ({
    place,
    covered: area(box, forms) + CONTROL_WEIGHT * area(box, controls),
  }))
  return (
    rest.reduce((best, next) => (best !== undefined && next.covered < best.covered ? next : best), first)?.place ??
    'topEnd'
  )
}

/** Puts the toasts of the page where they cover least of the forms; beside a dialog they are placed by styles alone. */
function placeToasts(stack: HTMLElement): void {
  if (stack.childElementCount === 0) return
  const sections = [...document.querySelectorAll('main section')].filter((section) => section.querySelector(FIELDS))
  const controls = sections.flatMap((section) => [...section.querySelectorAll(`${FIELDS}, button`)])
  const boxes = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect())
  const root = document.documentElement
  const isPhone = root.clientWidth < PHONE_WIDTH
  const isRtl = getComputedStyle(root).direction === 'rtl'
  const room = { width: root.clientWidth, height: window.innerHeight, isPhone, isRtl }
  const place = leastCoveringPlace(room, stack.getBoundingClientRect(), boxes(sections), boxes(controls))
  stack.dataset['place'] = place
  Object.assign(stack.style, stylesOf(place, isPhone))
}

/** Finds the place of the page's toasts whenever they, the scroll position or the page's size change. @returns stops it */
export function followToastPlace(): () => void {
  let stack: HTMLElement | null = null
  const place = () => {
    if (stack !== null) placeToasts(stack)
  }
  const toasts = new MutationObserver(place)
  // The stack moves into a dialog while that is open, and comes back as a new element.
  const attach = () => {
    const found = document.querySelector<HTMLElement>('body > [role=status]')
    if (found === stack) return
    stack = found
    toasts.disconnect()
    if (stack !== null) toasts.observe(stack, { childList: true })
    place()
  }
  const body = new MutationObserver(attach)
  body.observe(document.body, { childList: true })
  window.addEventListener('scroll', place, { passive: true })
  window.addEventListener('resize', place)
  attach()
  return () => {
    toasts.disconnect()
    body.disconnect()
    window.removeEventListener('scroll', place)
    window.removeEventListener('resize', place)
  }
}

/** Empty values leave it to the stack's own styles. */
function stylesOf(place: ToastPlace, isPhone: boolean) {
  const isBottom = place === 'bottomEnd' || place === 'bottomStart'
  const isStart = place === 'bottomStart' || place === 'topStart'
  return {
    insetBlockStart: isBottom ? 'auto' : place === 'overBar' ? `${OVER_BAR}px` : '',
    insetBlockEnd: isBottom ? `${isPhone ? BOTTOM.phone : BOTTOM.wide}px` : '',
    insetInlineStart: isStart ? `${SIDE.wide}px` : '',
    insetInlineEnd: isStart ? 'auto' : '',
  }
}
