/** Facts about the connection that some browsers provide. */
export type ConnectionFacts = { effectiveType?: string; saveData?: boolean }

const slowTypes = ['slow-2g', '2g', '3g']

/** Whether pages may be preloaded: not on a slow connection or with data saver on. */
export function mayPreload(connection: ConnectionFacts | undefined): boolean {
	if (!connection) return true
	if (connection.saveData) return false
	return !slowTypes.includes(connection.effectiveType ?? '')
}
