/** The app's own kind of file: levels and packs of any game as JSON, opened by a double click. */

export const OWN_EXTENSION = 'mayan'
export const OWN_MIME_TYPE = 'application/x-mayan-studio+json'
