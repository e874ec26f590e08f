/** What the commands do while the Mayan verifier is on screen. */
import { useActions } from '../../actions/actions'
import { bridge } from '../../api/bridge'
import { text } from '../../i18n/text'
import { useNotices } from '../../stores/notices'
import { openFiles } from './openFiles'
import { useLevel } from './stores/level'
import { useStepper } from './stores/stepper'
import { useVerification } from './stores/verification'

export function useMayanActions(): void {
  const level = useLevel()
  const verification = useVerification()
  const stepper = useStepper()
  const notices = useNotices()

  const canGoBack = () => stepper.step > 0
  const canGoOn = () => stepper.step < stepper.steps

  useActions().provide({
    'file.open': {
      run: async () => {
        const files = await bridge.call('file.open', undefined)
        if (files !== null) openFiles(files)
      },
    },
    'level.verify': { enabled: () => verification.canVerify, run: verification.verify },
    'level.cancel': { enabled: () => verification.isSearching, run: verification.cancel },
    'level.copyCode': {
      run: async () => {
        await bridge.call('clipboard.writeText', level.code)
        notices.tell(text('status.code-copied'))
      },
    },
    'step.first': {
      enabled: canGoBack,
      run: () => {
        stepper.goTo(0)
      },
    },
    'step.previous': {
      enabled: canGoBack,
      run: () => {
        stepper.goTo(stepper.step - 1)
      },
    },
    'step.next': {
      enabled: canGoOn,
      run: () => {
        stepper.goTo(stepper.step + 1)
      },
    },
    'step.last': {
      enabled: canGoOn,
      run: () => {
        stepper.goTo(stepper.steps)
      },
    },
    'step.play': { enabled: () => stepper.steps > 0, run: stepper.togglePlay },
  })
}
