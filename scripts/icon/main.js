'use strict'

// Draws an SVG as PNG files with Chromium: `electron scripts/icon IN.svg OUT-FOLDER SIZE…`.

const { app, BrowserWindow } = require('electron')
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const [svg, folder, ...sizes] = process.argv.filter((word) => !word.startsWith('-')).slice(2)

app
  .whenReady()
  .then(async () => {
    const window = new BrowserWindow({ show: false })
    await window.loadURL('about:blank')
    const source = `data:image/svg+xml;base64,${readFileSync(svg).toString('base64')}`
    for (const size of sizes) {
      const picture = await window.webContents.executeJavaScript(
        `(${draw.toString()})(${JSON.stringify(source)}, ${Number(size)})`,
      )
      writeFileSync(join(folder, `${size}x${size}.png`), Buffer.from(picture, 'base64'))
    }
    app.quit()
  }, fail)
  .catch(fail)

/** In the page: the picture at a size, as PNG in base64. */
async function draw(source, size) {
  const image = new Image(size, size)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  canvas.getContext('2d').drawImage(image, 0, 0, size, size)
  return canvas.toDataURL('image/png').split(',')[1]
}

function fail(error) {
  console.error(error)
  app.exit(1)
}
