'use strict'

// The part of Electron's default app that we need: `electron [-r MODULE] [switches] PATH [args]`
// runs the app in the folder PATH. Errors go to stderr and end the process; a dialog would hang
// an unattended run.

const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { join, resolve } = require('node:path')
const { app } = require('electron')

/** Modules to require first, and the first argument that is no switch. */
function parseArguments(words) {
  const modules = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === '-r' || word === '--require') modules.push(words[++i])
    else if (!word.startsWith('-')) return { modules, path: word }
  }
  return { modules, path: null }
}

function describeApp(folder) {
  const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = description.productName ?? description.name
  app.setAppPath(folder)
  if (description.version) app.setVersion(description.version)
  if (!name) return
  app.setName(name)
  // Electron has already derived the data folder from this stand-in's own name.
  if (!app.commandLine.hasSwitch('user-data-dir')) {
    app.setPath('userData', join(app.getPath('appData'), name))
  }
}

function fail(error) {
  console.error(error)
  app.exit(1)
}

try {
  const { modules, path } = parseArguments(process.argv.slice(1))
  if (path === null) throw new Error('Usage: electron [-r MODULE] PATH [arguments]')
  process.defaultApp = true
  const folder = resolve(path)
  for (const module of modules) require(resolve(module))
  describeApp(folder)
  Module._load(Module._resolveFilename(folder, null, true), null, true)
} catch (error) {
  fail(error)
}
