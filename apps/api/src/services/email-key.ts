/** What two spellings of the same e-mail address have in common. */
export function emailKeyOf(email: string): string {
	return email.trim().toLowerCase()
}
