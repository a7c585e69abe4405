// Runs in the page before anything else does: times frames on demand, and each key until the frame that shows it.
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
      // The frame after the one in which the key was handled has it on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => keyDelays.push(performance.now() - timeStamp)))
    },
    { capture: true },
  )
}
