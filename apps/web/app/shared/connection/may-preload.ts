/** What some browsers tell of the connection; the others tell nothing. */
export type ConnectionFacts = { effectiveType?: string; saveData?: boolean }

const slowTypes = ['slow-2g', '2g', '3g']

/** Whether pages may be fetched ahead: not on a slow connection, not while saving data. */
export function mayPreload(connection: ConnectionFacts | undefined): boolean {
	if (!connection) return true
	if (connection.saveData) return false
	return !slowTypes.includes(connection.effectiveType ?? '')
}
