import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a password opens a shared CV for. */
const grantMs = 3_600_000

/** A new key for the grants of one CV; grants of the old one end with it. */
export function newGrantKey(): string {
	return randomBytes(32).toString('base64url')
}

/** The secret end of a link: 128 random bits. */
export function newPublicId(): string {
	return randomBytes(16).toString('hex')
}

/** Returns a grant, which proves for an hour that its holder knew the password of a CV. */
export function makeGrant(grantKey: string, nowMs: number): { grant: string; expiresAt: string } {
	const endsAt = nowMs + grantMs
	return {
		grant: `${endsAt}.${sign(grantKey, endsAt).toString('base64url')}`,
		expiresAt: new Date(endsAt).toISOString(),
	}
}

/** Whether a grant was made with this key and its hour is not over. */
export function isGranted(grant: string | undefined, grantKey: string, nowMs: number): boolean {
	const [, end = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(grant ?? '') ?? []
	const endsAt = Number(end)
	if (endsAt <= nowMs) return false
	return timingSafeEqual(sign(grantKey, endsAt), Buffer.from(signature, 'base64url'))
}

function sign(grantKey: string, endsAt: number): Buffer {
	return createHmac('sha256', grantKey).update(`share ${endsAt}`).digest()
}
