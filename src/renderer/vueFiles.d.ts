/** For tests, which are checked by tsc: it can't read components. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}
