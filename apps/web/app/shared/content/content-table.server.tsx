import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type TableProps = { children?: ReactNode; role?: string }
type TableElement = ReactElement<TableProps>

/**
 * A table whose cells name their column, so that its rows can be stacked on phones. Its roles are written out, because
 * some browsers take them away from rows that stand as blocks.
 */
export function ContentTable({ children }: { children?: ReactNode }) {
	const [head, body] = pickElements(children)
	const labels = head ? listCells(head).map((cell) => extractText(cell.props.children)) : []
	return (
		// A landmark each would be too many, and a fieldset is for fields.
		// biome-ignore lint/a11y/useSemanticElements: see above.
		<div
			role="group"
			className="prose-table"
			aria-label={`Table: ${labels.join(', ')}`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls a wide table with the keys.
			tabIndex={0}
		>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
			<table role="table">
				{head ? withRoles(head, (cell) => cloneElement(cell, { role: 'columnheader' })) : null}
				{body ? withRoles(body, (cell, index) => labelled(cell, labels[index], index)) : null}
			</table>
		</div>
	)
}

function withRoles(
	rows: TableElement,
	cellOf: (cell: TableElement, index: number) => TableElement,
): TableElement {
	const made = pickElements(rows.props.children).map((row) =>
		cloneElement(row, { role: 'row' }, pickElements(row.props.children).map(cellOf)),
	)
	return cloneElement(rows, { role: 'rowgroup' }, made)
}

/** Labels a cell. The first cell of a row is its header: it names the subject of the row. */
function labelled(cell: TableElement, label: string | undefined, index: number): TableElement {
	const role = index === 0 ? 'rowheader' : 'cell'
	const props = { ...cell.props, role, 'data-label': label }
	if (index > 0) return <td key={cell.key} {...props} />
	return <th key={cell.key} scope="row" {...props} />
}

function listCells(head: TableElement): TableElement[] {
	return pickElements(head.props.children).flatMap((row) => pickElements(row.props.children))
}

function pickElements(children: ReactNode): TableElement[] {
	return Children.toArray(children).filter((child) => isValidElement<TableProps>(child))
}

/** The words of an element that holds nothing but words. */
export function extractText(children: ReactNode): string {
	if (Array.isArray(children)) return children.map(extractText).join('')
	return typeof children === 'string' ? children : ''
}
