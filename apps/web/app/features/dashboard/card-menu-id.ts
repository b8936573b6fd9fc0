/** The id of the button that opens the menu of a CV's card. */
export function cardMenuId(cvId: string): string {
	return `menu-of-${cvId}`
}
