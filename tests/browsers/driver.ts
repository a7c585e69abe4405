/** Size of a window's content in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape'

/** A browser with one page. Expressions are evaluated in the page, those of an element to an element. */
export interface Driver {
  /** Name and version. */
  readonly browser: string
  open(url: string): Promise<void>
  /** Value of an expression that can be JSON. */
  read(expression: string): Promise<unknown>
  /** Clicks the middle of an element, after scrolling it into view. */
  click(element: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>
  close(): Promise<void>
}
