/**
 * Returns the picture of a page without the words by which the editor places its marks, for pages that others see.
 */
export function stripTextAttributes(svg: string): string {
	return svg.replaceAll(/ data-text="[^"]*" data-stops="[^"]*" data-size="[^"]*"/g, '')
}
