import type { Block, Cell, ParagraphStyle, Run } from '../flow/blocks.ts'
import { pointsOfTwips, type RtfState } from './rtf-state.ts'

/** A run of text being put together: the body, a header or a text box. */
export type Story = {
	blocks: Block[]
	runs: Run[]
	pictures: { widthPt: number; heightPt: number }[]
	/** Text boxes that hang on the paragraph. */
	boxes: Block[][]
	breaksPage: boolean
	cell: Block[]
	row: Cell[]
	/** The right edges of the cells of the next rows, in twips. */
	cellEdges: number[]
	/** Whether each of these cells has a background colour. */
	cellShades: boolean[]
}

export function newStory(): Story {
	return {
		blocks: [],
		runs: [],
		pictures: [],
		boxes: [],
		breaksPage: false,
		cell: [],
		row: [],
		cellEdges: [],
		cellShades: [],
	}
}

/** Ends the paragraph and puts it under the last one, or into the cell that is being written. */
export function endParagraph(story: Story, { run, paragraph }: RtfState): void {
	const { isList, indentPt, beforePt, afterPt, shaded } = paragraph
	const style: ParagraphStyle = { run, isList, indentPt, beforePt, afterPt, shaded }
	const { runs, pictures, breaksPage } = story
	const blocks: Block[] = [
		{ kind: 'paragraph', paragraph: { runs, pictures, breaksPage }, style },
		...story.boxes.map((inner) => ({ kind: 'box' as const, blocks: inner })),
	]
	Object.assign(story, { runs: [], pictures: [], boxes: [], breaksPage: false })
	if (paragraph.isInTable) story.cell.push(...blocks)
	else story.blocks.push(...blocks)
}

/** Ends a cell with the paragraph that is open in it. */
export function endCell(story: Story, state: RtfState): void {
	endParagraph(story, { ...state, paragraph: { ...state.paragraph, isInTable: true } })
	story.row.push({ blocks: story.cell, span: 1 })
	story.cell = []
}

/** Ends a row. Rows with the same measures form one table. */
export function endRow(story: Story): void {
	const columnWidthsPt = story.cellEdges.map((edge, index) =>
		pointsOfTwips(edge - (story.cellEdges[index - 1] ?? 0)),
	)
	const row = story.row.map((cell, index) => ({ ...cell, isShaded: story.cellShades[index] }))
	const last = story.blocks.at(-1)
	const isSame = last?.kind === 'table' && last.columnWidthsPt.join() === columnWidthsPt.join()
	if (isSame) last.rows.push(row)
	else if (row.length > 0) story.blocks.push({ kind: 'table', rows: [row], columnWidthsPt })
	story.row = []
}

/** Returns all blocks, including words that no paragraph mark ended. */
export function endStory(story: Story, state: RtfState): Block[] {
	if (story.runs.length > 0 || story.boxes.length > 0) endParagraph(story, state)
	if (story.cell.length > 0) story.row.push({ blocks: story.cell, span: 1 })
	story.cell = []
	if (story.row.length > 0) endRow(story)
	return story.blocks
}
