import { type ClaimExample, claimExamples } from './claim-examples.ts'
import { VerdictLabel } from './verdict-label.tsx'

const columns = ['Your words', 'Rewritten', 'Verdict'] as const

/**
 * The examples to read, also without scripts. Roles are written out, because some browsers take them away from rows that
 * are stacked on phones.
 */
export function ClaimTable() {
	return (
		<div className="prose prose-small max-w-none">
			<div className="prose-table">
				{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
				<table role="table" aria-label="10 examples">
					{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
					<thead role="rowgroup">
						{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
						<tr role="row">
							{columns.map((column) => (
								// biome-ignore lint/a11y/noRedundantRoles: see above.
								<th key={column} role="columnheader" scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
					<tbody role="rowgroup">
						{claimExamples.map((example) => (
							<ExampleRow key={example.before} example={example} />
						))}
					</tbody>
				</table>
			</div>
		</div>
	)
}

function ExampleRow({ example }: { example: ClaimExample }) {
	const { before, after, verdict, reason } = example
	return (
		// biome-ignore lint/a11y/noRedundantRoles: see above.
		<tr role="row">
			{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
			<th role="rowheader" scope="row">
				{before}
			</th>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
			<td role="cell" data-label={columns[1]}>
				{after}
			</td>
			{/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
			<td role="cell" data-label={columns[2]}>
				<VerdictLabel verdict={verdict} />
				{reason}
			</td>
		</tr>
	)
}
