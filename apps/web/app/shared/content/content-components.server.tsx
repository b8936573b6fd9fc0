import { checks } from '@app/ats'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { anchorOf } from './anchor-of.ts'

type Heading = { children?: ReactNode }

/** The words of a heading; headings of our texts hold nothing but words. */
function wordsOf(children: ReactNode): string {
	if (Array.isArray(children)) return children.map(wordsOf).join('')
	return typeof children === 'string' ? children : ''
}

function SourceOrPage({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
	const isOurs = href.startsWith('/') || href.startsWith('#') || href.startsWith('mailto:')
	if (isOurs) return <a href={href}>{children}</a>
	return (
		<a href={href} rel="noopener external">
			{children}
		</a>
	)
}

/** A line before and after it was mended. */
function Rewritten({ before, after }: { before: string; after: string }) {
	return (
		<dl className="rewritten">
			<dt>Before</dt>
			<dd>{before}</dd>
			<dt>After</dt>
			<dd>
				<mark>{after}</mark>
			</dd>
		</dl>
	)
}

/** Names one of our checks and leads to the tips about it. */
function Check({ id }: { id: string }) {
	const check = checks.find((one) => one.id === id)
	if (check === undefined) throw new Error(`There is no check ${id}.`)
	return <a href={`/tips#${id}`}>{check.title}</a>
}

/** What the elements of our written content look like. */
export const contentComponents = {
	a: SourceOrPage,
	h2: ({ children }: Heading) => <h2 id={anchorOf(wordsOf(children))}>{children}</h2>,
	h3: ({ children }: Heading) => <h3 id={anchorOf(wordsOf(children))}>{children}</h3>,
	table: ({ children }: { children?: ReactNode }) => (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls a wide table with the keys.
		<div className="prose-table" tabIndex={0}>
			<table>{children}</table>
		</div>
	),
	Rewritten,
	Check,
}
