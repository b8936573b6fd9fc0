import { roundCut } from './split-page-svgs.ts'

const roundPath =
	'<clipPath id="round" clipPathUnits="objectBoundingBox"><circle cx="0.5" cy="0.5" r="0.5"/></clipPath>'

/** A page as the drawing library reads it: with a size, and with a path where browsers need none. */
export function drawableSvg(svg: string, width: string, height: string): Buffer {
	const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
	if (!sized.includes(roundCut)) return Buffer.from(sized)
	return Buffer.from(
		sized.replace(roundCut, 'clip-path="url(#round)"').replace('</svg>', `${roundPath}</svg>`),
	)
}
