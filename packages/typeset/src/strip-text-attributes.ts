/** A page as it is drawn, without the words that the editor finds its marks by: for pages that others see. */
export function stripTextAttributes(svg: string): string {
	return svg.replaceAll(/ data-text="[^"]*" data-stops="[^"]*" data-size="[^"]*"/g, '')
}
