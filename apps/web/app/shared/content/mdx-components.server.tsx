import { checks } from '@app/checks'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { ContentTable, extractText } from './content-table.server.tsx'
import { toAnchor } from './split-at-headings.ts'

type Heading = { children?: ReactNode }

function SourceOrPage({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
	const isOurs = href.startsWith('/') || href.startsWith('#') || href.startsWith('mailto:')
	if (isOurs) return <a href={href}>{children}</a>
	return (
		<a href={href} rel="noopener external">
			{children}
		</a>
	)
}

/** A line before and after it was fixed. */
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

/** A CV, or a part of one, as it would stand on paper. */
function ExamplePage({ children }: { children: ReactNode }) {
	return <div className="example-page">{children}</div>
}

/** Names one of our checks and leads to the tips about it. */
function Check({ id }: { id: string }) {
	const check = checks.find((one) => one.id === id)
	if (check === undefined) throw new Error(`There is no check ${id}.`)
	return <a href={`/tips#${id}`}>{check.title}</a>
}

/** The components that render the elements of our written content. */
export const mdxComponents = {
	a: SourceOrPage,
	h2: ({ children }: Heading) => <h2 id={toAnchor(extractText(children))}>{children}</h2>,
	h3: ({ children }: Heading) => <h3 id={toAnchor(extractText(children))}>{children}</h3>,
	table: ContentTable,
	Rewritten,
	Check,
	ExamplePage,
}
