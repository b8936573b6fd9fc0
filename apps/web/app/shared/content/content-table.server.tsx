import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { wordsOf } from './words-of.ts'

type WithChildren = ReactElement<{ children?: ReactNode }>

/** A table whose cells name their column, so that its rows can be stacked on phones. */
export function ContentTable({ children }: { children?: ReactNode }) {
	const [head, body] = elementsIn(children)
	const labels = head ? cellsOf(head).map((cell) => wordsOf(cell.props.children)) : []
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls a wide table with the keys.
		<div className="prose-table" tabIndex={0}>
			<table>
				{head}
				{body ? withLabels(body, labels) : null}
			</table>
		</div>
	)
}

function withLabels(body: WithChildren, labels: string[]): WithChildren {
	const rows = elementsIn(body.props.children).map((row) => {
		const cells = elementsIn(row.props.children).map((cell, index) =>
			cloneElement(cell, { key: labels[index], 'data-label': labels[index] } as object),
		)
		return cloneElement(row, {}, cells)
	})
	return cloneElement(body, {}, rows)
}

function cellsOf(head: WithChildren): WithChildren[] {
	return elementsIn(head.props.children).flatMap((row) => elementsIn(row.props.children))
}

function elementsIn(children: ReactNode): WithChildren[] {
	return Children.toArray(children).filter((child) => isValidElement<WithChildren['props']>(child))
}
