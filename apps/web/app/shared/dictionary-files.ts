// The package lists only its module for Node, which reads these files; the browser fetches them.
import affUrl from '../../../../node_modules/dictionary-en-gb/index.aff?url'
import dicUrl from '../../../../node_modules/dictionary-en-gb/index.dic?url'

/** Where the British dictionary is fetched from. */
export const dictionaryFiles = { affUrl, dicUrl }
