/** The frame's own commands: its dialogs, theme and language, and the settings in the palette. */
import { useActions } from '../actions/actions'
import type { PaletteItem } from '../actions/palette'
import { usePaletteSources } from '../actions/paletteSources'
import { say, sayIn } from '../i18n/i18n'
import { text } from '../i18n/text'
import { useSettings } from '../stores/settings'
import { useOverlays, type OverlayName } from './overlays'
import { CHOICES } from './settings/choices'

export function useFrameActions(): void {
  const settings = useSettings()
  const overlays = useOverlays()
  const toggles = (name: OverlayName) => ({
    run: () => {
      overlays.toggle(name)
    },
  })

  useActions().provide({
    'app.palette': toggles('palette'),
    'app.settings': toggles('settings'),
    'help.shortcuts': toggles('shortcuts'),
    'view.theme': { run: settings.switchTheme },
    'view.language': { run: settings.switchLanguage },
  })
  usePaletteSources().provide(() =>
    CHOICES.flatMap(({ setting, label, options }) =>
      options.map(({ value, label: name }): PaletteItem => {
        const words = text('settings.choice', { setting: label, value: name })
        return {
          id: `setting:${setting}:${String(value)}`,
          label: say(words),
          alias: sayIn('en', words),
          group: say(text('settings.title')),
          isCurrent: settings.settings[setting] === value,
          run: () => {
            settings.change({ [setting]: value })
          },
        }
      }),
    ),
  )
}
