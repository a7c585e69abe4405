import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'

let url = ''
let close: () => Promise<void>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'dist/index.html'), '<title>Sundial</title>')
  writeFileSync(join(folder, 'dist/assets/a-1234.js'), 'export const a = 1')
  writeFileSync(join(folder, 'dist/_nginx.conf'), 'server {}')
  mkdirSync(join(folder, 'dist/some/app'), { recursive: true })
  writeFileSync(join(folder, 'dist/some/app/index.html'), '<title>In a folder</title>')
  ;({ url, close } = await serveStatic(join(folder, 'dist'), await freePort(0)))
})
afterAll(() => close())

/** Sends the raw path, which fetch would normalize. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

describe('static server', () => {
  it('serves the page for an app path, uncached', async () => {
    const response = await fetch(`${url}/compound/vvs-vvs`)
    expect(await response.text()).toContain('<title>Sundial</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('compresses hashed files and caches them forever', async () => {
    const response = await fetch(`${url}/assets/a-1234.js`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe('export const a = 1')
    const older = await fetch(`${url}/assets/a-1234.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect(await older.text()).toBe('export const a = 1')
  })

  it('responds with 404 to a chunk of an older build', async () => {
    expect(await statusOf('/assets/a-0000.js')).toBe(404)
  })

  it('serves nothing outside its folder', async () => {
    expect(await statusOf('/../secret.txt')).toBe(404)
    expect(await statusOf('/..%2fsecret.txt')).toBe(404)
  })

  it('does not serve host configuration files', async () => {
    for (const path of ['/_nginx.conf', '/some/../_nginx.conf', '/./_nginx.conf'])
      expect(await statusOf(path), path).toBe(404)
  })

  it('serves the page of a sub-folder for its paths', async () => {
    for (const path of ['/some/app', '/some/app/', '/some/app/earn/cro-lock'])
      expect(await (await fetch(url + path)).text(), path).toContain('In a folder')
    expect(await (await fetch(`${url}/some`)).text()).toContain('<title>Sundial</title>')
  })

  it('responds with an error to a malformed URL and keeps running', async () => {
    expect(await statusOf('/%E0%A4%A')).toBe(400)
    expect(await statusOf('/')).toBe(200)
  })
})
