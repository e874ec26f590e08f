/** Which tool of the workbench is out; it stays out from level to level. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

export const WORKBENCH_TOOLS = ['profile', 'mend', 'fill', 'back'] as const
export type WorkbenchTool = (typeof WORKBENCH_TOOLS)[number]

export const useWorkbench = defineStore('mayan.workbench', () => {
  const tool = shallowRef<WorkbenchTool | null>(null)

  /** Takes a tool out, or puts it away. */
  function toggle(wanted: WorkbenchTool): void {
    tool.value = tool.value === wanted ? null : wanted
  }

  return { tool, toggle }
})
