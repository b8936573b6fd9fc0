/** What two spellings of the same e-mail address have in common. */
export function normaliseEmail(email: string): string {
	return email.trim().toLowerCase()
}
