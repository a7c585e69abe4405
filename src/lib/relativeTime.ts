/** A past moment in relation to now, such as "2 hours ago". Latin digits, like all figures of the page. */
export function formatAgo(count: number, unit: 'second' | 'minute' | 'hour' | 'day', locale: string): string {
  return new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }).format(-count, unit)
}
