import type { Preview } from '@app/contract'

/** What is drawn already: the hashes of pages and the names of outlines. */
export type Drawn = { known: string[]; outlines: string[] }

/** A page as the server tells it to somebody who shows parts of it already. */
export type TypesetPage = Preview['pages'][number]
