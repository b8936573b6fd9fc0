/** What two spellings of the same e-mail address have in common. */
export function toEmailKey(email: string): string {
	return email.trim().toLowerCase()
}
