import type { SecretEmail } from './email.ts'

const hourMs = 3_600_000

type LetterLink = {
	purpose: 'verify_email' | 'reset_password' | 'change_email' | 'guest_verification'
	livesMs: number
	/** The lifetime as the letter says it. */
	lifetime: string
	pathOf: (key: string) => string
}

/** Where the link of each letter leads, and for how long it works. */
export const emailLinks: Record<SecretEmail['kind'], LetterLink> = {
	verify_email: {
		purpose: 'verify_email',
		livesMs: 72 * hourMs,
		lifetime: '3 days',
		pathOf: (key) => `/email-confirmed?key=${encodeURIComponent(key)}`,
	},
	reset_password: {
		purpose: 'reset_password',
		livesMs: hourMs,
		lifetime: 'one hour',
		pathOf: (key) => `/reset-password-confirm?key=${encodeURIComponent(key)}`,
	},
	confirm_new_email: {
		purpose: 'change_email',
		livesMs: 24 * hourMs,
		lifetime: '24 hours',
		pathOf: (key) => `/email-confirmed?key=${encodeURIComponent(key)}`,
	},
	guest_verification: {
		purpose: 'guest_verification',
		livesMs: 24 * hourMs,
		lifetime: '24 hours',
		pathOf: (key) => `/cv-analysis/verify/${encodeURIComponent(key)}`,
	},
}
