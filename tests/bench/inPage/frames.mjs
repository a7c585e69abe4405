// Runs in the page before any other code: times frames on demand, and each key until the frame that shows it.
{
  /** @type {number[]} */
  let frames = []
  let isRunning = false
  /** @type {number[]} */
  const keyDelays = []
  const run = (/** @type {number} */ before) => {
    requestAnimationFrame((now) => {
      frames.push(now - before)
      if (isRunning) run(now)
    })
  }
  Object.assign(window, {
    keyDelays,
    startFrames: () => {
      frames = []
      isRunning = true
      requestAnimationFrame(run)
    },
    stopFrames: () => {
      isRunning = false
      return frames
    },
  })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      // The frame after the one that handled the key shows it.
      requestAnimationFrame(() => requestAnimationFrame(() => keyDelays.push(performance.now() - timeStamp)))
    },
    { capture: true },
  )
}
