import type { Abuse } from './attack.ts'
import { checkFlood } from './check-flood.ts'
import { endlessBodies } from './endless-bodies.ts'
import { renderFlood } from './render-flood.ts'
import { hostileUploads, jsonFlood, uploadFlood } from './upload-floods.ts'

/** Every abuse that is done by requests, under its letter. */
export const abuseKinds = {
	A: checkFlood,
	B: jsonFlood,
	C: hostileUploads,
	D: uploadFlood,
	E: endlessBodies,
	G: renderFlood,
} satisfies Record<string, Abuse>

export type AbuseKind = keyof typeof abuseKinds
