import { afterEach, describe, expect, it, vi } from 'vitest'
import { followToastPlace, leastCoveringPlace, type ToastRoom } from './toastPlace'

const desktop: ToastRoom = { width: 1440, height: 900, isPhone: false, isRtl: false }
const phone: ToastRoom = { width: 360, height: 640, isPhone: true, isRtl: false }
const stack = { width: 400, height: 110 }
const phoneStack = { width: 328, height: 110 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('leastCoveringPlace', () => {
  it('is below the top bar, at the end, without forms', () => {
    expect(leastCoveringPlace(desktop, stack, [], [])).toBe('topEnd')
    expect(leastCoveringPlace(phone, phoneStack, [], [])).toBe('topEnd')
  })

  it('avoids a form beside the page, at whichever side', () => {
    expect(leastCoveringPlace(desktop, stack, [box(904, 88, 1320, 700)], [])).toBe('bottomEnd')
    expect(leastCoveringPlace(desktop, stack, [box(904, 88, 1320, 876)], [])).toBe('bottomStart')
    expect(leastCoveringPlace(desktop, stack, [box(120, 88, 780, 876)], [])).toBe('topEnd')
    expect(leastCoveringPlace({ ...desktop, isRtl: true }, stack, [box(120, 88, 780, 876)], [])).toBe('bottomStart')
  })

  it('covers no field or button where a form fills the screen', () => {
    const form = box(16, 0, 344, 640)
    expect(leastCoveringPlace(phone, phoneStack, [form], [box(32, 100, 328, 170)])).toBe('bottomEnd')
    expect(leastCoveringPlace(phone, phoneStack, [form], [box(32, 100, 328, 170), box(32, 500, 328, 548)])).toBe(
      'overBar',
    )
  })
})

describe('followFreePlace', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })
  const atSide = (element: Element, rect: ReturnType<typeof box>) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
      ...rect,
      x: rect.left,
      y: rect.top,
      width: rect.right - rect.left,
      height: rect.bottom - rect.top,
      toJSON: () => rect,
    })

  it('places the toasts as they come, by the forms of the page, and follows the stack back from a dialog', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440)
    vi.stubGlobal('innerHeight', 900)
    document.body.innerHTML = '<main><section><input></section><section></section></main><div role="status"></div>'
    const section = document.querySelector('section')
    if (section !== null) atSide(section, box(904, 88, 1320, 876))
    const add = () => {
      const stack = document.querySelector<HTMLElement>('body > [role=status]')
      if (stack === null) throw new Error('No toasts')
      atSide(stack, box(1016, 80, 1416, 190))
      stack.append(document.createElement('div'))
      return stack
    }
    const stop = followToastPlace()
    const first = add()
    await vi.waitFor(() => expect(first.dataset['place']).toBe('bottomStart'))
    expect(first.style.insetInlineStart).toBe('24px')
    first.remove()
    document.body.insertAdjacentHTML('beforeend', '<div role="status"></div>')
    await Promise.resolve()
    const second = add()
    await vi.waitFor(() => expect(second.dataset['place']).toBe('bottomStart'))
    stop()
    vi.unstubAllGlobals()
  })
})
