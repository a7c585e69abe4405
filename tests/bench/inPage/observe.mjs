// Runs in the page before any other code: collects the browser's performance entries of the load.
{
  /** @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean }} Entry */
  const observed = { lcp: 0, shift: 0, longTasks: /** @type {number[]} */ ([]) }
  Object.assign(window, { observed })
  const on = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime
  })
  on('longtask', (entry) => {
    observed.longTasks.push(entry.duration)
  })
  on('layout-shift', (entry) => {
    observed.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)
  })
}
