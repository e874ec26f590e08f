/** For tests, which are checked by tsc: it can't read components. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  // eslint-disable-next-line no-restricted-syntax -- that is how components are exported
  export default component
}
