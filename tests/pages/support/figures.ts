/** Exact number of the first value in a place, without unit and grouping; its visible text if nothing is abbreviated. */
export function exactFigure(place: HTMLElement): string {
  const figure = place.querySelector<HTMLElement>('[data-figure]')
  const text = figure?.dataset['figure'] || figure?.textContent || ''
  const [number = ''] = /\d[\d,.]*/.exec(text) ?? []
  return number.replaceAll(',', '')
}
