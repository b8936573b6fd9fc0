/** A moment as people tell it: `22 November at 18:02`. */
export function formatAge(at: number): string {
	return new Date(at).toLocaleString('en-GB', {
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
	})
}
