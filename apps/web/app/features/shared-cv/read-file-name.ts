/** The name that a server gave to a file, or `null`. */
export function readFileName(response: Response): string | null {
	const disposition = response.headers.get('content-disposition') ?? ''
	const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
	if (encoded === undefined) return null
	try {
		return decodeURIComponent(encoded)
	} catch {
		return null
	}
}
