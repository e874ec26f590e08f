/** The list of levels at the left of an open one. The app provides it: the frame knows no games. */
import type { Component, InjectionKey } from 'vue'

export const LEVEL_RAIL: InjectionKey<Component> = Symbol('levelRail')
