/** The code of a system or zlib error, such as "ENOENT"; empty if there is none. */
export function readErrorCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : ''
}
