import type { User } from '@app/contract'

/** A person with an account. */
export function sampleUser(more: Partial<User> = {}): User {
	return {
		id: '01939d0e-0000-7000-8000-000000000001',
		email: 'siobhan@example.com',
		emailVerified: true,
		firstName: 'Siobhán',
		lastName: 'O’Donnell',
		headline: '',
		phone: '',
		city: 'Sheffield',
		country: '',
		avatarInitial: 'S',
		hasPassword: true,
		providers: [],
		plan: 'free',
		status: 'active',
		role: 'user',
		createdAt: '2026-09-03T10:00:00.000Z',
		deletionAt: null,
		...more,
	}
}

/** Returns a token with its subject and its expiry time, in seconds since 1970. */
export function sampleToken({ sub, exp }: { sub?: string; exp?: number }): string {
	const payload = btoa(JSON.stringify({ sub, exp })).replaceAll('+', '-').replaceAll('/', '_')
	return `head.${payload.replaceAll('=', '')}.signature`
}
