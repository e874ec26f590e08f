'use strict'

// The least an Electron app can be: one sandboxed window, as large as ours, with an empty page.
// `npm run bench -- --startup` measures Mayan Studio beside it.

const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

app.on('window-all-closed', () => app.quit())
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false })
  window.once('ready-to-show', () => window.show())
  void window.loadFile(join(__dirname, 'index.html'))
})
