import type { ReactNode } from 'react'

/** The words of an element that holds nothing but words. */
export function extractText(children: ReactNode): string {
	if (Array.isArray(children)) return children.map(extractText).join('')
	return typeof children === 'string' ? children : ''
}
