import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node-24.mjs'

/** A file that only a release has, with its version, commit and machines. */
export const releaseMarker = 'release.json'

/** Whether this is an unpacked release, with its packages and the built web app, rather than a checkout. */
export function isRelease() {
	return existsSync(join(root, releaseMarker))
}
