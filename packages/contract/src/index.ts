export {
	changeEmail,
	changePassword,
	confirmEmail,
	deleteAccount,
	exportAccount,
	getUser,
	keepAccount,
	register,
	requestPasswordReset,
	resendVerification,
	resetPassword,
	updateProfile,
} from './accounts.ts'
export {
	type Analysis,
	type AnalysisSummary,
	analysisSchema,
	analysisSummarySchema,
	deleteAnalysis,
	getAnalysis,
	getAnalysisPage,
	listAnalyses,
} from './analyses.ts'
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
export { claimGuestSession, requestGuestVerification, verifyGuestEmail } from './guest-claim.ts'
export { getHealth } from './health.ts'
export {
	accessTokenSeconds,
	endOtherSessions,
	endSession,
	type LoginAnswer,
	listSessions,
	login,
	loginAnswerSchema,
	logout,
	refreshToken,
	type Session,
	sessionSchema,
} from './sessions.ts'
export {
	exchangeSocialCode,
	listSocialProviders,
	type SocialProvider,
	socialLoginCallback,
	socialProviderSchema,
	startSocialLogin,
} from './social.ts'
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
export {
	emailSchema,
	maxPasswordLength,
	minPasswordLength,
	type Profile,
	passwordSchema,
	planSchema,
	profileSchema,
	type User,
	userRoleSchema,
	userSchema,
	userStatusSchema,
} from './user.ts'
