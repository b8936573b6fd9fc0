/** So many CVs of the list are shown before somebody asks for all. */
export const mostShown = 4

/** How high the list of CVs is, for the room that is kept for it. */
export function listHeight(count: number): string {
	return count === 0 ? '0' : `calc(5rem + ${Math.min(count, mostShown)} * 3.75rem)`
}
