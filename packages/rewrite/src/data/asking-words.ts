// Written by `npm run data` from data/asking-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const askingWords = `kind	words
asking	how what when which who why where many much often long would do did does if could tell describe give explain example happen handle make sure usual usually typical typically need here really
time	time day week month shift year average morning afternoon evening night weekend Monday Tuesday Wednesday Thursday Friday Saturday Sunday
measure	share proportion percentage
unit	job task
averting	sure that? <any5> <not>
averting	@ensure that? <any5> <not>`
