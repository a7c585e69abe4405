/** Rounds before the current one, and placeholders after it, that are shown at the start. */
const PAST_ROUNDS = 5
const FUTURE_ROUNDS = 2
/** Bounds a page that stays open for hours. */
const MAX_PAST_ROUNDS = 30

/**
 * The epochs to show, oldest first. A new round adds a placeholder and keeps what is there.
 * @param opened the current epoch when the page was opened
 */
export function railEpochs(opened: number, current: number): readonly number[] {
  const first = Math.max(1, current - MAX_PAST_ROUNDS, Math.min(opened, current) - PAST_ROUNDS)
  return Array.from({ length: current + FUTURE_ROUNDS - first + 1 }, (_, index) => first + index)
}

const cardsOf = (rail: HTMLElement) => Array.from(rail.children).filter((child) => child instanceof HTMLElement)

/** Scroll position at which a card is in the middle. Works in both directions of writing, where positions are negative. */
function centerOf(rail: HTMLElement, card: HTMLElement): number {
  return card.offsetLeft - rail.offsetLeft - (rail.clientWidth - card.offsetWidth) / 2
}

/** Slides to a card, without moving the page. */
export function scrollToCard(rail: HTMLElement, index: number): void {
  const cards = cardsOf(rail)
  const card = cards[Math.max(0, Math.min(index, cards.length - 1))]
  if (card !== undefined) rail.scrollLeft = centerOf(rail, card)
}

/** The card that is nearest to the middle. */
export function centeredIndex(rail: HTMLElement): number {
  const distances = cardsOf(rail).map((card) => Math.abs(centerOf(rail, card) - rail.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
