import type { Profile, User } from '@app/contract'

/** The beginning of a new CV in the account of a person: what their profile says of them. */
export function documentFromProfile(user: User | null): {
	personalInfo: Partial<Profile & Pick<User, 'email'>>
} {
	if (user === null) return { personalInfo: {} }
	const { firstName, lastName, headline, email, phone, city, country } = user
	return { personalInfo: { firstName, lastName, headline, email, phone, city, country } }
}
