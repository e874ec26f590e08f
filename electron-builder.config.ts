/**
 * How the app is packaged. `npm run package` makes a folder of the Electron at hand, `npm run dist`
 * the installers of this system, for which electron-builder downloads what it needs.
 */
import type { Configuration } from 'electron-builder'
import { OWN_EXTENSION, OWN_MIME_TYPE } from './src/shared/library/model'

/** Fuses of the executable: what a shipped Electron can do besides being this app. */
export const FUSES = {
  // No Node for whoever can set a variable or add a switch.
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // The app is the archive, and (on macOS and Windows) the archive that was packaged.
  onlyLoadAppFromAsar: true,
  enableEmbeddedAsarIntegrityValidation: true,
  // There are no cookies; on macOS this would ask for the keychain.
  enableCookieEncryption: false,
  loadBrowserProcessSpecificV8Snapshot: false,
} as const

/** From this version of Electron on pages of file: can be denied their privileges. */
const FILE_PRIVILEGES_FUSE_SINCE = 29

/** @param electronVersion of the Electron that is packaged */
export function fusesFor(electronVersion: string) {
  const hasFileFuse = Number.parseInt(electronVersion, 10) >= FILE_PRIVILEGES_FUSE_SINCE
  return { ...FUSES, ...(hasFileFuse && { grantFileProtocolExtraPrivileges: false }) }
}

export const config: Configuration = {
  appId: 'studio.mayan.MayanStudio',
  productName: 'Mayan Studio',
  copyright: 'The Mayan Studio authors, MIT licence',
  directories: { output: 'dist', buildResources: 'build' },
  // Everything is bundled: no node_modules. The terminal command is not in it: it is the bin of the
  // npm package, and a packaged Electron runs no scripts (see the fuses).
  files: [
    'package.json',
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'build/icons/128x128.png',
    '!**/*.map',
  ],
  extraResources: [
    { from: 'LICENSE', to: 'licenses/mayan-studio.txt' },
    { from: '.cache/third-party.txt', to: 'licenses/third-party.txt' },
  ],
  asar: true,
  npmRebuild: false,
  // For deb packages; whoever publishes puts the real address here.
  extraMetadata: { homepage: 'https://mayan-studio.example' },
  // The languages of the app, by their names on Linux and Windows, and on macOS.
  electronLanguages: ['en-US', 'zh-CN', 'zh-TW', 'en', 'zh_CN', 'zh_TW'],
  fileAssociations: [
    {
      ext: OWN_EXTENSION,
      name: 'Mayan Studio level',
      description: 'Level or pack of Mayan Studio',
      mimeType: OWN_MIME_TYPE,
      role: 'Editor',
    },
  ],
  linux: {
    target: ['AppImage', 'deb'],
    executableName: 'mayan-studio',
    icon: 'build/icons',
    category: 'Game;LogicGame',
    maintainer: 'The Mayan Studio authors <authors@mayan-studio.example>',
    synopsis: 'Design, verify and play Mayan and Lianliankan puzzles',
    desktop: {
      entry: {
        Comment: 'Design, verify and play Mayan and Lianliankan puzzles',
        'Comment[zh_CN]': '设计、验证、游玩“Mayan 游戏”与“连连看”关卡',
        'Comment[zh_TW]': '設計、驗證、遊玩「Mayan 遊戲」與「連連看」關卡',
        Keywords: 'puzzle;level;editor;solver;mayan;lianliankan;',
        StartupWMClass: 'mayan-studio',
      },
    },
  },
  win: { target: ['nsis', 'zip'], icon: 'build/icon.png' },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: ['dmg', 'zip'],
    icon: 'build/icon.png',
    category: 'public.app-category.puzzle-games',
  },
}
