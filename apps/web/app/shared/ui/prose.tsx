import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import './prose.css'

/** Written content that was made into HTML when the site was built. Its links to our pages change the page in place. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
	const navigate = useNavigate()
	function handleClick(event: MouseEvent) {
		const path = readOwnPath(event)
		if (path === null) return
		event.preventDefault()
		void navigate(path)
	}
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keys as well, which arrives here as a click.
		// biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are pressed.
		<div
			className={`prose ${className}`}
			onClick={handleClick}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	)
}

/** The path of the link that was pressed, if it is one of ours and the person wants it in this tab. */
function readOwnPath(event: MouseEvent): string | null {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
	if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
	const link = target instanceof Element ? target.closest('a') : null
	const href = link?.getAttribute('href') ?? ''
	return href.startsWith('/') && !isFile(href) ? href : null
}

function isFile(path: string): boolean {
	return /\.(?:txt|xml|json|pdf)$/.test(path)
}
