/** What stands at the left of a level: the app puts it in, since the frame knows no games. */
import type { Component, InjectionKey } from 'vue'

export const LEVEL_RAIL: InjectionKey<Component> = Symbol('levelRail')
