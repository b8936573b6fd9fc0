/** Returns the form that two spellings of the same e-mail address share. */
export function normaliseEmail(email: string): string {
	return email.trim().toLowerCase()
}
