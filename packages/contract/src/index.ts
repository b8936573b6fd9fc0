export { type Endpoint, endpoint, type HttpMethod } from './endpoint.ts'
export { type ErrorAnswer, type ErrorCode, errorAnswerSchema, statusByCode } from './error-code.ts'
export {
	analyzeGuestCv,
	deleteGuestSession,
	type GuestResults,
	type GuestSession,
	type GuestStatus,
	getGuestPage,
	getGuestResults,
	getGuestStatus,
	guestResultsSchema,
	guestSessionSchema,
	maxUploadBytes,
} from './guest-analysis.ts'
export { getHealth } from './health.ts'
export {
	type ExportFormat,
	exportCv,
	exportFormatSchema,
	listTemplates,
	type Preview,
	previewCv,
	type TemplateEntry,
	templateSchema,
} from './typesetting.ts'
