// Runs anvil and stops it when the parent process exits, however it exits: the pipe closes either way.
import { spawn } from 'node:child_process'
import process from 'node:process'

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: anvilGuard.mjs <anvil> [arguments]')
const anvil = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
anvil.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
anvil.once('exit', (code) => process.exit(code ?? 0))
const end = () => anvil.kill('SIGTERM')
process.stdin.resume()
process.stdin.once('end', end)
process.stdin.once('error', end)
// A terminal sends these signals to the whole process group, but anvil has to dump its state first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
