/** What a click on the board does: place a colour, remove, open a cell, or only choose a cell. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

export type Tool = number | 'eraser' | 'open' | null

export const useTool = defineStore('mayan.tool', () => {
  const tool = shallowRef<Tool>(null)

  function choose(wanted: Tool): void {
    tool.value = wanted
  }

  return { tool, choose }
})
