export { bulletMark, type Edit, type FormEdit, noEdit, type WordEdit } from './edit.ts'
export {
	affixCount,
	affixRows,
	readFeatures,
	shapeCount,
	type WordFeatures,
} from './read-features.ts'
export { findForm, putInForm } from './word-forms.ts'
