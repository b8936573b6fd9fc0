/** How the quiet buttons under a suggestion look. */
export const toolClass =
	'inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-accent hover:text-accent-hover sm:min-h-9'
