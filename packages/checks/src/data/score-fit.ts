// Written by `npm run data` from data/score-fit.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreFit = `set	cvs	rankCorrelation	distance
fitted	146	0.935	7.2
sealed	60	0.940	7.4
markers	206	0.974	3.4`
