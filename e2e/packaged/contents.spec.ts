/** What is in the package: the built app and its licences, and nothing of how it is made. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, listPackage } from '@electron/asar'
import { config } from '../../electron-builder.config'
import { OWN_EXTENSION, OWN_MIME_TYPE } from '../../src/shared/library/model'
import { expect, SHIPPED, test } from '../support/packaged'

const archive = join(SHIPPED.resources, 'app.asar')
const files = listPackage(archive, { isPack: false }).map((name) =>
  name.replaceAll('\\', '/').replace(/^\//, ''),
)

test('the archive holds the bundles, and no file of development', () => {
  const needed = ['out/main/index.js', 'out/main/worker.js', 'out/preload/index.js']
  expect(files).toEqual(expect.arrayContaining([...needed, 'out/renderer/index.html']))
  const strange = files.filter(
    (name) =>
      !/^(package\.json|build(\/icons(\/[\dx]+\.png)?)?|out(\/(main|preload|renderer))?)$/.test(
        name,
      ) &&
      !/^out\/(main|preload|renderer)(\/[\w.-]+)*\/?[\w-]+(\.(js|css|html|svg|woff2))?$/.test(name),
  )
  expect(strange).toEqual([])
  expect(files.filter((name) => /\.(map|tsx?|vue)$|node_modules|test|e2e/.test(name))).toEqual([])
})

test('its package.json says what the app is, and no script or dependency', () => {
  const about = JSON.parse(extractFile(archive, 'package.json').toString('utf8')) as object
  expect(about).toMatchObject({ name: 'mayan-studio', main: 'out/main/index.js' })
  expect(Object.keys(about)).not.toContain('devDependencies')
  expect(Object.keys(about)).not.toContain('scripts')
})

test('the licences of what is bundled are shipped', () => {
  const text = readFileSync(join(SHIPPED.resources, 'licenses/third-party.txt'), 'utf8')
  for (const name of ['vue-i18n', 'reka-ui', 'zod', 'source-sans-3', 'Microsoft Corporation']) {
    expect(text).toContain(name)
  }
  const own = readFileSync(join(SHIPPED.resources, 'licenses/mayan-studio.txt'), 'utf8')
  expect(own).toContain('MIT License')
})

test('the app’s own files are associated with it', () => {
  expect(config.fileAssociations).toMatchObject([
    { ext: OWN_EXTENSION, mimeType: OWN_MIME_TYPE, role: 'Editor' },
  ])
})
