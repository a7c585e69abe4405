import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

/**
 * Installs packages, if this is Debian and its packages may be installed.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether it tried to
 */
export async function installOnDebian(packages) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/\bdebian\b/.test(release) || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} (apt-get install) ...`)
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return true
}
