/** The forms in which a level can be written. */
import { err, ok, type Result } from '../result'

/**
 * @param faultsOf what a form can't say of a setup
 * @param printers for levels that have no faults
 * @returns what writes a level in a form, or returns everything that the form can't say of it
 */
export function levelExporter<
  Setup,
  Document extends { readonly setup: Setup },
  Form extends string,
  Fault,
>(
  faultsOf: (setup: Setup, form: Form) => readonly Fault[],
  printers: Readonly<Record<Form, (document: Document) => string>>,
): (document: Document, form: Form) => Result<string, readonly Fault[]> {
  return (document, form) => {
    const faults = faultsOf(document.setup, form)
    return faults.length > 0 ? err(faults) : ok(printers[form](document))
  }
}
