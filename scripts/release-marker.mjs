import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node-24.mjs'

/** The file that only a release has: which version it is, from which commit and for which machines. */
export const releaseMarker = 'release.json'

/** Whether this is an unpacked release, which has its packages and its built web app, and not a checkout. */
export function isRelease() {
	return existsSync(join(root, releaseMarker))
}
