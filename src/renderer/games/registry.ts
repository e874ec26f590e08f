/** The games of the app; the frame shows one and knows no more of it than its root component. */
import type { Component } from 'vue'
import MayanScreen from './mayan/MayanScreen.vue'

export const GAMES = { mayan: MayanScreen } as const satisfies Record<string, Component>
