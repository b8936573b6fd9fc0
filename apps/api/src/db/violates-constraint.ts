/** PostgreSQL's codes of rules that a statement can break. */
export const uniqueKey = '23505'
export const foreignKey = '23503'

/** Whether a statement failed because it breaks this rule; on either engine. */
export function violatesConstraint(
	error: unknown,
	rule: typeof uniqueKey | typeof foreignKey,
): boolean {
	// Drizzle wraps the database's error.
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	return cause instanceof Error && 'code' in cause && cause.code === rule
}
