// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	ask	hidden
bias	-0.06	-0.287	+PcKDPb49fX5+An49gn0Cgn39wn1CfgJ
output	0	0	JyXX5SgpHRcrJdknG9oi4NkoI+QY3inY
-1 more loose than left	0.04	-0.163	/wD8//oAAAP+AfwBA/v+Av0CBAIABgL/
-2 more loose than left	0.084	-0.015	BAb4+QgIBgcJCPsCBv8F/PcIAvsH/AgB
-3 more loose than left	0.022	-0.093	Bgb8AgcCCf4AAwIFB/kD9PcA+vb89/8B
0 left	-0.028	-0.59	+/0EAPgC/fz8/f/4+wH/BAb/AggBCvsA
0 loose	-0.023	-0.068	+gEBA/wC/f//AQMA/gQCBQL7+gP9BQH9
0 more loose than left	-0.083	0.035	Af0FAvz5+vv8/wX++gEACwUA/AUBAvwE
1 for 1, JJ, one place	-0.033	0.027	/f4EAP/7AP/7+gX//AH+AQH/Af8C//8B
1 for 1, JJ, share 0	-0.045	0	/f4EAQD9AP/6+wQA/QX+AAD9/gD/AP4D
1 for 1, JJ, share 1	-0.005	-0.078	AQP/AAP+AgH8//8DAgAA//z/Af4B/v/+
1 for 1, JJ, share 2	-0.026	-0.164	/f0FBAL6Av36/Qb/+wH6AP/9+wD9AAAG
1 for 1, JJ, share 3	-0.029	0.012	/v8DAf/9/wAA/gL//gL+AQL9/gEAAf4C
1 for 1, NN, one place	0.135	-0.099	EQv29AsNCQsKDPIKC/EO+fYODfcL+A/y
1 for 1, NN, share 0	-0.041	-0.029	/AEDAgD6Af///gMB/gL9/wH9/AAAAfsF
1 for 1, NN, share 1	-0.057	0.236	/fwGAAH+AQD9/AYA/AX5/wH8AQAAAfoB
1 for 1, NN, share 2	-0.045	0.197	9wQFBQMAAfwA/QQC/AL1/f79+AD4//cA
1 for 1, NN, share 3	0.004	0.006	A/4B/AACAgMBAvwDAwIF/f8CA/8E///7
1 for 1, NN, share 4	-0.043	-0.01	/PwDAgD8///7/AT//QX9AQH8/QL/AfwE
1 for 1, RB, one place	0.116	0.052	DAv0+AUMBAcNC/QGCfUL+/oKCfsG+wr2
1 for 1, RB, share 1	0.023	-0.018	Af/8AP///wADAf//AQD/AQEA/wH/AQMB
1 for 1, RB, share 2	0.026	0.073	BAH7/gIEAQIDBfoDAv0E//4DBv8C/QP8
1 for 1, VB, one place	0.009	0.162	Av0D+voA9wX5APv7BgYFCgQBBwoHBv/+
1 for 1, VB, share 0	-0.029	-0.042	/QABAv79///+/gL//wT/AAL8/QH/Av0B
1 for 1, VB, share 1	-0.043	0.058	/vgFCP0A//v6/Ar8/gf7AAn8/gH7A/sH
1 for 1, VB, share 2	0.008	0.01	+v/9BPkBAPsAAAH8AQD+/wP////8BP4A
1 for 1, VB, share 3	-0.041	-0.072	/vwFAv/8//3+/AP9+wj7AAP9AAH9Av4D
1 for 1, antonym, one place	0.034	-0.061	AwP9/gMDAgICAv4CAf4C//wEBP4C/QT8
1 for 1, antonym, share 2	0.092	-0.047	BgX5AAMGAQAKCfoEA/cD/voIBfwB+wr7
1 for 1, derived, one place	-0.097	0	+PgIBPn4+/319wj3+wj6Bwn3+Qb9CPYJ
1 for 1, derived, share 2	0.021	0.084	/wD/AQH/AQABAQACAP///vwCAP4A/QP/
1 for 1, far-broader, one place	0.006	-0.035	AQH//wEBAAEAAAAAAAAAAP8BAQAA/wH/
1 for 1, far-broader, share 1	-0.011	-0.012	//8CAAH/AQAAAAAAAAIAAAD+/wAAAP8A
1 for 1, far-broader, share 2	0.021	0.014	AwH9/wEEAQAAAgAAAAEAAAEBAQAAAAP/
1 for 1, listed, share 2	0.002	-0.053	/gAB/wD+AAH+/AMA/gL+AAABAAAAAAMB
1 for 1, narrower, one place	0.025	-0.037	AgH+/QECAAIBAf0AAv4DAP0EBP4E/QT7
1 for 1, narrower, share 1	-0.023	0.123	AfwFAf3//wD8/QD7AAMAAgcB/gL/Bv7/
1 for 1, narrower, share 2	-0.091	0.005	+/sIAAD7Af/4+QP//wUA/wD5/P4AAfgG
1 for 1, narrower, share 3	-0.044	-0.029	/fwFAf7+AP7+/gMA/gT+AAP8/QH/AvwD
1 for 1, none, one place	0.045	0.009	BQP99AEI/woBA/v+CvwKAP0GB/wO/gj4
1 for 1, none, share 0	-0.075	-0.056	+fwHA//6AP77+Qb//AX+AAP5+wL9A/cF
1 for 1, none, share 1	-0.062	-0.022	//8GAfv6AAD8/QMA/wX+AgH//P/9APgE
1 for 1, none, share 2	-0.007	0.134	9/sECP4C/vb5AAYE/QD6/wD8/gP2//z+
1 for 1, none, share 3	-0.018	-0.097	A///+wX9AwMC/gEDAgQC/gH9/v4D/foD
1 for 1, none, share 4	-0.037	-0.006	/PwDAgD8///9/gP//gP/AQH9/QH/AfwD
1 for 1, one place	0.072	0.141	CAb69P8G/Q8IBvYADPQPAvwGCvwQ/wX2
1 for 1, paraphrase, share 1	-0.007	0.021	//4BAQD9AP/+/wL//gP/AAIA/gH/AAEC
1 for 1, rare-synonym, one place	0	0	AP8AAP8AAAAAAAAAAAAAAQAAAAAAAAAA
1 for 1, rare-synonym, share 2	-0.042	-0.017	//0DAP/+AAD8/QH//wX/AAL9/QH/AfwB
1 for 1, share 0	-0.084	-0.071	9/4GBf70//z7+wgA+wf7AAL4+wH+AvYG
1 for 1, share 1	-0.039	0.198	/fsECP38/fwA/QIC/wj5AQb8/AH6AQAB
1 for 1, share 2	-0.01	0.113	+vsGC/4EBfYA/wMF+QL2/gD+9/72/gID
1 for 1, share 3	-0.003	-0.073	/QL+/gH/AgAFAvwA/gID/PsAA/0D/f/7
1 for 1, share 4	-0.02	-0.037	/v4BAQH/AAD+/gL//wIAAQD+/gEAAP4C
1 for 1, sibling, one place	0.134	0.225	DAr09wUOAwgMDPIGCvUM/PgNC/sI+gzz
1 for 1, sibling, share 0	-0.02	-0.007	/f8CAgD8AP7//QMA/QH+AAD+/gD/AAAD
1 for 1, sibling, share 1	0.034	0.089	/wP8BAICAf4DAgQE/v78//wBAP3++gT9
1 for 1, sibling, share 2	0.014	-0.058	/gP9AfwDAf4EAQAEAPoB/PwCAfv//AD7
1 for 1, sibling, share 3	0.077	-0.03	CQT5/AMIAwIJCfcDA/kE/f0HBv4B/gb7
1 for 2, JJ, one place	0.03	0.011	AwP9/gEDAAEDA/0BAv4CAP8DA/8C/wP9
1 for 2, JJ, share 0	-0.012	0.035	/gABAAD+AAAA//8BAf4A/wH//wAAAf4C
1 for 2, JJ, share 1	-0.009	-0.114	+wAAB/75//sEAgH//f77AQL/+gP7Av4H
1 for 2, JJ, share 2	-0.096	0.098	+fwLA//4AP/2+Ab//QP9AAD4/AD+AfkF
1 for 2, NN, one place	0.063	0.085	BwX6/QMHAQMEBPoEA/4C/fwHBv8D/gf7
1 for 2, NN, share 0	-0.04	0.039	/f0DAf/+AP79/gIA/wIAAAH8/AD/APsF
1 for 2, NN, share 1	-0.054	-0.118	+v0GAwH3AP7++wn/+gX2AQX+9wP+AfoF
1 for 2, NN, share 2	0.003	0.002	AwL9/QMBAgQAAf8EBv8B/P7//vwD/P4A
1 for 2, NN, share 3	0.067	0.104	BgX7/gEGAAIIB/kDBfoF//4FBf8C/wb6
1 for 2, RB, one place	0.017	0.011	AQH//wEBAQECAv4BAv4C//8CAf8B/wL+
1 for 2, RB, share 1	-0.076	-0.059	/fgIAv7+///3+wX9/Qj+AQL6/QH/AvoD
1 for 2, RB, share 2	-0.016	-0.028	AP4DAgD+AP7+/wAB///+AP8AAQD/AAH+
1 for 2, VB, one place	-0.017	-0.03	AgUA/wQDBwEB/QABAf0B/Pv8/v3///wE
1 for 2, VB, share 0	-0.036	0.059	/AIEAgH7Af7+AAEB///+///8/f////4D
1 for 2, VB, share 1	0.072	0.272	AQr8AgEB//8GCP8G//oCAPwJAv/+AQX/
1 for 2, VB, share 2	-0.091	0.063	+fsJAPz4AQH29wT+/gn+/gb8AP4CBfcH
1 for 2, VB, share 3	-0.021	-0.017	/wAC/wIAAgH7/QIB/wAA//4BAP0C/QD/
1 for 2, narrower, share 1	0.048	-0.005	BQL6/gAEAAEEBf3/AfsDAQEEBAAAAQL+
1 for 2, narrower, share 2	0.034	0.032	BQL9AP4E/gAEAv0BAf8C/wACAQL+AAL9
1 for 2, none, one place	0.046	0.061	AwD9+gYHBAUEBPsGBAAD//sEBgAE/gP8
1 for 2, none, share 0	-0.057	0.11	/QEGAgD8Af35+wX/+wT7AAL9/P8AAP4E
1 for 2, none, share 1	-0.012	-0.042	9wL/CwH4//kE+wkD+QT2AAH+9gT4AfkI
1 for 2, none, share 2	-0.073	0.161	9wAF/gH7BAP1+AIEAv79+v/6/foDAfkD
1 for 2, none, share 3	0.001	0.029	AQABAAABAAAAAQAAAgEA/wIAAf8BAAD/
1 for 2, one place	0.029	0.078	AQQB/gIDBQEAA/sDA/oC/PgCBfwE/wP7
1 for 2, share 0	-0.071	0.132	+wADAwH8Afz2+gX//QP8/wD9/P4A/v0F
1 for 2, share 1	-0.002	-0.019	+gX/Cf36//gB/gf89gf1Av/++AP5//sM
1 for 2, share 2	-0.074	0.136	9gAHAv3/AwD2/QP8Af/+/P76//oB/vkC
1 for 2, share 3	0.005	0.083	/QID/gMAAwEAAf0DA/4C/v8CAv4B/QH9
1 for 2, sibling, one place	-0.064	-0.015	+gMHBfv6BPv6+wf9/P/5/P73+P77AvkI
1 for 2, sibling, share 1	0.032	-0.041	AQX6/gEEAQEJAwICAPwA//8B//4BAAEB
1 for 2, sibling, share 2	-0.078	-0.015	+gEFAv78Af/4+gUA/QL9/v/6+/7+APgI
1 for many, JJ, share 0	0.016	-0.007	AwH///8C/wH/AQD+/wEAAgEBAQEBAQH+
1 for many, JJ, share 1	-0.11	0.048	8/UMBv/2//v09gn++gr7AQL3+AL8A/cI
1 for many, JJ, share 2	0.029	-0.038	AwL9/wEEAAEEBP0BAv8B/wACAQAAAAL/
1 for many, NN, one place	0.023	-0.023	AQH+AQABAAADAv8CAv0A//8CAQAB/wH+
1 for many, NN, share 0	0.036	-0.03	AAb6AQP+AwAC/gIE/QD//fwFA/v//AMB
1 for many, NN, share 1	-0.001	0.02	AQL/BQP7Af3+/gME/f/7//3/+gH8/v0C
1 for many, NN, share 2	0.018	0.057	AQT//wT+AwEC/gAB/wIA//sEAv0A/QH/
1 for many, RB, share 1	-0.015	-0.102	/f3/AgD/AP//AAEAAAL+AAIC/QH/AQIB
1 for many, RB, share 2	0.023	-0.023	AgD/AAABAAADA/wAAv4CAAECAgABAQP9
1 for many, VB, one place	0.017	-0.002	AgH//wACAAECAv4BAv8C/wABAgABAAH/
1 for many, VB, share 0	-0.039	-0.049	/f4EAwL5Af3/AAMD/gH9//8A/v4A//8D
1 for many, VB, share 1	0.031	0.074	Av//APwB/gH/APr6AQD/AwYDAwABAQUA
1 for many, VB, share 2	-0.109	-0.042	9fkKBPn4+v7y9gn3+wn8Bwr3+QX+CPgI
1 for many, far-broader, share 1	0.031	-0.047	AgD+AAABAAADA/8AAf4BAAECAQAAAAL+
1 for many, narrower, share 1	0.031	0.037	AQL//wEDAQEEBfoAAvwCAP8EAv4A/gL/
1 for many, narrower, share 2	-0.038	-0.001	/v4DAQD+///8/QP//gP+AAL8/gH/AfwD
1 for many, none, one place	0.087	-0.021	Bwb5/QMHAgQJB/kDBfgE//oKB/4E/Qj3
1 for many, none, share 0	0.002	0.002	AAH/AQb6BAADAf8I/f39+vv+/vv9+/8G
1 for many, none, share 1	-0.005	0.057	+/sACf/5APz9/wX/+gT2AwL7+AX5A/8E
1 for many, none, share 2	-0.018	0.016	+wEE/wP9AgEA/gED/v0AAP7+/AD+APkF
1 for many, none, share 3	0.008	0.077	AgD+AAABAAEAAAD/AAABAAAAAAH/AQAA
1 for many, one place	0.047	-0.025	AgL+AAACAAAGBPwDBPsC/v8EAwAB/wL9
1 for many, rare-synonym, share 1	-0.009	0.024	/wACAAH/AAD/AAABAAAB//8BAf8B/wAA
1 for many, share 0	0.007	-0.031	AQMAAgP6AwABAQEF/AP+/fz+//v+/AED
1 for many, share 1	-0.005	0.041	/f3/B/37APv4/wX//AH1AgP89gH6/wEG
1 for many, share 2	-0.031	-0.046	+/4GAfz5/f/9/wL9/wYBBQb//QT9B/4E
1 for many, share 3	0.008	0.077	Af//AAABAAD//wH//wEAAAACAgAAAAL+
1 for many, sibling, share 0	-0.043	-0.012	/v0EAf79///8/QL+/wT/AQL8/gD/Af0C
1 for many, sibling, share 1	-0.031	-0.03	+v0FBP75AP38/wIA/gD9AAD9/AD9APoD
1 for many, sibling, share 2	-0.022	0.016	AP0C//0B/wH9/wD8/wT/AwX/AQIAAwAB
1 left	0.013	-0.064	AAEE+AP+/wEFAf8BAQMF/f/+AQUI/f37
1 loose	0.02	-0.342	A/r/9PcGBQ36Bvr+CQMHAAIFBQgHCAH3
1 more loose than left	0.007	-0.281	AvwE/wb5CP8EAAAE/QUB+Pj7AAD/8/8E
2 for 1, JJ, one place	0.039	-0.114	BQT8/QEFAQIFBPwBAv0D//8DA/8B/wP9
2 for 1, JJ, share 1	-0.094	0.039	+vwIAQD5AAD5+AQA/gT+AAD7/gD/APkD
2 for 1, JJ, share 2	0.033	-0.071	/wT+AAMDAQADAv8CAvsD//wCAf8A/QX9
2 for 1, NN, one place	0.027	0.066	BAL//QAEAQIBA/0AA/4EAAADBf4C/wP7
2 for 1, NN, share 0	-0.141	0	9fwMAwD2AP319wkA/Ar7AAD09wD+APQK
2 for 1, NN, share 1	-0.028	0.243	AAACAQH8AQD7AP4C/wH+/v//AP7///wE
2 for 1, NN, share 2	0.011	0.107	/gH/AwL/Af8A/QEC/v/8//sDBP8A/QX8
2 for 1, NN, share 3	-0.014	-0.018	AAIA/wAAAAAB/gEA/wAA//4AAf8B////
2 for 1, RB, share 1	-0.069	-0.055	+fwHAgD6AP/7+Qb//Af8AAH6+gD/APwF
2 for 1, RB, share 2	0.011	0.011	Af7/AAADAAD9AAEAAAIAAAEE/wEAAAL+
2 for 1, VB, one place	-0.022	-0.069	AP4B//7//wD8/QH8/wT+AQP+/gIAAv8B
2 for 1, VB, share 0	0.005	-0.015	/QEBAAD/AAAB/wIAAP8BAP8CAQABAAH+
2 for 1, VB, share 1	0.052	-0.091	BQL6AQEHAAACBf0BAvwBAAAIAf4A/wP+
2 for 1, VB, share 2	-0.087	-0.044	+P0IAgT6Av/4+gEE/AX7/v35+v/+/fkH
2 for 1, VB, share 3	-0.018	0.023	/vwBAv39//8BAQH+/gEBAAL9/gH/AvwC
2 for 1, narrower, share 1	0.006	-0.019	AgEAAAABAAAAAf8AAf4BAP8CAwAAAAL/
2 for 1, narrower, share 2	-0.001	-0.029	AAAA/wABAAABAAABAP4BAAABAQEAAAH+
2 for 1, none, one place	0.027	-0.056	BAD//P8E/wL/Avv+A/8FAAEEBAADAAP6
2 for 1, none, share 0	-0.093	-0.002	9/8IAgD5AP75+QgA/Qf+AAD3+gD/APYG
2 for 1, none, share 1	-0.058	0.187	+/wGBAL5Af/5/AQB+wb5AAAC+//9//0I
2 for 1, none, share 2	-0.028	-0.003	/QEEAwP/Af/++wIC/QP9/vv+AP7//f4A
2 for 1, none, share 3	-0.073	-0.046	+AAGA//7AP38+Qb++gH9AAD6+//9AfgG
2 for 1, one place	0.034	-0.117	BQD++/8F/wMEBfn/Bf0FAAMCBAEDAQP6
2 for 1, share 0	-0.123	-0.016	9f0LAwD3AP729wkA/An8AAD0+QD/APMJ
2 for 1, share 1	-0.04	0.136	/gIBAwP7AgD+AwMC/AT8/wH++v/9//cI
2 for 1, share 2	-0.03	0.004	/AADAgj/BP/9+wEG/gL9+/j6/vz++vsB
2 for 1, share 3	-0.054	0.003	+/8CAv/9AP/9+Qf++QL8AAD+/P/9AfwE
2 for 1, sibling, one place	0.04	-0.06	BQP7/gEEAAEFBfsBAvwD//8DAgABAAP+
2 for 1, sibling, share 1	0.016	-0.058	AAD+AQABAP8EAgAB//3+AAAC/v///wAB
2 for 1, sibling, share 2	0.038	0.009	AAb9AAb/AwAEBPwFAfwA/fsCAf4A/AQA
2 for 2, JJ, one place	0.031	-0.022	AwL9/wADAAEEA/0BAv0CAP8DAv8AAAP+
2 for 2, JJ, share 1	-0.062	0.074	/f8FAQD9AAD3+QQA/wT+AAD9AAABAP4C
2 for 2, JJ, share 2	0.022	-0.027	AQL+AAABAAAEA/0BAP4AAAD///8A/wEA
2 for 2, NN, one place	0.052	-0.033	BQL7/gAFAAIEBPwBAv0DAP4GBf8B/wb6
2 for 2, NN, share 0	-0.04	-0.011	/f4CAQD/AP/5/AUA/gT+AAD9/QH/APwC
2 for 2, NN, share 1	0.018	-0.063	AAT8AQH+Af8FAf4C//v///4C//8A/wEB
2 for 2, NN, share 2	0.049	0.027	Af79Af8E/wADBPz/Af4BAAIDAQEAAAT/
2 for 2, NN, share 3	0.012	-0.027	AwL+/wADAAEBAf4AAQAAAP8AAgABAAH/
2 for 2, RB, share 1	-0.047	0.013	/v8EAQD9AP/7/AEA/wEAAAD7/wD/APsB
2 for 2, VB, one place	0.028	-0.015	AgH+/wACAAEEBP0BAv0CAP8CAgAA/wL+
2 for 2, VB, share 0	0.04	0.021	AwL8/gECAQEEBf0BAf0B//8CAv8A/wP9
2 for 2, VB, share 1	0.076	-0.009	BwT4/gEFAQIJCfsBAvoB//4EAQAA/wH9
2 for 2, VB, share 2	0.014	0.055	BQIA/wAEAAACBfwAAQACAAADBAABAAL9
2 for 2, narrower, share 1	0.014	-0.019	/wH/AAD/AAABAQAAAP8AAAAA/wAAAAIB
2 for 2, narrower, share 2	0.025	-0.016	AAD+AAEAAAACBAABAP8BAP8CAQAAAAMA
2 for 2, none, one place	0.122	-0.076	DAf1/AILAQMLC/YCBfcH//0LCP4C/gv2
2 for 2, none, share 0	0.019	0.018	AP7+AAH/AQD+AgEA/wH///8DAgAB/wH8
2 for 2, none, share 1	-0.005	0.028	AgQBAQL+Af/8/wMD///+//z8AQAB/v4B
2 for 2, none, share 2	0.045	0.052	Av0AAP4E/wADBPr+Af8BAQMFAf//AQb8
2 for 2, none, share 3	0.028	-0.061	AQD+AAACAAADBP0AAf8AAP8DAgAAAAP+
2 for 2, one place	0.132	-0.08	DQfz/AINAgMLCvYCBfgG//wNCv0D/g3z
2 for 2, share 0	0.008	0.056	/f8AAAH+AQD+AAIB/gL+//4AAP8A/wH/
2 for 2, share 1	-0.015	0.014	AgQAAgIAAf/6/QIC/gH9//3+/gD//wAD
2 for 2, share 2	0.072	0.106	BwP5AAAIAAADBfj/Av4CAAIEAwAAAAb7
2 for 2, share 3	0.047	-0.067	BAH7/gAGAAEDBP0AAf8BAAAGBAABAAX8
2 for 2, sibling, share 1	0.027	-0.021	BAL7AAADAAAE//4AAP4AAAEBAQAAAAH8
2 for many, JJ, share 0	-0.073	0	+/4GAAD8AAD7/AMA/wH/AAD6/gAAAPsD
2 for many, JJ, share 1	-0.049	-0.031	/fsFAv/9AP78/gP//QT+AAH6/AD/AfgF
2 for many, NN, share 0	-0.039	-0.037	/AMEAQD9AAD//AUA/gL9AP/8/P8AAP0E
2 for many, NN, share 1	0.005	0.041	/QECAQD8AAEE/QEBAP4AAAD+/QAB//0C
2 for many, NN, share 2	-0.018	-0.007	//sCAf/////8/gT//gT9AAL/AAAAAf8B
2 for many, VB, share 0	-0.025	-0.01	/wMCAAABAAD//QEBAf0BAP//AQAAAAAA
2 for many, VB, share 1	-0.083	0.007	+voGAwH5AP73+ggB/Qn6AAD4+QD+//oG
2 for many, VB, share 2	0.044	-0.065	AwL7AAEEAAAFBP0BAf0D//8DAgAAAAX8
2 for many, narrower, share 1	-0.04	-0.003	/f8CAAD+AAD9/gIAAAP/AAD9/gAAAP0B
2 for many, none, share 0	-0.074	-0.047	+QQIAQH9AAD9+AQB/wP/AP75/f8BAP0D
2 for many, none, share 1	-0.099	-0.069	9vwLBAD0AP/38gn/+w37AAX29gH+AfML
2 for many, none, share 2	0.022	-0.053	Av4AAAIDAQAEBAACAP8B//4BAv8B/wP+
2 for many, share 0	-0.089	-0.047	9wIKAwH5AP78+AgB/QT9AP73/P8A//kF
2 for many, share 1	-0.057	0.015	+PwGBQH4AP789wYB/Aj6/wL6+AD///gG
2 for many, share 2	-0.011	-0.076	Afz/AQACAP/8/wMB/QP+/wH/AAAAAAH/
2 left	0.007	0.13	Bgj//gQBBwMDBfwHBP8H+ff+BPoG+f/5
2 loose	0.016	-0.188	AgL+AxH5D/oB//wJAP//9PwABfb58gAG
2 more loose than left	-0.057	0.089	CAUM8g0JCgr9/vYOCQIQ9e/8CfYL9QDy
3 left	0.04	-0.095	BwD4BwP9CfsFBQMA+wL6+fcC//j7+QH9
3 loose	0.006	-0.299	BAoCBQf4BfkAAwQI+AH7+fwAAPr6+AQE
3 more loose than left	0.117	-0.232	/Q32/QgJBf8NCfsIAe4F+/YGBfoA+Aj+
4 left	-0.01	-0.099	9wj/BQf6CwABAAUK+/z39/T9+PL+9/sH
4 loose	0.02	0.131	Bwb6/wMDAv8ABAYD//sC//0GAv0A/gX5
4 more loose than left	0.112	-0.037	Cwfy/v8LAAAPDvf9BPcIAgAMBP/+AAv2
5 left	-0.008	0.076	/gIBBAr/B/76/QAE/f76+/wC/v38+vwD
5 loose	-0.099	0.181	9v8JAwH5AP35+QcB+Qf5AP/39QD8//sL
6 left	-0.015	-0.021	/f4AA/z3//39/Qb8/AD8Agb4+gL8A/4H
6 loose	-0.03	-0.008	+wECAQH+AAD+/AMA/gX/AAD8/AD/APwC
act 1 higher, broader	-0.033	-0.045	/P0BAwT/A////AQB/gH+/gP8/AD+//kH
act 1 higher, listed	0.034	-0.124	AAn6+wYICQQABPwLCf0E+voEB/wL9gX+
act 1 higher, phrase	-0.038	-0.085	/f0CBP///v0A/wH8/wb7AgH7+wH7AvwK
act 1 higher, synonym	-0.085	-0.006	+/wHAf/6AP/3+Ab+/Af9AQL5+wL+AvkG
act 2 higher, broader	0.025	0.053	AQT+AAEBAAAGAf8CAf8B/v4DAf4B/gT+
act 2 higher, listed	-0.024	-0.091	/P0FAvz9/v4A/QABAP8AAP8B/v4B//4A
act 2 higher, phrase	0.034	0.151	BgD/+/0H/wQCA/v/BPwFAv4DBv8DAAX6
act 3 higher, listed	0.027	-0.065	BAL9/QIFAgIEBPsEBP0F/P0DBPwE/AL8
act 3 higher, synonym	0.035	0.176	AgL8/gQDAwIDAv4DAf0C/fwDAv0C/AP9
act of unknown level, carried	-0.032	-0.101	AAME+QgHCwcC/fwIBAIH+fkABf4E+/79
act of unknown level, loose	0.019	0.142	AAT++Qv+CwQC/vwMAgAD9ff+A/ME9gT9
added in and	0.022	-0.146	/gEA/gP9A/4A/wEI+gD6+fn9+wD3/vz8
added in complement	-0.04	0.021	+fsHBfz5/vz6/wL/+wP9AQD6/gAAAP0G
added in main	-0.037	0.063	Af0D9w0ADAcA/AMOAAEI8/kBAvgF+f0D
added in means	-0.001	-0.046	AP8AAAACAQAA/QEBAAEA/wAAAf8AAP8A
added in purpose	-0.009	-0.118	BAEAAQH/Af0BAP8DBP8C/vv+BPwA/P77
added in relative	0.06	0.032	/gb4AwEGAP0EAgQB/fz+Af4J/f79AAcC
added in result	0.079	-0.035	Cgf6+gYGBQAGBvwECPwJ+PcJA/sC+gX3
added in time	-0.064	-0.07	+gUKAQT6Av8B+gED//v9/f35/PwA/fYH
added name	-0.041	-0.166	/Qv6/gv8BgEJ/gMG////+vX+APr++AD8
added name, none	-0.038	-0.149	/Qb+/wcCAwIK/wII//4C/Pn4Af0A+wL/
added name, sibling	-0.016	-0.011	/gP8AQL+Av8D/gEC/v7+//0BAP4A/gD/
added noun	-0.02	-0.078	/f4D/gwDBfgA+wYJ+v3++fz8/wT8+v3+
added noun, far-broader	-0.097	0.033	+fsKAAL7AQD3+gMB/wcA///3/AEA/vcD
added noun, narrower	0.034	-0.072	BQT7/QIBAQEEBfsCAfkD/v0FA/4A/gL+
added noun, none	-0.015	-0.196	Af4CAQr/BvoAAQcI/AAEAPz8/f/9+P//
added noun, sibling	-0.001	0.21	/f8B/QQDBAMDAAEEAQEB/P8C//8D/QT8
added quality	0.012	-0.071	AwEA+RMGEAP///wNBf8J8fMDB/MG8fv8
added quality, far-broader	0.01	0	AQH//wABAAABAf8AAf8BAAABAQABAAH/
added quality, narrower	0.028	-0.014	AAP8AQEBAf8DAQAB//z///8C//8A/wP/
added quality, none	-0.004	-0.035	/wf/+w4DDQcA/f8MB/sM8fL/AvQF8QD7
added quality, sibling	0.019	-0.011	AQP//wEAAAEAAv8BAf7/AP8CAv8B/wT/
added verb	0.004	0.029	AQQDAgT6Bfr9AP4G/wP8+fcA//n+9/4C
added verb, far-broader	-0.002	-0.012	/f0AAQD/AAAB/gIA/wH8AP8A/wD/AAAE
added verb, narrower	-0.014	-0.022	AP0A/wADAQACAgD9AQIA//8BAv4CAAL9
added verb, none	0.029	-0.015	/////gH9AP8GAAH//AMCAv/+Avn8+AAA
added verb, sibling	-0.031	0.037	/QACAv/9AP3+/QMB/wH//wH+/v8AAP8E
agent was group	0.104	0.175	Cwj2+AgMBQYLC/QLCfUK+PgKCfsG+Qn2
agent was group, alone	0.057	0.175	BgX6/AUHAwMFBfkFBPsG/PwFBf0D/AX6
agent was group, same	0.094	0.079	Cgj2+QgLBQYJCfYIB/cI+vkJCPsG+Qn3
agent was other	0.08	-0.178	CBH59BEJEgoHCPgNB/QG7+4JB/AI8wT2
agent was other, alone	0.081	-0.108	BQ31+hQMDQQMBPYNB/YI9O4FCfEE8Ab6
agent was other, broader	0.062	-0.072	AwT6AAEEAP8HB/0CAvoAAP4IBgAC/wf7
agent was other, linked	0.005	-0.07	AAYC/AABBwT/Af7/AvsF+fkBA/kF/f7/
agent was other, listed	-0.018	-0.055	/wAC/gD/AAL+////AAMBAAAAAAACAAD/
agent was other, now learnt	-0.067	0.062	/P0HAgX5Bf79+wMF/wT++v37+/z+/foD
agent was other, phrase	-0.014	-0.077	/QMCAgL9Af8A/wICAf3///z/Af4B/gIB
agent was other, same	0.158	-0.033	DRPy8QkPDQwND+4LDOwN8PERDPEL9RLv
agent was other, synonym	-0.115	-0.002	+PgKBv72//v09Qr7+Ar4AgL19wP6A/UK
agent was team	0.052	-0.077	BQb5+gsFCAYKCPgNB/kH9fQFBfgD+AX7
agent was thing	0.055	-0.026	Cgz5+A8JDggEBfsNBfkL9e4MC/MM8Qf6
agent was thing, alone	0.097	0.06	Cw329A8NDQsMDvYSCvAM8ewNDvMN8gjy
agent was thing, linked	-0.068	-0.086	/P0FAQD6AAD5+wQD/gT7/wL4/P/9AfwD
agent was thing, listed	0.055	-0.059	CAn49Q4LDQgFBfcNB/oN8vMFCfYL9wf0
agent was thing, same	0.049	0.14	Agf7+QsJCAYFB/kJA/gH+/cEA/gG+Ab7
ages gone from 2	-0.057	0.006	+vgIB/r4/vr4+gT9/AX7AAT9+wD9AvsG
ages lowest up 2	-0.082	-0.003	+vsHAgD5AP74+Qb+/Qb+AAP3+gL+AfcH
ages new at 2	-0.012	0.096	+v0DBfr5+/3+/Aj6+v/6BgX8+AT7BP8J
ages new at 5	-0.004	-0.033	AgEBAP8BAAAAAAD/AP8AAQIAAAEAAQAA
ages same	-0.063	-0.355	+wEGBAH9AfwC+gT/+gb8/gP9/QD7AvgE
authority gone from 0	-0.049	0.324	//0DBP37/P77+wT+/Af8BAf7+Qf7B/oF
authority gone from 2	-0.028	0.077	/f8DA/z8//39+wb8+wP5AgH8/AD8AvsD
authority lowest up 2	-0.003	0.089	AAD/AAEAAQD+/wEAAAH/AAD+/wEAAP8B
authority new at 0	-0.038	-0.068	/v0C////AQH8/QL+/wMAAQL7/QQAA/sB
authority new at 2	0.017	0.016	AAD9AAABAAACAAH//wEAAAEA/wAAAAEA
authority same	0.052	-0.102	BAX++wUEAwUDBfsHBvoI+voGCfsH+Qb5
authority up 2	0.027	0.076	AgL9AAICAQABAf8AAP8AAAABAQAAAAL/
authority up to 2	0.024	0.076	AQH+/wIBAQECAf8BAP4BAAAAAQEAAAIA
carried act, broader	-0.038	-0.055	9f4CBQn4CP3/+wgF/AH5/P7+9vz++/gI
carried act, broader, cosine 0	-0.015	0.046	/f8AAv/9///+/gP+/QL+AgP+/AH+A/0G
carried act, broader, cosine 1	-0.037	-0.082	+gEDBQX+Bv8A+wcC/QP6/v3///7//QAB
carried act, broader, cosine 2	-0.027	0.126	+wEAAAYAAwAB/QUFAv/+/vv+/vsD+vwD
carried act, broader, cosine 3	0.008	-0.091	/gH8AgX+Av4GBAIH//v//P0A/P///QIF
carried act, broader, cosine 4	-0.028	-0.054	/P4DAf/////8/QT//wP+AQEBAAEAAQEE
carried act, derived	-0.039	0.198	+vwFCfPy9Pv5/Av59An2DA3+8Af4Df0H
carried act, derived, cosine 0	-0.062	-0.049	/vgHA/X6+//5+gb2/gj6CQn6+gX/CvsD
carried act, derived, cosine 1	-0.051	0.111	/P4DAvr7/P79/AP7/gf+BQT7+wL9BvoE
carried act, derived, cosine 2	-0.037	0.056	+voBB/b19/n8/Af2+Af5CQj8+Ab3CfgL
carried act, derived, cosine 3	-0.013	-0.046	+f/9B/r3+/wE/Qf3+gH5BgX59wT6BvsJ
carried act, derived, cosine 4	-0.065	0.127	+PsGBPr2+v38+gf5+gj9Awj3+wX9B/kH
carried act, listed	-0.034	0.095	9QECCgIABu0B/gMB/gLr+fwF9/33/foN
carried act, listed, cosine 0	-0.003	0.037	/gT/AQf/B//9AAEA/vr9+vv//vz9/QAB
carried act, listed, cosine 1	-0.015	0.066	+fwABgT7Afz8AgcD/gAA/QD/+P7+Af8H
carried act, listed, cosine 2	-0.04	0.177	9f4CCPv9/PX7AQP9/AX4AQj6/gj5A/oF
carried act, listed, cosine 3	-0.016	0.074	/v39B/4DAvkBAgUA/QD3//8E/AH+AwIG
carried act, listed, cosine 4	-0.081	-0.25	9f0JAwD7A/z6+gQB/gL7/v/4+P7+/vgG
carried act, none	-0.026	-0.116	APwFAAL+AwH+Af4DAQIC/P7+/wAB//0A
carried act, none, cosine 0	0.038	-0.043	AwD+AAACAAEEAv0BAv0C/wEEAf8BAQL9
carried act, none, cosine 2	-0.027	-0.018	Af8C/wEBAgH///8CAQIC/gH9/wABAP0A
carried act, none, cosine 3	-0.039	-0.026	/vwDAP79///8/gL9/wMAAgH9/gL/AvwC
carried act, none, cosine 4	-0.032	-0.012	/P0FAwP7Af76/AQD/QX8/f3+//3//AAC
carried act, phrase	-0.04	0.069	+QEDCQb9A/r++gMEAQL4/f73+//7/wII
carried act, phrase, cosine 0	-0.011	0.057	/QEDAwL+APwB//8CAP3+APv+AP79/QAB
carried act, phrase, cosine 1	-0.113	0.245	9fgLBvn2/Pz08wr6+Qz5BgX3+gP8CPYG
carried act, phrase, cosine 2	-0.055	-0.037	//4J/wT6AwL7/gAEAQED/P0A/gED/v4C
carried act, phrase, cosine 3	0.014	-0.183	+gX8BgD5AfoG/gUA/vv4AP7+/f76AAID
carried act, phrase, cosine 4	-0.005	-0.012	/AD+A//+/v0AAAQA/QL9AQD/AAH/AAEC
carried act, sibling	-0.08	-0.001	/f4EAAD+AAD6+gIA/wQAAAD5/wAAAPkA
carried act, synonym	-0.04	0.109	+v8EAAj6Cf/9/AEF+///+Pr7+/v++vsK
carried act, synonym, cosine 0	0.031	-0.005	AQP9/wIBAgEEA/4FAv0C/P0BAP4B/QL/
carried act, synonym, cosine 1	-0.099	-0.007	+PkJAv35//73+gX9/Qf9AQT3+wL9A/cG
carried act, synonym, cosine 2	0.03	-0.074	AQX+AAUCBQACAf8E//0C/PsBAPwA+wIC
carried act, synonym, cosine 3	0.02	0.217	AwL+/QUEBQIBAvwDA/4E/PsCBP0D/QH7
carried act, synonym, cosine 4	-0.059	-0.022	9/0GBAH2Afv7/QQC+wL6/f78+f79/vkN
carried adjective, broader	-0.053	0.096	+/0BAwH6Av78+wQA+gT6AAD++gD9AvwG
carried adjective, derived	-0.072	0.258	9/8FAv/8/v37/wMC/wT8/gb7/gD+AvsC
carried adjective, listed	-0.094	0.068	9/kLAwH6AP76+gcC/wX////6+QH///YC
carried adjective, none	-0.003	-0.23	/QAAAv3/AAEA/gX7/AH7AAP7AP/+//oA
carried adjective, phrase	-0.098	-0.121	+PcMAAj4BgH59wMC/QgA/QH8+/8B/fcB
carried adjective, synonym	-0.121	0.144	9/UKAvj5/P/0+Af4/Qr9BQf3+gX+BvMH
carried adverb, derived	-0.075	0.247	+vwEAvn5+/z5+wL5AAT6Bgn8/QT+Cv0F
carried adverb, listed	-0.107	0	+PkKA/33//719wn6+Qn6BAb2+QT8BvYH
carried adverb, none	0.021	-0.03	BAH9/AMEAwP+Av8CAf8C/v4BAQAB/wP/
carried adverb, phrase	-0.099	-0.015	9/cMB/fw+/r9+Ar59gX1BAX18gn2CvYP
carried adverb, synonym	-0.033	0.091	9gADB/72Avv8/Aj8+wb3Afv39vz7//gE
carried modifier, broader	-0.118	-0.091	9f0LBAD2AP319wgA+wr6AP/z9QL9APQK
carried modifier, derived	-0.036	0.254	//oHA//6/wD8+wX9+wj7AQX9/QT9A/sB
carried modifier, listed	-0.02	-0.029	/P8ABgL/AP3+/QUE/Qb5AAP8+wX5AP4D
carried modifier, narrower	-0.028	-0.046	//8C/gEAAQL9/QEBAQIB////Af0D/f/9
carried modifier, none	0.011	0.167	/wD8/f8FAAMFAwABAAL9//8C/v4C/gME
carried modifier, phrase	-0.003	0.006	AAAAAf/+AAD////+/gL/AAD+/wD/AP4B
carried modifier, sibling	-0.039	0	/v0DAf/////7/QH//wP/AQH/AAAAAf8A
carried modifier, synonym	-0.049	0.009	+/oGAv36///8/QP+/gP/AgX8/gH/AvoE
carried name, derived	0.004	0.028	BAP+/wIEAQH/AAEB/gL///4CAv8A/gP/
carried name, listed	-0.008	0.095	/P/8AgP+Av7///4B/Qb8AwAB/v4AAPwI
carried name, none	-0.084	0.014	/PYJBfz9/fv7/Aj4+wz5AQP3+P/8BfwG
carried name, phrase	0.074	-0.052	CAf5+gUJBAUICPkEBfcI/PkJCfsE+wj4
carried name, synonym	-0.075	-0.049	+PoHBv32/vv6+gb++gb6AgT5+gP7AvgK
carried noun, broader	-0.039	0.047	+wMC+xD2EgMA+v8QAPsF7/H4A/cF8vr/
carried noun, derived	-0.009	0.048	9wEDCgH5//r//QgE9QXz+wD7+QH1+v0L
carried noun, listed	-0.071	0.1	7P8JDAb2AfX19wkG9Abq+/777gb1/fUU
carried noun, narrower	-0.024	0	+v4EAgL7AP7+AAMC/gD///7+/v8A/gEC
carried noun, none	-0.065	-0.042	+fgJAwD7/v/4+wT/+gb+AAj++QD+BvUH
carried noun, phrase	-0.074	-0.083	+wIJBwr5C/v49QcB9gT59wD29/z5//MF
carried noun, sibling	-0.021	-0.001	/vsCAf/8AP/9/QL//wL/AQL9/QH/AvsD
carried noun, synonym	-0.088	-0.019	9/oHAgH4Af/7+QgA+wr6/wX2+AH9AfcJ
carried quality, broader, cosine 0	-0.082	0.05	/fwIAf/6///9+wMA/gb+AAH4+wH+APgE
carried quality, broader, cosine 1	0.028	0.047	AwP8/wIDAQECAv8CAf4A//0DA/8B/wL/
carried quality, broader, cosine 2	0.004	-0.009	/v4BAf7+//8AAQD/AAAAAAIB/gH/Af4B
carried quality, broader, cosine 3	-0.002	-0.011	/wH9AQMBAv8B/wAA//7+//8B/P/9AP8F
carried quality, broader, cosine 4	0.024	0.013	AgP8/gMDAgICAf8CAv8A//8CAf8C/gT/
carried quality, derived, cosine 0	-0.103	-0.005	+vgIA/v5/f729wf6/An9Awf2+wX9BvcG
carried quality, derived, cosine 1	-0.01	0.123	/QQBAgP7Af0CAgEC/v38/v3+/f/+/gAE
carried quality, derived, cosine 2	-0.068	0.095	/fkH//f3+wD9/QX6AAb9BQT9/QL/BfwC
carried quality, derived, cosine 3	-0.063	0.29	/f0EAvz7/f/6/QT7/wf9BAT7+wAAAvkF
carried quality, derived, cosine 4	0.073	0	CQf4/QMJAgIICPkFBfgF/PsHBvwD/Ab5
carried quality, listed, cosine 0	0.035	-0.092	BAP9/gEEAAEEA/oCBPwD//8GBP8CAAT5
carried quality, listed, cosine 1	-0.121	0.08	+PYKBf71/v309gr9+Q75AgT39wP8A/UH
carried quality, listed, cosine 2	0.018	-0.021	A///AQEAAP8CAv8DAAH+/v4F/wD//QT+
carried quality, listed, cosine 3	-0.072	0.104	+/wIAP79AAD4+wT//wMBAf78AP4C/vr/
carried quality, listed, cosine 4	-0.091	-0.003	9v4JAv75//74+QgA/Ab9AAL1+AL9AvUJ
carried quality, none, cosine 0	0.008	-0.082	AAABAv3///4AAf/+/wD/AQED/wAAAQH/
carried quality, none, cosine 1	0.047	-0.008	CAf5+AcJBwcDAvsEA/0D/P0FBP4C/QP8
carried quality, none, cosine 2	-0.108	0.014	+PcKA//0Af/0+AkB+wv7/wH2+f////cH
carried quality, none, cosine 3	0.02	-0.111	Af//Av/9//8CAP7+AP/+/gEBAAL/AQIC
carried quality, none, cosine 4	0.058	-0.074	AwL6AvsC/P4FBAD+//r/AwIFAAEAAgT/
carried quality, phrase, cosine 0	0.091	-0.035	CQf3+gYJBAQKCfgGBvgG+/4HBP8C/gf8
carried quality, phrase, cosine 1	-0.086	-0.034	+f8JAP77///6+gX//QQAAAP1/QAAAPcE
carried quality, phrase, cosine 2	-0.111	-0.014	8vYOBvr0/Pvz8Qv5+QT4BgXx8gT8CPEK
carried quality, phrase, cosine 3	-0.054	-0.066	/fcEAgD8AQH9+wYB+wf9AQP9/AT/AvgD
carried quality, phrase, cosine 4	-0.089	0.013	+vcKBfv1/fv4+Ab7+Qn7AgX49wX5BfkL
carried quality, synonym, cosine 0	-0.065	-0.005	/foGAf39AAD6+gL8/wYAAQL7/gAAAvsB
carried quality, synonym, cosine 1	-0.101	-0.007	9/sKAv/2AP/4+AT//gf+AQL4+wL/AfcG
carried quality, synonym, cosine 2	0.007	0.114	AQIAAAMABAECAv4EAvwB+/v+//sA+/8B
carried quality, synonym, cosine 3	-0.046	0.148	/PsAA/38//77/gf8/QX+AgP8/QT9Av0F
carried quality, synonym, cosine 4	-0.034	-0.015	9AAGBfj3/P3+/AX8/gL7AwX9+QL8B/sF
carried thing, broader, cosine 0	-0.031	-0.082	/v4CAAEAAf////8AAAIC/wD//wD+AP8A
carried thing, broader, cosine 1	0.007	0.062	AQf++wsCCgUAAfwHA/gE+ff+A/cE+QP8
carried thing, broader, cosine 2	-0.062	-0.014	+/wGAAX5BAD69wYG/gf/+v31+v8A+/gH
carried thing, broader, cosine 3	-0.064	-0.055	+AEFAQX4A//89wYC+wT7/v32+/3//vgF
carried thing, broader, cosine 4	-0.005	0.045	AgIA/wUAAgEA/wAD/wEC/vz/AP///P8B
carried thing, derived, cosine 0	0.031	0.143	/wf6AgYBAgEKAv8G/QD6+/z9/v/8/QIC
carried thing, derived, cosine 1	-0.022	-0.051	//8CAv3//gD+/gL+/QP9AP8A/wAA/v//
carried thing, derived, cosine 2	-0.028	0.202	+fwFCf30/Pj89Av+8QTzAgP29wX1//sM
carried thing, derived, cosine 3	0.009	-0.047	/QH+Bv/+/P38AQYA+v/3BQcB/AX6AwMF
carried thing, derived, cosine 4	-0.037	0.081	AP4C/QUCBwT8/gAF/wEC9wX///4A/v4C
carried thing, listed, cosine 0	-0.088	-0.164	+fsHBv32/P379wj++gr0BAT29gb4AvsM
carried thing, listed, cosine 1	-0.08	0.056	+fsDBAb2Av79+wUI/AT2//32+P79/fcG
carried thing, listed, cosine 2	-0.008	0.02	8/oFCQEAAPf/AAgA+QjzAP//+AH4APwM
carried thing, listed, cosine 3	-0.059	0.195	8fsFCPz3//f7+QkB+wPyAAX58QH5AvgK
carried thing, listed, cosine 4	-0.005	0.06	+wIA/QQCAwEAAAADAvgA/f8AAv4F/gID
carried thing, narrower, cosine 1	-0.035	-0.004	/P4EAv/+/v/8/gP//gL/AQL8/gL/Af0C
carried thing, narrower, cosine 2	-0.009	-0.008	AQEBAAMBAgEAAAABAQAB////AP8B/wAA
carried thing, narrower, cosine 3	-0.036	-0.032	/QAD/wL+AQL+/QECAAAB///+AP4C/v3/
carried thing, none, cosine 0	-0.046	0.287	+fgC/wb+AgD3/wMFAAL8/f39/v4B//8F
carried thing, none, cosine 1	-0.062	-0.025	9/sJB/j7/fz4+Qr5+AP9BwX7+gX6CPcD
carried thing, none, cosine 2	-0.059	-0.168	AvsG/wD+AgL7/wH/AQL/+wD9/P4AAf0G
carried thing, none, cosine 3	-0.1	-0.013	+f4MAfz8/f//+gX9/gX+AgP5/gH+AvYB
carried thing, none, cosine 4	-0.053	0.057	+/oFA/r8/v78+QX6/QP9BAb8+wL9BvoF
carried thing, phrase, cosine 0	-0.014	-0.016	Af7/AAP/AwH+AQD//wIAAAIA/gAAAvz/
carried thing, phrase, cosine 1	-0.057	-0.04	+gQFAgP8BP/6/QMG/gL++vr8/fwB+/0G
carried thing, phrase, cosine 2	-0.018	-0.024	/P8DBAb3CPz9+wMD+wD9+vv+/vn8+vkC
carried thing, phrase, cosine 3	-0.016	-0.06	//0GBP39/f3/AAL//AEA/wP8/AL+Af0E
carried thing, phrase, cosine 4	-0.061	0.011	/fwFAQD8AP74+wX//Ab+AQD7/gH///sD
carried thing, sibling, cosine 2	-0.014	0	//4CAAD/AP//AQAAAQEAAAH/AAEAAf8A
carried thing, synonym, cosine 0	-0.043	0.044	/PwGAQD8AP/+/gEC/wEA/gD8/gAB//wB
carried thing, synonym, cosine 1	-0.058	-0.047	+PgEBv/6/vv7+gf//Af6AQL6+wL7//sH
carried thing, synonym, cosine 2	-0.008	-0.008	AAX/AQD/AP///wQC/AH8/v///v7+//0E
carried thing, synonym, cosine 3	-0.075	-0.044	+fYHA/r3/f74+Ab8/Qj+Awf7+wT+BfkF
carried thing, synonym, cosine 4	-0.048	-0.004	//0EAf/+/wD6/AP9/wT+AgT9/gL/AvsC
cause down 2	-0.053	-0.024	+fwGBf/3APz7+gcB+QP5/wH7+wD8//oE
cause gone from 0	-0.037	-0.025	/fwD/wIAAP/9/wABAAAA/wH9/wEAAPsB
cause gone from 1	-0.035	-0.029	/gAE/QX+B//7+wICAQEB+vv9//3+/f8J
cause gone from 2	0.018	0.292	BAP9/QADAAMAA/wBA/8DAQEBAgEE/wIB
cause gone from 3	-0.111	-0.166	+vcLBvXz+/vy+Qf5+Qn0BQ70+Af3C/cJ
cause lowest up 1	0.077	0.002	BAb5/QUIAgIHCPsGBPkD/foHBvwE+gj7
cause lowest up 2	-0.022	-0.039	/v4E/gL/AgH//wABAgEA//0AAv0D/f/+
cause lowest up 3	0.023	-0.048	AAP+AAEBAQACAQIA/gH+AP4A/wAA/wEB
cause new at 1	-0.029	0.039	+/wDBP/7////+QT//Pz/AAH7/QT8AP0F
cause new at 2	0.02	0.136	/P3+Bvn8+fsB/wf4+AT3CQj/+Qf5BgEF
cause new at 3	0.164	-0.231	DRHr+QkNBwIQDvIJBPAE9/cTDPUE+A70
cause same	0.013	0.065	/AL7/QD9/QMD//8D/wMC//8AAwH9//3/
cause up 1	0.032	-0.006	AQL9AAIDAAAEBP8DAP0A//4CAf8A/wL/
cause up 2	0.117	-0.083	CQj2+gQOAwMLDfUGB/YF/fsLB/0C/Av5
cause up 3	0.114	-0.058	Bwf1/gIKAQEJCPoCBPoC//0KBf4C/gr6
cause up to 2	0.097	-0.007	Bgf3/QUJAwIJCfsHAvgC/fkKBvwC+gr6
cause up to 3	0.155	-0.14	Cwny+wIRAQIODvQEB/YE/vsQCv0E/A/2
certainty down 1	-0.057	-0.002	+/wGAgD6AP78/QMB/gP+/wH6/QH/APoE
certainty down 3	0.026	-0.021	AgP+/gIDAQECA/0DAv8C/v4EA/8D/gX9
certainty gone from 1	0.073	0.116	Cwj29woMBwgFBvcIBvwH+vcKCfkH+Ar1
certainty gone from 2	0.05	0.055	BAT6/QIFAgMDAvsDA/oE/v0FBf4E/QT8
certainty gone from 3	0.029	-0.029	Bgf8+woFCgMIA/sLBPoE9fYCBPgD9wb9
certainty gone from 4	0.073	-0.133	Bgb7+wwKCgYECPgLBvoH9fYCBvoE9Qn6
certainty lowest up 1	0.031	0.063	AwT9/QQDAwIEAv0EA/0E/PsEBfwD+wX7
certainty new at 3	-0.027	0.015	/wAABvr++/v//QX4+QP2BwX++wP6Bf8E
certainty new at 4	0.009	-0.065	/AP/B/j7/PsB/wP7/fz4BAX/9wL7Bv4H
certainty same	-0.021	-0.114	/fkDAf8C/v/+AQMBAAf8AAb+/Qf8Af8D
certainty up 1	0.009	0.063	/wEA/wEAAAADAf8CAf4C//0AAv4C/QH+
certainty up to 4	0.025	0.11	AgP+/gMCAgEEAv0EA/0E/f0DA/4C/QT9
change as purpose with nothing behind it	-0.03	-0.005	/wAD/wD+AAD9//8AAAEBAAD/AAAAAP4B
change as relative with nothing behind it	0.064	-0.005	AwP6/wAFAAAFBP8AAf0BAP8HAf8AAAf+
change as result with nothing behind it	0.132	-0.096	CwXz/QEKAQEKCPkBA/oFAP4LBf8B/wv3
change carried	0.071	-0.227	AgD8+gEHBQYBAfoFBf8E//4KBfoG/gD2
change joined as relative	0.162	-0.045	Cgzx+AgQBgUSEe8MDe8K9/kPDPoH+Q70
change joined as result	0.079	0.033	BgX5+wUJAwMHCPgGBvoF+/sHBP0D/Ab6
change made up	0.156	-0.051	Dwjy+AYPBAUNDvIHCfYK+/kPDPwG+g3y
change new	0.057	-0.349	BQT/+gkICQIIBfsHCPsG9/oGB/UD+AX2
change taken over	0	0.036	AfwDAvwA//z9//8CAP/9AAP+/wL/AwAB
charge gone from 0	0.052	-0.259	BQf+/Q8GCwIEA/oMBfgG9vMGBfYD8wT7
charge gone from 2	-0.055	-0.075	+/sGA/n5+/37+wb5/AX+Bgr7/Ab8CfsG
charge new at 0	-0.042	0.12	Av4C//4C/wL6/f7/AQYAAQT6/gT+BP0D
charge new at 2	0.028	-0.018	A/8BAP//AP7+BAL9/v3/BP8BAAL9AgEA
charge same	0.038	0.252	/wD9AvwC/f8CAAD//wD9AwIDAgP/AQP+
clients gone from 1	-0.026	-0.068	//4CAv/9//7//P8A/v/+AAD5/P/8//sE
clients gone from 2	-0.01	-0.052	/f8BAgD/Af7//gQB/QP8/v79/P/8/v4G
clients gone from 3	-0.015	-0.021	AP4AAP4A/wD+///+AAAAAQP//wL/Av4B
clients new at 1	0.023	0.08	AQL/AP8B/wABA/wAAP4CAAADAv8AAQL9
clients new at 2	0.015	-0.073	AwUB/QMDAgMAAP4CBP0F////AP4E/v/+
clients new at 3	0.117	-0.001	DAv09wsLCQgMC/QLCfUL9vUMC/cI9gzz
clients same	0.046	-0.044	BQP6APoG+QEEBvz7A/4EBAMGBwX/AQD6
company down 1	0.006	0.053	AP7/AP4AAAAA/wD/AP4AAAEBAQAAAAMA
company gone from 0	0.017	-0.061	Ag0A9wkFDwMEBfcEBP0I+PUCAvMF+v78
company gone from 1	0.059	0.16	BQb6+gcHBgUFA/kEA/wF+/sFB/sF+gT4
company gone from 2	0.066	0.078	AwP5/v4G/gIHB/3/A/0DAQIGAwIAAwX6
company lowest up 1	0.01	-0.108	AP7/Af0B/f8AAf/9/wEAAwMBAQMAAwMA
company lowest up 2	0.032	0.029	BAD9AAAAAAADBAAAAP8AAAEDAQD/AAP/
company new at 0	-0.049	0.249	AAQF+Qf/CQb7//0DA/8F+vr+A/gH+v7/
company new at 1	0.049	0.017	Bgn++wwECAIFBfoJBPwG+fkGA/sB+QT+
company new at 2	0.126	0.196	DAr1+AoMCAgPDPQKCvUL+PYNCfgJ+Ar1
company same	-0.008	-0.077	/v//+wv+CgT9//4E/f4E9/b+/f0C+fz8
company up 1	0.052	-0.122	BAP7/QMHAAEDBfoEA/4DAP4FBQAD/gj8
company up 2	0.058	0.077	AwH9AAABAAAIB/0BAvsC/wAGAgAAAAb8
company up to 1	0.038	-0.003	AgH9/wIFAP8FB/kGBPsG/v4DA/8D/gX9
company up to 2	0.085	-0.042	BgL6/wAEAAEICPwBAvsD/wAJBQAB/wn6
contrast	0.089	-0.097	BAj5/gEHAgIOA/v+A/cFAP8GAv0E/g77
contrast of act	0	-0.007	+AH/A/3//P8F+wX/AAAAAQX8/AL/AQAF
contrast of quality	0.071	0.053	AwL7Af8DAAAIBf4AAPoAAP8GAQAAAAb+
contrast of thing	0.142	-0.143	EA7x+QYRBAUOCvIGCPQK/PcODvoH+hHx
counts a noun beside it	-0.102	-0.063	9PAMHOrp6uf38BXv7Q/nGBv07hXoFfAc
counts a noun from elsewhere	0.061	0.05	+gb2AwgCA/oIAgAB+/r2/vgGAPj++QQC
counts something else	0.129	-0.122	Bwru/wEEBAALCAEEAvMD/voLBvr+/Qn6
counts something new	-0.089	0.029	8/sHCATwA/v5+AoC+Qf0/gH19f/5/vUK
counts the same	-0.011	0.328	A/kGAv3/AAX/+wP+AggAAAP5/gUDAAAC
counts what another number counted	0.154	-0.223	FxXv6hkUFhQVEukXFOwV6+kUF+kU6Rbr
counts what the number beside it counted	0.018	-0.097	Agb//AgBCAL///wFAv4D/PQHBfkG+QD8
currency down 2	-0.064	-0.003	/PsFAv77//75+gb8/Ab9AgL6+wH/A/oF
currency gone from 0	-0.003	0.195	Bwb+/AUJCAQHAAAIBfsJ9/kGCPYF9wH9
currency gone from 2	0.069	0.024	AgH8BvcC9/wIAgT8AP75CgUDAgf7BAQB
currency lowest up 2	0.073	0.019	BAL6/gAGAQEGB/sBA/oD/wAIBP8BAAj7
currency new at 0	-0.007	0.046	+PwDBv71//4C/Qb++wH5AQL89gP8Av8J
currency new at 2	-0.104	-0.022	+fwHBwD3//z7+A0B+AX3AALz9gX5AfgJ
currency same	-0.074	0.055	+PsG/wT9Av/4/P8D/AQD///5/gAC/foE
currency up 2	-0.01	-0.008	/gAAAP///wAB/gEA/wD/AAD//wD/AP8C
currency up to 2	-0.006	-0.008	/QAAAf///wAB/gEAAP//AAAB/gAAAP8C
deed as purpose with nothing behind it	-0.083	0.069	+fwJBAD6//v4+gv7+Qb4AgP1+QL6A/oJ
deed as relative with nothing behind it	-0.057	0.053	/f4EAP37///2+wP8/gEBAAT5/AL9BPsE
deed as result with nothing behind it	0.082	0.008	Bwj5+wcKBAIJCPcHBfgH/PoJB/4B+wj5
deed joined as means	0.034	0.014	AwX7/wEGAAABA/7/AQEAAv4FAgD//wT+
deed joined as purpose	-0.132	-0.077	9PYLDP70/fX19BH58wzxBgT09QX2BPQM
deed joined as relative	-0.033	-0.007	9wEFBwb8A/r9/QMJ+wT7+/37+Pz6/P0L
deed joined as result	-0.032	0.067	/AICAQj9A/z8/v8J/QQA+v39AvkB+QED
determiner a → an	-0.007	-0.09	AgT+/wMAAwEEAgADAfsD/f/+/v////0C
determiner a → each	-0.013	0.055	/f0BBfz8/Pv+/wX7+gP6BAb9+gb7Bf0H
determiner a → every	0.016	0.085	AgD//wEBAQECAv4CAf8C//8BAv8B/wH+
determiner a → my	-0.061	-0.003	/PsGAQD7AAD8+QT//wT9AAD7/AD/APsD
determiner a → none	-0.012	-0.112	Avr+AP3+/QH7Av37BAQCAgQA/wH9//v8
determiner a → number	0.019	-0.215	BAL8/gQFBAQCBfwGAf4D/gAEAgAC/wb7
determiner a → the	0.095	-0.038	Cgj2/AUKBAMKC/cEB/cH+/0HBv4C/QX7
determiner all → the	-0.023	-0.014	/P0BAf78AP/+/wP+/gP+AQL+/QD/Av0D
determiner an → a	-0.001	-0.065	Af8AAf8AAP///wD+/wIAAAIAA///AAAB
determiner an → none	0.08	-0.004	BwX3/wMEAwAFA/0AAvgD//8GBf3/AAb/
determiner an → number	0.066	0.005	BAb8/gUDAwIHBPsFAvoB/PsGA/wC/Ab9
determiner an → the	0.028	-0.026	AwH9Af4A/v8CAf/+AP8AAgICAAL/AgIA
determiner any → none	0.023	-0.066	AgD+/wACAAACAv8AAf8AAAADAgABAAT+
determiner each → a	-0.007	-0.006	/gH/AwD9//7+/QX8+wP7BAH9/AL9Av8F
determiner each → every	-0.069	-0.086	+fcIBvb7+Pr4/AX4+wf4Bgr8+Qf6CfsD
determiner each → none	0.037	0.18	AAH/AP8AAAAEA/4AAv4BAf4GBP4C/wT8
determiner every → each	0.035	-0.093	AQD9Av4B/v8FAv//AP3/AgMDAAP9BP//
determiner every → none	0.007	-0.008	AQH//gEBAQEBAv4DAf8C/v4BAv4C/gL+
determiner its → none	0.025	0.093	/wL+AQABAf8B/wEBAAD8AP4DAv8A/wP+
determiner its → the	-0.006	-0.008	AP4CAAD/AAD/AAAAAAEB/wD//wAAAAD/
determiner my → a	-0.039	0.064	+/0GAv35/v//+wL+/f8AAgT6+gP/BPoG
determiner my → none	0.027	-0.022	/v7+Avz//AD+/wYB/v0ABAEBAQMAAv/+
determiner my → the	0.022	-0.087	BAL+//8AAAEBAf4AAP4E/wEDBAABAQT8
determiner no → none	0.009	-0.137	AAP9AAMDAgABAAIFAAD9/PwBAfwA/AIA
determiner none → a	-0.007	-0.006	+/8BDAP6A/YE+QwE9wH0/v0D//74BP0R
determiner none → all	0.122	0.051	Dg709g8OCwgPDPUNCvIL9PINDvYJ9A7z
determiner none → an	-0.02	0.192	+vz/Cfv6+fj9+wv5+QX1CAX6+gf4B/sH
determiner none → each	0.04	0.002	AgP9AAMDAgEEBPwGAvwD+/4EA/4C/gT9
determiner none → every	0.138	0.4	Dgvz+QoOBgYNDPQICfUI+vkNCvsG+g31
determiner none → its	-0.047	-0.003	/QEEAAH9AQH+/f4CAgIA//77//4C/voC
determiner none → my	0.014	0.029	/gQCAgP8AP0AAgAC/v78//37Af/9/wIB
determiner none → no	-0.043	-0.004	/f0DAQD9AP/9/gMA/wL+AAD8/QAAAPsB
determiner none → number	0.014	-0.357	AgQC+Q4DCwcF/foCA/kI8/0DA+8D+gX5
determiner none → our	-0.03	0.06	/wEEAQD8AQD+/QEAAAL//wD9/gD/AP0B
determiner none → some	-0.022	0.086	AAMB/wEAAQH+/QEBAgAB//7///8A//0C
determiner none → the	0.03	0.164	Bvv6BwkBAfkIAgIG/gH7/fsF//v8+wAB
determiner none → their	-0.105	0.041	+fcMAfn5/v/39gb6/Qf/Agf0+QT+BvQG
determiner number → a	-0.063	0.345	8/sIB/74Afn39Aj++gT6///69wL4//YI
determiner number → an	-0.113	0.037	+PgKBf/3//z09gj/+gr6AQH1+QH8AfUI
determiner number → every	0.036	0.144	BQX8/QMFAwIEAvsEA/0D/f0DBP4C/QT8
determiner number → none	0.028	-0.08	BxT/8yAIHQwECvMZCfwJ3OcDC+QP4gf7
determiner number → the	0.071	0.273	CQn3+goJBgMIBfcHBfgH+vkFCP0E+Qb6
determiner our → a	-0.007	-0.001	/fwCA/z8/f7//wP7/QD8BAT//QP9BP0D
determiner our → none	-0.002	-0.065	Af8AAAADAAD9/wIBAAMAAAAAAf8BAAH+
determiner our → the	0.01	-0.105	AgMA/AQDAgP+APsEAv8E/fwEBf0E/QT5
determiner some → none	-0.008	0.011	AP0BAP8AAAD9/gP/AAMAAP8DA/8C/wH9
determiner some → number	0.022	0	AgL+/gICAgIDAv0EA/0D/f4CAv4C/gL+
determiner the → a	0.023	0.171	AAP6BAD+Bfz//v//APr//PsGAfr//QAA
determiner the → all	-0.045	0.197	//8C/wD+AgH7+QX//gX//f/8AP4B//0F
determiner the → an	0.034	-0.093	CAL8/wAJ/wEDAv7+AP8BAgIDBAP/AgT4
determiner the → each	0.003	-0.101	AP4CAf////8AAP7/AQAA/wABAf8B/wH/
determiner the → every	-0.007	-0.039	AgQAAAYCBQEBAv4FAvwA+/sBAPwA+/8B
determiner the → its	-0.085	-0.039	+foIA/z3AP75+AUC+wj9/gP5+f/9//gH
determiner the → my	0.101	0.036	BAT4AgEDAP4JCv0EAfcA/v0IAv///gf/
determiner the → none	0.005	-0.038	9P/9CQQCBPH+AgICAAX0+QEB+vv5+QIQ
determiner the → number	-0.015	0.176	Af7//QQCBQP//wD+AQYE/voCAv0D///8
determiner the → our	-0.032	-0.031	+vwFBP/5APz+/gYA/AH9AAD8+gH8AfwG
determiner the → their	-0.077	0.026	+/gHAv37//76/Qb8/Ab+Awb3+wT9BPcG
determiner their → none	0.047	-0.007	BgL7AAACAAAGBv/+//z/Af8DAAH//wYA
determiner their → the	0.051	-0.003	AwT7AAMDAQAFBPwCAfsB/v4DAgAA/gT/
determiner this → none	-0.066	-0.004	+/kHA/j5/P76+wX6/Ab9BgX7/QT/BfwE
employment gone from 1	0.092	-0.015	CQb3/QUJAgMHCPkGA/sF/PwIB/4C/Aj6
employment gone from 2	0.107	-0.264	Cwr1/AUMAwQLCvcGBPMD/PgOCPsC+gr0
employment gone from 3	0.038	-0.019	AwD+AP8C/wADA/7/Af0AAQADAgD/AQT+
employment gone from 4	0.015	0.001	BAP//gEFAAIBAvoDBP8E//0BBP8C/QL8
employment lowest up 2	0.11	-0.055	CgT1/wEGAAEHCPsBAvoBAP8KA/8B/gn7
employment new at 1	-0.01	0.091	Af8AAP8AAAD+/wD/AAIAAQH/AAEAAQAA
employment new at 2	0.062	-0.03	BwX4/wQIAv8EBfwDAfwA/f4HA////wT9
employment new at 3	-0.03	-0.015	//4DAAD9AAD7/AH//wP/AAD/AAAAAP8A
employment new at 4	0.058	-0.074	AwT7/wMBAwADBP0EAfsC/fkCAvwC+QX9
employment same	0.03	0.044	AQT7+gQFAAQBA/4HA/4H/PwAA/0E+gP5
employment up 1	-0.011	-0.007	AP8BAAD/AAD//wH//wIAAAH+/wAAAP4A
employment up 2	0.118	-0.056	CAT3AAIEAQAKCfwCAfkAAP4LA/8A/gr9
employment up to 4	0.102	-0.063	BwL4AQACAAAHB/wA//sAAP8JA/8A/gj9
expertise down 1	0.031	-0.02	BAH8/wEEAQADBPwBAvwD//4BA/8A/wL9
expertise gone from 1	-0.007	0.45	/wD9/QcDCAMA/wEEAvwB+vwCBfgF+gD8
expertise gone from 2	-0.063	-0.18	+fkIBfj++/z5+gX7AAb7BAX6/AP8B/cG
expertise new at 1	0.003	-0.105	A/8CA/0C//z/Av78AP0AAQMDAQL7AgL/
expertise new at 2	0.028	0.004	BQX4/gQFAgIBAP8DAQD//v4GAQAAAAT9
expertise new at 3	0.05	-0.086	BAP7/gIGAQEEBPwBAv8BAP8HBv8B/wj7
expertise same	-0.032	0.042	A/0G+///AQMA/P78BQgEAgD//QMFAvn9
expertise up 1	0.005	0.108	/wD+AP7+/wD//wL//gL/AQL9/QL/AgAE
expertise up 2	0.044	0.01	AwH9AAADAAAFA/wAAv4CAAAFAgABAAX8
expertise up to 2	0.003	0.108	/wH+//8AAAH//wH//gEAAQP9/gEAAf8E
expertise up to 3	0.048	0.01	BAH8/wAEAAAEBPwAAv4CAAAFAgABAAX8
extent gone from 1	-0.086	0.439	+P4MA/77Bf78+gYA/gP++fv6/foAAPcG
extent gone from 3	0.038	-0.006	BgP9/QMEAgMEBPkDBP0E/f0EBP0D/AT6
extent new at 1	-0.041	0.081	AQEC/AYCBAT/AP4GAwUE+/v/AvwG+v/9
extent new at 3	0.122	-0.197	Dwr3+wYMBQQLC/QIB/cE+vkOCvwC+Qz2
extent same	-0.057	-0.052	+/sHBfn5/Pz6+gb9+wX7AgT5+AP6A/oH
form IN VB → VBD	-0.009	-0.003	//8BAvz//f7+/gL8/gP9BAMA/wL/A/8B
form IN VBD → VBD	0.072	-0.002	AwT5/wEFAQEHBv0CAvsC/vsIBfwC/Af7
form IN VBG → TO VB	0.035	-0.003	AwL9AAIDAQADAwAAAf//AP4EAv8A/QX8
form IN VBG → VB	-0.077	-0.04	9/cHBvf3+vv4+gn3+gj5CAn4+Ab8CPgI
form IN VBG → VBD	-0.072	0.13	+fkGCPT79/r3+QX4+gf6Bgr5+Qj6B/sG
form IN VBG → VBG	0.015	-0.006	AAAAAQEAAAACAQACAf4C/v4CAv8B/gL8
form IN VBG → VBN	0.057	0.01	AwL7/wECAQEFBP4BAf0BAP8GAQAB/wb+
form TO VB → IN VBG	-0.055	-0.051	/f4DAf/+///6+QX//Af9AQH6/gEAAfsE
form TO VB → VB	-0.086	-0.009	9vcJB/b2+fr4+An4+gj5Bwn4+Qf7CPgI
form TO VB → VBD	0.074	0.069	BgT++QIEBAgCB/0BB/wJ//8DBP4JAAT2
form TO VB → VBG	0.075	-0.032	Bwf1/gIJAgIKA/0BAvoB//0IBf0D/gn5
form TO VB → VBN	0.057	-0.025	Bgb6/QUHBAMFA/sFA/oD/PoGBPsC+wX5
form TO VB → VBP	0.093	-0.065	CQX3/QIJAQMKCfgEBfkF/v0JB/4D/Qr4
form VB → IN VBG	-0.042	-0.002	/fwDAv3+/v/8/QT8/QT+AwT7/QP+A/wC
form VB → VBD	-0.049	0.06	+voECPn59/r6/Aj6+wj5Bwf9+Qj8BvoF
form VB → VBG	-0.054	0.028	/fwFAf78AAD7/AP+/gUAAQL9/wEAAf0C
form VB → VBP	-0.109	-0.002	+PgJBPv4/Pz09wj6+gj6BAf1+AX7BvYI
form VBD → IN VBG	-0.074	0.22	9/oHCPT4+vr59grw+wv8Cwr7+wb5CvgG
form VBD → TO VB	-0.051	-0.082	+gIEAwH7AP4C/AUB/QH8APz+/v4A/P0C
form VBD → VB	-0.202	-0.023	7/gUDfDuAPbq7BTw8g7yAgbs8AH3C+0R
form VBD → VBG	-0.019	-0.072	9v0ABQL/A/X8AQAF+gH5/P38+/v4/vwG
form VBD → VBN	-0.064	-0.212	9/gIA/35/v74+QX8+wj+BAf4+Qb7CPoG
form VBD → VBP	0.017	-0.014	BQP9+wQGAQP/Af0CAwAG//4BAwAC/gL+
form VBD → be VBN	-0.066	0.015	/fsGAP79/wD4+gT9/gf/AQL7/gEAAvoC
form VBD → have VBN	-0.013	0.049	/v0DAv3+//7+/gL+/wEAAQH+/wD/Af8B
form VBG → IN VBG	0.019	-0.016	AwP//gAEAAIDAfwAAf8BAP8DA/8BAAL9
form VBG → TO VB	0.035	-0.015	Av/8AP8C/wABAAD+/wAAAgEEAQAAAQT+
form VBG → VBD	-0.105	0.103	6fAGJefm6N/17hrs5gjZGBLw4BPfE+8c
form VBG → VBN	-0.075	0.066	9/gIBvn3+/z5+wn7+wf5BAf49wb7BvgJ
form VBG → VBP	-0.248	0.049	6OcYEeno7/Lp5xbr8BbrEhbm6hHxFegY
form VBN → TO VB	-0.021	-0.013	/P4CAwD8AP4A/wMA/QD9AAD9/AD9Af0E
form VBN → VBD	-0.003	0.118	Av0AAP//Af8E/QL//AUDAwEC/wEBAgIB
form VBN → VBG	-0.067	0.112	+vYIA/76/v/6+wT//Af8AgD7/QH///oE
form VBN → be VBN	-0.026	-0.035	/v4BAgD/AP0BAAABAAH/AP8A/wAA/wAD
form VBP → VB	-0.007	0.117	/gECAAP+AgEBAQEFAf4C/PwAAf0C/AEA
form VBP → VBD	-0.178	0.064	6+wVE+zu8+7x7xLv7xDvDRDv7Q/vD+8T
form VBP → VBG	-0.082	-0.035	/f0HAf/7AP/7/AMB/gX9/wL5+gH/AvkG
form VBZ → VBD	-0.018	0	/v8CAf/+/v8A/wL//gL+AgP+/gP+Av4D
form VBZ → VBP	0.001	-0.016	AQH//wABAQEAAQD/AAD/AQAAAQAAAAEA
form be VB → VBD	-0.036	0	/fwEAv39/f78/QP9/gP+AwT8/QL+A/wD
form be VBG → VBD	-0.092	-0.032	9vcKBfn4+/v6+Qn5+wj5Bgj4+gX9CPkF
form be VBG → VBP	-0.141	0.024	9PMMCPP0+Pry9Av1+Q34CAz09gf6DPUL
form be VBN → VBD	-0.137	-0.145	8fYPDPX0+fXz9Qv09wzyDAr19An6CPMO
form be VBN → VBG	-0.073	0	/fwGAQD8AP/4+gT//gf+AQH7/QH/AfoC
form be VBN → VBN	-0.11	-0.037	9vULB/f0+vr4+Qj7+wf6BQj19wX7BvUJ
form do VB → VBD	0.092	-0.005	CAf4+wYIBAUJCPcGBvgH+/oJCPwF+wn3
form do VBP → VBD	0.084	-0.001	Bwb4/AQHAwMHB/kEBfkF/PwJB/wE/An5
form have VBN → VBD	-0.007	0.054	AwIA/QMDAgP///4CAQID/v7+Af8D/v7/
frequency down 1	-0.018	0.003	+/4DAv/7AP7//wEA/wD+AAD+/QD/AP4E
frequency gone from 0	-0.022	-0.021	AgIA/wYCBAL+/v8EAQAC/fz+//4A/f0B
frequency gone from 1	-0.04	0.01	/wAE/gP/AgH+/v0DAgAD/v79Af8C/vv/
frequency gone from 2	0.14	0.294	DQzy+QsLBwYNDfcICfIK+vgMC/kE+BD0
frequency gone from 3	0.035	-0.039	AwD+/gIEAQIDA/8AAf8C//sFBvwE+gX6
frequency gone from 4	0.064	0.118	CAn6/QUHAgMIBvkIB/kC/PwFCP0D+wX8
frequency gone from 5	0.003	0.121	BAIA+gcFBAUCA/wGBP0G+vwCBfwE+gL7
frequency lowest up 1	0.169	0.183	Dgry/QIPAQMNDfUCBfgD//sRCP0C/RHy
frequency lowest up 2	0.058	0.024	Awf7/gMEAgEIBP0EAvsC/v0DAf4B/gX8
frequency lowest up 3	0.015	0.046	AQH//wEBAAECAv4BAf4C/wABAQAA/wH/
frequency new at 0	-0.004	0	//4BAQD9AP8A/wH/AP8AAAEAAAAAAP8B
frequency new at 1	-0.017	-0.015	/f8BAgD+AP/9/QT//QP9AAH//gH/Af8C
frequency new at 2	-0.046	0.065	APwCAP//AAD9/gH+AAQAAQL7/gIAAvsC
frequency new at 3	0.048	0.263	BgP6//8FAAEEA/7+Af4AAf8GA/4BAQT9
frequency new at 4	-0.012	0.05	//wDA/39/////wH+/wT/AgQA/gP/AwAB
frequency new at 5	0.136	0.055	Cgj1+gMLAgQIC/cDBfUG//wNCfwF/Q71
frequency same	-0.027	-0.135	Af8C+wQBBAb8/f4G/wIG+Pz/Av8E+/78
frequency up 1	0.132	0.176	DAj1/QMNAQMMC/YCBPkE//wMBv4C/Qv0
frequency up 2	0.048	0.024	AQf8AAICAQAHA/8DAf4A//0DAP8B/gX+
frequency up to 2	0.038	-0.128	AwP8/wAD/wEFBP0BAf0B/wACAQAAAAL+
frequency up to 3	0.108	0.183	BwX5/gIIAQIKC/YDBfgE/v0LB/0D/Qv2
frequency up to 4	0.07	0.077	BQX5/wIFAQEHBf0CAfwBAP4FAv8A/wb8
frequency up to 5	-0.009	0.069	/gADAAH+AAACAAABAQIBAP////8B//8A
gain down 1	0.07	-0.081	Bgj1/QIJAQIGAvwBAfv///8GAQAAAAP+
gain gone from 1	-0.049	-0.201	/PkFBP77Avz9+QUA+gb5/gX5+gL4AfkF
gain gone from 2	0.031	0.005	Av7+AfsA/gAIAgH+Af3/AP8D/v0AAQX8
gain gone from 3	0.059	-0.015	Bgf39QsKCAkGB/YJCPsF9/oLCPkL9wf5
gain lowest up 1	-0.025	-0.072	/v8D/wAAAAD9/gEAAAIB///9/gH/APz/
gain lowest up 2	0.018	-0.025	AwL+/QIDAQIBAf4CAf8B//8BAv8C/gL+
gain new at 1	0.033	0.019	BP7+Afv//v4FBQD8AP8BBAAD/wP9BQX+
gain new at 2	-0.032	0.015	+P4DA/78/v0A/gj++wP8AgD//Qb9APoD
gain new at 3	-0.02	-0.062	/AACAv/7/v8D/gH//AH8A/76+gP9Av4G
gain same	-0.005	-0.563	AwEB/QT/BQYA/v4FAQAD+voCAfsD/fz8
gain up 1	0.049	-0.091	BgX6/QMHAgIGBfsDBPwE/v0DA/8B/gb7
gain up to 2	-0.007	-0.007	AQEA/gMEAgL+/gECAQAB//wBAv0C/AD8
gain up to 3	0.08	-0.104	BwT3/gIGAQIICPoCBfoD//0HBf8C/wn6
gained: helped	0.025	-0.021	/Qr9CPoBA/kIBQb8+Pv4//0B+/73AgQG
gained: joint	0.099	-0.098	BAr4+hAMCwcLC/0NB/UM8+8MCfgJ8wn6
gained: junior	-0.002	-0.066	/gAB///7AAEDAQMA/QEBAP4CAf4A/wMB
gained: negated	-0.059	-0.008	+v0GAQL9Af76+QQB/AL9/v3+/f/+/vsE
gained: occasional	-0.111	0.126	8/MLCfvz/fn39Av5+A/2AgP29QP7BPYN
gained: others	-0.084	0.067	9fgHCPr1/Pv09Ar69wv3CAj29gb6CfQJ
gained: partial	-0.045	0.147	/v0FCvn7/voB+gT6+wP3BQIA+AL5BfoG
gained: past	-0.036	-0.025	//4F/wP9AgL+/QADAAMB/f7+//4C//4A
gained: planned	0.03	-0.04	/wX8Bgb9A/wE/gYE/Pv6/fsEAP77/QIB
gained: received	-0.021	-0.111	Av8E+woBCwb/A/4HBv4I9fYAAvgH9gL9
gained: supervised	-0.096	-0.016	+/gHBPv7//z19wf9/An6AgT2+QP9A/kH
gained: uncertain	-0.03	0	/AADAQD7AP/7/AP//gH/AQH+/gH/Af8C
gained: watched	-0.091	-0.006	+vgJA/75//74+gf8/Aj9AgX4+QP+BPcH
gone name	-0.065	-0.12	+f4DBgX9BvwBAAgI/AX7+vr+9QL+//0K
gone noun	0.014	0.01	+///AQ3+CP7+/gYFAPoC+fYB/vv+/QME
gone other	0.018	0.065	AQH//wACAAECA/4BAf4C//8DAgAB/wL+
gone quality	-0.001	-0.059	//4BAwD/BAID+wUA/f7/AQEE/QD/BPoB
gone verb	0.049	-0.036	AAP9/gYHDQQBBP4FAvf/8f4F/vcF9gP7
governor gone: aim	0.084	-0.01	CAf4+gYIBAUIB/kFBfkG/PsIB/wF+wj4
governor gone: ask	-0.033	-0.082	/P8DBP/7Af39+wX//QL9/gD8/wH+AvwB
governor gone: assist	0.098	0.083	CQj2+QcJBQYICPgFBfkH/fkJCPsG+wj4
governor gone: attend	-0.024	-0.039	//4DAf/////+/gD+AAEBAQH9//8AAP0B
governor gone: be	-0.014	-0.084	+vgCBvn4/Pr7/QT8+QT6Bgj+/Af8AfsJ
governor gone: book	0.054	-0.073	AwX6AAQFAQAGB/wEAvwB/fwCAv8B/QX+
governor gone: bring	-0.061	-0.014	//wDAP7+AAD5+gP8/gX/AgP7/gH/AvoF
governor gone: carry	0.066	-0.043	AwH7Af8D/wAFA/4BAvsBAAAHAgABAAb8
governor gone: chase	-0.033	0.078	/gEB/wABAAH8/gD/AAMAAAH8/wEAAfwB
governor gone: come	-0.087	-0.01	+PkKBPz1//34+Aj7+wn7AgP8+wH+A/wG
governor gone: cook	-0.012	-0.018	//8BAP7//wD//wD+AAEAAQL/AAABAf8A
governor gone: cut	0.016	0.037	AgAAAAACAAACA/4BAP8BAAEAAQEA////
governor gone: declin	0.073	0	BwX5/AQHAgMHB/kEBPoF/f0GBv4D/Qb6
governor gone: do	-0.031	0.012	AwMA+QwCCQf/A/cMCP8H9/kABfwH+vv5
governor gone: draw	0.034	-0.03	BAT7/gMFAgIDAv4CAf8B//8DAQAB/wP+
governor gone: drive	-0.059	0.078	/vwFAf/9///6/AP+/gb9AQH9/gH/AfsD
governor gone: fill	-0.022	-0.034	/f0DAv39/v4A/wH//gH/AQH+/wD/AP8B
governor gone: fit	-0.002	-0.02	Af8B/wEAAQEAAP8BAQEB//8CAv8C/wL9
governor gone: get	-0.005	-0.025	AgEB/wH/AgECA/8EA/0D/f0BAf4C/f8A
governor gone: give	0.003	-0.014	/AL/AQP9Af///wQC/v/+//z9/f/+/P8D
governor gone: go	0.005	-0.03	/gIAAgUBAv7+A/8HAP/9+/sAAPz++QH/
governor gone: have	-0.021	0.086	AAAAAAICAgD//gID/gH7/wABAQAB/wD/
governor gone: help	0.014	0.321	Av4BAAD/AP8DAQABAfwD/v8BAgIAAQP+
governor gone: hold	0.011	0.045	AAL//wMAAgADA/0FAf0C/P3/AP4A/QAB
governor gone: hop	-0.037	-0.016	/PsEA/z8/f77+wb8/AX6AwT9/QL/Av0E
governor gone: include	-0.08	0.009	9vcKBfb2+fv5+Aj5+gf5CAz19gj6C/cL
governor gone: involve	0.082	0	CAj6+wkIBgQJB/kGBfkG+vUICfgG9gr4
governor gone: keep	0.053	-0.017	AgP8/gMEAgIHBvwFA/oC/P4FAv8A/gT9
governor gone: learn	0.048	0	BQb7+wUGAwQDBPsFBPsF/fsFBvwE+wb6
governor gone: look	0.031	-0.029	BQP8/AUFBAMEA/sEBP0F/PwDBP0D/QP6
governor gone: make	0.012	0.023	AgL+/wEDAQABAQABAf8B//8CAv4D/QL/
governor gone: man	0.094	-0.007	Bwn2/AcIBAMJB/oGBfgF+/sHBfwD+wf6
governor gone: move	-0.004	-0.094	Af4BAP8A/wD/AAAA/wEAAAABAQABAAH/
governor gone: open	-0.044	0.08	/v4EAQD+AP/7/AP//gT/AAH8/wEA//4C
governor gone: pass	-0.003	0.139	AAEAAAEAAAAEAv8BAP4A/////wAA//4C
governor gone: pick	0.02	-0.036	BAX9/QIDAQICA/wDAv0D/vwEBP0D/QP7
governor gone: plan	0.021	-0.024	AP4A//z//QACAf79AgACAwEBAgECAQP+
governor gone: prepare	-0.013	0.088	AAAC/wEAAQH9/v8BAQEB//7/Av8C/gD/
governor gone: put	-0.031	-0.014	/PwCAf3+///+/wL9/wL/AgT9/QL/A/wD
governor gone: record	0.032	0	AQL+AAEBAAADA/4CAf0B//0DA/4C/QT9
governor gone: ring	-0.004	0.007	Af8AAAAAAAD/AAD//wIAAAD/AAAAAP8A
governor gone: shadow	0.056	-0.086	AwL+/wQDBQEFA/sEA/sE+voHBvwE+wf5
governor gone: show	0.022	-0.092	AAD/AvwB/f8B/wD9////AgIBAAEAAgL/
governor gone: sit	0.075	0.122	CAX5/QIIAQIHBvoDA/oF//0HBv8C/gf6
governor gone: start	-0.011	-0.038	/v4CAQD/AP/+AQICAAAA/v8BAP8A/gIB
governor gone: take	0.098	0.033	CAf2+gYKAgULCPcHCPgJ/P0JCPwF/Af6
governor gone: teach	-0.024	-0.011	AP4AAP//AAD//gD//wIAAAH+/wEAAf4A
governor gone: tell	0.033	0	AgP9/gEEAQEDA/0CA/wD//0DA/4C/gT8
governor gone: try	0.063	-0.039	BQP7/QIFAgMGBvoDBPsF/vwHBv0E/Af5
governor gone: use	-0.09	-0.04	+PgIBvn5+fz39wf3+wn5Bwb4+gT8BvgG
governor gone: work	-0.012	-0.063	AP0AAfz9/P//AAL//wD/AwP+/gT+AwAB
governor gone: write	-0.064	0.019	+PoFBv36//v4+Qj9+gb7AgH5+wL9APkG
hours gone from 1	0.044	-0.007	AgL+AAEBAAADAwACAP0A//8CAAAA/wP+
hours gone from 2	0.086	-0.01	CQX4/wEJAQEIB/kBBPoC//4IBv8B/gj6
hours gone from 3	0.043	-0.019	BAP8/gMEAgEEA/4CAf8B//0CAv8B/gX+
hours gone from 4	0.072	0.057	Cgb5+wQKBAUHCfcHB/kI+/kICPsH+Qr3
hours gone from 5	0.153	0.082	CQfy/gAMAAINCfcBBPYDAP4NBf8CAAz3
hours new at 1	0.043	0.009	AwX7/gQDAwEFBvkFBP4C/PsDBP0B/AT/
hours new at 4	0.028	0.023	BAH8/wACAAECAv8AAf8BAAAEAQABAAL9
hours same	-0.034	-0.007	AP8GAQ38BgD/BAUL/QMA9fn9AfwA/QEB
inserted, JJ, one place	0.143	0.019	DQry9gQOAwkLDPMFCvYL/f0LCv0G/gz0
inserted, JJ, share 0	0.021	-0.063	AAIA/wECAQAAAf8AAf4BAP4EAv4C/wT9
inserted, JJ, share 1	-0.041	-0.074	/v8GAwD+Af73+wf6/gX8AgD8AP//AQAA
inserted, JJ, share 2	0.024	-0.044	BQP6/wQGAgEBBP4EAfoB/fwAAP0B/AL/
inserted, JJ, share 3	-0.034	0.167	//0EBP38/vz7+wX6+gT6BAP8/AT7A/oE
inserted, JJ, share 4	0.004	-0.058	AQH/AAEAAQD//wEB/wH+//4BAP8B/gAA
inserted, NN, one place	0.019	-0.176	/v4DAf8D/AD5/gL8/f4BBAL/AgIC/wIC
inserted, NN, share 0	0.07	-0.037	AAH9AwAAAP4JCf0BAfoBAAEJA////wb/
inserted, NN, share 1	-0.005	0.056	APoABAH7AP0E/ggF/AT+AP4C+wD8/wQH
inserted, NN, share 2	-0.042	0.26	+/4GCf37/fb/9gz++QX0AwX5+An2AvcD
inserted, NN, share 3	0.014	0.042	/wT+AwMAA/4AAQIE/QH+/fz///7+/AT/
inserted, NN, share 4	0	-0.012	AAAAAAEAAAACAf8BAP8A//8BAv4B/wH/
inserted, RB, one place	0.203	0.061	ExHt9AgTBgoSEe8KDO8N+vUREPcK9xPv
inserted, RB, share 1	-0.057	0.288	+voDBv/4//v3+An9+Qb3AQD89wH8APoF
inserted, RB, share 2	-0.01	-0.048	Af0AA/0B/v4C/gX8/gL+AgP//AT+A/4B
inserted, RB, share 3	0.024	-0.005	AwL9/wAEAAEDA/0AAv0CAAH/AAL+AgAB
inserted, RB, share 4	-0.068	-0.002	+fwIBQD4APv7+gYA/Ab7AP/7/QD9APsE
inserted, VB, one place	0.078	-0.044	CAX7+/0H/QIDB/z7A/oCAwMGBwMAAwf6
inserted, VB, share 0	-0.084	-0.029	/v0HAQL8Af/6+QQA/wf/AAH6/QD/APcC
inserted, VB, share 1	-0.008	-0.091	AP38BQD5AvwC/Ar9/AX6/wH8/P77AgAG
inserted, VB, share 2	0.03	-0.037	Bgf4/QsGCAL+AvgKBfT/+PcCAvsC9gsA
inserted, VB, share 3	0.034	0.001	BQH6/P8HAAIEAQD9BP8DA/8CB/4E/QH3
inserted, VB, share 4	0.031	-0.023	AwP9/gMEAQEDA/0CAv0C/v4DA/8B/gP9
inserted, far-broader, one place	0.004	0.041	//8B//7//wEAAAD+AAABAgEAAQABAgD/
inserted, far-broader, share 1	0.013	-0.059	AgD/AAABAAABAgAAAAEBAAACAgAA/wIB
inserted, far-broader, share 2	0.01	-0.01	/v//AgEAAf7/AQEA///7AP0BAP4A/gMB
inserted, far-broader, share 3	0.004	0.025	AP4BAAD/AAABAf7/AQABAQACAQAAAAH+
inserted, narrower, one place	0.022	0.017	AAH+AQIC//4BAQD//v/9Af4CAf8A/wP/
inserted, narrower, share 1	-0.113	-0.059	+PoJBfz3//34+gn9+gv5AgPz9wH9A/YJ
inserted, narrower, share 2	0.004	0.024	/wD/AAEDAAD/Av//AP8AAAH//wAA/v8A
inserted, narrower, share 3	-0.045	-0.045	/f4D///8AQH9/AP+AAQA/wL8/QAAA/oC
inserted, none, one place	0.132	-0.112	BQj58wMG/QsJCfkDC/0NAgMLB/8JAAj0
inserted, none, share 0	-0.028	-0.087	//sEAgH9Af/8+wT//Qf/AAMA/wH+Af0B
inserted, none, share 1	0.001	0.079	+wL9BAH2BPkE/Az9/QH6/AD6/AL2AwMM
inserted, none, share 2	-0.004	0.091	/wD/BgP9AvkB/AIE+fX2AfgC+wH5/gcB
inserted, none, share 3	0.047	0.152	Af//Av4DAgACBvv/APwCAAEF/wP9AAH7
inserted, none, share 4	-0.003	-0.087	AgL/AAQBAwAB/wAF/gH9/Pz+//3//f0B
inserted, one place	0.142	-0.141	Cwb28wEH/gwFB/QCCfwHAPwMCP0L/Qn5
inserted, rare-synonym, share 1	0.002	-0.006	AQD/AP8A/wAAAgH/AP8AAQEAAAH/Af8A
inserted, share 0	0.029	-0.129	BAH+AQIDAv//AwABAAEA/gAHAf7//gP/
inserted, share 1	-0.019	0.177	+gH7CgP0A/UGAQ0E+QD0AfwC+P71A/sK
inserted, share 2	-0.009	0.128	/QD7CQf+BPj//f8D/Pf4/f4CAAP3APwB
inserted, share 3	0.016	0.204	BQAAAv4DAv/+AgP8AAADAP3+Bf///wD/
inserted, share 4	-0.013	-0.096	/gACAgX+A/7//wEF/gL9/fv/AP0A+/8B
inserted, sibling, one place	0.068	-0.088	BQT8/AMGAwIGB/oEBfoG/PwHBv0E/gb5
inserted, sibling, share 0	0.112	-0.028	CAb2/wEIAQELCfoBA/kB//8LBP8B/wj7
inserted, sibling, share 1	-0.087	0.223	/vsIAgH7AP/2+gX//gUAAAL4+gL/AvQB
inserted, sibling, share 2	-0.053	0.072	/PkAAv7///37/QX//f/9AAX8+wL9AfoE
inserted, sibling, share 3	0.009	-0.029	/wQA/wIAAQEHAv8DAv0D/vwCAf4C/gL9
joined as a cause	-0.004	-0.042	9QYACA8FDPUDBgEQAAH58fX8AvL99PsF
joined as means	0.048	0.009	BwX6+wQJBAMFB/wCA/wBAP4FAgAAAAP+
joined as purpose	-0.092	-0.084	9vUJC/71/Pf7+Q/69wj1BAP09gX3BPcI
joined as reason	-0.009	-0.015	/gACAAL/AQD//gEC/gH//v4CAv8A/gH/
joined as relative	0.049	-0.052	AAv8/g4HCf4FBQAPAfwA9fIFAfYB8QH/
joined as result	-0.01	0.1	AP8C/gYDBgD+/P0G/gD++fv///gE+AME
joined in the old text	0.003	-0.152	Bf8ABAL5BPsEAv8IAv0A+P8A+/r9AQEB
kept share 0	-0.029	-0.082	+gUCBQX5B/sA/QcF+gP++fz5/fn/+fkI
kept share 1	0	-0.136	+AIDCQb7CfT/AgoC9gLu+vr9//j3//4L
kept share 2	-0.034	-0.273	+vr+DP4B/fX+9wT5+/vyBAT8/AD0A/wH
kept share 3	-0.004	-0.044	/gAC/PwH+QMB/f39AAUDBQQBAQoDCgAC
kept share 4	0.092	-0.058	BAEA+/kE+QwABf37CP0FAgoBCQUKBAf6
kind change became change	0.014	-0.043	AgT//QQEAwMCA/wGA/4D/P0AAv0D/AH+
kind change became do	0.002	0.054	/voCAvz9//4BAQH+//7/AQT//gH+A/0B
kind change became help	0.022	0.044	AgH+/wIBAAADA/0CAv8C/wABAQAAAAH/
kind change became make	0.079	-0.009	BwX5/QQHAgIICPkFA/kF/f0HBv4C/Qf6
kind change became move	0.05	-0.05	BAn5/wUFAwEDBP0DAfsA//0EAv8A/gUA
kind change, carried, named	0.036	-0.048	BQX8/QMFAwQFBvkHBvgH+v0DA/4D/QX7
kind change, carried, not named	0.076	-0.045	/gX4AwH/A/4GBP0CAPz9/v4GAP7//wf8
kind change, loose, named	0.02	-0.078	AwL//gQCAwIEA/wDAv8C/fsCBP0C/AH9
kind change, loose, not named	0.115	-0.252	EAzy9wcNBwQJBvYHCvYK+vkLB/gF+A31
kind check became change	0.015	0	AQL+/wICAQEBAf8BAf8B//4CAf8B/wL+
kind check became check	-0.068	0.011	9/8JBPv5/v3++QP7/QD9AwH4+f/+AvYE
kind check became do	0.01	-0.025	AP7/Af7///8BAQD+/wP+AQIA/gEAAQEB
kind check became lead	0.009	0.047	AQD/AAABAAABAf8AAAAAAAABAQAAAAH/
kind check became make	0.019	0.147	AgD+AP8B/wABAQD+AP//AQIB/wIAAgEA
kind check became move	0.049	0.021	AwL8/wACAAEDAv8AAP4BAQAEAgAAAAX+
kind check became own	-0.014	-0.075	/wEDAAL9AgEB/QACAAL+//7/AP8A/v0B
kind check, carried, named	-0.089	0.011	9v0KBvv1/fv59Qf6+gX6AwT79wH7BfcF
kind check, carried, not named	-0.132	0.097	8vEOB/vx/vr58Az39Q/1Agj09gb7BvAM
kind check, loose, named	-0.049	-0.116	/PwFAv39///9/QH//wP/AQL7/wH/AvoC
kind check, loose, not named	-0.017	0.032	9/4AAvn++/z//gP6/AT+BwT/AAL+BP8E
kind decide became decide	0.042	-0.04	BQX9/AUFBAQGBPwGA/0F+/kGB/oG+QX5
kind decide became do	0.083	-0.069	BgH6/gAGAAEKCvcCA/gD//4JBv4C/gj7
kind decide became make	0.002	0.118	AP4AAf3+///+/gP9/gP+AQP//gH+AgEC
kind decide became move	0.065	-0.015	BAT5/gEHAAEFBP0BAf0BAP8HA/8C/wf9
kind decide, carried, named	-0.02	-0.064	AgID/QUABQP/AP8FAQED/PoDBfsF+gL7
kind decide, carried, not named	-0.065	0.035	+fwFBf36/vv6+wn7+wP6BAP6+gL8A/oG
kind decide, loose, not named	-0.004	-0.132	AAIB+gMEAwX///wCBf0H/P8AA/0E/QH9
kind do became change	0.011	0.059	BAMA/Qn/CAP//v0JAQEC+fwAAfsD+f8A
kind do became check	-0.044	-0.064	/f8GAAT9AwD8/AIE/wIA/Pz8//wA+/sC
kind do became decide	-0.039	-0.033	/f0EAP79/wH7/AP//wIAAQP8/QL/A/wD
kind do became do	-0.008	0.033	/AACBQr9Bvv9AQUJ+//8+vv7/P/8+wAG
kind do became help	0.101	-0.112	AwT2BPwC/f0HBf///vr+AwEKAwL+AQj9
kind do became lead	0.075	0.036	BgT8/AQGAwMHBvgFBfsG/PsHB/0D+wf4
kind do became learn	0.043	0.009	BAP8/gYFBQICBf4HBPsF+voDA/wC+wT/
kind do became make	-0.012	0.049	//0BAQT+A/4C/AQC/wD9/v4BAP7//gH/
kind do became move	-0.035	-0.118	AAEF/AEDAgP9/v4AAwMAAQAA/gEBAgAC
kind do became own	0.007	0.07	/wT8/gAFAgMC/v8BAv8D/wD+/f0D/QL+
kind do became plan	-0.135	-0.06	9vMNBfn3/Pzz+Ab9+wn8AQny9gP7BfIJ
kind do became teach	0.059	-0.059	Bwb7/QUFAwMEBfsFBPsD/PsGBP0C+wb7
kind do became tell	-0.025	0.008	/v8BAP7//gD8/AT+/QL+A//+/gAA//4E
kind do, carried, named	-0.039	0.126	8/0FDgD6/vX3/A4C+QDxAAX47wT4BAAJ
kind do, carried, not named	0.004	-0.065	/AD9CPz5+fkDAQr89gD2CAT8/gb3BgML
kind do, loose, named	-0.049	0.42	AfsG/gb/BQH7/wYE+Qf+/f/9+f0D+v4I
kind do, loose, not named	0.003	0.188	/P/9A/79//0D/Ar5+wL4BAX8/AD8AwAD
kind help became do	0.01	0.053	AgT//gQDAgEBAf0CAQAD//0BA/wD/AH9
kind help became help	-0.118	-0.038	9PYLCfbz+vny9Qv29wr0CAf19gb4B/MN
kind help became lead	0.087	0.133	CQj3+gcKBAUIB/gFBfoG/fwHBv4E/Qf5
kind help became make	0.021	-0.106	AgD/AP8B/wACAf//AP8BAAEEAQEAAQP+
kind help became move	0.116	0.017	CQb0/AMKAQILCvcEBfgF/f0LBv4C/Qr6
kind help became own	0.056	0.147	BQP7/QEFAAIFBPsBA/wEAP4GBf8D/gb7
kind help, carried, named	-0.099	0.156	8fMMDPLw9fb4+wzy9wj0Cwz29Ar0DfQO
kind help, carried, not named	-0.044	-0.089	/foDAf3+/v77/wT9/wT+AQT+/gAAA/0E
kind help, loose, named	-0.061	-0.107	+vgGBPj6+/35+gX4/Qf7BQb8/AX9BvwF
kind help, loose, not named	-0.046	-0.119	7/4FEPLz+/D5+Q328QLwBgb29APzBPwQ
kind lead, carried, named	0.029	-0.007	AQL//wEBAAEEBPwDA/wD/v0DA/4C/gT9
kind lead, carried, not named	0.043	0.277	BgP8/QYABQQCBfsDA/wE/fsGA/sE+gf6
kind lead, loose, not named	0.09	0.027	CgP4+wILAAQLCfcBBfcCAvsIAv8BAwb8
kind learn became change	-0.027	-0.031	/wACAAD/AAD//QIA/wH+AAD9/wAAAP0C
kind learn became check	-0.017	-0.067	//0CAv/+AP7//wD//wL/AAD//wD/AP8A
kind learn became do	0.025	0.22	BQD9//8BAAEBAQD9/wIAAQACAgEAAgP/
kind learn became help	-0.022	0.059	//0DAQH9AQD+/wEBAAEA/wD+/gD/Af0B
kind learn became learn	-0.064	0.078	/fwHAf79///8/AL//wT+AQP7/AL/A/sD
kind learn became move	0.051	-0.04	BQT7/gEFAQEFBPwBAvwC//8EA/8B/wX9
kind learn became own	0.023	0.09	AQMA/gICAQEEAvwDAvwC//wDBP4D/QP+
kind learn became teach	-0.007	-0.04	/v4CAv3+/v8AAAD+/wD/AgL//wH/Av8B
kind learn became tell	0.064	0.066	BQP7/gEFAAEFBfwBAvwD//0HBf8C/gf6
kind learn, carried, named	-0.118	0.117	9voMBf72//329Qj++gn7AgX3+gT9BPcG
kind learn, carried, not named	0.021	-0.042	BAT+/wwACgMCAf4LAfwC9fMA/vcE9AH9
kind learn, loose, named	-0.045	0.028	/v0DA/z9/v75+Qb6/Ab8BAT8/gL+A/4C
kind learn, loose, not named	-0.065	-0.099	/P0EAv/8Af/9/gX9/wX+AgL9AAH/Af0G
kind make became change	0.057	-0.042	BQL7/gEFAQIFBfwBAvwD//4EA/8B/wT7
kind make became decide	0.006	-0.044	AQH//wECAAEAAf8AAQABAP8CAv8C/gL9
kind make became do	0.003	-0.005	/gAEAAIBAQH9Av8CAv4AAP4CAf0B/QEA
kind make became lead	0.041	-0.018	BAT8/QQEAwIEA/wDA/0D/fwEBP0D/AT7
kind make became make	-0.013	0.055	AP4CAvkB+/0DAgX6/wAABQf9/QUABgAD
kind make became move	-0.049	0.017	/v0EAf/+AAD7/AP+/wX+AgL7/AH/AfsC
kind make became own	-0.094	0.056	9/cJBfX2+v339wf3+wn7Bwn2+Qb8CfYH
kind make became tell	0.004	0.006	AQD//wACAAEAAAD/AQEBAAIBAQEBAQAA
kind make, carried, named	0.056	0.097	BwL6A/gF/f0FCP79APsABAIHAgMABQf8
kind make, carried, not named	-0.02	0.022	/f0CBfsA+/wA/AP9/QH9AwEC+wT8Av4D
kind make, loose, named	-0.025	0.01	/f4BA/3+/v3+/wP8/QL9AgT9/AH+Av8F
kind make, loose, not named	0	0.072	/PoDAgP+AQADAgAA/gMA///8/QH8/f8E
kind move became change	-0.104	-0.007	+PcIBPj4/P329wf3+wn7BQv1+QP8CPQI
kind move became decide	0.015	-0.069	AwL+/wEEAAECAv0BAv8C//4BAgABAAH9
kind move became do	-0.022	-0.005	//4C/wD9AQH9/QL+AAP/AgP8/gL+Av8D
kind move became learn	-0.016	-0.017	/vwDAf79/wD+/gP+/wL/AgD//wABAAAB
kind move became make	-0.038	0.133	/PoDBPv6/f78/AX6/AT8BAX9/QL+BPwE
kind move became move	0.043	-0.086	Agf8/woDBwAHA/oJA/cD9/gBAPj/9wEA
kind move became own	0.022	-0.013	/wD+Av4D//4BAv8AAP/+AQIC/wL+AwEB
kind move, carried, named	0.027	-0.071	AgX7/AkECQECAv4IAv4B+fgFA/oC+QL8
kind move, carried, not named	0.03	-0.109	/Qv3/wgDBf4KCP0EA/n4/vYL/vkA+QgD
kind move, loose, named	-0.038	0.051	/gID/wL+AwH+/P8CAQP//f79/v4B//wA
kind move, loose, not named	0.085	-0.144	CAb4/f4L/gEHB/z7BfgFAwIGBAMCBAf5
kind own became change	0.068	-0.044	BgX6/QUGAwMHBvoFBPoE/fwGA/4C/AT8
kind own became check	-0.007	0.011	/gIAAAH/AAAB/QIC/wD///7//gAA//8C
kind own became do	-0.003	0.3	+QABBf3//vz9/wX+/gT7AgH8+QL8AwID
kind own became help	0.026	0.017	AgD9AAADAAADA/7/AP4BAP4EA/8A/wX+
kind own became lead	0.018	0.231	BQIA+wUDBAT+Af4EAgIF/fsEBvwF+wT7
kind own became learn	0.01	-0.057	AQH/AAABAAABAf8AAAABAAABAQEAAAH/
kind own became make	0.025	-0.044	AgP+AAECAAADAf4DAv8B/vwEAv4C/QT7
kind own became move	0.008	-0.106	AgUA/gcBBgACAgAHAPwB+foDAvsB+gP9
kind own became own	-0.011	-0.045	//wCAPsB/P7/AQD8AgIABAMC/gL/AwD+
kind own, carried, named	-0.019	-0.018	/f4A//8E//8AAfz+Av8AAAMBAQEAAgAE
kind own, carried, not named	0.016	-0.079	+///BPf9+PoA+wf2/v36CgQBAAb8BwID
kind own, loose, named	-0.052	-0.073	+/sGAvv8/QD6/QP8/wYAAgP8/AIABPsC
kind own, loose, not named	-0.034	-0.025	APkDAvj7+//+//79/wIABAX7+gMBBQEC
kind plan became do	0.08	-0.033	BAT4/wEHAQAHB/0BAfsBAAAGAgAAAAb9
kind plan, carried, not named	-0.124	-0.025	9/cNA/j4/P7z9An2+gz7Bgj2+gX9B/cG
kind plan, loose, not named	0.015	0.009	A//9AfsD/f3+AAP6/AT8AwYCAAL9BAP/
kind teach became do	-0.035	-0.035	/wABAAD/AAAAAP8AAQABAAD9AAAAAPwA
kind teach became learn	-0.123	0.044	+fkLBP72AP319wf++wr7AAH1+QH8AfQI
kind teach became move	0.052	-0.006	BAH8/gAEAAEEBvwBA/wDAAAGAwIBAQb9
kind teach became own	-0.022	-0.017	AP8BAQD+AP/8/AP//gP+AAD9/gH+Af0C
kind teach became teach	0.023	-0.027	AgH9AP8DAAACAv7/AP4AAAEBAQD+AgD/
kind teach, carried, named	0.032	-0.029	AgL9/wEDAQADA/0AAv0BAAADAgAAAQL+
kind teach, carried, not named	0.011	-0.083	BAD//gADAgECAAL8AAH+AgX/AAH/AgAC
kind teach, loose, named	0.049	-0.041	BQP7/gEEAQEDA/wBAv0B/v4FBP4B/wT7
kind teach, loose, not named	0.086	-0.059	Bgf5/AMHAQIEBfwDAvwC//sGCP0C/An7
kind tell became decide	-0.025	-0.035	AP8BAAD/AAD8/AMA/wT/AAH+/wD/AP4B
kind tell became do	-0.068	0.031	/f4GAAH8AQD6/v8DAgAC//37//8C/voD
kind tell became help	0.033	-0.011	AAH9AAD/AAAEAQAA//0AAAABAAAAAAAB
kind tell became learn	-0.087	-0.003	+vwIAQD5AP/8+gMA/gX/AAH4/QH/APgE
kind tell became make	0.034	-0.04	AgL9/wEDAAEDA/4BAf4B//4EAv8B/wT9
kind tell became move	0.037	-0.061	AQP+AgECAP4DA/8CAP0AAP4DAQD+/wP/
kind tell became teach	0.059	-0.022	BQT7/gEFAgIGBPwAAvwCAAEGA/8C/wX7
kind tell became tell	-0.131	-0.065	9e4OBvbz+vz09gn3+wv6Bwz49wj7CfUI
kind tell, carried, named	-0.044	0.008	/vkDAf7+AP/8/wX8/wT/Agf6+Qb9BfoF
kind tell, carried, not named	0.034	-0.014	BQT8+wEFAQIGBPwBB/0F/f8DAv8DAAP8
kind tell, loose, named	-0.125	0.066	9vQMBff0+vzx8gz09w33Cgn19gb6CPML
kind tell, loose, not named	-0.005	0.016	AwMA/AQDAwP///0CAQAE/v0DBfwE+wH8
left act	0.01	-0.032	AwMEAQ3+CAEF+wMO////8/0DAvQC8fwA
left adjective	0.034	-0.081	/gIACvz6//cIAgD99//5CQT+AAD5CQcG
left adverb	-0.041	0.371	AwMH/wb+BwIC/AEEAfv88v78BPID+P/7
left modifier	0.053	-0.145	AwD7BAQFCAEB//kKAPsB+vkBA/X++v/6
left name	-0.073	-0.006	8/wBCBT9DPz7+wYJ+gby9fL5+wH99PwI
left noun	0.032	-0.135	BQgCBgf8EP8FAgMI/Pr48vb9+vL+9QT/
left sense adj 0	0.027	0.13	/f3+Cf8A/fcB/Qj6+wD7AAH9/QL5BAEC
left sense adj 1	0.018	-0.033	AvsAAPoC/AH9AP/4/wQABggBAAb/BwD9
left sense adv 2	-0.049	0.379	/AQBBQj8Df77/QMABPn69ff3/vL98/8H
left sense noun 10	0.069	-0.262	BwX4AwkHBf4JAvsGAvkB9PYEBvf9+wX6
left sense noun 11	0.038	0.063	BAD7BwQBAfv/AgAC/P76AQH/AgH7Av8G
left sense noun 12	0.016	0.044	AgH+/gMDAgIDA/oEBf4E/f0EBP4C/QL7
left sense noun 13	0.017	0.047	AAACAv8A/f8BAv/8Af8ABQQDAQP+BAL/
left sense noun 14	0.091	0.101	Cw35/wUECgQNBPYEAvcC9PQGCPQB+gn3
left sense noun 15	0.022	-0.211	Af79//0DBAABBP36AwAAAAMA//8A/wL+
left sense noun 17	-0.045	-0.131	//oEAAP+AwH6/AECAAUA/v38//8A/vsA
left sense noun 18	0.107	0.187	CQ338RcLFxAGB/cRDewQ6O8CCOoP6Qr0
left sense noun 19	0.008	-0.045	/v0CAPv+/QABAgD+AAEBAQIDAQEBAwH+
left sense noun 20	-0.003	-0.092	+wIAAgIAAf7/AAEB//39AAAB/wEAAP8D
left sense noun 21	0.023	0.104	AgD9AvoB+/8DAgH5/gD/BwkB/Af8CAAA
left sense noun 22	0.103	-0.024	CAX4+wYHBAQJCfcHBvgH+/kLCfwG+Qr2
left sense noun 23	-0.093	-0.038	+PsLCvv3+/v89gT8/AP4BAT09QL5BvgI
left sense noun 24	-0.023	0.211	/wQGAP8ABAD9/gD+/QEA/f//APwD//7+
left sense noun 25	-0.005	-0.01	AgAA/wACAQH+/wD/AAEAAAEAAAAAAf//
left sense noun 26	0.008	0.187	BAL//gEFAQH///wBA/wC//4DBP8E///+
left sense noun 27	-0.013	-0.202	/QAD/AACAwL9/AAFAAQC/f7++/8A//8B
left sense noun 28	0.056	-0.49	AgnzAgkDBgIKAvsFAvj9+PgKBPj8+wL8
left sense noun 3	-0.138	-0.08	9voMA//2//3y+An+/Qn9/wX1+AL/AfQJ
left sense noun 4	0.071	0.174	//39GOn47e0H/Qrx7vrmEw4C+AvoDwIN
left sense noun 5	0.009	0.008	//8A/wACAQEBAf8BAf4BAAAA/gH+AQEB
left sense noun 6	0.001	-0.539	AQn/9w0FDwUCAvcPBf4E7vEBAvAI8gT5
left sense noun 7	-0.006	0.131	A/4BAv3//QD/AgIB/v//AAQA/wT9AwIF
left sense noun 8	0.065	0.008	Bwf79RAHDQsIBvcOB/kL8/MJCfYK9An4
left sense noun 9	-0.019	-0.015	/QICAgP6AQD//wMC/gMA/wD8/wEAAP4B
left sense unknown	-0.066	0.01	+wIDCA/4CPkC+QcM/QT49PD/+Pz99P0P
left sense verb 29	0.104	-0.008	CAb3+gYKBAQKCvcGBvYG+/sJBv4D/An5
left sense verb 30	0.083	0.049	CA32/g0HCAIIBv0OBPn++PMKBfcE9Qj4
left sense verb 31	0.059	0.356	Bg38/AsFDAUKCfkOCvsG8/UCAvQE9Af9
left sense verb 32	0.032	0.01	AQj6/A0DBwQEAAQMA/cB+fcC//kD9QL8
left sense verb 33	0.097	-0.057	BwT5/AIIAAMHCPgEBfkG/fwHCP4E/gj4
left sense verb 34	-0.014	-0.117	APsABPcB+v//AAL6///8BgX+/Qf5BvoC
left sense verb 35	-0.021	-0.047	AgAD9gwDCQj/BfYFCAIH+fwABPwG+AH6
left sense verb 36	0.007	-0.007	/wD/AgIAA/4CAQEE//3+/wQBAv//AAAC
left sense verb 37	-0.027	-0.006	/wD/AAEAAAD9/gIA/wL/AAP6+wL+AvwG
left sense verb 38	0.016	0.082	/AH9AAb9CgD9AgIGAfz+9v7+/vv+9QIE
left sense verb 39	0.047	-0.023	CAT8+wkFBwUDBvsKB/sI+PgHBv0F+wb7
left sense verb 40	-0.03	-0.194	+P0FBv36/fv7+wb++//5BQL9//3+AfsD
left sense verb 41	0.051	0.073	AwAB/P0DAQT9BAD8BPsDAwUDBgQDAv8B
left sense verb 42	0.04	0.121	Af/6//4B/f8EAvz+AQH+AwMGAAIDAwb+
left word 2nd	0.012	0.059	AP8AAf//AAABAv8AAAAAAAAA/wEAAAAB
left word about	-0.024	-0.04	AQYA/QUEBwT8/AAB//4A/f3+//3///sB
left word absence	0.062	-0.008	BAT6/wIFAQEGBfsCA/sC//4GA/8B/wb8
left word account	0.078	-0.022	BgT6/wAFAAEJCPoCAvoC//4HA/4B/wf6
left word act	-0.045	-0.044	/PsEA/z8/f76/Ab6/Ab7Bgb7+gb7BvsG
left word ad	0.016	-0.072	AQL9/wEDAQEDAv8BAP4BAAABAgABAAH/
left word after	-0.013	0.165	Af8B/wIBAgD/AP8AAQIC/wD/AP8AAAD+
left word again	-0.016	0.071	//8CAf7///8B///+/wH/AgP/AAD/AgAB
left word agency	0.076	0.003	BAD8AP8D/wEGBvz/APsAAQAJBAAA/wj4
left word ahead	0.049	0	AwH7AAECAAAFBP8CAP4A//8EAf8A/wT+
left word aim	0.118	-0.01	Cwn1+QkLBgYMCvUJCPYK+fYMC/gI9wz0
left word almost	0.073	0.011	CAf4+gcIBQUHB/kGBfoG+/sGBf0D/Ab6
left word along	-0.005	-0.017	AP8AAAABAAD/AAAA/wIAAAEAAAH/AQAB
left word alongside	0.026	-0.008	AwL9/gEDAAICAv4BAf8CAP8DAgAB/wP+
left word already	0.06	-0.007	BQX6/QQGAgIFBfwDAv0C//wGBP4B/Qb9
left word also	-0.199	-0.012	7+8SCvLt9/nt8w3z9xL2ChDq8Az3D+wR
left word always	-0.011	0.068	/wEC/wUAAwEC/f4CAQAC/P7+Af4B/f0A
left word another	0.019	0.036	AAL9/wEAAAECAf8AAfsBAAD+/QAAAf8D
left word answer	0.048	-0.004	BAP7/gIFAgIDAv8BAf4C//8FAv8B/wX8
left word anything	-0.115	0.069	+f8JAQD5AAD49gcA/An9AAD2+wH/APcH
left word apply	0.059	-0.02	BQP7Af8G/v8GBv4AAvwBAQEDAQP+AgQA
left word are	-0.021	-0.023	AAABAP//AAD9/gD//wIBAQH/AAAAAf4A
left word around	0.116	0.204	Cwjz+wgLBQQLCfkHBPkF+/oLBvwE+wz4
left word as	0.019	-0.112	AwH+AP8EAAABAQD/AAD//wAEAQAAAAP+
left word ask	-0.001	-0.118	AAMAAgT/A////QMD/P36/v3///wB+wAB
left word assist	0.195	0.124	ExDt8w4TCQsTEe0NDfAP9vISEPYK9BLu
left word assistant	0.048	-0.073	BgT6/gIFAQIEBP0BAv0CAAADAgABAAP+
left word at	0.015	0	Af/+AP8B/wAAAQD/AAAAAAECAAAAAQL/
left word ate	0.027	-0.001	BAH9AAEDAAABAP4BAf8BAP0DA/8A/wL7
left word attend	-0.001	-0.051	AgAA/gACAAH+//7+AQIDAAH/Af8BAP/9
left word award	0.007	-0.006	AAABAAD/AAAA/wAAAP8AAP8BAQAAAAD/
left word away	0.043	0.007	AgL8AAECAAAEA/0BAvwBAP8EAgAB/wP+
left word aws	-0.011	-0.009	/v8AAv7+AP8A/gH+/wAAAAL+/gH9AvwD
left word baby	-0.019	0	//4CAP7/AAD//wD/AAEBAAL+/wEAAv4B
left word back	-0.058	-0.109	/f4DAf73AgD6+Qb//QIA/wX7/P0BAPgG
left word badge	0.021	-0.022	AwD//wADAAEBAv0AAQABAAAEAwABAAX9
left word bag	0.007	-0.033	AAP//wECAQEDAP8BAf4BAP4BA/8C/wD9
left word band	0.047	-0.004	AwP9/gMDAgIGBvsFBPsE/P0EA/4C/QX9
left word bank	0.075	-0.12	BwX5/gMHAgIJCPkDBfoD/v4GBP8B/gb8
left word basically	-0.132	0	9fQMBvf1/Pr09wn4+Qr6BQnz9gX6CPQL
left word basis	-0.093	0	9/cKBvf3+vv3+Qf4+wj7Bgj3+QX8B/cI
left word bay	0.065	-0.064	BwX6/wMFAQEGBv0DAfwB//wFBP8A/QX8
left word bed	0.095	-0.028	Bwj2/QUJAwIIB/sEA/oC/vsKBv0D/An5
left word before	-0.11	-0.011	+PoKAv75AP/19gb9/Qn+AgP3+wL/AvYF
left word begin	0.008	-0.048	AQD/AAABAAABAP//AP4BAAEAAAD/AQD/
left word behind	-0.047	0	/PoFAv38/v76/QT8/QX+AgH+/wEAAf4C
left word being	0.024	-0.02	AQD/AAABAAADAv4BAf4AAAACAQAAAAL/
left word between	-0.069	-0.014	+fgHBfj5+vz5+wb5/Ab7BQb5+gT8BvkH
left word bit	-0.12	0.276	+P0JAwH4Af719gf/+wr8AAH1+AH9APUI
left word block	-0.021	0.021	AQAB/wABAAH+//8AAQICAAD/Af8CAP7+
left word board	-0.009	-0.016	AQEAAAABAAACAf4AAAAAAP8AAP8A//8A
left word book	0.043	-0.189	CQf3+gkIBQYEBPsEA/8D/PsEBP0D+wT7
left word booking	0.014	-0.01	AQL+AAACAAABAP8AAAAAAAH//wAAAQAB
left word boss	0.093	-0.05	Bwb5/AUHAgMJB/oGBfkE/PgLCPwG+gv2
left word box	0.005	-0.056	Af8AAAABAAACAv8BAf8B/wH//wH/AQAA
left word branch	0.051	-0.046	BQL7/gEFAQIFBfsAA/wCAP8FBAABAAX8
left word break	-0.057	-0.006	+/wFAQD7AAD6/QMA/wT+AAD9/gAAAP4C
left word brick	-0.068	0	+/kHA/n6/P76/AL8/gX/Agb5+wT8BvkG
left word bring	-0.029	-0.025	/v8DAf/9/wD9/QD/AAEAAAH+AP8AAf0B
left word build	0.019	0.003	AAH+AAEDAAAAAQABAP0B/wEDAv8A/wD/
left word bus	0.003	-0.029	/gABAAD/AAAAAP8AAAEAAP8DAAAA/wIA
left word busy	0.098	0.136	Cgj3+QgKBwYIB/gIBvcH+fUNDPcI9g3z
left word but	0.056	-0.037	BAb5AAQEAwIGBP8EAvwA/voFAf3//AX8
left word buy	0.053	-0.005	Bgb6/QQHAgIEBPwEBPsE/fwFBf4D/QX6
left word cafe	0.007	-0.008	AQH//wICAAEBAv8CAAAA//8BAQAB/wAA
left word call	0.14	0.141	Dgrz+QcOBwYODvQICfQK+fkPDPoG+w3z
left word can	-0.1	0.029	+/4GAAD8AAD2+QQA/wH/AAD4/QD/APcF
left word car	-0.003	-0.015	AgD/AAAAAAD/AAD//wMAAAH//wAAAP8A
left word card	-0.02	-0.011	Af8CAP8B/wD+/wH+AAIAAQH+/wH/Av0B
left word care	0.047	-0.006	AAL8Av7//v8DAP/+//z/AgADAQD/AQT+
left word carer	-0.02	0.12	AP8AAP8A/wD+AAEA/wP/AAH9/gH/Af0C
left word carry	0.111	0.041	BwP3AP8F/wAKB/wAAvgAAQEJAgEAAgf8
left word case	0.079	-0.031	Bgb4/wMHAgEIB/oDA/oD/f0GBP4C/Qb7
left word cent	-0.034	-0.013	+fsEBvf5+fv9/gb6/QT6Bgb9+gT9Bf0G
left word cert	-0.035	-0.028	/v8EAAD+AAD//v8AAQECAP/9AP8BAP0B
left word change	-0.017	-0.074	//wBA/v+/P3//wP7/QP8BQMA/gP+BP8C
left word charge	-0.032	0.013	/fwCAvz9/f/+/gL8/wP/AwX9/gP/A/0D
left word chase	-0.003	0.063	AP4AAP8BAAD//wAB/wEAAAD+/wAAAP8A
left word check	0.096	0.381	Cgn5/gUKAwIHCfkGBfkG/fcKCfwE+Qv4
left word chef	0.018	0.021	//8BA/7+AP0BAQD+//3/AP8DAf8A/wL+
left word child	0.035	0.055	AgH9/wICAQEBAgABAP4B/v0EA/4B/QX9
left word church	0.018	0	AAD///8B/wECAv4CAv4D/wABAAEAAQH+
left word class	0.015	-0.051	AQMAAAQBAgEA/gMDAAH9/vwC//4C/QL9
left word clean	0.028	0.015	BwX7/AYGBAMBAf8BAQAB//4CAv8B/gP9
left word clear	-0.026	0.027	/f4DAQD8AP8A/gIA/wH+AAD+/gAAAP4C
left word client	-0.003	-0.048	/wMB/gIBAQEA/wADAQAB//wCAv0D/QL9
left word close	-0.023	0.069	/v0EAf/+AAD/AAAAAAEBAAH//wAAAf4A
left word code	-0.068	-0.012	/f4FAf79/wD4+wL+/gT/AgH4/gH/AvkE
left word colleague	0.206	-0.007	EQ/t9AwUCAoTEe4MDfAP+PQTEfgL9hPt
left word collect	0.048	-0.071	BAL7/gEEAQIFBP0BAv4C//8FBP8C/wX8
left word come	-0.094	-0.18	9vkKCPr1/Pr69Ar8+Qf1AQL29wL8AfkH
left word company	0.034	-0.041	AAX+AAUCBQAFBPwFAvwA/PsDAfwA+gQA
left word complete	0.001	-0.014	AQD/AP8AAAAB/wAAAAAAAAD//wAAAP8A
left word contract	0.044	-0.012	AwL8/wAEAAEFBP0AAv0BAAAEAgAAAAP+
left word contribute	0.015	-0.1	BAT9/QQEAwMBAf4BAf8C//0BAv4D/QH+
left word control	0.078	-0.015	Agb4/wEHAQEJCPwCA/kC//4FA/8B/wX+
left word copy	0.038	0	BAb++ggEBwUGBvcLCPgJ9vcGB/gI9wb5
left word correct	0.079	0.114	Bgb5/gMGAQIGBfwDA/sD//oJBf0D/Qr5
left word count	0.013	-0.035	AgH+/wACAAEAAAD+AAH/Af8CAQAAAAH/
left word couple	0.031	0.038	AgD+AAACAAADA/0BAf4BAAADAgAAAAP+
left word course	0.083	-0.089	BgT6/gQGAgIIB/kEBPoC/foJB/wC+wj5
left word court	-0.004	0.014	AP8BAAAAAAD/AAAAAAIAAAABAAEAAAEA
left word cover	0.052	-0.182	BQL9/wAHAAEFCPoBBPoC/wACAgAAAQL+
left word crm	0.019	-0.023	AgH//gADAAECA/0DA/4D/v8CA/8C/wP9
left word current	-0.002	-0.011	/fwDAv39/v8A/wL7/gP+BAMA/gP/AwAC
left word currently	-0.039	-0.058	+/kDB/b59/v8/AX4/QT5CAn7+Qj6CPsF
left word customer	-0.035	-0.054	/fsDA/39/v36/AT9/Qb+AgL9/QL+Av4D
left word cut	-0.014	0.03	//8DAAEAAf////8BAAAAAAD+Af8A/v8A
left word data	-0.001	0.029	/wD+Af//AAAB/wL+/gD/AQH8+wD+AvwF
left word database	-0.005	-0.005	AP8BAAD/AAD/AAAAAAEAAAABAQABAAL+
left word date	-0.021	-0.01	/P0DAv/+/v7//wMA/wL+Af/9/gD+AP0D
left word day	-0.11	-0.026	9voLCPb2+vj29A3z9gn2Cg34+Af3DPUI
left word decision	0.027	-0.005	AgH9AAACAAADA/4AAf4BAAACAQAAAAP/
left word declin	0.097	0	CAf4+wUIAwQKCfYHB/cI+/oJCPwF+wn2
left word delivery	-0.002	-0.017	//4AAv39/f/+/wL9/gH+AwT+/QL/AwAD
left word dept	-0.018	0.103	/QACAf/9AP/8/gP//wT/AQH/AQH/Af8B
left word dev	0	-0.054	/wEAAAD/AAD//wEA/wAAAAAAAQABAP//
left word dialle	-0.084	-0.048	+fkKAgD3AP76/QIA/wQAAAH4/AH/APgG
left word doctor	0.092	-0.007	BQT4/wEFAQEJB/wCA/gC//4JBP4B/wj6
left word door	0.042	-0.037	AwL8/gADAQIFBP0BAv0D//0EBP4CAAX7
left word double	-0.019	-0.005	//4BAf7+////AAD/AAEBAAP9/QH/AvwD
left word down	0.001	-0.023	AQD+Af8AAP8A/wEAAAAAAAAAAAEAAQAB
left word dozen	0.041	-0.006	BAP8/wIEAQEEA/0CAv0B//4FA/8B/gT9
left word draft	0.045	0.043	BAL8/wAEAAEEBP0BAv0C//8EA/8B/wT9
left word draw	0.068	-0.038	BQX5/QIGAQIGBfsDA/sD/v4GBP4C/gb7
left word dress	0.063	-0.059	BQL7/QIGAgMGB/wCA/sE//4GBAAB/wb7
left word drive	-0.018	0.06	/f8DAQH/AAD/AAEB/wL/AP///QD/AP0D
left word driver	-0.018	-0.026	/f4CAv7+AP7/AAD/AAAAAAL+/gH+Af4C
left word drop	0.03	-0.035	BAH+/gIDAgECAv0DAf4A/f4DAv8B/gP9
left word dry	-0.008	-0.055	//8AAf7//wD9/gL+/wL/AgIA/wEAAf8C
left word due	0.19	-0.072	EA7w9goSBwkSEe8LC/AM+PYSD/kJ9hLv
left word duty	-0.105	-0.14	9fQMC/Hx9Pj09gzx+Av4DQ/38wz3D/UN
left word eho	0.029	-0.01	//8BAAABAAAFBP8AAP4AAAAEAAAAAAT/
left word elsewhere	0.045	-0.017	AgL7AAACAAAFBP8BAf4BAP8EAQABAAX+
left word email	0.001	-0.011	Af8A/wABAAAAAf//AQABAAEAAQEAAQD/
left word end	-0.012	0.021	Af//Af8EAv/9AAD+AgABAAMBAP8BAf7/
left word english	0.027	-0.004	AAL9AQD///8DAf8A//7/Af8D/////wEA
left word enter	0.042	0.037	AwL9AAACAAADAv4AAP4AAP8EAgAA/wT+
left word entry	0.032	0.087	AgH9AAABAAACAv4AAf4BAAADAQAAAAP/
left word exam	0.011	-0.015	AgH/AAACAAECA/4AAv8BAAEBAQAAAAH/
left word eye	0.009	0.069	AQEAAAL/AAH/AAABAAAB//4BAQAA/QIB
left word fall	0.067	-0.028	BgX5+wYHBAMGBvsFA/oE/PoGBv0D+wb6
left word far	0.057	0.012	BAD8Af4B//8FAwH9////AQEFAwH/AQf+
left word fault	-0.036	-0.008	/vwDAf79///8/gL+/gP/AQL7/gH/A/wD
left word feed	-0.052	-0.019	/v0EAAD+AAD7+wEA/wT+AAD9/gAAAPwB
left word feedback	0.103	-0.031	CQj2+wcKBAQMC/YIB/YH+/sIB/wE+gj4
left word fell	0.033	-0.014	AgH9AP8C/wADAv7/Af4AAQEDAQABAQL/
left word few	0.055	0.044	Av79AfsD/QAFBfz/Av0BAgIFAgEAAwT9
left word fifty	-0.072	-0.004	+voGA/v6/v33+Qf5+wj8BAX5+wP8BfkG
left word fill	-0.012	0.046	APsEAf7+/v//AP4AAAEBAAIBAQH/AAD+
left word finance	0.024	-0.018	AwH+/wACAAECAv4AAf8BAP8CAgABAAL+
left word find	-0.043	-0.04	/f4EAgH8Af/7/gQB/QT9/wD+/f////wD
left word finding	0.034	-0.047	AgP8AP8D/wADAgD/AfwAAv4DAv8AAAL9
left word finish	0.096	0.016	Bgn3/QkJBQMJB/oIBfoB+/gIBPwD+gn7
left word firm	0.046	-0.069	BQX7/QMFAQIBAf4BAf4A//4FBP8B/gX9
left word first	0.009	-0.009	BQQC+wcFBgUBBPsFBPsE+/oFB/oG+QP4
left word fit	-0.08	-0.002	+fsIAv/4//73+gb//Qj8AAP5+wP/AfsG
left word fitting	0.017	0.027	AQEAAAAAAAABAQAAAAD/AAAAAAD/AAEA
left word five	-0.014	0	/f8CAQH9Af/+/QMA/v///wD//f8A//0D
left word fix	0.039	-0.024	BgL8/gAFAQIDBPwBAv0CAAAEA/8CAAP+
left word floor	0.103	-0.123	CAT1/AMHAgMJB/gDBPgF/f0JB/0D/Qj3
left word follow	-0.014	0.072	/v4BAv39/f7+/gL8/gP9Awb8/AT8BfwE
left word foreman	0.031	0.025	AgL9/wIDAQECAv4CAv4C//8DAf8B/wP+
left word fortnight	0.049	0.017	BQP6AAEEAAACAQH//wD/AAAGA/8AAAb8
left word four	0.059	-0.06	AgX6AAEEAQAGBf0BAfwBAP4FAv8B/wX+
left word free	0.047	0.006	BAH7AAACAAEEBP4AAf4BAAAEAgAAAAT/
left word fresher	-0.06	0	+/0GAv77/v/6+wT+/gP+AgT7+wL9A/oF
left word friday	0.044	-0.019	AwX7/wMFAgEEBP4DAvwB/v0EAv4B/QT9
left word fridays	0.093	0.116	CQn1+gcLBQUHB/gGBfkG+/wJBv0D/Qn6
left word full	-0.03	0.001	/v8DAAD+AP///gIB/wP/AAD8/gAAAPwD
left word gang	0.05	0.171	BQP7/gIFAQIEBPwCAv0C//4FBP8B/gX8
left word get	-0.12	-0.144	9PILBPn0/f319Ab5/Av7BAv1+QP+BfcM
left word girl	-0.088	-0.024	/PwIAAD8AAD3+gMA/wcAAAH4/QAAAPkE
left word give	-0.04	0.088	/fsAAvr+/v72+gj4+gX7BQb8+gT9BvkG
left word go	-0.047	0.043	APwB/wX4BQH7//8E/wH//Pz5///9/fsF
left word good	-0.009	-0.054	//8B/wIAAgECA/0CAv4C/QD9/wAAAP4B
left word group	0.1	-0.049	CQf2+wUIAwQLC/gHB/cG+/oLCPwG+gr4
left word guest	-0.047	-0.012	/v0EAgD8AP/7+wP+/QX9AAH8/QD+APwD
left word guide	0.033	0	BAP8/gIEAQICAv4BAf4B//4DAv8B/wP9
left word half	-0.064	-0.036	/f4GAgT9A//6+gMDAAT+/fv7/vsA/fwD
left word hand	0.033	0.233	BQD9/QAFAAIEA/v/BP0EAAECBQECAQH8
left word handle	0.028	-0.041	AgH9/wICAgICAv8BAf////8DAf4C/wL+
left word he	0.014	0.096	BAP9/gcDBgL+/wEF/wEA+/oBAfwB+gP9
left word head	0.08	-0.074	BwX5/QQIAwIHBvoEA/oD/fsIB/0D/Aj4
left word health	0.051	-0.008	AwH7AAADAAAFA/8AAf0AAAAFAQAAAAT+
left word help	0.108	0.423	DQn1/AgJBgQHBvsEBfYG+vgJB/gD+Q/5
left word high	-0.011	-0.007	AQEA/wIBAQH+/wABAAEBAP4AAv8C/v//
left word his	-0.046	-0.004	+/8DAv77/v/7/QT+/gD9AgH8/gH/AfwE
left word hit	-0.039	0.042	/f0EAf/9/wD6+wP+/wL/AgEAAAEAAf8B
left word hold	0.159	0.038	Dw/v9wwQBwcQEPQLCfMK+fQPCvgH9g30
left word home	-0.059	-0.054	+/kGA/76//39/wH//wL/AQL5/AH9AvkH
left word hoovering	-0.051	0	/PwFAv78AP/8/QT9/gT9AQT7/QL+BPoE
left word hop	-0.015	-0.028	/v8BAv3//v/+/QT+/gL8AgT+/gL+A/4D
left word hour	-0.111	0.016	8/cMBf31//v79wf++wn8AQLz9gD8A/EL
left word house	0.037	0.048	AwT7/wEGAQEDA/4BAf4AAP0CBP8B/wX+
left word hundr	-0.055	0	+vsGAv76//76/AX9/QX+AQL8/QH+AvsD
left word hundred	-0.058	0	/fsEAf38///5+gX9/gb/AgP8/gH/A/sD
left word i'd	0.067	-0.013	AwP7/gEDAAIJBvwDA/oD//8FAwAC/wf9
left word i'm	-0.023	-0.021	//8CAAH/AQD//QEB/wL//wD9/wAAAP4B
left word i've	0.028	-0.006	AgP9AAAE/wACAv//AP4AAf4DAgAAAAP9
left word ill	0.016	0.01	BAP+/gEEAQIAAf0AAv8CAAADAwACAAH7
left word in	-0.043	-0.013	/f4DAv/+//77/AP+/gT9AgH8/AH9AfsD
left word include	-0.084	-0.118	9fYKB/X2+Pr29gn3+Ar2CQn39Qj4CfYL
left word infection	0.001	0.005	AgABAAEBAAAAAf8BAQEB/wD/AAAAAP//
left word involve	-0.035	-0.03	/P4D/wH9/wL9/QP9/gX/AQH9/gIBAfwC
left word it	-0.028	-0.02	AP4DAf/9///8/wEAAAL/AAL9/wH/Av8D
left word its	-0.051	-0.021	/foHAP/+AAD+/gD9AAQAAQL8/gD/AfwC
left word job	-0.096	-0.091	9/YKCfb0+Pj2+Ar3+gf1Bwn09wf4CPQM
left word join	-0.005	-0.043	//4AAf7/AP/+AAH+AAL+AAP//gH+Af8C
left word just	-0.057	-0.043	+fwGBPz6/v36+wX8/AX8AwP7/AH/A/wE
left word keep	0.059	0.008	AwP6A/wE/P0BBQD8AP3/BAIEAgL+Agb/
left word key	-0.03	0.102	/wAC/QD+AQP8/AEBAQIC/wH9//8BAP4B
left word kitchen	-0.035	-0.004	+voFBPn5/Pz9/QT9/QL9AgX8+wT9BfsF
left word know	-0.059	0.097	/PsEAf39/v/6+wP+/gX9AgP8/AL/A/sE
left word lad	-0.039	0.062	/wAAAQD+AP8A/AMA/wP+AAD6/AD/APoE
left word lady	-0.011	-0.002	/v8BAP//AP///wH/////AQD/AAAAAAAA
left word lamb	0.021	0	AgL9/wACAAECAv8AAf4BAP8CAf8BAAL/
left word language	-0.059	0.015	/PwGAgD7AP78/AT//QX9Af/8/AD+APoE
left word laps	-0.042	-0.05	/QADAP/9AAAA/AEA/wEAAAD/AAAAAP4D
left word last	0.103	-0.094	Cgb3/QUJAwIJCPoEA/kD/f0JBf4C/Qj6
left word late	-0.03	-0.011	/f8CBQAAAPz//Aj//AH5AAD9/P/7Af4E
left word lay	0.005	-0.007	AQL+AAECAAECAgAAAP8AAQH+/wL/Af4B
left word lead	0.078	-0.015	BgP5/gIGAQIHBvwCA/sD//4IBP4C/gf6
left word leader	0.041	-0.025	AwP8/gIEAQIFBPwCAv0C//8DAv8B/wP9
left word learn	0.077	-0.029	CAT5/AIGAQMGBfoCBPsE/gAGBP8CAAb7
left word learning	0.064	0.053	BgT5/gQGAwIHB/wEA/sD/fwFA/0C/AT8
left word leave	0.038	-0.133	AgP7AAEEAQADAgD///3/APoEAv0A/AL+
left word lend	0.064	0.002	BAP7/wIFAQEIB/0CA/oC//0GA/8B/gb9
left word letter	-0.014	-0.01	AP///wMAAgD/AgADAQEC/f4BAP8C/QEA
left word level	0.047	-0.042	AgH+/wAEAAEFBfwBAvwBAP4FA/8C/wX8
left word light	0.013	0.025	AgAAAAEBAAACA/4BAf8BAAAAAAAAAAAA
left word like	-0.042	-0.004	/P0EAQD7AP/9/QT+/wT+AQH//wAAAQEB
left word line	0.048	0.055	AwP8/gIFAQEFBvoEA/wC/f4HA/4C/gb9
left word list	0.104	0.09	BgP4/wAFAAEKCfsBBPgDAAALBAABAAr6
left word little	0.03	0	AQD9AAABAAAEBP4AAf0BAAAC////AAH/
left word load	-0.013	-0.017	//8CAAD/AAAAAv0DA/4E/f8AAf8B/wAA
left word local	0.044	-0.028	BAP8/gMFAgEGBPwDAfsC/v4DA/4C/gT/
left word log	0.045	-0.024	BAP7/gAGAAEEBPwBA/0D//8DAv8BAAL9
left word look	0.039	0.072	AQT+/QcEBgMIBfwGBPoF+/sEA/wE/AP7
left word lost	-0.036	-0.025	/f8EAAD+AAD9/wAAAAMAAAD8/gAAAP0C
left word lunch	0.052	-0.021	BwP7/gIGAQIEBfoCA/0D//4HBv4C/gX6
left word machine	-0.033	-0.002	//4BAQH/AAD9/QMB/wP+/wD8/AH/APwD
left word main	-0.134	0	9PcLBvv0/vrz8w349Qr2Bgfy8wT4BvMN
left word mainly	-0.058	-0.116	+voFBfj6+vz5+wb4+wb6Bgf7+wX8BvsG
left word make	-0.026	0.014	//0D//38/v/+/gL8/gMCAwP/AAL/Af0A
left word man	-0.069	0.007	/P4G/wT8AwH3+wYC/wP+/vz7/v0B/foD
left word manage	-0.055	-0.009	+/oFBPn7+/z6+gb5+wb8Bgj6+wb7B/oG
left word manager	0.189	0.299	Dwnz/AQNAwMSEfIHCvIL/PgPDvoG+RHz
left word many	0.058	0.343	CQj4+gYHBQUGCPkJBvoG+foFBvsE+QX9
left word maternity	0.048	-0.053	AwH8/wADAAEEBP0AAf0BAP8EAgAA/wT9
left word maybe	-0.012	0.081	AAEA/wAAAAH+/QD/AAABAAAAAP8BAAAB
left word me	-0.03	0.035	/vsEAf/9AP/7/QL9/gT+AQH/AAEAAP8B
left word mean	-0.077	0	/PoHA/z7/f34+gT9/QX9AgX4/AL+A/gF
left word media	0.073	0.024	BQL8/wAEAAEFBfwBA/oE//8GA/8C/wb8
left word meet	0.057	-0.035	Bwb5/QQHAwMHBvsFA/oE/P0EBP4C/QT7
left word meeting	0.046	-0.017	AwH8/wADAAADA///AP4AAP8GAv8B/wT9
left word member	-0.021	-0.03	AAIA/wIAAgH++wH/AAIB///+//4A/v8A
left word metre	-0.049	-0.046	/P4EAf/9AP/8/AT+/gT+AQH9/QH+AvwE
left word mine	-0.014	-0.001	//0BAf3+//8AAAH9AAQAAgP//gD/A/4B
left word miss	-0.086	0.067	/P0FAAD9AAH2+QYA/gX+AAD5/QAAAPkE
left word mondays	0.015	-0.004	AQEA/wACAAADAv0BAv4C//4DAv4B/gL9
left word month	0.133	-0.212	Dwf1/gYNBAIMDvQFB/gG/PkOCfwB+g3z
left word monthly	0.07	0.011	BAb6/wIFAgEFBP0BAfwB//0GA/4C/Qf8
left word morning	0.012	-0.007	//8AAv3//v4AAAT8/QH9AwT+/AP9BP4D
left word mostly	0.045	-0.09	AwX7/gMDAQIDA/0EA/4B//4EBf8C/gb9
left word move	0.121	-0.144	BQn0/QMHAQMMCfoEBPQE/v0LCP4E/gj5
left word mowing	0.038	0.029	AwP8AAIBAQAEA/8CAP8A//4CAAAA/gMA
left word name	0.069	-0.044	Bwb5/QQHAgIFBfwDA/sD/vsHBf4C/Af6
left word nearly	0.139	0.368	Dgzz+QoNBgYNC/UICPUI+vYNDfgH9w70
left word need	0.081	0.072	Bwf4/AQIAwMKCfYFBvgH+/sHCPwE+wf5
left word never	0.015	-0.085	AgH/AAMCAwABAP8DAQED/fsFBf0E/Ab5
left word new	-0.025	0.024	+P4BAf39///6+gL9/gEAAgf9/wEABf0E
left word next	0.024	0.101	AgD/AQICAf8BBP0DAP3///0BAAD//gIC
left word night	-0.049	0.086	AP4D/wEAAQL//QMBAAUB/wD7AP8C//z/
left word no	-0.012	-0.052	AQIBAQH/AP//AP8BAAABAP4AAf8A/gAA
left word note	0.05	-0.036	BAT7/QIFAQIFBPwCA/wD//0FA/4C/gX7
left word now	0.038	0.013	BQL6/f8F/wICAvr9Bf0DAwMBBAICBAH7
left word number	-0.002	0.035	BAIAAAADAAAAAf0BAv4CAP8AAgABAAD+
left word nurse	-0.021	0.007	/f0CBf/9APz8/AX7+gP5AQL9+wH7AP0F
left word observation	0.052	0.109	AwP8/wIDAQEFBP0CAf0B//4FA/4B/gX9
left word observe	0.037	0	BQT8/QMFAwIDA/0CAv0D/v4DAv8B/wP9
left word occasion	0.025	0.064	AgH8AAECAQECAv//AP4BAAABAP8A/wEA
left word occasionally	0.133	0.071	DQr0+AkOBQcMDfMJCfYL+vcNC/oH+A3z
left word odd	0.02	-0.025	/wP/AAH/AAACAAEB//7///0DAP4B/gEB
left word off	0.003	-0.049	/v8AAvz//v4DAAD9AAAAAgQB/wL+A///
left word office	0.11	-0.027	CQf4+wYJAwQLCPcGBvYF/PkKCPwF+gv1
left word old	-0.063	0.08	//4FAf39///5+QX8/wT+AgL6AP8AAfsB
left word on	-0.015	-0.137	/v8CAgD9AP7+/wEA/gP+AAL//gD/AP8C
left word once	-0.015	0.275	/wABAQQAAf77/AUB/QH9/v8BAQAA/wD/
left word one	-0.044	0.008	/f0EBfb8+v38+Ab4/AD4BgT//wT/BgH/
left word only	0.114	-0.226	Bwv3/QkKBgIMCvYLCfUG+PgJCPoE+Aj3
left word open	0.015	-0.087	BAH+/wIBAQEAAP4BAgAC/v4CAv4B/gIA
left word ops	0.014	0.032	/v7/Af79/wAB/wH+/wAAAQP//wL/Av8C
left word or	0.023	-0.01	AQL+/wQBAgEEBf4GA/wD+/0BAP4B/QL/
left word order	-0.111	0.032	9PQMDe/y9PX08w/x8wnyDRDy8QvzDvMQ
left word other	-0.074	-0.028	9/UJAwD3AP38+gn++Qb8AQL6+gL9AvgG
left word otherwise	0.059	0.163	BAX7/wMDAQEGBf4DAfoB/vwFA/4B/gX9
left word out	-0.064	-0.005	+/gGBPj8+/74+gb3/An7Bwj5+gX7B/kG
left word outdoor	0.047	-0.064	Av/+AP4B/wAGBvoAAfoBAAEGAgEAAQX/
left word outside	0.047	-0.006	BQT7/AMFAgMEBPsEA/sD/v0FBf4D/QX7
left word over	-0.024	-0.055	AgAAAAIBAgD+/wMB/wH//wH8/wD/APwC
left word own	0.017	-0.082	AgIA/QMEAgQDA/4EBP4F/f0EBP0D/gL9
left word page	0.134	-0.099	Cg7x+gwNCAUMCfgIBfYG+fUMCfgF9g33
left word pair	0.025	0	AP7+Af7+//8DAgD+//4AAQEBAAH/AgAC
left word parent	-0.011	0	AQIB/wMBAQH/AP4CAgEC//4AAv8C/gD9
left word part	0.033	0.249	Awr///8CCAIFBfwFBfkG+fYBBvgF+wT8
left word partner	0.047	0.127	BAP7/gIEAgEEBPwDA/wD/f4EA/4C/gT9
left word pass	0.052	0.083	BQP8AAAD//8JBP4DAPsC/vwEBAEA/gj9
left word pay	0.034	-0.086	AAL/AP0A/wAFAv3/AP0BAAAAAf8A/wD/
left word payment	0.057	-0.03	BQL7AP8GAAAGBfr/Af0CAAEEAgEAAQP9
left word peak	0.072	-0.026	BAL5/wEDAAEGBvwBAvoBAAAIAv8B/wX6
left word percent	-0.05	-0.008	+/4GAQL7Af/7/AQC/gP9/v/6/P7///oD
left word period	-0.033	-0.022	+/sFA/77AP39/gL9/gL/AAL+/gD+AP4D
left word person	-0.219	-0.066	7vAXCvjt+/jt8g35+BH3Awrr8Qf5CO0O
left word phone	0.005	0.008	AwT9/QIEAgL//wACAQEA//wCAv0C/gL+
left word pick	-0.028	-0.001	+wME/Qb+BQL9+wAFAf4A/Pn/APsE+gD/
left word place	0.075	-0.018	BAP5AQEBAP8GBP8A/v3+AAAD/////gUB
left word plan	0.016	-0.012	AP8AAP7/AAAAAAD+//8BAQABAP8A/wD/
left word plus	0.012	-0.021	Af/9Af7+/v8AAAT+/gD9AgL//AL+AgEE
left word pm	-0.014	-0.004	/PsFAvv+/P4BAP/+AQEAAQMBAQEAAwD+
left word point	-0.057	-0.024	+/0HA/75//78+wT+/gP+AgH7+wH+AvsF
left word position	-0.063	0	+/oGAvr7/f/6+wT7/QX9AwT7/QL+BPsD
left word post	-0.019	0.001	/f8B/wH+AAH//wAAAAEDAP7/Av0D/QEA
left word pound	-0.07	-0.064	/fsFAvz8/v/4+gX7/Ab8AwT6/AL+BPkE
left word practice	0.133	0.03	Bwn2/QcKBAMOC/gJBvQF+vkLCfwD+g75
left word prep	-0.038	-0.008	/v0DAf/////8/gEA/wQAAAH9AAEAAf4C
left word preparation	0.049	0	AgP8AAEBAAAEBP8BAP0AAP4DAQAA/gT/
left word prepare	0.042	0.085	BAf7/QcFBAMEBP0HA/wC+/sBAv4C/AP9
left word present	-0.016	0.037	AP0AAvz//v7//wL9/wIBAgT8/gP+BP0D
left word price	0.054	0.113	BQX5/wIFAAEEBP4BAf0AAP8FAgAAAAX+
left word produce	0.051	-0.015	BQT6/gIFAgIDA/0CAv0C//4FA/4C/gb8
left word provide	-0.068	0	+PkGBvf3+fv5+gj4+gj5Bwn49wf6CfgK
left word pull	0.044	0.033	BQL8/gEDAQIEBP0BAv0CAP4FBP8C/gf6
left word pupil	0.037	-0.026	AwP8/wIDAQEEBP0CAv0C//4DAv8B/gT+
left word put	-0.06	-0.176	+vkGA/38/v79+gX8/An5Awn9+gH/A/wA
left word quarter	-0.105	0.029	+PoMAv75//75+QT+/wcAAQH4/QH/AvgD
left word raise	0.04	0.079	AwL+/gIEAQIDA/0CAv8D//wFBP4D/Qb8
left word read	0.101	0.027	CQj3/AcIBAQJCfkHBfgF+/gKB/sD+Qr4
left word receive	-0.018	-0.013	//8BAQD/AP/+/gIA/gL+AP/9/gD///8C
left word record	0.062	-0.002	BAP6/wEEAAAHBv0CAvsD//4FA/8B/gX9
left word regular	0.088	0.023	CQb3/AQJAwQJCPgFBvkF/fwHBv4D/Qf4
left word replace	-0.002	-0.064	/wECAAD+AAACAf4BAf4B//8AAQAA/wD+
left word report	-0.014	0.033	/v0CAf/9///+/gL//gP/AQH//wH/AAAB
left word responsibility	-0.196	0.034	7O0SDe3q9PXv7BLt8RHxDhDr7QzzE+sU
left word responsible	-0.226	-0.018	6eYVFujq6ezo6hnl6xjoGBnr4xjqF+sX
left word rest	-0.013	0.069	//8CAP//AAAAAv8AAQEBAAL/AAEAAv//
left word result	-0.114	-0.01	9vQNBfb1+v30+Af4+wz8Bgr4+Qf8CfcG
left word right	-0.162	-0.009	8PARCPXw+fnv8w319w75CAry9gf6CPIK
left word ring	-0.025	-0.034	AP8BAAIAAQAAAf8AAAIB///+Af8C/gAA
left word role	-0.086	0.051	/PkHA/v6/f72+gb5/An9BQb5+wP9BfkF
left word room	-0.078	0.031	+/gIAvv8///6/QP+/wf/AQP6/QD/A/kD
left word roughly	0.005	0.145	AAD/AAQDAgECAQAFAf0A/P0A//0B/P8A
left word round	0.008	-0.109	/wYA/wQEAwIBAP8HAv8B/PoBAPwD+//9
left word run	-0.037	0.031	+wABAgT+Av/9+wQB/wT9/v/8+wD9//0A
left word safety	0.009	-0.009	AAH9//8AAAEA/wH+////AQH+/QH/Af0C
left word same	0.017	-0.036	Af/+Afz//f8AAgL8/QD+AgP+/wT+BP8C
left word saturday	0.04	0.141	AQL8AP4E/wADAwD+AP4AAgEDAAEAAgL/
left word saturdays	0.096	0.004	BgH4AP8D/wAIBfz/APoAAQAJAgAAAAf8
left word say	-0.081	0.043	+vwHAwP8AP35+gQB/QX9/wL4/AD///sH
left word school	0.031	-0.028	AgL8AAECAQACAgIB/f/+//8DAAAA/wMA
left word second	-0.002	0.135	/gYF/wv9CQEB/wEIAPwA9/QCAvYE9v8A
left word section	0.046	-0.187	BAL9/wEEAAEGBvoEA/kD/v8EA/8B/wP+
left word see	-0.014	-0.047	Af8BAAEBAAD8/gMA/wMAAAEAAgEA/wEB
left word send	-0.016	0.001	/PwEA/z9/f3//QL+/gD/AQP9/wL+Av4C
left word senior	0.16	0.106	Dgzx+QoPBgYPDvQKCPQJ+foOCvwF+g31
left word september	0.034	-0.013	AgL9/wADAAEEBP0BAf4BAP8DAv8B/wP+
left word set	-0.04	0.058	/gICAAX/A//7/gID/gL+/v37//7//fwC
left word shadow	0.106	0.282	Cwn2+gcKBQUJCPYHBvcI+voJCPsF+gn3
left word share	0.03	0.001	AwL+AAECAAEDAv8AAP0AAAACAQEAAAEA
left word sheet	-0.088	-0.001	+vsGAv/6AP739wX+/Ab+AQH4/AD+AfgF
left word shelf	-0.004	-0.01	//8B/wAAAQACAv4DAv8E/QD+/wABAP8B
left word shift	0.097	-0.22	Cwb3+wUJAwQHBfcFBvoG/P0JCP4E/Qf4
left word shop	-0.005	-0.007	AgAB/QICAgP/Af0DBP8G/v0BA/4C/v/9
left word short	0.025	-0.072	AwD+/wAEAAEDA/4BA/4CAP8DA/8C/gL8
left word show	-0.02	-0.055	/f0DAvv6/v/+/gP9AAH/AgP8/QL/BP0C
left word side	-0.074	-0.029	+/wHAf76///4+gT9/Qf9AgP5/QL/A/gF
left word sign	0.006	0.013	AQL//wIAAQEBAf8DAQAB/v8AAQAB/wH/
left word since	0.072	-0.025	BQP5/wEDAQEHBP0AAfwAAAAEAQABAAX+
left word single	0.071	-0.014	BAL7AAACAAAGBv0BAvsC//8FA/8B/wf9
left word sit	-0.049	-0.048	Av4E/gIAAAH8//4DAgEE//78AgAC//7/
left word site	0.053	-0.019	BQP6/gAFAAEGBPwAA/sCAAEDAf8BAAL9
left word small	0.062	0.019	BQX6AAIFAgAGA/4AAP0AAP4EA/8A/wT9
left word smp	0.031	0.023	AAH+AAABAAADAv8AAf4BAAADAQAAAAL/
left word some	0.049	0.04	BQT8/wIEAgIFA/0DAf4B/vsFBP0D/AX7
left word someone	0.027	0.035	AQH+/wIBAQEFBP0DAvwD/v4CAf8B/gL/
left word someth	-0.076	0.091	+vkHAv/6//74+Qb9/AX+AgL5/AL+AvoE
left word sometimes	0.098	0.283	CAb3/QIKAQMLCfkDBfcF/vwJB/0D/gv2
left word sort	-0.156	-0.037	9PMPBfz0//3x8wr7+g76Agfz9wL9A/IK
left word spend	0.091	-0.024	BgX4/gIFAQEICfsCAvkC/v4JBP8C/wj8
left word staff	0.032	-0.074	AwT+/gIFAQEDAv0DAgAB//4EA/8B/gX8
left word stand	0.024	0.127	BAT+/AQEAwQCA/sFBPwE/PwDA/4D/QP9
left word start	0.141	-0.127	Cw3y/AoOBAMOD/UJB/QF+vYPCPsD+A33
left word stay	0.027	-0.005	BAP8AAMDAQEDA/4EA/4B/v0CAP4B/gL+
left word still	-0.025	-0.068	/gADAQH+AAD7/gb+/gT9AgD9/AEAAP4C
left word stock	0.033	-0.031	AwP9/gECAQEDA/0CAf0C//4DAv4B/gP/
left word store	0.02	-0.024	BQP8/gIGAQEBAfwBAv0C/wABAgABAAD+
left word study	-0.09	-0.057	9voKCPv1//n7+Qr8+QP5AQL6+QD7AfwI
left word suggest	0.042	0.023	BAH7AAAEAAADBP4AAf8BAP8DAgABAAP+
left word summer	0.051	-0.024	BwX7/gIFAgMGBvsCA/oC//4FA/4C/gT7
left word supervise	0.034	0.019	BAT8/QQEAwMDA/0DAv0D/v0DA/4C/gP9
left word supervision	0.14	0.086	Cwv1+AwLCAcQD/IMCvIM9/YPC/kI9w3z
left word supervisor	0.093	0.047	BwT5/QIHAQIICPkDBPoE/v4JBf4C/gj6
left word supply	0.039	-0.01	AgP7/wICAAEBAf8BAP4AAP4EAf8B/gQA
left word support	0.069	0.168	BgX5/QIHAQMFBvoDBfoG/v0HBv4C/gj6
left word system	0.075	-0.012	BwX5/wEHAQEGB/sBA/sC//4HBf4B/gf5
left word table	0.009	-0.007	Af//AP8B/////wD+AP8AAAEBAQD/AAD+
left word take	-0.039	-0.13	/PwEAf3+/P77/QH7/gQAAgf9/QUAAvr/
left word talk	-0.04	0.044	/v8DAP/+AAD8/wABAQAB/wH7/gD/Af0C
left word task	-0.158	0	7u4RC+/v9fbw8g7x9g/1Cw7x9Ar4DfAO
left word team	0.095	-0.052	Bw/5+wIJCgQHCPcGB+8H9/YKB/YF+gf4
left word tell	0.077	0.065	Cgn2+wUMAwYEA/wEBfsE/voIBvwE+wj3
left word temp	0.004	-0.045	Af4AAf4A///+AAD+/wIAAQMA/wH/AwAA
left word ten	-0.094	-0.002	+voIAfz6/v/5+Ab+/QX/AQP3+wH+A/cF
left word term	0.047	-0.049	AwL7AP4E/wAEBP3/Av0BAQIDAgEBAgT9
left word test	0.025	-0.031	AQT9/wIBAQEB//8DAf0B//4BAv8B/gL/
left word that	0.047	-0.051	BQL9/wEDAQEFBPwCAvsB//8DAv8B/wX/
left word then	-0.153	-0.113	9/cNA/71Af3x8wr2+gn8AQb1+QH+BfML
left word thing	-0.045	0.132	/PkHAf38///8/QH+/wT/AQP9/gH/Af0A
left word third	0.023	0.07	BQT7/gQGAgIBAv4CAv8C/wABAv8B/wH/
left word this	0.048	-0.019	AQT8/gIDAgEFA/4EAfsA/fwFAv4C/QX/
left word thousand	-0.066	0	+/sGAv37///7+wX9/Qb9AwT6/AL+BPkD
left word thursdays	0.022	0	Af///wADAAECAv8BAf8BAAAEAv8B/wT+
left word ticket	0.013	-0.014	AgH+AAABAAACAv4BAf8BAAAA/wAAAAAA
left word till	0.12	-0.079	CQb1/wEJAQILCfsBBPoDAP4NBP8B/wv5
left word time	-0.002	0.229	AAACAgL+Av/+AAEBAP79/fz+A/4C/AH/
left word together	0.068	0	BgX5/gIGAQIHBvoDBPsE//4GBP8C/gb8
left word tonne	-0.083	0.078	+fgIA/35/v36+wT8/Qf9AwL7+wL+A/sF
left word too	-0.011	-0.017	/v8AAvv+/f79/AP7/gH9BAMAAAL+Av8B
left word tool	0.008	0	AQAAAAEBAAAAAQAAAAEAAAACAQAAAAH/
left word total	-0.061	-0.062	+foIBPv5/v35+wf7+wj7BAT5/AP9BPkG
left word trace	-0.019	-0.009	/v8DAAH+AAD//wAA/wEAAAD9/wAA//4B
left word train	0	-0.027	//4AAvz+/v7+/gP7/QH8AgP//QD8A/0E
left word training	0.015	-0.022	AQL+AAEAAAAA/wIA//z+AP4CAQAA/gQB
left word try	0.086	0.031	BQb7/AQGAgMIB/kDBfgG/vwKCP0E/Qr4
left word tuesdays	0.033	-0.077	AgH+//8DAAAEA/3/Af0BAAAEAwABAAL9
left word turn	0.045	-0.014	AwL9AAICAAAFBPwDAf0A/v4GA/4B/gX9
left word twelve	-0.073	0	/PoHAf78///5+wT9/gX+AAT6/QD/A/kD
left word twice	-0.013	-0.039	AAECAQH/AP//AP8AAQABAP8BAf///wD+
left word unable	0.152	0	Dgzy9wsOBwgODfMKCvQL+PQQDvcK9Q/w
left word unit	0.057	-0.026	BQL8/gEEAQIHBPsBAvoC//4DAv4B/gP+
left word unpaid	0.01	-0.016	AgH+AAICAQAAAAEB/wAA//8AAP8A/gEB
left word up	0.107	0.268	Dwr09gsOCQgICvMJCfkJ9/kMDPgI9Qzz
left word ups	-0.065	0.023	/fwDAf37/v/9+wP9/QT/AgX4+wT+BfgF
left word us	-0.112	-0.011	9fUNBPz3//329wb6/Az8AgP4+wP9BfcG
left word use	-0.045	-0.081	/foGA/r+/P/9/QL7AAP+BgEA/wP+A/8B
left word van	0.054	-0.042	AgL8/wECAQEGAf4BAfwB//8DAv8BAAT+
left word visitor	0.014	-0.008	AAD/AAD/AQADAv8BAP0AAP8AAP///wAA
left word w	-0.084	-0.018	+vwIAf36///2+QT+/gf+AQL6/QH/AfkC
left word wait	-0.024	-0.012	/gADAQH/Af/+AAIBAAL+//8AAP4A/gAA
left word walk	-0.142	-0.034	9vgNAv/4AP/y9gb//Qz+AQL0+gH/AfUG
left word want	-0.051	-0.006	/P4EAwD7AP7//QEAAAL/AAD9/gD/AP8D
left word wash	0.028	-0.014	AgH9/wADAAADAv8AAf4B/wADAgAAAAL+
left word watch	0.044	0	BAT7/QMEAgIEA/0DA/wD/v4EA/4C/gT9
left word watching	-0.017	0.163	BAH//AQEAgP+//8BAAICAAD+AQAC//4A
left word way	-0.007	0	//8AAf3+/v/+/QT7/QP9BAP//gL+A/8D
left word wednesdays	-0.024	-0.039	/f8DAv39/v4AAAH+/wEAAQH9/QL+Av0E
left word weeding	-0.013	0.129	//4DAP/+AAD/AAAAAAEAAAH/AAAAAP8A
left word week	0.096	-0.122	CAn3/QQIAgIHCfgFBPgE/PkLBfwC/An8
left word weekend	0.042	-0.086	AwX7/gIEAQIHA/sDBPwD/fsGBfwD/AP6
left word weekly	0.048	0.099	AwL9/wEDAQEFBP0CAf0B//4FAf8A/wX+
left word weld	0.032	-0.032	AgT8/wIEAgEDAv0BA/0C//8CAf8BAAL+
left word well	-0.044	-0.003	/PwFAv38/v/+/gH9/wL/AgX5/AL9A/sG
left word who	-0.141	0	+PgMA/v5/P3x9Qj4+wz8BQb1+gT9BfMG
left word whole	-0.049	-0.006	//4EAP//AAD8/f8AAQMBAAH9AAAAAPsA
left word win	0.015	-0.029	AQH/AQEAAP8DA/0EAfwB/v8BAQAAAAH/
left word without	0.022	0	AQD+AAACAAADAv8AAf8AAAACAAAAAAIA
left word word	-0.102	0	+P0FAwH5AP76+QYB/Qf8/wD3+gD9APYH
left word work	-0.031	0.188	/PkABvn6+/39/Ar6/Aj5BQQB/gL/AgAE
left word write	-0.037	-0.077	+voEBPz6//z9+wf8+QP4Awf9/AH9A/4F
left word xma	0.038	-0.067	AQH9AgACAP4CAwAA/wD/AAAD/wD/AAMB
left word year	0.092	0.114	Cwb2/QoJBgIICvYGBPoD+vgJBvoC+Aj6
left word yet	0.002	-0.127	Agb+/gIDAQIBAf4DAv4A//4DAv8D/gH+
level 1 above all, carried	0.057	0.064	BgH5BPsC+/0FAP/9//kAAwUFAAH+BQb/
level 1 above all, loose	0.02	-0.008	BwL/+f4GAQQBAPsBBQIKAP0HBv0G/gH9
level 2 above all, carried	0.029	0.219	BQb6/gf+CgQAAwAGAv4C+vsA/v4B/f4C
level 2 above all, loose	0.128	-0.154	Cgr09wcNBAYICfYLBvUK+PkMDPsG9gzz
level 3 above all, carried	0.018	-0.083	+AEAB/r6/PkCAwn9+QH5BAT+/wb5Bv4M
level 3 above all, loose	-0.002	-0.146	A/sDAPz++P3/BP78/wD8BgP++wj7CQIF
level on the object -1	0.019	0.057	/gP9BQH8AfoE+wkA+fz8//4D/f3+/gME
level on the object -2	-0.04	0.046	+/8FAwL/BPwAAQL/+QX6/v/89wL5Av0I
level on the object 0	-0.042	-0.194	AP3/BgT/Avj+/AcA/gH1AgH/+QP5/AEE
level on the object 1	0.001	0.377	AgH7/AYDBAUCAP4A/wED/f8B/v4CAgL9
level on the object 2	0.089	0.173	Cwf69wkMBgkFCvEGCvwR+fUKDfsJ9gfy
level on the object 3	0.044	0.216	Bgj89A0LDQsFBPoLBPsH9/kFCPYI9Qf4
limit gone from 0	0.039	-0.536	Awj6AAsGB/8CAvwIBvoE+vwG//oC/QT9
limit new at 0	0.041	0.011	AgH9AgECAf8GBv0EAvoA/gAD/QD/AAIC
limit same	-0.049	-0.019	AP4C/QgBBwX7/f0GAwUE/fv8//8D+/3+
linked in the old text	0.016	0.136	BAQC+wUCBAYCAgAHAP4H+v8EBPsF+wD6
loose act	0.007	0.012	BQP/BgH9BPz9AQD9+P38+wL8//z3/wgA
loose act in and	0	-0.065	+QMBBQL7BP78+wUA+v75/QH79v35BQUF
loose act in complement	0.068	-0.03	BwX5AP8E/wAFBfz9APwBAgAHBQABAAj9
loose act in main	0.001	0.217	Af/+//r9AwEA/P38+gEFBP/+Cf7+/fwE
loose act in means	0.016	-0.066	AQL/A/8CAP0GBP8AAP3+AAEBAP/+AAMB
loose act in purpose	-0.039	0.028	/f0EAgQAAv79/gEFAAL//f3///7//P0E
loose act in reason	0.04	-0.026	AgP8/wEDAAEDAv8AAP4BAP8DAQAA/wP+
loose act in relative	0.032	0.039	AQP7BAEDAfwGBAQB//z7/v4E/v78/QUC
loose act in result	0.019	0.02	AgL9+wUABgEDAv0FBf4J9/4EAvoC/f/6
loose act in time	0.011	-0.115	BwT+/QEEAQIBAf0AAv0CAAH+AwAC////
loose act, 0 left	0.04	-0.058	+wH8A/b8//UGAv/2+QH1BQP8+v/2AgMG
loose act, 1 left	-0.002	-0.069	AgUH+QUIBgUGBP4IAQML9v4AC/wC/QD/
loose act, 2 left	-0.039	0.177	8PwCCQL1Avr++w0B+vz4AAj59/v6+/8D
loose act, antonym	0.092	-0.092	CQf3+wcJBAQKCfYHB/cG/PkIB/wF+gn6
loose act, closeness 0	0.011	-0.004	+/7+Bf0CB/v/BQME9vr9/QQB//b+/wIA
loose act, closeness 1	-0.12	-0.078	+vYMAfz6///y9wb6/Az+Agn1+wP/BPcG
loose act, closeness 2	-0.069	0.051	/vwFAAH/Af/4+wP//gcAAAL8/QD/AvkD
loose act, closeness 3	0.008	0.056	/wP/AgL/Av8EAf8CAf7+///9//4A/gAB
loose act, closeness to left 0	0.024	0.042	AQT+AwD7Bvf+BQIE+wH8+/v8Avj6/v4C
loose act, closeness to left 1	-0.119	-0.02	+vgKAf37///0+Ab5/Av9Awfz+wL+BPUG
loose act, closeness to left 2	-0.079	-0.004	/PoGAf38///4+wT+/Qf+AQP6/AH+A/gE
loose act, closeness to left 3	0.014	-0.037	AgH+AP4BAAABAAD+///+AQQA/wD/AgAC
loose act, cosine 0	0.035	-0.128	/QQA/wUDBP8AAAAH/P39+fr+Av3//AT/
loose act, cosine 1	-0.016	0.079	AQH//wAE//4FAgEBAQQC/vwBAvv///8C
loose act, cosine 2	0.02	0.143	BP77//7+/v8EAfv/Avz/BQUCAf79AQT9
loose act, cosine 3	-0.02	-0.017	+QX/BwD6AfkD+wf9+/j9AgL99/z4AwME
loose act, cosine 4	0.009	-0.056	AgT+/gQBAgEBAgIBAvkB/f0CAf0C/AIA
loose act, cosine to left 0	0.031	0.131	/gEA/f8FAv/9/wQEAPwEAAIDBPz9Af4G
loose act, cosine to left 1	-0.019	0.048	AAAC/AkBBgL+/vcFBAIK9gAB/voB/AH+
loose act, cosine to left 2	0.002	-0.02	BP0CCvf3/PcD+f/9+wDzAwL99wP0Cv4A
loose act, cosine to left 3	0.005	-0.076	/QYCBAAHAv4BAAH/BfkB/gL+APr//QAF
loose act, cosine to left 4	-0.012	-0.04	/wMAAwT8Bf4A/gIDAf0A/Pz8AfwA+gIB
loose act, derived	-0.032	0.079	9fsEB/v3+/v5+gr6+QX3BgX6+QP9BP0I
loose act, everyday term	0.007	0.027	AQD8Agb+BvwDAwME/wIF/AADAPT/+QMA
loose act, far-broader	0.067	0.052	BAT4/gIIAAEFBvz+A/0AAQAIBQABAQb+
loose act, listed	0.014	-0.003	AP3///7//wEAAAD+AAIBAQMB/wEBAgD/
loose act, narrower	-0.035	0.22	+f8D/wH9AgH9AgD//gQC/wQAAP0BBAAD
loose act, no term	-0.046	0.075	+gMGBgH2AvkA/QEE+gf3/AL0+/77/gAH
loose act, none	0.006	-0.331	AAL9BQX9A////wD//f8C//sD/f74AgUI
loose act, paraphrase	-0.006	0.025	AgH//wD+AAADAf8BAP0B/wD+AQAAAP4A
loose act, rare-synonym	-0.007	0.121	/f4EAvv9/f0AAgH9//8AAgQBAAL/A/4B
loose act, sibling	0.002	0.156	/Qb+AQIAB/v+BAIF/f76+P4DAPn++wX+
loose act, term of a trade	-0.019	0	/QUDA/74BPv7AgL//f37/gIC+/76BPsA
loose act, term with contrasts	0.035	-0.05	AvwAAQADAQACAP0A/wABA/79AQMB/wH/
loose adjective	0.012	-0.084	/gECBAv9B/wBBAAH+v39+fgA/Pn6+f38
loose adjective in and	-0.01	0.083	AAP/AgH+A/wB/gEB+QP6AP4A+AD6/gAH
loose adjective in complement	0.078	0.069	BgT6/gEFAQEGBvoBAvsC//8EBf8B/wj9
loose adjective in main	0.002	-0.253	A/8FAQYDBgH+/vwH/wEC+/cAA/wB/wUA
loose adjective in means	-0.042	-0.005	/PwFAQD8AAD8/AIA/wL/AAH9/gD/APwB
loose adjective in purpose	0.082	-0.044	BwL6/gAGAAEHB/wABPsEAAAIBf8BAAn3
loose adjective in relative	0.016	0.05	/gH9AQABAP8CAAQB/f3+AP8A/f/9/wAE
loose adjective in result	-0.049	-0.038	/v8DAAH7AQD7+wUB/gX//////v/+//wB
loose adjective in time	-0.049	0.044	9/8IBQH3Af39+ggA/P38AP/8/gD/APkE
loose adjective, 0 left	0.011	-0.144	Af///gAAAwIAAAAGAPsE/f8BAf0A+wEA
loose adjective, 1 left	0.015	0.026	CgIABQj9Bvr+AvoJAfv7+fYBAvv7+/4C
loose adjective, 2 left	-0.032	0.024	/foCAf36/wD//gT6/QL9BAX5/AIBBPwG
loose adjective, antonym	0.038	-0.085	BQP7AQEEAf8CA/8B//z///8CAAD+/wQB
loose adjective, closeness 0	0.009	-0.035	Bv//AAj+B/8CBv8H+vz9/fgD+/j6+gQD
loose adjective, closeness 1	-0.082	-0.035	/PwFAf78///4+wX+/wYAAQL4/AL/AvkE
loose adjective, closeness 2	-0.055	0.002	/PsEAAD9AAD8/QP//wL/AAL7/gEAAfwD
loose adjective, closeness 3	-0.029	-0.024	AQIB/wMAAgH9/gACAAMA//////8B/wAD
loose adjective, closeness to left 0	0.001	-0.053	BAYABgIBBPkA/AAG//kB+fr7AP/5/wMH
loose adjective, closeness to left 1	-0.093	-0.018	+fsIAf75///5+wX//gT/AQL4/AL+A/gF
loose adjective, closeness to left 2	-0.005	0.002	AP0BAP//AAABAQD/AAEAAAH//wEAAf8B
loose adjective, closeness to left 3	-0.043	-0.021	AAAD/wT/AgH9//8EAQL//v78/v4A/v0F
loose adjective, cosine 0	-0.036	0.065	+fkI/wP7AwD5+wQD/wID/v36Af8B//oB
loose adjective, cosine 1	0.066	0.086	CAb7+wIGAgUFBvkEB/kJ/PsJDPwD/Qj6
loose adjective, cosine 2	-0.009	-0.187	BQABBgn9BvsEBAEG+/z/+voD//z6+AUD
loose adjective, cosine 3	0.023	-0.028	AQD8AAD/AQAA/gEB/wH+AAAA//7/AAP+
loose adjective, cosine 4	-0.023	-0.027	/v4CBPz5/fz8/Qf8+wX6BQP9/QL+AwAD
loose adjective, cosine to left 0	0.015	0.058	BwT+9gsFCQj/AgAKB/oK+fUCCfkH9gL6
loose adjective, cosine to left 1	-0.009	-0.106	/gsA/wEJAgAF/voBAP8C//oHAfr/+v/+
loose adjective, cosine to left 2	-0.009	-0.019	BQADCQX5A/f+/QYI+AH0/Pn9+fz1/QMF
loose adjective, cosine to left 3	-0.002	0.039	/v8AAvz9/f/9/wX7+AX4BQYA+wT9A/8D
loose adjective, cosine to left 4	-0.057	-0.064	/PwGA/z5/v37+gf8+wT5AwP4+wH/AvoG
loose adjective, everyday term	-0.035	0.153	//gDAQX3BAD5/QP/+wD7//z+/gD8/PoG
loose adjective, far-broader	0.04	-0.034	BAH8//8DAAEDA/7/Af4BAQICAQIAAgH/
loose adjective, narrower	-0.007	-0.031	/v4BAP/+AAAAAAAAAf4BAAAAAQABAAH+
loose adjective, no term	-0.053	-0.189	Af0IA/3+APv3/gX8/wQAAP//AgH7A/wE
loose adjective, none	-0.005	0.155	/gT/BAX/Bfr7Bf3///4B//wDAvz9/AP9
loose adjective, paraphrase	-0.053	0.043	+fwGAQD6AAD7/QUA/wT/AP/8/gEAAf0E
loose adjective, rare-synonym	-0.041	-0.042	AP4BAP///wD9/gD//wP/AQL7/AH/AvsE
loose adjective, sibling	0.065	-0.132	Awv7/gcDBAEKCPgHA/gA/PoDAP3/+wgA
loose adjective, term of a trade	0.038	0.015	AQX9AAQBAgEFBPwEAvoC/f4EAf4A/gP/
loose adjective, term with contrasts	0.207	-0.071	ERTq+wsUBwQRE/IKCPAJ+vQUC/kC9hTy
loose adverb	0.006	0.064	/wQBAg79DAP/Af4K/P7+9vYA/foA9wD7
loose adverb in and	0.02	0.16	/wL9BAAB//3+AQQA/f/9Af0F/P/+/gQA
loose adverb in main	0.049	0.107	AgL8/QsDCwQCA/wLAvsG9fgDBvkG9gf5
loose adverb in purpose	-0.131	0	+PsKBP/3AP739gf//Aj7AQH0+QH+AfQJ
loose adverb in relative	-0.089	-0.052	+/wHAv/6///5+AX//Qb8AAH5/AH9AfkF
loose adverb in result	-0.042	-0.086	AP8DAAH+AAD+AAIA/wIAAAD8/gAA//0C
loose adverb in time	-0.037	-0.002	/QACAAD9AAD7/AEB///+AP/8/gAAAP0C
loose adverb, 0 left	-0.031	-0.029	//8CAgr5BwL/AQEI/wMA9/cC//0D+AMC
loose adverb, 1 left	0.002	0.112	AAYCAwP+A/4F/P4E/v8A+/78+/3//QEA
loose adverb, 2 left	0.039	-0.018	Af/8AQD/AAD+/gEA/v3///4CAf8A/gL/
loose adverb, closeness 0	-0.005	0.043	BQb//wz9CAIB/f8I/QL8+PwA/fwA+vwE
loose adverb, closeness 1	-0.042	-0.015	/AAFAQD8AAAA/QEC//wA///8/wAAAPwB
loose adverb, closeness 3	0.001	0.057	/wT/AgL+Av///gQC/v/9//4A//8A/gIA
loose adverb, closeness to left 0	0.02	0.02	//8EAA4DCwAAAP8M/vwB9vsC/fz/+AL6
loose adverb, closeness to left 1	-0.081	-0.015	+v8GAgD6AP/6+QQA/gL9AAD7/gD/APsD
loose adverb, closeness to left 3	0.022	0.057	AQT9AQIBAf8DAQEE/vz+/v0A/v4A/AIB
loose adverb, cosine 0	-0.036	-0.043	/gEB/wP/AgH+/QACAAQA//79/v4C/f4B
loose adverb, cosine 1	0.051	0.022	CAP8+QMGAgYEBPoDB/sI/f8JCf0G/QT2
loose adverb, cosine 2	0	0.268	A/4E/QkDBwQB/v8HBAAA+Pz/AvwB+gL+
loose adverb, cosine 3	0.004	-0.128	/fz9CgH7APj8/Qr99gX3AAH/9gT3Av0H
loose adverb, cosine 4	-0.034	-0.054	/QUBAAP/AgH9/QIC/v8A//0A//8A/v4B
loose adverb, cosine to left 0	-0.001	-0.023	BQMB+Q0ACQf///0KBQAF9vf8BPgG9f7+
loose adverb, cosine to left 1	0.036	0.008	BQL8/wEEAAMGA/sAA/4C//8FAv4C/gD3
loose adverb, cosine to left 2	-0.003	0.152	AP/+AgQCA/8CBAED/QL7/v8D+gD+/wQD
loose adverb, cosine to left 3	-0.003	-0.038	+AECB//8//sD/Af8+gL6AgAA/AL7AvwH
loose adverb, cosine to left 4	-0.052	-0.034	/AAHAgH5Af/9/AMB/AD9//79/P///v4C
loose adverb, everyday term	-0.035	0.171	/PwFBAf+Bv4A+QoG/AL5+P769wD+/P0A
loose adverb, narrower	0.022	-0.03	/wL8AgEAAP8CAAEA//7+AAACAAAAAAMA
loose adverb, no term	0.045	-0.149	AAn5/wcHBQIFBfwJBfoG+vUEA/oD+gb8
loose adverb, none	0.021	0.099	Af/8AQwECgEH/f8KAwQB9PUFAfgC8/z7
loose adverb, sibling	-0.02	-0.003	/v8EAAD+AAAAAP8AAQEAAP/+AAAB//8A
loose adverb, term of a trade	-0.083	-0.012	+vkJAv/5///3+gX+/Qj9AQD6/QD/APkE
loose adverb, term with contrasts	0.113	0.057	CwX1/gMLAgIJB/YCBPsE//0LB/4C/gr3
loose behind ,	0.038	0.025	AgH9BP8BA/v+AAL++f/9/gIB+QD7/gH8
loose behind 2	-0.025	-0.003	/v8CAQD+AAD7/QMA/gP+AAH+/wAAAP0B
loose behind 30	-0.029	-0.011	/PwEAQD+AP//AQAAAAAAAAAAAP////8A
loose behind 50	0.026	0	BAP9/AIFAgMCA/sDBP0E/fwDBPwE/QT7
loose behind :	0.053	0.027	AAD9AQD+AAADAQAA//wAAAAGAv8AAAT9
loose behind ;	0.082	0.064	Bgv1/QgHAwQJBPsHBPcD/PgIBfsE+Aj6
loose behind a	0.025	-0.137	AAQCAwn6Avv/AAMFAPb+/PYBAfz/9wMG
loose behind across	0.059	-0.011	BAL9/wAEAAEFBvwBA/sC//8GBP4B/wX7
loose behind after	0.003	-0.028	Av7+AAACAAD+AAIA/gL+AAD+/gD/AP8C
loose behind aid	0.007	-0.033	AgIA/gECAQICAf4BAv4D//8BAf8CAAH9
loose behind all	0.108	-0.101	CQf2/QIJAQIJCPgBBPgC//4KBv4C/wn7
loose behind an	-0.015	-0.057	Af8BAAIAAQAB/v8BAAEA//wDA/4A/QH7
loose behind and	0.078	-0.027	BgXzAvkE/v0ECf/7/vkCAwYC/f3+Awr6
loose behind answered	-0.023	-0.022	/v0CAf/+///9/wP+/wP/AQL9/gEAAf4C
loose behind any	0.014	0.097	AAD9/wD+AAABAv8BAP4BAAEAAAAAAAAC
loose behind are	-0.025	0	//0CAf/+/wD+/gH+/wIAAQP9/wL/Av0C
loose behind around	-0.081	-0.063	+vsHAQD8AP/5+wMA/wf+AAD6/QD/APsE
loose behind as	0.105	-0.024	CQP3/wEJAAEICvcBBfsEAAALBwEBAQr3
loose behind assistant	0.015	-0.013	AgH+AAACAAAAAQAAAAD/AAEA/wH/AAAA
loose behind at	0.003	0.155	AgL//QEEAQICAvoCBPsG//8EBf8B/wL7
loose behind be	0.006	-0.005	AgP+/gECAQEFAv4BAv4C//8BAv8BAAH/
loose behind been	-0.034	-0.012	/QECAQP/Af/8/gMB/wH+AP7///8A/gAC
loose behind before	-0.049	0.027	+/0FAgD6AP/7/AT//gP/AAP5+wH/AfoF
loose behind board	-0.006	0.039	AQH//wEBAQH/AP8BAf8AAP8AAAABAP8A
loose behind by	-0.025	-0.079	AAABAv8DAP7//gH9/wL8AQAAAf//AAH/
loose behind care	-0.023	0.049	/wH/AQD9AP8C/gAA//8AAP8BAf8AAAH/
loose behind checked	-0.013	-0.038	+/0CA/v8/v7+/gP8/gL9AwT//AP+BP0C
loose behind conducted	0.019	0.01	AgL//wADAAECAf4AAv0CAAAAAQAAAAH/
loose behind consistently	0.022	-0.01	AQD/AAABAAACAv4AAf8BAAACAgAAAAL+
loose behind counterbalance	0.032	-0.016	AgH9/wACAAECAv4BAf4B//8EA/8B/wT9
loose behind customer	-0.019	0.021	AP8A/wD/AP/+/gMA/gT9AAL+/QD/AP8E
loose behind cut	0.022	-0.022	AgD/AAIAAQADBP4CAf8B//8CAgAA/wL/
loose behind cutting	0.065	-0.015	BQP7/wADAAEGBP0AAf0BAP8HAwAAAAf7
loose behind daily	-0.022	0.03	/gADAAD/AAD//wEAAAAAAAAAAQAAAAAA
loose behind day	0.016	-0.038	AgD/AQABAP8CAgMA/gH9AP8CAAD/AAH/
loose behind delivered	0	-0.012	Af8AAAAAAAD9/gH/AAEAAAEBAQAAAAH+
loose behind diagnostic	-0.014	0.051	/wEB/gIAAQIAAf0CA/8C///+AAABAP8A
loose behind driver	0.04	-0.013	AgH8AAACAAADA/0AAf4AAAAEAgAAAAT+
loose behind drove	0.058	-0.014	BgP6/QMFAgIFBfsCAvwD/v4FBf4C/gX8
loose behind each	0.035	0.106	AgH+AQEAAP8DAwEB/wH9AP8E/////wIA
loose behind eight	0.027	-0.058	AgP9AAADAAACAf4AAv4BAP8DAwABAAP+
loose behind electrical	0.043	-0.01	AwH8AAACAAAEA/8AAP4BAAAFAgAAAAX9
loose behind every	0.069	0.078	BQf6+wYEBQQHBv0HA/oC+/gGBPkE+wf7
loose behind excellent	0.031	0	AwL9/gADAAIDA/0AAv0CAP8DAv8CAAP9
loose behind faults	0.013	-0.017	AQH+/wADAAAB//8AAP0AAP//AQAAAAH+
loose behind fewer	0.018	-0.003	AAAA/wABAAACAv4AAQACAAAAAQAAAP//
loose behind first	-0.032	0.06	//0DAf7//wD9/gP9/gL+AgH/AAEBAf8A
loose behind five	0	-0.048	Af8AAAD/AAABAf8AAAEBAAAA/gAAAAL/
loose behind for	-0.005	0.094	AAUE+wj/BgT//vsHBQAD+ff7BPkC+v4B
loose behind four	-0.051	0.025	/v8EAAD9AAH8/AIC/wIB///7//8A//wC
loose behind from	-0.039	-0.023	//4CAQD/AP/5/AQA/QT9AAD//QH/AP8C
loose behind full	0	-0.019	/fwDAP/9AAAB/wD/AAH/AQH//wEAAf8B
loose behind gave	-0.026	0.012	AAACAAD/AAD+AP//AAEAAQH8/wH/AfwC
loose behind had	-0.011	-0.024	//8BAAAAAAD+AAEAAP8AAAAA/wAAAP//
loose behind handled	-0.072	-0.017	/P4GAAD9AAD6/AIAAAX/AAH6/QAAAfkD
loose behind having	-0.051	-0.018	+/4FAgD6///9/QMA/wL+AAL7/AH/AfwE
loose behind helped	0.071	-0.133	BQX5/gQFAQIIB/sEA/oD/fsIBf4B/Qf8
loose behind high	0.067	-0.019	BQP8/wAHAAAFA/0AAvwCAQAGAwAAAAX8
loose behind housing	0.097	-0.005	BgX3/wAGAAEKB/sAA/gCAP8IA/4B/wf6
loose behind i	-0.019	0.058	/AADAQL+Af///gQCAP///wD7/QAAAP8D
loose behind improving	0.051	-0.007	BAP8/gEEAQIFBPsCA/wE//0FBP4C/gX7
loose behind in	-0.001	-0.086	/PoCBAMA//z7/wUC///+/gIAAAH//wEC
loose behind including	0.04	-0.026	BAD8AAACAAADA/0AAf8BAAAEAgAAAAT9
loose behind into	0.013	-0.086	AQEAAAABAAABAv8AAAABAAADAQAAAAT/
loose behind is	-0.076	0.097	9wAHAQP4AQD8+gQE/QT+/vz5/P///fkG
loose behind it	-0.011	-0.022	/wACAAH/AAD+/wEBAAD+AP4CAP8A/gL/
loose behind its	0.093	-0.046	BwX4/gAIAAEIB/sABPkDAAAJBgABAAj5
loose behind junior	0.091	-0.037	BgT5/wAHAAAIBvoAAvoCAP4JB/8B/wj5
loose behind keeping	0.046	-0.006	AwL8AAAEAAAFBf0AAvwBAAAEAQAAAAT9
loose behind kept	0.023	-0.029	AQT+/QQDAgIBAf8DAf0C/vwDAv4C/AL9
loose behind logging	0.03	-0.009	AP/9AAAAAAADAwAAAP8AAAACAAAAAAMA
loose behind made	0.027	0.007	AQP+AAIAAQEEBPwDA/wB/v0DAv4C/AT/
loose behind managed	0.127	-0.022	DAj1/gELAQELC/cDBPcE/v4MB/4B/gz2
loose behind manager	0.054	-0.011	AwL6AAEDAQAEBf8BAf0BAAAEAQAAAAQA
loose behind manager's	0	0.063	Af8AAAABAAD/AQAAAQIBAAEBAQEAAAH/
loose behind monthly	0.026	-0.006	Af7/AgH9AAAEAv8B//7///8B/wAA/wL/
loose behind morning	-0.037	-0.002	/v4EAQD+AP/8/QEA/wP/AAD+AAAAAP4B
loose behind mostly	0.056	0.021	AwT7/wADAAEFBP4BAfwAAP4GAv8B/wX8
loose behind my	0.088	-0.072	Awb9AAICAgEFBP4CAfwC//oJBP0B/Qb7
loose behind new	0.1	0.054	CAP3/gAIAAEJCvwBAv0CAP8HBAABAAj7
loose behind night	-0.009	-0.054	AP8B/gMCAQH/Av4CAv8C//wBAv8B/QEA
loose behind no	-0.002	0.149	//4AAQH/AP8AAQIA/wD+AQD+/QH/AP8E
loose behind not	-0.108	0	+fwLAwD6AP719wf//Qj+AAP3/AH/AfYE
loose behind of	-0.033	-0.042	APgFBP79//39/gL9/gb+AQP//gL9Af0B
loose behind off	-0.041	-0.011	/AAFAAH+AQD9/QEBAAQA///9AP8B//0C
loose behind on	-0.076	0.039	AP8CAwL+Af/8+gQB/Qb7AAD7/QH+APgF
loose behind on-call	0.006	0.064	AQH/AAAAAAACAAAA/wAAAP8BAf8BAP/+
loose behind one	-0.059	-0.008	+v0IA//7//79+wL//QL+AAH9/gH/AP0B
loose behind or	-0.002	0.005	AP7/AAEAAQD+/wH/AAIBAAAA/wD/Af4B
loose behind other	0.024	-0.015	Av/+AP8C//8BAf/+AAAAAQEDAgEAAQP9
loose behind our	0.005	-0.01	/v4AAQD9AP8B/wIA/gH9AAACAAAAAAEA
loose behind out	0.048	-0.04	BAL9/gIEAQEFBvsDAv4C//4GBP8C/wb7
loose behind over	-0.031	-0.02	/P4GAQD8AP/8+wQA/wL/AAD+/gAAAPoC
loose behind own	-0.001	0.029	Af//AAABAAAAAAAAAAEBAAD/AAAAAP//
loose behind patients	-0.044	-0.022	/v8DAAD+AAD9/AIAAAIAAAH8/wAAAPsB
loose behind payroll	0.047	0.063	BAP6AAEEAAACAv7/AP4AAQAEAgAB/wX9
loose behind permanent	0.032	-0.005	AgD9AAACAAACA/8AAAAAAAADAQAAAAL/
loose behind phone	0.027	-0.024	AQL9AQEDAP8BAAEB////AP0BAP///wMA
loose behind qualified	0.036	-0.025	AwL9/gADAAEEA/wBAv0CAP8EA/8B/wP+
loose behind ran	-0.008	-0.024	//8BAQH/AP8A/wIA/wL/AP////8A//8B
loose behind recorded	-0.011	-0.003	//8CAAAAAAD/Af8AAAEAAAD/AAAAAP8A
loose behind reducing	0.037	-0.017	AwH9/wADAAAEA/4AAf0BAP8EAgAA/wT9
loose behind residents	0.038	-0.02	AgP9/wEBAQADA/8BAfwC//4EAv8A/wX+
loose behind sales	0.058	-0.04	BAH7/wEEAAEEBfwBAvsD//4HBf8B/wb6
loose behind saturday	-0.054	-0.017	+/0HAQD7AP/7/QIA/wX/AAH8/QEAAPwE
loose behind senior	0.011	-0.004	AAIA/gAAAAEEAP4BAAABAAD/AQABAAAA
loose behind served	0.02	0.142	AgH8AAADAAAAAf8AAAAAAAACAQAAAAL/
loose behind site	0.018	-0.018	AQP+/wACAAAAAAAAAf8BAP8BAf8BAAIA
loose behind six	-0.045	0.003	/v4EAP/+AAD8/QL+/gP/AAL7/gD/Av0D
loose behind small	0.029	-0.029	BQT8AAAFAAAAAAEAAP8BAAADAv8AAAP9
loose behind so	0.003	-0.02	AQD/AAABAAAAAQEA/wD+AAABAAAAAAEA
loose behind social	-0.011	0.045	/v8CAP/+/wABAP//AAD/AQP9/gH/Av4C
loose behind some	0.017	-0.008	Af8AAAAAAAACAf8AAf8BAAECAQAAAAH+
loose behind something	0.041	0.037	AgL8AAABAAAEBP8AAP4AAAABAQAAAAQB
loose behind south	0.051	-0.002	BAL9/wAGAAECBPwAAv0CAAAEAwABAAT9
loose behind staff	0.017	-0.028	AgL+/gIDAQEAAf8AAQAAAP8CAv8B/wH/
loose behind stock	0.017	0.057	Av//AAACAAABAP8AAf8AAAABAQAAAAL9
loose behind taught	0.034	-0.041	BAH9/gEEAAIAAv0AAv4CAAAFA/8CAAX8
loose behind team	0.066	-0.022	BQD8/wAEAAAGBfwAAf0CAAAHAwAAAAb7
loose behind that	0.06	-0.089	BQb4AQIIAf8JBv8BAPr+//4JBP///wn7
loose behind the	0.029	-0.023	Agn6+AoDCAoABfgOB/kE9/MEB/UH9AP8
loose behind their	0.076	-0.114	BwX5/gIGAQEGB/wCAvoD/v4JB/4B/wv3
loose behind them	-0.001	-0.075	Av8A/wEBAAD/AAAAAAIBAP8AAQEAAAD/
loose behind then	0.074	0.093	AgT5AAADAAAHBP8AAPoBAAAFAAAAAQX+
loose behind they	0.044	0.062	AwH8/wECAAEEA/4AAf4BAAACAQAAAAP+
loose behind three	-0.088	0.015	9/gJBPz3/v30+Aj8/Ar8BAL4+QL/A/oF
loose behind through	0.134	-0.01	DATz/QANAAEJCvgBA/oFAAAMCQABAAv2
loose behind to	-0.03	0.048	/QH/AgYAA/3//gUA/QP7APz5+v/9/AEE
loose behind took	0.005	0.002	/f3+Af/+//8BAwL+//79AAT//AL+Av8F
loose behind two	0.039	0.054	AQT9/wIEAQADAf4CAfwB/v4DAf8A/wMA
loose behind up	-0.061	-0.033	/v0GAf/8AP/8/AIAAAUAAAD8//8BAPwB
loose behind used	0.003	-0.022	AQL+/wEBAQECAf4DAgAC/v8BAP8B/wH/
loose behind using	-0.002	-0.018	AgAA/wACAAD+AP8AAQECAAD/AQEAAP/+
loose behind was	-0.081	0.15	/P0IAQD5AP/2+QT//gj/AAH7/AH+APsD
loose behind weekend	0.051	-0.013	BAP7/wAEAAAFBf0AAf0CAAAEAwAAAAP+
loose behind were	-0.025	-0.017	/f4FAAD+AAD9/AL/AAMAAAH+/gAAAfsC
loose behind when	-0.016	-0.034	AQAB/wABAAH///0AAQABAAD/AQABAP8A
loose behind where	-0.007	0.042	AAABAAL/AAD+/wD/AAIAAAABAAAAAAAA
loose behind which	0.113	0.058	BQX2/wQKAQAMC/0DAfn///wKAv4A/Qr/
loose behind while	-0.012	-0.028	//8CAQAAAAD+/wEA/wH/AAAAAAAAAP8B
loose behind who	0.039	0.088	A//8Af8CAP8DA/0AAP4AAAEEAQD/AAT+
loose behind whole	0.08	-0.015	CAL4/wAGAAEGBvsBAvsC//8HBP8B/wb7
loose behind with	0.076	-0.117	CAb4+gEIAgMGCvoCBPcJ/v0ICP0D/wf4
loose behind without	-0.049	0.049	+v0GAgD7AP/8/gIA/wT+AAH8/QEAAPsE
loose behind working	-0.059	0.089	/f0GAf79///6/AL+/wIAAQL7/gH/AvwC
loose behind wrote	0.079	0.077	CAb4/gMHAgIIB/kCA/kE/v4FBP8B/gb8
loose behind year	-0.002	-0.009	//8AAv7+//8A/wH+/wAAAQL//gD/A/8B
loose capital	-0.006	-0.228	Agr1+Q4DBwUTAPsNBPkD+vMB//cB9QIC
loose capitals	0.072	-0.08	Bgf6+QUIBAYEBvgFBfcI+/gIB/sF+QX2
loose in and	0.015	0.104	/QT/DQX7BPf/AAYI+/n0//oB+f3x/P8A
loose in complement	-0.056	0.002	//4HBQT6BPz3/AAH/Qn++/v6/f7/+/sI
loose in main	-0.008	-0.082	AAYAAwr+Dv0F+/8H/QIC9fj///b+/P77
loose in means	0.04	-0.103	AwP9Af8GAf8HBf4BAv39AP8GBv7//gT8
loose in purpose	-0.007	-0.179	BAP+AAQGAv3+/wEDBf0D/PkBAPwA+wD7
loose in reason	0.072	-0.05	BAL7/wEFAAEHBvsBAfsC//wHAwAA/gj7
loose in relative	0.01	-0.017	+gn9CgX+AvcAAQoF9v31/fwA9v73+wUL
loose in result	0.019	0.127	B//9/AkGBv7+BAAJAP0I+PwB//cE/Af9
loose in time	-0.033	-0.067	9wYIBAH/Af359gT//P/7/QD8//79/v8E
loose known	-0.008	-0.124	/gb/BgkDDvb//QUK//v+7vcD/PLz9Pz/
loose modifier	-0.013	-0.083	BAkBAAv/B//9AfsL/vkG9fUAAf4C9QEC
loose modifier in and	0.005	-0.05	/gL/AwH9Af7//wQD/fv9/v4A/AD8AQEB
loose modifier in complement	-0.067	0.033	+v4HAgD8AP/7/AMA/gb9AAD7/gEAAPsE
loose modifier in main	-0.01	-0.114	Agf//Ab9BQMAAwAKAAIC+vgBA/4A9/8F
loose modifier in purpose	0.01	-0.019	AQD//wABAAACAv8AAv8CAAACAf8AAAL+
loose modifier in result	0.117	0.077	Cwr2/AMLAQELDfMCBvcH//wICP0D/Qv2
loose modifier in time	-0.072	-0.004	/gAGAAD+AAD7/QEBAAIA/wD6/gD/APoD
loose modifier, 0 left	0.016	-0.046	Awn8+gEEAQH+AvsDAv4H/fcFCfsF+gb9
loose modifier, 1 left	0.009	0.083	BgQB/gYDBAL9Af0FAfsC/PoA/f8B+gIA
loose modifier, 2 left	-0.049	-0.117	//8EBgb2A/349QMD+Aj4/fr4+P76/PkH
loose modifier, closeness 0	0.002	-0.068	BAcBAQj8BwD+AP4OAf0E+/b+APsB9QD8
loose modifier, closeness 1	-0.033	-0.016	Af8CAAAAAAD7/wABAQEAAAD9AAAAAP0B
loose modifier, closeness 3	-0.058	-0.064	+/wGAv/8AP7+/gMA/gP/AAH7/AH+APsF
loose modifier, closeness to left 0	0.003	-0.04	/wkD/gb/BAD/AfsK/v3/+vIDAQAB9wQA
loose modifier, closeness to left 1	-0.009	-0.013	AP8BAAAAAAAAAf4AAQABAP//Af8B/wD/
loose modifier, closeness to left 3	-0.059	-0.029	/P8EAQD+AP/6+wYA/QT+AAD6/AD///sE
loose modifier, cosine 0	-0.008	-0.154	/gX//QMDAwIA/QME//sE/v0BAf0C/gD9
loose modifier, cosine 1	-0.011	-0.028	AwAC+gUCAwT/A/0HAgAE/PkAA/wC+QH9
loose modifier, cosine 2	-0.021	-0.206	AAMCBgD5APj/AQUF/wL9/vv8/AL7/wAG
loose modifier, cosine 3	-0.009	0.25	/wAC/gT/AwL//P0EAAEB/vsAAv4C/P/9
loose modifier, cosine 4	0.06	0.058	Bgf6/gEFAQEHBPwCAfwB//8AAP///wL/
loose modifier, cosine to left 0	-0.035	-0.363	+QP/AQL+A/79AQQE/fsC/Pr7BfsD+/8B
loose modifier, cosine to left 1	-0.035	0.077	AAAAAAP7AgL7/AEE/QL9/f39+wD//f4E
loose modifier, cosine to left 2	0.012	-0.066	Agb+AgYCA/7+BQIH/v///PoC//7//AD/
loose modifier, cosine to left 3	0.043	0.22	Agf+/wQFAwEDAf0DAP0C//wCA/4B/QT5
loose modifier, cosine to left 4	0.06	0.052	Bgb6/gEGAQEEA/4BAf0C//8DAv8A/wX8
loose modifier, everyday term	-0.014	-0.065	BQEB/AMFAwP+Af8GAvsC/foDBP0E/P8B
loose modifier, far-broader	-0.011	0.026	AQH//wEBAAH+/wABAQAA//8AAv8B/wD/
loose modifier, narrower	-0.038	-0.039	/wED/wD+AAH7/gH//gD+AAD9/QH+APsD
loose modifier, no term	-0.066	0.046	+P8DBgT9A/z6+wkB+AX4/vz1+AH8/f4E
loose modifier, none	0.017	-0.027	/wX9/wz9B//9//4IAP8B/fb//fsB+AUD
loose modifier, sibling	0.011	-0.038	AgT//gIEAgIA/wABAP8C//4AAv8C/gD9
loose modifier, term of a trade	-0.039	-0.06	+wAGAgH5Af76/AID/gD+//z///7///wC
loose modifier, term with contrasts	0.109	-0.002	Cwvz+gYIAgQLBvUIBPcG+/wIBAAB/Ar4
loose name	-0.015	-0.156	BAb+/wsFBwQKAv4G//4C+/UAAvcE9wT5
loose name in and	-0.06	-0.059	+wAEAwL9AP37+gf/+wT8Av/8/QD+Af4E
loose name in main	-0.035	-0.122	Awj2/wv/CAMGAvwKAP4E+PX+//gC9/39
loose name in result	0.096	0.033	BQP6/gEHAAEFCPwAA/oDAAAJBAABAAv7
loose name, 0 left	0.112	-0.082	Bwj7+wQGAgQLC/gGBvIH/PkLCPwF+gz4
loose name, 1 left	-0.034	-0.063	AAb+/gkBBgP/APsHBPoI+vkAA/oD+P4A
loose name, 2 left	-0.051	-0.012	+vwAA//6//4C/Ab9/An8AgL7+wL9BP4B
loose name, closeness 0	-0.035	-0.318	/Qb0AgoEBwIJ/gMKAPsD+/MBAfgC9QMD
loose name, closeness to left 0	-0.019	-0.25	/wjz+w8BCQQJAAAKAwAE+fMBAfgC+AH/
loose name, cosine 0	0.042	-0.092	CwX8+QQIAgYJA/gEBvgI/v0HCf8D/Qf3
loose name, cosine 1	-0.011	-0.051	/gT6AAUDAgAJAf0FAwQC/PwBAP8A/f/+
loose name, cosine 2	-0.039	-0.045	/gb4BAP6A/0B/QcD+/r5//wA/Pz9/QEA
loose name, cosine 3	-0.124	-0.034	+PgJAwD3AP729wf/+wj9AAD4/QAAAPcD
loose name, cosine 4	-0.01	0.065	AAAA/wEAAAH+AAEBAAABAAD/AAAAAP8A
loose name, cosine to left 0	-0.01	-0.168	Awn5AQkCBQEM/QII/vr9/vYEAPv/+AH8
loose name, cosine to left 1	-0.023	0.078	/wL8AQEBAQEH/gQBAAP///4A/v4A/wD+
loose name, cosine to left 2	-0.012	-0.034	AQMA/QECAQT/AfwDBP0G/f//A/4F/wD6
loose name, cosine to left 3	-0.053	-0.031	/vsGAQD9AP/3/QP//QX/AAH7/wD/AfwC
loose name, everyday term	-0.182	-0.027	8vgQBwDwAPv18RD99g/3AgDx8gH7AvMN
loose name, narrower	0.009	-0.006	AAL+AQAAAP8DAwEA//r+AAD//QD+AAAD
loose name, no term	0.071	-0.136	Bgvw+gkMBQcKDvcICfUM+fcMDPoH+A/1
loose name, none	-0.016	-0.206	Awb7/QsCBgIL/v8JA/8B+/cEBfkG9wP6
loose name, sibling	-0.052	0.057	/wH+AAL/AQAB//8CAAAA/v75+/78/vgG
loose name, term of a trade	-0.002	0.076	/wP+/gECAQEAAP8BAf8B/wACAAACAAD/
loose name, term with contrasts	-0.101	-0.069	+QEBBAL3Av4E+AMD/gP8/v74+v79/vcH
loose noun	0.007	-0.078	AAIBCBf+EfoDAgAP+QT99f4AAvv79/z9
loose noun in and	0.02	0.066	AAEBAgz8BvwAAAUE+fz29/8B9/359wIE
loose noun in complement	-0.112	-0.068	9/4LAwT3BP7x+AcD/Ar7/Pz2+/3/+/MI
loose noun in main	-0.001	-0.038	/f4CBA4DBfwEAQMJAQf9+vgDAvz+9vn/
loose noun in means	0.065	-0.022	AwP6/wIGAQEGB/wBAvoB//8FA/8B/wX9
loose noun in purpose	0.045	-0.143	AgP//wIEAv8HB/0DBf0F/vwEBP4B/gj3
loose noun in relative	0.017	-0.05	+AP+AwH+AP4AAQcB+/v9//4C+/79/wIE
loose noun in result	0.068	0.13	BAL7//8GAP8KCvsD//wCAP8JBAH/AAb6
loose noun in time	-0.017	0.009	/QIDAAAAAQEA+wX//f38AP8B/f////wC
loose noun, 0 left	0.007	-0.044	Avr+AQYDAfwEAwQD/QgE/gD//AT8/QYG
loose noun, 1 left	-0.011	-0.165	/wgB/AsFCQP//foRCf8E7/r/B/ME8wUC
loose noun, 2 left	0.015	0.112	9gcBCQv1BPr5+wIE8/j3+PQB/fn39/YG
loose noun, closeness 0	0.027	-0.117	BQgFAhQCC/n//gENAP798PUA/v308AAA
loose noun, closeness 1	-0.003	0.06	BP7+/wABAAL+BPwCAwAE/wAAAQIBAAAD
loose noun, closeness 2	-0.045	0.085	//4E/wD9AAL5+gT//gcBAQL6/gEBAv0D
loose noun, closeness 3	-0.044	-0.082	/PsEAQT8BP/8/AQF/QMA+/v+//wA/fwE
loose noun, closeness to left 0	0.012	-0.13	/gQACxIBC/f//v4Q+v77+PcD/P339voB
loose noun, closeness to left 1	0.001	0.017	AfsAAP/+/wEAAv7/AQABAQMA/wMAAf4D
loose noun, closeness to left 2	-0.02	0.12	/v0FAQD+AAD/AAEA/gQAAAD/AAAAAAD/
loose noun, closeness to left 3	-0.051	-0.046	/P4FAQL/Av78/AME/AMA/f/7+/7+/vgE
loose noun, cosine 0	-0.013	-0.049	Av8F/gf9BwX6/gAEAAEC/Pv9A/8D/v7+
loose noun, cosine 1	0.032	-0.195	/gYC/gkHAv8ABwILAQEG/f8HBf4B/wP9
loose noun, cosine 2	0.013	-0.007	+gT+BQv6BP0G/QIH/v/7+PwE/P/89v/9
loose noun, cosine 3	0.025	0.137	+/39/Qf7BAEH/fwF+QT9+QIABP/+/gQC
loose noun, cosine 4	-0.043	0.02	/gEFCAf4Bfj9/QYD+Pv2+vf6+f34+fwG
loose noun, cosine to left 0	0.032	0.12	/wX8+gUDA/4FAPUIBgQFAP7/Cf///gT9
loose noun, cosine to left 1	0.001	0.134	/QX9/gsAC///AQMPA/sF9fMBAfcA8/8B
loose noun, cosine to left 2	-0.018	-0.102	+f0CCgT6Af38/AUA+gL6/gP6+wP4APYE
loose noun, cosine to left 3	0.012	-0.23	BAj9AgP6AwAI/gII/fz/+vwC//z/+/wC
loose noun, cosine to left 4	-0.102	-0.037	9/wKCgT4Avf99ggF9wT4+/308/35/PgH
loose noun, everyday term	0.029	0.083	BQQAAwMDAfwFBAUD/f/8+/4A/v/8+AMA
loose noun, far-broader	-0.111	0.082	9foLAwL3Av74+AoB+wn7//70+wD//vUH
loose noun, listed	-0.01	-0.048	/f0DAQD9AP8A/wEA/wEAAAD+/gD/AAEC
loose noun, narrower	-0.007	-0.096	AAYA/gEAAf/6A/8A/wIBAAL9AQH/AgMB
loose noun, no term	0.007	-0.024	/AL/BwYEBfn9/wIKAv/9+/r//f/4+fz9
loose noun, none	0.023	0.047	AgP9BQ/6DPoE/wMNAwMB9vP+/Pz68gb9
loose noun, paraphrase	-0.071	0.051	/fsEAv/7//74+gb+/Af9AQb5+gL9AvoF
loose noun, rare-synonym	0.008	-0.025	AgMA/wADAAABAv0AAf4CAAABAQAAAAH+
loose noun, sibling	-0.06	-0.114	/gII/gr6CQT6/AQM/P4A9vv8+vgB9vr9
loose noun, term of a trade	-0.018	0.118	/gEFAgH4/v4B/AYA+AL+/gD8/QT9APwF
loose noun, term with contrasts	-0.008	-0.265	/wP+AQ4ECQMEAwIL/wIF7/cCAfQB8vz/
loose sense adj 0	0.007	0.033	BAT//QIEBv8BBvwAAPj8/fYCBfkB9QP/
loose sense adj 0, none left	0.032	0.014	AgT9/gMAAgEBBAABA/sCAAADBf4A+wQD
loose sense adj 0, some left	0	0.02	CAMCAAcABv8E/wIFAv/8/fcDCPoA+QQA
loose sense adj 1	0.019	-0.012	AQH9AgQDAv4EAv8D//8B/v0A///+/wX/
loose sense adj 1, none left	0.004	0.018	AgD+AgT+Av8BAgIE/gL//v3//v///gIB
loose sense adj 1, some left	-0.009	-0.031	AQL+AAADAAAA//8A/wAAAAD+Af8AAAAA
loose sense adj 44	-0.005	0.033	AQAA/wICAgEBAv4DAQAB/v7//v8A/v4A
loose sense adv 2	0.007	0.016	/wMFBQr9Cf4D/wIN/Pv/9vj9+fkA9wP+
loose sense adv 2, none left	-0.022	-0.088	AAMB/woCBgP+AgMFAAIB+voA//0B+vwC
loose sense adv 2, some left	0.053	0.105	/wT9AwcEBf4I/gIH/vr/+/wH//sB+wIA
loose sense noun 10	-0.048	-0.1	AQoG9woGCAj9/voOCQAK9Pf5CPoK9/0D
loose sense noun 10, none left	-0.023	-0.082	AwgA9gcEBgf+//kHCAQJ+PkDBfgJ+f/5
loose sense noun 10, some left	-0.047	-0.017	AQEF/QQBAwT4/f0EBP8E/P4BBP4D/QH+
loose sense noun 11	-0.045	-0.048	+v4HCwH4//f7+A3/9wL1//759QD5/vwJ
loose sense noun 11, none left	-0.084	0.001	+PgKBgD4APr2+Qn++Qb7AAL1+QL5APgJ
loose sense noun 11, some left	0.023	-0.049	AAn9BAP9Af0E/wkD/f/6//sC+f79/P4D
loose sense noun 12	0.037	-0.094	AwH9/gAAAAECA/4AAf4BAAAFAwABAAUA
loose sense noun 12, none left	0.086	-0.041	BgT3/gAEAAEHB/wBAvsCAP8HAwABAAf+
loose sense noun 12, some left	-0.06	-0.053	+/4HAQD6AP/7/gEAAAIAAAH7/QAAAPwD
loose sense noun 13	0.003	0.047	/wIB/wEBAgABAv0CAfwC//0AAP0A/v79
loose sense noun 13, none left	-0.042	-0.014	+/8DAv/8AP78+QUA/QP+///9/P7///0C
loose sense noun 13, some left	0.028	0.061	AgX8/wEGAQEABPkBBP0C//0EBv4C/wX6
loose sense noun 14	0.029	0.085	CwUA/Qf/BQMAB/sFA/sE/PoDBvoF+wL6
loose sense noun 14, none left	0.09	-0.077	Cwr39gYKBAUJCPkHBPcH/PkFCPoF+Qj4
loose sense noun 14, some left	-0.014	0.162	APz+AQP7AgD+/QD+/Ab9AQH8+wP+Af3+
loose sense noun 15	-0.045	-0.083	9/QLAfsA+wD4+gP8/wMCBQf//wcBA/oC
loose sense noun 15, none left	-0.065	-0.026	+fsIAv77/f75+Qb7+wX9BQr3+wj7CPoK
loose sense noun 15, some left	0.019	-0.057	Bv8A+v8MAAX9APsBBAMI////BgAF//76
loose sense noun 17	0.1	-0.012	CAX3/wIGAQEOBvkEA/gC/v0HBP4B/Qn6
loose sense noun 17, some left	0.079	-0.008	BgT4/wIEAQEJAvwDAfsB/v4GBP8A/wj7
loose sense noun 18	0.019	-0.044	/QQB/QUCA//7AP8F/gH6/v0FAgD7AAAD
loose sense noun 18, none left	0.07	-0.026	BQb6/wIDAf8GBv8DAvwB/vsDBAL+AQT/
loose sense noun 18, some left	-0.026	-0.018	+fsBAQQFAgD8AAEHAv7++wIC/f/+AvkB
loose sense noun 19	0.054	-0.065	BgH6/wAEAAEBA/wAAf0AAAAFAf8AAAX+
loose sense noun 19, some left	0.037	-0.061	AgD9AAAAAAAAAgAA////AAAEAQAAAAX/
loose sense noun 20	0.025	0.111	AwD+AQABAP//Av///wD/AQEBAAEAAQP/
loose sense noun 20, some left	0.021	0.121	AwH/AQABAP8BA/8AAP8AAAEAAAEAAQEA
loose sense noun 21	0.015	-0.089	CAr5+gQHAwQBBfkGCPsK+/oECPsF+wH4
loose sense noun 21, none left	0.066	-0.069	BQb7/QIDAQIHCPgFBfYG/fsGBPwD/Qj7
loose sense noun 21, some left	-0.029	-0.02	AQEB/gD/AAIA//oBBf4F/wIAA/8CAP/7
loose sense noun 22	-0.027	-0.051	9voGBv73/vv9/Af++wb6AgP++wL9AfwH
loose sense noun 22, none left	-0.039	-0.028	+/0EA/76/v78+wf+/AX7AQT4+QL9AvoI
loose sense noun 22, some left	-0.009	-0.022	/P4BAgD9AP//AAH//wL+AQEA/gH/AP4D
loose sense noun 23	-0.029	0.292	/AYG/Ab/BAcAAf4HBgAC/Pn+/vsD+/3/
loose sense noun 23, none left	-0.076	0.142	/QEF/gH+AQL7/AEE/wT//fv7AP0D/PoB
loose sense noun 23, some left	0.016	0.151	Awn9+gUEAwb//gAEBf8E/fwAAv0D/QP5
loose sense noun 24	-0.035	0.141	//sDAf7+////AAIAAAX8/wL8/wP/Av0C
loose sense noun 24, none left	-0.115	0.138	+fMLBP34/v3y+Af8/Az6AQj29wX9BPYK
loose sense noun 24, some left	0.061	0.003	BQT8/gAEAAIKBvwDA/sB//0GBf8B/wT8
loose sense noun 25	0.016	-0.022	Af//AAABAAABAQD/AAEBAAADAgAAAAT9
loose sense noun 26	0.059	0.029	Agf3/wYGAv4KA/oIBfgI+vkCAf79/AT4
loose sense noun 26, none left	0.132	-0.106	CAfyAAEJAP8ODPwAAfYDAf4JCAD+/g36
loose sense noun 26, some left	-0.027	0.135	BAb9/QUDAwEC//8E//8D/Pn/Af0B/Pr+
loose sense noun 27	0.002	0.106	Af4B/QECAQIDAPwCAgAC/v8AAf8BAAL7
loose sense noun 27, none left	0.016	0.18	AwEB/AEDAQMAAf0CAwAE/v4BBP8D/wP8
loose sense noun 27, some left	0.002	-0.075	/v//AP8AAAAAAfwBAQEA/wD//v8AAAD+
loose sense noun 28	0.009	0.196	/wH7CgT/AvgI/QUB/Pf5/f8H9f35+wII
loose sense noun 28, none left	-0.009	0.088	/voEAv/9/v/8AAD+AAH+AQP9/gMBAQEA
loose sense noun 28, some left	0.006	0.109	+gj8Bgb9BPgE/gkE9vb1/PwG9fr3/AEI
loose sense noun 3	0.053	-0.031	AgT8/QIAAgICAQEB//0C//0EAv4D/QL+
loose sense noun 3, none left	0.064	-0.034	BAb7/QIEAgIGBfwDBPkG/foHB/sF/Ab8
loose sense noun 3, some left	0.025	0.002	/v8AAf/8//8B/wQA/AL+AQIDAAL/AQAB
loose sense noun 4	-0.026	-0.087	/AD+BAr7CP8AAAMK+wf/+vwA/vz89vgC
loose sense noun 4, none left	-0.041	-0.018	/foF/wP8Af/7AP0A/gcC/wH+/wT/+wEC
loose sense noun 4, some left	-0.006	-0.069	+gP+Bwf5BvsE/gcH+v7/+vkC/vn7+fsC
loose sense noun 5	0.104	-0.047	BQj2/gEIAQEJBP4BAfkA//4JBP0B/gr7
loose sense noun 5, none left	0.047	-0.02	AgT8AAAGAAAHAv4AAfsAAP8EAv8AAAT8
loose sense noun 5, some left	0.073	-0.027	BAT5AAECAQAGBP0BAvoC//4EAv4B/gb+
loose sense noun 6	0.026	-0.068	/QcABAX/Bf8A//0JAP/7+PoC//kA9v79
loose sense noun 6, none left	0.003	-0.102	Av7+//8AAf///wL//wIAAQT//wP/Av0D
loose sense noun 6, some left	0.02	0.035	AQsCAAf/BgIDAQAKAv76+vUEAPsB9v4C
loose sense noun 7	-0.008	-0.141	AAECAAAB///+AQMAAf4E/wL+/gH7Afr/
loose sense noun 7, none left	0.009	-0.048	/AEBBP4A/vsD/wf//QD/AAEDAP/8/gAC
loose sense noun 7, some left	-0.018	-0.093	//0D/QABAAL6+wEAAQMBAAEEAgACAQP5
loose sense noun 8	-0.035	-0.003	+gABAwH6AP78AAIA/QT9AP78+QD//vwH
loose sense noun 8, none left	-0.027	0.012	+f4FAgH6Af8A/wIC/wP9///9/f8A//wD
loose sense noun 8, some left	-0.015	-0.016	AP/+AQD+AP/+AP///gD/AAAA/QD//gEF
loose sense noun 9	-0.054	-0.224	+QEDBAH+AP3/+wX+/QX9Af38/QL//vz/
loose sense noun 9, none left	0.079	-0.084	CgT5/gEKAAEGCf3+AP8EAQAJBQEAAQn5
loose sense noun 9, some left	-0.08	-0.14	+QIGAwP5Af/79woB/Qr8APz6+QD+/fcH
loose sense unknown	-0.017	-0.183	/AX8AQr6Cv4F/v8H/gMB+Pv3/vj/+fsA
loose sense unknown, none left	0.033	-0.042	AwP5+AYFBQUDA/0GA/gE/QH/Av8C/wX7
loose sense unknown, some left	-0.032	-0.141	+fwGAgP5B/389AYD+gL99/36//z8/fgE
loose sense verb 29	0.017	-0.029	AwT//gQEAgECAf4CAQAB//0BAv4B/QL+
loose sense verb 29, some left	0.047	-0.004	BAP8/wAEAAEFBP4BAfwBAP8EA/8A/wT9
loose sense verb 30	-0.004	-0.083	A/8B9gMFBQb7BPkEBgMJ/AH+B/oE+QP7
loose sense verb 30, none left	0.039	-0.098	Cf0B+/0FAAIBBfb/B/8H/gIFBQECAAP5
loose sense verb 30, some left	-0.027	0.016	AwQG/QcDCAQA/fkFAAAE/AH9APoF+QD+
loose sense verb 31	0.029	0.141	+wj7AAIFAAAB/vwGAAD/AP4AAv8AAAL9
loose sense verb 31, none left	0.02	0	AQH+AQAE/v8DAv4BAAD+AgIC/gL+AwMB
loose sense verb 31, some left	-0.013	0.142	+QIBAQL9AQD9/QIC/gL///3+/QAAAP0B
loose sense verb 32	-0.018	-0.21	/vwB/v8C///++/wAAAcEAgD9Af/+//0C
loose sense verb 32, none left	0.119	-0.215	Cwjz+wgNAwENCPQDBvcF/fgMCfoC+g75
loose sense verb 32, some left	-0.091	0.005	+/QK//r8/QHz+wf3+w3/Bwn5/QT/CPUH
loose sense verb 33	0.068	-0.031	CgH6/AUKAwQDBfsDA/8F/fwJCf0D+wj2
loose sense verb 33, none left	0.031	0.054	BP4AAAICAAEDBPwCA/4E/v4CA/8C/QP7
loose sense verb 33, some left	0.055	-0.085	BP/+/wAFAAAHCfgDA/sF/v0GBv4B/gX7
loose sense verb 34	0.03	-0.065	AQH8AAcFBAADA/4H/vn++/0C/f3/+wP/
loose sense verb 34, none left	0.022	-0.039	AgL7/wMDAgABA/0BAP7/AAAHAf8A/gb+
loose sense verb 34, some left	-0.005	-0.026	/v//AQMAAv/9/gMD/QD9/v78+////vwD
loose sense verb 35	-0.031	0.169	A/cABP/3AP4D+AH6AQf8AgX8/f8BAv8A
loose sense verb 35, none left	-0.077	0.102	+fMJB/H2+vv99wb0+gv3CQz49wX7DPMH
loose sense verb 35, some left	0.029	0.068	CAP8/AsEBwQIA/sJBQEC+PoEA/sC+Qb5
loose sense verb 36	-0.014	0.108	/voD/gABAAP7/wL9AAQCAv/+AAEDAP4C
loose sense verb 36, none left	-0.093	0.025	/PcGAvv7/f/3+Qf4/Qf8BAb5+wT/BfQJ
loose sense verb 36, some left	0.1	0.083	CAj4+wcIAwUMCvkHBPoH/PsJBf4D/Ar5
loose sense verb 37	-0.006	0.069	AgIA/gIBAQH/AP4CAAAC/v0BA/4C/QH+
loose sense verb 38	0.036	-0.148	Aw36/gP/BgEGBQAFAfwA9/oAAPYE+A0D
loose sense verb 38, none left	0.077	-0.053	CQn4A/0IAf0MB/0EAvz++/8HAv79AAr9
loose sense verb 38, some left	0.009	-0.095	Agz7/AsACAT/AwAJAfoF+PX/APcE9Ab9
loose sense verb 39	-0.031	-0.024	/f0EBff++fv//gT7/QMABAX+/gX8BP//
loose sense verb 39, none left	-0.052	0.019	/QICAf7+///4+Qb9/AT+AgT7/AL+AvoD
loose sense verb 39, some left	-0.021	-0.043	/f4BA/kA+/39AAH8AAIBBAf9/gT8B/0B
loose sense verb 40	0.026	0.006	BgP++f0G/gQBBfwABPgDAQMBAgMAAQD/
loose sense verb 40, none left	0.023	0.091	Bv/+/f8F/gH/Af8BAAH/AgIHAAEAAAL/
loose sense verb 40, some left	0.014	-0.085	AQH+/P4F/gL/Af4BAv0EAPwDCP8F/Qb8
loose sense verb 41	-0.016	0.083	9wEBDPn9//MEABD4+fz0Av3//AH2BP8M
loose sense verb 41, none left	-0.053	0.292	9QQAC/f1APf7+Qb29vz1AgP0/P/4Af4R
loose sense verb 41, some left	0.03	-0.209	/gT9BQMGAvwGBAoA/vz8AfsDAP/9+gH9
loose sense verb 42	-0.003	0.024	A///BPr5/vwAAAP+/QL6BAX+/f79A/39
loose sense verb 42, none left	0.042	-0.256	AgH+A/0BAP0F/QD///z8Af0C/f/9AQMB
loose sense verb 42, some left	-0.015	0.28	AfwBAfz6/f/+AgD8AAIAAgcC/wP9Bv0B
loose unknown	-0.01	-0.148	+AkB/gf8BgD//QEF/QT//Pj6//kA/v8D
loose word able	-0.094	-0.016	+/0GAQD7AAD3+gQA/gT+AAD6/QD/APgF
loose word about	-0.018	-0.064	AQAAAAEBAAD8/gEA/wT+AP//Af8B/wD/
loose word absence	-0.063	0.208	+/sGAgD8AP/5/AUA/Qb9AQH7+wIAAfoE
loose word accompany	-0.04	0.056	//8CAf/+///8/QH+/wT/AgL8/wH/AvsC
loose word accuracy	0.041	-0.014	BQT6/gEGAQEDA/4AAf0CAP8EA/8B/wP9
loose word achieve	-0.023	0.06	/gADAAH+AAAA/v8BAAAA////Af8B//8B
loose word act	-0.019	-0.078	AP4BAP7//wD9/QH+AAH/AQABAAAAAAD/
loose word adjust	-0.023	-0.053	AAEA/wEAAAH9/gEB/wL+AP/8/gAA//0D
loose word administer	0.022	0.015	AgL+/gICAQEEA/wDA/0D//0DA/8B/wL9
loose word after	-0.021	-0.001	/v4CAAD/AAD5/QL//wL/AAH+/wABAf0A
loose word age	0.021	-0.006	AQEAAAEAAAACAQAAAP8AAP8CAQAAAAMA
loose word along	-0.016	-0.009	/v0BAAAAAAD9/wIA/wMAAAD//gAAAP4B
loose word always	0.103	-0.005	CQj3+gQJAwUKCfYFBvYI/fsJCPwF/An3
loose word analyse	0.081	0.004	Awb4/gMEAgIIBf0CAfkC//0GAv8B/gb9
loose word answer	-0.1	0	9/gJBf73//z3+Qf++wj7AQb2+AP8AvYI
loose word application	-0.021	-0.027	/f8CAAD9AAD+/gMA/wH+AAD9/QD/AP4C
loose word apply	-0.068	0.101	+v0GA//7AP75+gT//QL+/wL7/f/+AfsE
loose word around	-0.002	-0.021	AwH+AP8CAAABAv7/AQABAAAAAAABAAAA
loose word arrange	-0.002	-0.026	//4A//8BAAAA/wD+AAMBAAD/AP8BAAD+
loose word arrival	-0.055	0.08	/fsGAf/8///7/AT//gb+AQL8/QIAAf0D
loose word as	-0.038	-0.087	/vgDAv79//78/wL8/AX9AgP7+wP9A/sD
loose word assist	0.067	0.113	BAX6/gUEAgEFBf0DAvwC/vsGA/4B/Af9
loose word assistant	-0.008	-0.011	AP4BAAD/AAD+AAEA/wMAAAH//wEAAAAB
loose word association	0.052	-0.003	AwL8/wACAAEFBP4AAfwBAP8FAv8BAAX9
loose word attend	-0.125	-0.086	+vYKA/j4/f319wj3/An7Bgn0+AX8CPMI
loose word award	0.001	-0.009	AAP//wIAAQEBAf8BAP4AAP/9/wD///4D
loose word award-winning	0.052	-0.049	BAP8/wIEAQEGBPwCAfwC//4FA/8B/gX7
loose word away	-0.014	-0.018	AAABAQD/AP//AP8AAQAAAAD+AAAAAP4B
loose word basis	0.027	0.143	BAH7AAAEAAACAgABAAD/AAECAQAAAAH+
loose word behalf	0.057	0.07	BAL8/wAEAAEGBf0AAv0CAP8GAwABAAb8
loose word besides	0.101	0.078	BAP3AAAHAAAIB/4AAfsBAAAJAQAAAAn7
loose word between	-0.067	-0.001	/PsGAf/7AP/6/QT//wP/AAH7/QH/AfoF
loose word bit	0.067	0.002	AgD7AAACAAAFA/8AAPsBAAAFAgAAAAX9
loose word block	0.011	0.055	AQH/AAABAAACAQAAAAAAAAABAAAAAAEA
loose word blood	0.032	-0.026	AgL8/wABAAEDAv8AAP4BAP8EAP8BAAP+
loose word board	0.021	-0.036	AP7/AAD//wACA/8AAP4AAAECAQAAAAL/
loose word book	-0.037	0.027	/QEC/wT+AgH7+wQCAAMA//37//4C/f4C
loose word boost	0.024	-0.012	AgH+/wACAAECAv4AAf4CAP8DAgABAAL+
loose word break	-0.048	-0.03	+fwFBAD6AP39/Ab//QX9AAH8/AH+AfsF
loose word bricklayer	0.018	0.108	AgH+AAABAAABAv4AAf8BAAACAgAAAAH9
loose word brief	-0.1	-0.019	+vkJAf/6AP/3+QP//gf+AAL3+wH/AfcF
loose word bring	0.105	-0.125	Bgn1/wMHAgAJCvsBAvYC//0HBP8B/wn7
loose word brochure	0.045	-0.029	AwP8/wEDAQEFA/4BAvwBAP8EAv8B/wP+
loose word build	0.037	-0.081	AgL7AAACAAAFAQEA/wD/AAEDAAAAAAQA
loose word buyer	0.072	-0.006	AwP6/wAEAAAHBv4AAfoBAP8HAwAAAAX9
loose word call	0	0.036	Af8AAAACAAABAv4AAQACAAACAAAAAAH/
loose word care	0.014	0.182	AgP8/wABAQAEAv0BAfsB//0CA/7//gP/
loose word carry	-0.076	-0.053	/voHAP39/QH59wP5/Qf/Bgb7/wQBBvwE
loose word case	0.066	0.203	BAj4/QIFAgMJBv4CA/sC//4DAP4C/gT+
loose word certificate	-0.038	-0.064	AP8D/wAAAAL+/wEAAQEB///9Af4C//3/
loose word chair	0.036	0.133	BAP9/gQEAgEDA/0EAv4C/v0EA/4C/QT9
loose word check	0.002	-0.01	AP8AAQD/AQAAAP8AAAEAAAEBAAAAAQAA
loose word chef	0.006	-0.009	Av//AAACAAD+AAAAAAIAAAECAQAAAAL+
loose word child	0.001	-0.037	/v4DAQD/AP8C/wIA/gAAAAAA/wAAAAIB
loose word christmas	0.003	-0.023	AQD/AQABAP//AAP//gP9AAEA/gD+AP8D
loose word clear	-0.034	-0.017	/gADAP/+AAD9/wD+AQEBAQL/AAABAf4B
loose word client	-0.059	-0.03	/PkFBP/6/vz5+gX++wf8AgL6+wT9BPsE
loose word close	0.027	-0.01	AwD9AAACAAACAv8AAf8BAAECAQAAAQL/
loose word code	0.047	-0.006	AwH7/wADAAAEA/4AAf4BAAADAgABAAT+
loose word colleague	-0.068	0.096	+/sFAQH9AAD5/QYA/wUA/wP2+wP/AvoG
loose word collect	0.069	0.021	Awf6/gAFAAIGA/0BAfoCAP4GA/8C/wb9
loose word come	-0.064	-0.038	9/0IBf/3//z9/Ab//AH7AQL4+QH9AvkJ
loose word company	0.103	-0.078	DQv2+gUMBAUJCfQDCPUH/v0ICf0F/Qj2
loose word compile	-0.001	-0.034	AP4AAf7//v///wH+/wAAAQEA/wH/AQAC
loose word complaint	0.124	-0.062	Bwf3/gIIAQEKCPsDAvoC/voLBP4B/Qv7
loose word complete	-0.05	0.212	/vgGAvr9///5/AL9AAf/AQX/AAL/Av4B
loose word conduct	0.072	0.113	BQT5/gMGAgEGBfsDAvkD/v0EA/8B/gb9
loose word consistently	0.021	0.003	AwH9/wADAAEBAf8AAAABAAACAgABAAL+
loose word contribute	-0.032	-0.069	/PwCBPn8+/37/Qb6+wX6Bgj9+wb8Bv0H
loose word control	-0.071	-0.001	+PkHBPr6/P35+gX7/Ab8BAX6/AT9BfoG
loose word cook	0.057	0.076	AQP8/wECAAAEA/4BAf0AAP8FAwAB/wb+
loose word coordinate	0.049	-0.021	BQT8/gMFAgEEA/0AAf4CAP4FBP8B/wT8
loose word course	0.045	-0.036	BAL7AAADAAAEBvwBAf0CAP8DAQH/AAT/
loose word cover	-0.031	0.075	/v4AAP8BAP/7/QP+/gT+AQT+/gH/AfoC
loose word create	0.004	0.051	Af4BAP4B/wD/AAH+/wIAAQIC/wH/AgH/
loose word crew	0.093	0.019	CAb4/wAGAAAKB/0BAvoCAP8IBf8AAAj8
loose word current	0.11	-0.052	BQf2/wMHAgILCvwDAvkB//0HA/8B/gn9
loose word currently	-0.059	-0.03	/f4CAgD8AP/8/AYA/AP7AAH5+QH8AP0I
loose word customer	-0.059	0.139	+fkGAv37/v35+wT9/Ab9AgL7/gL+Av0G
loose word cut	-0.004	-0.048	A/3//wABAQD//QIBAAUA/wEC////AAH/
loose word daily	0.109	0.152	BwX4/wMJAgEHCPoFA/oC/fwMB/0C/Qv4
loose word date	0.056	-0.049	Af77AQABAAAGBP8AAP0AAAIE/wEAAAMA
loose word day	0.022	-0.096	AgD/Bf3+/P37/gb+/AX7BAMA/AP+AQIC
loose word deal	0.029	0.087	AgH+//4CAAIDAv79A/8DAQEEBP8BAQT7
loose word decision	-0.025	-0.02	//8CAQD/AAD+/wAA/wP/AAD//gAAAP4C
loose word deliver	0.099	-0.158	Cwb3/AEKAAIHCPQDBPkH/v0ICf0E/Qf5
loose word delivery	0.04	-0.056	AgT8/wACAAAGA/////0BAAABAQAA/wH/
loose word dental	-0.008	-0.01	/wEA/wL/AQEA/wICAP4A///+/wAA/wAB
loose word department	0.029	0.062	AgD9AQD/AP8DAgAAAP//AAAFAgAAAAP+
loose word design	0.013	0.033	AgH+/wECAAH/AP8BAf4BAP8CAgAAAAL+
loose word desk	0.059	-0.02	BQP7/gEFAQEGBPwBAvsC//4DA/8B/wT9
loose word despite	0.055	-0.012	AwL8AAACAAAGBf4BAvwBAAAEAf8BAAT/
loose word develop	-0.042	0.047	/PwEAf/+///8/AT+/wX/AQH8/gEAAvwC
loose word developer	-0.07	-0.018	+v8GAQD6AAD8+QMA/gX+AAH5/AEAAfgF
loose word devise	0.045	0.045	AQH9AAACAAAGBf0AAfwBAP8DA/8BAAT9
loose word director	0.051	-0.052	BAL8/gEEAQIFBfsBA/wD//4GBf4C/wX6
loose word display	-0.006	-0.005	AP4A//8C/wD+Af//AQAAAAP/AAEAAf//
loose word draw	0.007	0.04	AAL//wAA/wABAf/+AQEBAQICAQEAAv8B
loose word drive	-0.006	-0.073	/AIAA/78Af0EAAL9/gD8AP/+/P/9Af8D
loose word driver	0.001	-0.021	AgD+AAACAAD+/wAA/wL+AAABAQAAAAL/
loose word duty	-0.072	0.069	/f4FAQD9AAD5+gX//Qf9AQH4/AH/APkF
loose word early	0.001	-0.003	Af7/////AAEBAv3/AQACAAEAAQAAAP7/
loose word earn	0.094	-0.029	BgX4/gEHAQEJCPkDA/sD//4KBv8B/gn7
loose word efficiency	0.046	-0.001	BQT7/AEFAQIEA/0BAv0D//0FBP4C/gX7
loose word electrician	0.023	-0.007	AgP+AQECAAAFAv4BAf7///4CAf///wL/
loose word elsewhere	-0.051	0.007	+/4FAQD7AAD+/QABAAH/AP/8/wAA//wD
loose word employ	0.072	-0.049	BAP6/wEEAAEGBv0CAfsBAP8HA/8B/wf9
loose word empty	-0.005	0.029	Af//AAAAAAD9AAD/AAMAAAEA/wAAAAAA
loose word enable	0.032	-0.042	AwH9/wAEAAACAv7/AQABAAADAv8B/wT+
loose word end	-0.101	-0.057	+f0JBf33APz89wb/+gT6AAP2+AD9AfUH
loose word engineer	0.03	0.054	AwL9/gADAAECAv4BAf0D//8DBP4B/wP8
loose word ensure	0.069	-0.033	BgP5/gAHAAAGBv0AAfwFAP8GAwAAAAb9
loose word enter	-0.015	0.103	/vsDA/n+/f7/AQD8AQIAAgT//wL+BP4B
loose word environment	0.05	-0.001	BQH7/wAGAAADA/4AAf8CAAAFAwAAAAX8
loose word excellent	0.056	-0.004	BAP7/gAFAAEFBP0AAv0CAP8FA/8C/wX8
loose word expense	0.044	-0.016	AgL8/wACAAEDBP4BAf0B//8FAv4B/wT9
loose word experience	0.034	-0.035	BAH9/gAFAAECA/wAAv8EAAAGAwAAAAT7
loose word expert	0.062	-0.044	BAL7/wEFAAEFBfwCAvwC//8HBf8B/wf8
loose word fail	-0.006	0.16	AAEA/wABAAD/AP4AAAEAAAAAAQAAAP//
loose word fall	0.063	-0.02	AgH6//4B/wEGAv7+AP0AAgEFAgEAAgT+
loose word fault	-0.038	-0.003	/v8CAQD9AP/6/QQA/QX9AAH9/QD/AP4C
loose word feedback	-0.081	-0.003	+v0HAQD7AP/5+gQA/gb9AAL5/AH/AfgH
loose word fellow	-0.01	0.044	/fsDAf79////AAL+/wL/AQEDAAAAAQH/
loose word few	0.097	0.082	BQT4/gIJAAEIB/sCAvsD//8IBP8B/wn8
loose word firm	0.004	0.013	AQD/AQACAP8AAAAA/wEAAP8AAAAAAAH+
loose word first	0.036	-0.09	BQX9/wIEAQEDAv4CAfsB//4EA/4C/gT+
loose word fit	0.025	0.053	AgH+Af8A/wAFA/8BAP4AAAH//QEAAQEA
loose word five	0.026	-0.021	/wD9/wEAAAEBAQEAAP4AAAABAAAAAAEB
loose word floor	0.007	0.048	/wD/AAAAAAAAAAAAAAAAAAACAAAAAAIA
loose word follow	0.034	-0.001	BAj6/wYGAwIFBf8FAvoC/fsCA/8B/AT/
loose word fortnight	-0.092	-0.022	+fwIA//3AP33+Aj++QX7AQH3+wH9AfcI
loose word free	-0.003	-0.017	AAEBAAD/AP8BAv4AAf4BAP8BAf8AAAMA
loose word fresh	-0.006	-0.006	AAH/AAAAAAAA/QIA/wD+AP8CAQAAAAEB
loose word full	0.062	-0.073	BAH8/wACAAEFAf7/AP4AAQAFAgABAAT9
loose word gain	0.035	0	AwL+/gIEAQECA/4CAf4C//8EA/8C/wT7
loose word get	0.029	-0.026	A//9AAACAAABA/4AAP4AAAAFAAAA/wMA
loose word give	-0.027	0.137	//8E/QP/AQP+Af8EAv0D/v79//8C/vz/
loose word glassware	0.051	-0.01	AwL8/wEDAQEGBf0CAvsB//8FAv8AAAT9
loose word go	0.119	0.123	CAP1//4I/wAJC/sBAvgBAAAJBf8AAQz+
loose word good	-0.065	-0.023	+wAIAAH7AAD4+QQA/gQAAAD7AP8AAPsC
loose word grow	0.055	-0.005	BgX6/gMGAQEGBvsDA/sC//4DAgAB/wL9
loose word guest	-0.015	0.016	/v8EAAEAAQAB/wAAAQD/AP////8A//8A
loose word guide	0.009	-0.007	Af//AP8CAAD/AP8AAAAAAAIBAQAAAAH/
loose word hair	-0.025	0.032	/f0BAgD9AP79/gT//gT+AAH+/gH/AP4D
loose word handle	-0.091	0.034	/PkGAP37/v/5+wEB/wMAAAX3+wIABPgG
loose word hands-on	0.016	0.037	AgH+AAAAAAADAgAAAAAAAAABAAAA/wL/
loose word head	0.077	-0.026	AwL6AAADAAAGB/0BAfwAAP4IA/8A/wj+
loose word health	0	-0.012	AgD8AQAAAP8FAQAA//7+AAAB/gD+AP8B
loose word help	-0.065	-0.076	8f8IDPHy/fT29w7y9QL0BAj49gL2C/MO
loose word high	0.059	-0.03	BQT9/wAHAAADBPoBAvsB//8GBf8AAAb7
loose word hold	-0.074	-0.059	+vsH///5AAH8/AMB/wL//gD6/v4C//kE
loose word holder	-0.029	-0.032	/gIBAAD+AAAA/QIAAP/+AAD//wD/AP4C
loose word home	0.021	0.041	AAP+/wAGAAECAv4AAP4CAP8BAgABAAH+
loose word hour	0.148	-0.051	DQvx+AUOBQcODfQGCfQJ+/kMCfsF/Az1
loose word housing	0.087	-0.025	BgP6/wAFAAEHBvwAAvoBAP8JBP8B/wn7
loose word improve	0.131	-0.004	Cwn1+gUMBAUKCfYFBvcH/fcMCvwF+gzz
loose word include	0.097	0.066	DAny+wcKBQMJBvgDBfsE/vkKBv0C+wn3
loose word incom	-0.066	-0.001	+voHBPr6/P36+wb6/Qb8BQb6+gX9BvoG
loose word incoming	-0.065	-0.023	/fsEAvz9///6/AT8/gf9Agb7+wT+BfgF
loose word increase	0.061	-0.017	AwL7/wEFAQEFBP4BAv0BAP4FAv8C/wb9
loose word install	0.028	-0.032	AQP+/gIBAQEDA/0CAv0B//4DA/8B/wT+
loose word introduce	0.021	-0.051	AgL+/gEDAQEBAf4BAQECAP8BAwAB/wP8
loose word invoice	0.072	-0.037	BgT5/QEHAQIGBfsBA/oD//4HBf4C/wb7
loose word issue	-0.05	0.025	/v4FAQD/AAD8/wH/AAQBAAD9AAABAP0A
loose word item	0.014	-0.039	AwL8/wEEAQEAAf8AAAABAAAAAf8BAP/+
loose word its	0.095	-0.023	BwX2AQAKAP8IBvwAAPn+AQEEAQH8AQf7
loose word job	0.026	-0.027	Av/+AAACAAAEBP4AAf4CAAACAQAAAAL+
loose word join	-0.045	-0.01	/fwFAf/9AP/5+gb+/QX9AAD8/QD/AP0B
loose word jointly	-0.031	-0.122	//4CAQD9AP/6/AP+/wT+AAH+/gD/AP4C
loose word junior	0.009	-0.012	AQEAAAABAAAAAf8AAQABAAABAgAAAAH9
loose word keep	0.057	-0.082	AAP7Af4E//8EBgAAAfz/Af8H/gAAAAj9
loose word kitchen	0.045	-0.043	BAL7/wADAAEEA/4AAf0BAAAEAv8BAAT+
loose word know	0.074	0.011	AgD8AAAEAAAGBP4AAf0BAAEFAgAAAAj5
loose word label	-0.035	0	/fwDAf78///9/QL//wP/AQP9/gH/Af0C
loose word language	-0.054	0.073	+/0FAQD+AP/7/AIA/QL/AAH7/gD+APsD
loose word lay	-0.026	0.034	/vsDAQD8AP/7/gP//gT9AAAA/wAAAP//
loose word lead	0.143	-0.11	DQn0+QUPBAUQD/MKCfIK+fgLCPwF+w73
loose word let	0.039	0.011	AgD9AAADAAACAQD//wEAAAEBAAEAAAP8
loose word level	-0.012	-0.036	/gECAQH9AP8BAAIA/v/9AAAA/gD/AP8A
loose word lift	0.118	-0.015	BAT3AAEEAAAKCvwCAvcA//4LA/4A/gv7
loose word like	0.031	0.035	AwL9AAABAAADA/4AAf8AAAACAQAAAAUA
loose word line	-0.085	-0.003	+fgIA/76///2+Af9/Qn8AgP6/AH/AfkF
loose word little	-0.03	0.094	AAAC/wD/AAD+/gAAAAIAAAD+AAABAP4A
loose word load	0.037	0.05	/wL+/wIAAgAFAP8DAfsB/vwEAv0A/QP9
loose word located	-0.047	-0.034	+/8HAwL3Af0AAAEDAP0A/v/5+v7+/voG
loose word log	0.008	-0.005	//8AAf/+AAAAAQAAAAAAAAEA/wAAAQEB
loose word look	0.009	-0.057	AP4AAvv+/f4DAv7+//7/AQQB/gL+AwAC
loose word lorry	-0.036	-0.004	/v8C/wD/AAD6+wMA/wX/AAH9/gAAAP0B
loose word loss	-0.025	-0.017	/f8DAAD/AAD9/gIA/wMAAAD//wAAAP8B
loose word machine	-0.047	-0.002	/v8DAAD/AAD7/QEAAQIAAAD8/wAAAPwC
loose word maintain	0.035	-0.039	AwH9AP8B//8CA///AP0AAQADAQAAAAP/
loose word make	-0.058	-0.038	+v0EAwL7Af36+gUA/gX//f36/P79/PoD
loose word manage	-0.07	0.016	9/cJB/X5+Pr5+Qb2+gX5Cgf3+Af5CvoH
loose word management	-0.027	-0.013	/wEDAAD/AAD9/wEAAAH/AP/+/wAAAP4A
loose word manager	0.077	-0.058	BwT5/gEHAQEIB/kCBPoD//8IBf8B/wj6
loose word many	0.036	0.07	BgL+AAEDAQAFBPwBAf0BAP4DAP8B/gT+
loose word matter	-0.048	0.074	+wEEAAD9AAD/+wUA/gP/AAD7/AAAAPwF
loose word meet	-0.084	-0.017	+/4IAAD8AAD6/AH//wYAAAH3/AD/APgE
loose word member	-0.008	-0.03	Av8B/wACAAH+Af0BAgADAAD/AQAAAP//
loose word mentor	-0.019	-0.009	/fwCA/v9/P39/QL8/gP9AwT9/gP+BP0C
loose word migrate	0.036	-0.06	AgH8AAACAAADA/8AAf8BAAADAQAAAAP+
loose word mine	0.066	0.045	AwD6AAADAAAGBf8AAfwAAAEHAgEAAQf/
loose word month	-0.07	0.302	+PkHA/76/v/5+QT8+wb7BAX4+wP+BPgF
loose word morning	-0.008	-0.03	AAECAQAAAAAAAv4AAP8AAAAAAQAAAAIB
loose word mostly	-0.038	0.04	/v0DAf7+///8/AL9/gT/AgP8/gL+A/wD
loose word move	0.013	-0.079	AQD9AP8C/wD/AQL9/wAAAQEA/wH/AQAB
loose word mow	0.046	0.029	AwP8AAIBAQAEA/8DAf4A/v8DAQAA/wQA
loose word nam	0.07	-0.062	Bgf7/QICAQEHBPwCAfkC//0EBf4B/gP8
loose word nationwide	0.079	-0.031	Bwb5/AIHAgMHB/kEBfkF/fwIB/0F/Qj4
loose word need	0.01	0.025	Af///wABAAEBAP//AQABAAIBAgABAQH+
loose word never	-0.003	0.033	AAAA/wD/AAH/AAAAAAAAAAABAAAAAAEA
loose word new	0.051	-0.111	BwL7/gAHAAEDBPwBAvwC//8FBP8BAAT8
loose word night	0.043	-0.029	BQH7/wACAAEEBPwAAvsBAAAFAQABAAL+
loose word now	0.009	-0.055	/wT/AAL/AQEFAP8CAfwA//0C//8A/gIA
loose word number	-0.039	0.033	+/4EAgD7AP/9/AQA/Qb9AP/8/QD/AP4D
loose word nurse	-0.066	0.095	/PwHAQD7AP/6+wT//gX+AQL5/AL/AvkF
loose word obtain	0.004	-0.028	Av8AAAABAAAAAf//AQEBAAABAAAAAAAB
loose word one	-0.01	0.193	Av//AAD+AAD+/gMA/QT+AAIA/wH/AP8A
loose word only	0.026	-0.03	AwD+AAACAAADAv4AAf0BAAACAQAAAAH+
loose word operate	-0.028	0.019	/fsEAfz7/v/8/gP8/wT/AgIAAQEAAv//
loose word operation	-0.03	0.021	/fwCBf39/Pz7+wX7+wX6BAX9/AX8A/wE
loose word or	0.034	-0.02	AQD/AAABAAADAP8AAP8AAAADAQAAAAH+
loose word other	0.034	-0.01	BgP7AAECAP8EBP4CAPkB//8A/////wME
loose word otherwise	-0.049	0	/f0FAQD+AAD7/AH/AAT/AAH8/gAAAfsB
loose word outside	-0.061	-0.042	/PoEAv/7///6+wP//Qf9AQL7/AH/AfwE
loose word outstanding	-0.039	0.015	/QACAQH9AAD8+wQA/QT8AAD9/QD/APwE
loose word own	0.047	0.02	AQj7/AcDBAQEBfwHBPgD+/oDA/wC+wP9
loose word pack	-0.032	0.053	/v8DAf/9/wD9/gIAAAL/AQH+/gEAAf0C
loose word part	-0.081	0.042	+fgIBP35/f35+wb7/Qb6Agb6+gT9A/oI
loose word pass	-0.059	-0.034	/f8EAAD+AAD//P8B/wQAAAD8/gABAPsD
loose word patient	0.021	-0.079	/v4BAf3//gAA/gT8AAH/AgYE/QL/BQAB
loose word pay	-0.01	0.049	AQAB/wECAAD/AAABAAIA/wD/AQAAAAAA
loose word payroll	0.058	-0.016	AwL8/wACAAEFBf0AAfsBAAAHAgAAAAX7
loose word permanent	0.14	-0.049	Cgb0/wIHAQELC/kBAvgB//4MBP8B/gz9
loose word person	0.002	-0.012	AQL//gH8AQIA/wMB/wIB//z/AP4C/QEA
loose word pick	-0.042	0.036	/gADAAL8AAD6+wMC/wL////9/gH/AP4C
loose word place	0.019	0.007	BAD+/wACAAABAv8AAAACAAIBAAEAAQH+
loose word plan	-0.062	-0.011	+/0DB/r5/Pr++gj5+AX1BQb59wP4BvkI
loose word planned	-0.037	0	+fkHBPn5+/z+/gL9/gP/AwL+/wEAAv8B
loose word point	-0.067	-0.002	/vwGAQD+AP/4+wIA/wQAAAH8/wH/Af0B
loose word post	0.006	-0.035	Af7/AAABAAAAAAH/AAEBAAD//wAAAAD+
loose word practice	0.071	-0.077	Bgb4/gEEAQEKB/sBAvgD//4FBf4B/wX7
loose word preparation	-0.036	-0.004	/v0EAQD+AP/+/gAAAAMAAAH8/gH/AP0B
loose word prepare	0.012	-0.016	AgD/AAABAAABAf//AAABAAEBAQH+AAL/
loose word present	0.003	-0.014	AgT//QMCAQIBAf4DAf8E//0BAv8C/QD9
loose word prevent	0.001	-0.012	AQH/AAABAAD//wAAAAAAAAAAAAAAAAAA
loose word process	-0.076	0.06	/v4G/v/+AAL5/AL+AAQBAQL7/gABAPkC
loose word produce	-0.073	0.105	/PoGAf78/wD6/AP/AAX/AQL5/AEAAfkD
loose word progress	-0.051	0.004	+/wEA//8AP77/AX+/Qb8AQT7+wH+AfsF
loose word property	-0.063	-0.012	/f8GAAD8AAD6+wMA/gP+AAD6/QD/APsE
loose word provide	0.001	-0.077	AP0C//sA/P8AAQD7AAIABAQCAwECAgEA
loose word pull	-0.038	0.007	/QADAAD9AAD7/AMA/gL+AAD8/gAAAP4C
loose word pupil	-0.028	0.153	/f8BAQD7/wD7/Ab//f/9AQL+/QL/Af4F
loose word pursued	0	0.037	Af//AAABAAD+/wAA/wL/AAAB/wD/AAAB
loose word put	-0.007	-0.044	Af0DAvv9//8C/QL7/QL/AgH+/AD/A/3/
loose word qualification	-0.104	-0.005	9fULCfv1+/j19Qz79wv1BQn29gf4BvYM
loose word qualified	0.054	-0.062	AwL9/gEEAQEFBfsDA/wC/v0GBf0B/Qb8
loose word queue	-0.008	0.032	AAABAP/+AAAAAf8AAAABAAL+/gEAAf4B
loose word rail	0.061	-0.02	AgL8AAACAAAFA/8BAfwB//8EAv8AAAP+
loose word raise	0.042	0.007	AwT8/QQEAwEDBPwEA/oE/v0FBP0D/Ab8
loose word rating	0.048	-0.008	BAT7/wEFAQAEBP0BAv0B//8FA/4B/wT9
loose word read	0.025	-0.023	AwP+/gMDAQEBAvwEAv4D/f0CAv4B/QL+
loose word receive	-0.04	-0.007	//wDAv/+AP7+/wL+AAH/AAL6/QH+AvsG
loose word record	-0.103	0.026	9voJB/31/fv5+Av7+Qr2BAjz9QX6BvQM
loose word recorded	0.038	-0.022	AQH9AP8BAAACAAH+///+AgEDAAH/AQMA
loose word recover	0.054	-0.013	BAL8AAADAAAGBf0BAf0BAP8GAgAAAAb9
loose word reduce	-0.068	-0.019	+fYIBfj6/Pz6+wb4/An7BQf6+gP9BvsE
loose word regular	0.039	0.019	BAL8AAEDAAAEA/0AAf4AAAADAQAAAAP+
loose word regularly	0.104	0.316	CQb3/QIJAQMHB/kBBPoD//4LB/4D/gv2
loose word release	0.051	0.11	BAT6/wEDAAAHBf0BAvoBAAADAQEAAAT9
loose word repair	0.049	0.024	AgX9/QQFAwEHBfwGA/oE/PkGBP0C/Ab8
loose word report	0.047	-0.032	AwP7/wAEAAEFBP0AAv0CAAAFBAABAAT9
loose word require	0.069	0.052	BAP5/wIEAQAFBP4BAf4AAP0HA/8A/gf9
loose word resident	0.133	-0.003	Bwb0/gEIAAEMC/sBA/UC//wMBf4B/gv7
loose word resolve	0.013	0.025	AAIB/gQAAwIEAf4DA/8D/fwCAf0C/gH9
loose word responsible	-0.011	-0.035	/gECAgD8AP8DAf8AAf8AAAAA/wD/AAAB
loose word rest	-0.024	0.004	Af4CAAD/AAD+/wAAAAMAAAH/AAAAAP//
loose word restaurant	0.043	-0.018	BAP8AAECAAECAf4BAf8BAP4GA/8B/gb9
loose word result	0.102	-0.013	CAT3/gEHAAEJCPkBAvoCAP8IBf8BAAj6
loose word revenue	0.031	-0.012	BAT8/QQEAgIFBPsEA/0E/fwFBf0C/AT7
loose word rework	-0.075	-0.021	+fsIAf/6AP/5+gX//gb+AQL6+wEAAfkG
loose word right	0.095	-0.029	Bgb2/wEIAAAHBv0CAfkA//4IA/8A/wr6
loose word rise	0.001	-0.118	AwEB/wQAAgEAAAADAAIB/fsCAP4A/QD8
loose word role	0.04	-0.073	BQT6AAEEAQEBA/8CAP4C//8CAQAA/wH/
loose word rota	0.016	-0.008	AAAA/wD/AAEBAQAAAAAAAP8DAv8B/wH9
loose word roughly	-0.007	0.071	AAH/AAAAAAD+/gEA/wL/AAD/AAAAAf8A
loose word round	-0.038	-0.014	/f0DAQD9AP/8/QIA/wP/AAH9/gAAAPsD
loose word routinely	0.028	-0.02	AgD/AAACAAACA/8AAf8AAAADAQAAAAP+
loose word run	-0.133	0.022	+vkOA/v4+/709Af7/Av8BQX2+wQABPUF
loose word safety	0.039	-0.019	AwL8/wADAAAEBP4AAP0DAP8EAv8AAAT/
loose word sale	0.007	-0.037	/gAAAAABAAD/AgAAAf8AAAAA/gEAAAEB
loose word salon	-0.041	0.043	/f8DAQD8AAD7/gMA/gL/AAD8/QAAAPwF
loose word satisfaction	0.042	-0.005	AgH8/wACAAADA/4AAf4BAAAEAgABAAT/
loose word school	-0.069	-0.041	+vwJA/76//74+wb//Qb8AgL4+wP+AvgF
loose word score	0.037	-0.022	AgH9Af8BAP8DBf0BAfwC/wADAQAAAAIA
loose word second	-0.005	0.054	AQL/AQABAAAB/wAAAAD/AP//AAD/AP8A
loose word section	0.088	0.022	BwT5/QEHAQIJBfkBBfkE//4JBv0D/gn5
loose word secure	0.027	-0.042	AQT9/wECAAABAP8B//0AAP4DAgAA/wT/
loose word see	-0.048	0.035	//8DAAEAAQD5+wEBAQQB/gD9/wAA//3/
loose word send	-0.01	0.197	Af4BAP4AAAABAP/+AQABAAD//wAAAf7/
loose word senior	0.1	-0.076	CAT4/QEHAQIJB/kCBPsE//8JBv8C/wr5
loose word serve	-0.054	0.044	+/gGAvn6/f74+gP4/Qj9BQn+/gP+BvsC
loose word service	0.032	-0.02	BAT9/gQFAgECBv8EAf0A/f0EA/4A/gYB
loose word session	0.065	0.024	BwT5/gEFAQEGB/oCA/sC//8FAwABAAb+
loose word set	-0.085	-0.008	+/wHAf/7AP/3+QT+/gf/AAL4/QAAAfgE
loose word share	-0.05	-0.087	/fsFAf79///6/AP+/gX/AQL8/gH/AvwC
loose word shift	-0.026	0.006	AvsCAP8A/wD9AAD//wT/AQH//wIAAQAC
loose word shop	-0.066	-0.019	/gAEAAH9AQD3+gMA/gb/AAD7/gEAAPwD
loose word shorten	0.035	-0.009	AwP8/gIEAQAEBPwCAv0C//0EBP4B/gT9
loose word show	-0.048	0.063	+vwEBfn8+/z6+wb6/AT7BAb6/AP8BfoG
loose word single	-0.105	0.076	+PYLA/32//73+gf8/QX+AgX4+QT+A/UF
loose word single-handedly	0.068	0.033	BgX7+wQGAwQHBfoFBvsG/PkICPoG+gf5
loose word sit	0.007	-0.002	/wP+AAIAAQAEAQAAAP4A////AP8A/wEB
loose word site	0.056	0.043	BQP8/wAFAAAGBvoAA/oEAAAEBAABAAT9
loose word skill	0.032	-0.016	AQP+/wEDAQADAv4BAf0CAP8EA/8A/wP9
loose word small	0.036	-0.025	AwT9/wACAAADAgEAAP4BAAADAf8AAAP/
loose word so	0.078	-0.003	AwL5/wAFAAAGBv4AAfwBAAAFAQAAAAb+
loose word sole	0.007	-0.036	AQH//wEBAAEBAf8AAQABAAACAQAA/wH/
loose word sort	0.051	0.122	BAH7AAADAAAEBP8AAP4AAAAGAQAAAAX+
loose word source	0.037	0.069	AgL7//8D/wEBAQD/AP4BAAEEAwABAQP+
loose word south	0.042	-0.002	AwH9/wAFAAIBA/4AAf4BAP8EA/8B/wT8
loose word specialist	0.037	-0.093	AwL8/wAEAAEDA/0AAf8BAAAEAv8BAAT9
loose word spend	0.089	-0.081	BgL5Af8C/wAGB/4AAPsAAAIGAQH/AQb9
loose word staff	0.003	0.005	AQAA/QIDAQH/AP8BAQIC/v0AA/4C/AL+
loose word stand	-0.021	-0.011	Af8AAP8CAAD/AAD+AQIAAAL+/wH/Av0B
loose word standard	0.055	-0.017	BwP7/AEHAQIDBPoBBPwF//4GBv8D/wb6
loose word start	0.013	-0.006	/wABAAAAAAACAv8AAf4BAAAAAQAAAAL+
loose word starter	0.067	0.098	AwH6/wAEAAEIBvwBAv0CAAAFAgAAAAX9
loose word stay	-0.061	0.052	/f0FAAD/AAD5+wH+AAX/AAH8/wAAAPwB
loose word still	-0.037	-0.015	/f8CAQD+AP///QIA/gD+AAD9/gD/AP0D
loose word stock	-0.045	0.061	/P0FAf/7/wD8/AAAAAP/AAP5/QEAAvsB
loose word store	0.056	-0.006	AgH9AAACAAEFBfwBAvwBAAAFAv8AAAb9
loose word strong	0.062	0.089	Bgf5/gIHAQIEBPwBA/sC//0FBP4B/gX7
loose word style	0.012	-0.042	AP8AAAAAAAACAv4AAf8CAAACAQABAAL/
loose word submit	-0.048	-0.067	/v8DAf78/////gD/AAEAAQL7/gH/AfsD
loose word successfully	0.078	-0.049	CAX4/AMHAgQGBvoDBPoE/vwHBv0E/Qf5
loose word supervise	-0.033	-0.053	AAIB/gX/BAL///8EAQEC/P38/v4B/fwE
loose word supply	-0.1	0.078	+f0KAQD6AAD4+QQA/wf/AAD4/QEAAPcF
loose word support	0.045	0.005	BAH+AAIFAQAEBf4EAfwD/v0GBP8B/QX8
loose word system	-0.032	-0.036	AAEC/wABAAH8/gEAAAIAAAD+AAAAAP0A
loose word take	0.064	-0.005	/QT7Av4B//8JCgMDAfoA/v8HAwAAAAb+
loose word teach	0.074	-0.095	Bgj4/QcHAwIGBfsEAvoC/fwEA/4B/QX8
loose word teacher	0.043	-0.013	AgH8/wACAAEDA/4AAP0BAAAEAgAAAAT+
loose word team	0.098	0.006	CQj2/QMHAwIJB/oDAvoD/vwHBf0C/gr5
loose word technician	0.022	0.064	AgH+/wACAAEBAv8AAf8BAAADAgABAAP+
loose word ten	-0.022	-0.077	//8DAAAAAAD+/gIAAAIAAAD+AP8AAP0A
loose word thank	0.035	-0.008	AQD9/wACAAEEAf8AAf0BAAABAQAAAP8A
loose word then	0.028	0.122	/QD+A//7//8AAAb9+/r8AgL+/AP+AgID
loose word third	0.011	-0.006	BQb8/AQEAwUBAP8EAv0C/f0AAP8C/v/+
loose word this	0.021	-0.004	AQH+/wABAAACA/8AAP0AAAACAQAAAAIA
loose word thousand	0.018	0.122	AwP9/wADAAACAv4AAf8BAP//AQAAAAAA
loose word through	0.035	0.063	BAX8/gIDAQIDA/0BAvwCAP0EAv8C/wP9
loose word till	-0.018	-0.006	/fwDAf78/v/9/gL+/wP+AQL+/gH/Af8C
loose word time	-0.044	-0.035	//sGBP/5//38+Qr9+QH4AAP89wT6AfsF
loose word together	-0.069	0.059	/fwGAQD9AP/4+wP//gX+AAH6/gH/AfsE
loose word top	0.011	-0.037	Af8B//4CAAEBAf4AAfwBAAADAQAAAAL+
loose word trace	-0.015	-0.036	/P4DAP7+/gD+/wD+AAAAAgD/AAEAAf//
loose word train	-0.019	0.067	/AADAAH8AAD9/gMC/gP////9/wAA//8C
loose word treat	-0.013	-0.035	/v4BAP//AAD/AP8AAAEAAAD+/gAAAP8B
loose word turn	-0.051	0.112	/f4FAf/9AP/7/AEA/wT+AAL7/AD/APoD
loose word twice	-0.025	0.106	/PsEAv78//7+/gL+/wL/AQH//wH/Af8B
loose word up	0.005	-0.111	AwH//wACAAEFAv8BAf4DAP8AAAAB/wH9
loose word use	-0.013	-0.124	/wEBAQf/A//8/AEF/wL7//wA+////AIB
loose word user	-0.099	-0.006	+f0JAgD7AP/3+QQA/wb+AAH2+wD+APcG
loose word warehouse	-0.015	0.015	AAABAAD/AAD+/wEA/wIAAAD+AAAAAP8B
loose word watch	-0.021	-0.001	//4BAAD/AAD9/wMA/wH/AAH//QD/AP8D
loose word way	-0.019	-0.015	AQAB/wECAAH+AP8AAAQAAAEAAQEAAAD/
loose word weed	-0.013	0.129	AP4DAAD/AAD+AAD/AAIAAAH//wAAAP8B
loose word week	0.117	0.034	BQv2AQIEAv4OCvwEAvYA/vsMAvz//Qn7
loose word weekly	0.073	0.045	AwL7AQEDAf8IB/0BAfoA//4GAv8B/gf8
loose word well	0.072	0.018	BgP5/wAIAAEHB/sAAvwCAP8HAwAAAAb7
loose word west	0.055	-0.005	AgH+AAADAAADBf0AAvsBAP8FA/8B/wX9
loose word whole	0.091	-0.06	CQX3/gEIAQIGBvwAAvsBAAEHAwEAAQb7
loose word win	0.019	0.05	AgD+AAADAAAAAAD/AAIAAQEBAQEAAgH/
loose word work	-0.043	-0.124	/wADBAL4///++Af/+gD4Awb6/AX7BPoH
loose word write	0.087	-0.073	CAX4/QMHAgMJCPkFBPoF/f0HBf4D/Qj7
loose word year	-0.12	0.086	9voKB//2APv19wj/+Qf5AAHz9wH6AfcI
lost link and	-0.039	-0.075	8wIDCAL/B/MD+AwE+P33+gL9+v/6/QAH
lost link complement	-0.033	0.043	9vsACPD58/kA/Qf1+gP1Dg33+Qj5DP4I
lost link means	-0.029	0.012	AAMC/wD/AAL9+QT//wH/Av/+/wEAAf0A
lost link purpose	0.007	-0.194	/gMCAAD+AQL8/v78/QT+AgX+/gH+AwAA
lost link reason	-0.057	-0.005	+vgHBPv5/P38+wT8/gT+AwT7/gP+AvsF
lost link relative	-0.049	-0.113	/f8EBP73Bf3/+Ab8/QL9+wP8+/oBAP3/
lost link result	0.011	-0.249	+QT+Awj9B/sBBQMGAP/8+vcDAPgA9/0B
lost link time	0.077	-0.12	AAb7+BEMCwYBBvkPBP0D8vMGBvgI8gT3
lost of an act: any	0.016	0.042	AA0B+B0FIQsB/fgeAv4K4+MDBecH7P3+
lost of an act: helped	0.051	0.359	AgP7/ggBBf8DBv0GAwAC/vwCBP/+/wH7
lost of an act: joint	-0.008	0.038	AwL/AAgBDAMAAvkOAfwC8/wD//oB/AH+
lost of an act: junior	-0.052	-0.023	+/gEBvr9/Pv8+wf7+gb4Awb7+QX6BfkG
lost of an act: negated	0.13	-0.069	CxTy8hUQEQwPBvITC/IQ7+sNEO8O7Azy
lost of an act: occasional	0.02	0.239	BAT9AQkCCAACBAML/vz/9vYA/fz99vz/
lost of an act: others	0.012	0.004	AQb+AAcABAAA/P8H//8A+/oCAfwC+wP9
lost of an act: partial	-0.018	-0.227	//4AAP7+AAD9/wIA/gMB/wH//QH/Af8E
lost of an act: past	0.003	-0.245	AAMB/wEAAAIDA/wDBPsF/f7+Av0C/wD/
lost of an act: planned	0.045	-0.201	Bwz9+hECDQUFAPwTBvUH8PAGAfUF8wL8
lost of an act: practice	0.046	-0.006	AwP8/gIEAQIFBPwDA/0D/v0FBP4C/QX7
lost of an act: received	0.126	-0.31	Dw7y9QwMCAcLDPIICvIL+vYPDPgL9w/1
lost of an act: supervised	0.055	0.258	Bwf6+QgFBQYIBfkHBfwJ+/oHB/0I+gX4
lost of an act: uncertain	-0.042	0.126	/wID+woCCAX/Af0JBP8F+Pj9AfoF+f7+
lost of an act: watched	0.005	0.094	AgEA/QQCAwMAAfwDAwAE/f39AP8B/v79
lost: any	-0.006	0.127	AggD/iIFJQIE/wAfA/ME2tv8AekF4AX/
lost: helped	0.065	0.495	BQD7/gYG/wIEBgIH//8BAfwHAv/+/Qb9
lost: joint	-0.071	-0.163	/P4JAAn+DAH8+wQJ/AoA9Pj+APz++/4B
lost: junior	-0.037	-0.276	/fsFBf7+//z8/QQB/AP8/wT7/QP6BPsC
lost: negated	0.083	-0.411	ChH68xoIGA0IDPYbCe8O6OsIDOwM6Qvy
lost: occasional	0.028	0.2	AAMAAgMABgD+//8H/v4A+/sE/wH9/AL+
lost: others	0.018	-0.141	Agb7/wj/AwAG/wAG/v7+/vv//f0B+/4B
lost: partial	0.125	0.322	ChH0+RsMEQoNDfQQDPEJ7ugIDO4H6wz1
lost: past	0.049	-0.342	Bwj8/AUHAwQEBPsGBPoF/PsFCPsE/AX6
lost: planned	0.046	-0.374	BQ/5+hoEEgcHBfcVCPQH6u0KBPAI7AX5
lost: practice	0.072	-0.054	BgT6/QQGAgMIB/gFBfoF/P0HBf8C/Qf6
lost: received	0.049	-0.49	CQT6+QoGBwUEBPYLCfgI9vcDBfgG+QL5
lost: supervised	0.089	0.596	Cgz5+AoHBwkICvkLCPkM+PYJBfwI9wn1
lost: uncertain	-0.044	0.32	AgUA+goEBwb9/PwFBAEE+/kBBPgF+QH/
lost: watched	0.043	0.394	CAX++AcGBQcEAfkHBf4I/PgEBv0H+wP5
many for 1, JJ, share 1	0.016	-0.017	/wD+AAD/AAABAv8AAP8BAAD/AAAAAAEA
many for 1, JJ, share 2	0.022	-0.011	BAH9AAAEAAACA/0AAf8BAAADAgAAAAL9
many for 1, NN, share 0	0.031	-0.004	BAH+/gAGAAECBfwAAv8DAAAEBAABAAT7
many for 1, NN, share 1	-0.056	0.077	/v8AAQD6AP8B/gAA/wX/AAD+/wAAAP8D
many for 1, NN, share 2	-0.004	-0.017	/wAAAQAAAAD/AAAAAAL+AAAA/wAAAAAA
many for 1, VB, share 1	0.039	0.141	BQT8/gAGAAH+AQAAAP0DAAAFBP8BAAX+
many for 1, VB, share 2	-0.005	-0.036	AgD//wACAAD/AP8BAQEDAAAAAgABAAD+
many for 1, none, share 0	0.015	-0.021	BP///wAEAAAAA/8AAAECAAADAwABAAP9
many for 1, none, share 1	0.037	0.16	BAL5AAACAAAIBP0AAf0DAAADAgAAAAMA
many for 1, none, share 2	-0.031	-0.04	/wAFAQD/AP/+AQABAAH/AP///wD/AAIB
many for 1, share 0	0.04	-0.022	BQH9/gAGAAEABf0AAQACAAAGBAAAAAb7
many for 1, share 1	0.026	0.192	BAP5/wABAAAEBP0AAAADAAABAwAAAAMC
many for 1, share 2	-0.028	-0.063	//8EAQD/AP8BAgEAAAEBAAABAAD/AAP+
many for 1, sibling, share 2	0.009	-0.023	Af4A/wACAAACAv8BAAAAAAEBAQAAAQD9
many for 2, JJ, share 1	-0.032	-0.021	/gACAQD+AP/9/QIA/wP+AAD+/gAAAP4C
many for 2, NN, share 1	0.048	-0.023	BAH//wAEAAACBP4AAv4CAAAFAgABAAX7
many for 2, NN, share 2	-0.068	0	/P8GAAD7AAD5+wMA/gL+AAD7AAABAPwD
many for 2, RB, share 1	0.021	0.091	Af//AAAAAAABA/8AAf8BAP8CAQAAAAL9
many for 2, VB, share 0	0.029	-0.01	AAAC/wD/AAAA/wAAAAAAAAADAwAAAAH+
many for 2, VB, share 1	-0.045	-0.059	/wAFAAD+AAD9/QAA/wMAAAD8AQAAAP0C
many for 2, VB, share 2	0.069	-0.035	BwL5/wAGAAAGBvwAAfwDAAAGBAAAAAb6
many for 2, none, share 0	0.009	0.001	AgAA/wABAAD//wAAAAEBAAAAAgABAAAA
many for 2, none, share 1	-0.014	-0.012	AgIB/wACAAH7//8AAQMBAP/+AQAAAP/9
many for 2, none, share 2	-0.062	-0.036	AP8E/wD+AAD5/AABAAIBAAD8AQABAPwC
many for 2, share 0	0.059	-0.014	BAH9/wADAAADAf4AAf8CAAAFBAAAAAP8
many for 2, share 1	-0.023	-0.012	AgEFAAAAAAD9/wAAAAIAAP///wAAAP8B
many for 2, share 2	-0.072	-0.036	/f8H/wD7AAD4/AEB/wIAAAD8AQABAP0C
many for many, JJ, share 1	-0.055	-0.002	/QAEAAD9AAD8/AIAAAEBAAD9/wAAAPsA
many for many, NN, share 0	-0.125	0	9/0KAwD3AP709ggA+wn7AAD0+QD/APQJ
many for many, NN, share 1	-0.034	0.043	/P8BAgD+AP/8+wIA/wT+AAD+/QD/APwE
many for many, VB, share 0	0.037	-0.018	AwL7/wACAAAEBv4AAf0DAAABAQAAAAT/
many for many, VB, share 1	0.07	0.02	CQX4/wEDAAAIB/8AAf4AAP8GAv8AAAf+
many for many, narrower, share 1	0.015	-0.012	AgD+AAAAAAAAAQAAAAEAAAABAAAAAAMA
many for many, none, share 0	-0.085	-0.014	+P0HAgD4AP72+QgA/Aj7AAD6+wD9APoF
many for many, none, share 1	0.034	0.146	AgT+AAEBAAAFAQEBAPwAAAAD/wD/AAIB
many for many, none, share 2	-0.028	-0.021	/f0DAAD9AAD//wAAAAEAAAD+/gEAAP0B
many for many, share 0	-0.084	-0.018	+f0GAwD5AP32+gcA+wb7AAD5+QD9APsG
many for many, share 1	0.05	0.133	BAL9AAD/AAAJBQEBAP0AAP4IAgAA/wf+
many for many, share 2	-0.026	-0.024	//8BAAD/AAD/AP8AAAAAAP/9/wAAAP0B
many for many, sibling, share 1	0	-0.001	/wAAAAD/AAACAAAAAAEAAAAAAAAAAAEA
mode down 1	-0.007	-0.033	AP4BAP4AAAD/AP/+AAIAAQIBAgABAQH+
mode gone from 1	-0.024	0.034	/wL/AAQABAD+/gUF/gIA/fz9AvsB/P8B
mode gone from 2	-0.055	0.145	+f0FAgL5Af77/gj/+Qb7AP/8+QL9AP0H
mode gone from 3	-0.059	-0.071	+fkFB/j1/Pn5+AX49wX2BAj5+wP5BvkN
mode gone from 4	-0.003	-0.026	/AP//wL/AgAB/gADAP0A/gH+//8AAQAD
mode lowest up 1	-0.013	-0.019	/v0D/wD+AQAA//8AAQAC/v8AAf8B//8A
mode lowest up 2	0.048	-0.051	BAL9/wEEAAEEBP0AAvwCAP8GBf8BAAX7
mode new at 1	0.008	0.016	AAD/A/wC/v4AAQP7/AH7BAQB/gT+A/8B
mode new at 2	-0.037	-0.012	+/4DBf/3/v37+wf9+wP7AwL2+QT8A/oH
mode new at 3	0.072	0.022	CAf2/AIKAQIHB/oDBPsE/f8CAQEB/gH7
mode new at 4	-0.109	-0.018	+PsIA/z3//75+Qb9/Qf+AQT0+QL9BPQG
mode same	-0.012	0.116	+gH8AwEAAv/7+wH+/v39/f75//3/AQAE
mode up 2	0.021	-0.017	AgL+/wICAQEDA/4CAv0B//8CAQAAAAL/
mode up to 3	0.018	-0.017	AAEAAAEBAQECAv8BAf4B//8EAv8B/wT+
modifier from another clause JJ	-0.011	-0.197	AgD/BfoDAPr/BAL4AP/+AQID+gH9AAME
modifier from another clause NN	0.056	0.174	+gb7AAIHA/8DCAUB//v7+fwH//kA/P/+
modifier from another clause NN$	0.072	-0.215	DQf6+AoMBgYIB/QIB/UJ+/sICvwF+gr7
modifier from another clause NNP	0.009	-0.148	BAD8/gYCBgIEBPoGBP8E+voBA/8B+P4A
modifier from another clause NNS	-0.063	-0.002	/wAHA//6/gD3/AID/gD//wT5+wP8BPsG
modifier from another clause VBG	0.084	0.126	Bwry/AUKBgEMC/cHBvYF/PwNB/sB+wz/
modifier from another clause VBN	-0.006	0	/v8C/gD+AQABAf//AAIAAQEAAQECAAD/
modifier from the clause JJ	-0.066	-0.253	+wMC/wf8CgQC/AMEAQT9+/f++/j++vX9
modifier from the clause NN	0.014	-0.024	+wcBB/76BPkE+wMF+wT3+QD8Av/49gAK
modifier from the clause NN$	0.03	0.089	AAP7AgP8Av0D/gAHA/z8AAIAA//9/AUC
modifier from the clause NNP	0.028	-0.166	/gH1Ag0CCvoCAAIJ/vz+9QEEAvb8AAX/
modifier from the clause NNS	-0.027	-0.342	/AAE/gEBBQH7//4BAgED+fv4/v0E/P4A
modifier from the clause VBG	0.039	-0.135	/QT5CPwE+/UCAf38APkBAwH+BQT4AwQB
modifier from the clause VBN	0.071	-0.039	CAb4+wQIBAQHCPwCBPoG/v8FAwAC/wf7
modifier gone JJ	0.04	0.045	BAb5/v78BQIFAf///vz9AP7+/PcBAwb/
modifier gone NN	-0.008	0.034	AwMG/goBAgL8//8GCAD9/Pz8BPoC+/3+
modifier gone NN$	-0.052	-0.096	/v0FA/76//37+gf7+gr7AgH5+wH9AfoE
modifier gone NNP	-0.066	0.127	//wEAP39/QD+/gIA/gkC/v74/gUBAv4C
modifier gone NNS	-0.006	-0.137	/gT/AwgABv77Af8E/v8A+fwE/P////8B
modifier gone VBG	-0.018	0.269	//oCBvL79/v+/Afz+gH5CwcA+wj4DfsB
modifier gone VBN	-0.031	-0.149	/vsGAP4A/gD9//4BAQQCAAP+AAH/Af4B
modifier new JJ	0.03	0.105	AwH/AgEFBP78Bf0G+vb3/P7++f75/QcF
modifier new NN	0.078	-0.005	Awj4/QUDBAMGB/0J//n++/MHBf4B9wQB
modifier new NN$	-0.034	-0.126	AgABAQECAQD++gX//AL/AQD8AAD/APz8
modifier new NNP	-0.016	0.128	/v4GBQP+APv/AAEC/QX6APz+/f/8/QEA
modifier new NNS	0.053	-0.061	/wH8BwIEAfwDBAAC/AL6/v8FAP/8/wP/
modifier new VBG	0.094	-0.083	///4AgEAAPwFAv79/P4B/f/+AP39AAr+
modifier new VBN	-0.026	-0.009	AAIC/wP/AgL+/QABAAEBAAH8/QH+APwC
neighbours apart, one clause to one	-0.016	-0.021	//4ECwYAC/UC/gUG+v34+vv9AP38/QMK
neighbours apart, one clause to two	-0.021	0.038	Af////78AQH7AwIBAQQD//4B/wAAAf/9
neighbours apart, other clauses to one	-0.025	-0.14	//n+BQn2Cfb5BAMC9/32+PgA9/z79P4M
neighbours apart, other clauses to two	-0.015	0.024	+fsBE//8/+8G+Qr77//wAPz78v/zAv0I
neighbours of other sentences	-0.01	-0.185	9QEACf37+fMF9wj3/QXzAwD+9Ab6Af8G
neighbours still	0.005	-0.087	Af3//v8A/gD/AP3/AQIBAgEBAf8AAAAB
neighbours turned, one clause to one	-0.019	-0.028	+AH/Cgf7B/UG/AUI+wTy+Pr5+vz49gIN
neighbours turned, one clause to two	-0.048	-0.262	9/wDCQv4Cff99hEJ+Pf0+Pf5+fny//4L
neighbours turned, other clauses to one	0.004	-0.003	8gT8EAb+BPT7BA8F9vr1+P8B8/jz+P4M
neighbours turned, other clauses to two	-0.001	-0.002	/QT9BPv//f4BAgX7AP75BQb9AQAABAQB
new a	0.002	-0.151	9wP+DAD5Avj7AAYE/fr2/QP89wD5AgEG
new about	-0.039	-0.097	/PwDA/77AP76/QX9+gb8AQP8/gH8Av0C
new above	-0.036	0	/v0DAf79///8/QP9/gT/AgL9/gH/Av0C
new across	0.203	-0.235	Fg/s+QQRBAYRFPAGCu8H/PgSC/sG+xXv
new act 1 above all	0.017	-0.187	BQAB/AMAAwP+AvoAB/0I/AMEAfgE+gL6
new act 2 above all	0.223	0.125	FRHr9w8SCAUREvAMB+wN9/AVDvkG9RXv
new act 3 above all	0.026	-0.072	+/sAAfr++QIE/wb3/wD4CQb9/Qb9BwUJ
new act of level 0	-0.099	-0.086	+vcJA/n5/f33+gX5/wj+BAb5/AP/BvcE
new act of level 1	-0.039	0.049	+f8BDvT3+fL5+Q7z8wLyBQf58wXxC/cO
new act of level 2	-0.016	-0.084	+wP/DP7///X+AAoA/QP3AAL9/P37BgIJ
new act of level 3	0.033	-0.149	BgL6+wcIAwAFBPsHBAIC+AEBAfgB+QL4
new act of level 4	0.032	0	AgT9/gMDAAEBAPz/AP8DAgEB/gMAAQT9
new act of level 5	0.11	0.191	DAf4+QMNAgYKB/0AAvoDBPkHCf8D/wn4
new after	0.038	-0.005	/wP7Av0A//4FAgD9AP3+AwEFAgH+Af/7
new afterwards	-0.042	0.098	/PoGAv38/v78/gL9/gT/AgL8AAIAAv0B
new against	0.024	-0.018	/AD/AgD9//0FAwAB//3/AP8CAP//AAEA
new ahead	0.055	0.026	BAX8/gQFAgEEA/0DAf0C/vsJBP0D+wb7
new all	0.192	0.15	EBPu9xMPDggYEu8SDOwN8e0SD/II7xPx
new alone	0.031	-0.027	/v4DAf78//8D/gL9//4AAgMAAQL/A/4C
new along	-0.019	-0.008	/PsEAf/9AP///wP//gL/AQAB/wAAAAAC
new alongside	0.102	0.229	Bgj0+wkJBgUJBvoEA/cD/foKB/wF/Ar6
new also	-0.001	-0.026	AQL/AAMBAgAB/wEC/wD///4AAP///wAC
new always	0.101	-0.005	Cgj2+gMKAwQICPYGB/UJ/PsICPwF/Aj3
new an	-0.045	0.094	/voHA/sD+/3/+gX//AP/Awb2+gb6A/8A
new and	0.053	-0.124	Ag79AQQJBf8NA/8GBvsE+/oGAfYD/Af/
new any	-0.073	0.071	9fcIBvvz/fz5+Aj8+wT7BAT7+QP7A/gH
new approximately	-0.012	-0.037	/v0DAf/9AAACAgAAAQAAAAIAAAEAAQAA
new around	-0.045	-0.231	/f4EAQn+CAD4AAQG/wP/+vf9/PgC+/wF
new as	0.072	-0.098	AgP9AQADAv4OB/0A//8EAv0JBAH9/wYA
new at	-0.044	0.168	9QL/CAf7B/f7/AgE+f72+/38+fv3/foI
new away	-0.015	0.079	AAAAAgL+Av8A/gEB/gD8/////wAA//4D
new back	-0.035	-0.012	Av0BAf0B/wD7/f7+AAUBAQL9/wH/A/sA
new because	0.033	-0.032	AQH//wEBAQEEA/0AAv4C//4EAv8B/gT9
new before	0.017	-0.034	AAP/AAH+AAAB/wEB/v3//wH+/wH/AAH9
new behind	-0.042	-0.001	/foEAv37/v/9/AP7/QX9AgT8/gL/A/wD
new below	0.019	0.013	AP/+Af0A//8B/gH9////AgIBAQH/A/8A
new beside	0.013	-0.034	AAAAAAMBAQEBAv0DAv8B/f4AAP8B/QEB
new besides	0.097	0.078	AwP5AAAGAAAJCP4AAfsAAAAIAQAAAAj8
new between	-0.096	0.005	+vsGAv74///4+gf+/gT9AQT4+wH+BPUH
new both	0.048	0.057	Awb7AAIEAQECAv0CA/z///0GA/0C/Qf/
new but	-0.096	0	+voIAv/6AP71+Ab//Qb9AQL5/AH+AfgE
new by	-0.06	0.085	+v0KBfb3+/f9AgYD/Qj4/wb/9wP7BfwA
new chiefly	0.028	0.025	BAf7/QQDBQIHBfkHA/0D+voBAvsB+wT/
new consistently	0.024	0.003	AgH+/wACAAACAv4AAf8CAAACAgABAAL+
new currently	-0.097	-0.03	9vkJBf72//z7+wj+/AT7AQH3+AH8AfoJ
new daily	-0.009	0.134	Af4AAfwB/v8AAP3+AQP/AP8DAf//AgL+
new down	0.125	0.029	Cwjz/AQKAgENDvcDBvcD//kIBv0B/A34
new during	0.016	0.113	/f//AQIAAv4AAQUD/v3+//4BAf4B/wAB
new each	0.063	-0.013	AgP8BwEG/vsIBgAF//r6/QAGAAH6/wEB
new elsewhere	-0.048	0.007	/P0FAAD7AAD+/gABAAH/AP/8/wD/APwE
new every	0.003	0.524	AAACAQMBA//9AgIGAQAA/Pr+APn/+f7+
new faster	0.016	-0.029	AgH//wACAAEBAf7/Af8BAQACAgAAAAL9
new for	-0.017	-0.029	AAf/+xf9EQb+/vgNA/8L8PT9A/IF7//8
new fortnightly	-0.021	0.054	/v8BAf7+/v///gL//wH/AQH8/gH/AfwD
new from	-0.033	0.044	/gQE/wP8CgIA/gAG/gIA9vf+//oB+P0D
new half	-0.11	0.015	9/oKA/74//309wj++wj7AQL3+gH9AfcH
new how	-0.018	-0.033	/fsDAv38//79/gP9/QP9AgP9/gL/A/4C
new i	-0.128	0.027	9PgMAwL5BP7z9wgA+wr7/v/z+f/9//UJ
new if	0.015	0.046	/wEBAAAAAAABAQEA/wEAAAD//wAAAAH+
new in	-0.055	-0.114	+PsCDAj3BfUB/QYF+QHxAvz99wD3/v4H
new into	-0.014	0.137	AAMBAf/+Af8A/QT//AH+AAT+/P/9Av4E
new it	0.02	0.126	/AT/AgL9Af8G/gQF//7+/f0A/QH+AAMF
new its	-0.02	-0.049	/gQA/gP9BAIB//0IAwAA+v7+//wA+wAF
new jointly	-0.046	-0.122	/fwEAQD7AP/7/AL//wL/AAL9/gD/AfwD
new largely	0.008	-0.045	+///Av7+/////Qb+/QP7AQL//QL9AgEG
new later	0.024	-0.023	AQP8AAEBAAEGBP0DAvsB/v4CAv4D/wT9
new link and	-0.007	-0.215	/gQEAPz/BvkD/v8C/v/2/PwC/fj1AQEC
new link complement	-0.01	0.062	AP4EA/z/Af//Af7+AAMBAP/9/AD8Af0G
new link means	-0.082	0.01	+v0GBvb4/vj5+A349g33Bwn9+QD6B/kF
new link purpose	-0.04	-0.099	/v4DBAT///wAAAcA/wP7AAL7+wL9A/39
new link reason	0.01	-0.039	/gIAAQMAAv8DAP8C//4B/v8AAAD//wH/
new link relative	0.011	0.037	+g77ARP8Dv0BAgYO//j59PIA/fX/9gYD
new link result	0.031	-0.154	CAL/+ggGCQQCBfwHA/kI9/8BBfcC+wT3
new link time	0.012	0.153	AgQAAQX9A//+/wAA/vz8/QH/AAD8Af4C
new mainly	-0.036	0.057	AP4CAP//AP///gP9/wMAAQL8/QH+A/oD
new me	-0.175	-0.015	+PYPAv/4AP7t8gj9+xH9AAH0+wH///UF
new monthly	-0.007	-0.005	Av///v8B/wEAAP/9/wIAAgMAAAEBAv4A
new mostly	-0.004	0.04	AAIAAP7//wAB/wH9/wH/AgL+/gL+Av4C
new my	-0.022	-0.05	9gIBBQT2APr9+wcD+AD6/Pr8+gD9+vcK
new myself	0.154	-0.022	DQvw/QUKAwINDPoDA/gC//sOBf4C/Q75
new nationwide	0.08	-0.031	CAf4+wMIAwQIB/gEBvkG/fwHBv0E/Qj5
new never	0.003	0.033	//8AAAD/AAD/AAAAAAABAAABAAAAAAIA
new newly	-0.026	0.047	/f4DAv79///+/wL//wH+AQH9/AD/AfwD
new nightly	0.007	0.053	AAAAAP4A//8BAQD+AP8AAQEBAQD/AgH/
new no	0.033	0.097	AwH6/wIDAQEDBAEBAf3/AP8A/wAAAAEC
new not	-0.154	0	9PcQB/7z//rw8wz++Qv5AQTy9wH8AvIJ
new now	0.007	-0.055	AAT//wIBAQEEAf8DAfwA//4BAP8A/gH/
new occasionally	-0.064	0	+/wFA/z7/v76+wX7/QX9AwP6/AL+A/oE
new of	-0.057	0.065	/QgA+w8AEAIAAAMQA/8A8/QA/vAH7gAF
new off	0.007	0.068	AQD/AAEBAQAAAP8BAAIBAP0DBP8A/gT+
new on	-0.025	0.045	/Pn/Aw75Cf4B9wcEAf/7+Pf3/QAA+foA
new once	0.017	-0.068	AQD/AP8BAAADAf8AAP4BAP8B/wAAAAIA
new only	0.001	-0.03	//0CAQD+AP8BAAAAAAAAAAAC/wD/AAD/
new or	0.011	-0.005	/gEA/wD/AQEDAf8AAv8A//4A//0AAP8A
new our	-0.103	0.002	9fUKB/vy/vv49gz69gj3AwP39gL5A/cK
new out	-0.024	0.099	//4C/AED/wMCBfwABgMEAwIEAwEDAQAD
new over	0.011	0.197	ARAC8RwKGQ8IAvoZCvgP5ugDBe0N6v/2
new per	-0.088	0.12	+vkKAgL5Av/4+gIAAQYA/QD3/f3///oF
new regularly	0.08	0.316	BwT5/v8I/wEHB/kAA/sDAP8GBP4CAAb5
new roughly	-0.082	0.065	9PYKCP3z//n29Q76+Ar4AQH79//6APcJ
new round	0.031	0.023	AgP9AAEDAQACA/8CAf4A//4DAv8B/gL9
new routinely	0.03	-0.02	AgD+AAACAAADA/4AAf8AAAADAQAAAAP+
new since	0	-0.036	AgD//wIBAQEBAQEB/wAAAP8A//8BAAAC
new single-handedly	0.078	0.033	Cwn3+QgKBgYHBfoGBvsG+/gHB/sF+Qb5
new so	0.062	-0.067	Bgr4+wwICQUHBvoLBfgD+PUKB/gF9gf4
new some	-0.002	-0.05	/wH/Av3/AP8BAAH/APz9AQAAAv//Af4B
new sometimes	0.031	-0.041	AgL9/wEDAAEEA/4BAv0BAAADAQABAAP/
new still	-0.058	0	+v4FAgD7AP/8/AMA/gL+AAD7/QD/APsE
new successfully	0.064	-0.049	BQT7/QIFAgMHB/kEBfkF/f4FBP8C/wX7
new such	-0.104	0.071	+PkLAvz5/v/4+Af+/Qn8AQL4/AH/AfkF
new than	-0.048	0.164	+/wDBP79/v76+gb8/Af8AwT5+gP9A/sH
new that	-0.028	-0.048	+QgCAwwCCP0A+wIJ/Pr59/X8+vn99v8H
new the	-0.004	-0.069	/Qj7AgX/A/sA/AYK/vn4/fb//vz+9/v/
new their	-0.052	-0.118	+vsHAPr8AQH+/wL8/gQBAQP8//4CAvr/
new them	0.035	-0.002	AQD7AAADAAADAwD9/v3/AwAF/wP/BAb9
new then	0.001	0.122	+vwAA/75/v77+wj8+gH7AwX7+gb9AwAG
new they	0.024	0.053	Af3/Af7//v8EAAL+/wD/AgL/AAH/AQAB
new this	0.033	-0.007	AgX9/gQDAwEEAv4DAv0B/v0DAv4B/QP+
new though	-0.147	-0.017	9foOBgLyAfrz9AoA+Qb6AADy9wH7APIL
new through	0.103	0.073	AwP2A/oE+/0JB/79Afj/AwYIAQL8BQb7
new throughout	0.058	-0.103	BAb8/QcGBQIGBfsIBPoD+vkGBvwD+gf7
new to	-0.037	-0.022	/AECBQD+BPgD/QkE/gH6+v4A9/v/+QID
new together	-0.065	0.164	//sH/gH9AQL5+wL/AAQAAQH5/wEBAPoB
new too	0.01	0.001	AwL+/wADAAAAAAD//wAAAQEAAQD/AQD/
new twice	-0.08	0.106	+vgGA/35/v319wj6+Qn7BAT6/AP9BPoF
new typically	0.015	-0.009	AQP8AAIDAAABAAIB/wEAAP8AAAAAAAAA
new under	-0.074	0.128	/f0IAgH5Av/4+wj/+wb7///6+QH+//sE
new until	-0.073	-0.017	//0F/gH/AQL6+wH/AQYBAAH6/gEAAfkB
new up	-0.103	-0.054	+PoHBf3z/vz18wv9+A33BQP19QP8BPsM
new us	0.056	-0.011	BAb6+wUHAwMHBfsFBPoF/fsHBfwF+gT8
new usually	-0.029	0.018	+/sFAv/6//4A/gL+/gP+AAL9/AD+Af0E
new weekly	0.013	0.099	AAH8A/3//v0CAQH9/gD7BAT9/wP+A/4B
new well	0.045	0.072	AwD9/wAEAAACA/7/AP4BAAAEAQEAAAP+
new when	-0.059	-0.03	+foFCPr1/Pn6/AT9+gT3BQf7+AT5BPYK
new whenever	0.132	0.399	CQf1+wINAQMOC/QEB/UF/vwNC/0E/Q30
new where	-0.084	-0.053	+/sH/wD9AAH4/AICAAcB/v77AP4C/foD
new which	0.061	0.058	AQv4/AsJCQMDBAMJ//8A+fUHBPgF9gMA
new while	0.001	0.075	AQb/AgkBCP8E/gMI/fr++PwC//3+/P0B
new who	-0.105	0.195	+fYKBvr0/fr29wj6+Aj4BAj2+AT5B/QK
new with	-0.011	-0.046	+gj//BADDgIHAgkS+/0B9fkC/Pr/8gIA
new within	0.013	-0.061	BP/9AP8C/wAA/wH9/wEAAgMDAAH/AwH+
new without	-0.072	0	+/sGBP76/v33+gb8+gf6AwX5+gT7A/oH
not said: any	0.039	0.355	CRMA+R4ALwsGAgAdCOwK1+AJANYJ3gf/
not said: helped	0.155	0.638	FBLy8xUMDwkSEfEUEOwT8O0QEO8M7w3u
not said: joint	-0.037	-0.068	AgYEAAT7EAL6/QELAAD/7vz8+/f9/PsE
not said: junior	0.061	-0.354	CAT5/wYFBAEDBP4G/v0B+/oIBP3/+wf6
not said: negated	0.097	-0.536	EBL28hkJFQsMB/oaCfAI6uoKC+gN6Ar3
not said: occasional	0.089	0.254	BAX3AAUEBf0JBv0GBPYB/PwIA/r9+Ar7
not said: others	0.024	0.261	AgMA/gYEBgMEAf0GA/8D+P0AAfwE+wH9
not said: partial	0.095	0.444	DxH4+w4NEQYNB/UNCPgH7/EHCO0H8wv3
not said: past	0.075	-0.397	Bgj3+wYHBAUGB/oEA/kF/vsHCPsE/Ar7
not said: planned	0.06	-0.395	AxP7/RUJEQUJBwAUA+4F7uwJA+4H6gX5
not said: practice	0.066	-0.052	CAf5/AcIBAQFBfoEA/wE/fwGBf4C/AX6
not said: received	0.038	-0.532	BgP8/AcHBwIDBP0CAPYF+/gDAvkD+wT7
not said: supervised	0.197	0.62	FBPs9Q8UCQoSEPANC/MN9/QWEvgL9BXq
not said: uncertain	-0.045	0.262	AQIA+wn/BgQA//wKBv4F+PgAAvkE+f8C
not said: watched	0.087	0.299	Cgv4+A0KCggLBfYNCvkM9PIICvgJ9Af1
number about → exact	0.279	0.443	FRnj9xYXDwcdGO4WDOUK8OsZEfIJ7Rru
number about → least	0.019	0.086	AgH+//8C/wACAf8AAf8BAAEBAAEAAQH/
number about → under	0.098	0.148	CAf2/AYJBAQJB/sEA/oE/fsIBf0D/An5
number dropped	0.236	-0.144	Gifc6ykZJBAiG+kmGd0S3tUcGeER2hjs
number exact → about	0.005	-0.067	/QH9Bf3//PoBAAb9+gD3BAEA/QL6AwIF
number exact → least	0.067	-0.006	BQP5/QIHAgMFBf0DBPsE//sHBfwF/Qn5
number exact → most	-0.149	-0.027	8vAPC+7w8/fz8A3x9g/2DBTw8A70Eu4R
number exact → over	0.017	0.052	BAT9/ggDBgL//QID/gL+/fkEA/wC+gL9
number in another form	0.007	-0.027	Bg/39BoEGAwLA/cYCfMN6uYFBe8M6AT7
number in another period	0.259	-0.254	Fw7p+gYWBAUWF+wICu4I/PgXD/wF+hbu
number in another unit	0.125	0.105	CQj0/QILAQILCfcDBvYE/v0KBf8C/gj5
number kept	0.03	-0.389	/AcACAD5AvYF/gQB8/z2/fcA+fz8A/wI
number least → exact	-0.051	0.04	/f0F/wH9AQH6+gL//wYBAP//A/0E/v/+
number most → exact	0.131	0.684	EAz0+AkLBwYNDPEKCvIL+PYNDvYJ9Q30
number most → least	0.099	-0.038	CAf4/AQJAgMLCvcHBvYG+/wIBv0C/Aj5
number near its words	0.017	0.006	/P36AAX/BP4DAv0DAQb+APwD/P3+/vwE
number near other words	-0.023	-0.153	5PcAF/Pp9Oj++Rrx5gjdEw306QnnBvke
number new	0.423	-0.904	NDHP0zUzLyg0KtUyKtEx0cwsLNEqyy3P
number new, of a date	0.196	-0.151	FxTr7xUVEg8UFOwVEO0T7+0UEvAP7Rbt
number one more or less	-0.034	-0.033	/v4DAgD9AP/7/AQA/AX+AAD+/gD/AAAD
number over → exact	-0.014	-0.025	/P0BA/39/v79/wP+/QT9AgL//AL9Av8D
number over → more	-0.049	0	/fwEAf39/v/6/AP9/gX/AgT7/QP+A/wE
number with a new act	-0.029	-0.181	9fwBDAz6A/cE9wgD8wT2+vj29vz3//sL
number with a period	0.065	0.039	BAX2/wIDBgIHAPwG//j9+PwGA/z//gUC
number with another act	0.053	-0.1	+gH5GPjt+OT+Ag727/viCwb78AfsCwcY
number with its own act	0.035	-0.043	AQD/+wAEAAQCAAD9B/wJAwUBA/z/Afz4
number without its period	-0.052	-0.041	AAAD/QX+BgP9/wMCAQAC/v38AfoD/voD
object 1 clauses away	0.031	-0.017	/QX6/wf/BvsCAvwG/P39+voI//7/AAME
object 2 clauses away	0.012	0.024	AgAAAwUCBf4DAQIC/v38/f0EAP7+/gEC
object 3 clauses away	-0.073	-0.05	/fgIAfz7/v/7+wD9/wf/AQX6/gP/BPoD
object loose	-0.047	-0.041	/v4EAAUCAQQA+QIEAv8F+f35/vsD+v37
object of another act	-0.014	-0.106	/wMD/gYHBgIBAwEKAAEB9vwCAvcE+AcA
object of the same clause	0.011	-0.248	AfsAAv0B/fz//gL7AAAABwL9AgH/Bv8B
object taken over by an act of analysing	0.054	-0.141	BAX5/AIGAQMFAP8DAPsE/gADAwACAAT9
object taken over by an act of building	-0.024	0.024	+v4D/wH7/wD+///9/wMDAAH8/v8A/f4G
object taken over by an act of buying	0.019	0.091	AAIB/wEBAAEAAAEA/wEAAAEAAAAAAAL+
object taken over by an act of care	-0.05	-0.059	+vsFAf76/v/6+wb9/QX8AgP8/AIAAf0E
object taken over by an act of checking	-0.067	-0.049	/fsGAf79///6/QL/AAQAAAT6/QL+BPkE
object taken over by an act of cleaning	-0.033	0.018	/v8CAP/+/wD9/gD//wAAAQL9/wAAAf0C
object taken over by an act of cooperating	-0.125	-0.054	+/gLAQD4AAD19wcA/wn//wH6/gAB//YD
object taken over by an act of designing	0.071	0.19	BgX5/gEEAAEHB/kCBPoE//8IBgACAAb7
object taken over by an act of fixing	0.052	0.043	BAj9/AgGBQMGBPgJBfwF+fcGBPwE+gX5
object taken over by an act of general	-0.065	-0.132	/PoGAv/4/wD5/wP8/AT/AQX++f4C//cC
object taken over by an act of helping	0.058	0.017	Av77AfwE+/4FBvz/AP0BAwUFAwT/AwT/
object taken over by an act of improving	0.068	-0.009	CAX6+gkJBQUCBfoHBvsG+vwGBPsF+QX4
object taken over by an act of kitchen	-0.025	0.065	APwCAQH9AQD9/gQA/gL9AAP+/AH+//0E
object taken over by an act of learning	-0.023	-0.022	AvoCAfgA/v/9AAH6AAP+BAX+/gT+BP4D
object taken over by an act of maintaining	0.017	-0.144	/gYCAgUCBP0A/gIEAPr6/AD//v7+/wME
object taken over by an act of money	0.008	-0.066	AgAA/QICAgICAfsCAv0E/fsDB/wD/AP5
object taken over by an act of moving	0.042	0.154	BQP9AP8DAf8FA/wABPkC/vwB/v4BAAQA
object taken over by an act of organising	0.006	0.111	AfoBA/cC9/wAAQL1/QX+CQoA/wf+Cv//
object taken over by an act of people	0.068	0.083	AwT7+wUGAwQDA/kDAv8D//gHBv8E/wT9
object taken over by an act of performing	0.095	0.104	Cgr2/AcMBAIICPcGBPgH/PgICPsE+Qj3
object taken over by an act of reducing	-0.154	-0.046	8/MQB/nz//rz9Qv6+BD2Awj09QL7BfEN
object taken over by an act of reporting	0.041	-0.073	BAT8/wEDAAADA/sDAvsC//0FBP8B/QT8
object taken over by an act of selling	0.029	0.023	Bgb7+gcGBQQDAf0FAfsB/fsEBPwD+gP9
object taken over by an act of serving	-0.163	-0.056	8fIQB/b1+/ru8Q/4+Az4Bg3u9QT8C+8N
object taken over by an act of starting	0.089	0.13	Bwb6/AUIAwQJCPcGBfkH/PkKCfwF+gn2
object taken over by an act of teaching	0.036	-0.031	AgT//QUCBAMIB/gIBfkF+foDBfsD+gT9
object taken over by an act of trades	-0.008	0.186	//0BA/7///78/gb+/gP8AQD//AH+AAAB
object taken over by an act of training	-0.071	-0.073	+fgHBfX6+Pv3+Qb3+gf6CAj4/Ab8CPkH
object taken over by an act of unknown meaning	0.008	-0.028	/gb5/wP6AwAD/wEE/P4B/QD8//79/QAC
object taken over by an act of writing	0.028	-0.106	AQD+/wEBAAEDA/wDAv4D//4DAgEBAAP+
object taken over, level rises by -1	0.01	-0.107	Av38AQIA//0BAwT9APv+AwQB///7Af79
object taken over, level rises by 0	-0.013	-0.061	AgUA+gcABQUDAfwE//z++vkB+/kD+/8A
object taken over, level rises by 1	0.027	0.028	Cg398RYLDgwCBvUPC/sR8vMICvMM7gT3
object taken over, level rises by 2	0.059	-0.056	BP/8/wAE/wIGBfsBAv0DAAIDAwEBAgP7
object taken over, level rises by 3	0.104	0.242	CQb4+QcJBAYLCfQECPYK/foHBf8D/gX2
object taken over, level rises by unknown	-0.038	0.045	9PEBDfP6+ff8+wvy9Qj3CBD49Qv2D/sM
object taken over, other meaning	0.012	0.129	+/v+/wX9BQL/AgACAAMFAgcABP8C/AQB
object taken over, same meaning	0.024	-0.039	/gf5/A0BCQQC/QEJAPoA+PUBAfYF9QP/
one became several	0.052	-0.236	BQH2CQD6BPcHA//+///3/QEH/v37/AMH
order turned	0.451	-0.299	KCjS6R4sFA4tL9ogHNYW5+EvJesR4y/c
origin gone from 0	-0.037	0.195	/fgD/QP9BAP/AvwDA/4F/vsBAP0E+//+
origin gone from 2	0.004	0.039	AAMBAgQDBAH+AAYE/vz//P76/P/9//4E
origin lowest up 2	0.094	0.002	Cgz3+Q0MCQUJB/kJBPoG9/UJCfkE9gn2
origin new at 0	0	-0.082	Awb+/AkDBwUGAf0JAvsF+fr+AP4D/AAE
origin new at 2	0.065	-0.086	Bwn1/QYIAgEIBfkFBPcD/PgJAvoD/gX6
origin same	0.03	-0.208	AQL+/AQCAAUDBP4BAv0FAf8EAgQBAgD9
origin up 2	0.132	0.005	Cwn1+goMBgQMC/UKBvQH+fYNC/kG9g3z
origin up to 2	0.144	0.005	DQzz+goPBwQPDvMNCfIK9vYNCvoE9w30
passive became active	-0.13	-0.057	8/YJCfj0+fn29g319w3yCg308Qv4DPIM
passive without a subject became active	-0.052	-0.054	//0GAgP7Af3++wMC/QX7BAD5+gf8BfwH
period new	0.174	0.346	Dg3xAAQIAgILEPYHBvcA/vkUBfoD+hL6
person after → after	-0.023	-0.051	/P0EA/z8/f79/QP8/QL9AwL//wH/Af8B
person after → for	-0.033	-0.023	/v0CA/79//78/QX//QT9AAH7+wL8AvwG
person after → object	0.033	-0.01	BAL9/QMEAgIEBPsEBPwE/PsFBfwD+wX7
person alone → alone	0.092	-0.14	Cwz3+AgLBwgIBvcKCPsH+fUHDPgF9wv3
person alone → as	-0.048	0.083	+vkEA/34///7/QH9/gP9AwL/+QP9BP0H
person alone → for	0.064	0.117	BQT6/wMDAQEGB/wFA/oC/f4DAv8A/gUA
person alone → object	0.008	-0.073	AwP8/gMDBQEBBP7+AQEA/gADAv0AAQL+
person as → alone	0.01	-0.036	AP4BAf4A/gD/Av4BAQAB/wIBAAL/AgH/
person as → as	0.024	0.06	AP8BAvwB/P8DBvkDBP4C/QADAAABAAIA
person as → object	-0.038	0.045	+/sEB/n5+vr9/Ab7/AP7BAf5+Ab6B/kI
person at → at	0.092	0.015	BAj4/f0JAAIIBfr+A/oCA/4IBf0DAAj8
person before → before	-0.005	0	AAAAAAAAAAD//wH//wH/AQH/AAAAAf8A
person by → by	-0.021	0.143	/v4CAP7////9/QIC/gP+/wH9/wEAAP8B
person by → for	0.028	-0.008	AgD+/wAAAAEEBP0AAf4CAP8BAgABAAL9
person by → from	-0.044	0.031	+/wFBP76AP77+wX+/QL9AAL8/gH/AfsE
person by → object	0.01	-0.065	AwMA/AMEAQMAAP4BAwAEAP4BBP4C/gL8
person by → subject	-0.039	-0.023	/fwDA/78///8/gL//gP9AQL8/AL8AvwF
person by → with	0.033	-0.1	AwP9/QMEAQECAv0DAgAC//0GBP4E/gb8
person during → during	0.017	0	AgL+/wICAQEBAf8BAf8B//4CAv8B/gL+
person for → alone	0.015	-0.05	BQT++wYGBAQEA/oGBfwF+/oAAv0E/AH9
person for → as	0.042	-0.047	BAP9/gIEAQIDA/0BAv0B//wFBP8B/QX8
person for → for	0.007	0.1	Av4AAPn79/78AAD9/f4EBwb+Awf9BgIA
person for → in	-0.042	-0.004	/wED//8AAAH9/gAAAQABAAH8/wABAfwB
person for → object	0.022	-0.005	Av/8AAMBBAD/AgH//v3/APoD/vwAAAIB
person for → of	0.07	0.076	CAf5+wkIBwQHB/gIB/kH+PcIB/kF+An3
person for → on	0.031	-0.055	/wT7/wADAAEFAv//AvwB/wACAQAAAAMA
person for → to	-0.014	0.004	AgD/AAABAAD//QL//gP+AQH//gD+AP8C
person for → with	-0.043	0.093	/gAEAAH/AAD8/QEBAAIA//79AP8A/v3/
person from → by	-0.039	0.125	/f4EAf79AP/8/AL9/gL9AwL+/wH/Av8A
person from → from	0.044	-0.166	AwL9/gMDAwIBAgD+Af4AAf4EA/0C/gL9
person from → object	0.034	-0.016	BP/+/gACAAEEBPwBAv4CAAAFBAEBAAX7
person from → on	0.003	-0.008	AQAA/wEAAQH/AAABAQAB//8BAf8C/wD/
person from → with	0.05	-0.097	AwP9/gUDAwEEA/wFAvsD/PkGBfsE+gf6
person gone, was after	0.025	-0.037	AQH//gACAAEEBP0BAv0CAP8CAgABAAP/
person gone, was alone	0.105	-0.164	CA3z+QgJCAYOC/QICPkI+PkMCvsG+Q32
person gone, was alongside	0.061	-0.007	BgX5/AQHAgMGBfoDA/wE/v4FBP4C/QT7
person gone, was as	0.024	-0.034	Af//AfwB/gACAv7+Af8AAgEDAgABAQP9
person gone, was at	0.084	-0.032	BwX4/wMHAQEGBvkCBPsD//wIBv4B/Qj6
person gone, was by	0.073	0.277	AwH7Af4F//8GCPsAAvsBAAEHA///AAj9
person gone, was for	0.106	-0.111	Dwn19wgPBQcKC/UICfgM+/cKC/oH+Qny
person gone, was from	0.104	0.046	CAj2/AUIAwQIBvoDBPkD/vkMCPwF+wv3
person gone, was in	-0.006	-0.036	/f8BA//+AP7//wL//f78AAAA///9/gID
person gone, was object	0.014	-0.011	BAEAAwEA//z+AP37+/z/Af8CAQD9AgL/
person gone, was of	-0.03	0.154	+gUFBPj5A/37/gf9/v78/f/6+v3+APwH
person gone, was on	-0.019	-0.054	/wEC/wb/AwD//gID/wMA/vsBAf0B/AH/
person gone, was subject	0.198	-0.229	FBLu8hYUDAsSFOsXEfAS8e4WFPMN6xHs
person gone, was to	0.083	-0.071	BgX5/gAEAAIGA/oBA/sDAP4IBf8B/wf6
person gone, was with	0.119	0.364	Dwr0+AgOBgcICvUGB/gI+vsNDPsF+g/0
person in → at	0.011	0.03	AQH//wABAQECAv0BAv8C/wEBAQAAAAD+
person in → in	0.103	-0.174	DAzy+gcMBQcMCvQKCfUG+fgJCPsE+Qn4
person in → object	0.173	-0.076	EA3v9woPCAcRD/EKCvIL+PcPDPkH+A/z
person new as across	0.075	-0.034	CAf4/QIGAgIFBfsBBPsD//0GBP4C/gb7
person new as alone	0.108	0.057	Cwj1/wMMAgIOC/IFCPgD/foJB/4A/Qv3
person new as as	0.018	-0.088	BP3+//0E/gD/Af38AAP/AwYAAAX+BgH/
person new as by	-0.012	0.042	/v0BAQD9AP8AAAQB/QD9AAH9/QL+Af0F
person new as for	0.04	-0.077	BAr//gcEBgEHBPoIAvsC+fcBAPoB+gL9
person new as from	-0.041	-0.005	/QADAQH7AP/8/gEB/wEAAP78/v8A//wD
person new as in	0.029	0.062	BAD9AAACAAAAAgD/Af8AAQEDAAABAAT8
person new as object	0.066	0.15	BQL5AQD//v8ECQMA//YC//8HBP8BAAb8
person new as of	0.06	-0.055	CQf4/wEIAv8HBf0AAf8BAP4HBP0A/wX9
person new as on	-0.02	-0.029	/fwCAf/+///9/wL//wL/AQH+/wIAAf4B
person new as over	0.052	0	BQX7/AIFAgMGBfsCBPsE/vwGBfwD/Qb6
person new as subject	-0.032	0.149	/QID/wH+AQH++wMB/wH+/wD7/v8A//oD
person new as to	-0.085	-0.044	+f8IAQD6AAD99wcA+wb7/wD7/QD/APoD
person new as with	0.065	-0.15	BwL4/v4F/wEFBvz+Av0EAQIGBAEAAQr8
person object → alone	0.007	-0.071	/v4ABP4A/f0BAwH+/wD9AQEAAQP/AgAA
person object → alongside	0.032	-0.018	AwL9/wEDAQEDA/0BAv4C//8DAv8B/wP+
person object → as	-0.043	-0.099	/P0FA/78//37/gT9/gT+AgX7+gX7BPoF
person object → at	0.031	-0.053	AgP8AAECAQADA/0BAf4B//4DAQAA/wP+
person object → by	-0.02	-0.001	//4BAf/9///+/wL//wIAAQL//wH/Af8C
person object → for	0.106	0.165	Cw329wwOCQYKC/UNB/QK9/MKCvcI9Ar1
person object → from	-0.006	0.012	AQAA/wABAAH+/gAAAAAAAAAAAQAB////
person object → in	-0.079	0.055	/PwHAP78/wD4+gP+AAQBAQP5/QEBAfkD
person object → object	-0.007	-0.081	AQIC+v7+/gT8A/8AAgIF/AUCAQQA/QH/
person object → of	0.076	-0.056	AgL6/gICAQEICP0AAvgCAPwJBf4C/Qn7
person object → on	0.011	-0.018	AgD+AAADAAABAf8AAQAAAP8BAf8BAAH+
person object → over	0.063	0	Bwb5/AYHBAQGBvkGBfoF/P0EBP4C/QT8
person object → subject	-0.027	-0.07	+/0DAv7+AP3+/wMA/wD+/wH9/v4A//sC
person object → to	0.035	-0.013	CQf8+gUIBAQDBfsBBPwG//0DBP0C/gP4
person object → with	0.022	0.261	Af8A/wACAAACBP4BAf4D/wABAgEBAAL9
person of → by	-0.046	0	/fwEAv38/v/7/AT9/gX+AgP8/gL/A/0C
person of → for	0.063	0.008	Bgb4/AYGBAMGBfsFBfgF/fwHBfwE/Af5
person of → in	-0.038	-0.002	/v4EAQH8AQD8/AP//QT/AP/9/gD///4B
person of → object	-0.059	0.001	/PoFBPf8+f75+Af1/gj6Cgv5+gn+CvwF
person of → of	-0.005	0.052	A/8A+wICAgT7/gH+/wQBAgEABf8D///8
person of → on	0.015	0.016	/wAAAAIAAAAAAAEB/wAAAAABAf8B/gP/
person of → to	0.013	0.089	AAD/AfwB/f8BAAH8Af//AwIBAgEAAgL/
person of → with	-0.029	0.047	//0CAf/9///9/wH/AAQBAQH+/wL/AP4A
person on → object	0.014	-0.061	AgAA/wIDAQEDAvwCAv4C//4BAQAA/gH+
person on → of	0.009	-0.068	AAAAAAAAAAABAv8AAP8BAP8BAf8AAAL/
person on → on	0.024	-0.105	A////wADAAH/Af4FAgAA//8DAP8A/wL+
person subject → by	-0.057	0.008	+/kFBfn6+/z7/QP6/QT9BQf5+gT8B/gE
person subject → during	-0.017	-0.032	/f8BAQP/Av///wED/wD+//7+//8A/gAC
person subject → for	0.021	0	BAb9/AUGAwMDBPwEBPwD/vwAAP0C/QD+
person subject → in	-0.013	0.128	/wABAgH+Av7/AAL//QD+/wH9/AH8APwE
person subject → object	-0.003	0.057	//4AAvv+/f0AAP/9AAH/AwUA/gX7BwAD
person subject → of	-0.031	-0.027	AP4CAP///wD8/AP//gX/AQL/AAEAAQAB
person subject → on	-0.008	-0.009	//0CAgD+AP4AAAAA/wH+AAD//wH/AAAC
person subject → subject	0.023	0.266	BQL+/AMGAgQFAv4CAv8AAfoCA/4D/P39
person subject → to	-0.044	0	//wEAf/+AAD9/QL//wL/AAL7/QH/AvoD
person subject → with	0.047	-0.069	/gL8AAECAQAEBP0DAfoC/vwFAv0A/QIB
person to → for	0.13	0.092	CQr0/QYMAgILCvcEBPcE/voMCf0D/A33
person to → object	0.015	-0.07	/v8ABP///v0BAQEA/P/7AQAD/wD+/wIB
person to → subject	0.056	0.007	BAP6/wEDAAEFBf0CAf0B//8FAv8B/wX+
person to → to	-0.022	-0.171	/gEC/gMCBQIC/QIFA/4A+f/9AP4B+//+
person to → with	0.063	-0.091	BAP6/wEFAAEFBf4AAf0CAP4HBP8B/wb8
person under → under	0.006	-0.021	AP8AAPwA/QD/AAH7/gH+BQMAAAIAAwD/
person with → alone	0.01	-0.049	BAL8/wECAAEAAP0BAP4AAAAAAQAA/wEA
person with → alongside	-0.017	0.127	/AEAAwL9AP8A/QED///+/v7+/v4A/v8C
person with → by	-0.021	0	/v0BAf79AP/+/gL+/wL+AQL9/gH/Av0C
person with → for	0.043	0.035	BQT7/QQFAgMEBPsDA/wE/f0FBf4D/QX7
person with → object	-0.081	-0.086	+PcIBP32/fv4+Qj7+Ar4BAX5+wT6BfoH
person with → of	0.019	0.17	AAAAAf7//wACAgD/Af8AAAACAgAAAAMA
person with → under	-0.078	-0.004	+fkIAf35/v/5+gX+/Qb/AgT5+wP/AvkG
person with → with	-0.091	0.335	+fwIAgP3BQH8+wMB/AT+/f72/QD+APsG
person without → without	0.011	0	AgL+/gICAQIAAf8CAQAB//8CAv8B/wL+
progress down 1	-0.041	0	/v8DAQD+AAD7/AMA/gT+AAD+/wAAAP4B
progress down 2	-0.01	0.067	//4AAP/+/wAA/QP+/wH/AQL+/gL+Av4C
progress gone from 0	0.124	-0.149	Cg3z/BENDAQNC/4PBPUB8vARCvQG8Q/1
progress gone from 1	0.071	0.029	Cg349BQIDgoJCPsTB/QL8/EEC/YI9Ar8
progress gone from 3	0.028	0.068	AAT/Bf/9//wEAQIC+wH5AAD8/AP6AAAF
progress lowest up 1	-0.071	0.048	AAAF/gT+AwP7/f0DAgME/fz5AP0D/PgA
progress lowest up 2	0.028	-0.193	BAH//gAEAQIDBPsCBf4E/v4EBP4C/gT7
progress lowest up 3	0.095	-0.058	CQX4/QMJAgMHCPoDBPsE/vwLB/4E/Qr4
progress new at 0	-0.042	-0.039	+/4AAv/5AP79/Ab++wH6AgH8+wL7A/wH
progress new at 1	-0.068	0.077	/PwHBvv0/Pv+9gT4+AL6BAP4/gT6A/gH
progress new at 3	-0.029	0.08	/PsFAQj+CAH4+v8IAAf/+v37//0C+P4E
progress same	0.028	-0.158	/Ab+/wIGBAAI/gACBAH++vwAA/wA/wUC
progress up 2	0.016	-0.195	AwH+/wAEAAIEA/wBAwED/wABAwAB/wH9
progress up 3	-0.009	-0.039	Av8BAAACAAH/Af8AAgIBAP8AAAEAAAAA
progress up to 3	0.018	-0.234	BQH+/gIIAAIDBfoCBgEE//8CBAABAAL8
purpose with nothing behind it	-0.093	0.064	9PoKBv74/vr4+Qn9+wf7AQT1+AH7AvkI
qualified gone from 2	0.013	0.13	AAH/A/0A//0FAwIC//v8//0CAP39/gb/
qualified new at 2	0.076	-0.074	CAj4+wMIAgMDBfgICPwI+v0GCP4D/Qb5
qualified same	0.054	-0.111	BwT7/QIHAgMIBfkFBPoB/P4GB/8E/QX6
quality gone from 1	-0.016	0.154	AAD+AQIAAQAAAQAAAAD/AP/9/wAAAP4C
quality gone from 3	-0.035	0	+/sEBfn7+vz7+wb4+wX6Bwb8+wX8BvwF
quality new at 2	0.062	0.026	CAb6/AEHAQMGBfkCBfoH/vwJB/0E/Qb3
quality new at 3	0.231	-0.256	GBLp9AYXAwgVEuoHC/AM/PoVE/oI+hXt
quality same	0.055	-0.021	BQT6/gAGAAEEBP0AAv4EAP4IBP8C/gT7
rank down 3	-0.008	0.063	/P8CAv39/v4B/wL//wL/AQP//gIAAv4D
rank gone from 0	-0.002	0	AP4BAv////0AAQABAP8A/wL+/AL8Av0D
rank gone from 1	0.104	-0.258	DAP2/gIJAgILCvYDA/QE/f0NB/wB/Qn1
rank gone from 3	0.126	0.104	Cgr3+wcKBQUMCvUJB/gG+vcNCfkG+Av1
rank gone from 4	0.032	-0.155	AQH8Av4A/f4FBAL8/gH+BAICAQP/AQYB
rank gone from 5	0.043	0.032	/v4ABP7//f0FAwH9///+A/8A/v/8AAD9
rank gone from 6	0.131	0.226	Cwn0+QcOBQUODfQICfQJ+fgLC/sG+gz0
rank lowest up 1	0.077	-0.111	CAb4/AQIAgMGBvoDBPsE/vwHBv4C/Af6
rank lowest up 2	0.026	-0.049	AQH+AAACAAACAv4AAf8BAAADAQAAAAP/
rank lowest up 3	0.041	0.002	BAb8/QMGAgIEBfoCA/sD//0DBf4C/gT7
rank new at 0	0.001	0.054	/wT//gH9AQECAf8BAfsC//4AAv8B/wD+
rank new at 1	-0.004	0.009	Av8AAAAEAP/+Af4CAQIB/wICAgEAAAP/
rank new at 3	0.071	0.004	BwH8/AMHAgMDBPkCBf0G/v4ICf8F/Qn4
rank new at 4	-0.015	0.067	//4AAv39/f8CAQT8/QH8BAT++wT7BQEG
rank new at 5	0.007	-0.077	A////wEBAQECBPwBAv4B//8CAv8C/wL+
rank new at 6	0.089	0.016	BQf3/gUHBAEIB/sGBPoC/PsIA/wB/Af8
rank same	0.027	0.143	/gP/AggEAwEAAf4GAf8A/vwDBf8B/P3+
rank up 1	0.037	-0.107	BAP8/QIEAQIGBPsDA/0E/vwFBv4D/QX7
rank up 2	0.053	-0.046	BAP7/wIEAQAGBfsDAvwB/v8EAv8B/wT+
rank up 3	0.008	-0.032	Av8BAAACAAACBPwAAv0CAAAAAQABAAD9
rank up to 3	0.031	-0.031	AwL+AAEDAQADAv4BAf8A//4EA/4B/gT9
rank up to 4	0.024	-0.102	AgD+AAACAAACA/4AAf8BAAADAgAAAAL+
rank up to 5	-0.033	0.038	/v8EAQAAAP/9//8BAQAB/wD8/wAAAP0A
rank up to 6	0.066	-0.08	BQH6//8F/wEGBvv/AvwDAAAHBQABAQf7
rate higher	0.411	0.026	KB3Y9A4kCQkkJuASE+AO9fEoGvYH9Cbm
rate kept	-0.006	-0.004	AvgBA//7AgP9/f37AAb/AAT7/QP+/v7+
rate new	0.077	0.542	Aw76ABAECwELBfwLBPYE8/YGAPUD8wf8
reach gone from 1	0.018	-0.071	BAP8/AUDBAMAA/oEBP0G/P8CBfsF/QH+
reach lowest up 2	0.061	-0.018	BAP8/gMEAQIHBvkEBPoF/vwGBv4D/Ab6
reach new at 1	0.038	0.077	AwL9/wH/AQACAf0AAf4CAP8CAv8AAAP+
reach new at 2	0.068	-0.031	BQP5/wEGAAEFBfwBAv0B//8HA/8B/wf8
reach new at 3	0.106	-0.027	CAX4/QEKAQMIC/gCBfYF/gEIBgACAAf5
reach new at 4	0.094	-0.049	Cgf4+gMJAwUICPgEBvgH/f0ICP0F/gn3
reach new at 5	0.039	-0.067	AwL9/wEEAQEDBP0BAv0C//8DAgAB/wP9
reach same	0.01	0.076	Af7//fwC/wL9BP/9Av8ABAQCBAL+Bv/8
relative with nothing behind it	-0.004	0.048	/gH/AP3////7AAH9/v4BAQIA/gD/AgAC
result with nothing behind it	0.147	-0.088	Dw3x+gYOAwIODfQFBvIK/fsLB/4B/Qn2
role	-0.015	-0.173	BAkF/wkABgH/Af4IAvoB+Pj///z+9QP/
role about → object	-0.012	-0.044	AQb++Q0BCQYD//4IBP4F9/n/A/gI9gH8
role about → of	0.069	-0.036	Bwf5+gYIBAQGBvoDBfoF/voHB/sF+wf5
role about → on	-0.002	-0.073	/v0AAAAAAAABAf4AA/4BAAABAQAB////
role after → for	0.013	-0.026	AQH9AAMCA///AQIC/wD//PsBAP0A/QQB
role after → object	0.033	-0.129	AQD9/AUFAwECA/oCBvwF/foDBf4E/QT9
role after → of	-0.061	0.077	+f0FAgP8A/75+QMB/gP+//77/QAA/vsE
role alone → after	-0.009	-0.022	//8DAQD+AP///wEC/wIB//8B/wAA/wAA
role alone → as	-0.068	0.254	+voHA/30AP/2+gb9/AT6AwL5+QX9BPYK
role alone → at	0.008	-0.064	/wEBAQEAAv4CAP4BAPz9//z+APv+/QID
role alone → by	0.082	0.021	BwX4/AUHBAMIB/sFAv4D/foJB/sE+gr6
role alone → during	0.021	0.088	AwT7/gUDBAIAAwEDAfsA/fsBA/wB+gEC
role alone → for	-0.019	0.09	/v4EBf35//v8/AT++gf9AgH5/gX7BAAK
role alone → from	-0.009	-0.001	/QEBAAP+AgAEAAIC/wH+/f/+/f8A//0D
role alone → in	-0.037	-0.118	/gABBQAAAPwHBAEC/gP7Af76/f/7/wAF
role alone → object	-0.006	-0.125	+/4D/gAAAAH+AgH9+wYBAAL9//8FAAAD
role alone → of	-0.055	0.061	//oDA/79/vv6/v///Qb7/wH+/wD+Af4M
role alone → on	0.007	-0.114	/AUABgL6AfwF/gYC+//7//4C/gL+/gMF
role alone → over	-0.047	0.011	+wAEAAL9AgD8+gECAAQC/v79/v4A//0C
role alone → subject	-0.054	-0.046	+AADAv/8AP4A/AUB/gT///78+/7///sD
role alone → through	-0.163	0.026	8/YQBfvz/f3v8wn5+wv6BAXy9wL9A/EM
role alone → to	-0.05	-0.018	/PsHAf/9AAD8/wIB/wX+AAD8/gD/AfwC
role alone → with	-0.056	0.115	9wMKBQz5B/8B/AUJ/gP89/T5+vn/9/sE
role as → alone	0.041	-0.113	AwD+//8D/gEBBP7/Av4AAwEDAQIAAgP9
role as → object	-0.048	-0.043	+PkGB/b3+fn5+gf2+Af4CQf7+Qb6CPsG
role at → across	0.006	0	AAAAAAABAAABAf8AAP8AAAABAAAAAAEA
role at → alone	-0.052	-0.043	/gIEAgL/AQAA/gcC/QD8//79/f7+/QID
role at → for	0.002	-0.101	AQP9AAUAA/8AAf8DAAAB/f3//v3/AAAB
role at → from	0.052	-0.029	BgX7+wYGBQUGBfsHBfoF+voGBfoE+gb7
role at → in	0.037	0.135	A//8AAACAAABAgH+APz/AAAEAwABAwP8
role at → object	0.11	-0.018	CQf4/v8H/QEHCPoBBPoBAgAICAD+AAf7
role at → of	-0.021	0.045	Af4CA/z+/f76/AP8/Ab+AwT9/wP9A/4A
role at → on	0.034	-0.024	/wX8/gX+AwMDAAICAf8B/voBA/sD+gP/
role at → with	0.027	-0.047	AgD+AAABAAAEAwAAAP4AAP4CAv///wIA
role before → of	-0.003	-0.031	AQL///8A/wEA/wD/AAACAgIAAAEBAv7/
role behind as	0.08	-0.009	CQH4/f8J/wEECPj+BP4EAQMGBAIAAwf7
role by → alone	-0.048	-0.044	//0EAAD/AAD8/QL//wUBAAH8/gAAAPwB
role by → for	-0.008	-0.094	AP0BAvz+/f///wH9/gL+BAMAAAIAAwAA
role by → from	-0.028	0.011	+/wDA/37//77/AT//gP9AAH//wH/Af4D
role by → object	0.049	-0.143	AwX//gIDAQIFBvgEBvwI/v0EBv4E/Qb3
role by → of	0.046	-0.027	AQL9AQAA//8FBP4CAfwAAP0DAf4A/gQA
role by → on	-0.027	-0.031	AP8DAAAAAAD8/QEA/wMAAAD+AAAAAP8A
role by → over	0.023	0.037	AAEAAAAAAAEDAv8BAf4BAP4CAf8B/gT9
role by → subject	-0.123	-0.023	9/kKBf32//339gj9+gv6AgX19wP6BPQJ
role by → to	-0.045	0.047	/v4GAwD7AP4A/wP//QT9AP/5/AH8AfsC
role by → with	0.132	-0.022	CQn0+gYKAgMODPYICPQI/PoNCP0G/Az3
role during → object	0.005	-0.012	AP8B/wAAAAEAAP8AAQAB/wACAQABAAL/
role during → on	0.035	0	AgH9/wACAAEDAv4AAf0BAP8EAv8B/wT+
role during → over	-0.001	-0.003	/v4DAv/9AP4DA/4BAf4B/gEA/wD/AQAB
role for → after	-0.031	-0.076	/fkFA/f8+/39/QL5/QT9BQUA/wP+BQAA
role for → alone	-0.033	-0.215	AP4D/vwA/gD9/wD7AgUBBAP+AAIAAwD/
role for → as	0.029	-0.011	BAP9/gQDAgIBAf8CAP8A//sEA/4C/AT8
role for → at	0.077	0.09	AQP6AQADAP8GBv0AAPr+Af4HAf8A/wb+
role for → by	0.003	-0.1	AgX+/gYDBAIAAP0EAv8D/f3/AP4B/v8A
role for → from	0.061	0.05	BwX4/wMHAwEDBP4BAvwB/wAEAQAAAAT+
role for → in	-0.042	-0.011	/PwGBPv3/v3//QT+AAH+AQL6/QD+Av4D
role for → object	0	-0.209	AgL/A/wD+vgE/wf7/Pr7BQAE/QL6BgEA
role for → of	0.003	-0.007	BAX+/QQGBgMFBvsHBvwH+PcAAfkE+P/7
role for → on	-0.011	-0.074	/v0AAPkA/P/8AAP6/wP+BQQB/wP/BAAB
role for → over	-0.024	-0.033	AP4BAAAA///9/gL//gP/AQH+AAL/Af4B
role for → subject	-0.083	0.009	+fgJA/35/v74+QX7/Qn9AwT2+gL+BPgH
role for → to	0.018	-0.04	AfwAAgAAAP4CAgMB/QL8AP8E/gD9/wMA
role for → with	-0.017	0.072	AAMD/gIBAgIAAf0CAgAD//39Af8B/QD+
role from → by	0.001	0.08	//8AAf0A//8CAv3/AfwAAQMA/wL+AwD/
role from → for	0.081	-0.049	CAj4/AYIAwMIBvoFBPoE/foGBf0C/Af6
role from → object	-0.063	0.075	+/sGAvv3/v/6/AX4/AT9BQb8/QT9BvoE
role from → on	-0.035	-0.008	//0E/wH+AQH7/QMBAAIB/wD+/wABAP0B
role from → to	0.179	0.016	ERDt+AwSCAUQEvMMCvIH+PIRDfUI9BP1
role from → with	0.09	-0.119	Bwj3+wcIBgQIBvsFAvkD/PkJBvsE+gr4
role in → across	0.009	-0.015	AQL//wIBAQECAf4DAgAC/gEAAAAAAQH/
role in → alone	-0.036	0.034	//sDAQH/AP78/AH+/QX/AwT9/wP+A/0D
role in → around	0.084	-0.036	BQf5/QcFBAIJCfwHA/cD/PoIA/wD+wj8
role in → as	0.037	-0.013	AP7+Av4A/v4FAQD/AP8AAQIBAAL/AgD/
role in → at	0.015	0.043	AQX///kB/AEAAP/6AQAABQMFAAL9BP//
role in → by	-0.062	-0.01	/PsG/wH9AgD7/QIA/wUA/gT5/AH/AfkE
role in → during	0.009	-0.071	Av//AAIBAQABAQEA/wAC/wAAAQEAAAEA
role in → for	0.049	-0.016	BAL8/f4G/gMBA/r/AwABAAEGBAEBAQL9
role in → from	0.046	-0.039	AwL8AAEEAAADBf////sBAQEEAgEAAQQA
role in → into	-0.093	0	+vsIAf/7AP/6+QT//gb+AAP4+wH/AvcE
role in → object	0.09	0.036	BAb79wUDCQgBA/sEAvcH+P0JBPoG+QX6
role in → of	-0.039	0.091	+/8FBfz7//r9+wL8+wT7AgP8/AD8BPsC
role in → on	-0.022	-0.003	/v0ABP37/P0B/QQA/QH9AwT7/QP/A/0D
role in → over	-0.011	0.088	/gEA/wMAAgECAQIDAP8A/vz9/v0A/f0D
role in → subject	-0.048	-0.034	/f4EAv/7AP/5+wT+/gX+AQH9/gH9Af0D
role in → through	0.085	-0.043	CAb5/gIIAgIICPgDBPkB/v0JBv4B/gn5
role in → to	-0.137	-0.018	9/kMBPf3+/749gn7+w37BQjz+AX8BfQI
role in → with	-0.049	-0.065	/f8DAQD+/wD6/AT//QT/AgH8/QH/Av0C
role in → within	0.057	-0.014	BgT6/gIGAQEGBvsCA/sC/v4FA/8B/wX8
role into → in	0.002	-0.02	/v4BAvz+/v7//wH9/wH+AgIA/wEAAgAB
role into → object	0.1	-0.018	BQX5/wIGAQEKCvgGBfcF/foKCfwE+wr3
role into → to	-0.038	0.04	+/oFAvr7/f/+/gH9AAMAAQX8/gEAA/wC
role object → about	0.03	-0.003	A//+//8C/wEDAf7/Af4BAAEEAwAC/wT+
role object → across	0.02	0.049	AgL+//8CAAABAv4AAf0CAAACAgEBAQEA
role object → after	0.069	0.067	BAL6Av0C/v0DBf4AAv39Af0KA//9/gb8
role object → alone	-0.031	0.043	8/oAEQP7//n1/AQD+gfuAQb78wT0Av0I
role object → alongside	0.079	-0.003	BwX5/AMHAgMGB/sBA/sC//8HBf8B/wf7
role object → around	0.011	-0.013	/gP/AP4B/wD//gMA/gH/AAAA/wAAAQMB
role object → as	0.078	-0.173	Cwr3+wcKBAMICPUHBvgH/fwIB/4A+gT4
role object → at	-0.004	0.237	AgIA/QgBBwMCA/wFAvz/+fsEA/sD+gMB
role object → between	-0.02	-0.044	/wECAf8AAP/+/gIA/wH+/wD/AAAAAP8A
role object → by	-0.026	0.259	/voDB/X6+fr8+wv7+wL9BwcA+Qb4BQIJ
role object → during	-0.046	0.1	/PwCAv79//74+Qb9/Aj9AQX6/AH+AvsF
role object → for	-0.045	0.373	/vsH/Qj9BgP6/gAC/wAG+/z9Af4D+v4D
role object → from	-0.028	0.102	+/4EAf/7AP8A+QL9/gH9AAP7/QL/Af0D
role object → in	-0.008	-0.008	/QD+APsC/wL8///+AQIB/QL+/wH+A/3+
role object → into	0.102	0.186	Bgj2/wMGAwEPCv0FAvUC/P0IA/0A/gf+
role object → of	-0.028	0.276	+/8DAQT8AwD9AAAHAgT/+wIC+/4B//kB
role object → on	0	-0.049	+gABAgMEAP4CAgT/Av7///8B/wP+AgED
role object → over	-0.012	0.08	Agn/+hUFEAYEAPsRBQAH8fAABPUH8f/6
role object → per	-0.062	-0.08	/vwGAAD9AQD5+wT+/wX/AAD6/v4A//sF
role object → subject	-0.002	-0.087	+wABAAH8BP///QT////+/f0B+/v//P4E
role object → than	0.09	0.392	Bgb3/wMIAQEICPoDAvsB//4JBf8A/gn7
role object → through	0.012	-0.069	/wH/BPz//PwEAAD+/gH7AgYA/QL8BP0F
role object → to	-0.063	-0.043	/P0JAP0B/v/4/QT//wYA/wf7AAP9B/4G
role object → with	0	0.202	AgH//wUCBf/5AP8I+/0B+/r//PsC9wL+
role object → within	-0.05	-0.004	/fwEAv77///7+wX9/QX9AQL9/QH+Av0C
role of → after	0.012	-0.011	AQP+/gMDAgIBAf8DAgAD/f0CAv0C/QD9
role of → alone	-0.028	0.117	/PoCBvP79vv9/gb2/QP6CgkA/Af8Cf0D
role of → as	0.038	-0.167	AQD+AP8BAAAEBAAAAAABAAAFAQAAAAT/
role of → at	0.094	-0.044	Bgf3/gMHAQIGB/wDAvsC/vsKBf4B/Av6
role of → by	-0.02	0.068	AP4AAf4B/v/+AAL/AAL/AQL+/wMAAf8B
role of → for	0.059	-0.159	Bwn4+wkIBgUIBfoHBvcG+voEAfwB+wP6
role of → from	-0.019	-0.021	//8BAf3//gD9AAH9AAIAAwL/AAEAAf4B
role of → in	-0.08	-0.052	+v4FBP/0Af318wr89gr4AQH19gH6APkL
role of → object	0.003	0.372	Afz+CvT78/r/AAj6/QD2Cgz8+wz5CQMC
role of → on	-0.07	0.065	+/gJBP33/v749wj8+gj8AgX4+wP+AvsD
role of → subject	0.028	-0.016	AgD+AP0A/gABAv/+AAAAAQADAQEAAQL/
role of → to	0.009	0.114	BAD8AfgE+v8AAAL3/wH+Bwj/AAX+B/4B
role of → with	-0.017	0.11	APwCAfv//f7/AQD8AAEBAwX+/wP+BP0A
role on → alone	0.004	-0.136	AwT//wUAAgICAP0GAv8A/fz6/f4C/P4D
role on → as	-0.013	-0.007	/v0DAv/9///+/gL+/gH+AgEA/wH/AQAB
role on → at	-0.021	-0.156	/wID/gf/BgP9/gEHAf8B+/gCA/kD+gAA
role on → by	0.022	-0.048	BAb8/QMEAQMEAP4EA/wD/v0EA/4C/AT8
role on → during	-0.048	0.003	/fwEAf3+///8/QH9/gT/AgT8/QP+A/sD
role on → for	0.038	-0.089	AQX8/QcHBQIGBfsGBfsD+voDAfsB+wD+
role on → from	-0.031	-0.019	//oDAf39///8/QL+/wX/AQP//wH+A/8B
role on → in	0.04	0.097	/wb7AgQBAv8GBAMD/v/9APwCAQD+/QQD
role on → object	0.057	0.197	/gj5Bv8DAvsHBwIG+f/3AP0D+wH4AQf/
role on → of	-0.04	-0.148	/f8EAwEAAf39/gAEAAP+/v/7AP7//v4C
role on → over	0.029	0.091	AAL9/wACAAAB/wEAAP4AAP8DAQAAAAMA
role on → subject	-0.062	0.076	/P0EAAH+AQD7+wMA/gT/AAD6/QD/APkD
role on → to	-0.028	0.305	AP0GAfz7/wD////7/wUABAT//wL+BP0C
role on → with	-0.057	-0.088	/P0EAv/6AP76+wb/+wb8AAL7+gD9AfkG
role over → across	0.035	-0.022	/wH+Af8DAP8GBQD/APz/AQAB/gD/AAH/
role over → alone	0.011	0.038	//8AAv3//v8BAAH+/wD+AgEC/wEAAQIA
role over → by	-0.018	-0.012	/QECAAD/AAD+/QIA/wD/AAL9/gH/Af4C
role over → object	0.186	-0.185	EQ/u+QwRCAQREPENCvEH9vQSDfcG9RHz
role over → on	-0.007	-0.002	/gABAQAAAAAAAQAAAAH/AAABAAAAAP8B
role per → object	-0.131	-0.007	8/EPCPnx+/r19wr4+wv6BAnz9wb7CfML
role round → object	-0.017	-0.024	+/8BA//9//7+/wUA/QL8AQH8/QH/AP4E
role subject → alone	-0.039	-0.018	9vkEAP75/gH7/AP//wQBAgL5/QIBAfoD
role subject → as	0.134	0.034	DQ7y+QoRBgUODPQICvQI+/cNCvoH+Qz1
role subject → at	-0.053	-0.012	/foGAv37/v76/AH+/wT/AQP7/gP+A/kD
role subject → by	-0.052	-0.005	/fsFA/r7/f75+QP5/AX8Bgf8/gP9B/wB
role subject → during	-0.086	0.024	+PgJBPv5/v35+gX9/AT8Awf19wX8BfgJ
role subject → for	0.003	-0.003	BAP//QUDAwIBAfwGBP8E+/sAAPwD/AH8
role subject → from	-0.079	-0.037	+vwHAQD6AAD6+gQA/wIAAAD5/wAAAPoC
role subject → in	-0.027	0.066	/wEA/wX/Bv/8/gMB/v8A/Pv+/P/++/sI
role subject → object	0.038	-0.348	AAH6+/8F/fsEBvwCBPn9A/sGCQIBAAb+
role subject → of	-0.067	-0.06	/voFAP///wD4+gQA/Qb+/wX3/AL/AvoF
role subject → on	0.016	-0.01	BAP8/QYGBAECBPoFA/0B+/8CA/4D/QQA
role subject → to	0.027	-0.13	AwX9/QoCCAEEAv4HAv0B+PgEAvwB+AT9
role subject → with	0.068	-0.002	AwX7/ggEBgAICPkIBfcG+fkIBPsC+Qb8
role through → object	0.041	-0.015	BgP8/QQEBAMFBfoFBPsG/P0EBP0C/gX8
role to → alone	0.003	-0.018	/v4AA/z9/P7+/gP8/QH9BAQA/QP9AwAC
role to → as	0.009	-0.033	//4A/wL/AgH+/wIAAAIB/wAAAQEB/wAA
role to → at	0.025	0.041	BAP+//4D/wACAv0AAf4BAQICAwEAAQL9
role to → by	0.008	0.116	AAEAAQP+Av/+/wUC/f/9//0AAP///QEB
role to → for	0.125	0.088	CQn2/AcNAgMNDfUHB/UJ+/kLCv4E+wv3
role to → from	0.131	-0.065	EAv0+AsRCAYMDfIMCvcJ+PYODPkG9g70
role to → in	0.019	-0.138	BAL9/gEDAAICAv4CAQEB//8DBP8C/wL9
role to → into	-0.06	-0.011	/P0FAf/9///6+gP//gX+AAL6/QH/AfoE
role to → object	0.006	0.158	/v0AAvkB+/78AwH9/AH/AQEA/AP8B/wC
role to → of	-0.092	-0.051	+fUKBPr3/fz3+gf6+wf+BAX4+gP8BfYG
role to → on	-0.067	0.029	/f8FAAX8BAD6+gQD/gT+/fz6/vwB/PoC
role to → subject	0.053	-0.036	BAP7/wEEAAEFBfwCAvwB//8FAQAAAAT+
role to → with	0.05	-0.074	A//9AAIFAAAFB/0BAvwA/gEFAgH/AAX9
role towards → alone	-0.012	-0.041	AAAB/wABAAH/AP4CAgIC////AP8B////
role under → object	-0.004	0	AAAA//8BAAEAAP//AQAAAQEAAQABAf//
role under → with	-0.042	0.058	/v0CAf/+///8/AP+/gUAAQH7/gH/APsB
role with → alone	0.095	-0.025	BQb4/wEEAAEKCfkBAff/AP8FAQL/AQX/
role with → alongside	-0.034	0.109	/AABAgH9AP/++wMA/gL9AP78/f4A/v0D
role with → as	0.064	-0.222	CAb4/QUHAgIEBPwDAv0C/voGBv0C+wf7
role with → by	-0.009	0.012	+/0CBPn8/f0CAQP8/QD7Awb//QL9Bf4D
role with → for	0.09	0.036	Cwj2+QYLBAUJCvcFB/gH/PoKCfsF+gr2
role with → in	0.001	0.113	/wL//gICBAL//gQA/wEA/v4A//0C/gEB
role with → object	-0.014	0.386	Av4BBP/7/P37Av7+/Aj/BQAA/QX6BAEA
role with → of	0.04	0.071	BQP7/v4D/wIEBP8AAv4CAAAEAwABAAX+
role with → on	0.012	0.172	+f4CBAT7Av0DAgEEAP78+vv9/fz/+/8F
role with → subject	0.012	-0.033	AAH/AQH/Af8C/wABAP////4A/v8A/gAB
role with → to	-0.006	-0.082	/wAA/wQABQL+AP8EAQAC/f3+//8B/v8C
role with → under	-0.059	-0.031	/PkFAvz6/f77/Qb9/Ab/Agb5+wX+A/oH
said by both: helped	-0.098	-0.055	+PMHDPL39fj49wvw9wvyDQ309Az1D/QN
said by both: joint	-0.027	-0.042	A/8C+wcABQUB//wCAwAF+vr9//0D+/7+
said by both: junior	0.057	-0.121	BAP8AAAG/gMECf3+A/8AAv4GBQMCBQH8
said by both: negated	-0.165	-0.073	9fkSAQv3DALy9gQN/wcA8fjz+voB+fII
said by both: occasional	-0.039	0.132	/gAE/QUBCQb/AP4HAQQF+Pr5AP0C/v4B
said by both: others	0.018	-0.025	AwIB/gMCAgIDAPwFAf0E/P0BBP4C/QP+
said by both: partial	-0.029	0.188	AwIC+ggBBQUA/v8FBv8L+fUBBPgK+P/5
said by both: past	-0.075	0.035	/fsF//7+/wH4+QT7/gb/AwT7/gIAA/oC
said by both: planned	-0.035	0.104	/wP//woDBwMC/vsLAwQC9//9AP8A/PsA
said by both: practice	-0.018	-0.037	/v4DAf7+AAD//wH//wMAAP///wAAAAAB
said by both: received	-0.026	0.013	AP8B/gMCBgIB/gABAQH+/P39/AD//PwA
said by both: supervised	-0.092	-0.134	/PsJ/gP6AwT39wUC/gkCAP75+wEC//cE
said by both: uncertain	-0.011	0.006	AQAB/AYEBAT7/QL/AAQB//8A//8BAP/9
said by both: watched	-0.035	0.114	/v0DAvv9/v/9/AL7/QX9BAP+/gP+A/0D
sentences joined as a cause	0.08	-0.269	Aw75/BMPCv8KCfgNAvj+9vQGCvn/9gz7
share down 1	-0.01	-0.047	AP4A/gQAAwMBAQAFAv4E/P4AA/0C/f/+
share down 2	0.016	0	AwL+/wMDAgEBAAABAP8AAP0CAv4C/gL+
share gone from 1	0.109	0.185	Cgr4+wgMBAQKCPYJB/oG+/UMCfoF+Arz
share gone from 2	0.03	0.214	BAn8Af8DBQAAAP7/APsA+foFA/f//f/7
share gone from 3	0.053	0.026	CQ328w4LDQ4FC/QNDPsL8PcLC/cM8Qv0
share gone from 4	0.069	0.183	BgH6/gAG/wEFCPwAA/4BAQEGAwIBAQb9
share gone from 5	-0.006	0.159	+QH+AwD+/vz+AQIBAf77AwL8+gH8BPsF
share left	0.058	-0.11	BQn3/w0ECwELBvsHB/oD+vUEAPUA9gD9
share loose	0.043	-0.147	BQn9/AcLBwUEBfoGB/kI+vkDCvoA+QL6
share lowest up 1	0.079	0.277	CAf3+wgJBgUICPkHBvoC/PoHB/0E+gb4
share lowest up 2	0.037	0.107	BQX9+QUIBQUFBvgGCPcI+fkHBvwE+gP3
share lowest up 3	0.131	0.053	Dgry+wkOBQQMDPUIBvYG+fgJBvsC+An4
share new	-0.001	0.103	AP4AAP7//wAAAP//AAABAQAAAP8AAP8A
share new at 1	-0.06	-0.045	/PkGBfr3/fz6+wX8/Ab9AwT7+wP9BPsG
share new at 2	0.02	0.049	BgX7/gMEBAIBA/v/A/0E/v8EAP4A/wL7
share new at 3	-0.114	-0.031	+vkKAf/7AAD2+AT//goBAQH5/gEBAfgB
share new at 4	0.092	0.072	CAf3/wIGAQEIBvwCAvsB//0JAv4B/gn7
share new at 5	0.226	0.284	EhTs+BUVEAcXE+sTDPIH7u8WEPMJ7BXz
share of neighbours	0.006	-0.026	AgIC/fwC+wP7BAH6AwECAgcD/wkEAQAC
share same	-0.039	0.054	//wD/AMCBAT6/PwBAAIE+Pv7Bf4E/fn/
share up 1	0.057	0.196	BAP6AAQEAgAEAv4CAvz/AP8FBAEB/wUA
share up 2	0.015	-0.007	AwL/AAECAAACAv4BAgAB//4DA/8A/gP8
share up 3	0.073	0.121	BgT8AAUFAwEGBvsFAvkB/PoHBfwB+wf5
share up to 2	-0.048	0.002	+/oEA/37/v77+wX8/Qb8AwX7+gX9BfoG
share up to 5	0.14	0.305	DAzz+wsNBgQODvQKCfIG+fUNDfgE9g33
size gone from 1	0.078	-0.032	BwP4AQIIAgAHBfwCAf79//oHBf/+/gf7
size gone from 3	0.033	0.238	AQD9AP0B/gAFA/78AP3/AwQCAgABAgT+
size new at 1	-0.008	0.034	/wECAf/9AP///gQA/wH//wH+/v//Af4B
size new at 3	0.084	0.011	CQXy/wADAAAOCfkBAvoCAAAHBAAAAAf9
size same	0.006	0.029	BAME+ggDBQYAA/0KBfgK9vv9BvsF+QD7
skill gone from 1	0.041	0.375	BgL/AQMEAgAFAf4GA/kC+vwFA/wD/AX4
skill gone from 2	-0.083	-0.06	+/UHBfb5+vz2+wb1+wr5CAz6+Qn6CvkG
skill gone from 3	-0.01	-0.076	/wABAf//AQAAAAH+/gEAAP/9AP4A//4C
skill gone from 4	-0.021	0.009	/v0EAv39/f7+/wL9/gL+AgP9/QL+A/4C
skill new at 1	0.011	-0.059	Af/+Avz+//79/QH8/gH+Av8EA//+AQL/
skill new at 2	0.171	-0.141	Dgzv9QcQCAgTEvIKC+8M+fQPEPcK+RLz
skill new at 3	0.016	-0.005	BAL9/gIEAQEBBPsBAv4B//4FBP8A/gP7
skill new at 4	0.143	-0.065	DQj0+wMMAgMRDvQEBvUG/vwLCf0D/Qz3
skill same	0.03	0.148	AwX+/wEAAwP/CP//APsC/QACBP8C/gL+
skill up to 4	0.057	0.077	BQX6/gMGAQIFBfwDA/sC//0EA/4B/gX8
small number new	-0.07	0.102	+fwIAgT1BAD4+gUB/wL9//34/P4AAfgI
span down 1	0.15	-0.033	DQjz/AMLAgQMC/cDA/cE//0PB/8D/g73
span gone from 1	-0.016	0.476	Av4DAfoA+v39/f/+AAP9AwQDAgL8Bv7+
span gone from 2	-0.129	-0.129	7vQQDPnv+/b28Q/59QzxBAfu8Ab1BvMT
span gone from 3	0	0.058	BvsBAfkC+/8AAP73/wL/BggBAgT+BgD9
span gone from 4	0.036	-0.041	BQD6AP8F//8FBP0CAf7+AQIGAwH+AQT+
span lowest up 1	0.024	-0.083	AQD/AAEBAAACAgAAAP//AP8EAQAA/wP/
span new at 1	0.002	-0.197	+v4DBwX5APkDAQMD/f36/v/9/QD6AP8K
span new at 2	-0.04	-0.062	+fkDB/n3+vn9+wr59wb3Bgf89wT6BvsJ
span new at 3	-0.007	0.051	/P0BAgH7AP/9/QYC/AP8AP78/gH+/f8D
span new at 4	-0.057	0.083	/AEGAgX6A//8/QEG/v/7/Pr6/P39/PsF
span same	0.031	-0.195	BQX7/gkCCQMCBv4GA/wJ+fUEAvQG+gb+
span up 1	0.013	-0.072	Af//Af8B//8CAv4BAP8AAAEB/wL+AQAB
span up to 4	-0.04	0.042	/fwDA/79//38/QT+/QT8AQL7+wH8AvsF
speed gone from 0	0.018	-0.035	/f//BwD9APkEBAEB//3+AP4B/QD8/wMF
speed gone from 2	-0.007	0.044	AP8BAQD/AAD+AAIB/wH//wH//wAAAP8C
speed new at 0	0.026	0.015	AAH+AgD///8FBP////3+AQEBAAAAAAUB
speed new at 2	0.028	-0.083	BAP9/QEEAQIDAv0CAv4D//4DA/8C/gL8
speed same	-0.013	0.152	APwBAQD9Af//AQEA/gMB///+AgABAAH9
subject became the object	0.016	-0.045	AQL+/gIEAgADAfwBAf4A//8CAgAB/wIA
success gone from 1	0.063	-0.073	Awf5BQMEAPwEBQL///38Av0DAQH8/wf/
success gone from 2	0.041	0.114	Agj/+wwECgQIBPwLA/oC9fIFBPUG8wT+
success gone from 3	0.074	0.005	Cgn1/AIKAAMGBPkDAf0EAPsDAwAA/gX7
success lowest up 2	0.081	-0.031	BQX5/wQGAgEIB/4EAvsB/vwIA/8B/Qj8
success new at 1	-0.031	-0.054	/QEAAwUAA/3+/wEDAAT+/QH+/gD///4D
success new at 2	-0.004	0.021	AQEAAAD/AAD/AAAA/wD/AAD9/gH+Af4C
success new at 3	0.035	-0.076	BAX//wUJAwAEBvcLBvwA9/kCA/wG+wAC
success same	-0.006	-0.046	/QMDAAT+AgMFAf0BBAID/AD6/f7+AfwA
success up 1	-0.004	0.057	AQL/AAECAAEB/wABAQD///8BAf8B/wD+
success up 2	0.057	-0.028	BAX6/wQFAgEFBf8DAv0B/v4EAv8A/wT+
success up to 3	0.103	0.03	Bwf3/gYJAwEKCfwFBPkC/fsJBP4B/Qn7
swap of name	-0.006	0.009	Af/+/gQAAwH+Af4CAwIF/f8ABP4E/gH/
swap of name, likeness 0	0.003	0.001	Av8B/wEDAAEAAf4AAgECAAADAQEBAAL8
swap of name, likeness 1	0.02	-0.085	Af7/AAEBAQADBvwDBP4H/QABAv8C//7+
swap of name, likeness 2	-0.03	0.038	/f8AAAH+AQH9/QIBAAIA/wD/Af8BAP8B
swap of name, likeness 3	0.011	0.055	AQAB/wIAAQEBAv8BAQAB//4FBP8C/wT8
swap of noun	0.022	-0.079	AQ4ABRT6DgD+AQEQAfj56/cCAPX67QEC
swap of noun, likeness 0	-0.022	-0.105	/Ab//AX/AwT9+/8G/QL/+/v5Af8B+/oF
swap of noun, likeness 1	0.039	0.232	Awb5Agn8BgACAvsNAPv99PYHAvwB+fwF
swap of noun, likeness 2	0.012	-0.064	Bgb9AwP7AgEJ+/4E/AL+/gX++PwA/QQA
swap of noun, likeness 3	0.031	-0.008	BAT+BQoDBfsHAvsK/vz+9/sA/fz6+Ab+
swap of noun, likeness 4	-0.059	-0.101	AAEJBAH5Av73+AQB/P/8/f39+Pz9/fUH
swap of noun, likeness 5	-0.017	-0.046	/gAC/QUCBAIAAP8FAQED/Pv9Af0A/P/+
swap of quality	-0.006	0.042	/fz/DAj/BfcA/AID9/nv/vz5+f71+wMG
swap of quality, likeness 0	0.046	0.228	BgP/A/4E/f4HB/gAA/4AAAEBAwH/AAf7
swap of quality, likeness 1	-0.046	-0.082	+QEHAwb7Bf79+QME/gT5/Pn5+/r++v8I
swap of quality, likeness 2	-0.011	-0.117	/fsCA/39/v3//QAA+wD8/wEC/AP5BvwF
swap of quality, likeness 3	0.007	-0.028	/v//Cf79/fr+AQoA+f36AgEA/AH5BPwH
swap of quality, likeness 4	0.051	-0.002	AwL9AQMBAgECBP7/AgIAAf8EAQAA/wb8
swap of quality, likeness 5	-0.059	0.045	/QIEAgT8Av4A/AIG/P77/P75+v///voG
swap of verb	0.013	0.002	AQH+C/kC/fb+BQj7+PcA/AIB//j6AQII
swap of verb, likeness 0	0.048	-0.144	AQT9/wYHBAAGBP0B//sC/f0FBvoB+gb/
swap of verb, likeness 1	0.012	-0.035	/v8BCPr9+vv5AAT2/v78Cgn7/Qb6DAAG
swap of verb, likeness 2	0.015	0.274	Aw/9Bf/+BwADAwQE//gD+fwFBfcA/wcH
swap of verb, likeness 3	-0.002	0.189	+vr+AvsB//37AwL9AAL7BQEABP/8A/wA
swap of verb, likeness 4	-0.002	-0.291	/wL+AQEAAgABAAcAAP4A/gD+AfwB/gIB
swap of verb, likeness 5	-0.018	0.022	AP8DAAEAAAAAAf0CAv8B/wEAAv4C///+
swap, antonym	0.07	-0.178	Cgj2/QgLBAIGBvkIBPYE+/cDBvwD+gX9
swap, broader	-0.05	-0.042	/QAE/wH+AAD8/QAAAAEAAAH7/wABAPwB
swap, derived	-0.031	0.079	9PkFCfr0+fn8+wr6+gT4BgP8+QT8A/4I
swap, far-broader	0.025	0.104	BP79AAAEAAD/A/4AAAEBAv4HAwEBAAX9
swap, listed	-0.02	-0.072	+/oCAv77///9/QT9/gX/AQP7/AMAAv4D
swap, narrower	-0.075	0.129	9/4IAf/3AP37+gX5+Af+Awr9AP78BP4H
swap, none	0.024	0.016	AAD9Bwj/Cfv+BwUH/fz48v4E+vj29wgG
swap, paraphrase	-0.097	0.129	+fUKAf73///49wb+/Qb+AQf6/QP/A/oD
swap, rare-synonym	-0.086	0.067	/fwKBPr6/Pz3+wT6+wX8BQb8/gL9A/sE
swap, sibling	-0.021	-0.308	+A4FAwn7Efz++P8I+/n78fQA+O789PgA
taken out, one place	0.09	0.25	CgL5+fwH9QYDBfX/BgAGBggFCQQHAwT7
taken out, share 0	0.007	0.049	/wcAAAj/BgEBAgULAP7/+fcCAPsE9wAE
taken out, share 1	0.011	-0.066	9QgACQb2DfMGAgoE9QHr/fsG+/zz+PkS
taken out, share 2	-0.044	0.016	/AECEf/4B/ID9wQE+QTp+P77+Pvs9/gG
taken out, share 3	-0.025	0.019	/AL+/v37Af4D/P79+v//AQID/gb/Af7/
taken out, share 4	0.036	-0.004	Bgn6+goFBwQIBfoHA/wD+/kGBvwD+gT8
training gone from 0	-0.036	0.016	//kGBQP9Cv38/QT9+wH89/j6/Pn//AAD
training gone from 2	0.018	0.036	AQT+AwMBAf4DAgEB//3+/v0CAgD9/gIA
training lowest up 2	0.102	-0.125	Cwf2+wMJAgQHCPYCBvoG//0KCP4F/wn4
training new at 0	0.011	-0.095	AwX/AwQBAv7/+wMC+/77/vr7APz++QID
training new at 2	0.085	-0.05	Bgb0/AMGAgMGBvkEBfkC/vkIBPwC/Qr5
training same	0.004	0.181	+/7+AAX/CAAFAAIJ/QL+9/r+/f7+/gMD
training up 2	0.103	-0.138	CQb3/gAGAAIICPkBBPgEAP8JBv8DAAr6
training up to 2	0.103	-0.138	Cgj2/AIIAQMICPgCBfkG//4JBv4D/wn6
what changed became the object	0.01	-0.067	AgD9/vkB/AD/AAL6/wMABQcAAwQBBgIA
without &	-0.105	-0.033	9voIBf73/vv28gz7+Qr3AwP0+AP8BPQJ
without a	0.093	0.218	Cgj2/AcCBwEHC/kEAvgF/vsHCvwB+gUA
without about	-0.076	0.026	+/4HAQb9CgD6+gAHA/v+9/X7APgA+PwC
without across	0.071	-0.001	BwT5/QIHAAMGBvwCAvsD/wEFAwIBAAX9
without after	-0.029	0.16	Av4E/QwBCQEAAPwIBP8E+vn8//8B+v0F
without afterwards	-0.016	0	//4CAP//AAD+/wD/AAIAAAH/AAAAAf4A
without again	-0.002	0.071	/wEAAf7+//8DAP/+/v/+AQL//wH+AQAC
without against	0.02	-0.083	AgD+Af4B/wABAQD+////AgEDAQH/AQH/
without ahead	0.052	0	AgL8AAECAAAGBP4BAfwB//8EAQAA/wX9
without all	-0.134	0.047	9vgKBgP0A/zx9Q0B9wj1/gLx9P76AfIQ
without almost	0.066	0.011	Bwb5+wYHBQQGBfoFBPsF/fsGBf0D/Ab6
without alone	0.04	0.017	BgP7/wAEAAADA/0AAv4DAAEEAgABAQP9
without along	-0.039	-0.064	/vsFAf38/v/8/gP9/gX+AgT+/wL/A/4C
without alongside	0.036	-0.094	BQP9+wYFAwUCA/sDBP8E/v0DBP8E/AP8
without already	0.068	-0.007	BQX5/QQGAgIHBvsFA/sD/fwHBP4C/Qf8
without also	-0.176	-0.031	9PEPC/Dy9Pfu8Azy9hH0DBHw8g31DvAQ
without always	-0.023	0.068	/wEC/gYAAwL9+wEA/wQA/v/+Af8B/v0B
without an	0.119	-0.027	CgX1AP4G/wAMCPv/A/gBAP0NCf0A/g36
without and	-0.052	-0.233	+vsIB/34APj79wb39/72AgX1+QP3B/0H
without any	-0.037	-0.107	+wEDAgH6Af8A/gMC/v/9//79/P8B//4D
without anything	-0.023	0.048	/f0DAv36//78+wX9/QT8AQP//AL+Av8E
without approx	0.009	0.139	/wL/AQT/AwAD/wEDAP///vz+/v0A/P8B
without around	0.055	0.196	BQL3AAAEAAEFB/4AAP3/AP8FAAD/AAP9
without as	-0.046	-0.172	+PoHC/T19fn4+wrz9gn0DAv49Qv2DfoI
without at	0.028	-0.034	CgP7AAYEBgEIBv8GAvf7+/kCBfn/+wYC
without away	0.074	0.039	CAn2+wMJBAUIBfgCBvkE/v0HBv4DAAf6
without back	-0.092	-0.096	+/oIAQD3AgH19wQB/wQB/QX3+v4AAfQI
without basically	-0.133	0	9fUMBff2/Pvz9gn4+gr6BAn09wX6CPQK
without because	-0.028	-0.034	+vsGA/n5/P78+gP7/gP+BAcA/wP/BP4C
without before	-0.068	0.173	Av4FAAb6AwL7+f8F/wUA/f/6/QIAAPgC
without behind	0.032	-0.008	BAP7AAYDAwAAAQIA/gD/AAAC/wH//wIC
without between	0.056	0.003	BQT7/AUHAwIGBvgEBfsG/PkHCPsD/Af4
without but	0.051	-0.171	BQj+AQQDAwIHBf8HBPgC+/kHAvoC+Aj8
without by	-0.06	0.101	+/oECPb6+fj7/Qr4+QX3BQf49gf3B/wK
without could	-0.036	-0.082	//wDAQL+AgD9AAECAAQA/v78/f///v4D
without currently	-0.043	-0.058	+/sBBvf6+Pz4+gf3+wj5CQj+/Af8B/wE
without daily	0.061	-0.027	Bgb4/wIEAgEFAv8CAf0A/v4HBP8B/wb+
without down	-0.121	-0.095	9fMLCP74APr29Av99gv0Awv08wL3BfAO
without due	0.017	-0.01	AgH+/wACAAEBAf8AAQABAAABAQABAAH/
without during	0.026	0.061	A/7+AfwD/v//Af78AQECAgEEA/8BAQL+
without each	-0.026	-0.106	+f0CBfj8+voA+wP6/AL4BQb79wL5BfsF
without elsewhere	0.042	-0.017	AgH9AAABAAAEA/4BAf4BAP8EAQABAAX+
without etc	0.039	0.066	AQH9AAADAAAEA/8CAf4B/wACAQAAAAT9
without every	-0.018	0.02	//wBAvn++/7//wP2AAH9BggB/gT+CfoB
without far	0.034	0.059	BAH8Av0B/v4BAQH+/wD+AQMBAQL+AgT/
without first	-0.07	-0.007	/f8EAAL9AQH4+wMB/wL////7/f8A/fgC
without for	0.025	-0.335	AAH5BPoD+fgJAwT9BP74BwAI+wb8BP3/
without from	0.041	0.019	BAb+/ggCBgME/wEJA/YH+foDAfoE+wP+
without half	-0.088	0.016	/foIAfz8/v/1+AT7/QcAAgX4/QL9BfoE
without her	-0.011	0.009	/f0DAgb9A/8B/wQB/wL+//oB//8A/v//
without his	-0.005	-0.044	AAEA/gMBAgL///8CAAAB//z/Af0C/f//
without home	-0.014	-0.012	AAAAAAYAAwD7/AQC/QX6//sA//wA+wEC
without how	-0.027	-0.115	Af8C/AL/AgP8/AABAQMD///+AP4E/v3/
without i	-0.079	-0.449	7vgKEPrz8+z19w/18QbpCAn99QnwCfQa
without i'm	-0.013	-0.029	//4AAvz+/v7/AAH8/wH/AwX9/gT9BP4E
without if	-0.044	0.169	/v4DAAD+AQH9/gD//gIAAAD+AQD+//4C
without ill	-0.058	0.057	/v4FAAD/AAD7/QAAAAIAAAD8AAAB//sA
without in	-0.012	-0.049	//8FC/r7+fkA+gH7+gT1BAb8+Ab7BgEG
without into	0.103	-0.039	Cwf0+gEKAgQIB/kABfkEAP4IBv4DAAj3
without it	-0.096	-0.016	8foICPv6//j5+Av/+Aj3AgT59QD2BPgL
without its	0.03	0.074	AAD+Af4A//8DAQD/AAD9AQIB/gL+AwEA
without largely	0.063	0	AwT7/wEDAQEHBf0CAfoB//4FAv8B/wX+
without mainly	-0.041	-0.159	+/0EA/n6+/37/AT6/AX7BgX8/gT8BQAD
without me	-0.122	0.146	8PAKD/rx/vX48g/48wztBAr39Ab2CO8P
without monthly	0.047	0.071	AwL8AP8D/gADAv8AAP4AAQAEAQEBAQT9
without most	-0.025	0.008	//8BAP8AAAD//gEAAAEBAAD+AQAAAP4A
without mostly	-0.061	-0.01	+QAEAwD5Af799wj8/Af7AP/4/AD9APoL
without my	0.037	0.163	AQb/AQD//gECAwQEAP8C//sCBgAE/wH/
without myself	0.024	-0.008	AQL+/gECAAIDAf4BAQH/AP8DAgAB/wT9
without n	-0.056	-0.053	+voFBP76//78/AP//gH+AAT7+gH+AfoG
without nearly	0.051	0.368	Bgn7/QkEBgQHBfoJBvgC+foEBfsC+wX8
without never	0.025	-0.075	AwP+/gUEBAIEBPwEA/4E/fsCA/0C/AH9
without next	-0.011	0.05	AP4CAf4A/wD+/wH9/wD+AwP+/gP/A/wD
without no	-0.082	-0.193	+v0HBf/+Afz4+Ab/+wb5AAD4+P/8APcH
without not	0.007	-0.191	AgQA+hEGCgcBAvwPBv4E9PIDAvcH8/8A
without now	0.032	0.033	BAD+/gABAAL/////AQH/AQADAv8CAAP7
without occasionally	0.108	0.071	DAj29wkMBggKC/QICfkL+vgLC/oI+Av0
without of	-0.026	0.162	+/v/C+/69fcB+Qjz9gL4CQj9+Av1DPgC
without off	-0.053	0.176	/PoE/wX/CQH8AAUD/wYA+AD7/QAB+/wE
without on	-0.012	0.011	/AMGCAj6A/QE/QQH+QLy/ff5+fr3+gUD
without once	-0.018	0.313	/f8DBQD8AfoBAAEA/f/8/wD7/gD6/voE
without only	0.087	-0.203	Bwv5/QoJCAMJB/oJCPkE+/kEA/oD+QT6
without onto	-0.001	-0.012	//4AAf///wD//wH+/wH/AgIA/wH/Af8B
without or	-0.099	-0.091	+fkLAf/6AAH4+AUA/wb/AAH5+/8AAfYC
without our	0.092	-0.144	Cgb5+QQMAwQGCfQECfcJ/vsLCvwG/Qjy
without out	-0.069	-0.092	+voJA/n5/vv3+gj9/Av8Awn5+wj8BfsH
without outside	-0.076	-0.01	+PwIBAH3Afz5+AcB+QP8///5+v/9//oH
without over	0.055	-0.044	AAP5A/8E/v0GBv4BAvn7/fwGAP3+/AP9
without per	-0.055	-0.039	9/YFCfb1+fr7+Qv3+Qj0CAv28gn3C/kN
without probably	0.001	0.092	AgL+/wECAAEB//8AAAEBAP8BAgAA/wIA
without roughly	-0.001	0.145	AAD+AQICAQD+/wQB/wD9//4A//7//P8B
without round	-0.033	-0.02	+f8CBP7+/v39/gj+/AL6AgL7+gD+//kE
without she	-0.02	-0.069	/f0DA/v+/P38/AX7/AT8BAL//wP+A/8B
without since	0.05	-0.101	AwD//wEAAAEFBv0BAvoA/wADAwD/AAT+
without so	-0.124	-0.023	+foJAgL1Av/z9gkA+gr4/wD2+QD9APcJ
without some	-0.013	0.332	AgABAAEDAv8A/gAAAAH+/f79/v4A/AAB
without sometimes	0.001	0.248	AgL+AAADAAABAAEAAAAAAP/+//8A/wH9
without still	0.069	0.009	Bgb5/wIGAQEHCPwEAvwA/v8EAv8B/gb9
without than	0.036	-0.021	AgL+/gICAgEDA/wEA/sD/f0FBP4C/gT8
without that	-0.058	-0.135	/QEJAgf6DQD5/gECAP8C8gH8/PkB/fwC
without the	-0.016	-0.179	A/8ABv4ABvwA/P78A/z4/gH++ff4+gD+
without their	-0.08	0.061	9fQLCvP39/j3+Aj3+Qj4CQv6+Ar3CvkL
without them	-0.166	-0.023	9PYOCPv0/frw8gr8+BD5Awjx+gH9A/EO
without then	-0.066	-0.099	+vwHAgD9Av77/wMCAAL//AP5//4CAfgH
without there	-0.028	0.021	/f8FAQT+Bf78AAAF/P0A+vz6/fr9+/wC
without they	-0.115	0.069	9vcKB/r2/fn8+gL+/Qz7/gT19AX6A/UL
without this	-0.147	-0.005	8/EPCPLx9/ry9Qr0+A35CQzz9Qn6C/IL
without though	0.038	0	AwL9AAECAAAEA/4CAf4B//4EAv8B/wT+
without through	-0.009	0.09	AgD//wX/BQEB/wAB/////vwBAvsB/AH+
without to	0.054	-0.105	AP78A/oD/PsBA/78/v37BQEDAQL5BAAA
without together	-0.054	-0.013	/PsEAvz7/f/5+gX5/Aj7Bgb6/AT+BPoF
without too	-0.008	-0.031	/wEAAv/////+/AL8/wH+AwH//wH+Af0B
without towards	-0.059	-0.067	/P8FAAH8AQD//QQB/wD////+/v8A//8C
without twice	-0.011	-0.012	BAT/AAEBAAD+//7/AwACAP4BAf4A//7+
without under	0.053	0.284	BgT4+wgFCAYFB/wIBf4G+vgGBf0F+gP7
without until	0.002	-0.113	/wABAf8A///+/wL+/gP+AgL/AAL+AwAB
without up	-0.013	-0.127	APwD+gv/BQX/A/8GB/8D+fz9/fsG+f4E
without us	0.074	-0.069	Agn3/wICAQIFBf8CAvgB//sGAvwB/gX9
without usually	-0.04	-0.09	/f0FAAD/AAD7/QEB/wUB//8AAQAA//8A
without w	-0.042	0.016	/P0EA//8///9/AT//QX9AQD7+wH+Af0F
without we	-0.077	-0.2	AQAG/A38CgT5+wIJAAMB9vT8APUC9PgE
without weekly	0.088	-0.04	BQP5/wAD/wEJCPwBAfoAAP8IAv8B/wr/
without well	-0.049	0.1	/P8EAf/9/wD8/AL//wL/AQH6/QAAAfoD
without what	-0.166	-0.032	9/QOBv32/frw8wr8+RH6AQnw9AT5AvEN
without when	0.051	0.151	BAH8AP8HAgAGAfwEAv39/fwGBfgC+v/7
without where	-0.042	0.09	+vkEBPj6+/38+wb3+wb7Bwn6+Qf7CfoF
without which	-0.042	-0.101	+voDC/X5+/X69wj29Af1Bgf59AX2Cv4I
without while	0.128	-0.079	Cgjz/QQKAwIMCPwEAvUCAPoMB/0B/Aj5
without who	-0.153	0.053	9/INAAL4AgDx9wj9+hD7/wTx9gb+AvEM
without whom	0.096	-0.035	CAb5/AUIAgMLCvcGBvcG/foJCP0E/An3
without with	0.044	0.353	Bf75BwD9AfkB//0A+v/8AAAG+QP4AAMA
without within	-0.061	0.136	+PwHBP73/v35+gb++wf7AgP4+QP9A/gH
without without	-0.007	0	Af8BAP8AAAH/AP8BAQEB/wEAAQABAQD/
without would	-0.11	-0.058	+PoKBP74//329wT9/AX8AQX4+wL8AfgH
without yet	0.009	-0.128	Awb9/QIEAQMCAf4EAv0A//0CAf8C/gH/
word of group → writer	0.075	-0.141	CAb6+wgBAwENBvkFAPwE+/kFCPkD+Qf6
word of other → thing	0.025	-0.04	AP38AP/+AAACAgIA//4A/wAA/gD/AQMA
word of other → writer	-0.026	-0.101	+AYA/gwBHAL4AAIMAPwD5vL///QD7gAC
word of team → other	-0.089	0	9vgJBP74//34+Qf+/Af7AgL5+wP+A/gG
word of team → thing	-0.037	-0.042	AAED/QP/AgP+/f4BAgAE/f39AP0C/vwC
word of team → writer	-0.01	-0.094	BAcC/RIBDQQFAv4LBfoD8/QBAvgE8wL7
word of writer → group	-0.039	-0.017	+/oIAwD6AP77/gUA/AP8AAH//AD9//0E
word of writer → other	0.067	0.211	/gP7BP79APwFAP7/+QH3AP8EAAL9AfwC
word of writer → team	-0.055	0	/v0EAAD/AAD6/gEAAAX/AAD9/wAAAPsE
word of writer → thing	0.029	-0.172	9Q4CAgkDB/kDAggL/ff29vAH/PX69P8D`
