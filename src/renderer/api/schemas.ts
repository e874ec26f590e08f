/**
 * Imported before anything that builds a schema: zod would otherwise probe for `new Function`,
 * which the page's content security policy refuses and reports.
 */
import { config } from 'zod'

config({ jitless: true })
