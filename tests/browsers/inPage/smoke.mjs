// Runs in the page before its own code: keeps what goes wrong, and finds elements like a user does.
{
  /** @type {string[]} */
  const problems = []
  addEventListener('error', ({ message, filename, lineno }) =>
    problems.push(`uncaught error: ${message} (${filename}:${lineno})`),
  )
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} refused ${blockedURI}`),
  )
  const { error } = console
  console.error = (...values) => {
    problems.push(`console: ${values.map(String).join(' ')}`)
    error(...values)
  }

  const { queryAllByRole } = /** @type {{ TestingLibraryDom: typeof import('@testing-library/dom') }} */ (
    /** @type {unknown} */ (window)
  ).TestingLibraryDom

  Object.assign(window, {
    smoke: {
      problems,
      /**
       * The first visible element of a role whose name starts with a text, in a landmark or dialog if one is given.
       * @param {string} role
       * @param {string} name
       * @param {string} [place] role of the landmark or the dialog
       */
      find: (role, name, place) => {
        const roots = place === undefined ? [document.body] : queryAllByRole(document.body, place)
        const isNamed = (/** @type {string} */ whole) => whole.startsWith(name)
        return roots.flatMap((root) => queryAllByRole(root, role, { name: isNamed }))[0] ?? null
      },
    },
  })
}
