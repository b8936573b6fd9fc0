// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	ask	hidden
bias	-0.067	-0.3	CPgEBgYJBQgECgn8+QoGCvT6BQUF+vgI+/b3+PX1+QX3BggHB/cF9Qj6DvwK+PoG
output	0	0	4yP46uDk7OLv4+UTHOzj5Q4g7ObfEh3bGiAYFBYLHuMc5Off3x/5IOcW8hDyGxze
-1 more loose than left	0.03	-0.156	/gAAAf78BP78/v0AAwL7AwAD/wME/P39AQID/gMCAPz//wYB/Qb/APkC/QL/BAIF
-2 more loose than left	0.059	-0.031	/QT8/Pn6+Pn4/fwFA/8B+wEF+/j9Bgj6AQIBAAEDBPgD+vv7/QH7BfoG/ggACQT7
-3 more loose than left	0.006	-0.079	AQb8+vgE/AL9CvsFAv/4Af3//fn5BgIECAIBBfv9BgT78/78+QEA+f8KAggD/QD+
0 left	-0.003	-0.59	BwIEAgoBCP8E/wD4AwEBAgP+Awj++QP/+wECBP0E/AT+Bv8D/QQBAwD4Bvv7AvYI
0 loose	0.002	-0.066	AwX+/QYDAP0CBAH/AvsEAP4CAv8E/f4F+QAF/AT9Bf/+AQAAAvoD/QD7//0AAwMB
0 more loose than left	-0.038	-0.003	Bf4EAQIDBwEGAAkB/AIB/vz/BQcI/P8A+wH9Af36Agj9BgMAAf8BAwP//PsD+f0G
1 for 1, JJ, one place	-0.041	0.04	Bfr/AAIFAQT/AQYA/QMBAwEAAP//AQECAQH//wEA/gAAAQABAP4BAQEBAAEB/gAB
1 for 1, JJ, share 0	-0.052	0	BPwAAAAEAAIAAgMA/gIBAgD+AAAAAP4EAP39/v8A/QL/AQIDA/0B/wMAAAAC/QAA
1 for 1, JJ, share 1	0.007	-0.087	/wAA//79//7//wABAv/+/wAC/v78Af7/AQD/AAEAAP4A/f8BAQT/Av0C/wH+AAT9
1 for 1, JJ, share 2	-0.027	-0.168	BfwA//4DAAT/BAEB/AL9BP/9AP/+AvsDAv39/v7//QX6AAUDAvkD+wUBAgED/v7/
1 for 1, JJ, share 3	-0.023	0.013	Av0AAQEDAAMABAMA/QMBAwAA////Af8BAf///wAA/wD+/wEA/wAA/wAAAAAA/wEA
1 for 1, NN, one place	0.121	-0.104	+Ar9+fn4+vb69fcGCvj29gYK+vb2BQ32Bw0IBgoECfYN9ff19gz/DfcH+wb8CQr2
1 for 1, NN, share 0	-0.041	-0.029	AP4AAQADAAMAAgMA/gL/AgD/AP8AAP8EAP///wEAAAD//wIBAP0A/gABAAEB/gH+
1 for 1, NN, share 1	-0.049	0.253	/P7//v0H/wH+BP4CBAP+Af/+AAH+AP8CAPz7/P4A/f/5BAEDAf8A/ggAAgAE/AH/
1 for 1, NN, share 2	-0.044	0.19	APr//P0AAAf+CAYD+Qb/Bvz8AwMGAfwGAfv8+/r9/////AcGBf7++wkBAwEA+P4F
1 for 1, NN, share 3	-0.004	0.023	//0AAAIAAQD//gMBAgACAAICAf8AAAAAAAMAAQMB/AAE//8ABf7/AgAC/wL//wIB
1 for 1, NN, share 4	-0.043	-0.013	A/wBAQEDAQIBAgP//QIDA//9AQEBAP0E//7+/gD//QL9AQMEBPwB/QH/AQAC/P8B
1 for 1, RB, one place	0.12	0.06	+An++/z4/Pf9+PkDCPr5+QMJ/Pz6Agf2AwkHBQYCCPgJ+fj29gr+CvgD/AP8CAb4
1 for 1, RB, share 1	0.006	-0.045	/wABAwIBAQICAQD+AAABAgAAAQID/wD//wACAQEAAAH/AgACAv8A/gD/Af8BAP8B
1 for 1, RB, share 2	0.016	0.092	AAD///7+//7//f4BA/4A/QEE//7+AQP8AQYDAwEBBP8DAP///wP/A/8AAAD/AwH/
1 for 1, VB, one place	0.006	0.161	A/4CBQb9B/0F+gH5Bf0B/gQEBAgI+gQB+wYBAQcD/gMGBf4CBQUABP77/Pv+APkD
1 for 1, VB, share 0	-0.044	-0.047	A/8BAQIBAQMBAQL//gEEAv/7AwEC//4E//39/v///QL+AgIDA/wA+wT/Av8C/f8F
1 for 1, VB, share 1	-0.031	0.065	BfkABAYGAwYEBQH//QYDCf78AgUGAPf/APv4Af3++gj7AQUBCPkA+gL9BP8B//sI
1 for 1, VB, share 2	0.002	-0.002	AwIAAQEBAgEABf4B+gMCB/37AQAFAPsCAQUCA/r9AQX+/QMEAAD//wEBAgH+BfwF
1 for 1, VB, share 3	-0.027	-0.071	Av0BAgQGAgMBBAP//gMDAwD//v//AQIDAAAAAf4A/QL9AgIEA/oB/Ab/Av8D/QAE
1 for 1, antonym, one place	0.037	-0.064	/gMA//7+//3//f4BAv7+/gID/v79AgP8AgMDAgIBA/0C/v7+/gMAA/4B/wH/AgL9
1 for 1, antonym, share 2	0.109	-0.051	+Qj//fv8/fz+/vkCA/35/gAC/f78AQL4AgQEBAAACPsD/Pz39gf/BvwD/wL8CAb3
1 for 1, derived, one place	-0.091	0	B/gBBQcFBAYDBQb8+wQHBf76BQUH/PsI+vr7+/3++Qf8BQUGB/oB+wT8Av0C+vsH
1 for 1, derived, share 2	0.003	0.085	/wH///4A/v//Af8B/wD/AAAAAP//AQAAAQAAAAAAAAD//gIAAf8A/wECAAEA/wEA
1 for 1, far-broader, one place	0.007	-0.041	AAEAAAD/AP8A//8AAf///wAAAAAAAAAAAAAAAAAAAAAB/////wEAAf8AAAAAAQH/
1 for 1, far-broader, share 1	-0.006	-0.011	AAEAAAAAAP8AAAAAAAAAAQAAAAD/AAABAAAAAAAA////AQEBAv4B/wEAAAAB/wAB
1 for 1, far-broader, share 2	0.019	0.023	Af8AAAAAAP8AAAAAAAAC/wACAAD/AAH+AAIBAQAAAQAAAQD+AAEAAAD/AAAAAv8B
1 for 1, listed, share 2	-0.006	-0.07	AP0AAAACAAIAAQIAAAECAAD/AAAAAP//AP//AAAAAQD/AAAB//8A/wEAAAAB/gAA
1 for 1, narrower, one place	0.024	-0.044	/gL//v79//3+/P4BBP39/QID//39AQP9AQMCAgMBAv0D/v3+/gL/A/0C/gL+AgL+
1 for 1, narrower, share 1	-0.018	0.136	A/8BAwUAAgMCAgH//AIGAgD+AgEDAP8CAP4A/gAA/QP+AgIDBf4A/gP/AQAA//wJ
1 for 1, narrower, share 2	-0.086	-0.01	A/YAAAABAQEAAggB/wQFAQH+//4AAf4GAf79/QAB/AL9/wMGBvkB/AQBAQED9/wE
1 for 1, narrower, share 3	-0.031	-0.033	Af0AAAECAAEBAQIA/gADAAD+AAAAAP8DAQD//v8A/QL/AAEDA/4B/wIAAQAC/v8D
1 for 1, none, one place	0.022	-0.016	BPz//gH7Afn89v4ABv39+wcG/f3+/wv+/wUAAQoGAvkJ//z+/AIAB/z++f///QD8
1 for 1, none, share 0	-0.073	-0.058	B/kAAQEFAQcBAwb//AICAwD7AgABAPwH//38/f///QP+AgQFBfkB/QMAAQAD+v8D
1 for 1, none, share 1	-0.052	-0.007	APj+AAIG/gD/A///AwQEBP/+AAMEAPwE/vv8AP//+QD5AgMIAf//+gIABAED/wEC
1 for 1, none, share 2	-0.004	0.148	BwAAAQECAQL9AwMC9QT+CPn+AQEFAvf9AAL9A/f5/wf9/wgEBgEB+wYBBQD/AvsH
1 for 1, none, share 3	-0.021	-0.076	/QD///8D//7+AQIB/QIDAAL9Av4BAP8D/v/9/gIB+QMBAQEDAvsAAAMBAAIB+wEC
1 for 1, none, share 4	-0.041	-0.008	Av0AAAACAAEAAQIA/wEBAv/8AQEB//wE//39/f///AP9AgMEBPwB/QL/Af8C/P8C
1 for 1, one place	0.043	0.156	/gH+/gD1Afb99/3/B/f/9wgIAP/9/gX8AQgFBAwHBP8H/vb7AAkACPn/9/78BAD+
1 for 1, paraphrase, share 1	-0.006	0.028	AAAAAP8AAAIAAf8A/wEAAQD9AAAAAP8D//7+//8A/QMAAQABAf8A/wEAAAD/Af8A
1 for 1, rare-synonym, one place	-0.001	0	Af8AAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
1 for 1, rare-synonym, share 2	-0.025	-0.021	Av4AAAEAAAEAAAIA/wABAAAAAQABAAABAAAAAAAA/wH/AAECAv8A/wEAAAAA//8C
1 for 1, share 0	-0.078	-0.077	A/0AAQEFAAYAAwUA/AMBA//2AgAB//sJ//j5+/3//AL7AwQFBPkB+AX/Av8E+/8E
1 for 1, share 1	-0.045	0.186	Afn+AP8H/QH/BAED/wkHCPwBAAH+AvcDAfr5Afv++wT1AAP/AP7/+Ab/AwED/AID
1 for 1, share 2	-0.015	0.109	AP3+/Pn8/f77Cf4F8wb7Cvv5AfsDBPYFBAEAA/j6/QP++QP+/wX/+wkEAwIB//0F
1 for 1, share 3	-0.007	-0.065	AAIAAAQCAAIAAgEA/wD//gH9AP0D/wIF/QL+AAEA/gIC/gD/Av8AAwEBAAIA/wIC
1 for 1, share 4	-0.025	-0.042	Av4AAAABAAAAAAL//wABAgD+AAAAAP0DAP/+/wEA/QH/AQEBAv4B/wAAAAAB/wAA
1 for 1, sibling, one place	0.115	0.268	+gr+/Pz2/Pf89/gDCfn59wQL/f38Agn3AwoHBgcDCfgI/fr5+gj/CfoB/gH9BgP7
1 for 1, sibling, share 0	-0.015	-0.008	AP8AAAADAAIAAgEA/wIBAgD+AAAAAAABAP4AAP8AAAD+AAABAP4A/gIAAAABAAAA
1 for 1, sibling, share 1	0.024	0.082	+wT//fwA///+Av4CAAH9Av///f77Afr9A//+A/7//wH8/wP/+/4A/f8BAQEBAQP+
1 for 1, sibling, share 2	0.03	-0.048	+gH+/P/+/gD+AP0DAQH9/wAF/f0BAQMAAgMBA/4AA/oC+v/+/gH+AwICAAL+AgMA
1 for 1, sibling, share 3	0.074	-0.027	/AT/AAH9APz//vwAAv7+/QEF/v3+AQT6AgYFBAIBBfsF/Pz5/gX/BvwB/wH9BQP+
1 for 2, JJ, one place	0.023	0.024	/wIAAAD/AP8A//8AAf8A/wED////AQP9AQMCAgIBAv4C//7+/gL/Av4A/wD/AgH/
1 for 2, JJ, share 0	-0.018	0.037	/wH//wAA/wD/AAIBAAAAAAD/AAAAAP8CAP7+/gAA/gD//wABAAAA//8A/wAB/wEA
1 for 2, JJ, share 1	0.018	-0.124	+wMAAAEAAQMABf///AL+Af/7AAAAAP7+APwBAv3/A/z8AQP/AP0B+wX/Av8B/QAB
1 for 2, JJ, share 2	-0.081	0.095	BPcAAAAEAQQABAcA/AQBBAD/AAD/AP4EAP79/v8A/QH8AQUHAfwB+wUAAgAD+f4D
1 for 2, NN, one place	0.057	0.086	/gQA/vz8/vv//PwCBP79/gEF//7/AQL7AQUEAwMABPwE/Pz8/QX/BfwD/wL+BAP9
1 for 2, NN, share 0	-0.045	0.041	AvwAAAAEAAIAAQUA/gIFAQEA////AQECAQAA/wAB/wAAAAEDA/8AAAEAAAAB/gAA
1 for 2, NN, share 1	-0.063	-0.106	AfwBAAIAAQcCBAb++QYGCP72AQIA//wF//j5/P3/9wX7BAUEBvkC+AQAAQAC+v8D
1 for 2, NN, share 2	0.001	0.016	AQD+/f3+/fv++wMDA/4BAAEG//z9Av78AwQAAAQBAwAB/f0D/QH+//oC/wL//wP+
1 for 2, NN, share 3	0.065	0.106	+gb//v76//v//PsBBP37/AEE///+AQT7AQMDAwEBBPsD/v37/AX/BP0B/wH9BQL9
1 for 2, RB, one place	0.013	0.015	/wEA//////////8BAf///wAB/wD/AAH/AAEBAQEAAf8B/////wEAAf8AAAAAAQH/
1 for 2, RB, share 1	-0.065	-0.055	BfoBAgEFAgUBAgT//QIEAf/8AQED//4G//38/P7/+gT+AgEFBP0A/wP/AQAC/v8D
1 for 2, RB, share 2	-0.02	-0.031	AQAAAP/+AAEAAgEA/gH+AgABAAAAAP8CAAAAAAAA/gIAAAABAgAAAP8AAQAA/wD/
1 for 2, VB, one place	-0.013	-0.032	AQMA/f4AAP4A/wIBAAH+AP8BAf/+AgADA//+/v///gEB+/8C+gIA//4EAAMA///+
1 for 2, VB, share 0	-0.033	0.052	A/8AAAACAAEAAQEA/wEDAv//AAD/APwBAPv9/v7//wEA/gD//gD/AAAC/wEAAAP8
1 for 2, VB, share 1	0.043	0.277	9wf//v0B/gD9Av0BAwD6Av78/f/8/wH//v8BAv7/Bvb+/wP9+Pv//v//Af4ABP/5
1 for 2, VB, share 2	-0.092	0.045	CfgAAAQGBAQDAgb/+gUFBgD8BAAFAPsJAf77+QAA+QEB/QQKAP7/+wIAAAEE+/kK
1 for 2, VB, share 3	-0.033	-0.003	AfsA/wAB/wL/AQQB/gIEAAD///7/AQADAQH+/gAAAP8B/gAB/wH/AAEC/wIA/wIA
1 for 2, narrower, share 1	0.048	0.004	/wYAAAH+AP4AAPsAAf/7/wAE/v/+AQP7AQUDAwEBBP0C//7+/gL/Av0AAAD+A/8B
1 for 2, narrower, share 2	0.026	0.018	AAEAAP8BAQAA//7/AAAAAAAAAAEAAAD+AAEAAf8AAf8BAf7+/gEAAQAAAAD/Av8B
1 for 2, none, one place	0.044	0.067	/QIA//38APsA+/4BA/0A+wIF/v8BAQX9AQMDAgQCAvwF/vz8/wQAA/4C/wL/AwMA
1 for 2, none, share 0	-0.07	0.111	Avz//gAF/wP/AwYB/QMGAgD////+AfwBAvv+/f8A/AD9/gMEAfwA/QMCAAEF+gL+
1 for 2, none, share 1	-0.012	-0.03	+P8A/wAHAAv/CP/++Qf/Cfv1AAAAAPgHAPT4/fr7APv4Agn9/f0D9gUBBAAA/AL8
1 for 2, none, share 2	-0.062	0.17	A/39/gEA//z9/QYE/gL+AwIDAPz9AvoDA/77+gQC/v///AMF/AH++/wD/gMC9/4F
1 for 2, none, share 3	0.006	0.049	AP8AAQL/AQAAAQAAAAED/wACAAABAAP+AAMBAf8AAv7/AgECAwAB/wEAAAAA/wAC
1 for 2, one place	0.022	0.092	AQj/+vn8//v//f8DAf79/gEDAf78A/8ABgQBAQIB//4D+f3/+gIAAf0H/wUAAgH+
1 for 2, rare-synonym, share 1	-0.037	0.014	AP0AAQECAQIBAQH//gICAQD+AQEBAP8E/////v8A/AL/AgEBAv4A/gL/Af8B//4C
1 for 2, share 0	-0.071	0.13	BPv//gAE/wH/AgUB/gIFAf/+//79AfwHAvr8+/4A+wL+/QIEAf7//gAC/wED/QP9
1 for 2, share 1	-0.004	-0.009	+wD//wEBAAcABwP//QYBDfry/v79APsA//b5Afn8BPv0BAsB/fUD+AT8Bv0C/v7/
1 for 2, share 2	-0.086	0.126	Cfv//QL9AQEA/wUC/gP/Bv//Af4CAfcJAf77+AL/+gf//AME/f///AACAQID9v0I
1 for 2, share 3	-0.023	0.097	//4AAP//AAH/AQIB/wED/wD+AAABAP8DAAH+/v4A/v//AAICAv8A/gQCAQEB/QIA
1 for 2, sibling, one place	-0.047	-0.016	BAIA/v0EAQEBBAQB/AP8BP78BP/8AfsFA/z8/Pz++wT8/gME/f0C/AIBAgEC/fwD
1 for 2, sibling, share 1	0.011	-0.05	/QMAAAIAAQEAAAAAAQAC/wABAAAA/wD9//7/AgAAAf0A///++wD/Av7/////AQD+
1 for 2, sibling, share 2	-0.086	-0.022	A/sB/v8CAQIBAwYA/QICA//9Av7+AfwHAvz8/P//+AP+/gIGAv0A/AMCAQEC+wEC
1 for many, JJ, share 0	0.007	-0.008	AgABAgMBAgEBAgD+AAECAv//AQEC//8A/v////8A/wP/AgACAgAAAP//AP8AAf4B
1 for many, JJ, share 1	-0.106	0.057	CvYAAAAHAAgABgj/+gUDBv76AwECAPoI//n6+/z++Qj8AgcMCPgC+QcAAgAE+f4E
1 for many, JJ, share 2	0.028	-0.03	AAEAAAEAAP8AAP8AAAAB/wAD/wD/AAH9AAMCAgAAA/4B/////gL/Af4B/wH/AgH/
1 for many, NN, one place	0.024	-0.016	/gMA///9AP8AAf4BAf/+Af8AAAABAP8AAP8AAP//AAAB/wD9/gP/Af4AAAD/AgH/
1 for many, NN, share 0	0.039	-0.028	+gX//v79/gD+/wEC/gD8AQD+//7+Af/9AQAAAAAAAv8B/QH++gD/AP4CAAH/AgP8
1 for many, NN, share 1	-0.004	0.029	BP8AAfwB/gUABf0A/AT7BP35AAH/AfwDAfkBAfv++QT4/wUBAvgC+QQBAwAC/v/9
1 for many, NN, share 2	0.024	0.066	AAEA//0C/wD/Av0BAAH7/v8A/f79Av/+AwEBAv3/BP4A/gD9/v4AAP8BAAAAAwD8
1 for many, RB, share 1	-0.002	-0.105	/gD/Af8A//8AA/8A/gAAAv8B/wABAP0AAAAAAQD/A/7/AQEAAwD//v4AAAAAAAAB
1 for many, RB, share 2	0.029	-0.04	AAIAAAH+AP8A//4AAf///wAAAAAAAAD+AAIBAQEAAgACAP7+/gL/A/4A/wD/AgD/
1 for many, VB, one place	0.024	-0.002	/wIA///+//7//v8BAv///gAD////AAL+AQMCAQEAAv4C/v7+/gMAA/4C/wH/AgH+
1 for many, VB, share 0	-0.031	-0.041	Af8A/v4B/wP/AQEB/QIFAv77Af//APv/Afz8/vz+/QL9/wMDAvwA/QQBAQEB/gME
1 for many, VB, share 1	0.033	0.027	/f4AAQQBAPwB/f8A//8EAQD9AAAD/wL7/QIDAwEBAP8AAf0A/wD+AP7+Af//BP4H
1 for many, VB, share 2	-0.091	-0.035	C/QCBwoFBgcFBgn7+gUKB//6BQQF/foI+/z7+///+Qb+BAMHB/wB/QH9AP8D+/0G
1 for many, far-broader, share 1	0.027	-0.062	/wIAAAD+AP4A//4AAv/+/wEC////AQH/AQIBAQEBAQABAP/+AAEAAf4AAAD/AgAA
1 for many, narrower, share 1	0.059	0.034	/AX////8//v//fsBAv38/wABAP//AQH+AQICAQEAAv4E/vz7/AL/A/sA/wD9BQEA
1 for many, narrower, share 2	-0.056	-0.001	BfsAAQEDAQUBAwQA/QIEAv/8AgIC//4F//z8/f7/+wT9AQIFBfwB/QT/Af8C/P4D
1 for many, none, one place	0.089	-0.014	+wf//v36/vr//fsCBfz6/QIH/v79AQT5AgUFBAMBB/sE/fz5+Qf/BfoC/gH9BQT6
1 for many, none, share 0	0.026	0.007	+gT//fz+/gP9AgED/AICBP77Afz+Afv9Afz9/vz+/gL+/gP///7//v8CAQH/AwQA
1 for many, none, share 1	-0.003	0.068	AP0BAwEDAQIDBf79+gQBCv31AgMEAPgB/fYDBPv+/QX6BAT/CPkE9gL+BP4CAPoE
1 for many, none, share 2	-0.014	0.019	AP///v8A//7///8CAf///gD7AP/+AP0FAfz+//7//QP//wAAAv0A/wAAAAABAQAB
1 for many, none, share 3	0.015	0.074	Av8AAQEBAAEAAAH/AAEAAQABAAAAAAH+AAEBAQAAAQABAP/+/wEAAf8AAAAAAf//
1 for many, one place	0.04	-0.018	/QQA///8AP3///0BA/79//8D////AAH+AQECAf8AAv0B///9/QP/Av0C/wH+AgL+
1 for many, share 0	-0.003	-0.019	/wH//f0B/gf+BAQC+gMEB//6//z9Afv9AgD+AP7/AP/8/wUCAPkA/AICAgEB/wMB
1 for many, share 1	0.007	0.007	//0AAQEH/gUBCQD//AP9C/v4BQIE//sD/vgAAvn8AAn3AQYDAfUD9QP/Bv4CAf0D
1 for many, share 2	-0.022	-0.039	BfwAAgUDAgABBAP//wEDAwD8AgEA//3///8AA/8AAgT+AgMFBfoB/QH9AP8C/vwF
1 for many, share 3	0.019	0.074	AQAAAQEAAAAAAAH/AAEAAQEB/wAAAAL+AAECAQEAAf8BAP/+/wIAAf8AAAD/AgD/
1 for many, sibling, share 0	-0.044	-0.013	A/wAAQICAQIBAQIA/wEDAf/+AgEB//8E/v7+/v///QL/AQIEAv4A/wP/Af8C/v4C
1 for many, sibling, share 1	-0.029	-0.032	A/0AAQEEAAMAAwUA/AL/Af/+AP8BAP8DAPz+/v4A/f/+/QIB//3//wIAAQAB/gH+
1 for many, sibling, share 2	-0.011	0.016	Af8AAQMBAQABAQD/AP8CAAABAQECAP8B/wAAAAAAAAIAAf8CAwAAAAD/AAAAAP8C
1 left	-0.018	-0.082	AwH/AAD9/PsA/gYFAwP7/AED//8BBQP/AgT//gAAAP4BAP0C/P7/B/0E+wACAP8C
1 loose	-0.001	-0.347	BgL8/v78/PoB+P//Bv76AwcG/v3+AwIGAwMF+wYEAggF+/gE/QUABPwA/wX6+/oD
1 more loose than left	-0.009	-0.258	AQD/+fcA/AAA/gAC/gQAA//+Afv0CgD/C/z5+wEDBAMC+gAFAvsBAAUHAgf+Bgn5
2 for 1, JJ, one place	0.039	-0.124	/gQA///+AP4A/f0AA/7+/QAC/wD/AAL9AAMCAgEAAv4CAP7+/gMAA/8AAAD/AgD/
2 for 1, JJ, share 1	-0.09	0.035	AfoAAAAAAAIAAQUA/gECA//6AQAAAPwJAPz6+v//+wEAAAECBv0A/gAAAAAB+wAC
2 for 1, JJ, share 2	0.023	-0.085	/wUA/wD9AP4A/v4AAf/+/gAB/wD/AAL+AAMCAAAAAv0B/v/6/gD/AQECAAH/AQH/
2 for 1, NN, one place	0.022	0.07	/gIA/wD+//7//f4BA/7//AEC/wAAAAP/AAIBAAABAf4D//7//wIABP8A/wAAAQAA
2 for 1, NN, share 0	-0.143	0	BPUBAAAHAAUBBAj//AQHBP/6AAAAAPsKAPv8+v7/+gP8AQULBvkC+gQAAQAF9wAB
2 for 1, NN, share 1	-0.022	0.233	Af0A///+/wD/AAEB/QL/AwD////+Af7+AQIAAQIAAP7//gEA/P8A/v4BAAEAAgH/
2 for 1, NN, share 2	0.003	0.094	AwIAAP/9AP4AAAAAAAD9BP8D/wAAAP7+Af8CAAH/AwD+AgMBBPwB/P8AAf8B/wAA
2 for 1, NN, share 3	-0.025	-0.027	/f8A/wAAAAH/AQEB/wD/AQD+////AAEBAAH/Af8A//7//wAB//4A/gEAAAAB/gD/
2 for 1, RB, share 1	-0.083	-0.041	BfkBAQAHAAYBBQX/+wUEBv73AQEAAPoJAPj6+/3/+Qf8AgMFBfoB+wQAAAAD+wAA
2 for 1, RB, share 2	0.03	0.01	/wIAAAD/AP8AAP4AAf8A/wAAAAABAAD+AAIBAQAAAwAAAP7//wP/AQAAAAD/AgAC
2 for 1, VB, one place	-0.005	-0.071	AAEBAQIAAf8BAP//Af8A/wD/AgIB//8B/v8A/wAA/wL/AwABAf8AAAD/AP8B//8B
2 for 1, VB, share 0	0.001	-0.016	/wMAAAAAAAAA/wAAAf/9/gACAAAAAAL9AAEAAQAAAv8BAP////8AAQAAAAAA/wD/
2 for 1, VB, share 1	0.043	-0.109	/gYAAAH8AP///fwAAv3+/gADAQAAAAD8AAAC/wAABP4C///+AQT/AfwAAAD+AgEF
2 for 1, VB, share 2	-0.098	-0.001	APgA//0E/wT/AwYB/AQGAf/6//79AfwKAfn8/P//9QD7/wMJBPoB/AUBAQEE+AL/
2 for 1, VB, share 3	-0.009	0.029	Af8AAgIDAgMBAQH//wACAQD+AQECAAEA/wH/AP8A//8BAQEAAv8AAAMAAQAB//8D
2 for 1, narrower, share 1	0.013	-0.018	/gEAAP8AAP8A//8AAv///wAD////AAIAAQEBAQEABP4B///8/gEAAf0AAAD/AgD+
2 for 1, narrower, share 2	-0.001	-0.026	AAEAAAAAAAAAAAAAAAAAAAD/AAAAAAAAAP8A//8A/gABAP4AAAEAAP8AAAAAAAAA
2 for 1, none, one place	0.005	-0.062	//8AAQMAAQAC/gD/A/8C/AEEAQIB/wT//wMDAgEBAQABAv4BAQIAA///AAAAAP8B
2 for 1, none, share 0	-0.093	-0.002	Af0AAAAFAAQAAQQA/wECAQD7AAAAAPwHAPz8+/8A/QL+AQMHBPsB/AQAAQAE+gAA
2 for 1, none, share 1	-0.066	0.171	AvsAAP/+/wX/AgIA+QMAB/75AQH/APkGAPz7+v7+/gT6AwcHB/oD9gQAAgAF+gAE
2 for 1, none, share 2	-0.041	0.003	A/wA//3+/wH/AwQA/gIAAv8AAP8BAP0FAfz+/AD//wD9/wMAAvwC/gIAAgAB/gEA
2 for 1, none, share 3	-0.071	-0.062	APwAAQEFAQUAAwQA/AIABP33AQACAPsI//n4+/v++QH+AAICAfsB/QUAAgAD/AAB
2 for 1, one place	0.039	-0.125	/QQAAAH7APsB+/sABvz9+QEEAQMBAAT//wMCAQEBAf8EAfv+/gX/B/0A/gD+AgD/
2 for 1, share 0	-0.133	-0.017	A/gAAAAIAAUAAgcA/QMDAgD6AAAAAPwJAPz6+/8A+gP+AAMKBPkB/AYAAQAF9gD/
2 for 1, share 1	-0.05	0.118	Av0A//8B/wb/BAgA+AUDB/79AAH/APoGAPr6+wD+AgH7AQMCAP4B+gABAQEBAgEE
2 for 1, share 2	-0.027	0.017	Af7//vz//v/+AAQC/wEBA/78/v79AfoBAv0C///+/v39/gEE/f0A/wICAQEB/QP7
2 for 1, share 3	-0.053	0.001	APwAAQEFAQQAAwMA/gIAA/76AQACAP8F//38/f3//AD9AAIDAvsB+wUAAgAE+/8B
2 for 1, sibling, one place	0.028	-0.061	/wMAAP/+AP4A/v4AAv/+/gABAAAAAAH+AAEBAQEAAf8BAP/+/gIAAv8AAAD/AgD/
2 for 1, sibling, share 1	0.022	-0.059	AAIAAAD/AAAAAP8A/wH+AAAB////AP/9AP8BAgAAAv3/AAH//gEA/wAAAAD/AQAB
2 for 1, sibling, share 2	0.054	0.01	+Qf//fv+/f3+//sCA//8/QAA/f77Af/8Av8CAwAAA/sA/v78+gL/AQACAAH/BAT6
2 for 2, JJ, one place	0.024	-0.022	/wIAAAD+AP4A//4AAf///wACAAAAAAH+AAICAQEAAv8B///+/gL/Av8B/wH/AgH/
2 for 2, JJ, share 1	-0.057	0.06	Av0AAAAAAP8A/wIAAAD/AAAAAQAAAP4FAAD//QAA/gEAAAEDA/8A//4AAAAB/gD/
2 for 2, JJ, share 2	0.027	-0.032	/gQAAAAAAAAAAP4AAAAAAAAC////AAD/Af8BAQAAAQAAAAD+/gAAAP8AAAEAAgH/
2 for 2, NN, one place	0.049	-0.033	/gUA///8//z//fwBA/78/QEE////AAP8AQICAgEBA/4C//79/QP/A/4B/wD/AwH/
2 for 2, NN, share 0	-0.048	-0.011	AvsAAAAEAAQAAwMA/QICAv/8AAAAAP4EAP39/v7//wIAAAEDAv4A/wEAAAAB/gAA
2 for 2, NN, share 1	0.001	-0.062	+gAA//8A//3//gIBAP/8AwD/////Af3/Af4A/wAAAfwAAAAB+/3///0BAAD9AAL9
2 for 2, NN, share 2	0.051	0.027	AAQAAAH7APwA/wAAAP4CAAABAQEBAAD8/wEAAgIAAAEAAQD/AgEAAf0AAAD/Af8D
2 for 2, NN, share 3	0.007	-0.029	/wEAAAD+AP4A//8AAf//AAAAAAAAAAAAAAAAAAEAAP8B/////wEAAf8AAAD/AQD/
2 for 2, VB, one place	0.034	-0.019	/gMA///+//7///4AAv/+/gAC////AAL9AAICAgEAAv4C//79/QMAA/8BAAD/AwH+
2 for 2, VB, share 0	0.04	0.032	/gQAAAD/AP8A//0AAv///gAC/wAAAAL9AAECAgAAA/4A///+/gIAAQAAAAD/AgH/
2 for 2, VB, share 1	0.054	0.003	/wQAAAD9AP0A/fsABP77/AAD////AAL9AAIBAwAABAAAAP/7/QMAAgEAAAD+AwAA
2 for 2, VB, share 2	-0.005	0.06	A/0AAQEBAQAAAAMAAP8C/wACAAAAAAEBAAICAAAAAf8BAP7+/gP/A/wBAAD/AQH/
2 for 2, narrower, share 1	0.03	-0.016	/gUA///+AP4AAPwAAf/9/wAAAAAAAAD+AAAAAQAAAP8AAAD///8AAP8AAAAAAQAA
2 for 2, narrower, share 2	0.028	-0.019	/gMAAP8BAP0AAAAAAP8AAAAC/wD/AAH+AAABAgEAAv8AAP///gD/AP4A/wAAAQH+
2 for 2, none, one place	0.114	-0.079	/Aj///75//r/+/kBBfz6+wII/v79AQb3AQcGBgMBCPsG/fv3+An+CPsB/gH8CAL7
2 for 2, none, share 0	0.026	0.023	AAMAAAAAAAAAAP0AAf8C/gAAAAAAAAH9AAEBAgAAAQAB//79/wT/AwAAAAD+BAH/
2 for 2, none, share 1	-0.04	0.018	/f8AAP8EAPz//gMBAf/8AAAB///+AP0EAAD9/gEAAfz+AQEHAPsB/wABAQAB/QL7
2 for 2, none, share 2	0.044	0.058	AQIAAQL8AQABAAIAAP4D/wABAgEB/wH9/wMAAgH/AQIBAv/+AQEAAf0AAAD/Af8G
2 for 2, none, share 3	0.029	-0.069	/wIAAAD/AP8AAP8AAAAB/wAB/wAAAAH+AQAAAQAAAf8BAP/+/wMAAgAAAAD/AwAA
2 for 2, one place	0.123	-0.083	+wr//v74/vn/+vgBBfv5+gIJ/v79AQf1AQgHBgMCCfoG/vv4+Qj/CPsB/wH8CAL8
2 for 2, share 0	0.01	0.068	AQAAAAADAAQAA/8A/gECAAAAAAAAAAD+AP8AAgAABP8A////AQL/AQEAAAD/AwH/
2 for 2, share 1	-0.011	0.016	/P4A//8DAP7//gEBAP/9AQAD////AP8CAAH//wAAAvwAAAD+/AABAAABAQD+AAL7
2 for 2, share 2	0.064	0.113	AAYAAQH7AfoA/v4AAfwC/gADAQAB/wH8/wMDBAMAAQACAf38/wP/AvoAAAD+AwAC
2 for 2, share 3	0.054	-0.075	/gYAAAD8APwA/vwAAf7+/QED////AAL8AQICAgEBA/4B///+/wP/AgAAAAD/AwD/
2 for 2, sibling, share 1	0.021	-0.019	AQAAAAD9AAEAAP4A/wD+AAACAAAAAAH+AAD/AAAA/wEAAP/9/gIAAAEAAAD+AgAA
2 for many, JJ, share 0	-0.063	0	Av4AAAACAAEAAQMA/wEBAAD+AAAAAP8FAP79/v8A/QL/AAEEAv0B/wIAAAAC/AAA
2 for many, JJ, share 1	-0.015	-0.055	Af8AAQECAAEAAgEA/QECAf/+AQECAP0C//7+/////gL+AQICAv8A/gEAAAAA/wAC
2 for many, NN, share 0	-0.045	-0.045	AP4AAP8EAAAAAgMA/wH/Av/9AAAAAP8EAPz//v//Af/9/wIE/vwA/AIAAAAD/QD/
2 for many, NN, share 1	-0.009	0.038	/v8AAAACAAEAAAIA/gIGBAD/AAAAAP3/APz+AAEAAAD+AP8BAPz//gEAAAD//gEA
2 for many, NN, share 2	-0.011	-0.007	Af8AAAEAAAEAAQAA/wABAQD/AQEBAP4BAP///wAAAAL+AgMEBf0B/QL/AQAC/P8D
2 for many, VB, share 0	-0.018	-0.011	/gEAAAAAAAAAAAAAAQD//wAB/wAAAAECAAAA/wAA//8AAP8B/gAAAP8AAAAAAAD+
2 for many, VB, share 1	-0.08	0.024	A/cAAAAGAAQABQb//QQKA//7AAAAAPwHAPv7/f4A+gT9AAMGB/wA/AQAAQAD/AEA
2 for many, VB, share 2	0.05	-0.065	/gP///7+/wD///0BAf79/gEE////AQP5AQQEAwEABfwC/////wIAAgABAAD/AgH+
2 for many, narrower, share 1	-0.048	-0.003	A/wAAAAEAAIAAgMA/wIDAQABAAAAAP8EAP///wAA/wD/AAEEA/8A/wMAAAAC/AAA
2 for many, none, share 0	-0.086	-0.055	AP7///8F/wD/AwYB/wIAAgD9////AP8KAfv9+wAA///9/wEE/PsA/AEAAAAD+wD8
2 for many, none, share 1	-0.066	-0.097	AvwAAQEEAAUBBAX/+wQIBv/3AgECAPkFAPb3+/7/+wb7AgQIB/YA+QUAAQAC+v8E
2 for many, none, share 2	0.028	-0.057	/wIA//79//////4BAv/+/QAD//8AAAH+AAIDAgEAAv8B/wAAAQMAAQAAAAAAAgH+
2 for many, share 0	-0.078	-0.055	Af4A/wAE/wH/AwcB/gIAAgD+////AP8GAP3+/QAAAf39/gEG/vsA/QIAAAAE+gD9
2 for many, share 1	-0.049	0.002	//sAAAAGAAQABAQA+wQJBf/5AQEAAPcHAPf2+///+wT8AQMCBPv/+gUAAAAA/gEB
2 for many, share 2	-0.013	-0.078	Av0AAAEBAAQAAgMA/gEEAQD9AQACAP8DAP///gAA/QIBAAABAwMAAAAAAAAAAAD/
2 left	-0.014	0.117	9/37+PkB/Pb5+/0D/wH8+wMF/vj8B/79BgQDAwj//fcC+QD8/gj9A/4H+wkDAAP7
2 loose	-0.005	-0.201	/gT6/fUA9wT1BwYH/Qj4CfsC+vLzCfX9Cvb///38AAj8+wT9AvcB/AAMBAsB/gr0
2 more loose than left	-0.06	0.12	+Pn8+vL69/L79QYHCf0C9wYF+fT1BwgHCw4IAQcG/fwG+fQH/QH/C/0I/QYD+gz1
3 left	0.022	-0.063	9wD9+/4A/QL5AAEG/gL7BPoB/P4BA/j9AvwCAvn7Avj8/QT+Af7/+f0IBgYCBQL5
3 loose	-0.002	-0.335	9wL+/Pv/+wT8BwIF+gAC//z6//kAA/0CBQED/Pr9Avn7+wQB+gD9AwQFBAP8Awf8
3 more loose than left	0.107	-0.246	9wj+/PsC/f77/vcEAvzx9wAE+fr4Agr3BAMFCP4ADPgC+v7v9gf/BwMFAQP8CAby
4 left	-0.023	-0.086	AgP7+fkA+wH4B/8GAQD8BPz8/fr6A/z/A/b8APv9CPr59wEB/Pv+/P8GAwQD/AP9
4 loose	0.019	0.168	+gL//gAD/gP+/v0BBP/+/gAD/f78AQb+AwIC/wAABPoE/fn+/QX9AwABAAEAAwL7
4 more loose than left	0.11	-0.048	+QgAAAH+AAAA/fgABPv6+gAG/wAAAAb1AAQGCv4ABfsD//r3+gr/BgIAAQD8BwD+
5 left	-0.008	0.051	AQD++ff++wX7CP0F/AL8CP77/Pr4BfwABv0AAf3+AAT7+v///v3//f4GAAQAAgb9
5 loose	-0.087	0.178	/vcA//8MAAgACQgA+gf/Bv73/wD/APoFAPn8AP3/+/z5AAUFAPoC+AgAAQAF+gD9
6 left	-0.017	-0.014	AP0AAQEEAQgABQIA+wUDBP/6AQMD//z///v8APz/AP77Agb+APwA+AT/Av8C//wA
6 loose	-0.004	-0.01	//8AAAABAAIAAQAA/wD//wD+AAD/AAH+AAL/Af8A/f7+AAMAAAAA/gMAAAAA/wAA
act 1 higher, broader	-0.042	-0.037	BPz///8B/wL+AwQB/QEAAf7/////Af0EAf3+/f7//gH+/gMEAf4A/gEDAAIC/gT/
act 1 higher, listed	0.005	-0.15	+f/9/Pn9+PX6/v8FBfv/+wEF+/r7BP78BQgEAgcC//0A+Pv/+wn+AvwH/AcBAAn2
act 1 higher, phrase	-0.038	-0.11	A/v/AP8E/gP/BgMA/wMAA//+Af7/AvwDA/v8/v///wD7/wMEAP3/+gIBAQEA/wD/
act 1 higher, synonym	-0.08	-0.006	BPkBAQEFAQUBAwb//QMGA//7AgECAP0H//z7+/7/+QX/AQIFBfwA/gMAAAAC/P4D
act 2 higher, broader	0.017	0.055	/AP///////7///8BAv/7AAEB////Af8AAQEBAAEAA/4A/wD+/QEAAP4AAAAAAQH9
act 2 higher, listed	-0.021	-0.093	AfwAAAECAAIAAQMA/wECAgAAAf4AAQACAP7//v8AAAAAAAABAgAAAP8B/wIA/gAA
act 2 higher, phrase	0.025	0.142	/gL////9//z//P8CA/39/gID//4BAQP9AQMCAAQBAP8FAPz9/QMABPwB/wD/AgIA
act 3 higher, listed	0.036	-0.062	/gP//v39/v3+/P0CA/7+/AIE/v38AgT7AwQDAwMBA/0E/fz9/QT/Bf4D/gL+AwP9
act 3 higher, phrase	0.059	0.043	/wMAAQH/Af4A/f4AAf7//QACAQEC/wL8/wICAv8AA/8E//36+wb/BP4B/wD9BgH+
act 3 higher, synonym	0.042	0.179	/wP//v3+/v7//v4CAv/9/gIE/fz8AgP7AwQDAwMBBP0D/P78/gP/A/0E/gP+AwT8
act of unknown level, carried	-0.039	-0.108	BAD++/kA/Pz6AAQG//0C/QQF/vn8BgADBQYC/gAAAf4E/P4DAgEDBP0G/gQEAgj+
act of unknown level, loose	-0.028	0.173	+/v79vUE+AP2/f8IAwIC/AH++vn6B/4AC/39Af8B/fkF9gAE/fv+BAUK/ggCAAf+
added in and	0	-0.139	+fv8+vwE+wj9Bv0E/P/5Af7/+/z+CP0AB/b+Avf/Bf/8+f///wD//wwGBQYC/QgC
added in complement	-0.034	0.032	/v4A/wACAAIA/wEAAQAB///5AQICAP8G//7//P7/+wP+AAIEAwABAAUBAQEB/gD/
added in main	-0.037	0.055	/Pj7+fEH9gP6AgALCP35/P/9+v32DQQEDQf6AwAA+f0G//kEAwQA/woIBAkA+w78
added in means	0.009	-0.054	AP////7//////wABAf8A/wAD//7+AQH8AQMCAwEAAv8A/wAB/wAAAQEBAAEA/wEC
added in purpose	-0.006	-0.129	AAH+/v3+/QH+/P8CAv7/+/8BAP7/AgL+Av4CAP3//gEB/QMAAAMAAQQAAQAAAAH/
added in relative	0.043	0.035	AQcAAP8E/wEAAv0AAAEA/P7/AAD//wD6AAL/A/3/Bv/+AQT+/AQA/gX/Av8BBP//
added in result	0.051	-0.06	Agb//v0A/f39//0BBfv1+gEF/P79AwT5BAUJBP8CBv8F/Pb7+wQACAAEAQP/AgH8
added in time	-0.086	-0.064	/vj///4D/gP+AQcC/wIDA//6//3+Af4GAvr7+v7/+v3//QIGAPoB/gQD/wID+AT9
added name	-0.008	-0.169	9v7++vf++//8AAQEAQD0AQH/+vv5A/8CBgQAAwMBAff++vz19gIAAf0GAAMAAwfz
added name, none	-0.028	-0.148	+Pv++/sC/f78AAMEAP/2AQEB+vz6BAECBv4BBAMB/Pj9/QD6+P0AAPwEAAIBAAT3
added name, sibling	-0.033	-0.015	/f7//v4B/wL+AgIC/gP+Av//////AP8CAf7+AP///v/+/gL+AP0B/gICAAEB/QL+
added noun	-0.027	-0.072	+/wA+fQJ9gj7BP0BBQAC9/wB+//7BQcBBv/4/PX+BAID/gAD//4FAggEBQUAAgP6
added noun, far-broader	-0.103	0.038	AfgAAP8BAAMBAgYA/gIDAwD9AAD/Af4IAf78+wAA+gIBAAAEBQAAAAMBAAEC+wH/
added noun, narrower	0.02	-0.086	/AMA/wD///3///0AA//8/wAA//8AAQL/AgIBAQAAAP4D/f38/gL/Av4BAAD8BQH/
added noun, none	-0.017	-0.182	/wMC/vYR/AMABQX/AP0A+PoB+Pr9BQYBA/z8AvT8+f7+/f4EAgEE/gkIBwb+Awn3
added noun, sibling	-0.004	0.207	AgD//v0A/v7///8CAwAA/wID//z+AgEBAgL/AgEBBQED+//7+wH/BP8E/gP+AgT8
added quality	-0.01	-0.086	BgH8+/MC+AP3+AEHBf36+AT9+PL3DAj6DwMAAwAEAwEJ8vkC/gcDBgUMAAr//wf6
added quality, far-broader	0.012	0	/wEAAAD/AP8A//8AAf///wABAAAAAAH/AAEBAQAAAf8B/////wEAAf8AAAAAAQAA
added quality, narrower	0.002	-0.016	Av8AAP8BAAAAAQEA/gEAAgAAAP//AP4AAf///wAA/wD//wD//gAAAAABAAEAAAH+
added quality, none	-0.012	-0.048	BQD8+/AA9gD4/P8LBwD9/AQF/fX6CwUBDQT+AAMD/v4D9Pz6AQICAgULAQr8AAn6
added quality, sibling	0.024	-0.009	/AL///////7///4AAf/+/wAB/wD/AAD/AP4BAQAAAfwA///+/QD/Af8A/wAAAwH9
added verb	-0.013	0.011	Avv6+PgA/QD4/wQG/wH9+P7/APn7BwUGB/z//f0AAv0A+AD/AP/8BAgIAQgCAQb8
added verb, far-broader	0.001	-0.012	//8AAP8B/wH/AQAA/gIBAgAA/wD////+///+Af8AAQD/AAH//f4A/wL/AQAAAQAA
added verb, narrower	-0.011	-0.036	/wL///78//3//f8CA/0B/AID//7+AgMAAgIBAAECAQAA/wAEBQEAAQAA/wEB/gAC
added verb, none	0.006	-0.013	BQP9AfkG/AP9BQEFAQID///8Av/+BwUDB/sBA/0AAgD8AAID/f7/AwsCAwQD/wQB
added verb, sibling	-0.021	0.032	/f///wEBAP/+AAEBAAAB/QAB/f3+AQIBAgMA/gAA/f0B/P39/gP+AP8D/wL/AQb/
agent was group	0.095	0.175	+An++vj3+/f7+PgFCfn5+AQI+/n5BQj4BggHBgYDCPkI+vn5+Qj+CPkF/AP8Bgf5
agent was group, alone	0.052	0.175	/gIA//79//3//f4BA/7+/gIE/fz8AwX7AwUEBAMCBfwF/Pz7/AX/BvwD/gL+BAT8
agent was group, same	0.1	0.079	+gf+/Pr5/Pn8+voEB/v6+QMJ+/r4BAj3BgkHBgYDCPgI+vn4+An+CfkF/AP8Bwf5
agent was other	0.054	-0.176	9gn58PH79Pf3+/0LBPvy+QQE/fPvCgr9DgYCAwYDAvcF8fz69Ar/C/cP+wv9Bgrz
agent was other, alone	0.072	-0.103	9QP8+Pf99/j4/fwFBP73+gAH+vjzBwX6BwMDBgMBBvUD9vz4+wT/BfwL/Qf8CQ/1
agent was other, broader	0.056	-0.056	+gUA//////3/AfwBAf/8/v8C/wAAAAH7AAECAv8ABPwC//35/AT/A/sA/wD8BgH9
agent was other, linked	-0.009	-0.073	AQX/+/38AP0A/QEDAv/7/AMDAvv5AwP/BQMAAAQCAP0C+f4B+AABBf8F/gQB/P0B
agent was other, listed	-0.011	-0.047	AP4A/wABAAAA//8AAQAA/gECAP//AQL/AAEBAQEBAP8BAf8BAgAAAQAA/wAAAAAA
agent was other, now learnt	-0.046	0.064	/v3+/PoA/AL9/wID/gABAQD9AP38AvwFA/39/P8A+wL+/AEDA/4A/gEEAAMB/gT+
agent was other, phrase	-0.009	-0.083	/gAA/v4C/////wIBAAH7/wEC/v38AgABAwABAAIB/wAA/gL+/wEBAAECAAEA/wP8
agent was other, same	0.122	-0.051	+BH99vj1+/T99/gHCPbz8wUK/PT1Bg34CgwKCAoEB/gL9Pb38wr+DPUJ+Qb5CQj4
agent was other, synonym	-0.125	-0.002	CfYBAgIJAgkCBwf++QYFCP33BQIC//oK//f5+vr99wf4AwgLCfYD9gn/Bf8F9/sG
agent was team	0.048	-0.079	/gP/+ff8+v77+/0FBP33/AUF9/f2Bgf8CAgFBQYEBfcE+f0A+AUABvwH/gX+AQn3
agent was thing	0.034	-0.046	+QX8+PL59/n6+f0HB/n19wMG9fX2CAX8BwMCAwgDBvoJ+Pr59Ab+BfcL+Qj+Awv1
agent was thing, alone	0.095	0.027	8gn69e319vT19/YKCfjv9AYK9PDuCwz6DQ4HBgoGDPUK8fbz9gj8D/QN+Av6CA3v
agent was thing, linked	-0.055	-0.072	AvgBAQAFAgUCAwX9/wIABQH//wH+Af0FAQD+/AEA/gAA/wACAAAA/gEB/gEC/gL/
agent was thing, listed	0.026	-0.076	/QH89/P8+fr4+v0HBvv0+gMF+vf2BwgACQYBAQUDBfsF9vv8+wUABf0H/Qb/AQX9
agent was thing, now learnt	-0.002	-0.021	Af8AAQEAAQABAQH//wEAAQH/AAAAAAECAQEAAAAA/wEBAP//AAEAAP8AAAAAAAD/
agent was thing, phrase	0.045	-0.033	/AT//v38/vv+/fwCA/7+/gEC///+AQH8AQICAgIBAv0C/v79/QP/AvwC/wH/AwL+
agent was thing, same	0.022	0.13	+QL//vz9/fn/AQIBBAD9/AAE+/n6AgT9AwQBAAQABv0E/P39AAP/A/wD/gL+BAL6
carried act, broader	-0.046	-0.06	/v/9APkH+f/7BwgG+wT9A/78/Pj7BvgDBwD7+//++/39+AYEA/v++PwG/ggC/Qz6
carried act, broader, cosine 0	-0.026	0.055	Av8AAgQEAAEBBAP//AIDAP7/AAAD/v0D/v38/P7+/gD+AAQDBP4A/gQAAAAC/QID
carried act, broader, cosine 1	-0.041	-0.09	AP3+/v4D/gT+BAQC/AMDBf/8Af/9AvsDAvv9/AD/+gP7/gQDA/4A/QABAAIC/QEC
carried act, broader, cosine 2	-0.043	0.126	BP3+/vz//P3+/wQEAAD+/gH+/fv7BAAEBP8BAAIBAQQAAAIEAf4A/QAC/gID/QAB
carried act, broader, cosine 3	-0.022	-0.1	/AEA/vwC/wT+AwMB/QP5A/76/wEA//0BAPz+/v7+AP/+AAQCAP4B/gEBAAAB/gP7
carried act, broader, cosine 4	-0.016	-0.05	/wAAAAACAP4AAgEAAAH/////AAEBAP4AAP/+////AP/+AAACAP4AAP8B/wEAAAH/
carried act, derived	-0.006	0.171	AgACBgsGBAoEC/799gYGCvv5AwQJ9/UD9vb8/f38/wD3CQ0FAPn/9AP3CPgE//wJ
carried act, derived, cosine 0	-0.045	-0.058	BPsBBQj/BAMEBAP9/AMIBP8ABwYK/fwE+fv7/f7/+gb8BAIECP8A+/77Av0B/fsI
carried act, derived, cosine 1	-0.048	0.119	AfkBAwUEAwUDAgX9/wIEA//8AwIF/v8G/f39/f7//gH/AgEDA/4A/v//AP8A//8E
carried act, derived, cosine 2	-0.019	0.052	AvwDBwYGBwQGBgL69gUDB/z4BAcK+fgB+Pf8Afr8/QP3CQYCBfoA+QP6BPsBAPsI
carried act, derived, cosine 3	-0.004	-0.079	AgIBBAUHAwQBCAX++AUCCfz5BAEB/vcB/Pn5/f79/QL6AAcBAvkA+AL/Av8C/vwC
carried act, derived, cosine 4	-0.069	0.138	BfgCBQcJBQgEBwP8+gYJBf/6AwQG/foG+/j5/f4A+gb6BgYHBfsB+wf9AvwD/fsF
carried act, listed	-0.018	0.106	Afn9+vsNAQX4C/0G+AX8APT4APv6CfT+Bfv9//j5/fv0+wUA/f//+gYJAwYE/gMC
carried act, listed, cosine 0	0.006	0.037	BP7//f0DAAP9AgAD/QL5Af4BAP4CAvwAAAABAAD+AwL8AAH//gEB/f8BAgEAAgD+
carried act, listed, cosine 1	-0.039	0.076	BP7//f0G/AH/BwMD/QH+Av35/P8BAfYFBPv8/P7+/v73/AYBBQEA/QcBAQIC+wQC
carried act, listed, cosine 2	-0.022	0.206	AwABAv4JAgQDCgP+9wUBBfr7BAADAfYCAv4AAvr7+wb4BgoCAvoC/AP9B/0AAP0D
carried act, listed, cosine 3	0.015	0.052	/wX//wMEBAABBf/+/gL+APr8/f4AAvf7AAP/APr7/f72AAgABAIA+f0AAwL+APn9
carried act, listed, cosine 4	-0.073	-0.255	Af3//PwC/f/9AgIC/gIBAP3+//39AvwIAf39/f7+/f/+AQQFAvwA+gMD/wIE+gQD
carried act, none	-0.025	-0.116	AQH+/vz+/v/+/f8DAf4A/wH9AP7/AwEFBP///gEB/QEA/gEFBQAB/wICAAIC/AEB
carried act, none, cosine 0	0.041	-0.042	/wMAAQH/Af8AAP8AAP//AAABAQAA/wD+/wEAAQAAAgEAAP/+/QP/Av8A/wD/Af8A
carried act, none, cosine 2	-0.023	-0.018	AP/+/v3+/v/+/gACAf4A/gEA//7+AgICAgIBAAEB/wAC/wACAgAAAQAC/wIB/gL/
carried act, none, cosine 3	-0.025	-0.03	A/4BAgIBAQIBAAH/AAECAf/+AgEE//4C//7+/v///AMBAQABA/8B/wAAAAAB//8C
carried act, none, cosine 4	-0.027	-0.01	AvwA//4C/wIAAgIB/gIEAwD////+AQABAv4B/gAA///+/gICAv4A/QICAAEB/gL+
carried act, phrase	-0.031	0.059	/vr9/PwG/v79AAYF+wb8Bf0D/Pv6BfcDBvr//P39AQD8+Qv7+/z//AAEAwUBAAD7
carried act, phrase, cosine 0	-0.006	0.044	/gEA/v0A/gD+AP8BAQD8//8B//7+AQABAv7+//4AAAD//wH//v8B/gMBAgAAAAH9
carried act, phrase, cosine 1	-0.075	0.257	A/wAAgMBAQMBAgcA+wIEAP79AAEDAfsGAf39+v3++wP8/wQHBfsB/QEAAQAD/f0D
carried act, phrase, cosine 2	-0.049	-0.022	BP3//v0B/////QUDAwEAAAH/AAH9Av8BAQH+/wABBgP8/QEEAwAA/f///wEB/f79
carried act, phrase, cosine 3	0.028	-0.186	/QEA/gAD/wL/Bf0C+wP9Av38/v79Av37BPv+//39AP/9/Qf+/P3//wUBAgL+AwT9
carried act, phrase, cosine 4	-0.008	-0.032	//8AAAEDAAIAAgIA/AABAv8AAAEB//4AAP7/AP//Av/9AQMBAfwB/QH/Af8B/v8B
carried act, sibling	-0.077	-0.001	AvoAAAACAAMAAQUA/wEDAf/9AAAAAP8HAP/8/P//+wEAAAAEA/4B/wIAAAAC/AAB
carried act, synonym	-0.051	0.107	AQD/+fcB+wD7AwYF/AEBAf77APv9BP0EBf/9/f7++wD+/QUDA/oB/gQFAAQC/AIC
carried act, synonym, cosine 0	0.012	-0.005	/gH//v4A/gD//wACAAD+AP/+AAAAAP8CAP3+//7//wAB/gD9/gEAAf8C/wH/AgL+
carried act, synonym, cosine 1	-0.1	-0.011	BvgBAgMFAgUCBAb+/QMGBP77AgIC//0H//z8/P7/+QX9AgQHBvsB/AT/AQAD+v0E
carried act, synonym, cosine 2	0.031	-0.08	/gIA/fwA/v7+Af8C/wD8Af/+AP39Af4AAf7/AP//AP8B/P/9/QL+Af4E/wP+AwX8
carried act, synonym, cosine 3	0.002	0.224	AAD//fz+/v///QACA/7+/QID//39AgQAAwMCAQIBAP8C/v//AgAAAQAD/wL/AAEA
carried act, synonym, cosine 4	-0.056	-0.02	Av0A//8D/wT/AwUB/AEDAv/9AP7+AvsFAv37+/4A/QL//gMBAf4A/gAB/wIB/gEA
carried adjective, broader	-0.027	0.101	AP0BAf8CAAcBAwUA+wT/Bf/9////Af8CAP7+/wD//gH7AgMBAvsC+gMAAv8B/v4F
carried adjective, derived	-0.077	0.19	BPv+AAII/wL+AwEE/wMCAQH6/f0AAwICA////gAA/QIC/AECAv3+/AUC/wIC+/8A
carried adjective, listed	-0.092	0.06	APn//vwC/QL+AgcB/wT+Av/9///9Av0GAv38/v8A/AD9AQQHBv4C+wUBAQAD+AH/
carried adjective, none	-0.007	-0.255	/wEAAQMCAwcACQT//AQBA//9APwDAgABAv3//wH/AQD7/gIBAP3+/gEDAAP/Af4C
carried adjective, phrase	-0.108	-0.14	CvYAAv0CAQEAAwoA/QUFBQD8AQABA/wLAvr4+AAA9wX8AAIFBvwB+gEC/wIE9P8B
carried adjective, synonym	-0.112	0.145	CPYCBQcHBAUEBQj9/AQFBv/5AwMG/vwJ/Pr5+v//+AX7AwUJC/kC+gP9Af8D+foI
carried adverb, derived	-0.075	0.283	BvgCBwUFBAMDBQP9/AYGBP78BAUE/v0I/fn7/f7/+wb6BgcHB/sB+gP8Av0B+/oG
carried adverb, listed	-0.1	0	BvcBAwQFAgYCBAb+/AQFBP/7AgIE//0I/vv7/P3/+gX8AwMIBvoB/AT+Af8C+v0E
carried adverb, none	0.022	-0.028	/gP+/v38/fv9/f0DBP3//QAA//0CAQD/Af8CAQEAAwAB/v/8AQAA//0BAAAAAP//
carried adverb, phrase	-0.073	-0.006	CPoCBgUGAwoECwj98wgKC/3zBAMFAPsF/vb4+vv99wX3AwoGC/YA+Aj8BP8G9/wL
carried adverb, synonym	-0.035	0.111	APv//v4F/wH+AwQB+wYABf75/fr+AvkGAvz4/vv+AQH6AAYFAfkC+gMABAAD+/4E
carried modifier, broader	-0.087	-0.092	AfgA//4H/wX/BQYA/AUEA//7//8AAP0IAPr7/f///QD8AAQFBPoB/AUAAQAF+QD/
carried modifier, derived	-0.021	0.267	Bv0BAv8DAQIBAgD//gMFA//8BAID//4E//7+/v///AT+AwEEBPsA/gIAAQEAAf0C
carried modifier, listed	-0.02	-0.031	AQECAgEH/wUCBQH9+wT9Cf0A/wL8A/r/A/z9Afz9/gP6AwQFA/0B+v8BBAACA//6
carried modifier, narrower	-0.023	-0.049	/wD//wD+/v/+/gEBAv4B/gEA//8AAAMBAAAA/wIA/wAAAAADAgAAAAIAAQAB/gAC
carried modifier, none	0	0.166	+gH/AgAAAQD/BAAB/QMHAP////wBAQH/AAD8/wL/AP7+/v7/AP/+//4B/wH+/wAB
carried modifier, phrase	0.008	0.008	/gL/AAAA/wD//gABAf/+/wD/AAEBAP8AAP3//v8A/wEBAAD+AQH/Av8AAAD/Af//
carried modifier, sibling	-0.058	-0.001	A/sAAQECAQIBAQP//wEEAf/9AQEC//8G//39/f//+wT/AQEEBP4B/gL/Af8B/f4D
carried modifier, synonym	-0.033	0.006	AP4BAQMBAQIB/wL/AAEBAQD+AgED//8D//7+/gAA/QIAAQEBA/8B/wD/Af8A/v4D
carried name, derived	0.014	0.013	AAIAAP/+//8A/f4AAf8A/QD/AQEAAAIAAAABAAAAAAEAAv8AAQIBAgH+Af8AAf8A
carried name, listed	-0.013	0.068	Af3/AgACAAH/AAMB+Qb/Av4A////AvkCAwEA/f3+AP74/gYAAQD//P8DAAL//QL9
carried name, none	-0.072	-0.005	Bv4AAv0G/wcABwP++wQFBv76AwL/AfwEAPv9/Pv++QD7AQUKCP4A/AQAAgIC/P8H
carried name, phrase	0.043	-0.052	/wT//wD+AP3//f0BA/78/AIE/v39AgX8AgUDAgMCA/0D/Pz8+wT/Bf0D/gL+AwP9
carried name, synonym	-0.053	-0.043	A/wBAgEEAgUCBQX++wQCBf77AQICAPsGAPn8/Pz+/QL7AwYFBPoC+wT/A/8C/f4C
carried noun, broader	-0.042	0.037	/fr69PAA9P74+AELBP7++gQE9/LzDP4AD/4A/AMCAP8C9v/9/v/+AQUP/QwG+Q73
carried noun, derived	-0.017	0.045	AgP//foE/QP8DgIC+wX+B/r7/vv9BPP+Bfj7/Pf6BQbzBQoCAfcA+wgGAgMAAwb9
carried noun, listed	-0.092	0.101	/vj+/PgQ/AX/FAcB8g3/Evf6//38CO8IBO/y9vT4/fvuBQ0BBv0B7AcHCAYN8wj4
carried noun, narrower	-0.024	-0.001	A/8A//4D/wIAAAAAAAAA///9/wD+AP4DAP7+//4A/wH+AAECAv8A/wMBAAEB/wD/
carried noun, none	-0.075	-0.049	Bvz+AwT/AQMAAwcA+gQEA/77AQIIAfwE/fj5/P7/+QX+/gMIBvj/+AEAAAIB+QED
carried noun, phrase	-0.053	-0.093	Cfj//foI+wr+CAUD+gcABvz6//r7B/kDB/n/+vn++QP4/gcECfoA9gYGAwUG+v4D
carried noun, sibling	-0.035	-0.001	BvwAAgIBAQMBAQUA/QIDA//8AgEEAP0EAP39/f///AT+AQMCA/wB/gL/AQAA//4F
carried noun, synonym	-0.078	-0.012	Bff/AP8GAAT/BQUB/QQGA//4Av8AAvsGAvr8/f3/+Ab6AAMHBPsA+AQCAQEE+v4E
carried quality, broader, cosine 0	-0.083	0.055	A/kBAQABAAMBAQQA/QICA//8AQEBAP0I//z9+///+wP/AQIGA/0B/gIAAf8D+wAB
carried quality, broader, cosine 1	0.034	0.04	/gMA///+//7///4BAQD9AAAC////AAH9AQICAgEAAv4B/v/8/AQAAf0B/wH+BAH9
carried quality, broader, cosine 2	0.003	-0.01	AQEAAQEBAQEAAQH/AAH/AQD8AQECAP8C//7+/v8A/QL/AAH/Af4A/wH/AAD/Af8C
carried quality, broader, cosine 3	0.014	-0.007	/gQA//7///8AAf4BAAD9///+///9Af4CAf3+AP4A/gD9/wH+/v4A/AECAQAB/wL+
carried quality, broader, cosine 4	0.02	0.014	/gIA////////AP8BAQAAAAD//wD/AQABAf//AAEA/wEA//7+/gL/AP4B/wEAAgH/
carried quality, derived, cosine 0	-0.093	-0.003	B/kBAwMEAwUCAgb+/QMDAv34BAUH/vsK/Pn5+fv99gn8BAQICPsC/Ab+Av4D+voH
carried quality, derived, cosine 1	-0.011	0.111	/wMA//4B/wD/Av0A/gH+Af/+/gD9APwAAf3/AP3/A/79/wP/+/0A/QQAAQACAQL7
carried quality, derived, cosine 2	-0.078	0.112	B/sAAgQGAgMAAgcA/QgFAQD7/gECAQAGAPv8/v4A+AX8AgMKBf4B/Qf/AQAC+/wI
carried quality, derived, cosine 3	-0.065	0.267	AfgAAQEBAQECAQUA/AIGBQD5AgEBAP0D//3+/QEA/QT+AQIEAf4A/QL+AP8D/P0E
carried quality, derived, cosine 4	0.053	-0.016	+wb+/f39/vz9/fsCB/v7+gEF//3+AQb7AQMEAgIBBPwD//3+/QP/Av4AAAD/AwH/
carried quality, listed, cosine 0	0.019	-0.099	/wL////9//7//v8BAv78/gAC//7+AQP9AQQBAgEAA/4D//78/QQAA/4B/wH+AgL9
carried quality, listed, cosine 1	-0.139	0.084	CvQBAwIJAgoCBgn++QYFBv73AwID//oM//f4+f3+9Af6AwcKDvgD9wf/A/8E+P0E
carried quality, listed, cosine 2	0.002	-0.027	/gEA//3+//0AAP4AAAH/AQAA///9Af8BAv8BAQAA/wAA/wAAAAEAAf4B/wH/AgL+
carried quality, listed, cosine 3	-0.068	0.107	A/wAAP///wEA/gMBAf8A///9AQEE//8G/v79/P///AT/AgEHBP0B/QL/Af8C+v4E
carried quality, listed, cosine 4	-0.093	-0.004	//oAAAEGAAIAAwYA/gIEAv/6AQABAPwI//z6/P7//QD8AQQKBvkA+gX/AQAD+P4D
carried quality, none, cosine 0	0.02	-0.079	AAAAAQH/AAABAQEAAAABAAABAAAAAAAAAf8AAAAAAf//AAEAAAIAAQAAAf8B//8C
carried quality, none, cosine 1	0.048	-0.033	/AT+/fz9/vz9//8DBP7+/wMH/Pr7BAX9BQYDBAcCBvgD+vz8/AT+A/oE/QP9BAT9
carried quality, none, cosine 2	-0.107	0.015	B/UAAP8DAAUABQcA/AQHA/75Av8CAfwJAfn7+f7/+Qf7AAMJCvoB+AMCAAIE+AEE
carried quality, none, cosine 3	0	-0.111	AgL/AQECAQEAAwMAAAH9AP/+Af8C//8A////Af/////+AgH+Af0B/QEAAgAAAPwA
carried quality, none, cosine 4	0.055	-0.074	/gQAAQP/AgABAP3/AP//////AQMD/QD7/P8BAv7/BP7/AQD8/AD////9Af7+A/4C
carried quality, phrase, cosine 0	0.088	-0.039	+wj+/fz7/fv9+/oDBfz7+gIH/fz7Awb4BAYFBAQCBvsF/Pv5+gb/BvwD/gL8BgT7
carried quality, phrase, cosine 1	-0.091	-0.039	AvsAAgMFAQQBAgb//gIEAf/5AgECAP4I//v6/P7/+wT+AAEGA/wA/gQAAAAE+QAB
carried quality, phrase, cosine 2	-0.093	-0.004	B/UBBAUGAwoDCAv99ggJCv31BQII//cM/Pb29fv99wT4BAcDB/YB+Aj9BP4F9/wG
carried quality, phrase, cosine 3	-0.043	-0.065	AwAAAP78AQEAAgYB/gMEBgH4Af7+A/wHA/z7/gIA9wf7BQcHBPYC+AAAAQAE9gEC
carried quality, phrase, cosine 4	-0.109	0.001	CvoDBAUHBAwEBgj8+AUIB/71BAUF//kK/fn7+vz++Ar6BgYJC/cC9wb+A/4F9/sH
carried quality, synonym, cosine 0	-0.064	-0.006	BPwAAQIBAAIBAAMAAAEDAAD9AgEDAP8F//79/AAA+gUAAAEEBf4AAAL/AAAB/P4F
carried quality, synonym, cosine 1	-0.098	-0.006	AvgBAQEDAQMAAQj//AMGBf/7AQECAPwJAPz7+v//+gP/AQIHBvsB/QEAAAAD+v8E
carried quality, synonym, cosine 2	0.011	0.114	/QH+/Pv+/P79/QAEAf77/wD9//z8AgAAAwEAAf8AAQD+/QAB/gAB/gIDAQIA/wIA
carried quality, synonym, cosine 3	-0.035	0.152	AQAAAQAEAQEAAgH//wL/A//9AgED//0A//39//7//gL9AgMFBvsC/AH/AgAC/v0D
carried quality, synonym, cosine 4	-0.042	0.003	BPwBAwYEAwMDBwX9+wYEBv36AQAD/fcF+/b3//v+/f/5AgcD//wA+wP+Av8C/f0E
carried thing, broader, cosine 0	-0.023	-0.088	Av4A//7//gEA/gIB/wACAQEA//79AgIBAgIAAAEA/wEB/wACAf8AAQACAAEA/gEA
carried thing, broader, cosine 1	-0.001	0.065	/wH9+/f9+//7+wEGAf76/gMC+/j6BgT+BwAB/wQCAP4E9v7/+P/+Av4I/gYAAQj5
carried thing, broader, cosine 2	-0.065	-0.018	APr/+/oI/QT9AQMDAAIFAAD//P38BPsFBfv6/AEA/QH9/wIEAfkA+wUE/wMF/AT9
carried thing, broader, cosine 3	-0.085	-0.065	/vr//f0H/QP9AwUD/wQBAQD8/P39Av4IBPv8/AAA+/39/AUFBPgA+wUCAAIF+AX7
carried thing, broader, cosine 4	0.002	0.051	AQD//fwA/v/+/v8CAv///QD9//79AgADAv/+/v4A/wMC/f///gL/AgACAAEAAgT8
carried thing, derived, cosine 0	0.019	0.116	AAIA/vkF/AX+BwAD/QX/Bf7//f/+Afz6Af4AAwD+BP79/wT9//r//AQCAQEABAT9
carried thing, derived, cosine 1	-0.011	-0.049	Af///f7//gD/AAEBAAACAgD9Af//AfwAAf7/AQAA/wIAAAEAAgEAAf4C/wIAAAMA
carried thing, derived, cosine 2	-0.043	0.229	A/wCA/8JAAkCDAH99wcBCPv9AAL+AfkEAfT5//j8/Qb3BAcFBfcD+Qf9BfwC+/oA
carried thing, derived, cosine 3	0.001	-0.049	/wABAwIFAP4BA//9/gAEA/z8AgUH/vsA/fwAAPr+/wP9BgMDBAAB/gH+A/4AAgH9
carried thing, derived, cosine 4	-0.041	0.077	Afz//v0BAAL/AAkC/gEFAAH9AP79AgMDA/38/AEB/QX//QABAfoBAP8AAAAB/QED
carried thing, listed, cosine 0	-0.086	-0.156	BfoCAv8FAwkECgH89wUJDvv7AAMC//UK/vj6/Pj8+QT2AwcDBfoB+AMABP8E+wEA
carried thing, listed, cosine 1	-0.09	0.069	/vUA/voH/QQACAMC+AkAC/3+/fz4A/QHBff7+P79+f/6/wgGAfkB9wEEAQMG+Qb6
carried thing, listed, cosine 2	-0.015	0.009	//oAAP8E/wD+CQIA9Qn6Cvr//wH+A/gFAfoC/Pj8AgDx/wYEBwAA9gACBQIC+AX/
carried thing, listed, cosine 3	-0.057	0.166	BPkAAQMG/wICAwMA9gYGAvz+AgD9BPUFAfn5/Pz8+Qj1BAwGCPsA9wcEAwIF+wMA
carried thing, listed, cosine 4	-0.002	0.051	AAH+/f4D/fz9/wEDBP7//QEE/P3/AgABAwH+/wIBAfsA/AL8+wT/AP0D/gIAAgT8
carried thing, narrower, cosine 1	-0.04	-0.004	BP0AAQEDAQIBAAMAAAEEAAD9AAAAAAADAP/+//8A/gP+AgADA/8AAAMAAQAB/v8B
carried thing, narrower, cosine 2	-0.024	-0.007	A/wAAAADAAMAAgMA/gEDAgAA////AAACAQAA/wAA/wD//wACAf8A/wEBAAEB/wH+
carried thing, narrower, cosine 3	-0.038	-0.037	Af0AAAABAAIAAAMA/wADAAD//wABAAEDAP7+/gAA/gH/AAEEA/4B/wP/AQAD/AAD
carried thing, none, cosine 0	-0.038	0.294	Bf/+/fv//wD9AwQA+wMDAgL+AQD/A/4DAgH+/wEB//z+/AMDBAD+/v4C/gUA/wUB
carried thing, none, cosine 1	-0.031	-0.013	Bv8BBQYEBQUFAwD8+QUFA/z6BwYG/fwE/ff8/fj9/QP5BQQDA/0B+gb6Bf0C+/kH
carried thing, none, cosine 2	-0.053	-0.206	Af///wAAAAL/AwUCAAEIAAD/Av4BAgIFA/78+wIA/AAA/P0EBgD+AP4D/gQA/QYC
carried thing, none, cosine 3	-0.067	-0.031	/v0AAQL+AAIAAgX//QIDAf/8AAEBAP0H/vv7+v3//QL8AwEGAAAA/QH/Af8B+/8B
carried thing, none, cosine 4	-0.037	0.069	BP4AAgUBAgMBAwMA/QICBP/+AwEE//wE/v3+/v7//QL+AgMDA/4A/AH9Av4B/v0E
carried thing, phrase, cosine 0	0.009	-0.015	AAH///3+/QD///0CAP/+/wAAAP//AgACAf8A/wAA/gMC/f8AAQP/Av0D/gP+AwEA
carried thing, phrase, cosine 1	-0.04	-0.038	/vz//v4E/v/+AAECAgAC/wEB/vz8AgIDA/8A/wAB/f4B/f0DAAH/AQAE/gMBAQT8
carried thing, phrase, cosine 2	-0.031	-0.033	BP7+/v4H/An+AwMD/AMABP78Av0BAv0DA/f6/Pv+/AcA/AQD//8A/gQHAQX/AAEC
carried thing, phrase, cosine 3	-0.01	-0.064	//4BAAAE/wECBAAA+wMABP78AAAAAP8BAf8C//7//gH9/wIDBQAA/AEAAgAD/P//
carried thing, phrase, cosine 4	-0.072	0.013	BfsBAQAEAQIAAgP/AAECAgD9AQAAAP4GAP39/AAA+wT9AgMHB/wC/AP/Af8E+v8C
carried thing, sibling, cosine 2	-0.032	-0.001	Av4AAQECAQEBAAEAAAEDAAD+AQEBAP8E//7+/v8A/AP/AQACAv8B/wEAAQAB//8B
carried thing, synonym, cosine 0	-0.058	0.045	A/oAAP8B/wH//wQBAAACAAD+AQAAAQAGAf79/AAA/AIAAAEDAf4BAAEBAAEB/gAB
carried thing, synonym, cosine 1	-0.069	-0.044	BvgBAgAIAQcCBwb/+QYDBfz6AgIDAPoGAPn8/fv9+gf5AgYFBPwC+QQAA/8D/P4A
carried thing, synonym, cosine 2	-0.015	0.008	/f4A//8E/wT/BAMB/QIAA/////7+AP4AAf3///7/Af38/wID/v4A/QIAAQAB/wD/
carried thing, synonym, cosine 3	-0.071	-0.053	BvcBAwYDAwcBBAb//QQGBf/7BAIE//0E/fz8/P7/+wb8AwMFB/sA+wX/Af8B+/wI
carried thing, synonym, cosine 4	-0.04	-0.005	Av4AAQIBAQEBAQL//wEDAv/+AgID//4D/v7+/v///QT+AQEDBP4B/gH/Af8B/v8D
cause down 2	-0.052	-0.023	BfsBAAEDAAUBBAX/+gMDBv/9AAAAAP4CAPz+/v//AAH8/wQEAvwB/AMAAQAD+v8B
cause gone from 0	-0.029	-0.022	Av4A//8D//8AAQEAAQAA/gAC/wD/AQECAQH/AAEA/gEAAP8DBP8AAAIB/wEB/QEA
cause gone from 1	-0.046	-0.025	APr//fwB/wL/AQICAgEAAv4CAPz7BPwHAwEA/QH//wH7/AL9BvwC/QEEAQMD/AD+
cause gone from 2	0.006	0.312	AQAAAQH+Av4A/v//Af8B/gECAAEC/gD+/gMBAQEB/wAAAgEAAgAAAf7+AP8AAf8B
cause gone from 3	-0.089	-0.181	BPoBBQQEAwYGBQj8+QYJBv36BQQG/vkG/Pn5+vn9/An7AggJB/4B+gT8A/0E+/gI
cause lowest up 1	0.077	0.001	/AT//v3+/vz///0BA/79/gII+/v6AwX4BQcGBQQCB/kF+/v4+Qf+BvkE/QP9Bwf4
cause lowest up 2	-0.005	-0.047	Af4A//4AAP///wEBAf8B/gEB/v39AgIAAgQBAAMB/gAD/f0A/wMABP0D/gL/AQT8
cause lowest up 3	0.027	-0.048	/gIA////AAAAAP4AAAD/AAD9AAEB/wAAAP4AAP8AAAAA///7/AL/Av4B/wH+BAH9
cause new at 1	-0.021	0.034	//4BAQADAAQAAgEA/wL9Bf////8BAfwAAfz//wEAAf7+AgIBBPwC/AL/Av8E/v4B
cause new at 2	0.024	0.142	AwACBgcHBAkECf/7+AMCBvz5BAcI+/r/+fj+//n9AAX5BQUAAv8A+wb7BPwBAfwD
cause new at 3	0.148	-0.239	8xT9/P3+/Pb6/PMHA/rz9/8L9/n2AgLyBQgKCAD/DfYB9fvv8gv9BfsG/gX4Bwb4
cause same	0.001	0.055	/wL/A/4AAf39/QX9///8/AABAAECAAD//wMBAP3+Af4FAQL9/QIABQL9AQD+/gD9
cause up 1	0.033	-0.007	/gIA//7///7/AP4AAf///wAD///+AAD9AAICAgAAAv4B///+/gP/Af4BAAH/AwL9
cause up 2	0.118	-0.099	9wn//fz7/ff+/PgCBvr89wIK/Pz7Agb2BAgIBwMBB/oF/fv2+Qr+CPoC/gL8CgT5
cause up 3	0.122	-0.064	+gj//v78/vn//vkBA/37/AEJ/f79AQP1AQcGBgIBCfsD/v72+Qf+BvsB/gD9CAL7
cause up to 2	0.088	-0.012	+Qf//vz+/vv+//kCA/38/AEJ+/z6AwT2BAYHBgIBCPkC/v77/Ab/A/0B/wH+BgP7
cause up to 3	0.155	-0.157	9w7//fz3/vT++/UCB/n49gEL/f79AQb0AgwJCAMBCPkG/vr09wv+CfgB/gH6CwT6
certainty down 1	-0.06	-0.002	BPkBAQAFAQQBAwX//QIDAv/9AQEAAP4FAPz8/f7//QT/AgIFAv0B/gMAAQAC/f8B
certainty down 3	0.017	-0.03	/QIA///+//3//v8BAf7//gED///+AAH+AQMCAgIAA/4C///+/wH/Af4B/gH/AgL9
certainty gone from 1	0.049	0.119	/AX++/j6+/r8+/sEBfz8+wIE/Pv6AwX7BAcEAwQCBfsF/Pv9/Qb/BfwD/gP+BAX6
certainty gone from 2	0.033	0.054	/wL///79/vz//v4BAv79/gEF/v//AQH7AQMCAwMBA/wE/f78/AT/A/wC/gH+AwL8
certainty gone from 3	0.024	-0.039	/gb9+ff9+v76+/wGBf31+wME+/j3BQb9CQUEAwQDAvkD+P7++gMAA/4F/wX/AgT9
certainty gone from 4	0.049	-0.116	/gL++vn6+v79+/sGA/z5+gIH+vn0BQT/BwYGBAMBBfsG+/v4/Qf9BvsH/AX+Bgn3
certainty lowest up 1	0.036	0.065	/QT//v39/vz+/P4CBP39/QIF/f38AgT6AwQEAwMCBPwD/f39/QP/A/wC/gL+AgP8
certainty new at 3	0.001	0.017	/wIBAgQAAgICA/7+/AH/BP78AgID/v0A/P8AAv3+/wD8BAICA/4B+wT8A/0B//4D
certainty new at 4	-0.017	-0.071	Av8CBAYEBAUCCAT9+QUEB/z9BAYG+/gA+vn8/fv9/QL5BAcCAvoA+QH7A/0C/vkE
certainty same	-0.014	-0.177	APsBBP8DAAH/BAH+AQH/Av78AAUB/v8F+/z+Afr/AQACBf4BBQEC/gP+Av7+/gED
certainty up 1	0.029	0.069	/gP//v7+/v3//f4BAv7+/gED/v7+AQL+AQMCAQIBAf4C/v79/QIAAv4B/wH/AgL9
certainty up to 4	0.025	0.116	/wIA//7+//3//v8BAv///gED/v7+AQL9AgICAgIBAv0D/f39/QP/A/0C/wH/AgP8
change carried	0.037	-0.224	/QP+Af78APoA/fsABvz4/AIH//v7BQIBCQP+BAIDAPoH9wAAAAQABvoE/AL/AgEA
change new	0.065	-0.416	AAj9+vj6+v76/P0HBvz9+AMA+fX2CAj3DAcGBQIDA/8G9fn/+gkAA/wI/wf+BQn9
change taken over	-0.01	0.045	A/0BAQECAf4BAwD+/wD+//4AAgAAAP4CAf8A/v7+AAP/Af8CBP8BAQH/Af8AAf8B
company down 1	0.003	0.055	AQAAAAD+AP8AAAAAAAD/AAABAQACAAAAAAEBAAAAAAAAAAEAAAAA/wAAAQAAAP8C
company gone from 0	-0.003	-0.01	/gn79vP7+f76/gMJBPz2/wIDAPb0BwL+CgEBBAUDAPYD+Pv9+AP9Bv4L/wgC/Qv8
company gone from 1	0.048	0.149	+wH//fv9/P3++/4EA/3//AEGAPz8Awb+AwUDAQMBAf8F+/v9/AX/Bf0E/gT+AgX8
company gone from 2	0.07	0.067	/gb/AQH8APwA/vsAA/79/AAFAAEC/wP4/gYEBQEABf0D/v76/gP/BPsB/gH9BAL9
company lowest up 1	0.016	-0.115	AQEBAwMAAQABAP/+/wACAP4AAgME/v8A/f8AAP7+AAEAAgD/AQEAAAD/AAAAAf8C
company lowest up 2	0.027	0.034	AQEAAQEAAQIBAf///gEBAQAAAAAAAAH9AAACAgAAAQABAP/+/wL/AP8AAAD+AwAB
company new at 0	-0.052	0.247	/vv9/Pv8/f/8/gQFBf79/QMC/fj8BQEGBgX9/gcB/foD+P8C/wH+Af4H/AYB+Qn8
company new at 1	0.046	-0.002	+gb++/r++/v8/fsEBvz9+wIG+vr5BQX7CAUFAQICBfoB+f38/QP+Bf0GAAQABAj6
company new at 2	0.112	0.255	9Qr++vn3+/f89vgGCPr79wQK+fj2BAn1BgkIBAgDCPYI+fn6+wf+B/gF+wT7BQf8
company same	-0.027	-0.079	BgH//v0A/AP7/gMFAwMD/wD+/P4ABQMBBf38AQEA/gb++QEE/PwCAQMIAQUG/QT8
company up 1	0.05	-0.127	+wX+/fv9/Pn9/foCBPz/+gAG/v/+AAP8AQMEAwIAAv4CAP39AAT/BP4B/wEABAP9
company up 2	0.065	0.084	/QYAAAD9AP4A//sAAf/+/gACAAAAAAL7AAIDAwAAA/8AAP/7/wIAAf8AAAD+BQAA
company up to 1	0.029	-0.005	/gIA//4A//3///0AAv8A/QED/gD/AQL/AQICAgEBAQAD//39/wT/Bf0C/gH/BAX8
company up to 2	0.096	-0.038	/QUAAAD+AP4A/vwAAv///gEE/wD/AAP4AQQFBQIBBf0D//34/Ab/BPwAAAD8CQH+
contrast	0.1	-0.112	+Qv+/gH+//z++vYCA/z5/AIG/vz9AAT3AAMBBQQBCQIE/Pz39gT+BvwC/wD+BwH9
contrast of act	0.005	0.021	AQMBAQMFAgABAwD+/gIA/v//AQAB///+//38AP8A/QD+AgMB//wB/AL+Af0D/PsD
contrast of quality	0.088	0.066	/QYAAP/+AP4AAPoBAP/7AAAC/wD/AAL4AAMEBAAABv0B//75+gT/Av4BAAD+BQD+
contrast of thing	0.14	-0.199	+w3+/Pr3/fX99/cEBvr0+wMN+vr3AgfyBA4JCQYCD/kK+vny8Ar+DPYE/QP7Cwb1
counts a noun beside it	-0.075	-0.081	DPoJDxQTDQ8MFwvx5xALFezwDxQQ8O4H7ury9enz/Q3lExYLEPMF6Q7rE+4K9e8T
counts a noun from elsewhere	0.059	0.052	+Af//v4B/P3+APwC/gL7A/wC+/39APr4A/wAAPr9Cf34/wb79v3/+gUAAQAAAQT9
counts something else	0.118	-0.111	+gz+/v76/f78/vcE//z1+/8F/Pz8AQHwBAMCCAD/CfcB+AH19gP9AP4CAAL8BwT5
counts something new	-0.074	0.035	Bfr//v4C/gX/BggC9wgACv72AP4AAfgGAfP6/f3++wH2AgoIA/YC9AUBAwAD+/4I
counts the same	-0.03	0.281	APj+/v4C/AH//QABAgQC+QIC/gH/BgUEBAD8/QIF+QcC/AQAAv8GAf8D/wQF+gAF
counts what another number counted	0.144	-0.217	8RP68e3v8e/z6/UOEfPt7wwT7+vtDhTxFBMPDBEJEO8R7+3w7RH7EvEQ9Qz5ChPp
counts what the number beside it counted	0.009	-0.077	/AH9/Pr++/37/vwFAP/6/wQA+/r7BQT8BwICAQMDAPwF+P4C/QH+Bf4H/QX+/wP9
currency down 2	-0.05	-0.004	A/wBAgMDAgQBAwT//AIFA//8AgEC//0D/v3+/v7//QT9AgMGBPsB/AL/Af8D+/0F
currency gone from 0	0.019	0.167	///9+vj+/fz8+wEFBvz5/AMC+fb3BQYABgQCAgQD/vgG9v75+QX/A/4H/wX+AQf+
currency gone from 2	0.069	0.025	AAkDBgf9BgIFBfr6/QL/Bfz/AwUF+fz5+f0CA/39Bf35BwH7//8A9v34Bfr+A/cE
currency lowest up 2	0.067	0.005	/wb////9//3///sBAv79/QADAAAAAAH7AAMCAgEAA/8C//77/QX/A/4A/wD+BQH/
currency new at 0	-0.01	0.06	BP8BAwEGAgYBBAL++wEDB/78AgMF//oC/vkB/v/+/wb7AwQDBPwB+gP+AgAD/v0B
currency new at 2	-0.114	0.001	AvcBAf8LAAoBCgb/+AgEC/z1AgIBAPcI//L3+vn99Qb4BAgICPYD9wj/A/8F+QD/
currency same	-0.059	0.028	/vf//vsA+wX+BAcC/gIG/AL7/fz+BP8GAv39+wIA/P8C/f8IAf8A/gIB/gID/AMB
currency up 2	-0.01	-0.009	AAEAAAAAAAAAAAAA/wAAAQD/AAAAAP4AAP/+/wAAAf//AAH+/v0A/gAAAAAA/wAA
currency up to 2	-0.003	-0.009	AAAAAAABAAEAAQEA/wEAAgABAAAAAAD9AAEBAgAAAv//AAH+//4A/wAAAAAA/wAA
determiner a → an	-0.015	-0.092	Af/////+/wL//wIC/gAAAAEC//3+AgH+AgEBAAIBAf8A/gEC/wEA/wEB/wEB/gIA
determiner a → each	-0.012	0.081	BP4BBAYEBAUDBQL9+wMFBf37BAQF/fwC+/v9//z+/gT8AwMDA/4A+gT+A/4BAPwF
determiner a → every	0.001	0.087	AP8AAP//AAAA/wEAAQAA/wECAP//AQEBAQIAAAEBAP8C//7+/wIAAv4B/wH/AQL+
determiner a → my	-0.041	-0.003	A/4AAAEBAAIBAQL//QICAv/8AAAAAP0EAP38/f///gP+AQEBAf0B/QL/AQAB/f8C
determiner a → none	0.004	-0.12	BP3+/gH7/gP+Av4DAgAAAAABAAEAAvz9AP7//wIAAQD+/vz/BQH/Af0AAQEB/gEH
determiner a → number	0.021	-0.2	/v8AAP4CAP0B/v///wAA/wAA//38AP/8AQIBAP//A/z+AAH+/gEAAwABAQAAAv/9
determiner a → the	0.104	-0.016	/Aj//fz6/fv++voDBPz8+wII/fz9AgX1AwYHBAMBCPgF+/36+gf/Bv0D/wL9BAH+
determiner all → the	-0.023	-0.014	Av4AAQIAAQIAAQIA/gEDAf/+AQACAP4CAP3+//8A/QL/AAECA/4A/wEAAAAB/v8D
determiner an → a	0.015	-0.063	/wEA/wAAAAD/AP8A//8CAAAC/wABAQH+AQEBAf8AAf8BAP//AAIAA/8BAAH/AwD/
determiner an → none	0.077	-0.004	/An//wD9//z+//gBA/77/v8AAQED/wD9/wEBAf//Af8D/f35/AP/BP0CAAL8BwH+
determiner an → number	0.064	0.004	/Ab//f38/v3+/fwCAv39/QEE/f79AQH6AgICAQIBA/0D/P37/AT/A/0D/gP+BAP9
determiner an → the	0.015	-0.025	AAABAgQBAgECAgD+/gEBAv/+AQMD/v4A/f7/AP7/AAH+AgH/AQAA/wH+Af8AAf4C
determiner any → none	0.028	-0.072	/gMAAAD+AP4A//0AAf///wACAAAAAAH9AAEBAgEAAv8BAP/+/wIAAv8A/wD/AgD/
determiner each → a	-0.005	-0.006	Av8BAwMEAgUCBAH+/AMDBP//AAEAAP7+//4AAf7/Af79BAMCAv0A/AP+Av4B//4C
determiner each → every	-0.054	-0.092	CPkCBQcFBAYEBQT8+wUHBf39BAYG/PsE+v3+//v+/Ab8BgMEBv4A+wb8Av0B/vsG
determiner each → none	0.06	0.179	+wX////8//v//fwBA/79/gEF//79AQL6AQQDAwIBBPwB///9/gIAAv4AAAD/AgH/
determiner every → each	0.047	-0.091	/gQAAQH9AP8A//8AAP/+AAABAQEC/gH7/gEDAQAAAv4AAQH9/gH////+Af/+Av8B
determiner every → none	0.006	-0.01	/QL///79//3//v4BA//+/QAB///+AQIBAQEAAAEA//8B/////wIAAv8B/wEAAQH/
determiner its → none	0.016	0.081	/wEAAAH/AP8BAv8A/wAAAQAB///+Av//Af8AAAAAAQD9AQH+/QAA//7/AAAAAgH+
determiner its → the	-0.008	-0.012	A/0AAAEBAQIBAQIA/gECAgD+AQABAAABAP///wAA/gEB/v8AAAD/Af8B/wH/AQIA
determiner my → a	-0.026	0.052	A/8AAAEDAAIAAQIA/wL/AwD+AAD/AP8BAf0A/wAA/gD9AAMC/vsB/QIAAf8C/f8A
determiner my → none	0.02	-0.017	AwEBAwQBAQMCAP/9/gEBBAADAgID/wD//v7/Av8A/wL6BQEBAfsB/gL8Av0BAf4C
determiner my → the	0.009	-0.09	AAEBAQD+AQEB/v4AAf8A/wIAAP8AAQP8AQEDAgIBAgEBAQAAAQEAAAEAAAD/Av4B
determiner no → none	0.02	-0.128	/wD//f3//v7+Af8CAAD8AQID/f37AgH8AwMEAgMBA/wB+wD8/AP+AvsF/gP+Awb7
determiner none → a	-0.011	-0.02	AAL//f4I+wYCBQgF+AH7Dvj/+wEDA/X+Av36/Pn5/gf3+QL9AQAC9f8DBQEI9/sB
determiner none → all	0.114	0.017	9Av99/P2+PT59/cIDPj09gUO9vXyBwr0Cg0KCAoEC/ML9ff29Qr8DPcJ+gf7CAzx
determiner none → an	-0.015	0.161	BQEDBgkIBAYECgH6+gYBCPr6BQcJ+/oB+fv5+/f8/gb4BwUAAvsD+gv7CPsFAPgE
determiner none → each	0.061	-0.01	/AX//f38/v3+/vwCAv77/QED/Pz6AgL4AwQDAwMBBvwD/P36+gT+A/wE/gL9BQX6
determiner none → every	0.128	0.393	9wv++vn3+/b8+PcFCfr49wML+vr4Awf2BQkIBwcDCfcH+fj29wr9CfcF/AT7CQf4
determiner none → its	-0.057	-0.003	APr///8A/wD//wQB/wEGAQEBAP8AAQADAQH//gEB/f8AAAIEBP4AAAEA/wAC+wEC
determiner none → my	0.016	0.046	+wAA//8F/wMABP///gL/Av7+/v/+Af//Avz/Af3+Afz//QD9+v7/AgQCAAL/AgP7
determiner none → no	-0.053	-0.005	AvwAAAABAAEAAQMA/gECAgD+AP8AAP0FAP3//gAA/QH+AAIEBf0B/QAAAAAC/AAA
determiner none → number	0.008	-0.376	+wT89/8A9v/7AAUG/v4AAAH7/v32BP8DAwL/AQT/AvwC/AH5/AL+AAMJAgwCBgIE
determiner none → our	-0.037	0.094	AP0AAAAAAAIAAQMA/gAAAgD+AQAAAP8DAP3+/gAA/QD//wECAf8A/wEAAAAB/gAB
determiner none → some	-0.03	0.079	/v0A//8A/wEAAAQAAAECAAEB////AAEEAQEA/QEA//8A/QAA/AH/AP4BAAEB/AP8
determiner none → the	0.038	0.154	AP38/PoG9/3+//sGAgD+BvoF/fr7Cff9BQL+/gD+AgD///8A/wf+//wEBwH8AAX6
determiner none → their	-0.095	0.048	BvoAAgUDAgQCAAb//gIGAP/5BAMF/v4J/fv6+v7/+Qn+AwMJB/kB/QX+Af4E+PsH
determiner number → a	-0.054	0.341	BPr+/fsD/AH/AwYD/AIBCP/+Afv+BP0HBPP7/P7+/gT4/wUKBPwC+AICAgIE+AEC
determiner number → an	-0.095	0.034	B/gBAgEGAQYBBQf/+wQBBf76AgIBAPwIAPv8+/z++gb8AQQHA/wC+wQAAv8D+v8B
determiner number → every	0.046	0.142	+wX//v38/vz+/fwCA/38/AEE/f39AgL7AgQDAwMBBvwE/f38+wT/A/0D/gL+AwT8
determiner number → none	-0.005	-0.072	+Ar16uT56/Xx+AMRCPr2+AkH9efiEwUCGgsGAQsGBPMK5fz4+Qb8CPkY9xb//hju
determiner number → the	0.074	0.278	+AgA/vr7/fr9/PwDB/z7+gEF/P37AgX5AwUEBAEBBPwE+/j3+Qf/B/0F/gP9BAf2
determiner our → a	-0.003	-0.001	Av8BAwQCAgMCAwL+/QICA/7+AgME/v0A/f3///7//wL9AwMBA/0B/AL9Av4B//wD
determiner our → none	0.004	-0.069	AAH///7///7///4BAf8B/wAB////AAAAAAH/AQAA/wD/AQABAv4B/wEAAQAAAAAE
determiner our → the	0.008	-0.113	/wL+/v39/v3+/AACBf38+wEE/v79AQX/AgUDAQMBAv8D/vwA/QP/BP4B/gEAAQP9
determiner some → none	-0.002	0.023	AQAAAQEAAQAB/wAAAP8BAAABAQEDAAAA/wEA/wAAAAEAAgECA/8A/gD/Af8A/v0E
determiner some → number	0.014	0	AAH///8A/////v4BAf///wABAAD/AAH/AAEAAAAAAf8C/v7+/gL/Av4C/gL+AgL+
determiner the → a	0.025	0.176	BAX+AQD+AAP9AP4AAP/5Af8BAPn9AgD+AQD+A/7+A//9/gH8+wP8Af8BAAD+A/0B
determiner the → all	-0.05	0.202	A/sA//8EAAMAAQUB/QICAQD9Af8AAf0EA/39/P8A/QL+/wIEA/4B/gMBAAEC+/8C
determiner the → an	0.032	-0.084	AgMBAQH8AP8B//3/Av79/wABAQIBAAH8AAUCA/4AAwACAf4AAAQBAwP/Af//AvsB
determiner the → each	0.002	-0.101	AAAA/////wAA/v8AAQAA/gAAAQEBAAEBAAAAAAAA/wH/AAABAQIAAQH/AP8AAP4B
determiner the → every	0	-0.049	AP///fz//f/+/wADAv/8/wAC/fz7AwD/BAEAAAEAAv0B+/79+wP/A/0E/wP/AgX7
determiner the → its	-0.081	-0.045	BPcBAAAGAAUBAwcA/AUEBP77Av8AAP0HAfz7+/7/+QX+AQMHBPsB/AMBAQEC+wEB
determiner the → my	0.115	0.033	+Qr////6//wA/vkBAP38AQADAAEAAAD2AAEEBAAAB/sB/gD3+wP+AvwBAAH7CAH+
determiner the → none	0.021	-0.048	/P/9+P0M+P/8BvwA8QsFAPH+//7/Bvf/Bf/9AO3yBv/x+A8BAfz4+wkBBQL9AwX4
determiner the → number	-0.019	0.171	/v3+/vv//gL9/v8BAf///wH9AAEAAQICAv//AP4B/f0E/P0AAQEBAgACAAMA/wP7
determiner the → our	-0.025	-0.027	Av4A/wABAAEAAgEB/gH+AP79AgD/AP4CAP39/v///wL9AAMCA/wB/AIAAQAB/f8B
determiner the → their	-0.092	0.029	B/kBAwMFAwUCAwX+/QMHAv/8AgID//0H//z8/f7/+Qf+BAMHCPwC/gX+Af8D+/wF
determiner their → none	0.021	-0.005	BAEBAQAEAQEBAQD+/wEAAf4AAgIBAP/+AP8BAf3+AgH+AgL/Av8B/QEAAgABA/39
determiner their → the	0.036	-0.004	/gMA//////7///4AAv/+/wAC/wAAAAH+AAECAgAAAv4A///8/QMAAv8BAAD/AwH9
determiner this → none	-0.089	-0.005	B/gCBgYGBQcFBAf7+wUGBv76BQUG/fwH/Pr7+/z++gb6BQUICPoC+Af7A/0D+fgJ
employment gone from 1	0.09	-0.024	+gb//vz7/vr+/PoCBvz8/AEE/f78AgT6AgUEBAIBBv0D/vz6/QX/BPwC/wH9BQP7
employment gone from 2	0.105	-0.257	+wr//v35/vr+/fgDBfv6/gEH/Pz6AgX2AwYGBgMBCfoE/Pv6+AX/BfoC/wL8CAT5
employment gone from 3	0.034	-0.017	AAEAAQAAAQABAf///wH/AAACAAAAAAD9AAABAgAAAv8BAP/+/wEAAf8AAAD/AgD/
employment gone from 4	0.019	0.001	/gL//v3+//r//P0BBP3+/QEE/v7+AQMAAgQEAQMBAv8E/v0A/gMABP0B/wEAAgL9
employment lowest up 2	0.127	-0.059	/Ab////8//3//voBAv39/gEG////AAL1AQMHBwIBCfwC//z2+Qb+A/kA/wD7CQL9
employment new at 1	-0.007	0.09	AP8AAAH/AAAAAAAAAAADAAAAAQEBAAABAAAAAAAA/wEAAQAAAQEAAP8AAAAAAQAB
employment new at 2	0.044	-0.022	/wH///7///7/AP0BAf/9/gAF/f79AQT8AgQEBAABA/wB/f39/QX/Av4C/wH+BQL8
employment new at 3	-0.031	-0.018	Af8AAAABAAEAAAEAAQAC/wD+AAAAAAADAP79/gAA/gL/AQEEA/wAAAMAAAAC/P8D
employment new at 4	0.048	-0.081	+wX//fv9/f/+/f4DAf78/QEC/v3+AgT5AgQDBAEBA/8C/f79+wH/BAACAAL/AwH+
employment same	0	0.03	+wL++/oC/P7++wIEBP3+/wUG/fj8BwUBBgT/AgcEAf4D//7+/f8CA/3/AAAB/AP9
employment up 1	-0.013	-0.007	Af8AAAABAAEBAAAAAAEBAAD9AQEBAP8DAP3+/v4A/wMAAAECAv8A/wIAAQAA//8B
employment up 2	0.111	-0.054	+wkA///6//3//vkBAf39/wED/v/+AAH3AQIFBQEBCP0B//76+QL/AvwBAAD+BwL8
employment up to 4	0.11	-0.061	+wcA//78//////oBAf79AAAD/gD+AAH2AQIFBgEACf0C//38+gL/Av4BAAD9BwH8
form IN VB → VBD	-0.008	-0.004	Af8BAgMBAgEBAgH+/gEBAv/+AgID/v4B/f7//////gL/AgEAAf8A/wH+Af8AAP8B
form IN VBD → VBD	0.032	-0.002	/QQAAAD+AP4AAP4BAAD+/wABAAEB///+/wAAAf8AAv//AQH/AAAA/wH+Af8AAP4B
form IN VBG → TO VB	0.022	-0.004	AAIAAAAAAAAAAf8AAAAAAP8BAAEB/wH+//8CAf//AgD/AP/+/wL/AP8AAQD/AgH/
form IN VBG → VB	-0.074	-0.041	B/oCBQcGBQcEBgX7+gUHBv34BQcI/PoH+fj7/Pv++gf7BgUHB/oC+QX7Av0D+/kI
form IN VBG → VBD	-0.051	0.152	B/wDBQgDBQcGAgb5+wUFBf/4BQUH+/wH/Pr8/f3/+Qj6BgUCBfsB+QX6AvwD+/wF
form IN VBG → VBG	0.007	-0.005	/wH//wD/AP8AAP8BAAD//wAA/wAAAAEAAAAAAf8AAv39AgICA/4B/QP+Av4B//4C
form IN VBG → VBN	0.044	0.009	/gMAAP/+//4A//4AAf///wABAAAAAAH9AAEBAgEAAv8B///8/gIAAf4AAAD/AwH/
form TO VB → IN VBG	-0.049	-0.052	Af0AAQEDAQIBAQL//QEDAgD+AQEBAP4EAP39/v8A/AH/AgEEA/0B/gL/AAAC/f8B
form TO VB → VB	-0.084	-0.009	BvgCBggGBQcFBwb7+QUHB/35BQcI+/gJ+fj6+/v9+Qf5CAYHCPkB+Ab6A/wD+vkI
form TO VB → VBD	0.026	0.085	AgT/AP/5/fn99f4BBPsA/AQEAgAAAQj/AQEDAAQE/gAFAPj7AAIABvoB/AH9A/8B
form TO VB → VBG	0.072	-0.038	+wj+/v77/vv+/voCBPz6/AEF//7+AAP5AQMEBQIBBfwC/v74+gX/Av4A/wD9BQH+
form TO VB → VBN	0.056	-0.031	/AX//fz8/vz+/fwCA/37/QIG/fz7AgP6BAUEAwIBBfsE/Pz8+wT/A/0D/gL9BAT8
form TO VB → VBP	0.091	-0.071	+wf//v76//n//foBBf38+wEF/v79AQT4AQUEBAMBBf0D/vz5+wf/BPwB/wD9BwP8
form VB → IN VBG	-0.056	-0.003	BPwBAgMDAgQCAgP//gIDAv/8AgIC//4G/vz8/v4A+wX+AwIFBfwB/QT/Af8C/P0E
form VB → VBD	-0.031	0.075	BAACBAUDBAQEAwD7/gIFA/76AwgD/fsD/Pv9//3//Ab8BwQCB/0B/AP5AvsC/vsI
form VB → VBG	-0.061	0.031	BPsAAQEDAQIAAQQA/wEDAgD9AQABAP8FAP/9/gAA/AMAAQAEAv8B/wEAAAAB/f8D
form VB → VBP	-0.105	-0.003	BvgBBAUGAwYDBQb9+wQGBf35BAQG/fsI/Pn6+/z++Af6BgYJCPkC+Qb8A/0E+foH
form VBD → IN VBG	-0.044	0.187	B/0BBgoHBQYDBgP8+QYFBfz9BgcJ/fwF+/v9//n9/AT5AgQFBP4B+QX6Bv4C/PUI
form VBD → TO VB	-0.061	-0.087	/vwA//4D/gP/BAQA/QL/BQD//v39Av0DAvv+/gEA/v79AAMD//0B/QIBAQED+wL9
form VBD → VB	-0.215	-0.023	EvUCAQYPCQ8JDhL98QwGDvrwDgUE/vIU//Hx8/b77g/zAgwTBfAE8Az/Bv8I7/ES
form VBD → VBG	-0.015	-0.123	AwQA//4JAAb+CwAE+//9AfkA/f/8APr+//r9APj6/wH5BAMA+/oA/AgBBAED+/39
form VBD → VBN	-0.044	-0.237	A///AAUEAQP/BQMB/AMEAv/8AwUG/gAD/fv7/v7/AAL+AwAGBP0A/wUAAAEC/P0G
form VBD → VBP	0.001	-0.014	/////v0A/f3//wABA/4A/QIB//7+AgMBAgUCAQIBAf8B/v8BAgABAv8B/wECAAH9
form VBD → be VBN	-0.059	0.005	A/sAAAACAAMAAgQA/wEDAQD9AQABAAAFAP79/v//+wP/AQAFA/4B/wEAAAAB/QAB
form VBD → have VBN	-0.015	0.054	A/8BAgIDAgMBAgL//gIDA//9AgID//8B/v7+//7//wP+AQIDA/0A/QP/Af8B/v0F
form VBG → IN VBG	0.008	-0.003	/wAA/wD+AP8A/wABAf8B/wED/wD/AAP/AAQCAQIBAf8C//7/AAP/A/0B/wH/AAAA
form VBG → TO VB	0.009	-0.024	AgAAAgIAAQEBAQD//gECAgD/AQEC/wD//wABAf8AAQAAAgAAAAAA/wD/AP//Af8C
form VBG → VBD	-0.064	0.075	BvkHERMSDw4LHgTw5hcIHOnsCxAS7+MC8OH2+Orw/gnnEBcCDO8E4xPuFO8I++8N
form VBG → VBN	-0.086	0.065	BvkCBAUHAwcDBgX9+QUFCP32BAYJ/fcK+/b5+vv9+Qf6BQUHCPkC9wX9A/4E+vsH
form VBG → VBP	-0.228	0.061	Ee0FDRIPDBAKEBL17wwREfnvDA0R9/AT8+7x8/b77g7xDw4SE+0E7Q30B/gI8PES
form VBN → TO VB	-0.034	-0.017	A/4AAAACAAMAAwIA/QIAA/78AgEBAP0DAPz+/v3+/QP9AQMDAv0B/QP/Av8C/f0C
form VBN → VBD	-0.015	0.104	AQL/AAD//gQAAAAA/QD/AAAC/f4AAv8EBP79Af0A/gP+/QEBA/wB/P7/Af4B/f8A
form VBN → VBG	-0.008	0.093	Av8B//8CAAIBAQEA/QH/Av/+AQEBAP8DAP7+/P//AgAA/wIAAP4B//8AAP//AQD/
form VBN → be VBN	-0.029	-0.035	AvwBAgEDAQIBAwP//QMBA///AAAAAP8BAP///////wD9AAMCAf4B/gIAAQAB/wAB
form VBP → VB	-0.003	0.123	AP8A/v4A/wD//wEBAQD9AAEA//7+AQH+AgEBAQEBA/0B/gAAAAD/AP8C/wEAAAL+
form VBP → VBD	-0.168	0.071	D/EECAoPBg8HEQ348QwPDfbzCQ4N+/AS+PLz9fL49gzxDA8QDPEE7g35CvwI9fMM
form VBP → VBG	-0.08	-0.011	AvkBAAAFAQYBAgUA/QMHAwD8//4BAgAEAv/+/f4A/AH8/wIGBfoA+wYBAQEE/AED
form VBZ → VBD	-0.004	0	Av4CAgIDAgICAwL+/wIDAv8AAAH//wAA/wAAAAAAAAAAAAAAAQAA/wD/AP8AAAAA
form VBZ → VBP	-0.008	-0.017	AQAAAAABAQAAAAAA/wABAf//AQAA//4AAAD/AP//AAH/AQIBAv8B/wH/Af8B//4C
form be VB → VBD	-0.035	0	Av0BAgICAQIBAQL//gECAv/9AgID//4D/v7+/v///QP/AgEDA/4B/gL/Af8B/v4D
form be VBG → VBD	-0.085	-0.039	CPoCBQcIBQcECAb7+gUGBfz3BQcI+/kI+vf6+/v9+Af6BQUGCPkC+wX7A/wD+/oF
form be VBG → VBG	-0.078	0	BvkCBQcFBAcEBQb8+gUGBvz4BQYI+/oI+vn6+/v9+Qf7BgUGBvoB+gT8Av0C+/sH
form be VBG → VBP	-0.137	0.035	CvgCBwsHBggFBgb7+QUJBf32BwcL/PkL+fj4+Pv99gn5CAcMDfcD9wf6BPwF9/UN
form be VBN → VBD	-0.129	-0.124	BPcDBwkKBQoFCQf79QoHCfn1BQYG/PMJ+vf4+vn79wvwDAsLDfMF8gn4B/oJ8/UJ
form be VBN → VBG	-0.071	0	BPoAAQABAAMAAQQA/wEDAgD8AQEBAP4GAP79/P8A+wT/AQEGBf0B/gEAAAAC/AAB
form be VBN → VBN	-0.103	-0.034	BvYCBAYHBAgDBwf8+gUHBvz4BQUH/fkJ+/j6+/r9+Aj5BgcICfgC+Qf8A/0D+foH
form do VB → VBD	0.091	-0.005	+gf+/fz6/fr9+vsDBvz7+wMI/Pv7Awf4BAgGBQUCB/kG/Pv5+gf/B/sD/QL9BgX6
form do VBP → VBD	0.077	-0.001	+wb//f37/vv+/PwCBP38/AMI+/v6Awf4BQcGBQUDB/kF/fz6/AX/BfwD/gL9BQT8
form have VBN → VBD	-0.022	0.055	AP0AAP3//wH+/QEBAwD//gEAAP7/AQMDAQEA/wEB/gEDAgADA/4BAQIB/wEB/QAB
frequency down 1	-0.007	0.002	/wAAAQEBAQEAAQAA/wEBAv/+AQABAP4C//3+//8A/wL/AQEAAf8A/gAAAAAAAAD/
frequency gone from 0	-0.011	-0.018	Af///v3///7//QABA////wED/vz7AgH/AwIBAAIAAP///QAAAP8BAQACAAIA/gH9
frequency gone from 1	-0.025	0.026	A/0A//4A/wL//wMBAAEC/wEB///+AQIBAQL/AAEBAAEB//8CAv8AAgEBAAEA/gEA
frequency gone from 2	0.146	0.286	9hD++/v1+/b89fMEC/n09gQM+/n5Awn0BwgJBwYDDPUJ9/fy8gr9CvgE/QP7CAX2
frequency gone from 3	0.02	-0.039	AAABAAAAAP8AAP8AAAAAAAEC/v39AgP+AwMCAQIBAf4AAP8AAQABAP8AAAAA/wL/
frequency gone from 4	0.05	0.093	+gL+/f38/vr9/P0CBv77/AIK+/38AQT7AgUGBQYDBfcE/fv5+Qf+B/gC/AL8BwX4
frequency gone from 5	0.009	0.153	/QD/+/r9/Pv8+/4EB/z++wMF/Pr6Awb/BQYCAgQCAP4E+/z9/AT/BvwE/gP+AwX7
frequency lowest up 1	0.177	0.189	+Qz//v72/vj+/PYCBPz5/QII/P38AQXyAwgKCQQCC/cF/Prz9g3+B/YB/gH6DQT6
frequency lowest up 2	0.074	0.053	+gj//fz8/fz+/vkCAv76/QIE/f38AgP5AgUFBQIBCPoD/P77+QX/A/4C/wH/BAT6
frequency lowest up 3	0.017	0.046	/wIA///+//////8BAf///wABAAD/AAH+AAEBAQEAAf8BAP///wEAAf8AAAAAAQD/
frequency new at 0	0.002	0	Af8AAAAAAAEAAAEAAAAAAQAAAQABAAD/AAAAAAEAAQEAAAD/Af8AAP8AAAD/AAAB
frequency new at 1	-0.018	-0.018	Av8BAAACAQMBAwH//QIBAv/9AQEBAP4BAP3+/v7//gH+AQECAv4A/gEAAQABAP4C
frequency new at 2	-0.044	0.075	BP4AAQEBAQIBAAL/AAACAQD+AQACAAAEAP/+/gAA/AQAAQADBP8AAAEAAAAA/v4C
frequency new at 3	0.054	0.293	/wMAAAL9AP4A//4A/wAAAQACAAABAAH8/wMDAgEAAv0C///8+wT/Av0A/wD+BAAA
frequency new at 4	-0.007	0.051	A/8BAgIBAQEBAQH//gIDAv/+AQICAP8B/////////gP/AwEDAgAB/gL/Af8B//4A
frequency new at 5	0.124	0.058	+Qn//P75/vn++vcCBvr6+QEG///+AAX4AQcGBQIBCfsF/Pv6+Aj+B/wC/QL9BwP7
frequency same	-0.001	-0.133	/wH/APr9AP7//gEE//0C/QMCAPgABgUACAP/AQIC/v4G+v3/AQL+BwEI/AcAAQf8
frequency up 1	0.14	0.183	+Az//v32/vf//PUCBfv5/QEF/v79AQP2AgYHBwMBB/sE/fv4+gn+BvkB/gH8CAP8
frequency up 2	0.059	0.053	+wf//v78/v3//voBAv78/gED/v/9AQH5AQQEBAEBB/sB/v/++wL/Af8B/wH/AgP8
frequency up to 2	0.043	-0.124	/gMAAP/9AP4A//4AAf/+/wEB/v7+AQH8AQIDAwEABPwB//78/QP/Av0AAAD+BAL+
frequency up to 3	0.113	0.191	+wn//v/6//n//PkBA/z8/QEH/v/+AQP3AQYGBQMBCPoD/fz5+gf/BfoB/wH9BwL9
frequency up to 4	0.09	0.097	/Aj//v77/v3///oBAf77/gAD/wD/AAH5AAIDBAEABf0C/v75+QX+AvwB/wH9BgP8
frequency up to 5	-0.008	0.072	AP8AAAAAAAAAAAAAAAABAAD//wAAAAABAAABAAAAAAAB//8CAQAAAQAA/wAAAAH/
gained: helped	0.008	-0.03	AAgC/wAMBQcECwP/+gT5Afr9Av79//4BAf//Avf8A/35/gb8+f4A+gUABf8AAPsB
gained: joint	0.088	-0.033	+g77+PL4+Pf3/foIB/f79AQK+fL0Cwf3DQsDBgcECvUI9fn99wT9BPcK/Af9BAf0
gained: junior	0.014	-0.063	/wH///4B/wP/A/8CAAH9/gD//v7/AAP8AQEBAf8AAwD//QIB/P8A/wMBAQAAAQD+
gained: negated	-0.067	-0.009	//wA/v4E/wL/AwUB/QIAA//7AP/8AfwGAf39/f4A/gL7AAMEAf0B/QYBAgEE+gH/
gained: occasional	-0.108	0.148	B/QCBgMQBQwDCgr98woJCfv2BAUH/vUI/PX4+/f99wz3BQoJCvgB9Qr/BP8G9/sG
gained: others	-0.088	0.075	BfgBBQUDAwcDBQv++AcKCvzzCAcN/fkG+vf3+fr99gn4BQgFCfcB9Af7BPwC9/gM
gained: partial	-0.034	0.136	BfoAAwD/AAcCCwf/9gj9Dfv7AwIE/vgC/fb9/Pj7/wD3/woD+v4C+AL+Bv8A+/sD
gained: past	-0.055	-0.025	APwA//8AAAH//wIB/wACAQD8AQABAP8HAP39/AAA+gIA/gEFAv0A/QIC/wIC/AEB
gained: planned	0.024	-0.037	+gIA/foA/QX+BP8C/QL6Bf3+/v77Af/8AvsBAPz+Af78/gT8+/4B/AQCAwABAQP7
gained: received	-0.005	-0.096	/gH89/f79/77+gAJBv7+/gUE/Pj2CAUBCwMDAQcDAPkF9/z//gT/A/wI/Qf+Agf6
gained: supervised	-0.102	-0.024	BfkBAgIHAgYCAwf+/AQFBP76BAIFAPoK//v6+f7+9wj7AgcHC/cB+gf/AgAE9/wI
gained: uncertain	-0.019	0	Af8BAQECAQIAAgH//wL/Av/8AQABAP4D//39/v8A/gIAAQAAAf4A/wAAAAAAAP8B
gained: watched	-0.094	-0.005	B/cBAgMGAgYBBQf/+wMGBf/6AgICAPwI//v7+v7/+gX7AgQJCfoB+gT/Av8D+v4G
gone name	-0.079	-0.124	A/v//fgF+wb9CQQA+wn4Cvv/+v0ACfgICfj5+/n8APT3+wgEBfwC9gEKBAMEAAX2
gone noun	-0.006	0.006	BwD4+vUC+Qb7AvwKAAT3CvgB+/z8Cv8BEQL8/QD8Bf759AL+/P0A/P8GBgsC/wH6
gone other	0.01	0.053	/wIAAAD/AP8A//4AAf///wD/AQEBAP8B//////8A/wEB///+/wH/Af4B/wD/AgAA
gone quality	0.009	-0.032	BAD7+//6+gP7BwQAAgMDBf8F/AADBPkEA/n/BQT+Av/8/gD+AAD/+f4DBQgEAgEG
gone verb	0.021	-0.043	/wT69fYB9fz0AQMLAf79AwUD+Pv9B//+BwAABgQB/vn+8/r9/f35/vsK/QoABAn9
governor gone: aim	0.076	-0.013	+wb//fz7/fv++/sDBfz8+wMG/fz7Agb5BAYFBAQCBvoF/Pv6+wb/BvwD/gL+BQT7
governor gone: ask	-0.056	-0.09	BPwB/wACAQQAAgT//QQCBP76AwABAP4DAfz9/v3+/AP6AggGBfoE+gf/Bf4F+fwF
governor gone: assist	0.09	0.084	+wb//fz6/vv++vsCBvz8+wMF/f38Agb6AgUEAwQCBfsI+vn3+An+CfkE/AP8CAf5
governor gone: attend	-0.015	-0.044	Af4AAAAAAAAA/wEAAAAAAAH/AAD/AAECAQAA/wEB/wIBAP8AAAEAAf8A/wD/AAEA
governor gone: be	-0.015	-0.074	//4BBAgIBAICBgD9+gIAA/8AAgUJ/v4F/fz9/f0AAQT/CQQDBv0B+wT7Af0B//sE
governor gone: book	0.068	-0.069	+wYA/v3///3///sBAf/9AAEE/f79AQH7AgIFBAEABvsB/f/5/AP+AvoB/wH+BgT6
governor gone: bring	-0.029	-0.013	AP8AAQEAAQAAAAIAAAABAAD9AQEC/wAD//7+/gAA/gIAAAEDA/4A/wH/AAAB/f4D
governor gone: carry	0.074	-0.049	/gX/AQH9AP4A/v0AAP/9AAABAAABAAD6/wECAgEAA/8C//75/QL/Av0B/wD8BQEA
governor gone: chase	-0.026	0.083	Av0AAQEBAQABAAH/AAEBAQEBAAD/AP8CAAD//gEB/QD/AAECAAAA//8A/wAB/gD/
governor gone: come	-0.1	-0.011	B/gAAgMHAgcBAwb/+gQEBf75AwMF//wH/vn6+/3/+Af8AQQIB/oB+wX+Av8C+vsG
governor gone: cook	-0.004	-0.022	AP8AAQEAAAAAAAAAAAABAAABAAAAAAH/AAEAAAEAAP8BAP8AAAAAAP8A/wAAAAAA
governor gone: cut	0.001	0.045	AQABAAH/AQAAAAH/AAABAQAAAAAAAAAAAAABAAAA/wAAAQAAAQEAAP8AAAAAAAAA
governor gone: declin	0.054	0	/QX//v78/vz//P0CA/39/QIF/f39AgT6AgUEAwMCBfwE/v38/AT/BP0C/gH+BAP9
governor gone: do	-0.032	0.005	Avz9+/j++/77+QIFBf38/AQE/Pr3BgUCCAUB/gcDAv0C+v7+/gQABv0G/AUA/wj8
governor gone: draw	0.04	-0.035	/QMA/v39/v3///4BAv79/gED/v/+AQL9AQMDAgIBA/4C/v79/QMAAv4C/wH/AgP9
governor gone: drive	-0.049	0.078	Av0AAQECAQIAAQH//wECAf/+AQEBAP4D//7+/v8A/QL+AQIFBf0B/QP/Af8C/P4D
governor gone: fill	-0.033	-0.043	A/0AAQIDAQMBAgL//gEEAf//AgEC//8B///+//7//gL+AgEDA/4A/gP/Af8B/v4D
governor gone: fit	0.007	-0.023	Af8AAAAAAAABAAEAAAACAAEB//7+AgL/AgMCAQIBAf8D/v39/gT+BP0C/gL+AwL+
governor gone: get	-0.001	-0.021	+wL//fz9/f3+/f8DAf7//gIA/f38AgL/AwMBAQMB//0B/v4A/wD/Af4C/wH//gP+
governor gone: give	0.017	-0.034	/QEA/f0E/gT/BAEC/AP+BP/7/gH/AP7+APwAAP7/BPz8/gL+/f7//QIAAAABAQH8
governor gone: go	-0.021	-0.012	/wEA/f4B/v/+AgAA/gABAP8B/f38Af4CAwD//gEAAP//AAEBAAAAAAEBAAEB/wT9
governor gone: have	-0.005	0.082	/wAA/v4B/wD/AAEA/wAAAAAC///+AgD+AwIBAQABAv4A/wEAAQEA/wABAAH//wEA
governor gone: help	0.02	0.332	AQMAAP7///4AAP8CAf/8/gED/wD/AQT+AgIBAQIBAP8A/gD//QIBAgEDAAEBAv/7
governor gone: hold	0.003	0.057	AP4A//8BAAEAAAEA/wEAAQAA/v78AQH/AgEBAQAAAf0CAP///wAAAv8B/wH/AQL+
governor gone: hop	-0.016	-0.016	A/wBAQQDAgMCBAT+/AMCBAAA/wAAAP4AAAAAAAEAAf//AAEB/wD///8A/wEBAAL/
governor gone: include	-0.093	-0.005	CPYCBgkIBggEBgb7+QYIB/34BgcI+/kJ+fj5+/v++Aj5CAcJCPcC9wf7A/0E+fgL
governor gone: involve	0.082	0	+wb++/r6/Pn8+fsFB/v6+gUI+vj2Bgj4BwgGBgYECPgE+fz7+QYABfwF/gP+AwT6
governor gone: keep	0.053	-0.021	/QQA/v3+/v3//vwBAv///QED/v38AgP7AwMDAwABA/0B//79/QP/AP4C/wH/AwP9
governor gone: learn	0.04	0	+wP//f39/v3+/P0CBP38/AIE/fz8AgT9AwQCAQMBA/wF/Pv8+wX/BvwD/QL+BAT7
governor gone: look	0.023	-0.03	/wIA/v79//3//P8CA/7//gEC///+AQP+AQMCAAIBAf8G/fz9/QT/BfwE/gP+AwT8
governor gone: make	0.029	0.028	/gL//wH/AP////4AAQD//gIE/f39AgP8AwUEBAMCA/0B/v7//gT/Af4B/wH/AgL/
governor gone: man	0.087	-0.008	+gb//fz8/fv9/PwDBP37/AIG/Pz7AgT5AwUFBAQBBvoF+/z4+Qb+BfoD/QL8BgX5
governor gone: move	-0.003	-0.12	AQAAAQEAAAABAAD//wABAAAAAAEAAAAAAAAAAAAA/wAAAQABAQAAAAAAAAAAAAAA
governor gone: open	-0.033	0.076	Av0BAQICAQIBAQL//wECAgD/AQEBAAAE/////gAAAAEAAAECAAAA/wAAAAEA/wAB
governor gone: pass	0	0.154	//8A//8BAAEAAQEA/wH/AQAB///+AAH/AQEBAQAAAf///wD//gAAAP8BAAAAAAL9
governor gone: pick	0.024	-0.028	/AL//v79//z+/P4CBP7+/QIF/f38AgX9AwQDAgMCA/sD/f39+wT/BP0C/wH/AgL9
governor gone: plan	0.016	-0.023	AAAAAQP/AQAA/gD/Af8A/wABAQEC/wAA/gEAAAEAAAECAf7+/wIAA/7/////AQAA
governor gone: prepare	-0.012	0.094	AP8AAP//AP8A/wEAAgD//wABAP8AAQACAQD//wEAAAABAP8BAQAAAQABAAAB/gH/
governor gone: put	-0.046	-0.031	CPwBAwQEAwUDBAX++wQGBP/9AgID//8D//7+/v///AT9AQEEBP8A/gL/AAAB/f4D
governor gone: record	0.042	0	/gMA//////7///4AAf/+/wID/f39AgP8AgMDAwICBPwD/f38/AT/A/0C/wH/AwP8
governor gone: ring	-0.008	0.013	Af4AAAABAAEAAAEAAAABAAAAAAAAAAABAAEAAAAA/wEAAAAAAAAAAQAAAAAAAAAA
governor gone: shadow	0.054	-0.101	+wb++vj6/Pr8+/sFBvz5+wED/vz7AgP9AwMCAQIAA/0C/P/+/QMAA/4E/wL/AgP7
governor gone: show	0.02	-0.09	AQMAAgP/Av8BAP7/AAD//wAAAAEB/wH//wAAAQAAAQD+AwEA/wAB/gH9Av0AAPwD
governor gone: sit	0.076	0.13	+wcA/v38//r+/PoBBfz6/AEG/f79AQX5AgYFBAIBBvsD//38/AT/BP4A/wD/AwH+
governor gone: start	-0.017	-0.039	AP4A//8B////AAEBAQAB/wABAP//AP8BAAD/AAAA/wAAAAABAgEBAAABAAAAAAL/
governor gone: take	0.097	0.016	+gn+/P34+/n8+PcECPn69gQG/fz7Agb5AwcFBQYDBvwJ/fn5+Qn9CvoD+wL8CQX6
governor gone: teach	0.003	-0.013	AAEAAAD/AAAAAP8AAAAA/wAAAQEBAAD//wABAAAAAAEAAQAAAQEAAAH/AP8AAf8B
governor gone: tell	0.026	0	/gIA///+AP4A/v8BAv///wEE/v7+AQP+AgMCAQIBAv0C/v/+/gIAAv4AAAAAAQH+
governor gone: try	0.057	-0.039	/AX//v38/vz+/PwCBP38/AIE/v39AgT7AgUEAwMCBPwD/v37/AT/BP0B/gH+BAL8
governor gone: use	-0.085	0.019	BfgCBgkFBQcEBwb7+wYGCP76BQYJ/PoH+vj6/Pz/+QX5BgUGCPsC+QX7BPwD+/oG
governor gone: work	-0.013	-0.076	BAABAwEBAQABAAD+/wEAAQD+AgIC//8B/f7//wAA/gQAAgEAAgAA/wH+AP8AAP4D
governor gone: write	-0.087	0.022	BPoAAQEFAQQBBAX+/QMDBP76AwIC//oJ//n7+/z++QX6AwYIBvkC+gX/Av8E+f4D
inserted, JJ, one place	0.134	0.02	+Qr//v73/vf++PkDCvr7+AQL/f79AQj2AgoHBwUDCPkK+/b39wr+C/kD/QL7CQT7
inserted, JJ, share 0	0.035	-0.068	/QP///8A//3//fwBA/79/gEC////AAL9AQQDAgABBf4BAP3//QP/AwAAAAAAAQH/
inserted, JJ, share 1	-0.067	-0.095	Bf8AAQIBAQT/AwIA/wEB///8AgED//0F/v38/f7/+gP8AAIEBfgB/AT/AQAC/P4C
inserted, JJ, share 2	0.026	-0.024	AAP///v5/AH+AP8C/gL6AgEB/Pz7AwD5BAAEAgIAAPsB/AL6AQIA/fwBAAH/AAT+
inserted, JJ, share 3	-0.018	0.177	Af4AAgMEAQQBAwH+/gEDAv79AwIE/v4B/P3+//3+/gX+AgEC//8B/wP/Av8B/v0C
inserted, JJ, share 4	-0.001	-0.053	AAAA//4A/wD//wABAAAAAAD+AP//Af8BAf///wAA/wAAAAAAAAAAAAABAAEAAAH/
inserted, NN, one place	0.013	-0.2	AwABAAAAAQQDAwH/AgIHBAAEAgD9/wEA//8BAQABAwP+AP8BAv4B/wL9Af8A/wAC
inserted, NN, share 0	0.096	-0.03	/AgA//77////APwB///8AQAE///+AQH2AQQFBgEACP4B//76/Ab/APwAAAH7CAEA
inserted, NN, share 1	-0.002	0.099	/AP/AP4B/ggAAgAAAAT+BP38/wD7Af7/Af39+/z+AgH+BAcAA/wA/gECAwD8BAD6
inserted, NN, share 2	-0.025	0.261	BfsDAwEGAQkDDAH88wX+CPf5AwEBAPUE/f/8Avb5+wXyBQf/AfcE9Ar/BwAD/PwI
inserted, NN, share 3	0.016	0.058	/AEA/v0B/////gECAQH9AP7//v7+Af78Af4CAP3+A/7+/gID/AEA/QMBAgECAQP9
inserted, NN, share 4	-0.008	-0.012	/gEA//8A/////gABAv/+///+//8AAf8DAf7+/v4A/v8B/gD+AQAAAQABAAEAAAL+
inserted, RB, one place	0.177	0.085	9A/9+Pn0+vP79fQGDPf09AYP+vr3BAzxBQ4LCQkFDfML9/bz8g39DvUF+gP6Cwf2
inserted, RB, share 1	-0.039	0.298	BvkBAwEHAQMACAH++wQBCP74AAABAPgFAPn9/v3++QP7AQMBBPoC+QQAAgAB/wD/
inserted, RB, share 2	0.001	-0.071	Bf4BBAL/AgEB/wL//AICAv//AgADAPz+///+Af///wT8AgMBAf4B/wD/Av8A/vwF
inserted, RB, share 3	0.029	0.001	/gL/AP/+//7//v4BAv/9/gEDAAAA/wL+/wMCAQEAAv4BAP///gL/Af8A/wD/Av8A
inserted, RB, share 4	-0.074	-0.003	BPkAAAAGAAYABQYA+wQCBf77AQABAP0GAPr7/P3++gP9AAQEBvsB/AQAAgAC/AAA
inserted, VB, one place	0.077	-0.025	/AgA//78//oA//oABfr9+gEH/wL+/wT9/wYFBQICBv0EAfr+/AT/BgH8Af3+BPz8
inserted, VB, share 0	-0.08	-0.028	AfsAAP8BAAIAAQQA/wEFAQD7AQABAP4HAPz+/P8A+gL+AAEJBf0B/QMAAAAD+gAE
inserted, VB, share 1	-0.002	-0.098	/f/+AAIC/gL/Cf8B/QP+A/38Av/+Afr8Afj//Pz+/gD2/wb7/vcA9wQAAwD+AP8H
inserted, VB, share 2	0.013	-0.042	/AT++vgD/v36APwFAQD5+QAE/Pj5AwL7Bgj9Af7/AvUD+wH6+QT9AQIF/wMAAQT3
inserted, VB, share 3	0.037	-0.038	/gX/AgH6/vj9+/oBBvwA+wMGAP//AQb9AAMDAgUCAAIE/fz9/Aj/BfoB/gH+BAH8
inserted, VB, share 4	0.044	-0.022	/QP//v3+/v3+/v0CA/7+/QED/v7+AQP9AgMCAgEBA/4D//38/AT/BP4C/wH+AwP8
inserted, far-broader, one place	0.002	0.041	AQAAAQL/AQAB/wD/AAAAAAAAAQEC/wAB/gAAAAAA/wEBAP8AAAAAAAD/AP8AAP8B
inserted, far-broader, share 1	0.01	-0.06	//8AAAADAAEAAP8AAAEBAAD/AAAAAAL/AAEAAQAAAQAAAAAB/wEA/wIAAAAAAAAA
inserted, far-broader, share 2	-0.003	-0.001	AAEAAP8A/wD/A/8A/gH/Af7+////AP3/Af38//3/AAD9AAP/Av0A/AMAAQABAAD/
inserted, far-broader, share 3	0.013	0.023	AAEAAAD/AP8AAP8AAAAA/wED////AAL+AAMCAgIBAv8AAAAAAQEAAP8AAAAAAAAA
inserted, narrower, one place	0.018	0.014	/gMA/////wD/AP4BAQD9/wAA//8AAAH/AP4AAf8AAQH/AAEA/wAA/wL/Af8AAf8A
inserted, narrower, share 1	-0.055	-0.045	BP0BAwIDAQQCAwP//QMCBf/4AQID//kE/vv9/f7//QP8AgYEBfoC+wT/Af8D/f4B
inserted, narrower, share 2	0.021	0.013	/AMA//////4AAP8BAf8AAAEC/v79AQH+AQQBAwEBAf0C//8A/gH/A/4B/wH/AAH+
inserted, narrower, share 3	-0.05	-0.042	BPwBAgMCAgIBAQT//gIEAgD9Af8BAf8EAP/+/QAA/AT//wIDAv8A/gIAAAAA/v8D
inserted, none, one place	0.101	-0.09	/QUC/wT5/vUA+fj/CfgA9wYE/wP5/gf6AgYKBQkDCgAEBPb6+gf+Cvr9/f76BwH+
inserted, none, share 0	-0.042	-0.092	AfwAAP8BAAMAAAQA/wEGAf/7AgACAP8GAP7+/f///gP9AgEGBP8B/gQAAQAC/gED
inserted, none, share 1	0.006	0.076	AAX+BP4D/goAC/4B/Qf+B/n7/P8BAvsBA/f3Aff8/QH2BAQC//L/9/4ABgH8AgH/
inserted, none, share 2	0.002	0.086	/gQBAP///gcACPwD+gL8Bvn8+f0CBPcCBf/7Aff5/fr2Agb7+gAB/AUABwED+/3+
inserted, none, share 3	0.019	0.157	AAEBAwD/AP0AAPv/Av0C//8GBAAD/gL+/f8DAP//AQMBAgEB/wUB/gH/AgD//wAA
inserted, none, share 4	-0.027	-0.083	/v7//foC/QP9AAMDAAH8Av7///7+Af8DAv3+/f7//v79/gMCBfsC/gQCAgIC/QP7
inserted, one place	0.099	-0.121	/QsCAAX4/fcA/Pr+B/z/9wMK/QL7/gf8/wcGBQcECQAJAvr8+gX+Bvr9/f/6BwL7
inserted, rare-synonym, share 1	-0.01	-0.004	Av4AAQEAAQEAAAEAAAAAAQD/AAAAAAAAAAAAAAAAAAEAAQEAAf8B/wD/AP8AAP8B
inserted, share 0	0.029	-0.126	/AT//v3+/gD+AP0CAP8CAgAAAP8AAAL/AQIDAgAAAgD+//8B/QL/AP0CAQL/AQT/
inserted, share 1	-0.022	0.203	AwL/AQEH/wz/CgcB9Qr+Cvn7+vz8BPf7A/L2+vf8AwP1AQz+AvYC8wEBCP8A/P/9
inserted, share 2	0.014	0.122	/wIB//8D/gH+BP8B+AT/Bvr7+/r5BvUAB//6/vj7AgD9/wj4AfoB/QQHBgYCBAP7
inserted, share 3	0.008	0.199	AQEAAwEGAAL/AP8BAAABAP7//vz9AP/7/v3+Av7/Agf///4CAwQABv8CAgEBAwP+
inserted, share 4	0.006	-0.091	/v7//fwB/gH+AAECAAD+AAAC/fz8AgP/BAIBAQEBAfwB/P/9AAEAAQAEAAMAAQb4
inserted, sibling, one place	0.053	-0.086	/QP//fz9/vz+/f0DA/38/AEE/fz9AgT8AwQEAwIBA/0D/f38+wQABP4CAAH/AwL8
inserted, sibling, share 0	0.121	-0.022	+gv////7//r//fgBAv37/wEH/v79AQL2AgUHBwIBCfwB//34+Qf/AvkBAAH9BgH9
inserted, sibling, share 1	-0.083	0.238	BfwAAP8DAAIBAQX//QADA/77AgH/APoFAPz8+v//AAX+AQEEBv0B/QIAAQAE+QH+
inserted, sibling, share 2	-0.049	0.067	BP0BAQEDAQQBAwMA/QIDBP39AQAAAPwFAPr7/fz+/AP8AwQDB/sC+wT/Av8D/P8G
inserted, sibling, share 3	-0.023	-0.038	/QH/AAABAAAA/wAAAAAA/wD9////AQEAAf///wAA/gH+AAID//0A/QP/Af8D/f8A
joined as a cause	-0.032	-0.043	Afz68vMI9P33BgAJ+gT3APoB9/XyCvcBCwL8//77A/7+9wr++fj/AQMKAggF/Qr6
joined as means	0.058	0.016	+wb//vz9/vr+APoCAv38/f8F/f/9AQL7AgQDBQEAA/wA+/z6+Qf/BfwD/wL8BgP6
joined as purpose	-0.121	-0.08	CfcEBQMIAwwFDAj79AkFDvr0BgYH/fML/PP2+fX79gnzBwsLCvME8wr8CPwH9/kH
joined as reason	-0.029	-0.013	Af4A/v0B/gH/AAIB/wD+AP/8///+Af8FAv39/f3//wMA/wIBAP4BAAIBAQEB/gH9
joined as relative	0.036	-0.083	+AX9+fUC+Pv7/vwGAv/2+/4C+vr0BQAABwAA//3+A/z/9QQA9gj+AQAJ/gYCBA3y
joined as result	-0.021	0.118	/P79+PgD+f/7BP0H/v39/wD++vv6B/8EBwD//wIA//oD+wIA+fr+BP4I/QgB/Af+
joined in the old text	0.004	-0.179	/wT9/foA+wL9AAIF/wD6/P/8AP75BQH9CAMDAfz/BfwF+/8B+vsBAv8CAgQBAv0B
kept share 0	-0.064	-0.052	Af/9+vwH+wf8AgME/AEEA/v8APz8AvkEA/j6+Pn8Av/3/AML+/z++QUFAwME/QX+
kept share 1	-0.014	-0.159	/gH8/PcM+AYADv4E9wv+DPP++Pn8CvP9B/T+/ff0AgXwAAcD/v4B8gQJCQkD/Aj4
kept share 2	-0.03	-0.275	Af//AgQEBAP+DwEA/Qj5C/QD/gAD/vP//gD4+vH2AQf1/gb7AvwE9AUCDgQC+vwA
kept share 3	-0.014	-0.054	//4EAgMBCAACAgH4BP8B/AIFAwcB+wEA+///AQUA/gEDAQADBwEDAQT8/PsCAf4E
kept share 4	0.062	-0.063	AAMGBAT8BP4G9/j/B/4H+gUC/wgH9gv89gL/BAkKBwAJB/n9BQb9Avn4+Pz5AgEB
kind change became change	0.043	-0.043	+wX++/r6/Pv8+/wEBfz8+wME/P37AwX7BAQDBAQCBfwF/Pz9+gX/BPwD/QP9BAX6
kind change became do	0.015	0.062	AgIAAAL/AQABAAAA/wAAAP//AgEC/wAA/gD/AP///gL+AgH+Af4B/gH+Av//Av0D
kind change became help	0.015	0.049	AAAAAP8AAP8AAAAAAQD//wAB////AAH/AQEBAQAAAf8C///9/QIAAv4B/wH/AgH9
kind change became make	0.071	-0.011	/gQA//7+//3//vwBAv79/gEF/v79AQT5AgUFBAIBBfwF/vz6/Ab/Bf0C/wH9BQT7
kind change became move	0.023	-0.058	/AMA//7///3///0BAv78/gAD////AAD/AQIBAQEAA/wBAP/+/QEAA/4AAP8AAQD8
kind change, carried, named	0.027	-0.043	AAL////9/v/+/v8BA/4A/QMC/v7+AgX/AgICAwMCAv4E/fz8/AX/BP0B/gH9BAL9
kind change, carried, not named	0.085	-0.081	/Aj///37AP7///gBAP76//4B//7+AP75AQEDAv7+A/4B/QD5+gQAA/4CAgH7BQL8
kind change, loose, named	0.03	-0.083	/AH//f39/v3+/v4BAv7//wEC/v78AQL8AgQDAgIBAv0D/v7//gMAA/0B/wEAAgL9
kind change, loose, not named	0.114	-0.263	/Qr9+fj6+vr79vcGB/j99AIK/Pr6Awz4BQwICAICBvsH+Pn69wn/DfwE/wT8BwT+
kind check became change	0.024	0	/gIA//7+//7//v8BAv/+/gID/v7+AgL9AgMCAgIBA/4B/////wEAAf8BAAAAAQH/
kind check became check	-0.069	0.01	Avv/AQIDAAYBAwUA+wMBA//7AwAC//wG//v6+/3/+wP8AgUGA/oB+wb+A/4D+f0F
kind check became do	0.005	-0.029	AAEAAQAAAAEBAf//AAABAQD/AAEBAAAB//8AAAAA/wL/AQEBAf4A/wH/AAABAP8B
kind check became lead	0.013	0.047	/wEAAAD/AP8AAP8AAQAA/wABAAAAAAD/AAABAQAAAf8AAAD/AAEAAf8AAAD/AQAA
kind check became make	0.01	0.146	AQEBAQIAAQABAP///wAAAQD/AgEC//8A//8AAAAA/wEAAQH/Af8A/wD/AAAAAf4B
kind check became move	0.046	0.013	/gQAAAD+AP7///0AAv/+/wACAAAAAAH8AAICAgAAA/8BAP/9/gL/Af8AAAD/AgAA
kind check became own	-0.004	-0.068	/wAA///+//8A/wAAAAAAAQAAAAAAAf8BAf4A/gEA/gH//wEBAf8A/v8BAAEB/gH+
kind check, carried, named	-0.077	0.013	B/gBAwQEAggCBgj+9wUFB/74BAIE/vsH/vn6+/v++Qb8AQUHBvkB+gX/Av8C+v0E
kind check, carried, not named	-0.132	0.096	C/QCAwMLAgcCCQn99wgJCfz4BQYIAPgM/fb39/r98gv5BgkKCvUD+Aj+BP8G+PcK
kind check, loose, named	-0.029	-0.119	Av4AAQEBAAABAAMA/wEBAf/+AQEB//8E///+/f///gL/AQECAv8BAAEAAf8B/v8B
kind check, loose, not named	-0.018	0.02	A/8BBAUHAwQDBgH9/wMEAv79AQUF/AL/+//+//3+AAD+AgEE//v//f/8Af0C/v0D
kind decide became decide	0.032	-0.036	/gP//v3+/v3//f0CA/7+/QMD/Pv5BAb9BgUEAwQDBPwD/f3+/AIAA/8D/wIAAgP9
kind decide became do	0.085	-0.072	/Qb//v78/vv//fsCA/38/AEG/v78AgP5AwUFBAIBBvwE/f34+gf/BfsC/gH9CAP8
kind decide became make	0.005	0.128	AQAAAQIBAQIBAf///wEAAf//AQEC//8A//7/AP//AAL+AQIBAv4A/gL/Af8B//4C
kind decide became move	0.062	-0.012	/QQA///+//wA/vwBAv7+/QEF////AAP6AAUDAwIBBf0C///8/gMAAv4A/wD/AwH+
kind decide, carried, named	-0.023	-0.06	/AL++/r+/P38+/4FBf39/AMB/fr5BQQABgMCAQMDAP0C/P8E/wEAAgAD/wIB/gL9
kind decide, carried, not named	-0.072	-0.006	BPsBAgIGAQUBBQb//AUDBAD9AQECAf4F//79/v8A/AL7AwUHBvwC+gX9A/4E+v0F
kind decide, loose, not named	0.011	-0.071	/QP//v/9/vz++gADBvsC+wMI/vz7Agb8AwcCAQUCAv4I/fj8/AP+CPkD/gL/AwQA
kind do became change	0.015	0.054	/AD++/n8/P/8+/4EAv79/AIB/Pn5BAL/BgUAAAQBAf8E+v3+/wAABf0G/gX+AAMA
kind do became check	-0.04	-0.062	//z//v0C/gD+AQIC/wAC/wAB/v39Av8DA/8A/QAA/wAAAAIGBP4B/wQAAAAD+wAA
kind do became decide	-0.048	-0.044	Af0AAgMCAQMAAQMA/wEDAv/9AgED//8F/v78/f//+wP/AgIDBfwA/gL/AP8C/P4E
kind do became do	-0.019	0.053	BP3///wD/vz+BAQAAQP9Bv4AAPv8A/cBA/kB+wH9AgH7/QMAAfwA/voH/gb++wj/
kind do became help	0.086	-0.117	AAUAAgMCAgABA/v+/wD8AP8E/wEC/wL3/gMDBv//CP0AAAD5/AQAAQD+Af7+Bv/+
kind do became lead	0.09	0.015	+gb//Pr6/fn9+foDBvz7+wMH/Pr6BAf5BQcGBQQDB/oG/Pr6+wf/B/sE/gP9BgT6
kind do became learn	0.021	0.001	/wH//fv+/v7+/v8CAgD+/wEF/Pz6AgT8BAMDAwIBBP0C/P8A/wIAAv4E/wIAAQT9
kind do became make	-0.017	0.052	A/z//wD//gEAAQEC/wH/Af/9AQD/Af8EAf7+/QD//gMAAAEDAv0A/gH/AQAB/f8D
kind do became move	-0.033	-0.112	Afv//v/+/v7/AAECAgD9AAEDAAD9Af4FAQACAQIA/QH9AQIDBf4C/QAB/wAB/QAC
kind do became own	-0.013	0.062	AAD///8B//8A/gQBAv8C/AIEAP4AAgT/Af8A/wQB/v4AAAEBAP///f7/AAAA/gAE
kind do became plan	-0.138	-0.052	C/QCAwYHAwkDBgr++QYJBv74BAME//sM/vn4+fz+9Qz7BAUMC/gC+wj+A/8F9vsI
kind do became teach	0.056	-0.061	+wX//fz7/fv+/vsCBf38/QEF/fz7AgP8AwMEAwMBBfwC/f39/AL/AvwC/wH+AwP9
kind do became tell	-0.018	0.017	AAABAQEBAQIBAAH/AAD/AQAAAAECAP4C//39/P8A/gAAAQEBAf4A/wD/AP8A//8A
kind do, carried, named	-0.034	0.217	Av/+/wQIAwP/BgQB+QcFBvr///sCAfEIAPL6/f/6/v/0AwkGAvwA9gQBAgQE+gUE
kind do, carried, not named	0.006	-0.081	AAABBAUGAwMBCv38+QYDBfn4AQUD+/j8/fn5Afn7/wX5BAYBBv0A9Qj7BP0BB/v/
kind do, loose, named	-0.046	0.385	//v+/f0DAAP+AAADAAAKBP8BAvwBAvgGAP3++v/+Af79AQECCfz9AfgC/wMD+gUD
kind do, loose, not named	-0.001	0.178	/P8BBQP/AgUCAwH++wUFBP79AP8AAPwD//r/AP7//wX7AQUA//8A+QT/Af8B/gEE
kind help became do	0.017	0.064	/AIA//3+/v3//f8BBP4A/QIC/v79AQL/AQMDAgMBAv0C/v0A/wX/A/wB/gH/AgL8
kind help became help	-0.103	-0.04	CfgCBwgIBQkFCAj79gcJCfz3BgcI/fcK+/b5+vn99wn4BQgGB/oC+Aj8BP0D+foH
kind help became lead	0.09	0.123	+gb//fz6/fn9+voDBvz7+wMI+/z7Awb4BAgGBQQCB/kF/fz6+wb/BfsC/gL9BQX7
kind help became make	0.022	-0.115	/wMAAQD+AP8A//4AAf//AP//AgIC/v///v8BAP///wIBAf/+AAEAAP//AP//Av8B
kind help became move	0.117	0.021	+wn///76//v//vsBBP38/QEG/v/+AQT2AQQFBQIBBvwE/vv3+Qj/BfoB/wH8BwP7
kind help became own	0.052	0.163	/gMAAAD9AP0A/f0AA/7+/QEE/wAAAAP8AAQCAgEBA/0CAP37/QT/BP0A/wD+BAH9
kind help, carried, named	-0.079	0.169	CfcCCQwKBw0GCwf59AgICvr2BwoL+/YG9/P4+/b7+Az3CggGCPgC9wr5BfsD+/cI
kind help, carried, not named	-0.005	-0.092	AgABAQIDAQABAQD/AQACAP/+AwID/wAA/wAAAP///gT+AQEBAv8BAP//AP8BAP4D
kind help, loose, named	-0.054	-0.125	BPsBBAYDBAQDAwT9/AMFBP77BAUG/fwF+/v9/f7/+wb8BQQEBfwC/AP8Av0C/PsG
kind help, loose, not named	-0.053	-0.134	BwICAgYPBgoHEAf89AcBCvn6CAUB/PYG/fT6+/X6+wj0BQwF//gD9Qz7CfwF/fUI
kind lead, carried, named	0.026	-0.004	/gP///7+//7//v4BAv7+/gEC////AAH+AQIBAQEBAv4B///+/gH/Af4B/wH/AgL+
kind lead, carried, not named	0.05	0.239	+wb//QD+/wD+/v4DBf/9AAMG/fn6BAX8AgUDBAMCAvwD/wD+/AMABf8CAAH/A///
kind lead, loose, not named	0.108	0.019	/An////8APr/+voBBfz7/gEG/gIC/wP5AAYFBgEBBvoF+/n3+gn/BvoC/gH7CQX6
kind learn became change	-0.029	-0.037	//0AAAABAAIAAgIA/wEBAgD/////AQACAP8AAAAA/gD/AAEB//8A/wAAAAAB/gD/
kind learn became check	-0.023	-0.072	A/4AAAABAAIAAQEA/wEAAf//AQEBAAAAAP8AAP8A/wH+AQECAv4B/gMAAQAA//4B
kind learn became do	0.023	0.271	/wEAAQH/AAAB////AQAA/wACAAEAAAL9/wIDAwEAAgABAAAAAQEBAgH/AP8AAf4B
kind learn became help	-0.012	0.036	Af4AAAAAAAEA/wEA/wABAAD/AQAAAAABAAD//wAA/wEAAAABAf8BAAAAAAAB//8B
kind learn became learn	-0.072	0.081	A/sBAgIDAQMCAgP//QIEAwD8AgICAP4E//3//v8A/QT9AwIHBvwB/AT/Af8E+v0D
kind learn became move	0.046	-0.041	/gMA///+//7///0BAv/+/wED////AAL8AAMCAgEAA/4C//78/AP/A/0B/wD+BAL8
kind learn became own	0.024	0.109	/QIA//7+//3//v4BAv7+/gEB/v/+AQIAAQMBAQIBBP0D/v79/AP/A/0B/wH/AgP8
kind learn became teach	-0.013	-0.032	Af8AAQIBAQEBAQH//gEBAf/+AgID/v4C/v7+/////gH+AgICAv4A/gL+Af8B/v4C
kind learn became tell	0.065	0.064	/AYA//7+//z//fwBBP78/gEF/v/+AQT6AQUEBAIBBfwD//37/AT/A/0B/wD+BAH8
kind learn, carried, named	-0.126	0.124	BvcBAgIFAgcCBAb++wMFBP73AwMD//sM//j6+fv++Qj8AgQJBvoC+wb/Av8F+f0D
kind learn, carried, not named	-0.002	-0.023	/gP9+Pb6+v77/v8GAf/8AQL+/vn4BgAACP//AAEB///++QMDBf4B/AEGAQUB/Af+
kind learn, loose, named	-0.008	0.019	Av8AAgMCAQMCAgH//gEDAv/8AwMD/v4B/f3///7//wL+AgEAAf8A/gL+Af8AAf0D
kind learn, loose, not named	-0.057	-0.114	APsAAAECAAMAAgMA/wMDBP/9AQECAfsEAP7++////gD//wIEAf4A/v8BAAEB/gEA
kind make became change	0.067	-0.046	/Qb//v38/vz+/fsCA/38/QEE////AQP7AgMDBAIBBP4C//78/QMAAv4BAAD+AwD/
kind make became decide	-0.011	-0.05	Af8AAAABAAAA/wEAAQAB/wAAAAAAAAABAAAAAAAA/wABAP8BAQEAAQAAAAAAAAAA
kind make became do	0.003	-0.023	/v0AAAADAAEAAf4B/wEC//8D/v/+AAAAAf8DAP//A/z//gH+/gb/Af4C/wEAAgT+
kind make became lead	0.038	-0.022	/gP//v3+//3//f4BAv79/gED/v79AgP9AgMDAgIBA/0D/f39/QP/A/0C/gL+AwP9
kind make became make	0.007	0.036	AAICAwQEAgQDAP/+/QEF/f7+AgMF/vwB/vz//v//AgL/AQD8AAD+AAH//wD/BP//
kind make became move	-0.023	0.016	Av8AAQAAAAEBAQH/AAAAAAD/AAEBAP8B//8AAQAA/gL+AgIDA/4A/gL/Af8B//4D
kind make became own	-0.101	0.056	BvoCBQgFBQcEBQX8/AUGBf75BQUI/fsJ/Pr6+/3/+Af7BgUKCvgC+gb8A/0E+PgL
kind make became tell	0.016	0.006	/wEAAAH/AP8A/wAAAQAB/wEC/wABAAH/AAIBAQEAAf8CAP/+/wMAA/4A/wD/AgEA
kind make, carried, named	0.055	0.07	/wYBAwIBAf4CAf3/Af//AP4FAAED/gD6AQUEA/7/Af4CAQD8/QT//v/9Af7/BP0B
kind make, carried, not named	-0.002	0.021	AQL//vr+/AD9A/4B/v/9Af3+AAH/AfsDAv4CAf7/BP/+AgMAAv8A+QIAA/8C/wED
kind make, loose, named	-0.005	0.029	AAEAAAECAAP/AP8B/gEEAP/8AQEC//0C//z+/v7//wH+AQP+//4A/QP/Af8BAf8B
kind make, loose, not named	-0.004	0.053	AQABAQIAAf4AAf/+/gEAA/7/AQD+Af4CAPoAAP7//wYAAf8BA/4C////Af8CAP7+
kind move became change	-0.086	-0.01	CvgBBAYFAwcDBAj9+gQHBv76BQMG/vsH/fv7+/z++An8BAQHB/oC/AT9Av4C+vkJ
kind move became decide	0.015	-0.066	/gIA//7///7//v4BAv7//gED////AAH/AQICAQEAAv4C//7//wH/Av4A/wAAAQH/
kind move became do	-0.018	-0.016	A/4AAQECAAIBAwD//gIAAAD/AAAAAP8CAP7+AAAAAQD9AQQCAPsB+wQAAQAD/f8B
kind move became learn	-0.015	-0.015	AAAA//7+/////wEBAf8A/wD+AQEB//8C///+/gD//gL/AQECA/4A/wH/AAAB//4C
kind move became make	-0.04	0.143	BvwBBAYEAwUDBQP9+wQEBv/+AgIC//4C//7//////wP8AwMEBfsB+gH9Af4C/PwF
kind move became move	0.046	-0.097	/Qf9+vf/+fv5APsGAv35/QAD/Pn6BAL9BgABAQAAA/4C+f78+gH/A/4G/wT+Awb6
kind move became own	0.038	-0.03	AAIBAgQBAf8BAf///wEAAf8DAQEC//78/gIBAf//Af7/AQH+AAIA/wD+Af//Av8C
kind move, carried, named	0.031	-0.082	AQL//Pz+/f79Af4EAP/8/QEE/fj7BQP+BwQBAwQBBPsE+f/9/QQAA/0G/gT+AQX+
kind move, carried, not named	0.032	-0.109	9gD9+fn++v77Av8EAfzzAP8E+vv7Av37AwL/AgH/AfgC/AP49gL+/vcE+wT9Awj2
kind move, loose, named	-0.016	0.052	/v0AAP3///7/AAIAAQL/AgAC/v39Av//AgABAQEAAf///wAB/QAA//8BAAEBAAP9
kind move, loose, not named	0.077	-0.136	/QgABAT9AvkB//j+B//+/AEIAQME/QP4+wkGCQEBA/4CAvz4/wYABv39Av79B/0C
kind own became change	0.064	-0.047	/AX//fz8/vv+/vwCAv38/QEF/v79AQP8AgQDAgIABP0E/fz7+wb/BfsD/gL9BQT6
kind own became check	0	0.008	/gAA//8BAAEAAQAA/wAAAQD//v7+Af7/Af8AAQEAAf0A/wH//v////8AAAAAAAH+
kind own became do	-0.028	0.293	AP0BAQMFAQMCBgP/+QQEBP4AAAIA//sD//z/AP3+/gD7AQMEA/wA+gL+Af8D//4D
kind own became help	0.038	0.028	/QT///8A//7///wBAv7//QAB/v8AAAP7AAQDAwABBP0D//37/QT/BP8B/wH9BQL9
kind own became lead	0.003	0.238	AAD//v3+/v7++/8DBP7//QIC//79AwQAAwMBAQICAP8D/v4CAAEBAgACAAEAAAEA
kind own became learn	0.007	-0.058	/wIAAP////8A//8AAf/////+AQEC/wAC///+/////gEB/////wEAAf8BAAD/AQH/
kind own became make	0.023	-0.042	/wEAAAAAAP8AAQD/Af8BAAAD//7+AQH9AQMCAgIBBP0B/v3+/QIAAv4C/wEAAgL9
kind own became move	-0.015	-0.102	AP3//fsC/QH9AQMD/wD+AQD//v38AgECBAAA/wEA/wAB/QD//QEBAP4CAAEAAAP8
kind own became own	-0.009	-0.049	AwAAAAH/AQEBAgH/AAAB////AgME/f8C/P0A//3//AIABAD/BQAA/gH+AP4A/v0E
kind own, carried, named	-0.012	-0.049	BP4BAQMCAAAAAwL/AAH+/QADAAIB/wAA/gL/AAAA/P8AAAH9/wQAA/4A/wD/AAD9
kind own, carried, not named	0.038	-0.017	/gMCBggEBP4DAQD9/AH//v0AAgUI+QH7+v8D//v+Bfz8BAX/+wX/+v74BPn+AvoD
kind own, loose, named	-0.042	-0.053	A/0BAAEBAAEB/gIAAAAEAQD8AgEDAP8E///+/QAA/AP/AwEEBf4B/QH+AP8B/f0F
kind own, loose, not named	-0.025	-0.023	Bf4ABAQDAwABA/7+/QIB/P8ABgQF+/0C+Pr9+v7//wL8/wIDAQP/AQL9//8B/f0H
kind plan became do	0.074	-0.028	/QUA///+//7///wAAv/9/wED//8AAQH7AQIDBAEBBf0BAP76/AP/Av0AAAD+BgH+
kind plan, carried, not named	-0.105	-0.019	B/cCBQcIBQcEBgf9+gUJBv/8AwMC/vwL/fz6+v3/+Qb9BQMIBvsB/Aj9Af8D+f0F
kind plan, loose, not named	0.03	0.033	AQMAAQX/AQMBAv//AAAD//4AAgQC/QD9/QACAv//AgL9BAEAAgEA/gP9Av4AAv0D
kind teach became do	-0.031	-0.037	AP8AAAEAAAAAAAEAAAAAAAAAAP//AAACAAD//wAA/gH/AAABAAAA/wAAAAAA/gAA
kind teach became learn	-0.127	0.041	BvQBAgIGAggDBQn++gUGB/75AwICAPsK//r6+vz++Af7AQUJCfoC+gX/Av8E+PwF
kind teach became move	0.056	-0.004	/gQAAP/+AP0AAP3/Af/+AAAE/wD+AAH6AAMDAwEABP0CAP77/gT/AvwA/wD+BAL+
kind teach became own	-0.044	-0.021	BP0AAQEDAQUBAwL//AMAA//7AQECAP0EAPz9/f3//AP+AQIDA/0B/QIAAv8B/v8C
kind teach became teach	0.03	-0.039	/wQAAQH/AP8AAP0AAP///v/+AQEC////////AP7/AAH/AQD/AAAAAAL/AQD/Af4C
kind teach, carried, named	0.036	-0.04	/gQAAAD+AP4A//wAAf/+/gEC//8AAQL9AAICAgEBAv4AAP/+/gIAAQEAAQD/AgH/
kind teach, carried, not named	0.007	-0.089	AgABAwYBAgACAwD+AAEDAgAAAgABAAAA/wEAAQAAAAD+BAICAv4B/QH9A/4B//sE
kind teach, loose, named	0.055	-0.037	/wUAAP/+AP4A//0BAv/+/gACAP//AQL8AQICAgAAAv8C//79/QMAAwABAAH+AwH/
kind teach, loose, not named	0.077	-0.067	/gQAAAAAAP4A//z/A//+/wAF/f7+AAT5AAYFBQEBCPkE/vv7+gUABP4BAAD9BQP7
kind tell became decide	-0.028	-0.036	Av0AAAACAAIAAgMA/wECAf/9AQAAAP8DAP7+/v8A/QP/AQABAf8A/wEAAAAB//8B
kind tell became do	-0.046	0.042	/vwA//3///3//gIBAv8C/wH/AAD/AP8FAAD//QEA+wABAP8CAAEAAf4B/wEB/gH+
kind tell became help	0.013	-0.011	AAAAAAABAAEAAAEA/wAAAAD+AAAAAAD+AP///wAAAP8AAP//AAAAAQAAAAAAAAAA
kind tell became learn	-0.085	-0.003	A/gBAQEFAQQBAgf//QMEA//8AQACAP4GAP39/P///QL+AAMGBPsB/AQAAAAD+v8D
kind tell became make	0.039	-0.039	/gMAAP//AP4A//4AAf/+/wED///+AQL8AQMDAgIBA/0BAP/9/QIAAf4AAAD/AwH+
kind tell became move	0.022	-0.056	/wIA//8AAAD/Av8A/wD9Av4AAAD/AP7/AP8AAP7/Af/+AAIA//8B/QEAAgABAAAA
kind tell became teach	0.054	-0.011	AAIAAAH/AP8A//4AAv///gED//7+AQP7AQQDAwIBBP0B///9/QMAAv8AAAD/A/8A
kind tell became tell	-0.115	-0.07	CfgCBQcCBAcDBAj9+QUJBv71BwcJ/fgK+vb4+fz+9Qr8BwYJC/gC+QT8Av0C+PkL
kind tell, carried, named	-0.057	0.002	CPsCBQYFBQcDBAX8/AQFBgD+AwIEAf4C//z9/QEA/QT/BAMFB/0C/gP/Af8B/vsF
kind tell, carried, not named	0.029	-0.001	/gMAAgEA//0A/v4BAf39/QEF/wAAAAL+AQcEAwIBAQACAf/9/gIAAv7///8AAf//
kind tell, loose, named	-0.142	0.074	CfMCBgkHBQoFCAv89wcLCPz2BwcK+/cM+ff4+fr99gn4CAkOC/UC9gj5BPwG9PgL
kind tell, loose, not named	-0.006	-0.012	Af7///4A/v3+/QIBBP0A/AIF/f7+AgQAAgQB/gIB//4H/f3//gb/Bv0C/QL+AQL9
left act	-0.03	-0.036	/AD99/oC/AH2AwALBv7/Bv/+9fP2CAICDP8CAf8A/v0C/v8G/QP4/PgKAwwBAgr/
left adjective	0.057	-0.07	Agf/AQoEBAH+Bv///gP+B/74AAIA+fn9+vkEAP75A/74/Ab9+QL8+fz8AQEBBfn/
left adverb	-0.055	0.367	/Pj7+fr9/QH3AgIKBQQDAvwF+fX2Bv0GCP39+wL9/AH2+QUEAAH//PkMAwwBAAb6
left modifier	0.037	-0.132	/wP7+/z69vz8BQEIAAD6CwD/+/v5BvoBBgICAwH9APwB+Pv8/QD9AvoKAgj8AAQB
left name	-0.084	-0.003	+fn8+/EI9AT7CQgG+wfxCfv8+f/+CPcHB/f8/vj8AvH4/QkDA/wB9gMNAQgG/Qr7
left noun	-0.006	-0.138	AQb2+vn/+wD3BQIP9wX4A/z3+Pf4DPv6EPkCBP77AP/98QD89gL5+P8OCQ4D/AL5
left sense adj 0	0.033	0.154	Bgf+BAIKAwX/CgAD/QH9A/v5AfsB/gD6/vv9Bvr//v33/QD//Pz8/AMAA/4GA/kA
left sense adj 1	0.012	-0.033	BQEBBggBBQMEAQH8/wEHAv//BQUH/P7/+v//AP///gcABf8BBP8A/wH7AP3/AfkI
left sense adv 2	-0.054	0.373	/P/99vkC+vz3BAMHAAcDAPz/+/T9Cf3/BfoA+wH8+voB+gQCBQUA+/sKAAn++wT7
left sense noun 10	0.04	-0.289	/gn7+Pj79fz1/P8G/QD3Av399/n5AwH4AwIBAv3+BvsC/AH9+AH9APoHAAT7Bwn0
left sense noun 11	0.04	0.098	/gEBAgIBAAEBBvz//gEAAvwCAAH/Af79AgABAvz+AAD7AAL9Af8A/wMCAwH8BQQA
left sense noun 12	0.017	0.048	/gH///39/v3//f8BA/8A/gEF/v39AgT9AwQCAQIBAf0C/v///wMAAv4B/wH/AQL+
left sense noun 13	0.001	0.047	//8BAgT/AgIBAwH+/QIABP7+AQIB//z//f/+Af//AQD6AwT/A/0B/AD+A/7///8D
left sense noun 14	0.089	0.088	/gj/9/n6+gAA/voHBfz5AAAC+vf1BQb6CQIGBAQBCPcH+fn49QH9CPcI/gX8BwT8
left sense noun 15	0.019	-0.213	BQT/AAH//v7///4BAf4D//8CAwQGAAIBAAL8AgAA/QYD/v39AP4A//z/AQD/AvsI
left sense noun 17	-0.047	-0.121	A/z//v0A/gD+AAECAAD/AQAA//7/Af4BAQD//gEA/P/9/gIFBf3/+/8C/wED+gME
left sense noun 18	0.06	0.173	+Av57+/38vj19fkPCf36+gcH8vHtDwr0EQgDBgsFDfcI7vv38wP5C/kR+Q3+BhD3
left sense noun 19	0.004	-0.043	Av8BAgIAAgABAAH/AQAAAQEAAQECAAEAAAEBAgEBAQIBAP/+Af4BAP//AAD/Af0C
left sense noun 20	-0.016	-0.109	Af8AAQICAgIAAwL//QEBA/7+AAEBAPwEAPz7/f7//AL+/gD+/gIA//8BAQEAAQD/
left sense noun 21	0.03	0.097	AgIBBgcBBAUEBP/8/QEGBAACAgEC///8/gIBAgD/AQD/BAL9A/4A/gD6Af3/APsG
left sense noun 22	0.081	-0.017	/AX//fv8/fv9+/sDBvz8/AIG/f38Awb5BAgFBQQCBvsG/fv6+wb/Bv0C/wH+BQP7
left sense noun 23	-0.097	-0.029	A/r//wIE/gUABwkA9wQFBv0BAgD+/vUJ//j9+//++gH4/AUEBfkB+AP/AgAG+f4D
left sense noun 24	-0.03	0.243	Bv7+/P0CAQD//wED/QH8AQL/Av77AgEFBQD//QAC/gP//QEF+/0DAgIE/wMC/f0C
left sense noun 25	0.003	-0.012	AP8AAAD+AP8AAP8AAP8A/wAAAAAAAAH/AAABAQEAAAAAAAAAAQAAAP8AAAAAAAAB
left sense noun 26	0.014	0.179	/AD//v/9/vn+/v8CAv7+/gEA//8BAQAAAAICAAMAAQAB/v78/QL+A/sB/gH/AAEA
left sense noun 27	-0.029	-0.223	Afz+//4D/gT+AAQCAgED/gIA//3/AQUEAv/+AAMCA/4C/P8F/QAAA/8E/gMC/AL9
left sense noun 28	0.061	-0.484	/Qf8/vUB+AD5AfoI/gTwBP4G+Pj4AwD+AwYGBPn+AfYC9/339gb//wIFAwL9Bgj4
left sense noun 3	-0.15	-0.086	CfQAAQMGAQYBBQn//AUMBf78AgICAP0N//z5+Pz+8gf7AwQPDPsB+gb/Av8G9f4D
left sense noun 4	0.094	0.189	AwcGCQ4BCQcFFfP47Qv8F/L7BAoI9Oz28+//BvDzBAXsCwj2+vgC9Qn0DvQACPEI
left sense noun 5	0	0.006	A/8AAAABAP8AAf4AAAEBAAAAAAD/Af8AAQD/Af8AAAP/AP//AgAA/gABAAAAAAAA
left sense noun 6	-0.019	-0.537	+/v59/H78v359v0NBf78+wMC+PT4DQgBDwgAAwYBAvwD8/wB/QX9CP8M/goB/wb2
left sense noun 7	-0.037	0.123	Av8AAP8D/wMAAQAB+gH+A/79AP4CAP0B/vz/AP///AL9BAQBA/gC+f8AAgACAP4A
left sense noun 8	0.039	-0.009	+AH89/P69/j39/4ICvr1+QQI+Pb1Bgv8CAgEBAkDAfYH+Pn9+wL/B/kI/AX+Agn2
left sense noun 9	-0.013	-0.017	/wIAAP8D/wUA/wMAAAEFAwD8/wAAAf0EAf0B/wAAAgEBAgABAfwA/gD/AP8B/wD9
left sense unknown	-0.078	0.035	+/v69+8K/Qn5CwcJ+Aj+CP379P4CDfsEDf379v77APf48gv/DPoD+wEJBA0E+wcA
left sense verb 29	0.1	-0.011	/Aj//fz7/vn+/PoCBPz9/QEE//79AQP4AgYEBAIABv0D/vz6+wX/A/sB/wH9BgP9
left sense verb 30	0.056	0.04	9Ab9+vf6+vn7AfoEBvv8/QAK+/j4BAL6BwQHBQQABPcB+Pz5+AX8AvgI/Qb9BA33
left sense verb 31	0.038	0.373	9wr9+PkA+f/7/P0HBvv3+gMI+fj0BQX8BwcDBAYDBfUA+Pz8+Qb9AvgJ/QcAAw35
left sense verb 32	0.004	0.063	+wP/+Pv//fz7/gAGBf4B/QEJ+/j3BAQACAX/AQEBA/z/+Pv++QT+BgEGAAQCBwj6
left sense verb 33	0.093	-0.064	+wf//v36/vr++/kCBfv8+wIF/v7+AQX5AQYGBQQCBvwE/fv6+wX/BfsB/gH+BQP8
left sense verb 34	-0.025	-0.084	A/oBAwUCAgIBBQH9/QX+B/0BBAYI+/oC+fr8/v3+AAP7BwUEA/0C/QL7BP0B/vsD
left sense verb 35	-0.037	-0.071	Avz8+vX++Pf5+AEFA/38/gMF/vr2BwP+BggC/AQDBf0F+vkCBAT+B/wG/Ab/AAn5
left sense verb 36	0.009	-0.031	AQD+/v8C/QH9//8DAAH8AAAA//7+Af8CAf7/////BAAC/gD7/gL+AAAD/gL/BQEA
left sense verb 37	-0.035	-0.005	A/4AAQEBAQIAAgIA/gIDAv77AgME/vwE/fz9//3/+wb+AQECAv4A/QEAAAAB/wAA
left sense verb 38	-0.012	0.068	+v7/9/oA+P39AwUDAgAAAP7++fj3BP79A/wBAAAA/v38/gL8/fv9AvsI/wb//Qv5
left sense verb 39	0.035	0.003	+gb9+Pf9+fn6+v0HB/r5+gQG+/r2BQX9BgQBAwYDAv8H+ff7+gT+BvcH+wT9Bgj4
left sense verb 40	-0.028	-0.196	AfsAAgID/wUABgIC/gQDA/79//8AAQAD//r9//3+/QX6AAUCBP7/+wQAAwEC//8E
left sense verb 41	0.04	0.043	BAACBAb9BAD9/v8AAgEBAQEHA/4A/gP/AAT/AAACA//+AwL9AQUC/v7////+Af8C
left sense verb 42	0.036	0.121	/AABAwT+Av0D/wD+Bf0CAAH//wT+/wIB+wQGBQICAAIDBP4BAQT+APv8AP7+BfsC
left word 2nd	0.01	0.078	Af8AAAABAAEAAQEA/wEBAf/9AQECAP4BAP8A//8A/wL/AQD//wAA/wAAAQAAAf8A
left word about	-0.023	-0.042	Afr///8A/gL//gQD/wEAAgH+//39A///BAD//QEA/QAD+QL/+gH/Av8E/wT//QL/
left word absence	0.069	-0.01	/AX///78//z//vwBAf79/gAE/v/+AQH6AQMDAwEABPwD/v76+wX/A/wC/wH+BQT8
left word account	0.077	-0.022	/gYAAP/8AP8A//wAAf/8/wED///+AQL4AQQFBQEBBv0B//77/AMAAf8AAAD+BAD/
left word act	-0.041	-0.036	A/wBAwUEAwQDBAL9/AMEBP36BAYG/PsF+/r8/Pv9+wX8BQMEBPwB+wT8Av0B/fwF
left word ad	0.019	-0.083	/gAAAP8AAP8AAP4AAQD//wABAAAAAAH/AAIBAAAAAf8B///+/gIAAv8A/wD/AgH+
left word after	-0.017	0.154	AP8AAQAAAAIAAAIAAAEDAAD/Af8AAQECAQAA/gAA/gABAAABAQEAAgABAQAB/wEA
left word again	-0.024	0.076	Af8AAgIFAQIBAgH/AAIBAv/+AAECAP8B//4A//4AAAD9AgEDAPwA/QT/Af8B//4C
left word agency	0.078	0.005	/wUAAAH7AP0A//wAAf7/AAACAQEB/wH6/wIEBAEABP8AAf/+/wEAAP//AP//A/8B
left word ahead	0.04	0	/wMAAAD/AAAAAP4AAAD/AAABAAD/AAD8AAACAgAAA/8AAAD+/wAAAP8AAAD/AgAA
left word aim	0.096	-0.013	+Qj+/Pr6/Pn9+voEBvv6+gMH/Pv6Awb4BAcFBQUDBvoI+fn39wn+CfkF/AT8CAf3
left word almost	0.066	0.011	/AX//vz8/vz+/P0CA/38/QMG/Pz6AwX6BAYFBAQCBvsF+/v6+gX/BvwE/QP9BQX6
left word along	-0.003	-0.014	Af8AAAACAQAAAAD/AAEBAAABAAAAAAH/AAAAAAAAAAAAAQABAv8AAAEAAAAAAAAB
left word alongside	0.029	-0.01	/gMA///+AP4A/v4AAv///gEC////AAL9AQICAgEBAv4C///+/wIAAv8A/wD/AgH/
left word already	0.067	-0.007	/AX//vz8/vz+/fwCA/38/QEE/v79AQP6AgMDAwIBBfwD/f36+wX/BPsC/wH+BQT7
left word also	-0.182	-0.009	DPADCAkLBgsGCwz59wcPCvvzCQoO+vYQ9/T09vn88Q32CQkQEPYD9Qf5BfwG9fUM
left word always	-0.021	0.072	/wAA/fz//v7//gACAv8B/wD+//7+AQEDAQD9/gAA/QP/AQECAf0B/wMBAQAB/QL/
left word another	0.017	0.034	/wMAAAAAAQEAAAEAAAD/AAD9AP8AAP8AAP79/gAA//4AAAD9AP8AAAABAAAA/wAC
left word answer	0.056	-0.008	AAIA////AAD///4AAf///gEE//79AQT6AQMDAwIABP4BAP78/gMAAv8AAAD/AwH/
left word anything	-0.116	0.065	AfgAAAAFAAMAAQUA/gICAv/6AAAAAP0KAPz6+v///QL+AAQJBPoB+wYAAAAF+AAA
left word apply	0.061	-0.019	/gUAAQD/Af0BAf3/AgD9Af4CAAMB/f/9/QEBAv7+A/8AAwD7/QIAAP/+Av7+BQD+
left word are	-0.013	-0.02	AQAAAQH/AQAB/wEAAAAAAAAAAAABAAEBAAEA/wEAAAEAAAADAv8AAAAAAAAB/wAB
left word around	0.093	0.207	/gf//fz7/vz+/PoCBP37/AIG/fz6AwX4BAUGBQQCBvsG+/r5+Af+BvsE/QP9BwX5
left word as	0.03	-0.126	/AUAAAD9AP4A//wAAf////8CAQEB///+//8A//7/AP4BAP/+/wMAAf0AAAD+Av//
left word ask	-0.006	-0.133	AQAB/v4BAAIAAQIA/QP/Av7+AP/+Af0EAwD9/f7+AP/8/AIB/fwB/QMDAgEDAAL9
left word assist	0.181	0.125	8hD9+PXy+fH68/MHDff09AYO+Pf2BQzxBw4LCQkEDPQM9/Xy8w79DvUH+gX5DAr0
left word assistant	0.054	-0.087	/QQA///+AP7///0AAv/+/wAD////AAH7AAMCAwEABP0C//79/gP/Av4B/wD+AwH+
left word at	0.013	0	AAEAAAH/AP8A//8AAP8AAAAAAAEBAAD+AAABAQAAAQAAAAAAAQAAAAAAAAAAAf8B
left word ate	0.025	-0.003	AAEAAP///wAA//8AAf///wACAAAAAAH/AAICAgAAAgABAP/+/wMAAf4AAAD/AgH+
left word attend	-0.017	-0.042	AP4AAAH//wAA/QEAAP8C/wD/AQEAAAEC/wD//wAA/gIBAQACA/8AAQEAAAAB/gAB
left word award	-0.013	-0.006	AAAAAAAAAP8A/wAAAQD/AAD/AAAAAAAAAP8AAAAAAQD+AAEDAf4A/gEAAAAB/QAA
left word away	0.036	0.009	/wIA///+//7///8BAf/+/wED////AQH8AQICAgEBA/4C///9/gL/Af0AAAD/AgH+
left word aws	0.012	-0.011	AQAAAQEBAQEBAAH/AAD/AAADAQAAAAD9/wEAAAAAAwEAAQH//AAAAAD/Af//Af4D
left word baby	-0.035	0	Av4BAgMBAQIBAQL//wECAf/9AgMD/v0E/v3+/f7//AP/AQECAv4B/gH/Af8B/v4C
left word back	-0.063	-0.108	A/v/AAEBAAT+AAcC/AEAAgH7AP0AAf4GAvz8+gAA/AP+/AQHAfsA/QQBAAEC+v0E
left word badge	0.02	-0.02	/QIAAAD+AP8A//4AAf8B/wACAAD/AAL/AAICAQEAAf8BAP8AAAH/Af8AAAD/AQAA
left word bag	0.018	-0.03	/gMA///+//3//v8BAf/+/wAD////AAH/AAIBAQEAAf8C///9/QIAAv4A/wD/AQH+
left word band	0.051	-0.003	/AP//v39/v3+/f0CA/79/QIE/f38AgP7AwQDAwMBBPwD/f39/QP/A/0C/wL+AwP8
left word bank	0.077	-0.118	/AUA//79//z//vsBAv7+/wED////AAL6AAMEAwEBBP0D/f36+wb/A/oB/wH9BQP9
left word basically	-0.129	0	CvUCBQgJBQkEBwn8+AYKB/74BAQH/vwJ/Pr6+/z++Aj6BQcLCvgC+Qj9A/4E9/gK
left word basis	-0.09	0	BfoCBAYFAwUDBAX9+wMFBP33BgcI/PkJ+vj6+vv9+Aj8BgUHB/oC+wb8A/0D+voH
left word bay	0.057	-0.061	/AUA/v79//z//vwBA/78/gAD///+AQH8AQIDAgEAA/0C/v38/AT/A/wB/wH/BAL8
left word bed	0.106	-0.034	+Qj//Pv6/vr9/PkDBPz7/AEI/fz6AgP3AwUFBQMBB/kE/Pv3+Qf+BfkE/gP8Bwb6
left word before	-0.121	-0.013	BvcAAQEFAQQBAQcA/gMEA//4AgID//0M//n5+v7/9gb9AgMICPkD/AX/Av8E+P0F
left word begin	0.006	-0.047	AAEAAAD+AP8A/wAAAP8A/wD/AQEBAAD/AAAAAP8AAAEB/wD/AAEAAf8AAAD/Af//
left word behind	-0.043	0	A/0BAgIDAgICAgP+/gIDAv/9AgID//4D/v3+/v///QT9AwIEBf0B/QL/Af8C/f0D
left word being	0.028	-0.019	/gQA///+//4AAP0AAf/9/wAAAAAAAP//AP8AAf8AAQAAAAD//wAAAP8AAAD/AgAA
left word between	-0.073	-0.01	BfoBBAcGBAYDBAT8+wQGBf76BQYI/foG+/r7/Pv++gb7BgUGCPoB+gb8A/0D+/kI
left word bit	-0.124	0.269	BPYAAAAFAAUAAwgA/QMIA//6AgEBAP0MAPr7+v7/+Ab9AAILBPoA/AQBAAEE+P8B
left word block	-0.032	0.021	AP0AAAD/AP8A/wEAAP8BAAEAAP//AAECAAEA/wEA/v8C//8DAQEAAf8A/wAA/gEA
left word board	-0.033	-0.019	Af4AAAABAAEAAQEA/wAAAAD/AAAAAP8DAP/+/v8A/AIAAAECAf8A/wEAAAAA/wH/
left word book	0.025	-0.192	/gAA/v39/v3//P8BA/7//gEE/fr7BAT9BQUEAgMBAv0G/Pv9/QX/BfsF/AT+BAb7
left word booking	0.012	-0.018	/gL/AAAAAP//AP8AAAD/AQD+AQACAP8B//7//wAA/wEAAAAAAAAAAAAAAAAAAAAB
left word boss	0.102	-0.049	+gf//fz6/fr9/fsDBfz7+wIH/Pz7AgT5AwUFBAQCBvoG+vr19gr9B/cE/AP7CQn2
left word box	0.014	-0.046	/wAA////////AP8BAf8A/wEC//7+AQL9AgMDAgIBA/0B//8AAQEAAQAB/wEAAAAA
left word branch	0.055	-0.05	/gQA///8//3//f0AAv79/wED/wAAAAL7AAQDAgEBA/4D//77/QT/A/wA/wD+BAH+
left word break	-0.053	-0.007	A/sAAAADAAMAAQMA/gEAAf/9AAAAAP4FAPz9/f4A+wL+AAICAv8B/gIAAQAB/gAA
left word brick	-0.066	0	BfsBAwQEAwQCAgT+/QIFA//7AgIF//4G//38/P3/+gX/AgIFBfwB/gT/Af8C/fwE
left word bring	-0.04	-0.023	AvsBAQEBAQIBAQT//wEEAQD+AQACAAAD/wD+/gAA/QIAAAACAQAAAAD/AP8B/v8C
left word build	0.03	0.002	AAIA/wD9AAD///8B///+AAABAP8AAAH9AQMCAQEAAv8C/v///gH/AQAB/wH/AgAC
left word bus	0	-0.029	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAH//wAAAAAAAAD/AQD/
left word busy	0.093	0.151	+Qn+/Pz5/Pj8+vsEBvv7+gMJ+vr4BAf2BggIBgYDCPcH+Pn49wj9CPgG/AT8Bwf4
left word but	0.051	-0.035	+wX//v3+/v7+AfsCA//7Av8CAP7+Af/8Af8BAwAAA/3+/gD8/QAA/v0BAQD/BAP9
left word buy	0.045	-0.005	+wX//v38/vv+/fwCBPz9/QIF/f79AgP8AgQDAwMBBPwD//79/gP/A/0B/wD/AgL9
left word cafe	0.003	-0.007	/gAA//4B////AAAAAAAA/wAC////AAH/AQIBAQAAAf8AAAABAQAAAQEAAAABAAD/
left word call	0.131	0.145	+Qv+/f34/Pj9+fcDB/r5+QMJ/Pv7Awn1BAkIBgYDCfgI+fj19Qv9CvcE/AP6Cwb5
left word can	-0.099	0.031	A/oAAAACAAMAAgUA/wECAv/8AAAAAP8HAP38+/8A/AL9AAMHA/wB/AUAAQAD+QAA
left word car	0.001	-0.018	AAAAAAD/AAAA//8AAAABAAD/AQEBAAAAAAAAAP8A/wEAAAECAwAA/wEAAAAAAP8C
left word card	0.009	-0.016	AQAAAQEAAQABAAEA/wABAAAAAQEBAAD//wAAAQAAAQEAAAD9AAEAAAAAAAD/Af8A
left word care	0.04	-0.008	/wMAAAEAAQEAAf7/AQD8AQACAAAA/wD8/wABA/8AA/4AAQD8/gAAAAH+Af/+A///
left word carer	-0.031	0.118	Av0AAQACAAAAAQEA/wEBAQAAAAAAAAABAP8AAQAA/wD/AQEDBf0B/gIAAAAC/QAB
left word carry	0.094	0.032	/QgAAQH7AP0B//sAAf77AAACAQECAAD5/wEDAwEABf4AAf/5+wP/AP3/AP/9BQAB
left word case	0.077	-0.035	+wf//v37/vv+/fsCA/38/gEF/v39AgP5AgUEBAMBBfwD/f37/AT/BP0C/wH+BQP8
left word cent	-0.026	-0.013	A/4BBAYDAwQDBQH9/AMDBP78AwQF/fwC/Pv9/v3+/QP7BQQCBfwB+wP8Av0B/vwF
left word cert	-0.029	-0.035	Af8AAAAAAAAA/wAAAf8A/wAAAAAAAAAEAAD//gEA/QAB/wACAgAAAQAA/wAB/wAA
left word change	-0.005	-0.067	A/8BAwQBAwICAwH+/AEEA/4AAgMD/v7//f4AAP7/AAH9AwMCA/0A/gP9Af4B//wD
left word charge	-0.045	0.016	BfwBBAYDAwQDAgT9/QMFA//9AwQF/v4E/P39/v7//QX+AwMEBP0B/QP9Af4C/fwF
left word chase	0.001	0.067	Af4AAAACAAEBAQAAAAIBAQAAAAD/AP4BAP7+/gAA/gD+AgEAAf8A/QAAAAAB/wD/
left word check	0.11	0.387	+Qf//vz8/vn+/fgCBv36+wEK/Pz5AgX3AwcIBgIBCfgE/fv39wj/BfgD/gL8CQX4
left word chef	0.01	0.032	/wQA//////7/AP4BAAD9/wD/AAEBAP//AP8AAAAAAQD+/wMB/v4B/wIAAQAB//4A
left word child	0.024	0.064	/QIA///+AP////8AAf/9/wD/////AQD+Af//AQAAAv8C//79/gEAAv4B/wH+AgH/
left word church	0.007	0	AAAAAQEAAAABAAAAAAAAAAEB/wABAAH/AAABAQABAf8BAP///wEAAf8AAP8AAQD/
left word class	-0.001	-0.051	AAAA//4A/wEAAQABAgAAAAAA//79Af4CAf7//wAA//7//gAA/v8A//8BAAEAAAL+
left word clean	0.034	0.024	/gMA/vz+/v3//f0CA/79/gEC/v78AgL+AgMBAgEBAv4D/v38/QQAA/0D/wL+AwP9
left word clear	-0.029	0.027	Af4AAAACAAIAAwIA/gIBAv/9AQAAAP0DAP3+//8A/gL9AAICAv4B/QMAAQAC/gAB
left word client	0.02	-0.061	/QH//v7///7//v4BAv/9/gED/v79AQL+AQMCAQIBBfwD/v79/AP/A/0B/gH/AgP8
left word close	-0.027	0.074	Av4AAAEAAAEAAAIA/wACAQD/AAAAAAACAAAAAAAA/gIAAQECBP8A/wEAAAAB/v8C
left word code	-0.058	-0.012	AvoAAQECAQMAAAQA/gEDAf/+AQEB/wAE/gD+/v8A/gH/AQEFA/4B/wP/Af8D/P8C
left word colleague	0.203	-0.017	8xH9+fbx+fH68/MHDvbz8wYQ+fj1BQ3vBw8MCQoEDvQM+PXy8w/9D/QG+gT5DQr0
left word collect	0.024	-0.017	/wIA////AP8A/v8AAf///wEC////AQP9AQMCAgIBAv4C//7+/wIAAv8B/wH/AgH/
left word come	-0.111	-0.194	BfcBAQUGAQgBBQv/9wYECP74BAME/vkM/fn8+v3+9gT5AgcIBfoB9QT/Av8E9/wD
left word company	0.032	-0.04	+gP/+/r9/Pz9AP0EAf7+/v8B//78Av/+AgEBAQAAAv4B/QD9/AL/Af4CAAL/AwT8
left word complete	-0.003	-0.021	AQAAAQIBAQEBAQH//wECAQEB////AQH+AQEAAAEAAAAAAQAAAf8AAAEAAAAB/wAB
left word contract	0.053	-0.012	/gQAAAD9AP4A//4AAf/+/wACAAAAAAH8AAICAgEAA/4B///8/QP/Av4A/wD+BAH/
left word contribute	0.026	-0.11	/AP//fz9/fz9/f0DBP38/QED/v39AgP+AgMCAgIBA/4C/v7+/gMAA/4B/wH/AgL+
left word control	0.078	-0.017	+wf////9//v///sBAf38/QEF/v79AQL6AQMEBAIBBfsC/v76+gP+AvsB/wD+BgL8
left word copy	0.032	0	+gT++/n6+/r8+v0FBvz6+gUJ+ff3Bgf7CAgFAwcEB/gF+vv9/AT/BfwF/QT/AQb7
left word correct	0.078	0.111	+wb//v79/vv+/fsBA/37/QEE/v7+AQL6AQMEAwIBBfwD/fz6+gT/A/sC/gH+BgP7
left word count	0.015	-0.028	/wIAAQH/AP8AAP4AAP//AP8BAAEB/wD+/wEBAQD/AQAAAQAAAAAA/wD/AAAAAf8B
left word couple	0.026	0.039	/wIAAAD+AP8A//8AAf///wACAAAAAAH+AAECAQEAAf8BAP//AAEAAf8AAAD/AQAA
left word course	0.061	-0.088	/QT///38/vz//vsBA/7+/gED/v79AQD9AgIDAwEABP4C/v37/Ab/A/0C/wH+BgP7
left word court	-0.01	0.012	Av4AAQECAAEBAQEAAAEDAQABAAAAAAAAAAABAQAAAAEAAQABAgAAAAAAAAAAAAAA
left word cover	0.072	-0.205	/Ab////6//r//vsBAv38/wADAAD/AAH8AAMEAgEAAgACAP78/AUAA/sA/wD9BQH+
left word crm	0.009	-0.024	/gEA///+//4A/v8BAv8B/wEC///+AQP+AQICAQIBAv4B//7//wEAAf8A/wAAAQH+
left word current	-0.016	-0.005	BP0BAwMDAgMCAwL+/QIEA//+AgME/v4C/f3+//7//gP+AgIBAwAB/gH+Af8BAP0D
left word currently	-0.035	-0.058	BfwCBQgEBQMEBQP7/AUGBv3/BAUG/PoB+vv+//3//QL6BwQDBfwB+AL7A/wB/fkI
left word customer	-0.033	-0.054	BfwBAwMFAgUCAwT+/QIEA//+AQIC//8C//7+//7//gP8BAMEBfwC/AT+Av4D/P0D
left word cut	-0.026	0.035	A/0BAP8BAAEAAQP//wH/AAAA/wD/AAAEAQD+/QAA/wAAAQICAgAA/wD/AAAB/f8B
left word data	0.014	0.041	AAIAAAEBAAIAAv4A/gH+Af/9AgECAP0A//3///8AAQP9AAL+/v0A/AMAAQABAP8C
left word database	0	-0.005	AQAAAAAAAAAAAAAAAAACAAAAAAAAAAH/AAEBAQAAAAABAP8BAAAAAQAAAAAAAAAA
left word date	-0.01	-0.014	//8AAAAEAAEAAgAA/gH+Af/+/wD/AP4BAP//Af8A///9AAIAAP8A/AEAAf8B/wH+
left word day	-0.107	-0.018	BfkDBwoGBQgFBwj7+AcEB/v5BggK+vYJ+Pf3+Pj89wf1CQoKCfgD9gz4BvoI9fQL
left word decision	0.026	-0.005	/wIAAAD/AP4A//4AAf///wABAAAAAAH+AAEBAQEAAf8BAP/+/wIAAf8AAAD/AgH/
left word declin	0.089	0	+gj+/Pv6/fr9+voDBvv6+gMH/fz7Agb5AwcFBAQCBvoG/fv5+gf/B/sD/gL9BQT6
left word delivery	-0.002	-0.021	AQABAgMBAgIBAf/+/gEAAf/+AgID/v4B/f7/AP8A/wH/AgEAAP4A/gH+Af8AAP4C
left word dept	-0.016	0.096	Af4AAQECAQEBAgH//QEDAv/+AQEBAP4B/////////wH/AAABAv8A/wAAAAAAAAAB
left word dev	0.009	-0.057	/wAAAAAAAAAAAAAAAQAAAAEBAP8AAAEAAAEAAAEAAQAAAP8BAP8AAQEAAAAAAAAA
left word dialle	-0.087	-0.049	BfkAAQEEAAQBAgYA/QIHA//8AQABAP8GAP39/P//+gX9AQMHB/sB/AMAAQAD+v8F
left word doctor	0.09	-0.008	/AgA///9//3//vsBAv/9/wEE/v//AAL5AQMEAwIBBfwC/f75+wT+Av0B/wH9BgL9
left word door	0.06	-0.036	+wb//v37/vv+/PsCBPz8/QEE/v/+AQP7AQQDAwIBAv4E/fz6/AT/BfwC/wH+BAL9
left word double	-0.011	-0.008	Af4AAQEBAAIAAQEA/wEBAf/+AAEBAP8B/wD//////wD/AAAA/wAAAAAAAQAAAAAA
left word down	-0.016	-0.025	Av4AAAACAAIAAQEA/wEBAAD/AAAAAAH+AAABAQAAAv//AQEBAf8A/wEAAAAAAP//
left word dozen	0.035	-0.007	/gP////+//3///4BAf/+/gEC//8AAQH9AAECAQEBAv4B/v79/gL/Af4B/wH/AwH/
left word draft	0.049	0.038	/QQA///9//3//v0BAv/+/wEE////AAL7AQMDAwEABPwBAP/9/gIAAv4AAAD/AwH/
left word draw	0.072	-0.045	/Ab//v38/vz//vwBA/38/QEG/f79AQP4AgUFBAMBBvsC//78/QP/Av4B/wD/AwL+
left word dress	0.065	-0.063	/gUA//79//3//v0BAv7+/gEC/wD/AAL7AQQDAwEABP8E//z7/AX/BPwB/wH+BQL9
left word drive	-0.014	0.063	Af0AAAACAAEAAQEAAAECAQABAAAAAAAAAP8BAAAAAAD/AAABAP8A/wAAAAAAAQD+
left word driver	-0.023	-0.033	Af8AAAEBAQEAAQEA/wEBAf/+AQEBAP4CAP7///7//gL+AAIDBP0B/gP/AQAB/f0E
left word drop	0.024	-0.045	/gH//v38/v3///0BAv3+/gEC/v/+AQL+AgICAQEBAQAC/v7/AAL/A/4B/wH/AgL+
left word dry	-0.013	-0.058	Af8AAAEAAQAAAAAAAAAAAAAAAQAB//8B/wAA/wAAAAAAAAD/AAAAAP8AAAD/AQAB
left word due	0.167	-0.077	9A7++fj0+/P79vQFC/j39gUN+Pj3BQryBw0LCQgEDPQJ+ff09gz9CvYF+wT7Cgj3
left word duty	-0.086	-0.156	B/oCCAoFBwsGBwX6+AYHB/32CAoM+/gI9vb5+vn+9gr4CQYGCPgC9wf3BPsD+/YK
left word eho	0.016	-0.013	AAIAAAAAAAAAAP4AAAAA/wACAAAAAAH+AAEBAQAAAQAAAQD/AgIAAAEAAAAAAf8B
left word elsewhere	0.045	-0.017	/gQA////AP4AAP0AAf/9/wACAAAAAAH8AAECAwAABP8AAP/9/gEAAP8AAAD/AwD/
left word email	-0.02	-0.012	Af4AAAEAAAEAAAEAAAABAQD+AQECAAAD///+/wAA/gIAAQACAgAAAAEAAAAA//8C
left word end	-0.007	0.023	///////+//3//wABAf8B/wEF////AQEAAgIAAAIB//8B/v8CAAL/Af4B/wEA/v8B
left word english	0.026	-0.005	/wEA//4A/wH/Af0B/wD9AP8A/gD/AP/9AP8AAP7/Av3/AAD9/QIA/wEAAQAAAwH+
left word enter	0.041	0.044	/wMAAAD/AP8AAP4AAAD//wEC//8AAQH8AQICAwEAA/4BAP/+/gIAAv8AAAD/AgD/
left word entry	0.038	0.091	/wMAAAD+AP4A//4AAf///wABAAAAAAD9AAICAQAAA/8BAP///wEAAf8AAAD/AgD/
left word exam	0.025	-0.016	AAIAAAD+AP8A//4AAf8AAAACAAEAAAH+AAIBAQAAAQABAQD+AAEAAf8AAAAAAgAB
left word eye	0.019	0.062	/gEA///+//8A//8AAv//AAEB/v7+AQH/AQEBAQIBAf4AAP//AAEAAP4AAAD/AQH/
left word fall	0.064	-0.028	/gT//fv9/fz+/vwCBP38/QIG/Pz6AwT6BAUFBQMCBvsD/v36/AMABPsD/wH+BAX7
left word far	0.067	0.025	/gYAAQH/AQAAAfv//wD/AQAAAAEBAAD5/wADA/8ABf3/AQD8/wH/////AQD+BP4C
left word fault	-0.038	-0.011	BfwBAQEEAQMBAgP//wIBAv/+AQABAP8D//7+/v8A/QT/AQEDAv4B/wL/Af8C/v0D
left word feed	-0.05	-0.02	AfwAAP8AAAEAAAMA/wACAQH/AP//Af8EAv///gEA/QAA/wEDAv4A/wABAAEA/QEB
left word feedback	0.108	-0.032	9gv9+vj3+vb7+PcFCfn3+AII+/v5Awf2BQkHBgUCCPgG+/r5+Qf+B/oE/QL9BgX5
left word fell	0.025	-0.02	AAEAAQH/AQABAP8AAAABAAABAAEBAAD//wEBAQEAAQABAP/9/gEAAf4AAAD/AQAA
left word few	0.08	0.049	/gYAAAH7APwA/vsAA/7+/gEDAAAB/wL6/wMDBAIBA/8BAP/8AAP/Af3+AP/9Bf8C
left word fifty	-0.076	-0.004	B/gBAwQHAgcDBgb++QUHBf35BAQE/vsG/fr7/Pv++gb8AgQHBfoB+wX+Av8D+vwG
left word fill	-0.013	0.049	Af4BAQIBAQEBAQD//wADAgD/AgED//8D/wD///8A/QIAAf8AAgAAAP//AQAAAAAB
left word finance	0.03	-0.012	/wIAAAD/AP8A//8AAf///wEC////AAH+AAECAgEBAv4B//79/gP/Av4B/wD+AwH+
left word find	-0.036	-0.044	Af0AAP8CAAIAAQIB/gEDAAD+AAD/AAABAf4AAP8A/wEA/wEEAQAAAAIBAAEB/QAB
left word finding	0.037	-0.041	/gMAAAH/APwAAP4AAf/+/wAD/wAAAAD9AAIBAgEAA/0B///9/QP/Av4A/wD+AwD/
left word finish	0.099	0.008	+Qf//Pv9/fr+//oCBP37/QEH+/v4AwP5BQQFBQMBCPoC/Pz4+AX/A/kD/gL9CAb4
left word firm	0.038	-0.086	/AIA//8A//0AAP4BAv7//gAC////AQH/AQECAQEAAv0B//39/AP+A/wB/wH+BAL+
left word first	0.008	-0.036	/f/+/Pv6/Pz8+/8EBvwA+wME/fv7BAb/BQYEAgUCAP0F+vr/AAb/BfwF/QT+AAf7
left word fit	-0.072	-0.004	A/oBAQEDAAMBAgT//gIFAv/9AQEBAP0G//z9/f///AP+AgMGBfwB/QL/Af8D+/8C
left word fitting	0.035	0.026	/QMAAAD/AP8AAP0AAP/+AAABAAAAAAH+AAECAQAAAv8AAAD9/gAAAAAAAAAAAQD/
left word five	-0.022	0	A/4A//8D/wL/AQMB/gH/Af/9AP8AAf4CAf3+/v///gL//wD/AQAA/wEBAAAA/wAB
left word fix	0.03	-0.034	/gIA/wD9//3//v8BAv7//gEB//8AAQL+AQEDAgIBAv8B//7//gL/Av4A/wD/AQAA
left word floor	0.094	-0.131	/gX////8//3//fwBAv7+/gEF//7+AQP4AQUEBAIBBPwE/fz2+gb/BfwC/wH8CAP9
left word follow	-0.015	0.093	Av8BAgMCAgICAgH+/gIDAv7+AwMF/v0B/f3+//7//gP+AgMCBf0A/QL+Af8B/v4F
left word foreman	0.034	0.015	/gP///7+//3//v4BAv7+/gEE/v79AQP8AgQDAgIBA/0BAP/+/wIAAf8A/wD/AQH/
left word fortnight	0.055	0.019	/gUAAAD8AP4A//4AAP8A/wABAP//AQD6AQEDAgAAAv8BAP/9/QMAAf4AAAD+AgD/
left word four	0.04	-0.067	/QQA/wD+AP7/AP4AAP//AAAC////AAD+AAEBAQEAAv4A/wD9/gIAAP8AAAAAAgH/
left word free	0.049	0.002	/wMAAAD/AP8AAP0AAQD/AAAB/wD/AAH7AAEDAwAAA/8AAP/9/gIAAf8AAAD/AwD/
left word fresher	-0.077	0	BvgBBAUGAwcDBgf9+gUHBf76AwQE/vsH/fv8/P3++wT+AgMFA/wB/AT/Af8C+/4D
left word friday	0.039	-0.021	/QMA////AP7///0BAf/+/wEC//7+AQH+AgEBAgABAv4B/f79/AQAAf4C/wH/AgP8
left word fridays	0.091	0.109	+gf+/Pv5/fn9/PoEB/v5+gII/Pz6Agb4BAcEBAMBBvsG+/v3+Af+B/oD/QL8BwX6
left word full	-0.036	0.004	AfwAAAAEAAIAAgIA/gECAQD+AAAAAP8FAP/+/f8A/wH/AAEDAf4B/wEAAQAC/gAA
left word gang	0.058	0.175	+wYA//77//z//fsBA/39/AED////AAL8AAMDAgEAA/4C//78/QP/A/4B/wD+AwH+
left word get	-0.114	-0.149	CfkAAgMEAQYABQgA/gQKA//3BQMH//wM/fv39wD/+Av6BgYIDPcC+Qb/AgAE9/oM
left word girl	-0.111	-0.027	A/YAAAAFAAQAAgcA/gIIAgD7AQAAAP8KAPz7/AAA+gT9AQEIBvsA/QMAAAAE+QAD
left word give	-0.002	0.08	/wEA/wIBAP//AQABAAABAAH9AAECAQEBAP///wAB/gD+AgEBBP8A/wH+AP8B//0E
left word go	-0.058	0.047	APz//PwC/QL+AAYCAAICAwH8/P7+A/8EAwD//wAB/wP+AAMCBvoBAQICAAIC+wH+
left word good	-0.014	-0.062	AP3//////////wIBAQABAAEBAP//AQABAQAAAAEA/wAC/v7//wEAAv4C/wL/AAL+
left word group	0.08	-0.045	+gf+/fz7/fr9/PkCBfz7/AEH/P38AgT5AgYGBQMBB/oC/fv6+gb+BPoC/gH9BQT7
left word guest	-0.04	-0.01	Av4AAAEBAAMBAQEA/gEDAf/8AQEBAP4EAP3+/f7//QT+AQMEA/0A/gQAAQAC/P8D
left word guide	0.04	0	/QMA//79//3//v0BAv7+/gEC////AQL8AQICAgEBA/0C//79/gIAAv4B/wD/AwL+
left word half	-0.107	-0.024	CPj///8D/wT/AQgB/AMDAwD7//78Av0KA/z7+v8A+gX+/gIIAfsB/gMCAAIC+QAC
left word hand	0.054	0.229	/gT/AAD7//v//P0BBf3//QIG//8AAQT7AQYEAwMBA/4EAP39/wT/BP0A/wD+A/8A
left word handle	0.03	-0.041	/gP//v79/v3//v4CAf/+/gEBAP//AQH+AQEBAQEBAv8B/v/+/gIAAf4B/wH/AgL/
left word he	0.008	0.101	AAD///3//gD//wABAQD/AAEC//3+AgL9BAECAgEAA/4A/P8A/QEAAv8E/wP/AQL/
left word head	0.078	-0.091	+wb//f37/vr+/PoCBfz7/AEG/v79AQT5AgYEBAMBBfwE/fz6+wX/BfsD/gL9BQT8
left word health	0.052	-0.009	/wQAAAD/AP8A//0AAf///wACAAAAAAH7AAICAwAAA/4BAP/8/gIAAf4AAAD/AwAA
left word help	0.107	0.436	+g3++fn4+vr7+voGBvr0+gMH+vr5BAX1BwkGBgQCCfgC9/v48AP+A/wH/wX8CQf0
left word high	-0.019	-0.01	/gD+/f3+/v7+/QECA/7//gEC//7+AQIBAgIAAAIBAf8C/v7//wH/Av4C/gL/AAL+
left word his	-0.031	-0.004	AQAAAQICAQIBAgT//gECAgD9AAEA//4C//38/QAAAQD/AAEB/v8A/gIAAAAC/QAB
left word hit	-0.037	0.039	A/wAAQEBAQABAQP//wEBAv//AgIC//4D/v/+/gD//wP/AgABAf0A/f//Af8B/v4B
left word hold	0.153	0.049	9g7++vf3+vX7+PUFCvnz+AQK+Pf2BQrzBwwJCQYDC/QI+/j09Qn+CfkF/QP6Cgj1
left word home	-0.086	-0.061	BvgCAgMHAgUCBAb++wQIBP/7AgID//4H/vz9/P7//AT/AgMHBvwB/gT+Af8D+/0D
left word hoovering	-0.042	0	A/4AAQECAQIBAQH//gECAgD9AgECAP4F//3+/f8A+wP+AQMEBPwB/QH/AAAB/f8D
left word hop	-0.016	-0.033	Af8AAAIBAQEBAgH//gEAAv//AQEB/v0B/v7//wD//wD8BAQDA/wB+wP9Av4C/f4E
left word hour	-0.116	0.009	CPkBAwMIAggCBgr/+gYEBP32BAQE/vsN/ff49/r+9gn7AwYLBPgC+wj+Av8F9PsH
left word house	-0.004	0.055	/gAAAP8CAP4AAQAAAQEBAAAA////AQEAAQEAAAAA/wAAAP///wD/Af8B/wD/AQH/
left word hundr	-0.069	0	B/kBAgIGAgcCBgb/+QUHBf/7AgEBAP0FAPv8/f3/+wT7AQQHB/oB+gb/AgAD+v0G
left word hundred	-0.05	0	BfsBAgICAQMBAQP//gIBAf/9AQEC//8F/v39/v///AP/AQEDA/0B/wL/Af8B/f4C
left word i'd	0.065	0.003	/QUA///+//0A//wBA/7+/gED/v//AQP6AQMDAwIBBP0B//76/AT/Av0A/wD+BQH9
left word i'm	-0.017	-0.026	AAD//v4A/v//AAABAQD+AAH/////AQACAf8A/wEBAAH//wICAvwB/gIAAAAB/QD/
left word i've	0.013	-0.013	AAAAAQEAAAAAAAAAAAAAAAABAAAAAAH/AAEBAQAAAf8AAQD//wAAAAD/AAAAAf//
left word ill	0.035	0.006	/AQA//76//v//fwBBP39/QEC//8AAAEAAAIBAQEBAP4C//79/gT/Av0B/wH+AgL+
left word in	-0.041	-0.015	BPsBAQEDAQQCAwP+/AMDAv/9AQEBAP8DAP////7//gL9AgQEBP4B/QT/Av8C/f4B
left word include	-0.071	-0.134	B/gDBwsHBwoGCAX6+AYJCf34BggJ+vkG9/n8/fr9+wb5BwUICvoB+gb7Av0E+foK
left word infection	0.004	0.014	AAAAAP8AAAAAAAAAAAABAAACAAD/AAH+AAICAQEAAf8BAAABAQAAAQAAAAAAAAAA
left word involve	-0.032	-0.027	A/wAAgP/AgICAQL+/gEEAQEABAQD//8D/v39/wEB/gL+AgECBf8B/wH/AAAB/f8C
left word it	-0.007	-0.031	//8AAAABAAAAAP8AAAACAP/+AQEB//8B//4B//7//wH/AQECAQEA/wEAAAAAAQD+
left word its	-0.033	-0.02	A/wAAAACAAEAAAIA/wEFAAD/AQECAAAEAAD//wAA/gMAAP8DA/8AAAEAAAAA//8C
left word job	-0.064	-0.084	BPkCBQgHBQkECwX7+wUDCvv5BAUH/PgH+vf6+vr9+QX4BQcFBfsB9wb7BP0C+/sI
left word join	-0.006	-0.056	Av8BAQEBAQEBAQH//gECAf/9AgIC//0C//3+/v7//QT/AQEAAgAA/wD/AAAA//4D
left word just	-0.075	-0.043	BfoBAQMFAgQCBAX+/AMDBP/7AgED/vwH/vv9/f7/+wL7AgQGBvoB+QT/Av8D+/0F
left word keep	0.063	0	AAMCAwT/AwADAv39/gABAv7/AQMC/f/6/QIDA/7+AwD+AwD9/QIB/gD9Av3/A/0A
left word key	-0.029	0.115	//wAAAACAAEA/wIAAAECAQD/AP//AQEDAQH//gEA/v8BAAAC/wAAAP8AAAAA/wEB
left word kitchen	-0.036	-0.003	BP0BAwQEAgUCBAT+/AMDBP77AwMF/vwD/Pz9/v3//AT8BAQEBfsB/AP9Av4B/fsF
left word know	-0.055	0.101	AvwBAgMCAgMBBAX//AIFA/77BAMF/fwG/Pz7/P3++QT9AgIEA/0B/AH/AP8B/P4D
left word lad	-0.036	0.059	AfwAAP8BAAIAAAIA/gH/AgD/AAD/AP4AAP//AAAA/gH/AAIBAf0B/gEAAAAA/gAA
left word lady	-0.027	-0.003	Af4AAAACAAAAAAIAAAABAAD/AQEBAP8D///+/v8A/QL/AAECAv8AAAAAAAAA//8B
left word lamb	0.019	0	/wIA////AP8A//8AAf///wABAAAAAAH/AAEBAQAAAf8AAAD//wEAAf8AAAAAAQD/
left word language	-0.078	0.005	BfsBAQEEAQUBBAT//AMAA//7AAEBAP0GAPv9/f3/+gL9AQQFBf0C/AX/Av8C+/4B
left word laps	-0.044	-0.048	//8AAAABAQIAAAIA/gH+AgH///8AAAABAAD//wEBAP7/AAIBAP0B/gAAAAAB/AAA
left word last	0.108	-0.098	+Qr//fv6/fr+/PcCBPz6/QEF/v79AQT4AgUFBQIBBvwD/fz5+gf/BPwC/wH8BwP8
left word late	-0.028	-0.017	A/wBAQIDAgMBBQP+/AQCBPz+AgEA/vwC/vz+/vv9/QL7AQQCAf0B/AMAAwAC//4B
left word lay	0.013	-0.014	/gIAAAD///7/AP4AAf/+AAAB/wD/AAD/AAABAQAAAf7/AQD/AAAA/wAAAAAAAQH9
left word lead	0.07	-0.04	/QX///78//z//vwBA/79/gEF/v79AQP5AgUEBAMBBf0D/v37/AP/A/wB/wH+BAL+
left word leader	0.042	-0.025	/wMAAP/9AP4A//4AAf/+/wED////AQH8AQIDAgEBAv4B///9/gIAAv0AAAD/AwH/
left word learn	0.091	-0.033	+wf//v/6//r//PoCBPz8/AIF/v7+AQX5AQYFBAMBBfwF/vz7/Ab/BvwB/gH+BQL+
left word learning	0.075	0.06	/AX//fz8/fz+/fwCA/79/gIF/fz7AwP5BAQFBAMBBvsE/P36+wX/A/wD/gL9BgT7
left word leave	0.031	-0.135	/gMAAP8B/v8AAP4B/wD7AP//AAABAf8AAf////7/Af8B/QD9/wIAAQACAAH/AgL8
left word lend	0.055	0.008	/QT///7+//3///wBAv79/gAD////AAH8AQEDAgEAA/4C//77/AP/AvwB/wH+BAL9
left word letter	-0.029	-0.008	Av4A//0D/wL/AQEBAAAAAQD+AP//AQADAf7+//8A/QIA//8BAQAAAAAB/wEBAAH+
left word level	0.033	-0.057	/gIA///9//7///4BAv7//wEE////AAH6AAMEBAIABf0B/wD+/wAAAP4AAAAAAQEA
left word light	0.025	0.022	AP8AAP///wAAAP8AAAD/AAAC////AAL+AQIDAgEAAv8B//7+/wIAAv4B/wAAAgH+
left word like	-0.05	-0.005	AfsAAQIEAQMBAwIA/gIDAf/+AQED//8E//3+/f///QH+AQIEAv0A/gH/AQAB/v4B
left word line	0.035	0.067	/QP//v77/vz+/f0CAv3+/QEE/v79AQP+AgMDAgMBAf0D/v3+/QT/A/0C/wH+AwP9
left word list	0.105	0.098	/ggAAAD6AP0A//wAAv79/gEG/wAAAAL3AAMEBAEAB/0C//72+gb/A/sA/wD8BwH9
left word little	0.032	0	AAIAAAD/AAAAAP4AAAD/AAAAAQAAAP//AP8AAAAAAAEA/wD9/gEAAP8AAAD/AgAA
left word load	-0.034	-0.024	AP8AAAD/AP8A/wAAAQAAAAD+AQEB//8E//7+/v8A/QH/AQEEA/4A/wD/AAAB/f8B
left word local	0.037	-0.031	/AX//f3//vz+/fwCAv7+/AEC/v39AgL+AgMBAQEBBP4C/v7++wP/A/8C/gL/AgP8
left word log	0.053	-0.022	/QUA///+//3//vwBA/79/QEF/v7+AQP7AQQDAgEBA/wC//78/gQABP8A/wD+AwEA
left word look	0.046	0.097	/QL//fv+/f7+/f4DAv76/gIF/Pr5AwT7BQUDBAQCBvsF+vr4+QT/BvsF/QT+BAf4
left word lost	-0.035	-0.03	Af0AAAACAAAAAAMAAAEBAAD/AAAAAAAEAP/+/wAA/gAAAAACAgAAAAEAAAAB/wAA
left word lunch	0.061	-0.018	/gQA///7//z//vwBAv7+/wEG/v39AQP6AgYEBAIBBPwC//38/QT/A/wBAAD+BAL/
left word machine	-0.042	-0.002	A/wAAAACAAMAAQIA/gECAwD+AAAAAP4DAP7+/gAA/QH+AAIEBPwB/QEAAQAC/QAB
left word main	-0.133	0	C/UCBAYKBAwECAr99wgICfz1BgQG/vgN/fX2+Pj99gr6AwkLB/UC9wn+BP8E9/gG
left word mainly	-0.064	-0.129	B/kCBggGBgcFBgb6+gUHB/37BAYH/PsF+vv8/fz++wX7BgUGBvsB+wX7A/0D+/oH
left word make	-0.004	0.005	Av8BAQEBAQEAAAD/AwEC///9AQEFAAQB/v3+AP7//AL/Af8CBQEB/wD/Af//AP0D
left word man	-0.07	0.026	A/j//v0E/gP/AQcCAAIBAQD///7+Af8EAf7+/gAA/QH+/QIEAf0B/gECAAIC/AP+
left word manage	-0.043	-0.009	BfwCBQYFBAUDBAP8+wMFBP77AwUG/f0F+/z9/v3//AX9BAIDA/4B/gP9Av4B/vwE
left word manager	0.16	0.306	9hD+/Pn1+/j8+fQDCPn1+QIJ/Pv6AwXzBQcKCAMCCvkI/Pr19gv/CPcE/gP6Cgf6
left word many	0.072	0.333	+wT+/Pr7/Pr8+/wEB/37+wIG/Pz7Agb6AwYDBAQBBPwF/Pv6+gf+B/kD/gL9Bwb4
left word maternity	0.041	-0.056	/gMAAAD+AP4A//0AAf//AAED////AAH8AAICAgEAAv4BAP/+/gEAAf4AAAD/AgD/
left word maybe	-0.029	0.085	Af4AAQECAAIAAAIA/wECAAD/AQEB/wAD///+/v//AAH/AQEDAf4AAAIAAAAB/v8C
left word me	-0.024	0.028	A/wBAQEDAQIBAgP//wIEAQAAAQEBAAAC/wD//wAA/gIAAQABAgEAAAD/AP8BAP8C
left word mean	-0.071	0	BfoAAQICAQQBAgT//QIDAv/7AwMF/vwH/vz8/P7/+gX+AgIEBP0A/gP+Af8B/f0E
left word media	0.091	0.02	/gcA/wD9AP0A/fwAA/7//gEE////AAP3AQQDAwIBBf8C//38/AP/A/wA/wD+BQH/
left word meet	0.054	-0.036	/QT//f3+/v3+/vwCA/39/gED/v38AgP7AwQEAwIBBP0C/fz8/AT/Av0C/wH/BAL8
left word meeting	0.043	-0.02	/gMAAAD+AP4A/v0AAf///wACAAAAAAH8/wECAQAAAv8BAP/+/wL/Av4A/wD+AgD/
left word member	-0.026	-0.029	AQEA/wAA/wAAAAIBAf8BAAEC//39AgEAAgIAAAIBAP4A//8A//8AAP8B/wEA/wEB
left word metre	-0.047	-0.046	A/0AAQEDAAIAAQIA/gEBAf/9AgEC//0F//39/f7/+wT/AQIDBP0B/gL/AQAC/P4C
left word mine	-0.015	0.008	A/4AAgL/AQEBAQEA/gADAAD/AQAAAAACAAAB/wAA/QP/AQEDBP8A/wH/AAAB/v0E
left word miss	-0.078	0.069	A/oAAAADAAMAAgQA/wIDAgD+AAAAAP8GAP79/gAA/AH+AAEFBP0A/QEAAAAB/QAA
left word mondays	0.002	-0.005	/wAAAAD/AP8A/wEBAf8A/gABAAD/AAEAAAEAAAAAAP8C/v7//wL/Av8B/wH/AQL/
left word month	0.15	-0.21	+Av//Pr1/fn9+/UDBPr3/AEH+/v6BAf0BQgKBwIBCfoG+fr29Av+CPkF/wT6DAf3
left word monthly	0.089	0.011	+gj//f39/vn+/foCBP36/gEH/f38AgL4AwMFBQMBB/oC/P35+gb/A/sC/wH+BQP9
left word morning	-0.001	-0.008	AQIBAwQBAgICAgD+/gECAv/9AgME/v4A/f7+//7/AAL8BAMDA/wB/AP8Av0B/fsF
left word mostly	0.058	-0.103	+wYA/v79/vr+/fsBBP79/gEH/f/9AQH6AQMEBAQBA/sB//7+/gT/AvwB/wD+AwL8
left word move	0.104	-0.158	9gr//v37//r+/PsCBf36/QEG/f7+AQT4AgMEBAIBBvoE/v34+QX/BfoB/gH8BwP8
left word mowing	0.024	0.03	/QIA//7+//////4BAf/+AAAA////AAAAAAEBAAAAAv8AAP///wIAAP8BAAAAAgL9
left word name	0.064	-0.049	/AQA//78//3//f0BA/77/gEG/v79AQP6AgUEBAIBBvsC/v78/AQAA/wB/wH/AwP8
left word nearly	0.127	0.377	9Az9+ff1+vX79vYGC/n29gQL+vr4BAj0BQkIBwYDC/UG+vn29wj+CfkF/AP8CAj2
left word need	0.081	0.066	+gX//Pv6/fn9+/wDBf37+wMI+/r5Awf4BQkHBQUCBvcG/Pv6+Qj/B/sD/gL+BQX6
left word never	0.007	-0.082	A/4A//8AAP///wEAAAAAAQAF//38AQH/AgMCAQIAA/8C/f/+/wEBAv0CAAIAAQP8
left word new	-0.019	0.078	Af8AAQQBAgEBAQEA/wEEAQH/AQACAAABAAL/AAEA//8AAAABAv3///8A/wEB//4F
left word next	0.021	0.098	/gIA//4A//0AAP0A/wAAAP//////AP//AQECAP//AP///wABAAEAAP8BAAEAAQH+
left word night	-0.04	0.087	/vz///4B/wD//QMBAgACAQH+/v3+AgIBAgMAAAMB/wAB/wADAf8AAQAB/wEB/QL/
left word no	-0.01	-0.056	Af0AAP8CAAMAAQIAAAEBAf8A//79AQAAAgAAAAAAAv4B/gAB/gAAAQABAAEAAQL+
left word note	0.045	-0.04	/QT///79//z//f0BA/79/QEE///+AQL8AQMDAwIBA/0C//79/gMAA/4B/wD/AwH+
left word now	0.038	0.014	/wQAAQL7Af0B/v7/Bf4A/QADAQAE/wH8/gADAQEAAgACAfz+/wP/A/sA/wD9AwAB
left word number	0.006	0.044	/gMAAP/9AP0A/v8AAf/9/wABAAAAAAACAAEA/wAAAP8C//78/gP/Av4AAAD/AQH/
left word nurse	0.009	0.017	AgAB//8CAQIABAAA/QMABP39AgEB//wC//3+//v9/gP+AQH+/wAB/wABAgAAAQH/
left word observation	0.048	0.108	/QT//v79//3///wBAf/9/gAC////AQH9AQECAgEAAv4B/v78/QP/Av0B/wD+BAL+
left word observe	0.033	0	/gL////+//7//v4BAv/+/gED/v/+AQL9AQMCAgIBAv4D/v39/QP/A/0C/gL+AwP9
left word occasion	0.004	0.064	AQEA//8AAAEAAP8BAAD/AAD/AAAAAf8AAf//AP8AAAL/AAEAAP8A/wEAAQAAAP4C
left word occasionally	0.119	0.081	+An++/r4/Pf8+PkECPr5+AQK+vn3BAr2BgsIBwcDCfYJ+fj29gr+CvgF/AT7CQj3
left word odd	0.021	-0.025	/wIA//8B/wH/AAABAAH+AAAC////AQD/AQD/AAAAA/7//gH//AD/AAABAAEB/wH9
left word off	0.008	-0.065	AgAAAgP/AgECAQH+/gEBAv/+AQEC//79/wABAP7/AAL/AQL+/gAA/gH/Af//Af4D
left word office	0.123	-0.031	+Ar++/r5/Pj8+fgECPr5+gII/fz7AgX3AwcGBQQCB/oH+vj19gn+CfgF/QP7Cgj4
left word old	-0.067	0.077	AvwAAAIBAQMBAgUA/QMEBAD7AQECAP0HAPz9+/4A+wL+AAIFAvsB/QT+Af8E+f0G
left word on	-0.01	-0.139	AP8BAAABAAEBAQH//gEDAQAAAAD/AP8AAQABAAAA/wD+AQICAv8A/wIAAQAB/wEA
left word once	-0.012	0.281	//8A//8BAP8AAAAA/wEBAP8BAP/+Af8CAgAA//8AAQH+/wEBAf4A/QEBAQEA/gH+
left word one	-0.048	0.019	BPsBAQQDAgMCBgX+/QMABP39AwIB/foF/fr9/vz+/wH8AQEBAAAB/AL8Af0C/P0B
left word only	0.108	-0.226	9wr++vj4+/f7/PgFCfv2+gIN/Pv5AgT3AwgHBgUBC/kE+vr39wj/BvkE/wL9Bwf4
left word open	0.016	-0.098	/v8AAP7//wD//wEBAf8A/wAAAP//AQEAAQIBAAEAAAEC/v7+/gP/Av0B/wH/AgL/
left word ops	0.011	0.029	AQIAAQIAAQABAQD//wABAQD+AgID//8A/v//AP8AAAH+AgIAAv0A/gD+Af8BAP4D
left word or	0.005	-0.02	/gL//f3+/v3+/f4CA/39/QEC/v79AQP/AgICAgIBAf4B/v//AAAAAQAC/wH/AQH/
left word order	-0.099	0.033	DPUFDA8LCg0ICwv28wsMC/r0CQsL9/UK9PT3+fb7+Ar1DAsJCfQD9Av2B/kF9/MM
left word other	-0.053	-0.038	CfsAAAAIAAgAAwMA/AQCBP/7AgABAPwGAPr6/Pz/+wb8AQUECfgC/AYBAgEC/v0D
left word otherwise	0.067	0.157	+wX//v39/v3///sBAf/7/wEC/f79AQH5AgMEAwEBBfwB/v/6/AP/AfwB/wH+BAL9
left word out	-0.079	-0.008	B/gBBAcEBAYDBQb8/AQJBP77BQUG/fsI+/v7/P3++Af7BgQHCfsC+gT7BPwD+/kJ
left word outdoor	0.043	-0.07	/wMAAAD/AP4A//0AAf/+/wAC/wAAAAH8AAIDAwAAA/8BAf/9/gIAAf8AAAD/AwAA
left word outside	0.046	-0.005	/wIA//7+//3//v4BAv/9/gEF/v79AQP7AQQDAwMBBPwD/v39/QT/A/wC/gH+AwP8
left word over	0.002	-0.059	AAEA//4A/wD///8BAAD/AAAB//7+AQD+AQEBAQEAAQAA//8BAAEAAP8BAAEAAAEA
left word own	-0.006	-0.085	AAD//fv9/f39/f8EBf7+/QEB//79AgEEAgD//wEB/AME+/sAAAIABP0F/QT/AAb8
left word page	0.113	-0.106	+An++vj7+/j7/PkEBvz4/AMK+ff2BQb0BwcICAYDC/UE+vv4+Qb+BfoF/QP9Bgf5
left word pair	0.035	0	AAIAAQEAAQEAAP4AAAD/AQABAAABAAD7AAABAgAAA/8AAQD+AAAAAAAAAAD/Av4A
left word parent	-0.001	0	/QL//f39/v7+//8BAv/9/wAB//79AQAAAgAA/wEAAf8B/v8A/QL/Af8B/wEA/wP+
left word part	0.015	0.296	Awb++fr8/////QEF/v/2/gIEAfr5AgQBBgQDAQICAAAE+vz/9QEBAv4F/QP+Av8A
left word partner	0.033	0.15	/wIA///9//3//v4BAv7//gED/v7+AgL9AgICAgIBAv4C/v79/QP/Av0B/wH/AwL+
left word pass	0.057	0.083	+wUA/vv+/v3//voBAv78/wEC/QD9AQP8AQQDBAEBA/0BAf/8/AP/A/8BAAH/AwL7
left word pay	0.018	-0.097	/wEAAQIBAQEBAAAAAAACAQABAAAAAAL8AAADAgAAA/0AAAH/////AAH/AAAA//8C
left word payment	0.048	-0.035	AAQAAAH+AP4A/v4AAf7//wADAQEBAAD7/wQDAgEABAACAf7+/wAAA///AAD/Af8A
left word peak	0.057	-0.029	/wQAAP/8AP4A//4AAf//AAABAAAAAAH8AAECAgEAAv8C//76/AL/AfwA/wD9BAH/
left word percent	-0.066	-0.007	BPoA//8D/wL/AgQA/gECAv76AP//APwHAfr8/P7/+gX9AAMEAf0B/AMAAQAC/QAB
left word period	-0.036	-0.034	A/0AAQEDAQMAAgIA/gEBAf/8AQEBAP0EAP39/v7//AT+AQIDBP0B/gL/AQAB/v0E
left word person	-0.207	-0.069	De4CBQgLBQwECA/79wcQCf31BgYJ/vkR/Pf49fv+7gj4CAkTEPcC9w38BP4I8fcM
left word phone	0.011	0.012	/gAA///+//7/AAABAQD+/wEE/v7+AQH9AQIDAgIBA/wB/gAC/gH/AgAB/wEA/wL9
left word pick	-0.005	0.003	/QH//v3//v7//QABAv///gIC/Pz7AwEBBAMCAAMBAvwC+/8B/QH/Av4D/gIB/wT7
left word place	0.071	-0.019	/wUA//8B/wQABP3//QL9AQAAAAD/AAD7AP8BA/8ABf//AAH8/v8AAAIAAQD/AwAA
left word plan	-0.001	-0.001	A/4BAQIDAgMBAgP//gICAgABAAAA/wH//wEAAQEAAQD+AAICAf8BAAIBAQEB/wAB
left word plus	-0.005	-0.018	Av0AAQIBAQIBAQH//gIDA//9AgID//4B/v3//////gL+AQH///8A/gD/Af8AAv4B
left word pm	-0.018	-0.008	Af8BAgQCAgECAAH+/gEDAv//AgID//4C/v///v///QT/AgECAgAAAAH+Af8B/v0C
left word point	-0.036	-0.026	AwABAQEBAQIBAQL//wH/Av/9AQIB//4D//3//v8A/wP+AwMEAv0B/QP+Af4C/f0C
left word position	-0.065	0	BPoBAgQDAgMCAgT+/gIDAv/7AwME/v0G/fz9/f3/+wX9AwMGBfwC/QT+Av4D+/sF
left word post	-0.018	0.015	AQEAAAEA/wAA/gEBAf8B/gAAAP8AAQEBAQD//wAA/QEBAP8AAP8AAf8AAAAAAAEA
left word pound	-0.058	-0.063	BPsBAgMCAgMCAgT+/QIEAv/7AgID//4G/vz8/f3/+wX+AgIEBP4B/gP+Af8B/f0E
left word practice	0.147	0.043	9A7++fb4+vn7/PUFB/r2+wII+/r4BAP0BgcGBwMBC/kF+/r29gj9BvoE/QP8Cgb2
left word prep	-0.029	-0.009	Av0AAAECAAIAAQIA/wADAQAAAAAAAAABAAAAAAAA/wEBAAACAgAAAAAAAAAB/wD/
left word preparation	0.049	0	/QMA//7/AP8AAP0AAAD8AAAAAAD/AAD+AAABAgAAAv8AAAD9/gEAAP8AAAD/AwH9
left word prepare	0.038	0.076	/AL//fz9/f3+/f0CA/79/gEC/f37AgL+AwMCAQIBA/wE/P38/AT/A/0D/gL+BAX4
left word present	-0.008	0.039	Av4AAgIBAQIBAQH//gECAQD+AQEC/wAA/wD/AAAAAAEAAf//AAEA////AAAAAf4A
left word price	0.062	0.144	/QQAAAD+AP8AAPwAAP/+AAAD/wD/AAH7AAEDBAEABPwB///8/QP/Af4AAAD+BAH+
left word produce	0.038	-0.017	/QT///7+//3//vwBAv79/gED/v7+AQL+AgMDAgIBA/0C//79/gL/Av4B/wH/AwL+
left word provide	-0.075	0	B/kDBgkHBggFBwX6+AYHB/34BQcI/PkH+vj7/Pv9+gf4CAcHCPgC9wf5BPsE+vgI
left word pull	0.043	0.05	/QX///7+//3//fwBA/79/QID/v79AQT8AgMDBAMBBP4D//39/QP/BP4B/gH/BAL8
left word pupil	0.029	-0.021	/gMA//////7///4AAf/+/wAC////AAH9AQICAgEAAv4B///+/gIAAv8BAAD/AgH/
left word put	-0.056	-0.18	Bvv/AgQAAQMBAQQA+wMHBf/+AgQE//wE//z7/P7/+QX8AQQHBfsB/AD9Af8B/fwI
left word quarter	-0.108	0.033	B/gAAQEFAQMAAQb//gIDAf/8AQEBAP4J//38+///+AX+AQMIBfsB/gT/AQAE+P4C
left word raise	0.016	0.083	/wEA/////////v8BAf8A/wEB///+AQL/AQEBAQEBAf8C//7+/gIAAv4B/wEAAgL8
left word read	0.083	0.03	+gf//Pr6/Pr9/PsDBvz6/AIG/Pz7AwT6BAUFBAQCBfsF+/v4+Qj/BfkE/gP9Bgf4
left word receive	-0.02	-0.017	Av4BAAACAAMBAgIA/gEBAv8AAQAAAP8AAP8AAP//AAH+AAICAv4B/gL/AgAB/v8A
left word record	0.063	-0.004	/QUA///+AP4A/vwAAf/+/wAD////AAL6AAMDAwEABP4C//78/QMAAv4AAAD+BAH+
left word regular	0.083	0.019	+wb//v36/vn+/PsCBf38/AIH/f38AgT5AgYFBAMBBfoE/fz5+wb/BfsC/gH9BQT7
left word replace	0	-0.068	/wAAAP//AAAAAQEA/wD/AQD/AAD/AP8BAf4A/wAA//4AAAD//gEAAP8AAAAAAQH/
left word report	-0.006	0.032	Af8AAP8CAAEAAAAAAAACAAD/AQAAAAABAP8AAAAA/wH/AQECAf8A/wEAAf8B//8B
left word responsibility	-0.176	0.042	Du8ECg0OChAIDA348woODPrvCw0Q+PQQ9fH09fb78Q70DQwPEfEE8gz2BvkH8/IQ
left word responsible	-0.171	-0.023	EfAHExYWDxMQFQ7w7Q4TEPbtEBMW8u4Q7uzw9O/48RHuEhAOFe4F6RPvC/MK8esX
left word rest	-0.009	0.078	AAAAAAAAAP//AP8AAQAAAAABAAABAAABAAAAAAAA/gAAAAABAQAAAAAAAAABAAAA
left word result	-0.094	-0.01	CfYCBgcGBQcEBAf8+wUHBv75BAUI/fwH/Pr8/f3/+Qj9BAQGCPkC/AT8Av0C+/kI
left word right	-0.164	-0.007	DPEDBgkLBgwEBwz79wcLCP3zBgUJ/fkQ+vX19/n98wv6BgYMC/YD+An9A/4F9vkJ
left word ring	-0.034	-0.035	Af8A//8A//8A/wAAAQAC/wAAAAAAAAACAP///wAA/QL/AAEEBP8AAAEAAAAB/gAB
left word role	-0.07	0.048	BfsAAQQDAgQBAQP//QIEAv/8AwME//0G/v38/f7/+gb9AwMGBfwB+wT9Av4D+/sG
left word room	-0.048	0.032	BPoBAgICAgMCAgT//gIFAgD/AgIDAAAE/////gAA/QMAAAEDBP8A/wEAAAAA/v4D
left word roughly	0.005	0.158	/wAA/v0A/wD/AAABAAD/AAAA//79Af8BAv////8A/wAA/QH//wD/AAADAAIAAQT+
left word round	0.007	-0.11	/AH//f3//f7+AP8DAf/8/AEC/f7+AQIBAgEBAAIBAv4B/P7//QT/Av8C/QEAAAT6
left word run	-0.05	0.045	Af8A/v0B/gD/AQIB/wEDAP/+AAD9AP0EAf7+/v//AAH+AQEFBfsB/QMBAQEE+wIB
left word safety	-0.001	-0.009	AgAAAAECAAMAAwIA/QL+AgD+AAABAP0A//z9AP8AAAH9AAL+/v0A/QIAAQAA/v8B
left word same	0.017	-0.044	AAIAAQEBAQEBAf7/AP8AAP79AgQE/v8B/v0AAP3//wH/AgEAAf8AAAL+Af4AAf0C
left word saturday	0.068	0.148	/QUAAAH+AP4A//0AAf/9AAEE////AAH6AAICAwEBBP0BAP/7/QT/Af0AAAD+BAAA
left word saturdays	0.109	0.003	/gsAAQH5AP4A//oAAP/8AP8CAQEB/wD2/wEEBP//AwEBAP/5/AT/Af0AAAD9BQAB
left word say	-0.05	0.045	Afz///4B/wH/AQMB/wEDAP/+/wD/AP4CAf39/v///gD9AgMGA/sA/AQAAQAD/AED
left word school	0.023	-0.027	Av8AAAACAAIAAgAA/gL/AgABAAD/AP/+AP4AAf4AAv8B///9/gMAAf8BAAH/AwH9
left word second	-0.008	0.138	/gD++/kA/P/8AQAFAgD8AAID+fj4BgIBCAEB/wMCAvwB+AIB/P8AAQAH/gUD/gb4
left word section	0.044	-0.195	/gMA/wD9AP4A//0AAf/9AAEB///+AAH7AQECAgEAA/0A///9/QL/AP0BAAH/AwL+
left word see	-0.013	-0.05	Af4AAAACAAIAAQEAAgAC/wD/AAEAAAIBAP8AAAAA/gH/AAABAv8A/wEAAAAB/wAC
left word send	-0.015	0.009	/wAAAAEBAAEAAv8A/wAAAf/9AwID/v4B/fz+//7//gP9AwIDBP0B/gP+Av8B/v0E
left word senior	0.15	0.087	9gv++vj3+/b8+vYECfr3+QML+/v5Awf0BQkJCAYDCfcI+ff09gv9CvYG/AT7Cwn2
left word september	0.037	-0.017	/wMAAAD+AP8A//4AAf//AAAC/wAAAAH9AAICAgEAA/8BAP/+/wIAAf8AAAD/AwAA
left word set	-0.064	0.073	AvoA/v0D/gT/AQUB/gL/AQD9////AQAFAf7//v8A/wEA/wEEAv8AAAIBAAEB/AL/
left word shadow	0.092	0.267	+gf+/Pv5/fn8+voECPv6+gMJ+/r6Awf4BAgFBQUDBvkI+vv5+Qf/CPoE/QP9BgX5
left word share	0.025	0.008	/gEAAAD/AAAA//8AAf8AAAABAAAAAAH9AAECAQAAAv8AAAD+/gAAAf4AAAD/AQAA
left word sheet	-0.089	-0.001	BvgAAAAEAAUAAwYA/AMCA//6AQECAPwHAPv7/P3/+gT8AQQFBPoB+wUAAgAD+f4E
left word shelf	-0.002	-0.01	Af8AAQABAAEBAAEAAAAC/wAAAAAAAAEAAQAAAAAAAAEB/wABAP8AAAABAAAB/wAA
left word shift	0.113	-0.208	+QgA//35//n/+voCBv39+wIH/f39Agb2AggHBgQBBvsF/fr4+gj/B/sC/wH8BwT8
left word shop	-0.008	-0.01	/v7//v4B/v/+/AACA/8B/QID//7/AQQBAgMCAAMBAf0E/fz//wP/BP4C/gH+AgP+
left word short	0.028	-0.077	/QP////+//3///4AA/7+/gED/wD/AQH9AQIDAgIBAv4B//79/wP/Av0A/wD/AgL+
left word show	-0.004	-0.053	AgAAAQIAAf8BAQD/AAEAAP/9AwID/v0E/f39/v7//AX/AQAAAP8B/wH9Af4A//0A
left word side	-0.065	-0.029	BvoBAgMCAQQBAgT//gECAgD+AQECAP8E//3+/v8A/AT/AQIFBfwB/gP/AQAC/P4D
left word sign	0.005	0.029	/QAA//4A//7///8BAf//AAAB/v//AAH/AQEBAQEBAv0BAP8AAAAAAP4B/wEAAAL+
left word since	0.077	-0.024	+wcA///9//3///wBAv79/wAC////AAH4AAIEBAEABv4B///8/AP/Av4A/wD+BAH/
left word single	0.069	-0.016	/QQAAP/+AP8A//wAAf///wAB////AAH7AQICAwEABP4B//77/QP/Av0B/wH+BQH+
left word sit	-0.048	-0.056	/v8A//7+//z//AEBBP4A/QEB/v79AgIEAgIA/gEB/wACAP4DAAEAAgAB/wEC/QP7
left word site	0.069	-0.02	/Ab/AAD6APz//f0BAv78/QAE/wAAAAH6AAMCAgEABPwC//77/AT/Av4A/wD+AwEA
left word small	0.078	0.019	/AcAAP/8//0A//wAAv39/wEG/v79AgL6AgQEAwIBBvwB/v74/AQAAvsBAAD+BAP8
left word smp	0.034	0.033	/gIAAAD/AP8AAP4AAAAAAAABAAAAAAH9AAEBAgAAAv8B///+/wIAAf8AAAD/AgD/
left word some	0.037	0.085	/QQA//7+//4A//0BAv/+/wED/f79AgH9AgIEAwIBA/z/AAD//gEAAQAAAQABAQH9
left word someone	0.034	0.028	/wL///7//v////4BAf/9/gAA///+AQH/AQABAQAAAf8D/f37/QP/A/0B/wH+BAP8
left word someth	-0.08	0.091	BvoBAQIEAQYBAwX//QMCBP/7AQEC//0H//v7/P7/+wT9AgMFBPwC+wX/Av8C+/0E
left word sometimes	0.109	0.282	+wv//v75/vn+/PkCBPz6/AEH/v/+AQL2AQYGBgIBB/oE/Pz39wf+BfoB/gH9BwP7
left word sort	-0.15	-0.035	CvMBAwYIAwgCBgr++QUKBv73BQIG/voO/ff3+fz+9Ar6AwUMDfgB+Qf+Av8F9/0L
left word spend	0.08	-0.034	/QUAAAD9AP7//vwAAv79/gEE////AAL4AQMEBAEBBvwD/v36/AT/BPsB/wH9BgL9
left word staff	0.042	-0.077	/AT//v79/vz//fwBAv7//gED/v79AQP9AgQEAgIBA/4C/v7+/QT/A/4B/wEAAgP8
left word stand	0.019	0.128	/AD//v39/vz+/P8CBP79/QIE/v39AgL+AgMCAgMBA/sC/P4A/AP/A/0C/gL/AQP9
left word start	0.128	-0.144	9Qr//Pn6/Pf9/fgDBvv7/AIK+/z6AgX1BAgJBwMBCvYE/Pv29wj+BfgD/gL9CQf2
left word stay	0.039	-0.006	/QP//v39/v3/AP4BA//+AAEE/v79AQL8AQIEAwIBA/wB//7+/QEAAf4BAAH/AwL+
left word still	-0.027	-0.075	//0BAf8EAQQAAwL//gMEAv/8AQEBAP0F//39/f8A/QT8AgIDBf0B/AP/Af8C/f8B
left word stock	0.05	-0.028	/AX//v78/vz+/fwBA/79/QED///+AQL9AQICAgIBA/4C/v77/AT/Av0B/wD+AwH+
left word stop	0.006	-0.059	AAAAAAABAP8AAAAAAQAAAAABAAAAAAD/AAEBAQAAAQAAAAABAAAAAAAAAAAAAAAA
left word store	0.044	-0.022	/gQA//79//3//v0BAv79/gEE/v79AQP8AgQDAgIBA/0D//38/AQABP4B/wH/AwL+
left word study	-0.081	-0.06	Bv0BAgMHAwgCBgX++QYCB/35AwME/foG/vj5+vv9+AT6AQcFBfgC+gb/A/8E+v0E
left word suggest	0.053	0.03	/gQA///+//3///wBAv79/gAD/wAAAAH7AAICAwEABP8BAP/+AAEAAf8AAAAAAgAA
left word summer	0.062	-0.033	/Ab////7//z//fwBA/78/gEG//7+AQL6AQQDAwIBBPwD/f36+wYABPwB/wH9BQP9
left word supervise	0.033	0.019	/QT//v39/v3+/f0CA/39/QEC/v7+AQL9AgICAgIBAv4C/v79/QMAA/4B/wH/AgL9
left word supervision	0.112	0.081	+Aj++vf5+vj7+PoGCPv3+QUJ+vf3BAj2BgkHBgcECfgJ9/n39wj+CvkH+wX8Bwj3
left word supervisor	0.108	0.042	+wn//v36/vr++/gCBP38+wEG///+AQP3AQUFBQIBBfwD//36/AX/BPwB/wH9BgH+
left word supply	0.042	-0.009	/gQA///+//7///4AAf/+AAAC////AQD9Af8BAQEAAv4A/wD8/gEAAPwBAAD/AgL+
left word support	0.068	0.174	/Ab///77//v//fwBBP39/QEF///+AQP7AQUEAwIBBP0E/vz7/Ab/BfwB/wH9BQL9
left word system	0.084	-0.014	+gf////8//v//PkBA/38/QEF/v7+AQT3AQYGBgIBBvsD/v37/AUABP8BAAH+BgH+
left word table	0.016	-0.006	/wL////+/////v4BAv7//f/+AQEBAP4AAP///v7//wIBAAD+/wEAAQAAAAD/AQAA
left word take	-0.037	-0.135	Av4BAgMFAgAAAQQA/v8DAP/9AAADAP4F//z8/QD//AX+BgACAf7//v////8C/AAD
left word talk	-0.034	0.044	Av0AAAECAAIAAQIAAAECAAABAP8AAAECAf/+/gAA/gEB//8CAAAAAgAAAAAA/wEA
left word task	-0.137	0	C/QDBwoKBwsGCAn69gcKCPv0CAoL+vcM+PX2+Pj89Az3CgkMDfUD9gv4BfsG9fQN
left word team	0.062	-0.03	/Q7++fj5/vr/+vsFBfz0+wMGAPj1BAT7CAQFBAQCAvsF9/358QQABfsG/QT8BAD9
left word tell	0.07	0.083	+wb//v36/vr+/PwCBfz7/QMI/Pz8AgT7AwYEBAQCB/oG+/v59wj+B/kD/QL8Bgb4
left word temp	0.017	-0.043	AAIAAQH/AAAA//4AAf8AAP//AgIC/wAA/wAAAP7/AAIAAQABAQAAAAH/Af8AAf4C
left word ten	-0.093	-0.002	BvoAAQIDAQQBAQX//gIDAv/6AgID//0J/vv6+f3/+Qb+AQMFBPwB/QT/AQAD+v4C
left word term	0.053	-0.058	/wMAAAH+AP4A//4AAf8A/wADAQEB/wD8/gICAgEAAf8BAP77/QP/A/wAAAD+BAH/
left word test	0.017	-0.03	/AH//v7///7//v4BAv///wEA////AAH+AAIAAQEAA/0B//8A/wD/Af8B/wEAAQIA
left word that	0.028	-0.055	/AT///4B//7/AP8BAv7//wAC////AQH8AQIDAgEABAAC//8A/gL/AgAB/wEBAQH/
left word then	-0.138	-0.105	CfIAAAQGAwUBAw4A/QUHA/75BAAD//sN//v39v7+9Af7AQUJB/oC/AMDAQIE9/0F
left word thing	-0.03	0.132	BP0AAQIBAQEBAAL//wEBAQD+AgID//8D//7+/v8A/QT/AQECA/8B/wEAAAAB/v4D
left word third	0.016	0.066	/gL///3+/v3//v4BAv7//gAAAAAAAQAAAQAAAAEA/wEC/v3+/gIAAv4C/wH/AgP9
left word this	0.026	-0.021	/QH///////7///8BAP8A/gED/v79AQH8AQICAQEBA/wB/wD+/gH/Af4B/wH/AQIA
left word thousand	-0.056	0	BPoBAgIDAQMBAgT//QMFA//9AgIC//4F//39/f8A+wT/AgIDA/4B/gH/Af8B/f8C
left word thursdays	0.021	-0.011	/QMA//8A//7///4BAf///QAB//8AAAEAAAEBAQEAAAAB/////wIAAf8B/wEAAgH+
left word ticket	-0.012	-0.014	Af4AAAAAAAEAAAIAAAECAAD/AAAAAAABAP//AP8AAAAAAAECAv8AAAEAAAAB/wD/
left word till	0.107	-0.092	+wr///76//v//PkBA/35/gEF/v/+AQP3AQQFBgMBBfwD/v35+wUAA/0BAAD9BQL8
left word time	-0.016	0.26	/v////8B//7/Af8BA/////8D/f39AgH/AgEA/wEA//0A/QAB/wAAAQAD/wIC/wX7
left word together	0.071	0	+wb//v78//v+/vwBA/78/QEF/v/+AAL6AQQEBAMBBfsD/v37/AT/A/wB/gH+BAP9
left word tonne	-0.07	0.078	BfoBAgIDAQMBAwT//QIEAv/9AgEC//4F//3+/v///AP9AgMGBfwB/AP+Av4D/P0E
left word too	-0.025	-0.016	A/0BAwYDAwMCAwL9/AIEA/8AAQIC/v4B/v8A////AAH+BAICA/4A/gH9Af4B/v0E
left word tool	0.012	-0.001	AQEAAAAAAAAAAP8AAAAAAAABAAAAAAD/AAABAQAAAAEBAP//AAEAAQAAAAD/AgAA
left word total	-0.054	-0.052	B/gCBAUHAwYDBAX9+wQGBf/8AgMD//0E/v3+/v3//AP8BQQHB/sC+wb9Av4D+/oF
left word trace	-0.024	-0.014	AP0AAAABAAAAAQIA/wECAQD/AAAAAP8CAP//AAAA/wD/AQACAv4A/wIAAAAB/gAA
left word train	-0.017	-0.033	BP8BAgMEAgQCAgP9/QMDA/78BAID//0B//38/vz+/QT8AwMCAP0B/AP/A/8C/vwF
left word training	0.021	-0.016	/wMA////////AP0AAAD8AAD//wD/AP7+AP4AAQAAAf7+AAH8/QEA//8AAP//AQH9
left word try	0.071	0.03	+gX//v37/vr++/wCBfz7+wIH/f39AgX6AgYFBAQCBvsG/fz6+Qb/B/wC/gL+BQT6
left word tuesdays	0.039	-0.082	/gQAAAH9AP0A//0AAf7//gACAAABAAH+AAIBAgAAAv8CAP79/gT/A/8A/wD+AgAB
left word turn	0.033	-0.01	/gMA///+//3///4BAv7+/gAC////AAH9AQICAQEAAv4B///+/gL/Af4B/wD/AgL/
left word twelve	-0.061	0	BfwBAQMDAQMBAgT//QIEAf/7AgID//4G/vz8/P7/+gX/AgEFA/0B/gP/AQAC/P0E
left word twice	0.001	-0.039	/v8A/v7+////AQAAAAD+AQABAP/+AP8BAQD///8A//8A///+/wIAAP8BAQH/AQH/
left word unable	0.133	0	9gv9+vf2+vb79vcGCfn39wUL+vn3BQr0BwsIBwcECvYK+ff19wr+C/gG+wT7CQn2
left word unit	0.059	-0.028	/QT////8//z//f4BAf7+/wEF///+AQH7AQQDAgMBBP4D//37/AP/A/wA/wD+AwH+
left word unpaid	0.014	-0.018	/wEAAP8AAAAA//8AAf8A/wAAAAD/AAD9AQACAQAAAgD/AAACAv4A/wIAAAAB/wH/
left word up	0.103	0.266	+Qb9+vv3+/j7+vsFB/r6+QQH+fj3Bgf2CAcIBwYDCPcJ9fb19w39DPkI+gb7Cgv0
left word ups	-0.038	0.031	BPwBAgEDAQQBAQP//gICA//9AQID//8D/v7///7//QP/AgICA/0B/gP+Af4B/fwE
left word us	-0.12	-0.013	CPYBAgIIAgUCBAb/+wQGBv75BAME//oL/vn5+vz+9wr8AwMJCPkC+wX/Av8E+fsG
left word use	-0.031	-0.049	A/wBAwIAAgIBAwP9/gL/BgABAAQG//4A/v0A/v8A/wP7BAMCBQAC/wP9A/4C/PwE
left word van	0.049	-0.058	/wMAAP/+AAAAAP0AAAD+AAED/v/+AQH7AQICAwEABP4A///8/QEAAQAAAAD/AgH/
left word visitor	0.011	-0.01	AAEA//8AAAD///8AAAD//wABAP8AAAH+AAABAQAAAf//AAEAAAAAAAEAAAAAAP8B
left word w	-0.085	-0.02	BfkAAQEDAQQBAQUA/gIEAgD7AQACAP4IAP38/P4A+QT+AQIIB/sB/QT/AQAD+/4F
left word wait	-0.019	-0.012	AP4A/wAB/wD/AQIBAAACAQAB////AQABAQAAAAAAAAD//wACAAAA//8AAAAA/wD/
left word walk	-0.129	-0.035	B/QBAQEHAQUBAwn//QMJAgD7AQEAAP4LAPz7+/4A+AX9AQIJB/wB/QMAAAAD+gAC
left word want	-0.041	-0.005	Av0AAAABAAIAAgMA/gECAQD/AP8AAf4CAf7/AAAA/AEA/wACAQAAAP8B/wEA/gEA
left word wash	0.036	-0.014	/wIA////AP////4AAf/+/wAC////AAL8AAMBAgAAAv4CAP79/gIAAv8AAAD/AgD/
left word watch	0.046	0	/QQA//79//3//v0BA/79/gED/v7+AQL8AQMCAgIBA/0C//79/gL/Av4B/wH+AwL+
left word watching	-0.037	0.162	BPwAAP8BAAAAAAMAAQAD/wAB/wD/AQICAQIA/wEA/QEAAf8DA/8AAAAAAAAB/v8C
left word way	-0.003	0	A/4AAgQCAgMCAgD+/QICAwD+AQEC//////8AAP8AAAIBAAD/AAD/AP8A/wH/Av8A
left word wednesdays	-0.001	-0.036	/gAAAAECAQEBAf//AAEBAP8AAAEB/wH//v8AAf//Af/+AAEBAAAA/wH/Af8A//8A
left word weeding	0	0.143	Af8AAAH/AAAAAAAAAAABAAAAAQEAAAAAAAAAAAAA/gIAAQABAgAAAAD/AAAAAP8B
left word week	0.081	-0.137	+wf//v79//v/APkBAf/7//8D/v79AQL6AQMEAgD/BPsC/f/8+wP/A/0AAAD+BQH9
left word weekend	0.043	-0.073	+wT//f38/vz+/fwCA/76/AEE/v79AQP9AgQDAQIBA/sE/f79/AX/BP0C/gEAAQP8
left word weekly	0.06	0.108	/Ab///77//v//vsBAv78/gED/v7+AQL8AgMDAwEBBP0C///8/AQAAv0B/wH+BAH+
left word weld	0.019	-0.037	/wIAAAD+AP4A//8AAf///wAD///+AAH9AAIBAgIAAv4A////AAAAAP4AAAAAAAH/
left word well	-0.071	-0.004	BfoBAgQGAgYCAwX+/AQHA//7AwID//0H/vr7/P3/+Qb+AwIFBfwB/gP/Af8C/P0E
left word who	-0.134	0	BvUBAgMFAgUCAwf+/QMHA/75BAQF/vwM/fr5+fz+9gf9BAQLCfoB/Ab+Av4E9/wG
left word whole	-0.051	-0.007	A/oAAAECAAEAAAQA/wEFAQAAAP8AAAADAAD//gAA/AEBAAADA/8AAf8AAAAB/QAB
left word win	0.013	-0.031	/QIA//7///7///4AAv/9/gAB///+AQH/AQEBAf8AAP8A/wD/AAEAAAABAAAAAQH+
left word without	0.021	0	AAIAAAD/AP8AAP8AAAAAAAABAAAAAAH+AAEBAQAAAv8AAAD//wEAAP8AAAD/AgAA
left word word	-0.079	0	AvoAAAAEAAQAAwT//QICAgD8AAAAAP0FAPz9/v8A+wH9AAMEBP0A/AMAAAAC+wAA
left word work	-0.011	0.207	AgAAAgT/AgMBAgH9+gIDAvz8BgcF+/wD+fn8Afv9+wb9BAEBA/8A+wL/AgD/Av0D
left word write	-0.035	-0.095	Bf8BAwMFAgYBBAL++AUCB/75AgEEAPsC//n7/Pz+/gT8AQYCA/kB+gb/Av8D/P0G
left word xma	0.013	-0.067	/gIAAAD/AP8AAP8AAf//AP///wABAP4AAP0AAf7/AAD+AAL/Av4A/gIAAQAAAQAA
left word year	0.082	0.112	+wb++vn7/Pj8/fkEBPz4/AEH/Pv7AwX5BAUFBgIBBv4F+vr7+wj/BfsE/wP9Bwf3
left word yet	0.03	-0.126	/AMA///+//wAAP0ABP///wAD/v/+AQH+AQIDAgIBAv0A/v78+gP/APoB/wD/BAL8
level 1 above all, carried	0.04	0.071	AwQCAwAEAgABAPz//v7//f4BAgQF/f/8/f4BAPz+AwH/AwH9/AH/AAD+BP3+Bf8E
level 1 above all, loose	0.036	0.025	/AH+/wD//vwA+/wDBvkD9gMGAQABAAr6/wkE/wQDAf0F+Pf++wb8Bf0E/QP9AwQB
level 2 above all, carried	0.04	0.135	/gX++/r//Pz8/v4EAf/+AAAAAPz5BQH+BgIEAgAA/QED+v/+/gX+Av0H/gX+AwP6
level 2 above all, loose	0.108	-0.119	9wz//fz4/vf99/cCCfj99wMN+vz6Agj3AwkIBwUDCPkK/Pb3+gv9DPkD/QL7CAX3
level 3 above all, carried	0.021	-0.064	/wEBBgMHBwEDBv399wYDCfsB/wQF+/gB+vz5Av39AAH2BAf9APgA/f75A/v/AvwB
level 3 above all, loose	0.015	-0.163	AgEAAf8AAwP+BP8B/f8EAP0CBQAD//4A/QH6//3++wD6AQT/Av0A/AX+Bf4DA/0D
level on the object -1	0.011	0.06	/QL//fwG/gL9BAEC/f77//3+/P3/Afz/AvwCA/3+Af0A+gD9/AH+/gIDAAID/gP5
level on the object -2	-0.029	0.058	AvsB/v8FAAUBBgEA/gQBAf7+AAD+Av4DAgL+//z+/QMBAAQAAwAB/QECAQEC/gAE
level on the object 0	-0.018	-0.193	A/39AvsH/AH8B/4E+QYDA/j/BAH9A/z/A/8E/Pn3/Qb4/gsDAPkA+P8DBgQE/wL7
level on the object 1	-0.005	0.358	AAH//fv7+wEB+wQDBP4D/QAEAf8DAgT8AQL8/gIA/AIC/wACAP8A//0C/wIAAAQE
level on the object 2	0.079	0.203	+Aj9+ff3+fj68/kIC/j99QUK+/j6BQv6BQwGBggEA/kM+vX3/Qn/DfoG+wX8BQf5
level on the object 3	0.033	0.215	+gX8+fX5+fz6+P4GAvz4+wMG+ff4BwX8CQgFAQUCBPgG+Pv79wP/BfsH/QX9AQX5
limit gone from 0	0.035	-0.534	AAT/+/z+/Pv7BP8CAf/8Af4G//n5BP38Bv8AAgD/Af0A+P39/wQA//0GAQX/BAj5
limit new at 0	0.057	-0.001	/gUA/v7//wD/Af0A/gD/A/////79Av/8AgAEAwD/Bf3//v34+wb+APsBAAD9BwP+
limit same	-0.058	-0.004	/vr++/j+/P38+gMEAf/+/wL+/Pr6BQADBgEA/gMC+/4E+/0EBAACBQAG/gUB/Ab7
linked in the old text	0.011	0.164	+gL+//v//wH7/P4AAv7//gUB/PwBBAn7BgQEBAYE/fwD+/v+AgQAAf4C/gMCAwH/
loose act	-0.002	0.005	+wf6AAUIAAb/Av0F/wIF//r9/vn9Af/+Av3+Avf8/vz89v4AAgL4AAACBgYFBf4A
loose act in and	-0.007	-0.097	+//9AAME/ggABvwE+gkICf77A/wCAPj7//r7BP3/+/z8/Qj+APz7+woDAgIC/wME
loose act in complement	0.071	-0.037	/Ab////+//3//fsBBfz9+v8DAAEB/wP7/wQDAwAAA/8BAf77/gT/BP4AAAD+BQD/
loose act in main	-0.001	0.229	/Qj8/v0DAAQEAwQBAgADAfz7Av37/wQAA//8A/r7//4B//8F/Pz++QIABP8BBPsA
loose act in means	0.037	-0.072	/gUA//8AAP8AAPwAAP/+/gAB////AAD6AAMDAv8AA//+/wD9+gD/AAIBAAEABAH+
loose act in purpose	-0.044	0.026	BPv//v0A/wP/AAUBAAH/AgAC/f38Av8EA///AP8A/AD//QD/A/0B/gACAQEB/AX4
loose act in reason	0.04	-0.029	/gQA///+//7///0AAf/9/wABAAD/AAH8AAEBAgAAA/8BAP/+/gIAAf8AAAAAAgD+
loose act in relative	0.032	0.062	/Qb//vwE/v/+A/0B/gH+//8E/Pv6Av36BAMCBP//Avn6AAX+/AIB+gMBAwACAgP8
loose act in result	0.019	0.035	/gD+/v8C/fz7/f0EBfz8+QEH/Pz/Agf+BgAFAAEBAvgD+fr++gL/CAIDAAMA///9
loose act in time	0.028	-0.127	/gAAAAD/AAD//wAAAAAA/gED/wAAAAP6AAMCAwIBBP0CAP78/QP/BP8A/wD/AwH+
loose act, 0 left	0.047	-0.071	AAv9AAgLBAr/C/n++QT7BvkA/gMD/Pv8+PkBCvP9/gH+Agn8/f4A/Q36B/z8BPcC
loose act, 1 left	-0.018	-0.041	+P76+Pz8+P73/PwIBfgE/QAC/Pj1Bwj+BAkE/P/+AP8G/v///AP9AvsD/wcCAQv+
loose act, 2 left	-0.023	0.146	/AD//AEIAAH9CQMC+QgBB/34/wAAAfkCAfX//fv+/gH3/AcB/fj9+wQBAQID/QEG
loose act, antonym	0.091	-0.102	+gb//fz8/fn+/PoCBvz6/AMJ/P37AgP5AwUFBAQCB/oG+/r4+Aj+CPgE/QL9Bwb4
loose act, closeness 0	0	0.023	/gb4AAQG+wL+AvkI/QMH/f39/Pz/AQQA/vsBAff9A//8+Ab5Af36/wcEBwIHBQT/
loose act, closeness 1	-0.09	-0.077	BvUBAwUGAwYBAgj+/QMMAv/9AwID/v4G/vz8/P7/+gT9BAQJC/wB/gb/Af8D+vwJ
loose act, closeness 2	-0.071	-0.003	BfsAAQIDAQMBAgP//QIFAv/9AQECAP4F//79/f//+wT+AQIGBv0B/gP/AQAC+/4E
loose act, closeness 3	0.02	0.042	/QD//v3//v7+AAEBAAH/AAED/P38AgD9AwABAQEBBPsB/wH9/QEAAv4BAAAAAQP+
loose act, closeness to left 0	-0.002	0.033	AAP2+QQK/wL+BPkJ/gMABfkAAP8AAwD/BAQEBfr7/QD/+v/9+vr5/wQCCQUCBQUI
loose act, closeness to left 1	-0.136	-0.018	BvYBAwUFAwUBAwj+/AMJA//6BAIF//wL/fr6+f7/9gX7BAYNC/gB+wf+Av8E9vsK
loose act, closeness to left 2	-0.07	-0.003	BfsAAQIDAQMBAgT//QIGAv/9AQEC//4G//7+/v//+wT/AQEFBf4B/wP/AAAC/P8D
loose act, closeness to left 3	0.035	-0.033	/QT//wD+AP3///0AAf/9/wAB/wD/AAH9AAIBAgEAA/0BAAD9/gH/Af8AAAD/Av8B
loose act, cosine 0	0.018	-0.073	/f///PcI/gP8AQABAQL9AAD9/v37BP7+B/4A//7///4B+/z9AAL/AQQEAQP/AgT7
loose act, cosine 1	-0.012	0.08	/wX+/wAFAP8AAf8BAAMHAfz7/f8DAgMFAwL6Af7+Avv+/QAEBAD8AAX/AgEBAAEB
loose act, cosine 2	0.015	0.125	/AD7BP//Av4BAAEA/v0B//4GAwL/AAL+AP0GAgIA+/wD/f7+/P77Af0AAv8CAvwB
loose act, cosine 3	-0.035	-0.07	APz/Af8A/gcBCgUC/AEFCfz/BP8BAfb/A/j4+fr7///3/QcA/Pv/+QMCBAME+/wE
loose act, cosine 4	0.018	-0.051	/Qf//v0B/f79/v0CAQD7/gIC+/v7AwX6BAEDAwECAfn+AQD9//4BAgcAAgAA/gH/
loose act, cosine to left 0	0.019	0.135	AgH+/P8H/wT+AvwDBv38+f7/AwD/BAT8Af7+A/3/AvwCAfoBBAf7AgUAAAIABwT9
loose act, cosine to left 1	0.001	0.027	+v39+/0C+wD//f8FAvwG+gIA/f77Awb/BQgA/v8BAfwD/QAAAAT7Af8C/wMD/wj+
loose act, cosine to left 2	0.019	-0.021	/wL/AgX+AgcCBgL+/gb9Avv9BgEJ+v0B+/j/Avr8+v34AAID/P//+Af8B/78A/wC
loose act, cosine to left 3	0.018	-0.07	9v/9/PwB+/78A/sCAAMEAv4D+/sBAfv+///9AP//BfkA/gH7+Pz8/P4BAgH+AgX6
loose act, cosine to left 4	0.001	-0.045	/wH++/gD/P77AAIEAAD9AQH//fv7AwMBBAMCAgEB//7+/AD9/f8AAQEEAQP/AQb7
loose act, derived	-0.041	0.08	Bv0BBQcHBgcEBwP7+AYFCP35BAQF/fkD+/j6/vz+/QX7BAUEBfkB+QT9Av4C/fsG
loose act, far-broader	0.068	0.069	/QX///37//j//fkBBf37/QEF/f77AAD1AQUCBQIBBvwBAP78/AP/A/v/AP/+BP8A
loose act, listed	0.004	0.009	A/4AAQIBAAEAAAEAAQAC/wAAAQACAAH+/wD/AQEAAAH/AQABAf4A/wH/AAAAAP8B
loose act, narrower	-0.025	0.209	AgAAAAMGAAIBAgMA/gAGAgH7AAEBAgMCAgIAAQABAAD///4DAvgA/gAAAQEC/P8B
loose act, none	0.005	-0.308	AgL8//7/+wn+BfoD/wL///sDAP0BBfz7//0AAfv9/v39+AIBAgb4AAUCBAQDBAQF
loose act, paraphrase	-0.02	0.033	AP8AAP//AAEA/wIA/wD+AQD/AP//AAACAP8A/wAA/wAAAAAB/wABAAEAAAAB/QAB
loose act, rare-synonym	-0.011	0.03	Af4AAgQAAgECAQD+/wEEAf/+AwQF/QAC/P7//////gH/AwEBBP8B/gH9Af4A//0G
loose act, sibling	-0.011	0.176	//7++fwE/wT9BQEG/wD9Avv6/vv6A/r8Bv0AAPr9Av77+P4E+fv++gQGAwQCAAP8
loose adjective	-0.01	-0.084	Bv38/Pj++wb3A/4G+wT1/fv7/fj4BQT8Av4G/Pj7//8D+v37/wMCAQsKBQgC/Qb4
loose adjective in and	-0.039	0.07	/wD//f3//wj/BAMB+wEBBf77AQD7APsBAP3///z/Af78/gQA/fwA/QYBAgAD/gD9
loose adjective in complement	0.073	0.08	+wYA///+//0A/fsAA/7++wAC/wAAAAP7AAQEAwAABf4CAP77+wX/Bf8AAAD+BQH+
loose adjective in main	-0.002	-0.232	Bf79/P3//AD4/wAC/v//AAEC+/j4BQIAAwgFAP8A+wMC+P8AAAABBv8GAgUCAwP5
loose adjective in means	-0.03	-0.007	AvwAAAABAAEAAQMA/wECAQD/AAAAAAACAP///wAA/wH+AQIDA/4B/gIAAQAB/f8D
loose adjective in purpose	0.085	-0.052	/QYAAAD+AP8A/fsABP3++gAEAAAAAAb6AAMEBAABBf8EAPz7/Ab/BgAAAAD+BQAA
loose adjective in relative	0.015	0.03	/wEAAP8GAAQAAwAA/QP+Av8A////AP/7Af//Av7/BP/+AAH9/QAB/wIAAQABAQD+
loose adjective in result	-0.055	-0.039	A/wA//4E/wL/AQMB/gL7Af76AQAAAP8GAfv+/P3/+wP//v8FAv4B/AMCAAEA/QH/
loose adjective in time	-0.076	0.054	AfcAAQAFAAQAAwgA/QP+Bf78AQAAAf0EAPv6+v3+AAH9AAMAAvkB+wMAAQAC+wAA
loose adjective, 0 left	0.004	-0.158	AQT//f3+AAj8/f4B//z6/P0B/fr+BAMBA/0C/v7//foA/wL//P8B/wwEBgEDBAMB
loose adjective, 1 left	-0.008	0.034	A/39+PMB+wT6Bv8G+wL5Bf3/+/v3BAIEBvwE/Pz9Av0A+wL6A/0CAgMFAQX//gf+
loose adjective, 2 left	-0.042	0.031	Bv8AAgQFAgQBBAP+/gUDAv/6AQID//wE/vr7/v7//Ab9AgMGBvwB/QT9Af8F/fsB
loose adjective, antonym	0.035	-0.089	/wIA//0A/wL/Av8B/gH8Av78///+Af7/Af//Af3/AgAAAAD8+wEAAQEAAQD/AwD+
loose adjective, closeness 0	-0.006	-0.045	/QL7+foB+Qn2Bv8I+f3y//v6+vb5BgIABPwE/vb8/vn6+AX3/gADAQUKBQcDAgj+
loose adjective, closeness 1	-0.061	-0.032	AvoAAQADAQIAAAMA/wICAQD/AAABAP8EAP7+/v8A/AL/AQIEBP0C/gL/Af8C/f8B
loose adjective, closeness 2	-0.041	0.003	AgAAAAEAAAAAAAEAAAAB/wD+AQACAP8EAP7+/gAA/AL/AQEDA/0A/gEAAAAB/f4C
loose adjective, closeness 3	-0.01	-0.014	/AD//v3//vz//gACAv///QED/f7+AQL+AgICAgIBAvsB//8D/wD/AQAB/gEB/wP9
loose adjective, closeness to left 0	-0.009	-0.061	/gX7+PwA/QL3AgMG+wX0A/r5/fb3BQH+BP4EAPn6A/r6+f73/gQC+wMKBgcAAQb4
loose adjective, closeness to left 1	-0.095	-0.019	BfkBAgIFAgQBAgX//QMDA//9AQECAP4I//z7/P8A+QP+AQMFBvsC/QMAAQAC+v8B
loose adjective, closeness to left 2	0	0.003	Av8AAAAAAAAAAAEAAAABAAD/AQABAAABAAAAAAAA/wEAAQAAAQAAAAAAAAD/Af8B
loose adjective, closeness to left 3	-0.07	-0.01	APkA//4EAAH/AQUB/wMCAAD+AAAAAP4HAP78/AAA/AEA/wAFAf8A/wEB/wEC/QL/
loose adjective, cosine 0	-0.032	0.05	Bv3///8F/wf+/f8CAwIA+wD+Af7/AgMDAgD6/P8B/QED/v0FBP8BAgUCAQIC/P4C
loose adjective, cosine 1	0.042	0.059	/QX//v33/fr9+fsDBPz7/AMC+vv7Agf+AgkFAAQBBvQG/Pz8+wL/CAAD/gL9Bgb6
loose adjective, cosine 2	-0.02	-0.171	///++fcD/AP7A/8F9wL9Afz+/fr6BP78BwACAPj8//75+QT+Af8C+gIGBAQGAQj3
loose adjective, cosine 3	0.008	-0.014	BPv/AP4AAQD/AwEB/gP9Af/9//z9AQH+Af//AP7//gX9AQICAQQB/wACAAL+AAIB
loose adjective, cosine 4	-0.031	-0.014	Af4AAQMEAQIAAgL//QIBAv78AQMD/voC/fz///z+/AD8BAMEAv4B/AL/Af8C/f8F
loose adjective, cosine to left 0	-0.003	0.042	Avv9/Pn8+vv89f4EC/v39AMD+/f7BQkDBwgAAAID/v4K9/v+/gcBCwII/gb8/wP5
loose adjective, cosine to left 1	-0.005	-0.057	/gX+/f/9/fz9/f8CBPz9/AED/P77AAL+AQUGAQIAB/gF+v78+gb+BQEC/gMCAQX6
loose adjective, cosine to left 2	-0.001	-0.052	/QIA/fsG/Qn9CvwC8gX9B/r1//76AvwCAPUE//f8AAL1/QP9/PgB8gYEBgMEAQP6
loose adjective, cosine to left 3	0.022	0.039	AQX/AAD/AQD+AwAB/gH+A/77AQEE/vv+/P3+Af/+AQD6BAX9Av0B/AD/Af/+A/8F
loose adjective, cosine to left 4	-0.07	-0.062	BPkAAgIGAgUABAf//AQEBf/5AgIC//kH/vv9+v7/9wX8BAQDBvsC+gH/Af8B+/4D
loose adjective, far-broader	0.06	-0.04	AAQAAQH9Af8B//3/AP/+AAACAAABAAH8AAMDAgEAAv4BAf/9/gMAAf7/Af/+BP8B
loose adjective, narrower	-0.003	-0.035	AAIAAAH/AQAA/wEAAAAAAQD/AQEB/wEAAP8AAAAA/wAA////AP8AAAAAAAAAAAAA
loose adjective, none	-0.007	0.168	BgP8+/sD+QH7BP4DAAT8+/78APj7BAUABgcC/fr8AgL6/QL6AAMD/AUFBQcABQX8
loose adjective, paraphrase	-0.071	0.042	AvoAAAAFAAMAAgQA/wEEAf/9AQEC//4H//39/P//+wP/AQEGA/4A/wEAAAAC+wAB
loose adjective, rare-synonym	-0.031	-0.041	A/wAAQECAAAAAAIA/wEBAAD/AQABAP4D///+/wAA/QP/AAEBAP8A/wAAAAAA//8B
loose adjective, sibling	0.061	-0.137	9gX//Pr9/fz+//wDAP78/QEE+/z6AwD7BQAEBAEBCPYC+/389wT9BPsD/gP+Bgb3
loose adverb	-0.003	0.07	/AP8/PP9+gL3//8H+/79AQH9+fX8Cfz+CgEBAAIA/v4B+wH+/f8C/P8KAAkD/wn2
loose adverb in and	0.02	0.17	/gEAAgH9AQMAAf4A/gL+A//9AP8BAQD/AAD+AP3//gD9AAH+/v8A/v0AAQD+BQIE
loose adverb in main	0.039	0.102	+QP9+/T/9/v4/P4IA/37/wMD+fj4BwL+CgQGAgUC/wIE+v35AQIBAP4J/Qf/BAn2
loose adverb in purpose	-0.129	0	BPkAAAACAAIAAgYA/gICA/75AQEBAPkMAPv5+f7+9gb7AgcLCfcC+AX/AgAF9f4C
loose adverb in relative	-0.074	-0.052	BfsBAgEEAQQBBAP//QMEA//6AQABAP0GAPv8/f7//AT+AQIFBPoC/QMAAQAC+/8B
loose adverb in result	-0.052	-0.086	A/oAAP8CAAEAAAMAAAEEAAD/AAAAAQAGAQD//gAA/gMAAf4CAAAAAAIBAAAC/QAC
loose adverb in time	-0.035	0	AP4AAAD/AAAAAQIAAAEBAAD+AP8AAf8EAf7+/QAA/AAB/wH/Af8AAP4AAAAAAAH/
loose adverb, 0 left	-0.021	-0.025	Av/+/vj/+gH7/QEE/v//AwL9/fn/B/8CB/0DAAEB/QED+f0BAf0CAQAI/QYC/wb9
loose adverb, 1 left	-0.003	0.136	/P////wE/v/+A/4C/AQCAwD7/f79AvoBA/0BA/7//f77/wMA/AEB+gUDAQMD/gP+
loose adverb, 2 left	0.049	-0.041	AAQAAP/8AAIAAP4A////AwD+AP//AP/7AP8AAgAAAQD9AQH8AP0A/f0AAQAA/wAA
loose adverb, closeness 0	0.007	0.052	AgP9APYA/AT6AwQH/AIABAD9/fn8CAEDCAEDBAT/+//8/f//AP0BAP4JAQcC/Qj4
loose adverb, closeness 1	-0.042	-0.019	//sAAAABAAIAAQMAAAEAAQAA//8AAQEAAP7/AAAA/wD+/wIA//wB/QEBAAAB/AH/
loose adverb, closeness 3	0.021	0.062	/gL//v4A/v3+//0BAP/+/wAA///+AQAAAf8AAAAAAf8A/gD9/AEA//8BAAEAAQP+
loose adverb, closeness to left 0	0.021	0.024	/v/9+/X8+f75/wAH+gABAwD++/b6B/3+Cf79AQL//P0C+wD/AwACAP0HAAcBAwf/
loose adverb, closeness to left 1	-0.091	-0.018	A/UAAAAFAAcABQgA/AQEBQD9/wD/AP8EAPz+/QAA/AH9AAMEAvoB/AIAAAAD+gD/
loose adverb, closeness to left 3	0.019	0.062	/wH//v4A//7///4BAAD9AAAA///+AAD/Af8AAAAAAf4A/wD//gEAAAABAAEAAAL+
loose adverb, cosine 0	-0.027	-0.056	AP0A/v8A/////gIBAQD/AAIB/f38AgACAgEBAAMCAf8A/gECAP8A/gIC/wED/QP9
loose adverb, cosine 1	0.045	0.026	/gL//f76/vz++f4DBvsB+wMG/fz9Agf9AgkGBAYDA/0H/Pr+/QX+CPsD/AP+AgT+
loose adverb, cosine 2	-0.006	0.278	AP3+//j+/AD8/gIF/wEAAAL//Pn7BQEDBwAAAAMB//8B/AIB/wAABP4H/gX/AAf9
loose adverb, cosine 3	0.028	-0.136	A/4DBQEFAwYCCQH+9wIBCfv6AgEDAPn8APkBAfv8AAX5BAUBAvgD+AT/Bv8C//8C
loose adverb, cosine 4	-0.023	-0.041	/QD//v3//gP+/wIC/gH9AAH//f78AgD+Av/+AQEBAf7+/gH/+/0B/QEBAAEC+wP6
loose adverb, cosine to left 0	-0.026	-0.036	/vv8+/b5+f35+gMHB//9/AQD+vf3BwMDCQUB/AYD/QEF+f0CAwEBA/0J/AYB/wn3
loose adverb, cosine to left 1	0.036	0.013	/QH//v/6/v///QEC//4DAAEEAP8BAAH7AAYFBQMAA/wE//z8/gL/A/0BAAH9AgID
loose adverb, cosine to left 2	0.009	0.154	AAIAAP3/AAP/A/wB+wMAA/////8BAv3+AgABBP//AgL7AQMABAAC/QIBAgEABAAA
loose adverb, cosine to left 3	0.009	-0.042	//4BAQEFAQEBBf7/+wL/Bf35AQABAPr///r///z+/wH8BAQA+/wB+gH/A/8EAAD/
loose adverb, cosine to left 4	-0.04	-0.019	Av0AAf8CAAX/AwQA/QQCBP/7////AfwDAfv6/P///AP9/wIA//4B/AABAQAB/QH+
loose adverb, narrower	0.011	-0.03	AAEAAAAAAAAAAf8A/wD/AQAB/wD/AP79AQABAgAAA/7/AAH///8A/wAAAAAAAAD/
loose adverb, none	-0.008	0.105	/QP9/ff8+/77/QIG//79AQL6+/b6B/3+CAIABAMA/AIB/v79BQAB/f4K/ggB/Aj6
loose adverb, sibling	-0.016	-0.005	AP8AAAAAAP4A/wIAAAEAAQABAP8AAf8DAAD//gEAAAAB/wAAAQEA/wAAAAAA/wEA
loose behind ,	0.026	0.037	/gX/BAAK/Af/B/8BAP7+/vv5/v0CBP0BBPv+A/z+BQP9+AT/A/7//wUGBQMBAwEE
loose behind 2	-0.031	-0.005	Af4AAAABAQEBAgUA/gEDAgD8AQAAAP4CAP/+/gAA/QMAAAEDAv0A/wEAAAAB/QAA
loose behind 30	-0.028	-0.009	Av0AAAACAAEAAQEA/wECAAABAP//AAEBAAD/AAAA/gL+AAECAf8B/wIAAQAB//8B
loose behind 50	0.02	0	/wH//v7+/v3+/f8CA/7+/QID/v7+AQP+AgMCAgIBAf4E/Pz9/AT/Bf4C/gH+AwP9
loose behind :	0.03	0.027	AgEAAAAAAAEAAQAA/wH+AQAAAP//AAD9AAAAAQAAAAH/AAH9Af8B/wAAAAAAAgAA
loose behind ;	0.081	0.071	9wn//Pv4/fv8/PoDA/z8/wIE/P38AgT3AwQGBAQCBPkE+vz39gT+A/gD/QL8BQb6
loose behind a	0.018	-0.145	9gH+/Pz//AX8A/0D+QH7BfwB+Pr1A//7Bvz+Afj8BPn5/AL1+/79AQMDAwIB/QT2
loose behind across	0.061	-0.016	/wQA////AP7///0BAv7//QEE////AAT6AQMEAwEBBf4C//38/AX/BP4B/wH+BAH/
loose behind after	-0.001	-0.048	A/4AAAACAAMAAgL//QIFA///AQABAP8AAAD/AP///wH/AQEBAwABAAAAAQAAAAAB
loose behind aid	0.004	-0.043	/gH////+//7//f8BAv4A/gEAAQABAAEBAAIAAAIA//8C/v7//gIAAv4B/wEAAgEA
loose behind all	0.107	-0.105	/Aj////7//r//PsBA/77/QEG////AAL3AQQDBAEBBf0D/v33+gj/BPoB/wD8BwH+
loose behind an	-0.032	-0.063	BP0A//8AAAAA/wMAAQEBAAD/////AQAEAQEBAP8A+wEA/wAAAAABAQEBAQEB/gH/
loose behind and	0.055	0.007	/gj+AQoDAgD/AfkAAPwA/f8BAP8G/f/6/gAEBf0BA/gD//z8AwT7/wT/AP/7CP0G
loose behind answered	-0.021	-0.02	Av8BAgMCAgMCAgH+/gIDAv/9AgIC//4E//3+/v///AT/AgICAv4A/gH/AQAB//8C
loose behind any	0.023	0.094	AQIA/wAAAAH/AAAAAQD+AAABAAAAAAH+AAAAAQEAAQEAAAD9AP8A/wAAAAD/Av8A
loose behind are	-0.018	0	Av8AAQEBAQEBAQH//wEBAQD/AQECAP8C/////wAA/gL/AgECA/4B/gH/Af8B/v4D
loose behind around	-0.084	-0.06	BfkAAAADAAIAAwQA/wIDAgD+AQAAAP4GAP39/f8A+gX+AQIHBvwB/gIAAAAD/AAB
loose behind as	0.123	0.008	+wv/AP/2//n//PcBBPz6/AAHAAABAAL1AAYHBwIABv0CAP32/Ab/BfkA/wD6CAEA
loose behind assistant	0.023	-0.018	AAAAAAAAAAAAAQAAAAAAAQD/AQEBAP///wAAAf8AAQEAAAD+/wEAAP8AAAD/AgAA
loose behind at	0.001	0.165	AAAAAAD+/wD//QABA/4B/AACAP8AAAQAAQUBAAEA//8E//7+/QQABQAAAAD/AQAA
loose behind be	0.006	-0.004	/QEAAAD/AP8A//8AAv/9/QEC////AAP+AQICAgABAv4BAAD//gH/AgAAAAD/AAD/
loose behind been	-0.035	-0.011	AvwAAAACAAEAAgMA/wECAQD//v//Af0DAf3+//8A/gD+AAIDA/4B/gEBAAAB/gH/
loose behind before	-0.05	0.025	BPsBAQEEAQUBAgT//gMDAv/8AQEB//8C//38//7//gP+AgMEBPsB/QQAAQAC/P8D
loose behind board	0.002	0.048	/wAA//////4A/wABAf///wED////AQH9AQIDAgIAAv0A/wAAAQAAAP8BAAAAAAEA
loose behind by	-0.005	-0.081	/wP//v4A////A/wBAP8B///+///+Af39AQEBA/7/AgH8/gEB/v4A/wMBAQECAQEA
loose behind care	-0.018	0.048	/wEAAAAAAP8A/wAAAf/+/wD/AAAAAAABAP8AAQAA//8BAAD/AQABAQAAAAAB/wD/
loose behind checked	-0.025	-0.045	BfsCAwUEAwYCBQX9+wQDBv/9AgED//0A/v3+/////QP8AwQDAvwB+wP+Af4B//wF
loose behind conducted	0.017	0.016	AAEAAAD/AP4A/gAAAgAA/gEC/wD/AAL/AAMBAQEBAv8BAP///gIAAv8AAAAAAQD/
loose behind consistently	0.025	-0.016	/wIAAAD/AP8A//8AAf///wABAAAAAAH+AAEBAQAAAQACAP7+/gIAAv8AAAD/AgD/
loose behind counterbalance	0.042	-0.018	/wMAAAD+AP4A//4BAv/+/wED////AAL7AQMCAwEBBP4C/v79/QP/Av4B/wH+AwH/
loose behind customer	-0.018	0.024	AAIA/wAAAP//AP8BAf4A/v//AAAAAP4DAP7+//8A/QH+AAIBAv8AAAEAAAABAAAB
loose behind cut	0.022	-0.025	/wIA//8A//////8BAf8A/wAAAAAAAAH/AQACAQAAAQAAAP/+AAEAAQAAAAD/AgD/
loose behind cutting	0.069	-0.015	/gYAAP/+AP4A//sAAv78/gAE////AAL7AAIDAwEABP4BAP/7/QMAAv4AAAD+BAD+
loose behind daily	-0.041	0.036	AQAAAAABAAAAAAIAAQAB/wAAAAAAAAEDAAD//wAA/QH//wACAf4A/wEAAAAB/QAB
loose behind day	0.017	-0.041	AQEA//4B/wL/Av4B/wAAAQAB////AQH+AQABAf8AAf/+/wH//gAA/wEAAgAAAwH/
loose behind delivered	0.002	-0.015	AgAAAAD/AAEAAAAAAAAAAAABAAAAAAH/AAABAAEAAAEBAAABAAAAAQAAAAAAAP8B
loose behind diagnostic	-0.03	0.052	AP8AAP//AP8A/wAAAQD/AAABAAAAAAADAAD//gEA/wAAAAEDAgAAAAAAAAAB/gD/
loose behind driver	0.049	-0.021	AAMAAAD+AP8A//4AAf//AAADAAD/AAH7AAEDAwEABP8BAP/9/gMAAf0AAAD+AwAA
loose behind drove	0.054	-0.015	/QT//v79/v3//fwBA/39/AED////AQP8AQMDAgEBA/4D/v38/AT/BP0C/wH+BAL9
loose behind each	0.046	0.109	/QIA/////wAAAf0B/wAAAQAA////AP//Af4AAf8AAP/+/wL+/QL//v4BAAD/AwH+
loose behind eight	0.025	-0.07	AQIAAAD/AP8AAAAAAAD//wACAAAAAAD9AAIBAQAAA/8BAAD9/gIAAf4AAAD/AgAA
loose behind electrical	0.042	-0.008	/wQAAAD/AP8AAP0AAP/+/wACAAAAAAL8AAMCAgAAA/8AAP/+/gEAAQAAAAD/A/8B
loose behind every	0.067	0.083	/wX+/fz7/fz9/PwEA/75/QMG+/n7AwT6BAUEAwQCBfgG+f35+Aj/BvoE/QP8BgT5
loose behind excellent	0.03	0	/wIAAAD+AP4A/v4AAv///gED////AAL9AAICAgEBAv4D//79/QL/A/8AAAD/AgD/
loose behind faults	0.022	-0.024	/wEAAAAAAAAAAP8AAQD+/wAC/wD/AAH+AAEAAQAAA/8AAAD//gIAAQEAAAAAAQD/
loose behind fewer	0.019	-0.002	/wIAAP//AP8A//8AAv///gABAAAAAAEBAAD/AAAA//8AAP8AAAEAAQEAAAD/AQAA
loose behind first	0.005	0.054	AQABAQIAAQABAP//AAAA/wAAAQEB/wEA/wABAQEAAAH/Av//AAMB/wH/AP8AAf4B
loose behind five	-0.005	-0.035	AfwAAAEAAAEAAQMA/gEDAgD/AAAAAP//AAAAAQAA/wIAAAEAAP0AAAEAAAAAAAAB
loose behind for	-0.004	0.099	+v39+/kA+/77/gAFBv77+wIF+/n6AwMBBQEBAQICBPkB+f8CAAT+AwAE/gMAAAf3
loose behind four	-0.045	0.039	//sA//8B/wL/AQMB/wEBAAAA////AAACAQD+/wAAAf0AAAEDA/8AAAIAAAAC/QEA
loose behind from	-0.057	-0.027	BPsAAQADAAIAAQMA/gEDA//+AQABAP0EAP39/P7//AP/AQIFBv4B/QIAAQAC/AAC
loose behind full	-0.005	-0.017	AgAAAAD/AAAAAAIAAAADAQD/AQEBAP8B//7//wAA/QMAAQEBAv4A/wAAAAAB/v8D
loose behind gave	-0.019	0.012	AP8AAAAAAAAA/wEAAQAAAAAAAAAAAAEBAAEA/wAA//8AAAACAP8AAQAAAAAAAAAA
loose behind had	0.008	-0.025	AP8AAAAAAP8AAAAAAQAA/gABAAAAAAH/AAEAAQAAAAAAAP//AAEAAf8AAAD/AAAA
loose behind handled	-0.069	-0.021	AvsAAAABAAAAAQMA/wECAQD/AAAAAP8FAP///gAA/AAAAAEFBf4A/wEAAAAB/AAD
loose behind having	-0.046	-0.019	AvsAAAACAAIAAAQA/wIBAgD8AQEAAP8EAP79/v8A/QL/AAACAP8B/wIAAQAB/gD/
loose behind helped	0.061	-0.136	/Ab//vz8/vv+/fwCBP37/QEC/v79AQH9AgECAQIAAv0C/v36/AT/AvsB/wH+BgL6
loose behind high	0.079	-0.023	/QYAAQD9APwB//z/Af/+/gADAAEBAAL6AAQEAgAABf4BAP76/Ab/AgAAAAD+A/8A
loose behind housing	0.093	-0.005	/Qj//wD7APz//vsBAv76/QAF////AAH4AAQDAwEABvwC//75+gX/A/4AAAD9BQD+
loose behind i	0	0.059	/QAA//4A/v////8BAgAA/wIB/v79AgEAAgEAAwIBBfwC//7//gAAAv8B/wEAAQL9
loose behind improving	0.056	-0.008	/AX//v38/vz+/PwCBP38/AEE/v7+AQP8AQQDAgEBA/0E/v38/AT/BP4B/wH+AwL9
loose behind in	-0.023	-0.092	B/4CAAEEAQICBQT+/AIGCfz6AwIA//cE/f36/vv9/AP9AwT/BPoC/AH+AgAD/AAA
loose behind including	0.051	-0.029	AAIAAAD/AP8AAP4AAQD//wACAAAAAAH8AAECAwAAAv8AAP/9/gIAAv8AAAD+BAD/
loose behind into	-0.006	-0.094	AP8AAAABAAEAAAEAAAABAAAAAAAAAAECAAEAAAEA/wAAAAABAAEAAQAAAAAAAAD/
loose behind is	-0.064	0.085	/v4A/v0D/gL/AQMB/gEAAwD8/v78Av0EA/z8/gAA//7/AAMEBPoC/AIBAAED+wP9
loose behind it	-0.027	-0.026	Af4AAP//AP8AAAIAAAEAAQAAAAD/AP8CAP8BAAEA/wD/AAECAv8B//8AAAAA/wH/
loose behind its	0.103	-0.048	/Qr////6//v//foBBPz7/AAIAAAAAAX4AAUEAwEABv4C//75+Qb/BPwAAAD8CAD/
loose behind junior	0.097	-0.034	+wn////8APz//fkAA/37/AAE////AAT4AAUEBAEABvwE//35+gX/Bf4AAAD9BgH+
loose behind keeping	0.069	-0.005	/gQAAAD+AP8A//0AAf/+/gAC/wAAAAL8AAIDAgAAA/4B//77+wX/A/4A/wD+BQH+
loose behind kept	0.028	-0.03	/AT//vz+/v3+/v8BA//8/wEE/f79AQH+AgECAQMBAvsC/f39+wL+Av0C/gH+AQP7
loose behind logging	0.046	-0.01	AAMAAAAAAAAAAP0AAAD//wABAAAAAAD7AAABAwAAAv8AAAD+AAEAAQEAAAD/AwAA
loose behind made	0.028	0.011	/AX//v39/v3+//wCAv79/gEA/v79AQD/Av8A/wIBAf8AAAD//wAAAP8AAAAAAAH+
loose behind managed	0.128	-0.024	+gv///75//v//PcBBPz7/QIG/v79AQT0AgcHBgMBCfwD/vv4+Qf+BPwB/wH8CQL8
loose behind manager	0.074	-0.014	/AcA//7+//7///sBAf78/wAC/wD/AAH8AAECAwAAA/4B///6/AT/Af4AAAD+BQL9
loose behind manager's	0.014	0.066	AAEAAAH/AP8A/wD/AAABAAABAAAAAAD+AAEBAQAAAQAAAAAAAQEAAAAAAAAAAQAA
loose behind monthly	0.025	-0.009	/wMAAAD/AAEAAf4A/wH/Av/+AQEAAP79AP8AAgAAAQL/AAAA/wH//wAAAAD/AQAA
loose behind morning	-0.028	-0.001	Af4AAAAAAAAAAQEA/wEBAAD/AAAAAAADAP///wAA/QH/AAECAv8A/wEAAAAB/wAA
loose behind mostly	0.055	0.026	/QUAAAD9AP4A//wAAf/9/wAC/wD/AAH7AAECAgAABP0B///8/AL/Af4AAAD+BAH+
loose behind my	0.075	-0.06	+wf//f37/f/9APsDAAD6AQD//v7/AQD7AQEBBAIACP0B/gD9/wEB//4BAAD9BQL9
loose behind new	0.114	0.039	/AkA///8//v//fgBA/37/AAE/wD/AAL3AAMEBQEABv4D//36/AX/A/0A/wD9BwH+
loose behind night	-0.002	-0.055	/wAA//0A//3//gAAAv///wED/v79AQEAAgIBAQIBAP4C/v7//wMAA/0C/wH/AQH8
loose behind no	-0.027	0.168	Af0AAAADAAIAAQH//gIBAv/9AQEBAPwC//7//v///gP/AgICA/8A/gMAAQAC/wAA
loose behind not	-0.084	0	BfgAAQIDAQQBAgcA/gIFAv/8AgEBAP4G//38/P7/+gP/AQEEA/0B/wH/AQAB+/8C
loose behind of	-0.054	-0.047	BvsAAQEAAQMBAwX//AIEAv7+AgEB//wE//wA/f3+AAT9BAUFB/oB+wP/A/8E+/8F
loose behind off	-0.031	-0.01	APz///8C/wH/AQMBAAEDAAD/AP8AAP8DAP///wAA/gEAAAACAgAAAAEAAAAB/wAA
loose behind on	-0.081	0.036	AvcA//4C/wL/AQMA/gIAAf///wD+Af4FAf7//QD/+wH/AQIDB/4CAAABAQAC/AAA
loose behind on-call	-0.008	0.058	//4AAAABAAAAAQIAAAEAAAAAAAAAAAABAAD/AAAAAf8A/wAA/wEAAAAAAAD//wH/
loose behind one	-0.056	-0.007	AfwAAQEFAAMAAwT//QMDAgD+AAAAAP8EAP/+/v8A/gH+AQECAf4B/gQAAQAC/v8B
loose behind or	-0.002	0.005	BP8AAQABAQIAAAEA/wD/AQD/AQABAAABAP/+/wAA/wIA/wD/Af8AAAEBAAEAAP8C
loose behind other	0.03	-0.012	AAQAAAD+AP8A//0AAf///gACAAEBAAH9AAICAgAAAv//AQH/AAEAAQH/Af8AAf8B
loose behind our	0.009	-0.012	Av8AAAABAAIAAQAA/gEBAgD/AAAAAAD+AP8BAQAAAQH/AAEAAP8A/wEAAQAAAQAA
loose behind out	0.056	-0.035	/QT/AP/+//7//v0BA////QEE//8AAQL9AQICAwIBBf0C//77/QT/A/8B/wH/BAP9
loose behind over	-0.036	-0.016	Av0AAAABAAIAAQMA/gICA//9AQAAAP8EAP79/f///QEAAAEAAf4A/wEAAAAA/gAB
loose behind own	0.005	0.044	Af8AAAAAAAAA//8AAQD/AAD/AAAAAAD/AAEAAQAAAQEBAQAAAAEBAQEAAQAAAf8B
loose behind patients	-0.057	-0.029	AfwAAAACAAEAAAQAAAEEAAAAAAAAAAEDAAD//QEA/AEAAQAEA/4AAAIAAAAC/AAB
loose behind payroll	0.042	0.076	/gQA///+AP0A/v0AAv7+/wADAAEAAAD9AAECAgEAAv8AAAD9/wIAAP8AAAAAAgD/
loose behind permanent	0.056	-0.007	/gQAAAD+AP8A//wAAP//AAABAAAAAAD9AAECAgAAA/8AAP/+/wIAAf8AAAD/AwD/
loose behind phone	0.03	-0.024	/wMA//7/////AP0AAP/9AP//AAD/AP//AP8AAP///wEA/wD9/gIAAAABAAD/AwH9
loose behind qualified	0.034	-0.03	/wIAAAD+AP4A//8AAf///wEC////AQL8AQMCAgEBA/4B/////wL/Av8A/wD/AQD/
loose behind ran	-0.015	-0.021	Av8AAP8BAAIAAQEA/gH/AP/+AAAAAP8CAP7+/v7//gH/AAABAQAAAAEAAAAA/wD/
loose behind recorded	-0.006	-0.002	AAAAAAD/AAAAAP8AAAAAAAAAAAAAAAEBAAAAAAAAAAAAAAABAQEAAAAAAAAAAAAB
loose behind reducing	0.043	-0.016	/wMAAAD/AP8A//4AAv/+/gAC/wD/AAL9AAICAgAAAv4C//78/QT/A/8AAAD+BAH+
loose behind residents	0.014	-0.018	AQAAAAABAAAAAAAAAf/+/wAB////AAH/AAD/AAAAAP8B///8/QEAAgAAAAD/AgH+
loose behind sales	0.072	-0.046	/gUA///8//3//f0BA/79/QEF///+AQT6AQQDAwIBBP0C//77/gP/A/4B/wD+BAH/
loose behind saturday	-0.066	-0.016	AfsAAAACAAIAAQMA/wEEAQD9AAAAAAAFAP7+/gAA/gT8AQIGBfoA+wMAAQAD+gAB
loose behind senior	0.035	-0.019	/QUAAAD9AP4A/vwAA/4A/gADAAAAAAP+AAMCAAAAAv4C//7//gH/AwEAAAAAAgAA
loose behind served	0.024	0.138	AAIAAAD+AP8A//8AAf////8AAQEBAP/+/wAAAP//AAEAAAD/AAEAAP8AAAD/AQAB
loose behind site	0.019	-0.018	AAEAAAAAAP8AAP8AAQD//wAC////AP//AAH//wAAAf4B/wD+/AH/Av8AAAD/AQD/
loose behind six	-0.029	-0.005	AfwBAQICAQIBAQH//wECAQD9AgEB/wEB/wH+/////gMAAQECAv8BAQIAAQAB//4D
loose behind small	0.018	-0.028	/wEAAAAAAP8AAP4AAf///gACAAAAAAH/AAIBAQAAAv0A/wAA/gD/Av8AAAD/AQD/
loose behind so	0.012	-0.023	AAAA/wAAAAEAAf8A/wAAAP//AAAAAP4AAP0A//8A/gH/AAD/AQAA/wAAAAD/AgD/
loose behind social	-0.006	0.042	Af8AAQIBAQEBAQL//wECAQABAAEA//8B//8A/wAAAAEAAQAB/wAAAP8AAAABAAAA
loose behind some	0.021	-0.004	AAAAAAD+AP8A/wAAAf8AAAEBAAAAAAH+AAEBAQEAAQABAAD/AQAAAP8AAAAAAQAB
loose behind something	0.037	0.042	/gIAAAAAAP8AAP4AAQAA/wAAAAAAAAH8AAECAwAAA/4AAAD+/gEAAQAAAAD/AwD/
loose behind south	0.071	-0.002	/wUAAAD8APsA/v0AAv7//gEF////AAH6AAQDBAMBBv8C//38/AP/A/wA/wD+BAAA
loose behind staff	0.021	-0.038	/gEA////AP0A//8BAf/+/wABAAAAAAD/AAEAAAEAAQAB///+/gP/Av0B/wH/AgH+
loose behind stock	0.007	0.053	Av8AAQD/AAAAAAAAAAAA//8BAAAAAAAAAP8AAP//AAL/AQIAAf8B/wIAAQAB//8B
loose behind taught	0.03	-0.038	/wQAAAD+AP0A/v0AA/7//gECAAAAAAH/AAIBAQEAAf8BAP79/gL/Av0A/wD/AwAA
loose behind team	0.073	-0.031	/gYAAAD9AP4A/vsAAv79/QADAAABAAL6AAMEAwAABP8CAP77/QT/A/4AAAD+BQH/
loose behind that	0.046	-0.086	/gkAAAAC//4AAfwAAAD+//8D/v79AQD8AgADA/8AAvz//wH9+gQA//8AAQAAAgL+
loose behind the	0.006	-0.034	+QP9+Pf6+vP7+gEHA/sBAwQF+vf5BAD/BgUG/ggCB/UH+/n7+gD+A/UF/AX7/wr6
loose behind their	0.072	-0.114	+wj//v7+/v3+/foCBf36+gEE//7+AQT7AQQEAwEBBf4C/v76+gb/A/8BAAH9BgL8
loose behind them	0.006	-0.082	AAAAAP8BAAAAAAAAAf8A/wABAAAAAAH/AAABAAAAAQEB//8AAQEAAQABAAEAAAH/
loose behind then	0.064	0.092	/gUAAAAAAAAAAPwAAP/+/wAB/wAAAAH7AAEDAwAABf4AAP78/AEA/wAAAQAABAD+
loose behind they	0.044	0.066	AAMAAQH/AQAAAP8AAAAAAAABAAAAAAH7AAECAgAAA/8BAP/+/wIAAf8AAAD/AgD/
loose behind three	-0.073	0.018	BfoBAwMGAgUBBQP+/AMDBf36AwQD/vkH/Pj7/Pz++wf7BAMFBPoB+gX/Av8D/P4D
loose behind through	0.142	-0.016	+woAAAD7APsA+/cABfv8+QAG////AAb1AQgHBgEAB/0E//v4+wn/Bv0AAAD8CAD/
loose behind to	-0.048	0.048	Af4A/v0H/gb+AgAC/wMB/v79//78Af8GAvv+//v+AQH8AAIBBP0B/QgCAwEF/QX9
loose behind took	0.002	-0.016	AAAAAgMDAQICAgH+/gEAAv//AwMC//3//f3+AP//AQH9BAL+AAAA/QL/AP//Af4C
loose behind two	0.036	0.048	/AP//v3+/f7+/v0CAv3//gAF/v/9AQL8AQIEAgAACfsA/v/8/AL/AAEB/wEAAgP8
loose behind up	-0.094	-0.041	A/kAAQECAQMAAQUA/QIBBAD9AQABAP0IAP38/AAA+QL+AQQGCPsC/AMAAQAD+gAC
loose behind used	0.007	-0.023	/gIA//////////8BAQAA/wAA///+AQD/AQAAAAEAAP8B///+/wIAAf8B/wEAAAL+
loose behind using	-0.01	-0.019	AAEAAAAAAP4A/wAAAv///gAAAAABAAEBAAEA/wAAAAABAP8BAgAAAf8AAAAA/wAB
loose behind was	-0.093	0.166	B/kBAQEFAQYBBQb/+wQJBf75AgEBAPwJAPn7+/3/+gb8AgMJBf0B+wMAAAAD+/8B
loose behind weekend	0.04	-0.015	/gMA////AP7///0BAv7+/gACAAAAAAH+AAICAQAAAv8BAP79/QMAAv8AAAD/AwD/
loose behind were	-0.041	-0.015	A/0AAQEBAQIAAAMA/gECAgD9AQEBAP8D//7+/AAA/AMAAAEDAvwA/gEAAAAA/v8E
loose behind when	-0.014	-0.031	//8AAAD/AP4A/wAAAf8CAAECAP//AAABAAABAAIBAP8BAAAA/wAAAv4AAAAAAAAB
loose behind where	-0.006	0.042	AgEAAAAAAAIAAAEA/wEAAQD+AQABAP8CAP7//wAA/wL//wEA/v8A/wAAAAAAAQD/
loose behind which	0.096	0.054	/QcA////APwA//kAAf/9/gAH/f78AQD3AQYEBgAAB/wB///4+gb/Av0BAAH9CAP8
loose behind while	-0.002	-0.035	/wAAAAAAAAAAAAAA//8AAAD/AAAAAAABAAAA/wAA/wD/AAEBAQAA/wIAAAAB/wD+
loose behind who	0.021	0.094	AAMAAAD/AP8AAP0AAf///gABAQABAAD+AAEBAAAAAAEAAAD+AQIAAQAAAAD/Av8B
loose behind whole	0.088	-0.014	/gcA///7//3//foBAv79/gACAP8AAAL6AAMDAgEAA/4C//36/AX/A/4AAAD8BgH/
loose behind with	0.074	-0.112	/Ar//v/9//v9+/kDB/v69AEF//0AAAr6AAgFBQABBfwE/vr6+Qf/B/4BAAH8BgD+
loose behind without	-0.05	0.051	APwAAAACAAIAAQMA/gIDA//8AAAAAP4FAP39/f///AL+AQMFBfwB/QIAAAAC/AAA
loose behind working	-0.064	0.089	AvwAAQEBAQEBAAIA/wABAP/8AgEC//8H//39/P//+wL+AQIFBP4B/gL/Af8D+/4D
loose behind wrote	0.074	0.084	+wYA//79//3//vwBAv77/gEE/v7+AQP5AQUEAwIBBf0E/v36+wX/Bf0C/wH9BQL9
loose behind year	0.006	-0.013	Af8BAQICAgIBAQH//gEBAQAAAQAB/wD+/wEBAQAAAf//AQEAAP4B/wMAAQAB//4B
loose capital	-0.006	-0.229	9AH9+PT++f36/AIGA/70AAIC9fr5BgL6Cf7/BQEA//UA+vz4+QEAAf4I/gUD/wny
loose capitals	0.052	-0.086	+gf++/v6/Pn8+foFBvz6+gQE+/n6Awf6BAcDAwYDBfkD+/z6+wP+BfwD/gL+BQX6
loose in and	0.008	0.108	+v78+fkE/wL6DPsK9wj6B/f6//b+BPkBB/UABfL5B/T2+AH7A/v59AcJBwcCAQsD
loose in complement	-0.05	0.012	/ff//PsE/QH+AQUCAAEFAAD//v78AgAFAwD//v8A/fz//AIHAgP/AgIE/wMBAAT7
loose in main	-0.018	-0.078	AQX6+fQF9wP7+wUC+v7+Cf369/bxEPz/DAEE+AH5/v4D9foAAvr//gMJAwn9+wv1
loose in means	0.047	-0.111	/gP//v78//3+AvsC//4A/v8D/v7+AQD4AgQFBQAABf/+AP/9/gEAAAEBAAH/AwAC
loose in purpose	-0.019	-0.191	AwD///4C/gL+//8DAQAA/QAC/vz7AgT+A/4B/////gED//0FAwMBBAQCAQEB/QT7
loose in reason	0.056	-0.056	/wQA///+/////v0AAf/9/gAB/wD/AAL7AAICAwAABP4CAP77/AMAA/4AAAD/BAD8
loose in relative	-0.003	-0.017	AQYAAP4N/wj/CAIB+An+Afv9AP36A/gCA//4/Pf8Af75/gkC+QUA/AYCAwIFBAX3
loose in result	0.01	0.141	Agf8/foC/P/4/AEGBfv3+AEF+/v/BAf/BgAE/gECCP0C+/X/+AT+Bv4IAAX/AQD8
loose in time	-0.059	-0.082	+/3/AAAE/wP/BAUA/AT/BQD+/v78Av4HA/v6/P8AAfz9AAUDAvoC+ggBAgAE+gL9
loose known	-0.004	-0.128	+P/z8fMF9Qb2B/0M+QH8BfcB9fH2Ev4DCv/8Afb5/Pf7+wf6AQH6/ggPDRIIAAz7
loose modifier	-0.022	-0.077	9vr9+fYA9wL8//8FAwD+/f8A/Pn8Bf3+B/39AP/+AvQB9f/+/gIAA/wJ/wYE/A30
loose modifier in and	0.005	-0.035	/wAAAQACAQgABf8A+QUAB/79//z/Af7/Av78Av3//v38/gP8AvwB+wIBAwEAAgAD
loose modifier in complement	-0.075	0.042	AfkAAAAEAAMAAgQA/gMEA//9AAEBAP4FAP/+/f///AH9AAMFBfwB/QQAAQAD/AAB
loose modifier in main	-0.006	-0.13	+f/++PX9+v77/gMDAfz4/gAD/fv8BAEBBgIFAgMA//j/+gD8/gH/Af8G/gQDAAn5
loose modifier in purpose	0.018	-0.021	/wIAAAD/AP8A//4AAv8A/gABAAAAAAP+AAECAQAAAf8B//8AAAP/AwEAAAD/AgAA
loose modifier in result	0.087	0.078	+wf//v78/vr//foBBfv5+gEK/v78AQX4AQYGBgIBCvoE/fz6+Af+CPwB/gH/BQT5
loose modifier in time	-0.067	-0.004	//wAAAABAAEAAAMAAAADAAD9AQAAAP8GAP7+/f8A/AH/AAEEAv0A/wMAAAAC+wD/
loose modifier, 0 left	0.015	-0.05	+wAA/fwE/wH/+vwDBfv8+AAC/v78AQf/AgMCAQAAAf4G+/7/+gIAAvsD/gIBAgT8
loose modifier, 1 left	0.021	0.097	9gD//Pv8/f/9/f4ABQAB/QED/P36AwMCBAMBAAMC/vcB/f/4AAH/APwD/wL/Agb6
loose modifier, 2 left	-0.053	-0.121	Av0A//0A/gX/AgEA+QP/Cf35/gEBAvUEAvn8/P39APv7/QYFBvoB+gECAgEE+gT7
loose modifier, closeness 0	-0.021	-0.061	9gH++/f/+QP7AQECAP/3AgED+f36Bv4ABwD+/gMA/vH69/38/QAAAAAGAwYE/gr1
loose modifier, closeness 1	-0.022	-0.017	AP0AAAD/AAAA/wIAAQABAAAAAAAAAAACAAD//gAA/gEB//8BAQEAAv4AAAAAAAAA
loose modifier, closeness 3	-0.061	-0.061	BfkAAP8FAAQAAwQA/QMBAv/8AQABAP0IAPz8/f7/+QP//wECAf8A/gEC/wEA/wL/
loose modifier, closeness to left 0	-0.027	-0.032	8wH9+fUC+gT4AgAC/wD7Av4E+v37BQIBBwL+AQH/Afb/+/4B//4BAvsJAQcEAgz0
loose modifier, closeness to left 1	-0.005	-0.014	AAAAAAD/AP8A/wAAAQABAAABAAAAAAEBAAEBAAEA/wEBAAABAQEAAQAAAAAAAAAB
loose modifier, closeness to left 3	-0.057	-0.03	A/sAAQAEAAMAAgMA/gIAAQD+AAD/AP8GAf7+/v8A/AH/AAAEA/4A/gEAAAAB/gH/
loose modifier, cosine 0	-0.02	-0.158	AP///v4A/wD+/v8DAQD4/QL//f38AgMBAwMAAQIBAPoC/fwB+AAAAv4BAAEAAAH+
loose modifier, cosine 1	-0.038	-0.025	//3//fwC/f7+/QMCBP0A/wIC/P37AwMCBAEA/wMB/PoC/v8DBv4BAQID/gIE/gX8
loose modifier, cosine 2	-0.012	-0.211	+f4A/v7//gMBAgH//QH+AP0GAAD+AP4AAfr+//79/vv+/QT7Bv8A/gMCAgEBAQT6
loose modifier, cosine 3	-0.004	0.271	/gAA//7+/v0A/vsBAf//AP8CAAAAAf0BAQMDAQD/Af3///8BAv0AAf0C/wEA/wP9
loose modifier, cosine 4	0.058	0.049	/AQA///8////AP0AAf/9/gAB////AAL6AAIDBAAAA/4A/gD9/QP/AAEBAAH/AwH+
loose modifier, cosine to left 0	-0.045	-0.367	A/gA//0F/wQA/gMAAgAB/gH//v39AwcFAwMB//8C/fn+/QAFAAEBAf8CAgIE/AH9
loose modifier, cosine to left 1	-0.044	0.093	//0A/vwC/gUABQIA+wUABgD//v78AvwCAvr+AP7/+////QMEA/wC/wIC/gID/wT7
loose modifier, cosine to left 2	0.017	-0.088	/AEA/fz9/gL+AgMCAP8A/wAF+/v7A/76BAICAQUAAvgA/AD7AQT///0DAAIAAwb4
loose modifier, cosine to left 3	0.035	0.241	/AT///8A//3+/fsBAf78AAEF/v7+AQD8AQUEBAMBBfoE/v3+/QD/BPsB/wH/AQH8
loose modifier, cosine to left 4	0.086	0.046	/QcA///8//7///sBAv79/gEE/wD/AAP3AAQEBQEABf4C//37/AX/Av8AAAD9BQD+
loose modifier, far-broader	-0.003	0.027	/gD////+//3//gABAv7//gEC//7+AQL/AQIBAQIBAf8B//7/AAEAAv8B/wEAAAH+
loose modifier, narrower	-0.037	-0.036	//4A//8B////AAMA/wEAAv/+///+Af0EAf/+/AD/+v4B/wD/Af8AAAAAAAAA/wH/
loose modifier, none	-0.016	-0.03	9QP++vX/+wD9/gEB/wH8//3+/gD7AwD/Bv7/AQD+APb+///+/fwB/P8EAQMCAQj7
loose modifier, sibling	0.016	-0.032	AAIAAP8C//8A//8BAv/9/gEC//7+AQEAAQEAAQEBAgIA/wECAf4BAAIBAAACAQH+
loose name	-0.018	-0.151	+f3++ff9+v36/P4FBf7z/QMD+fn2BgH9CQb/BgQC//f89//9+QEAA/oI/wUB/gnz
loose name in and	-0.039	-0.061	Af0A//8CAQEAAgIA/gL8A/77///9AP4GAf39/f3/+gL9AAL9AvsC/wEBAgAB/AD9
loose name in main	-0.033	-0.114	+f39+/n/+v/7+wMEBQD1/gMB+Pz4BgP/CQD9BgMCAPQD+gD6/QH/AAEI/wUC+An0
loose name in result	0.085	0.033	/QgA///+APsA//oABP7//AEH/wD/AAL4AAMEBQIBBf4BAP38/QT/A/0AAAD/BQD/
loose name, 0 left	0.105	-0.086	+gj//fz9//n++/oCBfv4+gMH+/v5Agb2BAcGBQQDCPkC+/r29Qn/B/sE/wL/CAP5
loose name, 1 left	-0.027	-0.045	/P/++/kA/P79+wQEA/76AgMB+vr4Bf8EBwIABQQB/fkE+/v4//8AAP4E/wMA/gX7
loose name, 2 left	-0.048	-0.02	BPwBAgEAAgEBBgT9/AIBA/z7AQUD//kF//38/vz8/AH9AwMEBPsC/AD/Av4A/v0A
loose name, closeness 0	-0.014	-0.327	+AL9+Pb9+v36/wMHAAD0AAEC9/v3Bv8ACAIDBQMB+/UA+vn4/v0AAvwH/wMCAAb3
loose name, closeness to left 0	-0.018	-0.247	9v79+fX/+fz5/QEGAv7x/gIA9/n1BgIACAL/BwUC//UC9/v4+fwBAPwIAAUC/Qnz
loose name, cosine 0	0.057	-0.102	/AL//v35//j+9vsCCvr6/AQH+/z5AgX7BAoHCAcDCfgI/Pv39gX+BvcC/gH9BAP6
loose name, cosine 1	-0.02	-0.039	/P8A//wD//8AAv8A/AH8AAD//P76AgEDAwD///4A/vwB/wAA/wMBAv8E/wIB/gT5
loose name, cosine 2	-0.031	-0.053	/gH//f0B/QH+AgACAAH9//36/f3+AvwDA/v7Afz+/Pz+/P/6/vsB/P4CAQEC/AL8
loose name, cosine 3	-0.105	-0.034	B/kAAAADAAUAAQcA/gEBAf77AgEBAP0IAPz7+/7/+AX8AAMGB/kD/AUAAgAD+f4D
loose name, cosine 4	-0.002	0.077	AAAA//////////8BAf///wAAAAAAAAAAAAAAAAAAAAABAP//AAEAAf8AAAAAAAAA
loose name, cosine to left 0	0.008	-0.174	+gT/+/j+/P/8/wAE///2AgEA+fz5BAIBBgABBgABAPYC+f36+/8BAv0H/wMBAgf3
loose name, cosine to left 1	-0.004	0.081	/wAAAP////8AAgEA/gH9AAAD/wD/AAH+AQb/AQEAAP4B/////QH/Af4B/wAB/gH9
loose name, cosine to left 2	0.004	-0.027	AAD//wD8//0A/AEBA/4A/QIF//39AQIAAgMCAgQBAP4E/vz9/AIAA/sB/wD/AAH/
loose name, cosine to left 3	-0.063	-0.031	BvoAAAAEAAMAAgYA/gIBAv/9AQEBAAAEAP79/f//+wX/AAEFBPwB/gUAAQAC+/4C
loose name, narrower	0.001	-0.007	/wMAAAAAAP4A//8AAf8A///+AAAAAP8BAP3/Av8A////AAD+//8AAAAAAAAA/wAA
loose name, none	-0.012	-0.208	+wP++/b++/z7//0EAP7zAQIB9/r3BQICCAP+AgQC/fgA+v73+/4BAPoHAAMCAAX3
loose name, sibling	-0.048	0.065	//0AAP8BAAL/AQIA/gH/AQAA////AQACAQD/AP8A//7//gH/Af0B/wEBAAEA/AL+
loose noun	0.001	-0.082	+gD78+8A9QT2BfwJ/QICAfv99vj1EAH+Dvv5/P38Cfz7+wgC+/r7AAQLCw0AAxD2
loose noun in and	0.01	0.092	+/7/+/wB+AP8Bf4G+gj8BPz3+voABgEBBvr9BPn/Cfn4/wYA/f7/+QgFBQT9AwT7
loose noun in complement	-0.13	-0.072	//T//fsE/QT+AgsD/AIDBP/5AP7+AfwNAvv7+f7/+AP//QILBP0A/gIC/wIE9gP+
loose noun in main	-0.013	-0.046	+wD7/Pb/+f79/AIG/gUFBvwC+wDxB/4CBwb6+/36AP4EAgUEBQP+AP0IBwT9+wX7
loose noun in means	0.064	-0.023	/gUA/wD9AP3/APwBAf7+/gAB//8AAAD9AQABAgAAAQAB/v76+wT/A/0B/wH9BQL+
loose noun in purpose	0.028	-0.144	/QP//v0A/v7+/fsCBfz8+QEG/v3+AQf9AgMEBAEBA/4E+/79+wX/BgEC/wL+BAP6
loose noun in relative	0.008	-0.05	AgQAAP8F/wT/Av4B/gH9/v//AQEAAP//AAD+/v7/AQP9AAP//wMA/QYAAQABA///
loose noun in result	0.074	0.129	/QYA/wD6AP8AAfkBAP76/gAJ/v/8AQb3Av4GBP8BCPwBAPv6+wcA/wEBAQD+B/7/
loose noun in time	-0.009	-0.005	/P3//wAC/wH/AP4BAAH9Av8BAAAAAP//APz9//7/A/39/wIC/P0B/QMAAQAC/QAA
loose noun, 0 left	0.002	-0.045	//wF/QAM/gUEBf39AQQA+fz/AwP4AgP+Av8DAvT9/AT7CPgAAwMCBAsCCAEDBAMB
loose noun, 1 left	-0.026	-0.149	8wH7+vb9+wP2/wAGAgIF//4I+PXyCvz9DAAA+P7+AfwC+wYE8wb7Af4MAQoD/Qv3
loose noun, 2 left	-0.002	0.091	AQL7+vr99wX5AwYF7gb+Evr0/Pn6BPICA/z5Avr7CPz+9gUF//X79/4HAwX5/Qbz
loose noun, closeness 0	0.013	-0.126	+Pz5+PP/9/74AAMFAAUC/voA9f72Cv0CDvwB+/f8AgD7+QYC/wL4/wYPCAn3/Q3y
loose noun, closeness 1	0.004	0.047	Af8AAAABAP4A/v8AAv///wACAQIB/wIA/wEBAgEAAAICAv7/AQEAA/0BAAD/AgD/
loose noun, closeness 2	-0.038	0.097	APsAAQEAAQAA/wMAAAACAAD/AQACAAAFAAD+/QEA/QAAAAEFBf4A/wAAAAAC/v8C
loose noun, closeness 3	-0.048	-0.073	Af7//PsD/AP9AAEDAAL+/v/+/vz8BP8HBP37+///+wH+/wIH+f4B+wUDAQIF+gH7
loose noun, closeness to left 0	-0.008	-0.135	+wP78vX+8gv2CQMM/Qj/Afn7+/bxDf4DD/oBAPf8CPv9/AAEAAH3/QMMCg35AQ35
loose noun, closeness to left 1	0.006	0.009	AQAAAAEAAAAA//8AAAACAf/9AgIC//8C/v7+AP///AYAAv//AgAA//4AAAD/Av8B
loose noun, closeness to left 2	-0.012	0.13	AP4AAAAAAAAAAAEA/wACAQD/AAABAAEBAAEBAAAAAAD/AAADAv8AAQAAAAAB//8A
loose noun, closeness to left 3	-0.043	-0.048	Avr//fwD/QX+BAMD/QP+Af/9/v79AgEGAv3+/P///wIB/wIE+/4A/gMBAQED/AD8
loose noun, cosine 0	-0.029	-0.035	Bv7+/voE/P/+/wMD/wP9AgH9AP8CAwIEAv7/AgIBAAICAP8CA/oDAwYFAQMCAQD7
loose noun, cosine 1	0.012	-0.22	/QL/+Pf/+gD9/AMGAQEB+P8E/f74BAL8Bv8D+/z9APwG/P8B+Qf/AwMEAAP7/wL/
loose noun, cosine 2	-0.005	-0.004	9wMA+PoB+gb/BQAF+QUCBfz5+gD6AfkABPz+APr9CQD6/P8AAAL8+AACBQT/AQP3
loose noun, cosine 3	0.012	0.116	AQD//v8A/wX//wAFAAH+/v/6/Pr/BAEDBQT//QD///z/AQT9/fv+/QUEBQMABAT+
loose noun, cosine 4	-0.035	0.046	+gL//PkF/Qj7CgAE+gb+A/v+/fr5A/kFBfv3/ff8AwH4/wf/+/sB+goEBQIG+wf1
loose noun, cosine to left 0	0.01	0.106	AgP9//gB+AD7AP7/B/7++P8E/QH/BQT8AgT/Bf8ABgAB/P8A/gEABgICAQX7AQL5
loose noun, cosine to left 1	-0.027	0.125	/AD99vUA+QH7AQUHA//6AwD8+Pv2BgD/CQAA/AL+BPcE9/4F+//9/AIFAAQD/wf2
loose noun, cosine to left 2	-0.026	-0.101	/v0BAAL/AgUDBQP+9AkKDPr5BP0AAf3//v37+/r7/gf1AgkHBv4C9AUBBwH//QIB
loose noun, cosine to left 3	0.014	-0.218	+gP++/oA/gT8BgID/QAAAQAA+/z6BAD6BgQCAv8AAfv9AAX9+P7+/gEDAwL+/gX7
loose noun, cosine to left 4	-0.07	-0.03	//wA/v4G/wj/CAQB+AgGBv36/v39AvkGA/r7/fv+AAD3/wkH/fkA+AkCBAIG+gP7
loose noun, far-broader	-0.11	0.097	A/gA//4E/wQAAgQA+wQDBf/6AQABAfoJAfz5+v3/+QX+AwUHCfkC+QUBAAEF+QAD
loose noun, listed	-0.011	-0.059	Af0AAQADAAIBAQEA/gECAgD/AAD/AP8AAP8AAP8AAAD/AAEAAP8A/wEAAAABAAD/
loose noun, narrower	-0.029	-0.092	Afz//gAEAAD/AvwCA/8E/f/+//8AAAMAAQD//vwAAPwC+wAF///+AgQCAQEAAf8C
loose noun, none	0.017	0.032	+P/+9fX79Af8AAUG/f0AA/v8+/3zCAIAB/77+/n6B/f//AX+AP39/QgLBAr3BA31
loose noun, paraphrase	-0.065	0.069	BvsBAgMCAQQCBAT//QMHA//6AwIC//wF//r8/P3/+Qj+AwMFB/sB/QX/Af8C/f0E
loose noun, rare-synonym	0.031	-0.026	/gMAAAD9AP0A//4AAf/9/QABAAAAAAL/AAICAQAAAv8C//7+/QMAAgAAAAD/AQD/
loose noun, sibling	-0.037	-0.12	Afz8+Pb/+AT7/wMI/gH8AQH//Pf2BgAGCPv8/gEABAL/+AH9+Pz+/gEI/wYB+gr5
loose sense adj 0	0.009	0.066	/wH7/AAA+gH5APwEBAT3+vsB/vj9AgX8AQIAAfj+BP76+wT4/AYCAQQFBAQBBAj+
loose sense adj 0, none left	0.02	0.039	/QL//wMA/wP9APsCAwD7//8A//0B/wP9/gEDBf8AAv8EAv76+QIABAMCBP8B/gMA
loose sense adj 0, some left	0.018	0.029	/AH++fb4+/37//wFAQD6AP/++/z7Av8AAQUGAgH/BAD8+gL6AP8BAwEDAQP9AQf6
loose sense adj 1	0.008	-0.007	AQL//v///wD//v0CAv3//f8C/v78AgABAgEB//7/Af8A/gEBAQAA/gEDAQIC/wP+
loose sense adj 1, none left	-0.014	0.018	Av4A/vwB/gP//wACAf7+///+/v79AgACAv4AAP7/AP8B/gEAAf4A/wMCAQIBAAP9
loose sense adj 1, some left	-0.005	-0.025	AAEAAAEBAAAAAAAAAP8DAAACAAD/AAAAAAIB/wAAAf8BAP8B/gP/Af8B/wEBAAD/
loose sense adj 44	-0.019	0.026	Af8AAP///wAAAAABAP8BAAD/AAAAAf8CAf///gAA/gH/AQEDA/4B/wEAAAAB/wAB
loose sense adv 2	-0.001	0.013	/QX9AfX8/AX6A/0F+//+B//8+vr7BvkABv4AAAD+/v79+f4A/foC/v4HAAcD/gb7
loose sense adv 2, none left	-0.031	-0.094	APz+APn/+wT7/v0E/v/7BAL+//n8Bv4EB/3/AAQB/gAA/QABAP4D/f4FAAQC+gP7
loose sense adv 2, some left	0.024	0.107	/wL//fr//QL9AwAE/AL+BAD8/vz9A/36AvwAAgD/Af/9/wP6/gAA+wEEAgMBAgT8
loose sense noun 10	-0.058	-0.092	9/j89vj/+Pv39gQJCfr8/AYH+Pj6BgMHCQcF+QkEBfgF+P0EAQL8CPcH/AYE+gr6
loose sense noun 10, none left	-0.02	-0.081	/gD+/Pz7/fr9+QIEB/sB+QQG/vv9AwgEBAUC/QYC/PwI+fkE/wX/BvsF/QQB/QX+
loose sense noun 10, some left	-0.058	-0.011	+fv+/PwC/P/9/wcDAgD/AAID/P3+AgADBAMF+QQA//sC/QEEAwP+AP4D/wIE/Qf8
loose sense noun 11	-0.035	-0.05	//wB//4E/wUABgD/+QYDCPrzAwIA//cD//b5+/f8/gL5AgME//oA+AICBAEA/gH9
loose sense noun 11, none left	-0.094	-0.001	CPYCAQEIAQYCBwb9+QUFCP36AgEC//oM//v7+vz++wX5AgYKCfgD+ggABAAE+f4D
loose sense noun 11, some left	0.011	-0.049	/AAA//4C/wIABf4A+wP+B/77//79Af37AfwBAf3/A/v8/wP8/P7//f8BAQD/AQP5
loose sense noun 12	0.044	-0.089	/wMAAAD/AP8A/v8AAv4A/wED////AQH8AQIDAgIBA/0C/v79/AP/A/wB/wH+BAH+
loose sense noun 12, none left	0.083	-0.039	/Aj////9//z//PsBBPz7/QAF//8AAAH5AQIEAgIABf0C/v76+gT+A/sB/wH9BQH+
loose sense noun 12, some left	-0.038	-0.05	Af0AAAABAAEAAAIAAAACAAD/AAAAAAACAP8A/wAA/QH/AAEFAv8BAAIAAAAB/v8C
loose sense noun 13	0.015	0.055	/QL//v7+/v///v0CAv38/v8CAf/+AAH+AAIAAv////8A/wD/AAEBAAAAAQD/AAH/
loose sense noun 13, none left	-0.04	-0.015	AvwAAAAEAAQAAgIA/wECAf/8AgAAAP4EAP39/v7/+wX+/wABAv8B/QEBAQAB/gH/
loose sense noun 13, some left	0.039	0.07	/QH////8//z//fwBAv37/QEF/v7+AQH8AQQEAwIBBPsD/v77/AX/BfwB/wH9BAH+
loose sense noun 14	0.02	0.065	/AP+/Pr5/fz9/AIDBPz9+gAG/Pz9AwX9BAgEBQIA+gAH+vv8/QT/BvsEAAP9BAT7
loose sense noun 14, none left	0.072	-0.1	+gb+/Pv5/fv9+/4EB/z79wME+/n4BAf6BQoHBQMDA/oG/Pn8+Ab/B/4D/wL9BgX6
loose sense noun 14, some left	-0.003	0.165	Bv4BAf//AAMBAf/++wAFAf//AAEAAQD8AAEBAQH/+QUAAP/8A/0BAPsAAQD+Av8C
loose sense noun 15	-0.034	-0.073	Cf8CBAUFA/0EAQL9Af4LBf4ABQQE/fwF+wX9/gH+BAr9B/8IA/wA//78Af0F+/oF
loose sense noun 15, none left	-0.078	-0.02	CPkDBAUHAwQFBgb7+wQGBf77BQcC//oI/fz7+/7++Qj7CQQGB/oB+AT8Av4D+vsG
loose sense noun 15, some left	0.011	-0.053	BAQAAAD9APYA+v4ABvsD/gEBAQABAAIB/wb/AAQBBwQGAvgEAAD+BPwA/gACAAAC
loose sense noun 17	0.116	-0.008	+QoA/v76//z//vkBAv76/gEE/v/9AQT2AQQGBQEBBvoC//35+gX/A/wB/wH8CAH9
loose sense noun 17, some left	0.092	-0.004	+woA/wD7AP0A//oAAf/7/wEC///+AAL7AQIEAwEAA/sC//74+gT/Av0B/wH8CAH8
loose sense noun 18	0.015	-0.086	/gP+/f8C/wP8BgQDAv4CA/4C/P0A/wMA/wP//gD9//wBAQID/wT+AgIEAgL9/v8D
loose sense noun 18, none left	0.056	-0.057	/QYAAAAA/wL/APwAAP/5//4B/f/+/wT7AAABBPz/A/4A/vz+9gIBBAEBAQH/AwH7
loose sense noun 18, some left	-0.004	-0.029	AgT+/f4A//3+BQMD/f8BBf36AP8DAfwAAAH+/gD9+//++wEC/AL9AAMEAAMA+wX/
loose sense noun 19	0.062	-0.056	/gQAAAD+AP8AAPwBAf///QADAP//AAH7AAICBAAAAv///wD8/gL/Af8AAAD+BAAB
loose sense noun 19, some left	0.053	-0.052	/wQAAAD+AP8AAPwAAAD//wAAAAAAAAD9AP8BAgAAAf8AAAD9/QH/Af4AAAD+AwAA
loose sense noun 20	0.023	0.12	AgAAAAABAQAAAf8AAP8AAAACAAAAAAH+AAEBAgAAAgEAAQEBAgAA/wH/AQAAAf4B
loose sense noun 20, some left	0.034	0.131	AgEAAQEAAQIBAv///wEAAQABAAEAAAD+AAABAf8AAQEAAAD/AAEAAAH/AAD/Av8A
loose sense noun 21	0.026	-0.093	+gP+/fz4/fv9+AIDBP75/gMF/fz9Agb7AwQDAwUCA/UF+/37/AX/BvoB/wH7AwP+
loose sense noun 21, none left	0.046	-0.069	/QT//v39/v3+/f0CBP76/AIE/fz+AgX8AwICAgIBA/sC/P37/AL/A/0B/wH9BAL9
loose sense noun 21, some left	-0.025	-0.024	/v3/AAD7//7//QMBAQEAAAEBAAAAAAAEAAAA/wMA//sD/gD+AAD/Av8B/wH+/gEB
loose sense noun 22	-0.034	-0.052	A/8BAQIDAQQBBAH+/AMCA/76AQICAPsE//r7/v7//AP6AwYFBvoB+wT/Af8C/f4E
loose sense noun 22, none left	-0.041	-0.03	Af0BAQEEAQQBAwL//QIEAv78AgIB//wC//z8//7+/gP7AwUFBvoB/AX/AQAD/P8D
loose sense noun 22, some left	0.012	-0.022	AgIAAQAAAAEAAgD//gH9Av//AQABAP7+AP7+AP//Av//AAEAAP8A//8AAAD/AQAB
loose sense noun 23	-0.011	0.297	/v///f36/QD9/wIDAgH9AwMF/fz7AgECBAIDAQQC//sD+QAB/wEAAQAE/gMB/Qb7
loose sense noun 23, none left	-0.078	0.143	A/v//v4A/gL9AAYD/wL/A//9AP79APsHAf38+wD/+wMA/QMFAv8C/wID/wIE/AP8
loose sense noun 23, some left	0.011	0.155	/v///v36/gD//gACA//8AAEBAP/+AAP/AQECAAEB/v0D/f///QH/Av8B/wH/AAP9
loose sense noun 24	-0.048	0.127	Af0AAgL/AQIDAwT+/QMFBP/+AwMCAP4E/////v8A+QX8BAMEBv4A+wL/AQAC/f8E
loose sense noun 24, none left	-0.098	0.126	BfgBAQIDAQQDBQb++wMJBP75BQQD//sL/fj7+v7/9gv7BgQJCvsC+wb/Av8F+f0H
loose sense noun 24, some left	0.079	0	+wf///77//3//voBAv/7AAAE/v//AAL5AQUEBAEABPoB/f76+Qb/AvwBAAH9BgL8
loose sense noun 25	0.01	-0.026	AQAAAAABAAAAAQAAAAAAAAABAAAAAAH+AAABAgAAAf8AAf//AAAAAAEAAAAAAQAA
loose sense noun 26	0.055	0.005	9gQA/fv//QD+/vcBBf359wAC+v34AgX+AwcEBAEAA/gD+/n4+gv+BQACAAH7BgX0
loose sense noun 26, none left	0.132	-0.098	+wsBAAABAP4BAfX/Avz7+v8E/wH+/wf0/wQHCP7/CP4D/vjz+An/Bv0AAAD7CgH6
loose sense noun 26, some left	-0.037	0.104	/f3//v0B/gH+/gICAQD//QAB/P37AQEDAgIBAAEAAfoB/wD9/gH//wIBAAEB/wP6
loose sense noun 27	-0.003	0.118	Av8AAAEBAP8A/gEAAQH/AAEB//8BAAL/AQECAwEBAwEB/v7+AgIAAQABAAEBAAH/
loose sense noun 27, none left	0.004	0.195	AQAA//////7//QABA/7//wED//7/AAIAAQQCAQIBAwACAP4A/wIAAwABAAACAAAB
loose sense noun 27, some left	0.01	-0.077	Af8AAQEAAAAAAP4A/wL/AQABAAEC/wD//wABAgAAAv/+AAH+AwAA/wEAAAAAAv8A
loose sense noun 28	0.013	0.224	+wL+/Pv8+wX8B/0D+Qb8Bfr6/f79AfX6A/v3APn7AP74/Q4C/fwC9gkABQAC/AH8
loose sense noun 28, none left	-0.023	0.108	Af0CAgEFAAMDAgL++wMDBP79AwMB/vwE///9/v7+AAf/BAMBB/0A////AQAB/v8C
loose sense noun 28, some left	0.015	0.117	/QT+/Pv//An9DAID9wn5B/v7+/z5A/b+BPr4//r8APz8+wr19wD/+wMDAgL9AgX5
loose sense noun 3	0.057	-0.021	/AT///4A/wD//vsCA/79/AEB/v7/AQT7AgMBAgEBBvoD//78/wL/Av8B/wH+BAH+
loose sense noun 3, none left	0.06	-0.035	+wX//f38/vz9/fwDBfz4+gIG/fz9AgT8AgQCAgIBBvoE/Pz6+gX/BfwC/gH+BAL8
loose sense noun 3, some left	0.018	0.014	Af4BAQEDAQMBAf///gIDAf/7AgID/wH///8AAP7/AAH/AgH+A/4A/gL/AP//Av8B
loose sense noun 4	-0.02	-0.099	+/v++vcH+Qb8/gEG+f4C/f79+P72B/39CP0AAv3/AQAA+QID+v/+/gUGAwUCAwf2
loose sense noun 4, none left	-0.04	-0.023	//wC//0GAAIB/wEAA/8H/P/+/wP9AQIEAQD//v3/+gQCBf4EBwACAwMCAgED/wP7
loose sense noun 4, some left	-0.017	-0.076	/QD9+ff9+gb6/AMH+gD9BP37/P33BPoABgL7+v39BPz9+wcA/P0A/QYEAgMFAQP4
loose sense noun 5	0.106	-0.03	+wj//v/7//3+/vkCA/76/gEF/v79AQT3AQIDBgEBBvsC/f33+QT+Av0B/wH8CAL9
loose sense noun 5, none left	0.049	-0.017	/gUAAAD+AP4AAPwAAf/8/gAC/wAAAAL8AAICAwAAA/4A///9/AL/AQAAAAD/AwD/
loose sense noun 5, some left	0.071	-0.014	/QP//////////v0BAv/9/wEF/v79AQP6AQEBBAEBBfwC/f74+wT/AvwB/wH9BgL9
loose sense noun 6	0.008	-0.057	9AP//fv++wH+AAEB9wL8BP/8/gH7Avn9A/8BAf7/AfUC/Qb5/wL+/AECAAP+AAj7
loose sense noun 6, none left	0.006	-0.105	AQIBAgIBAQUCAv7//QEE/v/8AgP/AAH/AAP/Af7/AQIACAADAgD/AAT8Av8AAP4F
loose sense noun 6, some left	-0.001	0.048	+gL+/fn6+v/+AAIC+wT+AgEB/Pz8BPz8BfsCAAIABfIB9wT8/AD//wEE/wP+AQn0
loose sense noun 7	-0.023	-0.128	/v7//wABAAH/AQAC/gH+/f8BAAD9AAEAAAAB//3+///9AgACAf4BAQIAAQABAgIA
loose sense noun 7, none left	0.029	-0.029	/AICAQECAgACBf/+/QEB/f4B///9AAH/AQMCAvz+Af4A/wD8/gEAAgAAAgD/AQL+
loose sense noun 7, some left	-0.026	-0.099	A/z//wH/AAAA/P8BBP8D/QAGAf8AAAEDAP7/AAEA/wEB/wACBAAAAf0A/wAC/wAA
loose sense noun 8	-0.037	0.005	AfwAAAAF/wL/AwIA/QIBBAAB////AfoBAfz//wEAAv37AAUEAfsB/QIAAQAD/AD+
loose sense noun 8, none left	-0.017	0.011	Af4AAAADAAIAAQIA/gIAAwD+AAD/Af0DAf7+/wAA/wAAAAAAAAAAAAAAAAAAAAD/
loose sense noun 8, some left	-0.047	-0.006	A/sAAAAEAAL/AwMA/QEDAwAAAP//APwEAfz//gAA/wH8/wQCAvwA/QEAAQAC/QD+
loose sense noun 9	-0.025	-0.241	/wEBAP4FAAYABQIA/QQCAf///wD/AQICAfz/Af8AAv7+/wAEAgEB+wMBAQAB/wH9
loose sense noun 9, none left	0.092	-0.091	AAYAAAAAAP4AAPn/BP0A+QADAQEAAAb5AAIEBv8AAgICAvr9/AoBAwD/Af/+Bv8B
loose sense noun 9, some left	-0.069	-0.15	AP0A//4D/wIAAgMB/gUBB//8AAD/APoHAP38/v///f78/wMBA/kB+gMBAAAB+wL9
loose sense unknown	-0.04	-0.193	Av39/PUI/Qb3/AAJAwP8BgL+/fr+BwAAB/r5/P8AAv4A+AIC+vcC/wwKAgcBAAD4
loose sense unknown, none left	-0.006	-0.052	AQH/AP8B/v/7+PwEBP78/gL9/PkBAwUABAQCAAIC/fwF/f79/AQBAwQFAAQA/wED
loose sense unknown, some left	-0.046	-0.142	CP/++/kG+wj5AwYDAgT8BAEA//3+Bv4DBvr4//0B9wYA+wQA/fQE/AgEAgQF/AAA
loose sense verb 29	0.021	-0.03	/gP//v0A/v7+/v0BA/7+/gAB///+AQEAAQIBAQAAAv4B/////QEAAgAB/wEAAQL9
loose sense verb 29, some left	0.052	-0.003	/gP/////AP7///0AAf/9/wAC/wD/AAH8AAMCAgAAA/0C//77+wP/A/4A/wD+BAH9
loose sense verb 30	-0.014	-0.084	/v79/P74+/z7+f8FCPgD9QQD//oABAUBBgUE/QUD/QMI/PwDBAf/CPsE/QT//gYF
loose sense verb 30, none left	0.027	-0.116	AQAAAQD9AP0A/f0BBvwE+QIEAP7+Agj/AwgGAgMCAf4GAvsBAwYBBP0A///+Av8E
loose sense verb 30, some left	-0.049	0.032	/f3+/P37/f39/AQEAf0I/gIC/vv/BAMCBQMA/gMB/P4C+/8EAgH+APwF/QQE+gYE
loose sense verb 31	0.007	0.107	AAD///4B/v//AAIAAQEEAAAD/gH+AAEC/wL/AP8AAf/+Af4D/v///f7/AP8BAAH9
loose sense verb 31, none left	0.017	-0.014	AQIAAQABAAEAAP7//gIDAf/+AQIA/wH9//8BAf//AQH/AwACA/8B/gH+Af8AAP8B
loose sense verb 31, some left	-0.02	0.121	Af4A/v4C/wEAAgMAAQEDAQD//v/9AAAD/wH//wAAAv7/Af8CAf0A/v4AAAAC/gP8
loose sense verb 32	-0.007	-0.19	BAD/AQL+AQAAAAECBPwB/v4CAwQH/gMB/QEAAP3+AgYCAP4BAQT+BQMAAQH//wME
loose sense verb 32, none left	0.102	-0.212	9wb///z8/f79APYCA/z4/AAG/P38AQX2AgcGBQAAB/oE/f34+wb+CAEDAQL8BwT7
loose sense verb 32, some left	-0.092	0.022	C/gBBQoDBQUEAgj9/gEKAf/6CQcM/P8I+v74+AD/+gwABgQJCf8A/gT7Af0D9/kN
loose sense verb 33	0.068	-0.033	/wMA//77//4A/f0BA/3//gEF///+Agf7AQcGBAEBBgAFAPz8/wYABv0BAAH9BQH/
loose sense verb 33, none left	0.018	0.075	/wH///78/wAA//4BAP//AAEBAP//AgT/AQMCAQEAAQICAf4AAQEAAgABAAD/AQEA
loose sense verb 33, some left	0.046	-0.107	/wMA//7///7//vwBAv79/gADAAD/AAL8AAQDAgAAA/8DAP39/gQABP0BAAH+AwD/
loose sense verb 34	0.032	-0.084	/AX//f39/f/+//sC///+AAD+AP4AAQEBAv4BAQAAAP3+/gH7AAD/AQACAQEAAwD/
loose sense verb 34, none left	0.028	-0.044	/QEA///+//3/AP4BAv/+/wAC/wACAAP9AAABAwEBA/wA/v/8/wT/BP4CAAH/BAL8
loose sense verb 34, some left	-0.003	-0.04	A/8AAP8B/wQAAv8B/AIBAwD9Af79Af4AAv4AAAD//wL//wICAvwA/gEBAQEB/gEC
loose sense verb 35	-0.022	0.183	B///Bgb8AgMBAgH8/wIFAgD/AwECAP4D/f7//gAA+wr7/wMHBwEA+wP+AAABAgAF
loose sense verb 35, none left	-0.055	0.122	C/8ABwgFBQYFBAX8+wQHBf79CAcL/PoC+Pr6//z++wj6BwcHB/oD+wb4A/wD+/UJ
loose sense verb 35, some left	0.026	0.062	/gT/+/j5+/77/vsEAv4CAAEC/Pz9AwL8BQIFAwMBA/4B+vz++wP/AP4EAAL+Awf9
loose sense verb 36	0.009	0.109	Af4AAgEBA/z/AAL/AQIE/gIB//8BAgL/AQEBAgMB/v0D//4DAgD/Af4B/gEA//4A
loose sense verb 36, none left	-0.074	0.03	CPgBBAUDBAMCAgf9/QMGAv/7BAIF//0G/vv8+///+wX+AgMFCPwB/AH+AP8A+voH
loose sense verb 36, some left	0.101	0.08	+Aj//fz9/vn9+/oCBP38/AMG/P38Agb4AwUIBwQCB/kE/fr6+QX+Bf0D/QL/BgX7
loose sense verb 37	0	0.067	/QH//v3//v7+/v8CA/7//QED/v79AQL/AgEBAQEBAv0B/v///gL/AgABAAEAAAL9
loose sense verb 38	0.03	-0.126	9gD9/PgA+wL6BP4GAgH6AP789/j7AwD7BP0DB///Avb7+AH/9AH//v4FAgP9AgT9
loose sense verb 38, none left	0.066	-0.082	/QL/AgACAAD/AP0C/gL6Af7/+/v+Af/5AAEECv4AA/v8AP/6/AAA/wIAAwEBBwD9
loose sense verb 38, some left	-0.036	-0.044	+f7++/gB/f77AQAFAAH7AQD9+vn6BQAGBwH8/AAA/Pf++/0B+P7/Af8GAAQBAAj7
loose sense verb 39	-0.034	-0.035	A/0AAgMFAgICBAP+/wIBAv38BAQF/f4D+/39/fz++wX+BAIBAv8C/QP8Av0B/v0E
loose sense verb 39, none left	-0.061	0.004	AvoAAAEDAAMAAQX//wEBAgD+AAEBAP4E///+/v8A+wD+AQMEBPsB/AT+Af8C+v8D
loose sense verb 39, some left	0.017	-0.039	AgMBAgQDAgACA/7+/wEAAP7/AgIC/gH+/v0BAf3/AQH+AwAA/wAB/wD+Af4AAf0E
loose sense verb 40	-0.006	0.018	/wEAAQMHAvwC/v/+A/8A/wAEAAQE/QH//AEAAAEAAPwBAf0DAQH+Avf+//8BAgEA
loose sense verb 40, none left	0.009	0.106	/P4AAAIBAP0A/wD/AwAB/gEB///9AQUBAQIDAQICAf3/Af4EA////v7+AP8BAv0B
loose sense verb 40, some left	0.014	-0.088	/gMA/wEDAPoA/f4ABP7//QAG/wEC/wL//gMC/gIABP8CAAD/AP//BPwA/wABAAH/
loose sense verb 41	-0.024	0.054	BAMCAAENBQcFCv37+Qr9Cvj6BP/9/fIAAf32//j5A/z0AwUA9QEA9Qf+B/4D/PgB
loose sense verb 41, none left	-0.042	0.287	BgIBAAQMBgkECwb++wj9A/r4BwT9/fsG//X6//n7/Qf4AQoA+vYB+gf9Bf0E/PwF
loose sense verb 41, some left	0.026	-0.234	+wT//v0AAPv+Av4B/QD5Av4DAAD8APkBAQP9Av3+BPgC/wD6AAj+/v0DAAL+Bgb+
loose sense verb 42	0	0.017	AAL+AgUCAgcBAP4A/wMH//4CAwAC/wD+//36APv//gT7/wL/APv//gb/AgAB//4E
loose sense verb 42, none left	0.036	-0.246	AAX/AAECAAQCA/0A/AT///8DAP8AAf36Af3+Afz///7//wH5//3+/gYAAQD/A//9
loose sense verb 42, some left	-0.024	0.264	Af//AQIAAQMA/gIB/wEGAf79AwMF/v3//vv+/P7+/gP9AgD/AwH//gD/Af///v4H
loose unknown	-0.013	-0.145	Bf38+vsC+wH5/QAHAP/2AwL4/f38BAADBv/8AAMA//0E9wEB/vwBAwII/wYC/wP+
loose word able	-0.089	-0.012	A/oAAAACAAEAAQQA/wEBAf/9AAAAAP4HAP78/P//+wL+AAIHBPwB/QEAAAAC+wAA
loose word about	-0.02	-0.065	AP4AAAAA/wAAAQIA/gEAAgD//wD+Af4BAf8CAQEA/wEA/wABAf8AAP8AAAAAAAH/
loose word absence	-0.051	0.218	A/kBAQEFAQQCAwX//QMDA//9AQIAAPwDAP3+/wAA/AP9AgMDBP8B/AD/AAAC/P8A
loose word accompany	-0.053	0.06	BPwAAQECAQIBAQP//wEDAf/8AwME/v0G/vz9/P///Ab+AQIEA/4B/gP/Af8C/f4D
loose word accuracy	0.042	-0.02	/QX////9//3//fwBBP39/AED/v7/AQL9AQMCAgEBA/0B///+/wIAAv8AAAD/AQD/
loose word achieve	-0.03	0.058	//wA//8B/wH/AQMA/wICAgD+////AAACAf8A/wEA/v///wAC/wAAAAABAAEB/gL+
loose word act	-0.015	-0.079	AQAAAQH/Af8A/wAAAAABAQAAAQEC/wAB/wEA/wEA/wAAAAEBAf8AAP8AAAAA/wAC
loose word administer	0.04	0.01	/QT//vz9/fv+/f0CBP39/QEF/f38AgP7AgYEAwIBBPwC/v78/AQAAv0B/wD/AwL8
loose word after	-0.023	-0.001	BP8AAAAAAAAAAAIAAAABAQD/AQACAP8BAAD9/wD//wQBAQADAv4B/wAAAAAB/f8D
loose word age	-0.007	-0.006	/wEAAAAAAAAAAP4AAAD/AAD/AAAAAAAAAP//AAAAAAD+AAIBAf0A/gIAAAAC/gAA
loose word along	-0.018	-0.008	Av4AAAACAAEAAQEA/wECAQD+AAAAAP8DAPz9/v8A/QL/AQEBA/4B/wAAAAAB/wAB
loose word always	0.092	-0.004	+gf+/P35/fr9+vsDBvv7+gMH/f38Agb5AwcFBAQCB/oF/Pv5+gb/BvsC/gH9BQP8
loose word analyse	0.07	0.005	/AUA//7+//7//v0BAv7+/gAD/v/+AAL4AQIDBQEABvsC//77+wP/A/0B/wD+BAH8
loose word answer	-0.103	0	B/gBAgMGAwcCBQf++gQIBf75AwIE//wI//v7/P3/+Qb6BAYJCvgB+Ab/Av8E+P0I
loose word application	-0.012	-0.028	/wAA//8AAAAAAAABAQD+/wD//wD/AP8CAf7+/wAAAQD/AAEBAP8A/wEAAAABAAD/
loose word apply	-0.053	0.124	A/wAAAICAQMAAQMA/gEDAQD7AgAD//8E//79/f8A+wEB/wADAv0A/wEBAQAB/v8D
loose word around	-0.005	-0.025	AP8AAAD/AAAAAAEAAAABAAACAAABAAH/AAEAAAAAAQH/AAEBAv8A/wAAAAAB//8C
loose word arrange	0.004	-0.027	A/8A/////wAA/wEAAAAB/gACAAAAAAL9AAMBAQEAAgIBAAABAgEAAQEAAAAB/wAB
loose word arrival	-0.056	0.083	AvsAAAADAAEAAQIA/wIDAwD+AQEB//8E//7//wD//gL+AgIFBP0B/AL/AQAC/P8C
loose word as	-0.039	-0.077	BvwBAwEEAQUBBAL//QMDA//9AQADAP8EAP3///7//Qb9AgIEBv0B/QP/AQAB/v4E
loose word assist	0.075	0.115	+wUA/vz+/v7//vwBAv78/gED/f78AQH6AgMDBAEBBf0C/v75+gX/BP4C/wH9BgT6
loose word assistant	0.005	-0.012	AAAAAAABAAEA//4AAf8C/wD/AAAAAAEAAAEBAQAAAgH/AQACAv8A/wIAAAAB/wAA
loose word association	0.047	-0.003	/wQAAAD/AP8A//0AAf/+/gACAAAAAAH9AAICAgEAA/8BAP/8/QIAAv8AAAD+AwAA
loose word attend	-0.095	-0.085	BfkBBAYCAgMCAgX+/QMIA//8BAQF/v0H/Pv8/P7/+QX8AwMHCPsC/AP+Av4D+fwG
loose word award	0.014	-0.007	/gIAAAABAP////8AAv///gACAAAAAAH/AAEAAAAAAgAB//8A/wAAAQAAAAABAAEA
loose word award-winning	0.044	-0.051	/gMA///+//7//v4BAf/+/gEC/wD/AAL8AQIDAgEBA/4B//7+/QMAAv8AAAD/AwH9
loose word away	-0.015	-0.016	AP4AAAAAAAEAAQEA/wECAQAAAAAAAAABAAEA/wAA/v8AAAABAQEAAP8AAAD/AAAA
loose word basis	0.015	0.14	AAEAAAD+AP8AAP8AAAABAAAAAAAAAAD/AAACAgAAAP8AAQD//wEAAP8AAAD/Af8B
loose word behalf	0.068	0.083	/Qf////8APv//vsBA/37/QAE//8AAAL7AAMDAgEAA/4C//77/QQAA/0AAAD+BAD/
loose word besides	0.102	0.073	/QcAAAD/AP4A//oAAf/9/wAC/wD/AAH4AAIFBQAAB/0BAP/7/AP/Af4AAAD+BQD/
loose word between	-0.055	-0.001	BPwAAgEDAQMBAgMA/gICAv/+AQABAP8FAP7+/v///QP/AQEFBP0B/gIAAAAC+/8C
loose word bit	0.066	0.003	/wUAAAD9AP8A//4AAf/+/wABAAAAAAH7AAEBAgAAAgABAP/7/gH/Af4AAAD+AwAA
loose word block	0.012	0.072	Af4AAAACAAEAAQAAAAEDAAAAAAAAAAD+AAAAAQAAAgAAAAD/AAEAAAEAAAD/AQAA
loose word blood	0.039	-0.031	/wIAAP8AAP//AP8AAAD8AAAC////AAH7AAABAwEABP8B///8/AIAAf4A/wD/AwD+
loose word board	0.032	-0.034	AAMAAAH+AAAAAP4AAP//AAD/AQABAAD+AP8AAAAA/wAAAAD+AAAAAAAAAAD/AgAB
loose word book	-0.053	0.034	//sA//4D/wIAAQQA/wICAgH9/v79AgAEAv/+/gEAAAD//wAFAf0A/gIBAAED/QL8
loose word boost	0.025	-0.012	/wEAAAD/AP8A//8AAf///wACAAAAAAL+AAIBAQAAAv8CAP7+/gIAA/8AAAD/AgD/
loose word break	-0.056	-0.033	A/sBAQIEAQQBAwX//QMDA/76AQEC//wG//v7/P3/+wP9AgMCA/wB/QL/Av8C/f8C
loose word bricklayer	0.009	0.126	AP8AAAD+AAAA/wAAAAD+AAABAAAAAAH+AAEBAgEAAP4BAAAA/wAAAAEAAAAAAAD/
loose word brief	-0.106	-0.019	BfgAAQEDAQMBAQYA/gIGAgD7AgECAP0L//z7+v//9wX+AQIIBvwB/gIAAAAD+v8D
loose word bring	0.066	-0.082	/gQA/wH8APwA/v0BAv39/QAEAP/+AAL5AAMEAwAAA/0D/vr5+AT/BfwCAAH9BgL9
loose word brochure	0.051	-0.023	/AUAAP/+AP0A//0AAf/9/wED////AAH8AAECAgEAA/4B///8/QIAAf0AAAD+AwH+
loose word build	0.014	-0.08	/gEAAAAAAAEAAQD//wECAQD+AAAAAP//AP3/AQAAAQD/AQEA//8A/wAAAAAAAQD/
loose word buyer	0.065	-0.007	/QYAAAD+AP4A//wAAv78/gADAAAAAAL6AAICAgAABP4BAP/9/gIAAf8AAAD/AwD/
loose word call	-0.005	0.03	AAEAAAAAAAAA//8AAAAB/wAAAAAAAAEBAAEBAAAAAAABAP8AAQIAAQAAAAAAAQAA
loose word care	0.022	0.18	/wIA//8A////AP8BAf/7/gAB/v/+AQH/AQEAA/8AAv4A///9/gEBAQAAAAAAAQD+
loose word carry	-0.04	-0.077	Bf4ABAMAAgACAQH+AgADAgACAQIB/wAE/QH//gAA/gIAAv8CBf7//////wAAAP8B
loose word case	0.076	0.223	+wf////+//3///sBAv78/gED/v7/AAL7AQIDAgEBBvwC/f78+wP/A/4B/wH+BQL9
loose word certificate	-0.014	-0.076	Af8AAAH+AP7//gEBAf8C/wEBAP//AQEAAQMB/wMB//8D/v4A/wIAAv0B/wAAAAEA
loose word chair	0.024	0.137	/wAA//7///7///8BAf///wAC////AAH/AQIBAQEAAf8B////AAIAAv8BAAH/AQL+
loose word check	0.005	-0.003	/wEA///+AP8AAAAAAAAAAAAAAAABAP8BAP8A/wAA/wEB///+/gEAAf4BAAD/AQH/
loose word chef	0.019	-0.009	AQIAAAD+AP8A//4AAf4A/wABAAAAAAH/AAEBAAAAAAIBAf/+AAIAAgAAAAD/AQAB
loose word child	-0.039	-0.048	BP4AAAACAAEAAQMA/wECAAD9AAAAAP8DAP///v8A/QX+AAED//4A/gMAAQAD/f8A
loose word christmas	-0.012	-0.024	AP8AAAACAAIAAwEA/gIAAv/+AAABAP4CAP3/AP7//wH9AQMABP0B/QMAAQAB/wAA
loose word clear	-0.067	-0.018	APwAAAH/AAAAAAIAAAADAAD9AQABAP0H//38/AAA+gH/AAEDAv4B/wAAAAAB/AAC
loose word client	-0.056	-0.034	BfoBAgEGAQUCBAP+/AMEA/77AwQE//0F/vz9/f3+/AT6BAMICfsB+gX/Av8D+/0E
loose word close	0.044	-0.012	AAMAAAD+AP4A//0AAf/+/wADAAAAAAH8AAECAgEAAwAAAP/9/gIAAf4AAAD/AwD/
loose word code	0.055	-0.007	/wUAAAD+AP8A//0AAf/+/wACAAAAAAH7AAECAwAAA/8BAP/8/gIAAf8AAAD/AwD/
loose word colleague	-0.065	0.094	BPn//wAGAAL/AQEAAQIHAf/+AQIC//4H//38/f4A+AT9AwIGCvwB/gUAAAAE/P4D
loose word collect	0.068	0.022	+wb//v38/vz+/fwBBP36/AEG/f79AQL5AQQDAgIBB/kC/v/8+wIAAf4AAAD/AgH9
loose word come	-0.083	-0.037	A/cBAgIGAgYBBQb/+gUDB//3AgIC//sI//v5/P7//gP6AAQF//kB+gX/Av8D+/4C
loose word company	0.096	-0.083	+gr//f32/vn++PoCB/r5+wIK/v38AQX2AgkGBQUBCPsI/Pn39gf+CPkC/gL9BAT6
loose word compile	-0.008	-0.035	AAEAAAH/AAAAAAAAAP8AAP/9AgID//4C/v/+/v///gL+AgICA/0A/gH+Af8B/v0D
loose word complaint	0.133	-0.068	+wsA/v39//z///gBAv75/QAE/v/8AAL3AQIEBgABB/sC/v729wb/A/4BAAH8CQL5
loose word complete	-0.042	0.229	BvoBAwICAgQBAwT//QMGA///AwIF//8C/////wD//gL+AwIEA/4B/QD+AP8A//0I
loose word conduct	0.038	0.076	/wUAAAD/AP4A//wAAf/9/wAAAAAAAAD/AAD/AAAAAAABAP/+/gD/AQAAAAAAA/8B
loose word consistently	0.028	-0.002	/wIA/wD+AP8A//4AAv7//gACAAAAAAH+AAECAgEAAv8BAP/+/gIAAv8AAAD/AgAA
loose word contribute	-0.001	-0.069	Af8BAwQEAwQCBf/9/AICAv3+AwUG/PsB+/v+APz+AAT8BAMBA/8A/AP9Af4BAPwC
loose word control	-0.076	-0.002	BvoCBAYFBAUDBQX8+wQGBP77AwQE/fsG/Pz8/f7++wX7BQUHB/sB+gP8Av0D+/sG
loose word cook	0.046	0.068	/AX//wD/AP3///0AAf/9/wAAAAEBAP/+AP8BAQAAAv4AAP/8/AEAAf8AAAD/AwD+
loose word coordinate	0.05	-0.018	/gQA//7+//7//v0BA/7+/QED///+AAL9AQMCAgEBA/4D/v38/AT/BP4B/wH+BAL9
loose word course	0.047	-0.041	/gQAAP/8AP4A//0AAf///gAC///+AAL8AQMEAwEAAv4B///9/wMAAv4AAAD+AwD/
loose word cover	-0.014	0.094	BP4AAgICAQMAAQQA/gIEAgAAAQEDAP4BAP////8A/gMA/wEABAAA/wAAAAAAAAEC
loose word create	0.041	0.05	/wMA///+AP4A/v0AAv///gABAQECAAH+/wABAQAAAQEAAf//AAMAAAH/AAAAA/8B
loose word crew	0.098	0.028	/QcAAAD7AP0A//oAAf79/gACAAAAAAL5AAIFAgAABPwB//76+wP/A/0AAAD9BgAA
loose word current	0.12	-0.052	+Qn////+/vv///gBBP77/QEE/v/+AQP4AQMFBQEBCPoC/v339wX+BPwB/wH8CQP6
loose word currently	-0.074	-0.03	Av4AAf8GAAUABgMA/AUBBf/7AAAAAPsFAPr7/P7/+wL5AgcFBfgC+QUAAgAD+/8B
loose word customer	-0.042	0.13	BvoBAgIFAgMCAwb+/gIGAf8AAQID//0C//39/////AP+AgQDBfsB/QEAAAAC/P0D
loose word cut	0.008	-0.05	AQD////+/wL///4BAP8BAAD9AP8BAAAAAf7///8A/QUA/v8A/wEAAQEBAAH/AwEB
loose word daily	0.134	0.16	+Qr//v75//j//fcBAv37/QIH/v38AgL2AwgHBgMBCPsD/f34+Qf+BPgC/gL8CQT8
loose word date	0.049	-0.047	AAQAAAD+AAEBAQAA/gEBAv//AQAAAP79AP//Af8AAAIAAQH+AgEA//8AAAD/AgAB
loose word day	0.035	-0.108	/gcCAQD+AAECA/v+/gIAAf38AgQB/vv9/vr9APz+BgL6BgUBAvsB+gT9A/0AAf4C
loose word deal	0.046	0.096	/QX/AAH8APz//PwBBP79/gEDAQACAAH8/wIBAgIBAv4D/v79/wP/AvsA/wD+AwIA
loose word decision	-0.018	-0.021	AP4AAAAAAAEAAQIA/wACAQABAAD/AAABAAAAAAAA/wAAAAABAAAAAAEAAAAB/wD/
loose word deliver	0.075	-0.165	/gb////6//v/+/sBBfv9+gIG/wABAQf6AQYFBAMCBP4F/fv7/Qf+CP0B/wH8BgH/
loose word delivery	0.034	-0.063	/gEAAAD/AP8AAP8AAAD/AAAAAAAAAAH+AAICAQAAAgABAP/9/AIAAf4AAAD/AwD/
loose word dental	-0.002	-0.006	/gIA//8A/wD/AP8BAAAAAAAA////AQD/Af8AAQAAAP8A/wAA/////wABAAEA/wH/
loose word department	0.032	0.047	/wMAAAD+AAAAAP0A/wABAAABAAAAAAH8AAECAgAAAv8AAQD+/wEAAAAAAAD/AgD/
loose word design	0.024	0.036	/gIA///+AP4A//4AAv79/QAD////AAL9AQICAgEAAv4C//7//gIAAv8A/wD/AQH+
loose word desk	0.065	-0.023	AAQAAAAAAAAAAPwAAf/9/wADAP8AAAL7AQEBAgAAAwAC/v78/AP/AgABAAH+BAH/
loose word despite	0.042	-0.013	/gMAAAD/AP4A/v4AAf8A/gAC/wAAAAH8AAIDAgEAA/0B///9/gL/Af8AAAD+AgAA
loose word develop	-0.01	0.048	AQAAAAAAAP8A/wAAAQAA/gAAAAAAAP8DAP/+/wAA/gEAAAD/AQEAAQAAAAD/AAAA
loose word developer	-0.079	-0.022	AvkAAAAFAAYAAwcA/QQFBAD7AQAAAP4HAPz8/P8A+wL9AAIHAvsB/QMAAAAE+v8C
loose word devise	0.048	0.052	/gMA/wD///7///4BAv/+/gAC/wD/AAH8AAIDAgEABP4AAP/+/wEAAAAAAAAAAQD/
loose word director	0.053	-0.06	/gQA///9//z//v0BAv7+/gEF//7+AQP7AQUDAwMBBP0D//78/QP/A/0B/wH+AwH+
loose word display	0	-0.005	AAEAAAD/AP4A/v4AAf8AAAD+AgEC//8B/wAAAAAA/wIAAP8AAQAAAAAAAAAAAAAB
loose word draw	0.008	0.058	/wEAAgMAAQEBAP///wADAAAAAQIB/wH//gECAgEAAf8AAf8BAAH/AQH/AP8B/wAA
loose word drive	0.005	-0.086	/wEBBAUEAwMDBAL++wMBBf/9//7+Af79AP8CAf7/Av/8/wL//fwB/AD/Av8C/wAA
loose word driver	0.009	-0.026	AAEAAP/+AP//AP8BAAD+AQABAAAAAAD/AAEBAgEAAAAAAAD/AAAAAP8AAAAAAQH/
loose word duty	-0.083	0.065	AvkAAAAEAAMAAQUA/gIEAv/7AAEAAP0JAPz7/P//+wL+AgIFBPwB/QMAAQAC/P8B
loose word early	-0.016	-0.003	A/8AAAD/AAAA/wEAAAABAAABAAABAAEAAAEAAAAAAAEAAQACAv8BAAEAAAAB//8B
loose word earn	0.095	-0.031	+wf//v39/vv//foBBP38/AEF/v79AQP5AgUFBAEBBvwC/v34+gf/BfwB/wH9BwL7
loose word efficiency	0.055	0	/QX//v78/vz+/fwCBP38/QEF/v7+AQT7AQQEAwEBBPwE/v38/AT/BP4B/wH+AwH9
loose word electrician	0.026	-0.009	/QEA//////8AAv8A/gD9Af8A/v79AP7+AQABAf//Af39AAH//gAA/gABAQAAAQL9
loose word elsewhere	-0.064	0.009	AvwAAP8AAAIAAQMA/wECAAD+AAABAP4GAP38/QAA+wP/AAIDAv0B/gEAAAAB/AAA
loose word employ	0.081	-0.048	/QUA///+AP0A//sAAf/9/gAE////AAL6AQIDBAEABv0BAP76/AP/Av0AAAD+BgH+
loose word empty	-0.004	0.029	Av8AAAEAAAAAAAAAAAABAAAAAQABAAABAAABAAAA/gIAAAD/Af8AAP8AAAD/AQAB
loose word enable	0.063	-0.041	/QYA///+//0A//sAAv79/gAD/wD/AAL7AAIDAwEAA/4C//78/QP/A/4B/wH+BAL9
loose word end	-0.083	-0.075	BvwAAAAEAAUAAgYA+gQEBv/7AgACAPoEAPv8+/7//QT8AAUGA/oA+wMAAQAD+f4F
loose word engineer	0.038	0.044	/gP//wD9AP3//f0BBP39/AABAP8AAAL/AAMAAAAAAQAD/v3+/AT/BP8A/wD+AwH/
loose word ensure	0.061	-0.036	AAQAAAAAAAAA//0AA/3+/AACAAABAAL8AAIBAQAAAwECAP78/QMAAgAAAAD/AwAA
loose word enter	-0.006	0.123	BP8AAgT/AgICAAH//gACAAD/AgIE//8B/v///////gP/AwIBA/8B/wH9Af//APwF
loose word environment	0.044	-0.002	/wQAAAD/AP8A//0AAv8A/gACAAAAAAL9AAMCAgAAAgABAP///wIAAgAAAAD/AgAA
loose word excellent	0.056	-0.008	/gQA/wD9AP4A/v0BAv7+/gED//8AAAL8AAMDAgEBA/4D//38+wT/BP4A/wD+BAH+
loose word expense	0.045	-0.014	/wQAAAD+AP8A//4AAf/+/wECAP//AAH7AAICAgEAA/4B///9/gL/Af4A/wD/AgH/
loose word experience	0.042	-0.042	/gQAAAD8AP0A/vwAA/79/QED//8AAAT9AQQDAgEAAv4BAP0A/wQAAgAAAAAAAQAC
loose word expert	0.077	-0.049	/Ab////9//3//vsBAv39/AEE////AAT5AQUEBAEABv0D/v36/AX/BP0B/wH9BgL9
loose word fail	-0.002	0.17	//4AAAAAAAAAAAEAAAACAAABAAAAAAH/AAEBAQAAAP8AAAAAAQAAAQAAAAAAAAAA
loose word fall	0.044	-0.021	/wQAAQL/Af8AAP4AAP/+AAAAAQED/wD+/gIBAgEAAgAAAQD8/wAAAP7/AP//Av8B
loose word fault	-0.029	-0.004	AQAAAAACAAIAAgAA/wECAQD9AAAAAP8DAP7/AP8A/QH/AAADAv4A/wIAAAAA/wAA
loose word feedback	-0.072	-0.005	AvsBAAEEAQMBAgUA/QIEAv/8AQAAAPsFAPz7/P7/+wH9AQQGBPsA/QP/AQAD+/8D
loose word fellow	-0.007	0.046	AgAAAQEAAQIBAQP//gECAQD/AQECAP8B//3/AAAA/QIAAQD/Af8A/v8AAAD+AP8C
loose word few	0.115	0.084	/AYA///+//3//voBAv79/AEH/v/+AQP3AQQGBgABCPwC//76+gf/BP4AAAD+CAH8
loose word firm	0.012	0.012	AAEAAAD/AAAAAf8AAAABAAAB/wAAAAL+AAMCAgAAAv8AAf8BAAAAAQIAAAAAAQAA
loose word first	0.068	-0.101	+wb//v78/vv//v0BAv78/QEE/f7+AQT6AgQGAwIBBfsC/v76+wX/Av0B/gH+AwL8
loose word fit	0.027	0.055	/gIAAQEAAAAAAP4AAAAAAAD9AAEBAP////8BAAAAAQAAAf/+/QD/AAD/AP8AAwAA
loose word five	0.023	-0.022	/wIA//8B/wD/AP8AAf//AAEB////AQD/AAAAAQEBAP8BAP/7//8AAAEBAAD/AgL/
loose word floor	-0.004	0.055	AAEAAAAAAAAAAP8AAAAB/wAAAAAAAAD/AAAA/wAA/wEAAAACAv8AAAAAAAAB/gAA
loose word follow	0.021	-0.004	+gL//vv//v7+//4CAgD7AAEC/P38AgD/AwICAQIBBPoD/f77+wL/Av4D/wEAAwT5
loose word fortnight	-0.084	-0.02	BvgBAQEGAQcCBQb/+wQDBP75AgEC//0H//r7+/3++QX7AQUJBfgC+gb/AgAD+v4C
loose word free	-0.009	-0.017	/wAAAAAAAP8AAAAAAv/+/wABAAAAAAABAAEAAAAA/wAAAAD//wAAAQAAAAAAAQD/
loose word fresh	-0.002	-0.005	/gIA/wD/AP8AAP4AAf/+AAAAAAAAAP8AAP//AAAAAQAAAAD/AP8A/wAAAAAAAAD/
loose word full	0.073	-0.074	/wYAAAD8AP0A//0AAf4AAAABAAAAAAD7AAECAgEAAgABAP/8/QL/Av0AAAD+AwAA
loose word gain	0.055	-0.008	/QQA/v7+//z//fwBBP7+/AEE//7+AQT7AQUDAwEBBf0D/vz+/gT/BP4C/wH/AwP+
loose word get	0.017	-0.028	AAEAAQEAAP8AAP4AAAABAAAAAAAAAAD/AAABAQAAAAD/AAABAv8A/wAAAAAAAAAB
loose word give	-0.015	0.155	//z//v4B//7+/gIBAgD9AQEC/f79AQIAAgAAAQIBAfsC/fwA/gD/Af0D/wL/AQT7
loose word glassware	0.052	-0.015	/gUA///+AP7///0AAf/+/wAC////AQH7AQECAwEAA/4B/v/8/QL/Av4B/wH+AwH+
loose word go	0.106	0.144	+wv////9//3//vYBBf77/gAEAAEB/wD6/wIDBAAAAwAB//34/QX/BP0AAAD8CQD/
loose word good	-0.057	-0.02	AvoAAAADAAIAAQQA/wEDAQABAAAAAAIFAAIA/gAAAv4AAQAGAf0BAAIAAAAC/AAB
loose word grow	0.048	-0.006	+gb//fz8/fv9/fsCBPz7/AEE/v79AQL8AgMDAwIBBPwC//79/QP/Av0B/wH/AgL9
loose word guest	-0.01	0.018	/QMA///+//0A//8B/////wAA////Af4CAQD//f//AAEA/wD+/gAA/wABAAAA/gH/
loose word guide	0.025	-0.009	AAIAAAH+AP8AAP8AAf///wACAAABAAH/AAIBAQAAAQABAAD+AAP/Av4AAAD+AgAA
loose word hair	-0.032	0.034	A/4BAAEDAAMBAgEA/gEDAf/9AQEBAP4EAP3+/f7//QL+AAEDAv8A/gIAAAAB//8A
loose word handle	-0.093	0.03	BfkAAQICAQIBAQf//wEFAgD8AgEB//4H//z+/AEA/AP/AgEGBf4A/wEAAAAD+f4E
loose word hands-on	0.008	0.038	AAEAAAAAAAAAAP8AAAD/AAAAAAAAAAD/AAABAQAAAQAAAAAAAQAAAAAAAAAAAQAA
loose word head	0.076	-0.024	/wYAAAD+AP0A//sAAP/+AAEF/v//AQH3AQIEBAEBBvwA///8/gL/APwAAAD+AwEA
loose word health	0.003	-0.016	/wAAAAAAAAEAAQEA/gH/AP8AAAAAAP/+AAAAAv8A//8AAAH+AgEAAP8AAAD/AAAA
loose word help	-0.057	-0.072	CQMCAgUJBgkGCgT99wQBBPr3DAcI+vgI+/b5+vb7+Qj3AggF/fgC9wn8Bf0D/PML
loose word high	0.053	-0.033	/QQAAAD9APsA//0AAv78/QAEAAABAAL8AAQDAQAAA/8C//76/QQAA/8AAAD+Av8A
loose word hold	-0.074	-0.073	BPz/AAABAAL//wIBAAEAAQH9Af8AAP8FAf38/AEA+wIA/wEEBPwA//4B/wAC+/8D
loose word holder	-0.016	-0.029	AAEAAP///wAAAAEA/wD/AgAAAAAAAP//AAABAAAAAAD/AAH/AP4B/wAAAAAB/gAA
loose word home	0.04	0.066	/wMAAAD/AP4A//0AAv7+/gAAAAAAAAH+AAMBAgAAAgAD//38+wT/BP4AAAD+BAH+
loose word hour	0.157	-0.042	+A3+/Pz2/ff8+fYECPv2+AML/Pv7AwfzBAkICAUDCfcJ+fjz9gz+CvgE/AP6CwX5
loose word housing	0.084	-0.028	/wUAAAD9AP4A//0AAf/9/wED////AAL4AQIFBAIBBv0C//76+wT/Av4A/wD9BQH/
loose word improve	0.131	-0.006	+gn//vz4/vn++vkCBvv3+wMJ/P37Agb3AwgHBgQCCPkH/Pr29wn/CPkD/gL8CAT4
loose word include	0.114	0.069	+Qj+/Pr5/Pr8/PYDBfz5+QEI/P78AgP5AwUGBwECBPoF+/z1+An+B/wD/wL7Cgb4
loose word incom	-0.056	-0.002	BfsCBAYEBAUDBQT8+gQGBf76BAUG/fsG/Pv7/P3++gb8BAQFBfsB+gP9Av4C/fsG
loose word incoming	-0.061	-0.026	BvsCAwUDAwQCBAT9/AMFBf/9AgID/v0D/f7+/v7//AP+AwIFB/0B/AL+Af4B/P0G
loose word increase	0.052	-0.017	/gQAAAD+AP4A//wAAf/+/wAC/wD/AAH8AAMCAgEAA/4BAP78/QIAAv8AAAD/AwH/
loose word install	0.023	-0.031	/gIA//////7///8BAf/+/gAC/v/+AAL9AQEBAgEABP0B///9/QEAAv4BAAD/AgL9
loose word introduce	0.033	-0.06	/QP//v7+//7//v4BA/3+/gED///+AAP8AQUDAwEBA/4E//3+/gP/BP0B/gH/AwL9
loose word invoice	0.072	-0.04	/QX////8//z//f0BA/78/gEF/v7+AQP6AQUEBAIBBfwE/f36+gX/BfwC/gH9BQP8
loose word issue	-0.039	0.023	//0AAAAAAP8AAAAAAQABAAAB/wAAAAECAAEB/wEA//8AAP8DAQEAAAAAAAAB//8A
loose word item	0.024	-0.029	AAIAAAH/AP8A//8AAf///wEBAP8BAAH/AAABAQEBAP8B//7+/gP/Af4A/wH/AgAB
loose word its	0.078	-0.015	/gYAAAD/AAAAAfsAAP78/f8CAQAAAAD8AAABBP7/BAD/AQD7/AMAAgH/Av/+Bf8A
loose word job	0.021	-0.026	AQIAAAAAAAAA//8AAf8A/wAAAAABAAH/AAD/AQAAAAIBAP//AAAAAQEAAAAAAgAA
loose word join	-0.057	-0.015	A/oAAAACAAQBAgYA/AIFA//9AgEBAP8FAP39/f///gP9AQEFBP0B/QIAAQAC/f8C
loose word jointly	-0.034	-0.12	A/wAAQEDAAMAAgQA/gEFAv/9AQABAP4DAP7//v8A/QT/AAABAf8A/wAAAQAAAP8C
loose word junior	0.025	-0.009	/gMAAAD+AP4A/v4AAv7//QABAAAAAAH+AAIBAAAAAv8BAP/+/wL/AgAAAAD/AQAA
loose word keep	0.049	-0.085	+wX/AP4B//0AAPwAAAD7/gAC/wD/AP76/wMAAgAABPwBAP/6+wL+AgAA/wD+BQL9
loose word kitchen	0.05	-0.053	/wMAAAD+AP8A//4AAf///wADAP8AAAH6AAECAgEAA/8B///8/QMAAf4AAAD+AwAA
loose word know	0.069	0.015	AAUAAAD+AP8A//0AAf8A/wACAAAAAAD6AAECBAAABAABAP/7/gL/Af4AAAD+BQAA
loose word label	-0.032	0	Av4AAQIBAQIBAQEA/wEDAQD9AgEDAP8D//7+/v8A/QP/AQICBP0A/gL/AAAB/v4E
loose word language	-0.062	0.081	AvsAAAADAAIAAgMA/wIDAQD+AAABAAAEAP/+//8A/AH+AQIGBfwA/QQAAQAC/P8B
loose word lay	-0.019	0.052	BP0AAQEDAQMAAgH//wECAf/+AAAAAP8BAP3+AP8A/gL/AAABAv8A/wEAAAAAAP8B
loose word lead	0.114	-0.127	9w3++vj5+vf7+fYGCfr2+gMI/Pz6AwX5BAcGBQQCBfoF/Pv2+gYABvsC/gL8BwT6
loose word let	0.031	0.015	AwAAAAEBAAIBAf8A/wEBAQAAAQAAAAD+AAAAAgAAAgEAAAD+AQAA/wAAAAAAAgAB
loose word level	-0.035	-0.046	APwAAAABAAMAAgH//AH/A//+AAH/APwAAPz/AP7//gD+AQH/Af0B/QEAAQAA/wD/
loose word lift	0.106	-0.02	+wj//v79//7+APoBAv78/QAD/v7+AQL4AQIEBQAABfwB//74+wb/Av0BAAH8CAH+
loose word like	0.019	0.039	/gIAAAD/AP8AAP4AAQAB/wAAAAAAAAD/AAEBAgAAAf8AAAD//gEAAf8AAAD/AgAA
loose word line	-0.088	-0.003	BfcBAQIFAQUBAwf/+wQIBf/8AgECAP0G//z8/P//+gT8AgQICPoB+wP/AQAD+f4E
loose word little	-0.025	0.108	AP4AAAAAAAEAAAIAAAEDAAAB//8AAQECAQD//wEA/gAB/wABAQEAAf8A/wAA/wEA
loose word load	0.029	0.048	/gT//v3//v7+AP8BAP/9/wAD/v3+AgH7AwMCAgAABP0B/gD9/v8AAf8CAAEAAAL+
loose word located	-0.058	-0.041	A/oA//8G/wUABAUB/QP/A/76AQD/APwGAPv7/P3//gH9/wIA/v0A+wIBAQEC/AL9
loose word log	0.012	-0.007	AQEAAAEAAAEAAQAA/wEAAQD/AAAAAP8AAP8AAP8A/wEAAAAAAAAAAAAAAAAAAAAB
loose word look	0.021	-0.059	/wIAAQEAAQEBAf7//gAAAQAAAQIB/wD9/wADAgAAAgD+AgEAAP8A/gH+Af8BAf4C
loose word lorry	-0.043	-0.006	A/wAAAADAAIAAQIA/wEBAAD9AAAAAP8EAP/+/v8A/AMAAP8BAf8AAAEAAAABAAAA
loose word loss	-0.02	-0.018	AQAAAAAAAAAAAAAAAAD//wAAAAAAAAACAP//AAAA/gD/AAABAgAB/wEAAAAA/wAA
loose word machine	-0.053	-0.002	AfsAAAABAAEAAAMA/wACAQD+AQABAP8EAP/+/gAA/QD/AQEDA/4BAAIAAAAC/QAC
loose word maintain	0.022	-0.04	AQEAAQEAAQAAAP//AAAAAAACAAAAAAH+AAEBAQAAAv8AAAD+/wEAAP8AAAD/AgAA
loose word make	-0.052	-0.054	Bf0A//4C/wL/AgMA/wIAAv76AQD+APsGAPz7/f3+/AX9AgIEAPwC+wP/Av8C/P//
loose word manage	-0.04	0.019	Bf4CBQcEBQQEAwL7/AMEBP37BAgJ/PsF+vv8/Pv9/AP8BAQEBP0A+wT7Av0C/v0E
loose word management	-0.017	-0.016	/v7//////////wEBAAD//wAA////AAACAAAA/wAA//8A/gAA/wAAAQABAAEA/wH9
loose word manager	0.079	-0.066	/gb////7//z//fsBAv39/gEF////AQL5AQQEBAIBBP0D//36/AX/BPwA/wD+BQH/
loose word many	0.062	0.07	+wf//v37//z//vsBA/78/gAD///+AQD8AQIFAgEAA/4B/wD7/AX/Av0BAAH/BAP8
loose word matter	-0.03	0.078	AP4A/wADAAL/AAQB/wIAAgD+//8AAP4EAP79/gAA/wEAAAEBAf8A//8AAAAA/wH/
loose word meet	-0.063	-0.015	AvsAAAAEAAIAAQUA/wEFAAD+AAAAAAEGAP79/QAA+gL/AAEFA/0A/wMAAAAD/P8C
loose word member	0	-0.035	AAEAAAD8AP0A/v8AAv8B/gABAAAAAQECAAIC/wAAAP8B//8BAQMAAgEA/wAAAAAA
loose word mentor	-0.013	-0.009	BP8BBAUDAwMDBAL9/QIDAv/9AwME/v4B/f3+//7//gP9AwICAv4B/QP9Af4B/v0E
loose word migrate	0.042	-0.056	/wIAAP//AP4A//4AAf///wAD////AAH8AQIDAwEBBP4BAP/9/wIAAf4AAAD/AwH/
loose word mine	0.073	0.045	/wYAAAD+AP4AAPwAAP/+/wACAAAAAAD6AAEDAwEABP8AAAD7/gIAAf0AAAD+BAD/
loose word month	-0.044	0.302	A/sBAQEDAQIBAQT//QIDAv/9AQMA//wF//38/f///QT+AgIEBP0A/gH/AP8C/f4C
loose word morning	0.002	-0.033	/QAA////////AP4BAP/9/wAC////AAD+AAEBAgAAAf3/AAEBAP8BAAEAAAAAAAD/
loose word mostly	-0.034	0.043	A/0BAgEBAQIBAQL//wEDAf/9AgID//4F/v39/f7//AT/AgEDAv8B/wH/Af8B//8B
loose word move	0.001	-0.078	AQAAAQEAAQAAAAAAAAD+AQAAAAABAAAB//7+AAAA/wD/AQEAAv4B/gIAAAAB//4B
loose word mow	0.046	0.03	/gMA//79////AP4BAAD+AQAB///+AAD9AAEBAgAAAv4B//78/AP/Af4BAAH+BAP9
loose word nam	0.064	-0.061	+wf//v7+//3+/foBBf35/QAC//7+AQP8AQECAQAABf0B/v38+wIAAgAAAAD+AwH+
loose word nationwide	0.086	-0.037	+gf//P36/fr++vsCBvz7+gMH/f38Agb4AgcFBAQCB/oF/Pv6+Qb+BvsD/QL9BgT7
loose word need	-0.003	0.024	Av8AAQIAAQEBAAEAAQACAAAAAQABAAEAAAD/AAAA/wEBAf8AAQEAAQAAAAD/AQAC
loose word never	-0.005	0.032	AAD/AAD+/////wABAf//AAAAAAABAAAAAAEBAQEAAQAAAAECAv8AAP8AAAAB/wAB
loose word new	0.061	-0.115	/QYAAP/9APwA/vwAAv7//AEE//8AAAP9AQMCAgEBA/8D/v37/QX/BP4B/wH+BAH+
loose word night	0.052	-0.033	/wQAAAD7AP8A//4AAAD+AQAD/wAAAAD8AAECAgEAA/8B///8/gP/Af0AAAD+AwAA
loose word now	0.002	-0.055	/gIA//8A//7//wABAAD9AQAA///+Af//Af8AAAEAA/0B///8/f8AAP0B/wD/AQL+
loose word number	-0.027	0.069	//0A//8D/wMAAgEA/wEDAv/9AAD/AP4EAP3+//8A/gL+AAEBAf4A/gEAAAAB/wEA
loose word nurse	-0.064	0.096	A/oBAQEDAQQBAwX//gMFA//9AQEB//4F//39/f//+wP+AgIFBP0B/gP/Af8C/P8C
loose word obtain	0.005	-0.024	AQEAAAD/AP8A//8AAQD/AAAB/wAAAAAAAQEBAQEAAAAAAAEAAAAAAP8AAAD/AAAA
loose word one	-0.006	0.192	A/8AAAACAAUAAgIA/gEEAf/+AgEBAAEAAP4AAP8AAAP/AQEBAQAA/wIAAQABAf8B
loose word only	0.014	-0.029	/wEAAAD/AAAAAAAAAAABAAAAAAAAAAD/AAEBAQEAAP8A/wAA/wAAAP8AAAAAAAD/
loose word operate	-0.045	0.019	AvwAAgMBAQECAQP//gEEAgD9AQID//8F/v///QAA/QMAAQADA/8A/wD/AP8B/f4D
loose word operation	-0.021	0.026	Bf4CAwMEAwQEBQL8/AMFA/78AwQC/vwC/fv+/v3+/QT8BAMDBfwA+wP9Af8B/f4E
loose word or	0.037	-0.016	AAEAAAD/AAAA//8AAAAAAAAAAAAAAAL8AAEBAAAAAQEBAP/+/wEAAAAAAAD/AgAA
loose word other	0.016	-0.012	/wAA//8CAAH/AgAA/gH/Af//AAD/AAAAAf8AAP7/Av///v/7+wH///8BAAH/AgP9
loose word otherwise	-0.059	0	AvwAAQEAAAEAAAMA/wEEAQD9AQABAP4FAP/9/QAA+wL/AQIEA/4A/wEAAAAB/AAE
loose word outside	-0.046	-0.041	BPwBAgIDAQMBAgL//QMEA//8AQEBAP4E//z+/v8A/AT9AgMEBfwB/AP/Af8C/v8B
loose word outstanding	-0.055	0.027	AP0AAAACAAMAAwEA/QIDA//7AQAAAPsFAPz9/f7//AP8AQMFA/wB/AMAAgAD/AAC
loose word own	0.057	0.041	+Qb//fz5/fv9/fwDA/76/gID/f78AgP8AgIDAwIBBPsE+/36+wL/BPwC/gL+BQT5
loose word pack	-0.008	0.055	AQAAAQEBAQEBAQH//gEBAQAAAAAAAAAAAAABAAAA/wAAAAABAAAAAP8AAAAA/wD/
loose word part	-0.073	0.036	BPsBBAUEAwUEBgb8+gQGBv/8BAQD//sF/fz8/f//+Qf7BwUFBvwB+gT+Av8D+/wH
loose word pass	-0.035	-0.038	//8AAAAAAAAA/wAAAAD/AAH/AP8BAP8CAQD//wEA//4A/wIBAAAA/wEA/wAB/gEA
loose word patient	0.004	-0.094	AwEBAwUBAgECAQP+/wIBAv/8AwIE/wD+/f/9/f8A/QX+AgEBAf4A/gP/Af8B/fwG
loose word pay	-0.004	0.059	//4AAAAAAP8AAAAAAf8C/wABAAAAAAH/AAEBAAAAAP8BAP8BAQEAAf8AAAAAAAAA
loose word payroll	0.052	-0.011	/wMAAAD+AP8A//4AAf/+/wACAAAAAAH7AAICAwEAA/4C//77/QL/Av4AAAD+BAD/
loose word permanent	0.191	-0.047	+Q3//v75//v//fUBA/z7/gEH/v/9AQPzAgUJCAIBC/oC/vz09gj+BfkB/wH7DAP6
loose word person	0.007	-0.001	/f////4A/wH//v8CAQD//wH+//7/AQECAQH/AAEBAvwD/v7+AAAAAf4B/wH/AgL+
loose word pick	-0.044	0	AP4A//4B/wEAAAIAAAABAAAA////AAADAf7//wAA/gD/AQEFA/4A/wIAAAAC/AAA
loose word place	0.006	-0.006	/gEA/wD+AP0A/v4BAv4A/gAAAAAAAAAAAAECAAAAAAAAAQABAgEAAAAAAAD/AAAA
loose word plan	-0.063	-0.01	Af0BAgQEAgcCBwP++AUCBvz2BAUF/fgI+/b6/Pn9+AT7AwQCBPsB+gX+A/8C/f4D
loose word planned	-0.058	0	A/0BAgMCAgIBAgL+/gECAv77AwQF/fsG+/v7/P3/+gb8BAMFBvsB/AP9Av4C/PwF
loose word point	-0.085	-0.003	BPgAAAEEAQMAAgX//gIFAgD9AQABAP8HAP3+/P8A+gT/AQAGBv4B/gIAAAAC/AAE
loose word post	-0.006	-0.032	A/4AAAACAAEAAAAAAAAAAAAAAAAAAAABAAD/AAAAAAEAAf8AAv8BAAEAAAAAAAAA
loose word practice	0.071	-0.078	/Aj////9//3+/fsBA/78/gEE/v7+AQT6AQIEAwEBBfoC/Pz6+QX+Av4B/wH+BQH9
loose word preparation	-0.033	-0.005	AP8AAAAAAAAAAAAAAAABAAD/AAEAAP8CAP8A/wAA/gH/AQEDBP8A/wEAAAAB/QAA
loose word prepare	0.012	-0.026	/wEAAP/+//8A//8AAf//AP8AAAEBAP8AAP4B////AAH/AAH/AQAA/wAAAQD/Af8B
loose word present	-0.002	-0.018	/gAA//8B//3//wABAv/+/wEC/v/9AQEAAQIAAQEBAf4D//7//wIAA/4B/wH/AAP7
loose word prevent	0.015	-0.015	AAEAAAAAAAAA//4AAP/+AAAAAAAAAAD+AAAAAAAAAv8AAAABAAAAAAEAAAAB/wAA
loose word process	-0.081	0.07	AvoAAQIBAQEB/wX/AAAFAQH/AAACAAAJAAD++wEA/AIAAAEFBv8AAQEAAAAC/AEB
loose word produce	-0.06	0.104	BPoAAQEBAQABAQT//wEDAgD+AQABAP8FAP7+/gAA/AP/AAEEBf0A/QAAAAAB/P4C
loose word progress	-0.036	0.002	AP4BAAACAAEAAwAA/gIDA//+AQEAAP4EAP7+/v7//QL8AQQFBvwA+wMAAQAB/AAD
loose word property	-0.074	-0.01	AvkAAAACAAMAAgUA/gIDAwD+AAAAAP8GAPz9/AAA+wH//wEEA/4A/wEAAAAB/QAA
loose word provide	0.002	-0.085	/wIAAQMBAgAB//7/Af8B/QAAAQEC/wMB/gEAAQAA/wH/Av8DAwAAAAL+AP8A//0F
loose word pull	-0.026	0.007	Af8AAAABAAEAAQEA/wEBAQD+AAAAAP4FAP3+/v8A/wL/AAECAf8A/wAAAAAB/wAB
loose word pupil	-0.041	0.158	AvwAAAEDAAAAAQMA/wECAQD8AQEBAP0E//v8/gAA/gD/AQEBAP7//QEAAAAB/v8C
loose word pursued	-0.002	0.038	AgAAAAABAAEAAQAA/wEAAQD/AAAAAP//AP//AP8AAAH/AAEBAv4A/wEAAAAAAAAB
loose word put	-0.008	-0.051	A/8AAwMAAQQBAQH//QEDAf/6AwEE/wAD/vz9/f7//QT/AAACAP4A/wT/AAD///0D
loose word qualification	-0.081	-0.008	CvcEBgYJBQoGCQj59wcLCvz4BQYE/fgI/Pj5+/v8+Qf5BwYGB/kC+QX8BP0D+/sH
loose word qualified	0.067	-0.072	/QT///78//3//v0BAv7+/QEE/v7+AQP7AgQEAwIBBP0D/f36+gb/BvwC/wL9BgT8
loose word queue	0.007	0.038	/gIA//7/////AP8BAv/9/wAAAAAAAAAAAAABAAAAAP8AAAD//wAAAAAAAAAAAQD/
loose word rail	0.055	-0.018	/wQAAAD/AP8A//4AAQD//wACAAAAAAH9AAECAgEAAv8B///7+wP/Af4AAAD+BAH+
loose word raise	0.035	-0.005	/AQA//79//z//f0BBP39/AIF/f38AgT9AwMCAQMCAv0E//79/AQABP4B/wD/AgH+
loose word rating	0.059	-0.009	/Ab//v/+//z+/vsBA/39+wEE//7+AQP8AQMDAwEBA/0C/v37/AT/A/4B/wH+BQL+
loose word read	0.031	-0.03	/QP//fz9/vz+/P4CBP39/AED/v79AQP9AgMCAQEBAv4C//7+/QMAA/4C/wH/AgL9
loose word receive	-0.041	-0.009	Av4AAAECAAIBAQIA/gECAv/9AQABAP8CAP7//v///gL+AAMDBP0B/gIAAQAB/v4D
loose word record	-0.098	0.024	CPcBAwQHAgcDCAf9+AUICP74AwMD//gJ//j6/Pz+9wb6AgYHBvkB+QX/Av8E+v8D
loose word recorded	0.022	-0.028	AQEAAQIBAQABAQD//wEBAf//AQEB///9/wAAAf//AQH/AQH//wEA/wH/AQAAAf8C
loose word recover	0.06	-0.015	/gUAAAD/AP4A//wAAv7+/gAC/wAAAAL8AAIDAgAAA/4BAP/9/gMAAv8AAAD/AwD+
loose word reduce	-0.06	-0.018	CPsBBAYFAwYDBQT9+wQGA/77BQMG/vwG/fv7/Pz++Qn7AgUGB/sB+gb9Av8C/PoI
loose word regular	0.05	0.03	/QQAAP/+AP4A//0AAf///wAC/wD/AAH9AQICAgEAAv4B///9/QP/Av4AAAD+AwH/
loose word regularly	0.101	0.353	+gn//v/5//n/+/kBBPv7/AIG/v/+AQP4AQcFBQMBB/oE/vz4+gb+BPsB/gH8BwL9
loose word release	0.038	0.109	/gMAAAD/AP8A//4AAf/9AAEC/wD/AAH8AAECAgEAA/0BAP/9/AEAAf4AAAD/AgH/
loose word repair	0.042	0.032	AAT//fr//f7+/f4CA/76/AED/f78AQP+AwIBAQEBBf4D/f77+QQAA/4C/wH/BAL5
loose word replacement	-0.062	-0.004	AfoAAAADAAMAAQQA/gIEAf/9AAEAAP8GAP7+/f///QL+AgMGA/0B/gQAAQAD+wAB
loose word report	0.043	-0.033	/wQAAAD+AP4A//4AAf/+/wAE/wAAAAH8AAIDAgEAA/4BAP/+/wIAAv4AAAD/AgD/
loose word require	0.067	0.057	/QX///7+//3///wBAf/9/wAE/v/9AQH5AQIDBAAABfwBAP/8/QL/Af8AAAD/BAD+
loose word resident	0.136	-0.005	+wv////9//z///gBA/74/QEI/v79AQb0AQQFBwEBCfoC//32+Af/BP0B/wD8CAH8
loose word resolve	0.004	0.061	/gH//fz+/v7+/wACAf/+/wEB//39AgABAgEAAAEBAAAC/f7//QMAA/4D/wL/AAT9
loose word responsible	-0.022	-0.052	//4AAAACAAIAAgMA/AH/AgAA/wD/AP4AAP8BAP8AAv/+AQIAAP4A/QEAAQAB/gH/
loose word rest	-0.024	0.004	Av4AAAABAAEAAAEAAAACAAD/AAAAAAACAP///wAA/QEAAQEDAv8A/wIAAAAB/v8C
loose word restaurant	0.038	-0.021	/QMA//7+//////0BAP/9AAAB/wD/Af/9AQECAQAAAwAAAAD//gEAAQAAAAD/AgH/
loose word result	0.102	-0.016	/Af////9//3//voBA/38/AEF////AQP4AQQFBQEBBf0C//36/AX/A/4B/wD9BgH+
loose word revenue	0.026	-0.013	/QL///7+/v7//v4BAv79/QIE/f38AgT9AwMDAgECA/wC/v/8/QMABAEC/wH/AQP8
loose word rework	-0.089	-0.023	BPkAAQEDAQMAAwUA/QMFAgD9AQACAP0IAPz7+wAA+gP9AQMIB/sB/AIAAQAD+v8E
loose word right	0.094	-0.028	/QYA///+//0A//oAAf/7/gEF/v7+AAL2AQIEBgABB/sB//75+gX/Av4B/wH8BwL+
loose word rise	-0.015	-0.136	AAAA//0A/wH/AQEB/wH+AQD+AP/+Af4DAv3+/QAA/QAA/gED/v8AAQAD/wIA/gP9
loose word role	0.031	-0.072	/wEAAP8AAAAAAAAAAP//AAAAAAD/AAH/AAEA//8AAQH//wD+/gEAAP0AAAD/AgH/
loose word rota	0.019	-0.011	/AT////9//3///0BAv/+/gAAAAAAAAEAAAEAAAAAAP//AAEAAQAA/wEAAAAA/wAB
loose word roughly	-0.026	0.077	A/4AAAACAAIAAQEA/wEBAQD/AAABAP8DAP7+//8A/gP+AQIDA/0B/QIAAQAC/f8C
loose word round	-0.03	-0.014	Av0AAAABAAIAAQMA/gIBAgD/AQAAAP8BAP///wAA/gH/AAIEAv4A/gIAAAAB/QAC
loose word routinely	0.033	-0.035	/wMAAAD/AP8AAP4AAf//AAACAAAAAAD9AAECAgAAAv8AAP/+/wIAAP4AAAD/AgAA
loose word run	-0.119	0.001	BvQBBQUDAwUDAwn+/QMHA//7AwQG/f0L+/35+f//9gb9BQUJB/gB/QT8Af0E9/wG
loose word safety	0.054	-0.017	/gUAAAD/AP8A//wAAv79/AAD////AAP8AQICAgAAA/8BAP79/QL/AgAAAAD/AwD/
loose word sale	0.021	-0.044	AQAAAAD/AP4AAP8AAAD/AAACAAAAAAD+AAEBAQIAAAABAf/9AAEAAP0A/wD/AgAA
loose word salon	-0.036	0.041	AP4AAAACAAIAAQIA/wEDAgD+AAAAAP4DAP7//gAA/QD/AAEDA/4A/QAAAAAB/gAA
loose word satisfaction	0.046	-0.004	/wQAAAD/AP7///4AAv7+/gADAAAAAAH8AAIBAQEAA/8B///9/QL/Av4A/wD/AwD/
loose word school	-0.063	-0.042	AvwAAQECAQMBAgT//QIEAv/7AgIC//wG//z8/P7/+wL8AgMHBfwB/AT/Af8D+/4C
loose word score	0.019	-0.03	AQEAAAABAAEBAf8A/wAA/wABAAABAAH+/wEBAQAAAQAAAP///wIAAAAAAAD/AQAB
loose word second	-0.001	0.071	//8AAAAAAAAAAQAA/wH/AQD+AAAAAP4BAAAA/wAA/wAAAP///gAAAP8AAAD/AQD+
loose word section	0.072	0.03	/gUAAAD7APwA/f0AAv7+/wIG/v7+AQP6AQUFBAMBBf0E//36+gX/BfwA/wD9BQH+
loose word secure	0.004	-0.046	AAEAAP8BAAAA/wAA/wD+AAD/AAAAAP8BAAD//wAA//8BAAD9/gEAAv8AAAAAAQH9
loose word see	-0.059	0.031	Av0AAP8C/wEAAAMAAQED/wD+AP//AQAHAf7+/gAA+gT+AAEFA/4B/wIAAAEC+wAD
loose word send	-0.004	0.194	AP8AAAD/AP8A/wAAAQABAAD/AAABAAD/AAABAf8AAAEBAP8A/wL/Af8AAAD+Af8A
loose word senior	0.106	-0.079	+wn//v75/vr/+/kCBfz8+gIH/v7+AQb3AgcGBQIBBvsE//36/Ab/Bf0B/wD9BgH+
loose word serve	-0.021	0.036	Av4AAQMAAQMBAAEA/wAFAP/8BQMG/v8C/P/9/v///Ab/Af8EBAAA/gL+Af8AAP4E
loose word service	0.031	-0.032	+gEA/fwB/v3+//wCA//9/gEE+/z7AgP8AwMEBAABBfkA/P7//AP/Av0D/wIABAT5
loose word session	0.087	0.02	/QYA///9//r//PsBBP37/AEF////AAP5AAUFBAIBBfwD/v34+gb/BvsB/wH8BwL8
loose word set	-0.08	-0.011	A/kAAAECAAEAAQYA/wEGAQD/AQAAAAAFAAD+/QAA+wH/AgIHBvwB/gIAAAAD+gAC
loose word share	-0.038	-0.096	A/0AAQEAAQEBAAIA/wACAQD/AQAAAP8CAAAA/wAA/gP/AQIEBP0B/wAAAAAC/f8D
loose word shift	-0.021	-0.002	Av8BAQH/AQACAQD+/QIFAwD+AQEAAP8CAP8B/wEA/QL/AgECA/8A//8AAAAA//8C
loose word shop	-0.071	-0.018	AfoAAAADAAIAAAQA/wECAQD+AQABAP8GAP7+/QAA/QEAAAAFAv0A/gEAAAAB/AAB
loose word shorten	0.031	-0.007	/gL///////7///4BAv7+/gED/v/+AQP9AQQCAgEBA/0C//7+/gP/Av4B/wH/AgH+
loose word show	-0.045	0.067	BvsCBAYEBAYDBQX9+wQDBf38BAQG/fsF/Pv8/P3++wX+AwMDA/0B/QP9Av4B/fwE
loose word single	-0.142	0.086	CvMBAwQHAgcCBAv++wUEB/75BAIE//oL/vf5+v7/9Qj9AwUJC/cC+QP+Af8D+f0G
loose word single-handedly	0.056	0.039	+wX//f37/vv+/PwDBf38/AMF/f38AgT8AwQDAwQCBPwE/P39/AT/BfwC/gL+AwT8
loose word sit	0.003	-0.003	/QUA/wD///8A//4BAf//AAAAAAAAAAD+AAAAAAAAAAEAAAD9/QAAAP8AAAABAAD/
loose word site	0.051	0.034	/QQAAAD+AP4A//0AA/7+/wEFAAAAAAL7AAUCAgIABf0DAP37+wT/BP0AAAD9BQD/
loose word skill	0.034	-0.016	/gIA/wD/AP8A//4BAv/+/gAD////AAP8AQIBAgAAA/4B//79/QP/AgAAAAD+AwH+
loose word small	0.042	-0.021	/wIAAAD+AAAAAP4AAP///wACAAD/AAH+AAICAQAABP0AAP/+/QH/Av8AAAD/AwAA
loose word so	0.081	-0.004	/gYAAAD+AP4A//sAAf/9/gADAAD/AAH6AAICAwEAA/4B///7/gT/Av8AAAD9BgD/
loose word sole	-0.006	-0.021	Af4AAAABAAAAAAIAAAAAAAABAAAAAAAAAAAAAQEAAAAAAP8AAQEAAf8AAAAAAAH/
loose word sort	0.058	0.12	/wQAAAD+AP8AAPwAAf/9/wABAAAAAAH8AAECAgAAAgAAAAD9/wIAAP8AAAD/AwD/
loose word source	0.048	0.066	/wQAAAH/AP4A//4AAv/+/wABAAEBAAL8/wIBAQAAA/4CAP79/QEAAf4AAAD+A/8B
loose word south	0.071	-0.002	/gUAAAD8APsA/vwAAv0A/gEFAAAAAAH6AAQDBAIBBf8C//38/AP/A/wA/wD/BAAA
loose word specialist	0.046	-0.096	/wMAAAD+AP4A//4AAf///wACAAAAAAH7AAMCAgEAA/8BAP/9/gP/Af8AAAD/AwD/
loose word spend	0.086	-0.081	/gkAAQD/AQABAPoAAAD7/wADAAABAAP7AAECBQAABQAAAP/6/AQAAf8AAAD9BgD/
loose word staff	0.008	0.008	/wH////+//7//wEBAf8C/QECAP7/AAL8AAUAAgEAAQIC/v0A/wH/AgAB/wEAAAD/
loose word stand	-0.025	-0.017	Av4AAQIBAQABAAIAAAACAAAAAQEBAAAC/wD///8A/gIAAQADBP8BAAEAAAAB/v8C
loose word standard	0.062	-0.021	/Qb////8//z/+/wBBfz9/AEF////AAT7AQUDAgEBA/0F/vv9+wb/Bv4B/wH+BAH9
loose word start	0.001	-0.001	AAAAAAD/AP8AAAAAAAD/AAABAAAAAAEAAAEBAQAAAQAAAAABAAAAAP8AAAAB/wD/
loose word starter	0.07	0.082	/gUAAP/9AP0A/vwAAv/9/gACAAAAAAH8AAICAgEAA/8C///6+wQAAv4AAAD9BgD+
loose word stay	-0.049	0.047	AvsAAQEBAAEAAAMAAAEDAAD/AAAAAAAEAAD//gAA/QH/AQEDAwAAAAEAAAAB/QAB
loose word still	-0.03	-0.019	AP0AAAABAAMAAgEA/wIAAv/8AAAAAP8CAP3+/v7//AL9AAECAQAB/gMAAQAB/wD/
loose word stock	-0.04	0.059	Av0AAAEAAAIAAAIA/wEEAgAAAQAAAP8DAAD+/gAA/gH+AQMEA/wB/QL/AAAC/P8D
loose word store	0.056	0.006	/QQAAAD8AP0A//wAAf/9/wAD////AAH8AAEDAwEAA/4B//78/gP/Av4A/wD+BAH+
loose word strong	0.073	0.093	+gf//v78//z//fsCBP38/AEE/v/+AQP6AQUDAwEBBfsB/v36+wX/A/0A/wD+BAH+
loose word style	0.011	-0.05	/wIAAAD/AP8A//4AAQD//wAAAAAAAAEAAAEAAAEAAAEAAQAAAQAAAP8AAAAAAAAA
loose word submit	-0.055	-0.07	Af0AAQECAQIAAgIA/gIDAf/+AQEC//4G//79/f7//QP+AAMDAv4A/wMAAAAC/AAC
loose word successfully	0.08	-0.059	+wf//f76/vv++/sCBfz7/AIG/v79AQX6AgUEAwMCBfsE/fz6+wT/BfwC/gH+BQP9
loose word supervise	-0.037	-0.055	APwA/vwA/gD+/wMCAQAAAAEA/v38AgECBAAA/gIB/wAA/gECAf4AAAAC/wIB/QL/
loose word supply	-0.109	0.082	A/YAAP8DAAEAAgcA/gMCBQD8AQEBAPsKAPv7+v//+AP/AQIGBvwB/QEAAAAD+gAB
loose word support	0.026	-0.015	/gL///3//vz//v4BBP79/gAE/f79AQD+AgICAgEAAfwB///9/QMAAf0C/wH/AgP7
loose word system	-0.031	-0.034	AP4AAAD/AAAAAAIA/wAAAAD/AAAAAAACAP8A/wAA/wD/AAABAgAA/wAAAAAB/gAA
loose word take	0.07	0.031	+QQAAQEAAPwAA/kAAAH5AgAD/wEA/v75/QMBCAAABvz//wL8+gQAAQH/AQD+BgD7
loose word teach	0.062	-0.088	/AUA/v79//3//v0BA/79/gAF/f37AQT6AgUEBAEBBfsD/v37+gUABf4CAAH+BAT6
loose word teacher	0.044	-0.015	/wQAAAD+AP8A//0AAf///wACAAAAAAH8AAICAgEAAv8B///9/gL/Af4AAAD+AwD/
loose word team	0.103	-0.018	/Qj//v78//r++/gCBfz4+wAF/f39AgP6AgUFBQEAB/wD/fz5+AYABf4CAAH+BgP7
loose word technician	0.026	0.058	/wIAAAD/AP8AAP4AAf///wACAAAAAAH9AAECAQEAAv8BAP/+/wIAAv8AAAD/AgAA
loose word ten	-0.022	-0.074	Av4A//8A/wD//wEBAf8A/wD/AAAAAAACAQEA/wAA/gEB/wABAQAAAAEAAAAA/wAA
loose word thank	0.046	-0.009	/gUAAAD9AP4A//8AAv/9AAADAAAAAAH6AAEBAgEABP4BAAD9/gAAAf4AAAD/AwD/
loose word then	0.023	0.122	AQMBBAIDAgMCAv7+/gAAAv79AQEC//3+//sAAf//AwD+AgL+APwC+wL/Af8C//4A
loose word third	0.04	-0.005	+wT//fz7/fz+/v0DBP37/gIE/f39AQL8AgQEAwMBBfsD/f39+wQAAvwB/wH/AwP8
loose word this	0.011	-0.004	AQAAAAAAAAAAAAAAAQAAAAABAAAAAAH/AAAAAQAAAQAAAP///wEAAf8AAAD/AQAA
loose word thousand	0.017	0.13	/wIAAAD/AP8A//4AAf///wAAAAAAAAD/AAABAAAAA/8CAP7+/gL/Af4AAAAAAgD/
loose word through	0.04	0.053	/QL////+//3//v4BAf78AAED/v/+AAL7AQMEAwMBBPsC//79/QL/Av0A/wD/AgH+
loose word till	-0.013	-0.011	Av4AAQEAAQEBAAL//wEBAQD/AQEB//8C//7//wAA/QIAAQH/Af8AAAAAAAAAAf8B
loose word time	-0.029	-0.031	Bf8CAQEEAgYCBQL++wQFB/z8AwMB//kA//r7/vr9/gX6AgQDAvsB+gT/A/8A/f4D
loose word together	-0.05	0.066	A/wAAQACAQEAAQMA/wAEAQD/AAABAAAEAAD//wAA/QIAAQEDA/8A/wIAAQAB/QAB
loose word top	0.013	-0.033	/gMA///9AP3///0BAv7+/QABAAABAAEBAAEAAAAAAAAB///8/gMAAv8A/wD/AgD/
loose word trace	-0.014	-0.039	Av4AAQICAQIBAAL//wECAQD/AQIC/wAB/wD//wAA/wEAAAABAP8AAAAAAAAB/wAA
loose word train	-0.02	0.059	//8A//8C/wD//wABAQAAAAD9//8AAf8DAf7//wEAAAD//wECAv4A/wEAAAAC/gH+
loose word treat	-0.023	-0.032	Av0AAQEBAAIBAQEA/gEDAgD/AQABAP4CAP/+/wAA/QIAAAEBAv8AAAEAAAAB/wAC
loose word trim	-0.009	-0.005	AP4AAAABAAAAAQEA/wH/AQD/AAAAAP8BAP//AAAA/wAAAAEBAP8A/wEAAAAA/wD+
loose word turn	-0.028	0.113	Af4AAAEBAAIAAgIA/gICAgD/AAAAAAABAP8AAAAA/wH/AQEDAf8A/wMAAAAA/gAA
loose word twice	-0.031	0.111	A/0BAgECAQMBAQL//gECAQD+AQECAAAC///+//8A/gP/AgEDA/4B/wIAAQAB//8B
loose word up	-0.018	-0.104	AQAAAAAAAAEA/wAAAAAA/gD+AQAAAAADAAD+/v8AAAIAAf8B/gEBAAMAAQAAAP8B
loose word use	0	-0.163	/f///vv//v/+AP4BAQD9AAEB/f78AgD9A/8BAQEABP3//gMAAgD/AQEC/wEB/QX9
loose word user	-0.078	-0.007	AfsAAAAEAAQAAgMA/wEEAAD9AAAAAP8IAP79/f8A+gL/AAEHA/0A/wQAAAAD/AAB
loose word warehouse	0.001	0.014	AAAAAAAAAAAAAP8AAAAA/wD/AAAAAAEBAAAAAAAAAAABAP8A/wEAAf8AAAD/AgAA
loose word watch	-0.007	-0.001	AAAAAAAAAAAAAAAAAAD/AAAAAAAAAP8BAP7//wAAAAD/AAAA//8A/wAAAAAAAQAA
loose word way	-0.023	-0.016	AP8AAAAAAP8A//8AAf8B/wABAAAAAAEBAAEBAAAAAAD/AAAEA/4AAAEAAAAC/QAA
loose word weed	-0.005	0.143	Av4AAQEAAAEBAAEAAAACAAAAAAAAAAAAAAAAAAAA/wIAAQACAgAAAAD/AAAA//8C
loose word week	0.13	0.058	9hD+/v77/gD+AfoDAQD5/gAF/f38AQPxAgQEBv8ACPkC+/708gX+BPwCAAH7BwX5
loose word weekly	0.054	0.063	/gT////+//3///0BAP/9AAAE////AQH8AgIDAwAABP7/AAH+AQEA/v8AAQAAAf8C
loose word well	0.069	0.023	/QUAAAD8AP0A//sAAf7+/gAC//8AAAH8AAMDAwEABP4C//34+wX/BPwA/wD9BwH+
loose word west	0.061	-0.006	AAQAAAD+AP0A//4AAf4A/wEDAAD/AAH7AAMCAwIBBAABAP79/AL/Av0AAAD/BAH/
loose word whole	0.118	-0.062	+wn////6APz//fkBAv39/gEF////AAP2AQUGBAEBBvwD/vz5+gb+A/sB/wH8BwH+
loose word win	0.026	0.052	AAEAAAEAAQABAf8AAAAAAAABAAEAAAD+AAEBAQAAAQAAAf//AQAAAQD/AAAAAf8C
loose word work	-0.049	-0.111	A/wBAQAFAgMBBgb++Qj+CP73/gL/APoEAfn9/QD++wD5BQUABPcB9wIBAQAB/QEC
loose word write	0.083	-0.069	/AX///38/vz//fwBA/77/wIE/v79AQT5AgUFBAMBBvsF//v5+gX/BvsB/wH9BgP7
loose word year	-0.122	0.097	BvYAAQAFAAQBBQn/+gUDBv77AP//APkKAfn7/P3++gP5AgYGBPoC+QUBAwEE+AD/
lost link and	-0.05	-0.09	Bfn8/PwH+Qn7BAQF/QD8CvYBAPv3BvUCBPr2+ff3AQT5AAoB//T/+gIKCAYKAAL/
lost link complement	0.004	0.075	BAMECQsFCgQJCQH19gYKA/38BgsH+P3/9/n///z++wb7CwMEA/sA+wPzBvb///YJ
lost link means	-0.038	0.016	BAABAgEAAQMBAgT//wH/AwD/AAEB//8F//39/f8A/wL/AQICAP4B/gL+Af8B/P4B
lost link purpose	-0.018	-0.23	Bvr//QIBAP/+/QH+AwAA/QEAAP4AAv0C/wEB/QABAAUAAAADAAH//gAC/AL//gL/
lost link reason	-0.058	-0.004	BPoBAgQDAgQCAgX+/QMGBP/7AgID//0I/vz8+/7/+wX+BAMCBf0B/AH+Av4B/f0E
lost link relative	-0.048	-0.102	CAQA/v4A/gX/AgMD+gUBAv/8BPwCBfwGB/z9/v8A/QH7+wEH+/oC+QAH/gUA//oF
lost link result	-0.01	-0.234	/P3+/fwD/P78BAEF+wX9A/8A/Pr8BfsABf3/+/7/APv8+gf+AP/+/gEF/wX/AQb6
lost link time	0.057	-0.097	9gT89/T9+Pf7/vgGAPr9/QIE+Pj0BgP+BgcHAgcBAfgB+v/5AQj9/voJ/Qf+BAr4
lost of an act: any	-0.028	0.034	/vv77OX68Pz3+AEOAP73/gL98/PpGgb/GQQB/AICB/8C7foD+v8DBPsY/BMA/Q3q
lost of an act: helped	0.034	0.345	/AX//Pr8+/7+/fwEBAD5Af/9/v34Av4CAAIAAf//Bv4B/P/7/gQAAwMEAAD/AgH4
lost of an act: joint	-0.024	0.065	AAD++fcA+gH8/AAEAgL/AwH++/f6CP4BCwQD/wIBAv4C+QIG+gUB/gAJ/wYC/AP7
lost of an act: junior	-0.042	-0.029	BvwBBAMGAgQDBgL9+wMFBP34BgYH/foF/Pn8/fv9+gr9BAMFBv0B+wP9Av4C/fsF
lost of an act: negated	0.089	-0.064	9Af78/D29PX29fgLC/bv9wcM9vHuCQz6DQcFBQkFB/IL7/b18Qj9DvgN+gr8Bwzt
lost of an act: occasional	0.013	0.231	/wL/+vQA/P/8/vwG/gH8Av///vr3BgAACv0CAAH/AgL9/AQC/QIBAAEEAgMAAAb6
lost of an act: others	0.019	-0.003	/AIA/vwA/QD//gACAgD9AAEA/vv6AwL7BAIDAgIBA/sB+/4AAAH//wADAAIAAAT9
lost of an act: partial	-0.017	-0.244	Av8AAP/+AAIA/wABAP8C///7AQACAP4CAP3+/v7+/gIAAAIBAv8A/gEAAQAAAP8C
lost of an act: past	-0.009	-0.25	/v4A//8AAP3//gEBBAAB/gIB/wD/AAIBAAP//wIBAP4C/f3//gIAAv8BAAEA/wH9
lost of an act: planned	0.026	-0.206	+wL+9vX9+vr6/P0HAf/2/QQE+fTxCQL+DQIBAQUCA/cG9f33+QUBBfwL/AgAAQz0
lost of an act: practice	0.051	-0.006	/AX//v38/vz+/fwCBP39/QEE/v7+AQP7AQMDAwIBBP0C//78/QP/Av0B/wH/AwL+
lost of an act: received	0.096	-0.302	9Aj9+vr4+/f69vcGCPj49gQJ+vv5Agj3BAkHBwcDB/YG+/n2+Qn+B/kD/AP8CAX4
lost of an act: supervised	0.036	0.257	+wP//Pz8/Pv9/PsDCP37+wME/Pv6Awb9AwQDAgUCBPwG+/r//Ab/B/0E/AP+Awb6
lost of an act: uncertain	-0.057	0.121	//r++/sA/P/8/gQEAf8A/wMD+/n5BAMDBQQBAAMC//0D+/8DAQL/Av4F/QQAAAf5
lost of an act: watched	-0.025	0.117	Af0A/vwA/gD//AICAv/+AAH+AP79AgEDAwD//gEB/wID/f8B/wABAwECAAIB/wH9
lost: any	-0.021	0.128	+Pz07N4C5v3s/wAYBAH3/wMD9ezlIf8DHgQBBQUDBwAG5fz++f4E/PsYAxcA/hHm
lost: helped	0.049	0.509	/gUA/v7/+/0B//0DAQH4/wAB/gD8BAL+AwYDBf8BC/8BAf38/AMCA/0AAwAABAP4
lost: joint	-0.061	-0.169	B/z8+fQD+AD8AAcHAAD9Av75/fn1CvsEC/z7+/v+/gb99QYK//sC/QEIAQkD/Ab9
lost: junior	-0.015	-0.27	Bv0BAP4E/wIAA/8B/wL/A/39AgEB//0F//z+/vz9/gj9AQP/A/8B/AL/AQABAf7/
lost: negated	0.04	-0.402	9QT67+z08/fz9/oOCPvy+AcE9evrDgb9EggBAwoGBvQJ6/b47wP9B/kR+w79AhPv
lost: occasional	0.034	0.183	AwMBAPsA/v4AAf8D+wH+A/0CAAH/Avz7AvwAAfz9BAD6/gIDAwIAAP4BAwH+AgAA
lost: others	0.021	-0.157	/f4A/vwB/QD/Af8BAAEAAP4B///7AgAAAgAAAP//Af0A/AH8Af3///0BAQEAAwb8
lost: partial	0.086	0.343	+Qz79O358/X19vgNBv7y/AUE8vPvCwb0DwYICAYECPQH7vzz8AP+C/sO/Qr9BhHu
lost: past	0.058	-0.358	/AP+/v/8/vv++/0CB/3+/QMG/fv8Agf7AwYFBQUCBfoD+/v7+Qf/BfwD/gL+BQP7
lost: planned	0.025	-0.38	9Af88+759vv2/gAKAv/yAAYD9PHuDQX8EQUEAwgECfUG8vr39wEBB/kP+gv+ARHu
lost: practice	0.072	-0.054	+gb//fz6/fr9+/sDBfz8/AEG/f39AQT6AgUEBAMBBfsE/fz7/AX/BPwC/gL9BAT7
lost: received	0.053	-0.491	+QP++/j9+/n7/PsFCfv8+wME/fn6BAj2BwUGBgUCCPwF+vj6/Qb/CPwF/QX9Awj6
lost: supervised	0.066	0.62	+Qb/+/r8+/r9+/oFCPz9+wQG/Pn6BAf6BQUEBQcEB/oH+fn9+gX/BfwG/QP+BQf5
lost: uncertain	-0.033	0.319	+v79+fj++vv7/P4GBvz7+wMA+/n5BAUCBQQB/wQCAvsG+vwE/gH/BvwE/QMA/wX7
lost: watched	0.027	0.389	+wP+/Pn8/Pn9+PwDBvz4+wMF/Pz7AwX9BAcFAwUDCPwH/Pv/+wUABf4E/QMAAQT4
many for 1, JJ, share 1	0.029	-0.027	AAEAAAAAAAAAAP8AAAAAAAAAAAAAAAD/AAAAAQAA/wEBAP/9/wIAAQAAAAD/AwAA
many for 1, JJ, share 2	0.045	-0.012	/wUAAAD9AP4A//0AAv7//QACAAAAAAP7AAQDAgAAA/8BAP///wIAAf8AAAD/AgAA
many for 1, NN, share 0	0.03	-0.005	AAIAAAD/AP4A//4AAv8B/gEDAAAAAAL8AAQDAQEBAv8CAP0AAAP/A/4AAAAAAgAA
many for 1, NN, share 1	-0.055	0.092	APsAAAAEAAMABAIA/AMBAv/8AAAAAP0FAPz//v7//AH+AAMCA/4B/gEAAAAB/gAA
many for 1, NN, share 2	0.018	-0.016	AAAAAAD+AP8AAP8AAAEAAAABAAAAAP8AAAAAAAAA/wEAAAD+/wIAAf8AAAD/AgAA
many for 1, VB, share 1	0.063	0.158	AgQAAAAAAP8A/vwAA/z9/AAEAP8AAAT6AAQDAwEABwABAP77/AMAAv4AAAD/AgAC
many for 1, VB, share 2	-0.026	-0.037	Af0AAAABAAEAAAMAAAEBAAD/AQABAAEEAP///gAA/gIAAAADA/8AAAEAAAAB/v8B
many for 1, none, share 0	0.022	-0.024	AQAAAAAAAP8A//8AAv8C/gADAAAAAQL+AAMCAQEAAf8BAP4BAQIAAv8AAAAAAQAA
many for 1, none, share 1	0.044	0.178	/wUAAAAAAAIAAPwA//79/f8BAAAAAAH+AAEDA///AP8AAAD6/gMAAf8AAAD+BAAA
many for 1, none, share 2	-0.006	-0.045	/gMAAAD/AAAAAf8AAAH/AAD/AAD/AAABAAAA//8A/QAAAAEAAAIAAv8AAAD/AQD+
many for 1, share 0	0.025	-0.025	/wMAAAD+AP4A/f0AA/0A/AAEAAD/AQP9AAQDAQEAAv8BAP4CAQMAA/8AAAAAAQAA
many for 1, share 1	0.022	0.21	AAIAAAAEAAAAAPwAAf7+/v8AAAAAAAH9AAICA///Af8AAAH7/gMAAv8AAAD/AwAA
many for 1, share 2	-0.02	-0.066	AQEAAAD/AAAAAQEAAAEAAP//AQAAAAEBAP8A/////QL+AAEBAf8B/wEAAAAA/wH+
many for 1, sibling, share 2	0	-0.021	Af8AAAD/AP8AAAAAAAEA/wD/AQABAAABAP8A/wAA/gEAAAD/AAIAAAAAAAAAAQAB
many for 2, JJ, share 1	-0.042	-0.018	Af0AAAABAAEAAQMA/wEAAQD/AAAAAP8EAP7//gAA/QEAAAACAf8A//8AAAAA/wAA
many for 2, NN, share 1	0.035	-0.023	AAMAAAD9AP4A//4AAf4A/gACAAAAAAH+AAICAAEAAv8BAP7+/wMAAv0AAAD+AwD/
many for 2, NN, share 2	-0.072	0	AfoAAAADAAEAAQQA/wEBAQD/AAAAAAAFAAD//QEA/QD/AAEFA/0B/wEAAAAC/QAA
many for 2, RB, share 1	0.026	0.085	/wMAAAD/AP8A//4AAf/9AAAAAAD/AAAAAAAAAAAAAAABAP/+/wAAAQAAAAD/AgAA
many for 2, VB, share 0	0.035	-0.008	/wIAAAAAAAAA/v4AAv8A/gABAAAAAAP8AAIBAAAAAwACAP7+/gL/AgAAAAD/AgAA
many for 2, VB, share 1	-0.053	-0.061	//wAAAABAAEA/wQA/wAFAAD+AAAAAAEFAAD//QAAAAAAAAECAf4AAAAAAAAB/gAB
many for 2, VB, share 2	0.058	-0.034	/gUAAAD+AP8A//wAAv7+/QACAAAAAAL7AAMDAgAAA/8CAP78/gP/A/8AAAD+BAD/
many for 2, none, share 0	0.022	0	/wIAAAD/AP8A/v4AAv///gABAAAAAAL/AAIBAAAAAgABAP8BAAEAAgAAAAAAAAAA
many for 2, none, share 1	-0.021	-0.017	/gAAAAD9AP4A/gAAAf4B/wAA/wD/AAEDAAEB/gEAAv0AAAADAPwAAP4AAAAC/QD/
many for 2, none, share 2	-0.088	-0.035	AvgAAAADAAIAAQUA/wEBAQD+AAAAAP8JAP7+/AAA+gH/AAEGBP0B/wIAAAAD+wAA
many for 2, share 0	0.046	-0.012	/gQAAAAAAAAA/v0AAv8A/gACAAAAAAT9AAMCAQAAA/8CAP79/gIAAgAAAAD/AwAA
many for 2, share 1	-0.023	-0.017	/v8AAAD9AAAA/wEAAP4B/wD//wD/AAECAAEB/gEAAv4BAP4B//4AAv0AAAAA/wD/
many for 2, share 2	-0.072	-0.035	APoAAAACAAAA/wQAAAAAAAAAAAAAAAAFAAD//gAA/QD/AAEGBP0A/wEAAAAC+wAA
many for many, JJ, share 1	-0.04	-0.002	AfoAAAADAAIAAAMAAAEAAAD/AAAAAAAEAP/+/f8A/wABAP8AAAEAAQAAAAAAAAD/
many for many, NN, share 0	-0.121	0	AvUAAAAFAAQABAcA/AQFBP/7AAAAAPwKAPv7/P8A+gH8AAMJBvoB/AMAAAAE+QAB
many for many, NN, share 1	-0.026	0.048	AfwAAAAAAAIAAQIA/gICAQD/AAAAAP8BAAD//wAA/AD/AAICBAIA/gEAAAAB/gAB
many for many, VB, share 0	0.044	-0.02	AAMAAAD/AP8A//wAAv7+/AAEAAAAAAP7AAIEAwAAA/4BAP3+/gQAA/8AAAD/BAD/
many for many, VB, share 1	0.076	0.034	/gUAAAD+AAAAAPsAAf///wAB/wAAAAP5AQIGAgAAA/0B///6+wT/Av8AAAD9BwH9
many for many, none, share 0	-0.076	-0.016	AfkAAAADAAIAAgMA/gICAv/8AAAAAPwGAPv8/f//+wD9AAIFA/0B/QIAAAAC/QAA
many for many, none, share 1	0.044	0.163	/QEAAP//AAEA//wAAAD+/gD/AAABAAH8AAEEAAAAAvwA/wD7/AX/AQAAAAD+AwH+
many for many, none, share 2	-0.037	-0.022	AP0AAAACAAEAAQIA/wEBAQD/AAAAAAADAP///wAA/QAAAAEBAf4AAAEAAAAC/gAA
many for many, share 0	-0.084	-0.02	BPcAAAAFAAIAAgUA/gIEAP//AAAAAP4GAPz9/v8A+//9AAEGA/0B/gEAAAAB/QD/
many for many, share 1	-0.007	0.157	//4AAAAAAAIAAP8A/gIAAAD8AAABAP8BAP8B/v///v7+/wMBAAEA/QUAAQABAAAA
many for many, share 2	-0.03	-0.026	Af4AAAABAAAAAAIAAAAAAQD/AAABAAACAAAA/wAA/gAAAAAAAP8BAP8AAAAB/wD/
many for many, sibling, share 1	0.007	-0.002	AAEAAAAAAAAAAP4AAAD/AAD/AAAAAAAAAP8AAAAA/wAAAAAA/wAAAAAAAAAAAQAA
neighbours apart, one clause to one	0	-0.023	/fv8//YF8v79CQUN+QD///38+vUBEPcDCvf+Af39/wL7+gUAAf39/wgKAwoFAwP9
neighbours apart, one clause to two	-0.013	0.018	AwD/AwD+AAIBAAEA/gEBAQAAAgABAgABAgL8Av4A/gT/AAMDBAABAQAAAAL+/wEE
neighbours apart, other clauses to one	-0.009	-0.103	BP//+PoJ+gD9//0J+QcDAvz6+fv8C/3/C/4A+f/7/wIC+QX8AvsB/wAI/wcA/wAD
neighbours apart, other clauses to two	-0.003	0.027	//4A/v8I/wr+EP8C8gz8C/f4+f8CBPX+A/H6/fT5A/r2AAz6/vgB8wkBCQAF/wEF
neighbours of other sentences	0.006	-0.207	BAUBBAMH/wcCCAD+9wX/CPf9AAEC/PIA+fz4Aff3AAD0AgIA/fsC8v/7CPwG+/f9
neighbours still	0.001	-0.094	/fz8AQH+/AEA/QH//wH//gL/AAEAAgABAQIDAQD9/QEAAAICAAEBAwEA/v////3/
neighbours turned, one clause to one	-0.014	-0.066	/gP8+fkN+wL8EQoM+Ar6Cvb9Af39B/cCBfb3Avz2BP7v+gcG//v9+f8GBwQEAgr/
neighbours turned, one clause to two	-0.021	-0.324	BP79/fgH/Qn8CgMJ+Qb+Bfz1+/f9Bv8HCvv++/b8///99AQF+voA+AUGBQYC+gX+
neighbours turned, other clauses to one	0.018	0.009	AgH5+PgB9wb6DQgB8gX4AvYBAPv4CPQCBvT///T3BgX4+Qz9//3+8QEHAQkF/gf7
neighbours turned, other clauses to two	0.003	0.01	AP8ABgX+//0AAQD//AIAAf7+/QIEAQD//P4CBAIAAQP7AwQBAAD/AgT/AQH9AQEA
new a	0.004	-0.125	/P/+Af8A+wn9DP4B9wT5C/f7/fz/A/sCBvcA+vX4B//0/AUA//7//v8FBAD+/QH/
new about	-0.038	-0.096	BPwBAwMCAgQDBAX++AQFCP74AgECAPoDAPr+/v3+/QT9AAUDBfoB+gD+A/8B/f0F
new above	-0.048	0	BPsBAgMDAgQCAgP+/QIEA//9AgID//4E/v7+/v///QP/AgEDA/4B/gL/Af8B/v4D
new across	0.175	-0.24	+QwA/vz3//b//PMCBvr5+QIL+/r6AQvwAwsNCwUCDfoI+/X18w79CvYD/gH4DQT4
new act 1 above all	0.008	-0.177	Av3+//8AAPv/+P8CAf39/gIA//oAAwX+AgQBAAICAwAIAPr/BQL/BP0E/QX+AQIB
new act 2 above all	0.19	0.098	9w7++/b5+/P7+PMEDffz9QMN9/r3BAzyBgoKCwMDEvQI+fjy8Qr+DPoE/gL7DQfz
new act 3 above all	0.019	-0.089	AAP/CAL/BQQBAgL+/wMDAv35AgMJ/fr79/sAA/3+/P/3BQIABPgA+v/5BPwCAfsB
new act of level 0	-0.101	-0.085	BvgABAcDAwQCAwX+/QMIBP/9AgIE//4H/vz8/f8A+QT7BAUICfoB+gT8Av4D+foJ
new act of level 1	-0.036	0.046	CwQDBAYOCQwIDgb69Ab/B/j3CAgF+/UD/Pb8/vP7/wfzBQwD/voD9Qv6CPwF/PIL
new act of level 2	-0.015	-0.098	/wH8AgYA/AMAAgIE/ggEBfz9BgIH/f/+//35APn9/Pv8/v4CBfj6+Qb/BQP/AgYE
new act of level 3	0.038	-0.153	/gD8+//9/Pz8/P0EB/r//gAF+/cABQH+Bf8FAAAAAgMB/fUBAAL9Bf0DAQMBBAYA
new act of level 4	0.037	-0.041	/gIAAQQBAv8B/PwAAf39+wD/AQQC/AP9+QEABAAABAD+A//9/v3/AwT9AP4BA/0F
new act of level 5	0.088	0.203	/QgAAf/9AfsA/fwAAv78/gIH+/39Awb4BAkGBwICCPcD/f34+gQAB/0A/wH9BwL7
new after	0.026	-0.003	AQEAAQACAAIBBP7//QL8BP//AQABAP3///0AAP3/AgT9BQP8AgAC/AD9Av4AAP0C
new afterwards	-0.051	0.096	BPsBAgEDAQMBAgT//wIDAf/+AgED/wAC///+/v///QP+AwIGBfwC/gT/Av8C+/0D
new against	0.002	-0.023	Af8AAQICAQEAAQIA/gEAAP8AAAABAP8A////////AQEAAAD//wEAAAEAAAAAAQAA
new ahead	0.06	0.025	/AYA//79//v///0BAf77/gEE/P78AQP6AgUHBAIBBfoC//37+wT+AfsC/gH8BAP9
new all	0.184	0.156	7xD99fD09vP49vQKDPnx9QQS9vTwBwrxDAwMCwkED/EJ9ffx8Q79DPUK+wf6DAzy
new alone	0.01	-0.024	AQEBAgICAQMBAAD//wIDAQD+AQECAAD+//3+//8AAAIAAgH+//3//QL/AP//AP4D
new along	-0.037	-0.007	Af4AAQEBAQIAAQEA/wEDAf/+AQEB//4B//7+AP8AAAH9AQIGBv0A/QMAAAAC+/8C
new alongside	0.092	0.25	/Ar+/vr8/Pn8/fwDA/75/QAC/v3/AP/6AQMCBAIABf0D/P75+QP/A/sE/wL9BQT7
new also	-0.025	-0.025	AfwA//4C/wL/AwMB/gH+AwD9/v/+Af8DAf////4A/wD+/wEAAP0A/gIBAQEB/wH/
new always	0.087	-0.004	+gj+/P34/fn9+voDBvv6+gMG/f38AgX6AgYEAwQCBvsG+/v5+Qf/B/sC/QL9BQT7
new an	-0.04	0.076	Av4AAgP+AAQBAgD/AQIDAf79AwUE/gAD/f79/Pv+/gP+BAIDA/8C/gv/BP8E/vv/
new and	0.031	-0.126	8Qb4/f79+fn7BQMIA/779wAC9vv+AwT7BQMFBgUCAvEA+fn28gX5/QIF/QT9AQv0
new any	-0.049	0.063	BPwBAwQDAgYCBAb++gQBBv75AwMD/vsD/fj7/P3+/AX7BAYEBfgC+Ab9A/4C+vwE
new approximately	-0.027	-0.039	Av4AAQABAQEAAQIA/gECAf/+AQECAP8E//3+/v8A/AP/AgECA/8B/wH/AQAB/v8C
new around	-0.026	-0.239	/gL9+/kA+QD6/gAFAP//+wEB/Pj4Bv8GBwD9/wIB/gD/9wABAAH/AAAK/AgB/wr6
new as	0.073	-0.084	AQL/AQD9/AL+BfkCAwP4//4A/f4FAQD6/wICAP3+BP4A/wP6+QABAP8CAgH8Bv/+
new at	-0.028	0.167	AAD+/PsE+wj8CP8B+AX8Avr9/vz+AvkFAvX9//r8AAH7+gr+A/gA/gUCBAMEAAD5
new away	-0.007	0.079	//4BAP//AAAAAgH//QIBAwD+///+Af0BAQAA/wAAAf7+/wEA//8A/f8BAAD//wL9
new back	-0.029	-0.016	BP0AAQH/AQAB/wP//wAEAQAAAQEC//8B/wIA/wEA/gICAf4BAQEAAv4AAAD//v8C
new because	0.023	-0.034	/gIA///+//////8BAf///wEB////AAH9AAECAQEAA/4B//////8AAf8A/wAAAQEA
new before	0.019	-0.032	AQEAAQEBAQMBAQAA/gL+AP/+AQEBAP/9//z9Af4AAAEAAAH8/v8B/wMBAAD+AgD/
new behind	-0.051	-0.001	BP0BAgICAgMBAQL//gIEAv/8AgID//8F//39/f7/+wX9AwIEBfwB/QP/Af8B/PwF
new below	0.041	0.005	AQMAAQH+AQAB////Av/+/wABAQEC/wD+/wAAAP8AAgIBAQD+/gEAAAD/Af//Af4C
new beside	-0.003	-0.038	/wEA//////7/Af8B/wAAAQD/AAAAAP4CAAAA/wAA/wH//wAAAAAAAP4B/wEAAAL+
new besides	0.111	0.073	/QgAAAD+AP4A//kAAf77/wAC/wD/AAH4AAIFBQAAB/wB//75+gX/Av4AAAD9BwD+
new between	-0.091	-0.004	BfkAAgMEAgYABAgA/AQDA//7AgECAP0I//r6/P3/+gP8AgUGBvoC/AT/Av8D+P4G
new both	0.052	0.046	+wb//v/8//z+APwBAv79/gED/v79AQH8AgICAwMBA/wA/v79/AL+APwB/wH+AwL+
new but	-0.081	0	BfsAAAEBAQIAAgQA/QEDAv/8AgEBAP0H//z7/P7/+gT+AQMGBvwB/QL/Af8C+/4D
new by	-0.043	0.094	//0A/wQGAQUDCQL/+gMGA/z+Av4IAAMFAvz8/fv//Ab6+v8H/fr++gYDAgEC/v0F
new chiefly	0.035	0.03	/Aj+/Pr7/fv9/f0EA/36/QH/+vv8AgH9BAACAwIBA/sC/AD9+wP/A/8D/wIAAQT7
new consistently	0.026	-0.002	/wIAAAD/AP8A//8AAf///wAC/wAAAAL+AAICAgEAAv8B///+/gIAAv8A/wD/AgH/
new currently	-0.078	-0.03	A/4BAgEFAQQBBAP//AMCBf75AQABAPoHAPn6+/3++QX6AgYEBvkC+QT/Av8D/P4D
new daily	0	0.18	Af0AAQL/AQIBAgIB/gIEAAEA/v4BAQD/AgEAAwABAQEA/v8A/wP/Af0B/wL+AgEB
new down	0.123	0.036	+Qz+/fz5/vn+/fYCA/v2+QEI+/37AQX1AgUHCAIBCfcE/fv1+gf/B/oC/wL6CwX2
new during	0.016	0.152	AAAAAQABAAIAAAEB/QD9Av/9AgADAf79Af/+Af//AAIA/f8B/gEA/wACAAP+AAAC
new each	0.046	-0.006	/wEAAAABAQEBBf4A+QH9Bfz/AAAA/vr///3/APv9/wH9AQP8+gIA+v7/A/7+BgD/
new elsewhere	-0.074	0.009	BPoAAAABAAMAAQUA/wIEAQD+AAAAAP0GAPz7/QAA+wL+AQMGBfwC/QMAAQAC+/8C
new every	-0.007	0.524	Avz//PsC/AD9AAIEAgP7AP4A/v/+Av4AAf8A/wAA/v79+gAB//4A/gIDAQIBAAb6
new faster	0.028	-0.034	/gQAAAD+AP8A//0AAv7+/gABAAAAAAH+AAIBAQEAAf8BAP///wEAAf8AAAAAAQD/
new for	-0.042	-0.004	+//79PIE9gT1/AQMBQL5/wMA8fXvDQQGDP/9/gQCAPUC9v/8+v//+wcM/ggH+Avv
new fortnightly	-0.015	0.057	Af0AAAEBAAIAAgMA/gEAAv//AQEB//8A//////8A/wEAAAAAAAAA/wD/AAD/AP8B
new from	-0.05	0.038	/QD9+fkB+f76/wQFAP8AAQIAAPj6CP3+CP3++wMBAP0C+QIB//sAAAAH/wYC/gP5
new half	-0.107	0.019	BvYBAQEGAQUBBAf//AMGBP/7AQEB//0I//z8/P7/+gX7AgUIBvkC+gX/Av8F+f4C
new how	-0.008	-0.03	A/4BAgIDAQMCAgL+/wIDAv/+AgMC//4C/v3+//7//gP/AgAAAgAAAAH/AP8AAP4A
new i	-0.13	0.04	BPb///0G/Qb/AgkD/AUFBf/5AgD/AfsNAfj6+f7/+wT8AQULA/cB/AQBAgEH9gP/
new if	0.028	0.054	/wQAAAAAAAAAAPwAAAD/AP//AAAAAP//AP//Af8AAAD/AAH/Af8A/wEAAAD/AgD/
new in	-0.05	-0.104	Av/+/fkA+QoBDAQA8wT6Cfn9/QP6BPIAA/n5//36/wH1AAcB/P4C9AcBBQIC+QX8
new into	-0.038	0.145	Af4AAQH/AAIAAQUA/wECAv/+AwIF//0D/vz9/P7//QT+AAIEAf0A/P8AAAAA/QAD
new it	0.023	0.11	/QAA/v8C/gH/Av8A/QL9AQAD/Pz5AwD8BP8CBAIABfz8/AL//P8A+/4DAAIB/gH9
new its	-0.016	-0.065	/QD+/Pv9/f79/wEDAAEAAAEC/vv6AgD/AwIA/QEA/P0B/f8A/gD/AfwD/wL//gX/
new jointly	-0.053	-0.12	BPsAAQEDAQMAAgQA/gEFAwD9AQABAP4FAP3//gAA/AP/AQEEBP0A/gEAAQAB/v8D
new largely	0.019	-0.041	Af8BAgMEAgICBAH+/AMEA/7/AQED//3+/vz9Av7/BP/9AgP+//0A/QH/Af//Av4B
new later	0.02	-0.024	/gEAAP//AP8AAAAAAQD/AAEE///+AQH8AQIDAwMBBPsA//79/gH/Af4A/wD/AgH+
new link and	0.013	-0.204	Agj++/wF/QcAAwAEAgD+Bfz7/v35BP3/Bvn6//b+CAD7//8D8wQA+QwBBQMBAvz9
new link complement	0.003	0.026	/AH+/v4A//79/wMD+wH+AP3/AgID//0A/v4A//z+/AP8AAMGBv4BAQQAAv8BAP4B
new link means	-0.061	0.011	Bf4ABAUHBAQDBgL8+QQGAvv5AwQG/vwC/fr7/Pn8/Af3BAcIAf0C+gj7B/4E/PoK
new link purpose	-0.035	-0.105	Bv8AAf0D/wUABAD//AIABP/+AQD9Af4EAPr+//3//wH9AAECAfsA/wT/A/8C/gH9
new link reason	-0.014	-0.04	Af8A//4B/wH/AAIBAAD//wD9//79AQEBAv//AP8AAgEA/wEBAP8AAQIBAAEB/gD9
new link relative	0.002	0.014	/Af89/II9fr5//8IAQH7/v0G+vTyCf0BCwH//v39Cfz9+wYF+gIAAAEH/wYAAAj3
new link result	0.02	-0.164	+wP8/PsC+/r4/gIHA/r39wEF+/j9BQf+CQH/AAABBv4E+/r7/wP+A/4E/gUA/wL9
new link time	0.02	0.155	/QQAAAAAAAAAAgAA/wL9Av/8AP8AAv7+A/r+AAD//gD9/gD7/wAA/f8CAAH9AwIA
new mainly	-0.039	0.06	A/7/AAEBAAEAAQIA/gACAP78AwIE/v4E/f79/f3//QQAAQAEA/8AAAH/AP8B/v4D
new me	-0.18	-0.017	BvEBAgIFAQcCAQv//AMLA//4AgABAf0OAfz5+P7/9Aj9AwQOCvkC/QcAAgEF9f8F
new monthly	-0.006	-0.005	Af8AAQIAAQABAAH/AAAC/wAAAQEB/wD//wEBAAAAAAEBAQAAAQEAAQD/AP//Af8C
new mostly	-0.002	0.043	Av4BAgIBAQIBAQH//wECAQD/AQEC/wAB//////8AAAAAAQH//gEAAAD/Af//Af//
new my	-0.016	-0.03	+////fwJ/Qb+CAUC+AUACP38/f79Avv+AvX8/fv+A/v7/gn+//gC+AQBAwAD+wH6
new myself	0.144	-0.01	+gwA///8//sA/vcAA/77/QEG/v39AgPyAgQIBgIBCfoD/f32+QX+A/sC/wH8CgT7
new nationwide	0.085	-0.037	+Qj//P36/fn++voDB/v6+QMG/f38Agb5AgYFBAQCBvoG/Pv5+Qb/B/sD/QL9BgT7
new never	-0.005	0.032	AP8AAAD/AAD//wEAAQAAAAAAAAAAAAAAAAEBAQEAAQAAAAEBAv8AAP8AAAAA/wAB
new newly	-0.019	0.055	AP8AAQEBAQEBAQH//wEDAQAAAQEBAP8BAP8A/wAA/gH+AgICBP4A/QH/Af8B/v4C
new nightly	0.004	0.052	/gD//wAAAP7//gABAv8A/gAAAAAAAAH/AAABAAAAAf//Af8AAAAAAAH/Af8AAP8B
new no	0.03	0.115	AAEAAAABAAEAAP8AAAH/AQAC////Af79AQACAQAAAv8AAAD7/QMAAP4AAAAAAwD9
new not	-0.16	0	CvIBAQIHAQoBBgz/+gUGBv32BAIC//oN//f4+Pv+9Qn6AgcNCfYD+Aj/A/8F9P4D
new now	-0.004	-0.055	/QIA//4A//7/AAEBAAD+AgEB/v/9AQD+AQABAQIBBPwB///9/f4AAP0B/wEAAAL9
new occasionally	-0.045	0	Av0AAQEBAQIBAQL//wECAv/9AgEC//4D//7+/v///QP+AgIEBP0B/QP/Af8B/f0D
new of	-0.065	0.1	/fj79PT/+fz4AgIJAgX6/QEA+fL1C/sGDQIA/wEAAf/9+fv//P78/v4P/AwF+w/1
new off	-0.007	0.064	AQAAAf8AAAEAAf8AAQD+AAABAP//AQL/AQABAgAA/wEAAQABAv8CAQIBAQAA/wD/
new on	-0.026	0.094	///9/f3++gH+AgMEAAH+BvwG//r8Bvb+BPf8/QP9+/3//QQBA/wC//0HAQUE+wP9
new once	0.038	-0.067	AAEAAQECAQABAQD//wAAAAAA////AAH7AQIDBAAABP8B///9/AP/AP4A/wAAAwD+
new only	-0.006	-0.029	AAAAAAAAAAEAAAEAAAECAQD+AQAAAAABAP///wAA/gH/AAACAv4A/gEAAQAB/v8B
new or	0.005	-0.009	AQH/AAL+AQAA/wEBAAD+AQAAAP8AAP/+AP//AAEAAAD//wH/AP8A//8A/wEAAP4D
new our	-0.072	0.032	CPgAAQEFAQkBBwb/+AUAB//5AgEAAPsEAPn8/f3//AX6AQcFBPkC+Qb/A/8C/PwD
new out	-0.026	0.079	Avz/AgP9Af//AAUBBP8BAAMC/f0CAf/+AQX+/wQBAf4EAPwBAQD+//sA/QH+AAL/
new over	-0.023	0.215	9f747+v88frx9v8RC/v39ggE9u3sDwkCFQcC/goGA/QG7vv++QP+BPwP+wsA+hHv
new per	-0.083	0.142	BPn//v8C/gL+AwYC/AMDAgD6AP8AAf0IAfz8/P8A+Qb+/QIGB/wA/wMDAAIC+wID
new regularly	0.078	0.353	/QcAAAH7APsA/fsAAv39/gEEAAAAAAL6AAYEAwIABfwC//77/AT/A/0A/wD9BQD/
new roughly	-0.079	0.064	CPYBAwMIAgsCCAn+9wcHCf30AwED//gH/vX4+/r++gn4AQYIB/cB9gb/A/8D+f0E
new round	0.045	0.026	/gP//v/9//7///0BAv78/wEE/v/+AQL8AQIDAgEABP0BAAD9/gIAAf4A/wD/AwH/
new routinely	0.031	-0.035	/wMAAAD/AP4AAP4AAf//AAACAAAAAAD+AAECAQEAAf8AAAD+/wEAAP8AAAD/AgAA
new since	0.005	-0.041	/QEAAAAAAQAAAAEB/wABAQD///8BAAD/AQEBAQAAAf0A/wIB//8A/wAAAAAB/gAC
new single-handedly	0.068	0.039	+wX//Pz7/fr9+/wDBf38+wMF/Pv6AwX8BAUEAwQCBPsH+fr5+Af+CPkF/AP9Bgb5
new so	0.07	-0.078	9wj++ff6+vn7+/oFBvv4+gMG+fn3BQX5BwQGBQQCBvoF+Pz4+AX/BfoG/AX9BQn2
new some	-0.016	-0.06	AAEAAAD+AAEAAAMA/QH/BP//AgAB//4AAP7+/f///gH+/gMB/f8B/QEAAgAB+/4A
new sometimes	0.034	-0.039	/QMA///+//0A//4AAf/+/wEC////AQL9AQICAgEBA/0B///+/gH/Af4A/wD/AgH/
new still	-0.052	-0.001	APsAAAADAAUAAwMA/QMBA//8AAAAAP8CAP79/v7//AH9AAMEAv0B/AMAAQAC/QAA
new successfully	0.072	-0.059	/Ab//f/7//v//PsCBP38/AIF/v79AQX6AgUEBAMCBfsF/fz6+wX/BfwC/gH9BQP9
new such	-0.094	0.068	BfgBAgMFAQQCAwf//gIGA//7AQED//0K//v7+/7/+AX/AAEGA/wB/gEAAAAD+v8C
new than	-0.026	0.171	Af0BAQEBAQMBAgP//QIBBP/9AgIC//wC/v4A////AAP9AwQEA/0B/AL/Af8D/f4C
new that	-0.037	-0.032	/gT++vUC+QL6A/8F/gH5AP79/Pr0BfsCCP7//P3+/fz9/QgB+P8C/wQEAgIE+wf9
new the	-0.007	-0.053	9/39//z/+v38BgAE/gT/Cv37/fv/A/kAAvkEA/79/ff3/gYEAP8C+wH/BQAABAP8
new their	-0.045	-0.128	Bfr/AAIDAAEA/gQBAgAF/AEAAf8BAAMCAAH//wAA/QYD//4DAwIABAEB/wEB/wAB
new them	0.042	-0.002	AgEBAgMFAAIAAfv//QL/AgD8AQIC//z9/v/+A/8ABAAB//38/v8AAwMAAAH+Bf//
new then	-0.004	0.122	Bv0CBQMGAgYCBAL9/AIDBf77AgIE//wA//r/AP7/AQP9BAIAAvsC+wP+Av8D//wD
new they	0.005	0.06	AwEBAgIBAgIBAAD//wECAv/8AgID//4A//7+/v///wT/AgEAAv4A/gH/Af8AAP4C
new this	0.046	-0.007	/QP//v3+//7///4BAv/+/wED/v78AQH8AgMDAgEBBP0A/v78/QL/Af4C/wH/AwP8
new though	-0.13	-0.016	A/UAAP8F/wcABAgA/QMCA/34BAEBAPsMAPj4+Pv++Af7AAYJBvkC+gYBAgAE9wH/
new through	0.096	0.104	/gkAAQX/Av0CAPv///wB/v0BAQQD/AH5+wIEBfz+CP//A//7+wX+Af79Av79B/4C
new throughout	0.049	-0.14	/AT//Pn8/fr9/f0DAv37/gIF+vn3BQL9BgUEBAIBBvwD+vz8+wX/Bf0F/gP/Awb5
new to	-0.028	-0.008	/wH8/PcH/Qf6AwUF/AD8Bf4B//3+BP0GAPgE//3/Av79+wEDAv3//AICAwMC/gQA
new together	-0.075	0.17	A/oBAgABAQMBAAT//gIEAQD8AgEDAP8HAP39/AD/+gQAAQIGBvwA/QQAAAAC+v8E
new too	0.011	0.001	/wIAAAH/AP8AAP4AAf8A/wAAAAAAAAAAAAEAAQAAAAAAAP///wEAAQAAAAD/AQAA
new twice	-0.103	0.111	CPkCBAQFAwgDBQb9+wQHBf74AwQF//wI/vr7/Pz/+Qf7BQYJC/YC+Aj9BP4E+PoJ
new typically	0.014	-0.003	AAEA//4C/wH/Af8BAAD/AAAB/v78AQH8AgMCAwAAA/4AAAAAAAEAAAEBAAEAAQH/
new under	-0.079	0.123	A/0B//4F/wUABAQB/QMHAv/5AgAAAf0GAfr8/P3/+gX9AAMGBPoB/QYCAQIE+wEB
new until	-0.075	-0.02	BPoAAQABAAEAAAUAAAEDAQH/AQAAAAAFAP/+/QEA+wMAAAAGBP4A/wIB/wEB+wAB
new up	-0.106	-0.012	BvkBAgIIAgoCCAj++gUIB/32AwME//kG/fT7/fz++Qf1BggJB/cD9Qv9BP4H+fwE
new us	0.047	-0.012	/AT//f39/vv+/P0CBP39/AIG/P38AgP8AgYEBAMBBvsD/v38/AP/A/0C/wEAAgT7
new usually	-0.035	0.021	Av0AAQECAQMAAgMA/QIEA//7AQED//wD/vz8/f3//QT9AQICA/0A/QIAAQAB/gAB
new weekly	0.003	0.098	A/8BAwIEAQABBP/+/QMAA/8BAQMD//v+//v/AQD//wH9AgP//v8B/AH+Af8BAP0B
new well	0.046	0.074	AAMAAAD+AP8AAP0AAf8AAAAAAAAAAAD9AAEBAgAAAwECAP78/QL/Av4AAAD+BAAA
new when	-0.05	-0.024	BPsCAwMFBAUEBQT9+gUFBv37AwQE/vgD/Pj8+/z9+QP3BAcFBPkC+AL8BPwE/voF
new whenever	0.115	0.412	+Qn//v34/vf++/gCBvz5+gIK/f79AQX3AgcGBgMCCPoF/fv4+Qj+B/oB/gH8BwP7
new where	-0.069	-0.056	//3//v7//v7//wICAgAD/wD+AAABAQAHAf79/AAA/AL/AQEHBP4B/gEAAAAD/P8B
new which	0.04	0.066	+wP++vkA+/v8/f0FA/77/QEC+fj2BgH8CAgCBAEBBP0C+//++gT/Bf0I/gb9Bgrz
new while	-0.005	0.078	/QD//PoA/P/9/wEDAP/6AAAA/vz6BAAABgAA//8AAv4B+wD///8AAAEEAQMA/wb6
new who	-0.093	0.189	CfcCBQYHBAkEBQb9+QUKBfz6BgUG/vsG/fn7+vv9+Qj6AwYLCvkC+Qb9BP4F+fcI
new with	-0.012	-0.064	+AL79vUD9wP0AfsKAAL+AP4C9Pf0C/oBDQL8AP7/A/v89wMF+/39/gAL/gkF/wzs
new within	0.019	-0.067	AgEAAQIAAQAA////Af8B/gAAAQACAAH///8BAQAA/wMAAQAAAgABAQH/Af//Af4D
new without	-0.071	-0.003	BvkCAgMGAwYCBgX9+wQHBv76AgIC//0E//z+/v3+/AT6BAUJCvgC+Qb+A/4E+v0G
not said: any	0.013	0.357	/wbx3toA6ALv/vgWCQDmAgUD+OPdIAEBKgX/AwgGC/X/3wD85PsDBAMl/h/8ABPv
not said: helped	0.12	0.644	+g388vPz9vT59/YICvjx9AUF9/nuCAn1CgsGBwYDDvgL8fr17Q/9CPgL/Qf5Bwrv
not said: joint	-0.045	-0.07	CP7++PX/+QT+/wEK/AMBAv75A/jzCQAEDgH+/f/+AAUA+AID9fwCAQYMAAsE/Af8
not said: junior	0.071	-0.375	AgMA//z//gH///0CAf79AP8C//37AgP6AwIDBP//BwMB/v/9/wIBAQACAQH/BAH8
not said: negated	0.055	-0.529	9wL58O768vn0/PcNB/vx+AcI9errDAT8EQcECAcFCO0E7fr06wT+BfkO/An+Ag3u
not said: occasional	0.085	0.253	/QkB/v0BAfoAAvkAAQL5A/0AAP76AgH2BQMCA//8BwH/+v76+QX+BPsEAAL7BwT9
not said: others	0.018	0.231	+gT++fkA+v79/v0EA/75//8B/f76AwH7BP0B/wEABvoD+/0B/Pz/AP4EAAMB/wf/
not said: partial	0.066	0.487	/Ar78vP2+Pv5+fkKBPvy+wII+/bxBwP2DgMGBAcBC/sA9AD28gD+AfgL/gj6CAf2
not said: past	0.06	-0.412	+gX//f78/vr9/PwCB/38/QIG/fz8AgT9AwQCAgMBA/sD+/v8+gT/BPsD/wL+BQT7
not said: planned	0.04	-0.404	9Qn88u779vz2+P0LA/7u/gIE9vPyCQX6DwT/BAMBBvUC8Pz38wcBAfoN/An9BhDy
not said: practice	0.068	-0.051	+wX//fz7/fv9/PwDBf38/AIH/Pz7AwX5BAYFBAQCBvsE/Pz7/AX/BfwD/wL+BAX7
not said: received	0.021	-0.542	///++/sA+wH8/v8FBP/8/wEE//z5BAb8BwMDAgIBBgAE+Pr7/QIABPsG/wX+BAj5
not said: supervised	0.192	0.643	8g39+Pb0+vX69/MGDff19gUM+ff2BAzxBgsLCwkECvYM9vLv7xH9DvII+gX2EAzy
not said: uncertain	-0.044	0.267	//3/+/n9/P78/QMEBf7+/gMA/Pr5BAMCBQUB/wMCAvwE+vwBAAIABf4E/QMB/wj3
not said: watched	0.05	0.288	+gP++fT6+vj79/wGBvv4/AQI+/j1Bgf9CAgDAwUDCPoK+Pj59wj/CPwJ/Ab/BAj0
number about → exact	0.272	0.457	7Rj78+/w9e/18+wKDvTr8QUW8vHtCgzmDxESEAkFGOsO8fXo6hP7EPEL+Qj1FBHr
number about → least	0.022	0.087	/wIAAAD+AP8A//4AAf///wABAAEB/wH+/wEBAQAAAf8BAP/+/wEAAf8AAAD/AgAA
number about → under	0.113	0.149	+Qn+/Pr6/Pr9+/gEBvz6+gMH/Pv6AwX3BAYHBgQCCPkG+vv4+Aj+B/oF/QP8CAb5
number dropped	0.189	-0.148	7Rb06+T07Ozp+O4UEfbc8AoT59/eFxDtGQwNDw0JFugK4+/i5wz2DfEb8hbzECDi
number exact → about	-0.011	-0.066	Av4CBQcGBQcFCgH7+AUECPv+AwcG+/kA+vr+APn8AQH7BAYCAvsA+wT7BPwBAPsE
number exact → least	0.053	-0.006	/gX//wD9//7//vwBAv79/gMG/fz8AgT5AwYEBQQCB/oAAP/9AAH/AP8AAAD/AwAA
number exact → most	-0.133	-0.027	DvUEDBAMCg8JDgv38goODvrxCwwQ+PMO9PP19vb78w/0DQsMDPMD8wv2B/gH9fMQ
number exact → over	0.033	0.038	/gL//v3//v/+//8DAv///wED/fz8AwP9BAMCAgIBA/0A/f/8/QL/Af4DAAL+AgP8
number in another form	-0.013	-0.043	9P747+P77/jv8gEOC/rw9goF7O7mFAv/FwcFAgsHBfML8fnz+gb+DPgV9xH9ARbu
number in another period	0.297	-0.247	8Rj++vns++/7+OwECfbx9gMT+vv5AwnoBA8PDgcDEvEM+vfr8RX8DvID/AP2FAj1
number in another unit	0.149	0.078	+Qv////5//r//fcBBP36/AIL/f79AQTzAgcGCAMCDPcE/Pz09wr+BvoC/gH7CQT6
number kept	-0.001	-0.529	AgP5APoGAQb8CQQJ/gL7BPgA+Pv5Aff7Afb/9/v7/gP9/w0C+vr++ggGAAP/AgH9
number least → exact	-0.059	0.045	BPr/AP8B/wL//wUC/wEDAAH/AP8AAQEFAQD+/QEA+wQB/v8FBP8AAgAB/wEB/AEC
number most → exact	0.121	0.682	9wz99/Xz+Pb69vgHCvj09QUL+ff2Bgr0CQsKBgkDCvYJ9vn29Ar9DPgH+gX8Bwr2
number most → least	0.108	-0.025	+Qr//Pz6/fn9+/gCB/z5+gII/Pz7Awf2BAgGBgMCCPgE/Pv5+Qb/BvwC/gH9BgT6
number new	0.359	-0.922	2iDx29Hc3Nji2+AfI+LY3Bol3tnXHyTcJychHCIWJ9oi2N7e1Sb0Kd8n6BzoICnV
number new, of a date	0.189	-0.145	8hH89PHx9vH38fIKD/Xz8gkQ9PDxCg7uDQ8PDA0HEPEQ7/Hv7hH8E/EN9wr3DxHs
number one more or less	-0.027	-0.041	A/4AAAADAAMAAgAA/QECAgD+AAAAAAABAP8AAP8AAAH9AQIDA/wB/QMAAQAC/v8C
number over → exact	-0.004	-0.026	AQAAAQEBAQEBAgAA/gEAAf/9AgEC//0B//3/AP7//gL8AwQBBPsB+wP9Av4B//wE
number with a period	0.025	-0.008	+gn//gIC/AP/BwIC/gQBAf3/Af8A//n5APoB////AgP7/QT4/QH++/8BAQL/BAT+
number without its period	-0.077	-0.021	Bvz//v/9AAP//gYE/wIEAwH8//3+A/4GAv38+gEB+QP+/gQEA/wBAAEB/wIE+QH/
object 1 clauses away	0.023	-0.035	+gf7/PsA+wD8BAEBAAH8//z8/vv6BgL6BP/7BPv8A/j7+QIB/fz9AAEG/gT8AQP6
object 2 clauses away	0.012	0.007	AgUA/v0C////AP4D/gH9Av38Af/8APr9AQD9//79/wH+/gb/APwB+/4CAQIAAgD+
object 3 clauses away	-0.057	-0.05	BPoBAQIBAgMCAQT//wEDAQD9AgABAAAF/wD+/QEA+gMCAP8CAgAAAf4B/wEA/wAB
object loose	-0.061	-0.033	/vv++//++f38/QgFAgH+AQMC//oDAgIHBgL9/QIBAP0E+/0D/Pr//QAG/wcB+wQA
object of another act	-0.015	-0.12	A//++fv/+v79/wMGAAP7AP4A+vn6BQECBgH7/gD+APkA+wAD/QP/BgAH/wUA/gkA
object of the same clause	0.016	-0.248	BAMBBAMCBvwEAv7+/v4E/PsEAgIB/PsA/P8D//78AQABA/8CAgT+AgH+A/0AAv0F
object taken over by an act of analysing	0.059	-0.163	+wb//v7+/v3//PwCBfz8+gEB/wABAAT8AAMCAgEAA/0F/vz6+gX/Bf0B/wD+BQH9
object taken over by an act of building	-0.01	0.015	Af8A/wH/AgH/AAL//wEB/wAA/wEBAAAB//3+AQAAAQMB///+A/4A/gAB/wEAAQAA
object taken over by an act of buying	0.033	0.099	/gQA////AP0A//0AAv/+AAABAAAAAAD/AAABAQAAAQACAP/+/wEAAf8A/wD/AgH+
object taken over by an act of care	-0.024	-0.046	AP4AAAABAAEBAQAA/wEBAQD/AQABAP4C//7+/wAA/gH/AQIDBPwA/gAAAAAB/QAD
object taken over by an act of checking	-0.067	-0.05	BfoAAQMCAQMBAgX//gEFAQD+AQEC/wAH//7+/AAA+gP+AQIGBPwB/QP+Af8C/fwG
object taken over by an act of cleaning	-0.038	0.016	Af0AAAEAAAEAAAIAAAAEAAD+AQECAP8F///+/gAA+wMAAAACAv7//wEAAAAB/v8D
object taken over by an act of cooperating	-0.132	-0.063	BPcA//4B/wH//wgBAQEEAQD8AQEBAP4MAfz8+AEA9QT+AAMKCPwB/AEAAAAD9gAF
object taken over by an act of designing	0.075	0.214	/QYAAAH9AP0A/vwAA/z9/AAEAAEA/wP6/wQEBAEABvwDAP37+wb/BP7/AP//BQD9
object taken over by an act of fixing	0.031	0.062	/AP//Pn8/fv9+/4DBP39+wEE/v38AQT/AwQDAQMBAv0E/Pz+/AX/BPsD/gL/AgT6
object taken over by an act of general	-0.048	-0.13	/wD//gIF/wH9/QMDAgIBAAL/AAACAgEGAvv9/QIC/v8A/gEB/vwA+wEAAAEE+gED
object taken over by an act of helping	0.065	0.025	AQQAAwMBAf8AAfz/AvwB/f8EAgME/gD8/QECA///BAECAv78AgP/Af7+AP/9Bf8B
object taken over by an act of improving	0.1	-0.018	+gj//Pr3/Pj8+fkDB/r6+QIF/Pv7Agb6BAYFBQQCBv0G+/n6+gf/B/sF/QP9BQb7
object taken over by an act of kitchen	-0.036	0.052	Af0A/wEA/wH/AAEA/gECA//8AgEDAPwFAPv9/f7//AX9AAMFB/sB+wIAAQAB/QAF
object taken over by an act of learning	-0.027	-0.002	A/4AAgMAAgABAAD/AQAC//7+BAMF//4E/v3+/v7/+wP9AwICA/4B/AH9Af4AAP0F
object taken over by an act of maintaining	0.036	-0.164	/QT+/P79/AH9//kD/QAAAgH//f3/Av/5AwIAAwABBPwA/P/++f7+AQEEAAMABQP9
object taken over by an act of money	-0.016	-0.064	/f///f7+/f7+/QACBf3//QED/v79AQMBAgQCAQEBAv4D/v0CAQAAAgEB/wEB/wP/
object taken over by an act of moving	0.039	0.14	/gYAAgP8//oBBPr/Af8CAv8BAf8C//3+/gEBAwD/A/4CA/z9AAL/BPkAAAD9BwL+
object taken over by an act of organising	0.021	0.1	BAMBBgf/AwAEAv38//8AAP3/BgkI+v4A+AP+//7+AAX+BwECBAEB/v/5AvoBAfkG
object taken over by an act of people	0.062	0.072	+wf//f36//v9+/sCA/z7+wEC/gD/AgH8AQMCAwIBBP4C/v77/QP/AvwC/gH/AwP+
object taken over by an act of performing	0.086	0.058	+wf//fv8/fr9+/oCBfz6+wII/Pz7AgT5AwYFBAMBB/kE/f35+gX/BfwC/wH+BgT7
object taken over by an act of reducing	-0.123	-0.051	CvYBAgMHAQsCBwn+9wcJCPzxBQIG//YL/vb19/n99A35AAgLCPcC9wgAAwEF9/wI
object taken over by an act of reporting	0.039	-0.089	/QL//v7+/v3+/v4CAv0A/gEG/v/9AQL7AQICAgEBBv0E//z8/Ab/Bf4B/wH+BQP8
object taken over by an act of selling	-0.002	0.033	+wD//Pv9/f39/gADA/7//gEC/v79AgIBAgIBAQIBAP4B/v8B/gD/AgAD/wIA/gP9
object taken over by an act of serving	-0.13	-0.056	CvQAAwcIAwcCBgz++gUJBf33BgYG/fkM+/f3+fz+9wr5BQgMC/YB+Qn8Av8G9/cK
object taken over by an act of starting	0.096	0.127	+An//Pv5/fj9+fkDB/r5+gIH/P37Agb4AwgGBQQCB/kH/Pr5+gj/CPoE/gL9BwX5
object taken over by an act of teaching	0.033	-0.032	+wP//fz9/fz9/f0CA/7+/gEE/fz6AgL6AwUDAgIBBPsC/f7//QH/A/4C/wL/AQP8
object taken over by an act of trades	-0.014	0.204	Av0AAQABAAIBAwEA/AMBBP/9AgECAP0C//0AAP//AQL+AAEEAv0A/f8AAAAA/gAC
object taken over by an act of training	-0.092	-0.067	BvoCBQYFBAQEBQT8/QMGA/z4BwgJ+vgJ+Pr6+vr99wj4CgcKC/gC+Aj4BPsE+PcL
object taken over by an act of unknown meaning	0.006	-0.039	AQH+/fwC/AP9APsD/gL7Af/4/gD9Af77BP0AAP3/+v//+wT+Av7+AQQEAAQAAgAA
object taken over by an act of writing	0.028	-0.095	+wMA//3+//z//f0AA/79/gABAAD+/wL/AAIBAQEAAf8CAf///wEAAv8B/wAAAQH8
object taken over, level rises by -1	0.005	-0.128	/wIAAAABAPz+BgD/AQEEAP8AAQIA//0A/gIDAf//AAEA/v0CAgT//P0BAgD/BP79
object taken over, level rises by 0	-0.013	-0.048	+vv++vkE+//9Af4CAQIFAwL+//37BQH+Bv7+/gMCAf8F9/4A/QD8AgII/gcB/wn8
object taken over, level rises by 1	0.025	0.043	+Qb79fL79fT19voJB/n7+AcF9/TzCgr+CQUFBgoGBPYM9vP79wf8CfIN9wr7AA31
object taken over, level rises by 2	0.062	-0.058	/AUAAQH9//0A/v0AAv/9/AAE/wEAAAP7/wUDBAEBAwIDAfz7/Ab/A/4A/wD/BAD/
object taken over, level rises by 3	0.128	0.2	+gr//Pn1/Pb99vgDCfn5+AQL+/37Agn3AwsIBwYDCfkK/Pb2+gz/DPYD/AL7CQT3
object taken over, level rises by unknown	-0.015	0.031	CgABBwoGCA4EC//4+wYFD/v1BQkH/fb9/Pz6Avj7+gbzBQcDC/j/+g34Bv4DAfsK
object taken over, other meaning	-0.004	0.082	APz7/wT/+f38/v0AAwQKAAAA/v8EAgH+AAP+AgUC/Af++wQDAAL5AQL/AgH7/wUH
object taken over, same meaning	-0.003	-0.036	+QP++/oB+/v6/f8EAwAA/wEB+fj2BQL8BwAC/wMBAfoB+gD++f/+AAAH/gUB/wj0
one became several	0.046	-0.227	/gT///77+//9Bv0C/wT9Bvn++f8ABPj3B/0ABvn8AgD4+AX2AAMB+f8ABQABBAAC
order turned	0.403	-0.296	4yL68Orl8uHz6uINGezl6Agl7e3oCxjdER8dGBAHIOEY6+ze4iD5HuYP9ArvHxjj
passive became active	-0.11	-0.055	CvUDBggIBgsFCgf79ggJCvz2BggH/PUJ+vj5+/r9+Av0CQgHCvgC9Qf5BfsG+fcH
passive without a subject became active	-0.046	-0.084	BvwBBP8EAgQCBgX/+AQCBvz4AgEDAPoAAf3/+v39/wX9AwICBfoC/gP9AgAD/wEG
period new	0.174	0.381	8wwA/f/4+vr/AfUB//36AP8J+/34AALvBAQHCAL/E/cF+Pzw9gj7APcD/wH3DAf5
person after → after	-0.041	-0.059	BPwBAwQDAwQCBAP9/AMEA//+AgIC/vwC/f7+/v7//QP8BAMEBfwB/AP9Av4C/fwF
person after → for	-0.038	-0.015	BPwBAAAFAAQBBAP/+wMEBf/9AQEBAP4CAP7+/v///gL9AAMEA/wB/AMAAQAC/v8B
person after → object	0.035	-0.014	/wH//v7///7+//4BA/7+/QMH+/v6BAb6BQYFBQQDBfoC/v7+/gT/BP8D/wL+AgL+
person alone → alone	0.079	-0.138	+An9+vv8+vb79vgFBfv3+gQG9/r6BQj5BgkIBgMDC/oE+/z7/Af+CvoE/QP8Bgf5
person alone → as	-0.037	0.086	BP0BAgIEAQUBAwEA/AT/Bv/9AgACAPsB/vv+/gD//wL8AgUEA/gC+gL/Af8C+/wG
person alone → for	0.06	0.124	/AX//v39/v3+/vwCA//7/QAE/v/+AAH6AQEDBAEABf0A///7/AL/AP4B/wD+BAL9
person alone → object	0.011	-0.076	AQH+/v4A/gD9//8E/wH9//////7+AQD+AgECAQH/Av7++gH//gMAAv4BAQL/AQD9
person as → alone	0.017	-0.03	AAIAAAH/AP8AAP8AAAAAAf8AAQMC/v///gAAAP//AAEAAQD/AAEAAP8AAAD/AgAA
person as → as	0.029	0.059	/gL//v77/vz/+/0CAv3+/AEB//8AAAP/AAMCAgIBAv0BAP3+/wH/A/8A/wH+AgEB
person as → object	-0.016	0.044	A/8BAgQDAgMCBAP+/AIDBP79AgMD/vwB/f3+/v7+/wT+AgL/AP7//gH/Af//AP4C
person at → at	0.08	0.021	/QYAAQH9AvsB//z/Af/8/AAEAQAB/QL7/gICBAH/Bv0C//36+gX/BPz///79Bf8A
person before → before	-0.006	0	AQAAAAEAAAEAAAAAAAABAQD/AAEBAAAB//8AAAAA/wEAAAABAAAAAAAAAAAAAAAB
person by → by	-0.013	0.142	/wD/AP8AAAH/AQABAwD//wEBAP//AAEBAP4A/wAB/gIC/v8AAf4BAQABAAEB/gIC
person by → for	0.027	-0.006	/wMA///+AP8A//4BAv///wD/AQAAAAD/AAAAAQAAAAIAAP/+/wEAAf8AAAD/AwD/
person by → from	-0.045	0.031	A/wAAAEBAAIBAgQA/QEDA//8AwEB//0F//z9/f///AX9AAICA/4A/AAAAQAB//4E
person by → object	0.034	-0.023	/QP//v79//r++/wBB/z8+wEF/v//AAT+AQUBAQIBAv8G/vv9/QQABvwC/wH/AgP8
person by → subject	-0.029	-0.021	Af8AAQEBAQEBAQH//gEBAv/9AgICAP4D//7//v///AP9AQMEBP0B/QP/Av8C/f4D
person by → with	0.054	-0.103	+gX//fz+/fr+/fwCA/39/AEG/f7+AQL7AgUEAwMBBfoD/v38/QP/BPwC/gL/AwX7
person during → during	0.017	0	/wEA//////8A//8BAf///wEC///+AQL+AQIBAQEAAv4B///+/gIAAv8B/wH/AQH+
person for → alone	0.017	-0.054	/AL//fv8/fv9+/4DBf38/AED/fz8AgMAAwUCAQMBAf0D/f3//gL/BP0D/gL/AQP8
person for → as	0.057	-0.044	/AX//v38//3+/vwBA/79/gEE/v79AQP7AgQEAwIBBPwC/v39/AP/A/0B/wH+AwP9
person for → for	0.013	0.126	//8ABgX/AgMB/AIAAfsA/wEBBQEG/QID/f/+AAEB/wEEAvz9AP4A/v3//wD+AvwA
person for → in	-0.031	-0.003	AP8AAAH/AAAAAAEAAAAB/wEBAAABAAEBAAEAAAEA/wAAAAACAQAAAAAAAAAB/gAC
person for → object	0.007	-0.007	/gb+/v/9AAL+AgEE/P/8//79AQACAf/8Af78/f7+AgL//wEAAf///QD/AAEAAAAB
person for → of	0.071	0.079	+gf++/n5+/n8+foFB/v6+QMI+vj4BQj5BwkHBQUDBvkF+/r7+gf/B/wF/QT+Bgb4
person for → on	0.019	-0.051	/wMAAAEAAP0AAAAAAAABAAAE/wAAAAD8AAIBAgEAAv0BAAD7/AL/Av4A/wAAAQH/
person for → to	-0.011	0.011	Af4A/wABAAH/AQAB/wABAAAAAAEAAAAAAAABAP8AAAH/AAECAf8A/wEAAQAB/wAB
person for → with	-0.049	0.091	APwA//8B/wEAAAMA/wEAAQD+AP//AP8EAf7+/gAA/gAB/wACAQAAAAEAAAAA/gH/
person from → by	-0.031	0.111	Av0AAQEBAQEBAQL//gEDAv//AgEC/wAC/////v///QEAAgECAwAB/gL/Af8B/v8B
person from → from	0.047	-0.164	AAYA/wH8AP8A/v4BAv79AP/+AwED/v//////Af//AAAD///8/AD/AP8A/wH9AQED
person from → object	0.05	-0.016	/gUA//78//3//fwBBP39/QEDAP//AQT8AQQDAgEBAv4D//38/gMABP4AAAD+BAH/
person from → on	0.004	-0.011	AAEA//7//////gABAf/+/wEBAP//AQEAAQEAAAIBAP8B//8AAQAAAP8B/wEAAAAA
person from → with	0.053	-0.098	/QT//Pn+/P3+/f0DA/76/QIF+/v5BAX7BgUEAwMCBfsD+v78+wP/BP0F/wT+AgT6
person gone, was after	0.008	-0.03	/gEAAAD/AP0A//4AAv///wEBAAAAAAEBAAEBAAEA//8AAP///wEAAf4A/wD/AQAA
person gone, was alone	0.102	-0.181	9g/9+fr4+/f8+fcGBvn5+QMK+/n3BAb0BQsJCAcCB/oI+fn19An9CfgG/AT7CQf5
person gone, was alongside	0.062	-0.01	/AX//v77//v//PwBBP38/AIE/v79AQT7AgUEAwMBBfwD/v38/AT/BP0C/gH+BAP9
person gone, was as	0.031	-0.038	/wMAAQH+Af8BAP7/Af8AAAABAQEC/wD+/wEBAQAAAQEBAf/+AAEAAv//AP//Av8B
person gone, was at	0.084	-0.032	+wf//v37/vv+/vsBA/37/gEE////AAL7AAMDAgEABP4D/f35+gb/A/sC/wH9BgT7
person gone, was by	0.062	0.219	/gUAAAD/AP8AAfz/AAD/AAACAAD/AAD7AQECAwAAAv/+AAD8/AEA//4BAgD/BAEA
person gone, was for	0.088	-0.114	/Ab+/fv3/fv99vkDCPn5+AIG/f38Agf6AwgFBQQCBP0I+/n4+wn/DPoE/QL7Bwb5
person gone, was from	0.102	0.047	+Aj+/Pv5/Pn9+/oDBvz7+gIG/f38AgT2AwYFBQQCB/oF/fz4+Af+BfkD/QL8BwT7
person gone, was in	0.009	-0.064	/wIA/wAAAAD/AAAB/wACAP8AAAAAAP/+AP8BAf//AwD+/wEAAP8A/wEAAQABAAD/
person gone, was object	0.001	-0.01	/wD//gH9AP7+/gAB/v78Av8CAAAB/wAC//8D/v7+AwAD/f8A/QP//wAC/wEB/gH+
person gone, was of	-0.029	0.169	AwT//f4CAgICAwIB/QIAAv/8A//9AP0CAf/9/v7//wH8/QQF/P0C/AMBAQED/fsE
person gone, was on	-0.033	-0.056	Af7//vwC/gH+AAECAAD//wEB/v38AwEBAwIA/wABAP8B/QEDAAAAAQIC/wIB/gP9
person gone, was subject	0.178	-0.24	7g389fHu9ez28PIJEvLz7wUR9vTyBw7yChINCgoEDe8P9/Xy9BD8EfMJ+gb5DQ/x
person gone, was to	0.077	-0.069	/QUAAAL8AP0B//0AAf/+/wEG/v7+AQP4AQQFBAMBBfwC/v75+gP+A/wAAAD9BgL/
person gone, was with	0.133	0.364	9wv9+/r3+/X89vUECfj79wQN+vr5BAnzBQ0KCAYDCPcJ+vj09wv9C/cF/AP5DAf4
person in → at	0.006	0.034	AQAAAQL+Af8AAAD/AAABAgABAP8AAAEAAAAAAQEAAAAAAP8AAAEAAP7/AAAAAAAB
person in → in	0.079	-0.186	+wb//Pz7/vr+/fsCBPz3+wMF+/r7Agb3BAYHBgYCCfgD/fz9+QQAA/0A/wD9BQP8
person in → object	0.152	-0.083	+Az//Pr3/Pj9+PcDB/r4+QQL+/r4BAnzBQkIBwYDCvgJ+Pf09gv+C/cG+wT7Cgj2
person new as across	0.07	-0.037	/Ab//v76/vv+/PsCBf37/AEF/v7+AQP7AQQEAwIBBPwD/f36+gT/BPsB/wH9BQL9
person new as alone	0.118	0.049	8g3//fv1/fX+/PQDBPvy/wAE+/77AQDzAgYICQMAC/cD/Pz09wcAB/oCAAH7DAb2
person new as as	0.054	-0.1	AgIBAwP9Av4C//3+Af8C//8BAgMD/wD9/QIDAgD/AgMCAv79/wX/A/7/Af/9Bv4D
person new as by	-0.014	0.034	Af8BAP8BAAIAAgAA/QH/Av/8AQIDAP0B//z+//7//gP+AgICAP0B/gEAAQAB//4B
person new as for	0.051	-0.102	/AL//PsB/f79/f0DAv76/AEG+fr3BAP7BQQEBQABCPcA+P//+gT/BAMEAAP/BAf2
person new as from	-0.046	-0.007	AfsAAP8BAAEAAAMA/wECAgD+AAAAAP8DAP///gAA//4A/wEDAv8AAAEAAAAA/gH/
person new as in	0.024	0.051	AwEAAQD+AAEBAP7/AAAAAQAAAgIAAAD///8AAAEA/wUAAQD/AQEA//4AAAD+AgAB
person new as object	0.066	0.124	/wX//wD///z9+/4CBfr4+f8EAP4D/wT5/wIAAQEACf0E/vz3+AL/Af4CAAH9AgAA
person new as of	0.069	-0.065	/Ab////7//v///wBA/36/AAC///+AAH8AAMDA/8ABfwC/v/4+QX/A/4AAAD9BQH9
person new as on	-0.013	-0.029	A/0BAQICAQQCAQL//gEDAv/9AgEC//8B//39/wD//QP+AgIBA/0B/gP/AAAB/v8D
person new as over	0.048	0	/QT//v78/vz+/P0CBP38/QEE//7+AQP8AQQDAgIBA/0E/f38/AT/BP0B/wH+AwL9
person new as subject	-0.022	0.135	/v7//v8B/gD+AAIBAQEA/wAC////Af8AAf79/gEAAP4A/wAC/gAAAP8BAAAA/wH/
person new as to	-0.071	-0.039	APwAAAAGAAMAAwcA+wQDBP/4AQEBAPwHAPr7+f7/+gP8AQMEAfsB+wQAAQAD+v8C
person new as with	0.068	-0.156	/gYAAAH8AfsA/voABPsC+P8CAgIC/gP8/gQBAv//AAICAf36/QX+Bv7/AP/9Bv4B
person object → alone	0.022	-0.059	AAICAwIBAv8DAf/8/wABA/8BAAD/AQD8AQECAgH/AgABAwAAAAAAAP//AP8AAgH+
person object → alongside	0.045	-0.014	/gQA///+//4A/v0BAv/+/gEE/v79AQL8AgMDAwIBBP0C//79/gP/Av0B/wH/AwL+
person object → as	-0.032	-0.099	Av4BAQECAQMBAwH//QIBBP/9AQEBAP8CAP7+/v7//QH8BAMEBfoB/AP/Av8C/f0D
person object → at	0.023	-0.065	AQEAAAAAAP8A//8AAv///gED/v/9AQP8AQMCAwEBA/0AAAD//wEAAQAAAAAAAQH/
person object → by	-0.011	-0.001	Av8AAAEBAAIAAQAAAAABAAD/AQABAAAAAP////8A/wIAAQABAf8A/wEAAAABAP8C
person object → for	0.116	0.173	9Qn9+PX2+fb69/gGCvn19gUN9/bzBQr1CAoHBgcECvQK9/n19Ar+CvgH+wT8CArz
person object → from	0.012	0.008	AAAA//8A/wAA/wEAAQAA/wED/v7+AQH9AgICAQEBAv4B/wAAAQEAAQABAAAAAAEA
person object → in	-0.048	0.063	AvwBAQEBAQEBAgT//wEDAAAAAAAAAAECAAEA/wEA/wD/AgEFA/4B/wL/Af8C/f8C
person object → object	-0.01	-0.08	/vsAAwH//QIA/gUC/f4CAf/9AgMAAP/9AgL///8DAwQBAPwAA/8CAwf+/wL+AQED
person object → of	0.059	-0.048	AAUAAAD/AAAA//sAAQD9/wED//79AgL6AgIDAwEBA/4B///5/AMAAv8AAAD+Bf//
person object → on	0.017	-0.01	AAEAAAD+AP8A//8AAP/+AAAAAAAAAAAAAAEBAAEAAAEB/v///wMAAv0AAAD/AQAA
person object → over	0.058	0	/QT//v38/vz//f0BBP79/QIF/f37AgT7AwUEAwQCBfwE/Pz7+wX/BfwD/gL+BAT7
person object → subject	-0.009	-0.082	Af4AAQECAgEAAgD//gH/AQEB//7+AQABAgH//wEBAAAAAAH/AP8BAAEBAQAB/wAB
person object → to	0.024	0	+wf//f75/vv9+v0CA/z6+wIFAP//AQX9AQUCAgMCAf0D//wB/gMABf4B/wH+AgD/
person object → with	0.015	0.291	AP8A//8B//7/Af4AA/8A/QAE/wAAAAD+AAEAAQEB//8A/gH/AQIA//4B/wAAAAH8
person of → by	-0.044	0	A/wBAgICAQMCAgP//gIDAv/9AgID//4E/v39/v7//AT+AgIDA/4B/gL+Af8C/f0D
person of → for	0.066	0.033	/AX//fz8/vv+/f0CA/37/gIF/f38AgL6AgIDAwMBBPwD/Pz4+QX/BPoD/gL9BgT7
person of → in	-0.028	-0.003	A/0A//4C/wQAAQEA/gEAAgD9AQAAAP8EAP7+/v8A/gP/AAECAf4B/wMAAQAB//8A
person of → object	-0.049	-0.006	BP0CBwgCBgQFBAT7/QMIBP77BQgJ+vsE9vn7/Pz++gX7CAQDCPkB+gP6A/sC/PgG
person of → of	-0.021	0.053	AgABAQIBAAIC/QMAAgEAAgIC/v4AAgEDAAQAAAEB/QADAf4DAwEBBP8B/wABAP//
person of → on	0.021	0.016	/gEA//4AAAAAAP8AAQAAAAAB///+AQH+AgEBAQEAAv8AAP8A/gAAAAABAAAAAgH9
person of → to	0.007	0.078	AQAAAQIAAQABAQD/AAAAAP8AAQIC//8A////AP8A/wH/AgL/AAABAAH+Af8AAP0C
person of → with	-0.019	0.048	Af4AAQABAAEBAAD/AAACAAD/AQEAAAECAP////8A/gL/AQECAv8A/wL/Af8B//8B
person on → object	0.006	-0.059	AAAA//8B/wD/AAAAAf8A/wEC/v79AQP+AgIDAgEBAf4BAP7/AAIAAgAB/wD/AgL9
person on → of	0.003	-0.067	AQAAAAABAAAAAP8AAAAB/wAAAAAAAAEBAAAAAAAAAAEAAAAA/wEAAAIAAAAAAQAA
person on → on	0.019	-0.099	/QQA/f7//v/+/v0BAP///QABAAD/AQD/AgAAAAAAAP8B/QH+/f7//wADAAH/AAH/
person subject → by	-0.059	0.012	BfoBAwUCAwUDBAT++wMGBf/7AwMF/vwE/fz+/v7/+wP8BQUFBvwB+gX9Av4C+/sI
person subject → during	-0.024	-0.028	//8AAP4CAP//AQEB/wH/AAAA/v79AQAAAgABAQEAAQD9AQIEA/wB/QIAAQAC/f8B
person subject → for	-0.003	0.002	AP///v7//v7+//8BAf/9/gEB/v79AQP/AgICAAIA//4B/f7//wEAAP4B/wEAAAP8
person subject → in	-0.015	0.137	Af4A/v4C/wIAAQMB/wEB/wD/AP/+AgABAwAA/wAA/gEA/QEC/gP/AAAC/wL+AgH9
person subject → object	0.004	0.053	BgACBQQEBAMEBQD9+wMDA/3/AwUD/vz//f3+AP3+AAP9AgIDAPsB+wL+A/8BAfsD
person subject → of	-0.026	-0.021	Av0AAQEBAQIBAQH//wECAQAAAQEBAAAB/wAAAAAA/wL/AgEBA/8B/wH/Af8B//4D
person subject → on	0.007	-0.01	AP8AAAABAAEBAQAA/wABAgABAAAAAP//AP8BAQAAAQAA///+AAH/AP8BAAEAAQD/
person subject → subject	0.019	0.261	/gL//fz8/fz++gACA/79/gEC/v7+AQH+AQAAAAIA//0E/v/+AAQABf0B/gH/AgL9
person subject → to	-0.037	0	A/4AAAEAAQIBAQIA/wEBAv/9AgEB//4D///+/v///AP+AQIDAv4B/gH/Af8B/f4D
person subject → with	0.039	-0.059	/gEB/wAC/wIBA/4AAAEAAQAC/v79AgH8A/8DBAAABfz9/wD9/gD/AAEAAQAAAv/9
person to → for	0.131	0.106	+Qr//vz8/vr+/PkBBfz5/AEJ/f77AQb1AggHBgIBCvgG/fv09gn/CPkC/gH8Cgb3
person to → object	0.033	-0.082	AAQA/wAAAAD/A/0AAAD8//39AAABAfoAAP0A//7+Af79/wD9/QP//AACAQD/BAP+
person to → subject	0.036	0.015	/gMAAAD+AP8A//0AAP///wAB/wD/AAH+AAECAQAAAv8BAP///wIAAf8AAAD/AgH/
person to → to	-0.031	-0.157	A/4A/vsB/QH9AAECAwIC/wH/AP3/BAMCBgIA/QIB/gAB/P0AAwMA/v8C/wQA/gH8
person to → with	0.072	-0.1	/QYAAP/+APwA//wAAv/8/gEE///+AAL7AQMDBAEBBP0C//76/AQAA/0A/wD+BQH9
person under → under	0.005	-0.031	Av8CAwQCAwIDAgH9/gIDAv//AgME/f8B/P///////wEAAgAAAAAAAAD9Af4AAP4C
person with → alone	0.016	-0.048	/wMAAAD/AP8AAP0AAAAAAAAB/wAAAAAAAAEBAQAAAv8AAP///gAAAQEAAAABAAH/
person with → alongside	-0.004	0.131	AAD/////////AAABAAD/AAH//v38Av0BAgD//wIAAP8A/QH//QD/AP4C/gL/AAT8
person with → by	-0.025	0	Av4BAQIBAQIBAQH//gEDAf/9AgEBAP4CAP7+/////gP+AQIBAv4A/gL/Af8B//4D
person with → for	0.032	0.057	/AT//v78/vz+/f0CBP3+/AED//7+AQP9AQMCAgIBAv0C//7//wL/Av8B/wH/AQL/
person with → object	-0.073	-0.088	BfcCAwQHAwgDBwT9+wQIBfv7BAME/PsG+/n7+/n8+Qf7BQUFBvsB/Ab+A/4C/PwE
person with → of	0.013	0.197	/gMAAAD+AP0A//0AAv/8//8AAQEB//8A//8AAAAA/wH/AAD/AAAAAP//Af//Av8C
person with → under	-0.087	-0.005	BvgBAgIHAgYBBAb+/QMGAv/9AQECAP8HAP78/f8A+wX9AwMHBvoB/QT/Af8D+v0F
person with → with	-0.082	0.33	AfoAAfwC/gYCAQn+AAIDAP/+Af77BP8JAvv6+v7+/Ab7/wMHCPwD/QUCAgEE9wID
person without → without	0.011	0	Af8AAAAAAAAAAAEAAAABAAED/v79AQL+AgMCAQIBAv4B/v///wIAAf4B/wH/AQL+
progress down 1	-0.026	0	Af0AAAABAAEAAQIA/wECAf//AAAAAP8CAP///wAA/gH/AAEBAf8A/wAAAAAB/wAA
progress down 2	-0.001	0.07	AAIBAQEAAQEBAf//AAAAAQD/AQECAP8A//////8A/gIAAgEAAf8A/wH/AP8BAP4C
progress gone from 0	0.095	-0.154	+Av/9/T6+/n7AfkFBv/0/wEI+vj3BQX3CgcEBgMABvoE9vr09AX/BPkK/Qb7Cgzx
progress gone from 1	0.034	0.071	+gb89vH79vf49/4ICPr29QUH9vX0Bwj/DAgHAwYDBvgG9fr49gQABv0J+wb+BQr0
progress gone from 3	0.01	0.071	AAEDAv4EAgEDBQD9/AMBA/z+AgIAAPz//v4AAfv9AAP+BAMDA/sC/AP/A/8BAf/+
progress lowest up 1	-0.085	0.057	//r//vwA/QH+/gYCAAACAAL9//79AgEHAv7+/AIB+gEC//8FAgAAAgAC/wEB/AL/
progress lowest up 2	0.031	-0.2	/wAAAP/+//0A/P8BA/8B/QEE/v//AQP8AQQEAgMBAf4E//7+AQQABf0A/gH+AgAA
progress lowest up 3	0.111	-0.055	+Qr//v36/vn+/PgCBvz6+wII/f38AgX3AgcHBgQCCPoE/fv5+gf+BfoC/gL9BwP7
progress new at 0	-0.025	-0.046	BP0BAgIEAgUCBAD++wQBBP75AwIC//wB//j8/vz+/AP6AgcBAvsC+gj+A/8D/f4C
progress new at 1	-0.061	0.086	A/cBAwQEAwUDAgj+/wQDBf38BAQG/foF+/v7+vv+/wb+AgYEBvsB/QX8A/4B/fsD
progress new at 3	-0.024	0.03	/v3+/foA/gD+//8GAv8A/v8D/vwBBQEFCAP9AgMA/gH9+QEA/wH/AQMFAAMB/gQA
progress same	0.027	-0.203	+gQB/f8CAP79AgIBAAIC//0B/vz7Av//AQABBAH9A//9Avz7/P39/v4A/gT+Awb6
progress up 2	0.02	-0.204	AAEAAAD+AP0A/v8AAgAB/gEC/v//AAL/AQICAQMBAAAC//7//wMABf0A/wD+AgEA
progress up 3	0	-0.036	AP8AAAAAAAAAAAEAAAABAAAD/wD/AAH/AAICAgAAAf8BAP8CAAAAAP4BAAD/AAH+
progress up to 3	0.03	-0.24	/wEAAP/8APsA/f8AA/8A/gEE/f78AQP9AgQFAwMBAf0CAP3//wMBBPsA/wD+AwH+
purpose with nothing behind it	-0.117	0.068	B/MBAwQJBQ4DCAz9+QkICP35AwED//sM/PX5+vr+9gX4BwYHC/cD+Qj9BP4F9v4C
quality gone from 1	-0.001	0.158	Av8AAP////8AAAABAgABAAABAAAAAP//AQAAAAAA/gEAAAD+AAEB//4AAQD/AgH/
quality gone from 3	-0.021	0	A/4BBAUDAwQDBAL9/AMEBP79AwUF/fwB/Pz+//3+/gP8BQMCBPwB/AP8Av0B/vsF
quality new at 2	0.069	0.028	/AX//v/7//v/+/wBBf39+wMH/f79AQb4AQkGBQUCBvkG/fv6+Af+B/wC/gH9BQL8
quality new at 3	0.22	-0.288	8hL++v3y/PT+9PIEC/b58wQP+vz5Ag/sAxMQDgcDEPQK/PL08Q/9EPoC/gL7DgX4
quality same	0.048	-0.001	/gb////+/vz+/f0CAv39/QEE//8AAAL9AQUDAQEBBP4B///+/wIABP4AAAD+BAEA
rank down 3	-0.012	0.064	AP8AAQEDAQEAAQD//wEBAP/+AAIC//4B/v////8AAf/+AgEAAf7//wD/AP8AAP8A
rank gone from 0	-0.001	-0.004	AwAAAQABAAEAAAEA/wECAf//AQAAAAD/AP8BAQD/AQP+AQEAAf4A/gEAAQAAAf8A
rank gone from 1	0.123	-0.273	/Az//fz3/fv9+/cDBfv2/AEF/v39AgX2AgMECQIABv4E/fv3+QQABv0C/wL8CQL9
rank gone from 3	0.115	0.12	+An+/Pr3/Pf8+/kEB/v5+gII+/v6Awb2BAcHBgQCB/gH+fn3+An+CfgG/QT7CQn0
rank gone from 4	0.042	-0.151	/wUAAgP/Av8CAfz//wAA///+AAIB/v/7/f4CAf/+AgH+AwH8AAEAAP/9Af3+A/4C
rank gone from 5	0.037	0.032	AQMB//4A/wQBAf3//gL9BP3+AgEC//z+APwAAfz+/gH7AgT//f4B/gIABAAAAgID
rank gone from 6	0.143	0.237	+Av++/n2/PX8+fcECfj2+AQO+vj4BArxBg0KCAgDC/cJ+Pj09wz+CvUG/AX6Cwf2
rank lowest up 1	0.069	-0.118	/Ab//v38//v//PsBBP38/AEE/v7+AQP7AgQDAwIBA/0E/v37/QX/BPwB/wH+BAL9
rank lowest up 2	0.027	-0.046	/wIAAAD+AP8A//8AAf///wABAAAAAAD+AAEBAQAAAf8AAP/+/wEAAf4AAAD/AgAA
rank lowest up 3	0.05	0.008	+wP////9//3//v4BA//8/gEF/v79AQP8AQQEAwMBBvsD/v37+wX/BPwB/wH+BAL+
rank new at 0	0	0.069	AAAAAAAAAAAAAAEAAQD9AAABAP8AAAH/AAD/AAAAAf8B/v78/AEAAf8AAAD/AQH+
rank new at 1	0.002	0.004	A/4AAAABAAEBAAAAAQAG//8CAP//AAH/AAICAf///gEAAP4BAAUAAf4BAAAAAgL/
rank new at 3	0.118	-0.019	+gsA/vz3/vb/+PgCCPr7+AQK/P37Awn2BAoJBwYDCPsH/Pr59wr+CvoC/gH8CAP6
rank new at 4	-0.018	0.064	AwIBBAQDAwUDBQD9+wQDBv34AgQF/fsC/Pn8/fz++wP7AgQBAfsA+wP9Av4A//0E
rank new at 5	-0.013	-0.07	/gH///78//3///8BAP8AAAAAAAAAAP//Af8BAAEAAAD//wAABAEA/gAB/wH/AAEA
rank new at 6	0.099	0.023	+wf//fv8/fv+/foDBP77/QEI/Pz7AwL3BAUGBQMBCPkF+vz39wf+BfoD/QP8CAb5
rank same	0.024	0.169	/QD+Av4F/QL/AvwC//74/v/++vv9BQP9AwD/AfwABv4D/gX+/wT//f8CAf/+AQL6
rank up 1	0.014	-0.122	/gAAAP/+AP4A/gAAAf///wID/v//AQL+AQMDAwMBAf0C///+/wMAAv0A/wD+AgH+
rank up 2	0.061	-0.042	/QX//v78//3///wBAf7+/gED/v7+AQL7AgMDAwEBA/0B/v78/AT/A/0B/wH+BAL9
rank up 3	-0.001	-0.031	//8AAAD+AP8A/wAAAQAAAAABAAEBAAAAAAEBAAAAAQABAP8A/wEAAv4AAAD/AQAA
rank up to 3	0.058	-0.03	/AX//v38/vz+/vwCAv7+/gEE/v79AgL8AwQDAwEBBPwC/f79/AT/BP4B/wH+BAP9
rank up to 4	0.024	-0.097	/wEAAAD/AP8A//8AAf8A/wACAAAAAAH+AAECAQEAAv8AAAD/AAEAAP8AAAAAAQAA
rank up to 5	-0.027	0.03	AP4AAAAAAAAAAQEA/wEBAQD/AAAAAAACAAAAAAAAAAH/AAADAf8AAAAAAAAB/gAA
rank up to 6	0.068	-0.085	/QYAAAD7APwA/fwAAv79/wADAAAAAAH7AAMDAwEAAv4D//76/QP/A/sA/wD9BQD/
rate higher	0.253	-0.002	8Rb9+vvv+/H8+u0FBvjx+QIP+Pr4AgjqBQwNDwUBEu8H+Pjs8RP7DfQDAAL2Ewf5
rate kept	-0.001	-0.02	AQMABgIDAwIA/f3//gUGBP39AwQF/P0A/v0B/fz9/wb8BgL+BgECAgH6AQAAAP8B
rate lower	0.116	0.041	9Az78u3y8/H18vcMDvXy8wgN9PHuCg33DQ4KCAwGDPMQ8PT18Q78D/QP9gv6ChLv
rate new	0.067	0.513	9An99fP/9v74/f4GBf/zAAEF+PnxCQT5DQACBwMBDvn89gL9+QH+AP0M/gj/Awzx
reach gone from 1	0.021	-0.073	+wT+/Pz+/fz9+f8EBPz8+QIE/fv7AgQABAUEAAMBAf4E/P0A/wP/BP0D/gL/AgL+
reach lowest up 2	0.064	-0.018	/Ab//v39/vv+/PwCBP38/QEF/v79AQT6AgUEAwIBBfwE/fz7+wX/BfwC/wH+BQP7
reach new at 1	0.038	0.085	/wMAAAD+AP8AAP4AAQD9AAED////AQL8AQIDAgIBA/0B/v/+/QH/Af8BAAD/AwH/
reach new at 2	0.073	-0.028	/Af////8//z//vsBAv79/gAD////AAH8AAICAgEAA/4C/v77+wX/A/0B/wH9BgL+
reach new at 3	0.103	-0.021	/wcAAAD8APsA/vsAA/3+/gEGAAAAAAL4AAQDBQMBB/8D//v5+QX/BPoA/wD9BgH/
reach new at 4	0.093	-0.052	+gf//f76/vr++voCBvv7+gMI/f38Agf3AwgGBQUDCPkG/Pr5+Qf/B/sC/QL9BgP7
reach new at 5	0.041	-0.071	/gMA///+//4A/v0BAv7//gED////AAL9AAICAgEAA/8C//7+/gMAA/8B/wD/AwH+
reach same	0.023	0.036	AAEABAUBA/4AAP3/Av8AAP8CAgIFAAL7/wIDAP8A/f//BfwDAwEABAD8Av3+BQAE
relative with nothing behind it	-0.006	0.063	AwABAgIEAgUCAgH/AAED/wH/Af8AAgL9AQH+/wABAAD+AQAA//8BAAT/Av8BAP0C
result with nothing behind it	0.145	-0.103	+Q7//fz8/vr++/UCB/n19wEJ/P37AQr1AgcIBgEBC/kH/Pfz9Q3/Cv0D/gL7CgT4
role	-0.013	-0.178	+QH++PgA+/75/wMGBP3+AP8C+vj4BAEACAEFAgT/A/gE+v0A/AH+BP0H/wQAAQv3
role about → object	-0.018	-0.047	/f/9+ff++fz6+QAGBf39/AUC/Pf4BwYDCAQCAAUEAv0G+v4B/AH/A/0H/AUA/wf5
role about → of	0.056	-0.047	+wX+/v38/vv++/wCBP38/AMH/Pv7Awb6BAcFBAUDBvoD/v39/QT/BP0B/gH+AwL9
role about → on	-0.016	-0.072	Av///f3+/v7+/gECAv/+/wABAP/+Af4BAQEAAAMAAAD//wIBAP8B//8AAAEB/gIC
role after → for	0.006	-0.016	/wD//PoC/P/+AP4C/gD+AQD//f38A///BAAAAf//AP4A/gIA//4A/wACAAIAAAL8
role after → object	0.012	-0.128	//////4A/v3///4CBP78+wAE/f7+AgP/BAUDAQAAAvwA///+/QQABf8D/wIAAQL9
role after → of	-0.054	0.09	Afr//fwD/gH/AQYC/wH/AQD+//7/Af0EAv7//gAA/wP+AAMFBPwB/QICAAEC/AL/
role alone → after	-0.002	-0.019	/gAAAP8AAAEAAP8A/wD/AAAC///+AQH+AQECAgAAAv7/AAEBAv8B/wEAAAAB/gAA
role alone → as	-0.051	0.273	Af4AAQIEAQUBBQH//AT/Bv78AgIF/vsD/vr9+//+/AD6AgYD//cA+AD/Af8D+/0E
role alone → at	0.001	-0.066	/v8A/P8C/v/+AgIB/QD/AP4B/QD9//3+AP8AAP3/BPz9/wEA//8AAgIBAQIBAgL8
role alone → by	0.074	-0.004	+gX//fz8/vv+/PsDBf37/QID/Pz7AgP6AwQDAwMBBP0D/vz6+gb/Bf0C/gL9BwT6
role alone → during	0.005	0.092	/wD//fv//v/9//8CAf7+/wEC/vz7AgL/BAIBAgIAAv8A/v//AAEAAP8CAAH/AQL+
role alone → for	-0.03	0.108	AP8CAgQHAgcEBQP+/AUEBv32AQQA//sB/vv9/vr+/gD7BQQAA/8A+gX/A/4E/v0C
role alone → from	-0.025	0.018	//////4A/wD//wEB//8AAQD///39Af8CAQD//QEA/v8A/wACA/7//v8BAAEB/AEC
role alone → in	-0.033	-0.091	/wAAAQADAAQBBQD//AMABP34AQQCAPoB//n//vr+AAAA/gIEAAD//gMCAQEA/gL+
role alone → object	-0.001	-0.122	/AD6BgX+Af3+AwX9/P4IAQL7AQABBPv/Bgb7/gL++/0B+wUDA/7/AQD//QIA/AAC
role alone → of	-0.03	0.083	//8AAf//AAEABf///gIDA//6//7/AgECAv7/Af0A/QH7AgEDAfsC+wQDAgIB/gEB
role alone → on	0.007	-0.117	+wIBAAEA//8CAv//AQH/Bf37/gP/Afn9/v/9APz+/gX+BAT7/f4B/QQAA/8DAwT5
role alone → over	-0.05	0.01	AP0AAP8BAAEAAAMBAQD////9AAAAAP8GAf77/P//+QIA/gECAf4B/wIBAAEC/AAB
role alone → subject	-0.052	-0.045	/vz//wAB/wP/AgUB/gECAf/8/wD/Af8FAfz9/f3//AD+/gMG/fkA/AIAAQAE+wP9
role alone → through	-0.168	0.029	B/EBAgQGAgkBBwz/+AcKB/73BAQF/fgO/Pf29/z+9Qj5BAcOC/UD9wf+Av8G8/sH
role alone → to	-0.048	-0.033	AvwAAf4CAAIAAQMB/gIEBAH9//8AAf8DAf7//wEA/AT+AAIFCP8B/gEAAAAC/v8C
role alone → with	-0.05	0.107	//v+/PUH+gP8BgUD/AL8Bf39+f31BfwDCPf7/vv++/z8+wYBAfwB/wEHAgUE/Qv1
role as → alone	0.03	-0.116	/wIAAQL/Af8BAf7//wABAf//AgMD/f7+/AAAAf///wEAAv/+/wEAAP//AP//A/8B
role as → object	-0.028	-0.041	A/4CBQcEBAUEBQL8+gMGBvz7BQcH/PkC+vn8+/r8/QX8BAUFA/wB/AT8A/0C/vsF
role at → across	0.008	0	/wEAAP//AP8A//8AAf///wAAAAAAAAAAAAAAAAAAAAAAAAD/AAEAAAAAAAAAAQD/
role at → alone	-0.059	-0.052	/wAAAP8FAAYABgMA/AUBBv/6/wD+AfsDAfr8+/7/+//7/wT/APoB+gMBAQEB/AP+
role at → for	-0.002	-0.104	/v///v4C/gH+AwAD/QH9Af/+/v7+Av4AAv7+AP//AAD//gAA/AAA/wICAAEAAQP+
role at → from	0.053	-0.031	/QT+/Pz7/Pv9/f0DBP38/AIG/Pv7AwX7BAYEAwQCBfsG+Pv6+Qb+BvoG/AX9BQf5
role at → in	0.036	0.119	AQUAAgP/Af8CAP7/AAEBAwAC/wIC/wH9/wIBAwD/AwABAP79AAEAAvz//wD+A/4B
role at → object	0.102	-0.006	/QYAAAL/APwAAfkABfz/+gAI/AD+/wL6AAgHBgEAB/oCAPz5+wb+Avv/Af/8CAD8
role at → of	-0.003	0.042	A/8BAgIBAgICA//9/AEAAf36AwUE/fwC/f38//v+AAX+BAEAAP8B/gT9Av4AAP0B
role at → on	0.021	-0.041	+wL//v4E/v7+AAABAAH7AQAD/P/9AP3+Af0AAAQABfwA+wH7+v3/AP0D/wIBAgT5
role at → with	0.053	-0.055	/gQA//8A//7///wAAv/+/gAE////AQL7AQIDBAEBBP4AAP/9/gIAAf8AAAD/A///
role before → of	-0.004	-0.032	/wEAAQIAAf8AAQH/AAD/AAD/AQIC/wEB/v8A/wAA/wEAAf8A//8A//8AAAAA/wAA
role behind as	0.09	-0.015	AAYAAQH7AfsB/fv/A/3//QEFAAAAAAP3AAYIBgIBBf4DAf37/gf/BP4AAAD9B/8B
role by → alone	-0.043	-0.055	BPsAAQADAQMBAQMA/wIDAQD/AAAAAAEEAP/+/v8A/gMAAQADA/8BAAIAAQAB/v8A
role by → for	-0.012	-0.097	Av4BAgMCAgICAgL+/wEBAv8AAQEC//8AAP8AAP8AAAL9AwEBAv4B/gH9Av4B//wE
role by → from	-0.043	0.009	A/4AAAACAQMBAgIA/QIDA//7BAEBAPwEAPz8/P7//AX9AAMEBv0A+wH/Af8C/f0E
role by → object	0.05	-0.141	/gX////7//r++f0BBvz7+wIH+/38AQb8AgYDBAUCBP4H/fv8+wb/B/sC/gL9BQT6
role by → of	0.049	-0.028	/QQAAAD/AP//AP0AAAD9AP8B/wAA/wD8/wADAgAABPwAAQD8/QD/AP//AP//AwH+
role by → on	-0.022	-0.033	Af8AAAAAAAAAAAAAAQAB/wAAAQABAAAEAAD//gAA/gEAAAACAQAAAAEAAAAB/wAA
role by → over	0.024	0.041	/wAAAAAAAP4AAP4AAQD+AAAE/wD/AAD+AQEBAAEAAv0A/wD+/QIAAP8AAP8AAAH9
role by → subject	-0.122	-0.021	BvgBAwMEAgcDBAf++wQHBf33BQME//sK/vj6+fv++Af6AwcMCfcC+An/A/8G9vwH
role by → to	-0.048	0.052	BPwAAQAEAAQBAwQA/QMAA//7AwEAAP4FAPv9/Pv//AL+AQEDA/0B/wMAAgAB/v4A
role by → with	0.122	-0.016	9wn//Pv7/fj9+/cDBvz5+wIJ+/37AQX0AggHBwUCCvYF/fv1+Ab+B/gB/QH9CAb5
role during → object	0.007	-0.02	/wAAAAD/AP8A//8AAQD/AAEA////AAEAAAEAAQEBAAABAP//AAEAAf8AAAD/AQH/
role during → on	0.04	0	/gQAAAD/AP4A//4AAf/+/wACAAAAAAH9AAEBAQAAAv8BAP/8/QIAAf4AAAD/AwD/
role during → over	-0.004	-0.004	Av4AAAEBAQIAAQEA/QECAf//AQAAAP7/AP8A/////gIB/wD/AAEAAf8BAAH/AQEB
role for → after	-0.035	-0.064	Bf0CBQYEBAUEBAP8+wIFA/78AwUF/f8B/P0A//3+/gX9BQIFBP0B/QT8Av0C/vkG
role for → alone	-0.032	-0.242	//8AAwL/AwAB/v8AAf8F/QEB/wEAAAUCAAMCAQEB/QICAf8GBQP/AAD+//8B//8E
role for → as	0.041	-0.006	/gMAAP7+//4A//0AAQD8/wAC/v7+AQL7AgEDAwEAA/sB/v///gEAAP4BAAD+AwL/
role for → at	0.049	0.092	AAQAAAH/AAIAA/4A/gD+Af8BAAABAP78//8CA///A/7+/wP/AP8A/wD/Af8AAv8B
role for → by	0.018	-0.104	/QL//fz9/f3+/v8DAv/9/QIF/Pv6AwP9BQQEAgMCA/oD/P7+/QL/Av4D/gL/AQT8
role for → from	0.05	0.049	/gQAAP/9//4AAPwAAQD+AP8CAAD/AAD9AAECAgD/A/8BAP/9/QP/Af8AAAD+BAH/
role for → in	-0.058	-0.018	BfsBAwQCAwYDAwX+/AQBBP76AwUE//0E/fz//P7//gT7/wYFBvsB+QP/AQAD+v4D
role for → object	0.016	-0.201	BAIABAICAvsBBPr//wEB/vr/AAMD+/r6/QICBff7Av36AfwBBP/9+v/8BP37BgD+
role for → of	0.007	-0.004	/gH//PoB+/z+/v4FAv8B/AEB/Pr5BQP+BQMDAwABBPwB/Pz+/QMAAP4E/wP/AgT7
role for → on	-0.034	-0.055	A/wBAwQCAgACAAP+/gEEAf//AQME/f4E+//9/v/+/gH/AwEAAQEA/wH+AP4A/f0D
role for → over	-0.034	-0.043	BPwBAgIDAQMCAQP+/gIEAwD+AQECAP8D//7+/wAA/QMBAf8BAQAAAAAAAAAAAAAA
role for → subject	-0.064	0.019	BvkBAgMEAgQCAwX+/gMFBP/7AgID//0G/vv8/QD//Ab9AwMGBvsB/QP+Af8D/P4D
role for → to	0.006	-0.026	Av8AAf8CAAEAAwAA/gEAAf8AAAAAAP7/AP8BAP//AAL9AAMCA/4B/AMAAwABAP8A
role for → with	-0.04	0.07	//3///4C/wD//wEBAQAB/wEA////Af8DAf///wEA/v8B/v4AAQAAAQAB/wEA/gL9
role from → by	0.003	0.055	AAEBAQH/Af4B/////wAAAgABAQEB/wH+/wEBAAAA//8CAf/+AAL/AP8AAAD/AAH/
role from → for	0.098	-0.046	+Qf//Pr7/fr++/oDBfz5+wIH/P37AgX4BAYGBQIBB/oF/fv4+Af/BvwD/gL9BwX4
role from → object	-0.057	0.075	B/0CBQYDAwUDAgT9/gQDBv/7BQMF/v4F/f38/P7/+wT+BAMEBPsB+wP+Av4A/PsI
role from → on	-0.039	-0.011	BPwAAAABAAAAAAMA/wEAAgD+AQABAP8EAP/+/QAA/AMA/wADA/8B//8B/wEA/v8C
role from → to	0.151	0.024	9A79+Pf2+fT6+fQFCPj2+AEK+fr1Agf0BQgKCAUBDPYG+vj09gz9B/YF/QP6DAn2
role from → with	0.08	-0.121	/Ab//Pn7/Pr9/PwEBfz6+wIF/Pv6AwX6BQUEBAMBBvwF+fv5+Qb/BvsE/gP9BQX6
role in → across	0.004	-0.012	/gH///7+//7///8BAf8A/wAB////AQEAAQEBAAEAAAAAAAAB/wAAAP8AAAAAAAEA
role in → alone	-0.039	0.046	BPwBAwICAgMDAQP//gEHAv/+BAUG//4D//3+/f///Af+AgEFBf4A/gH/AQAB/f4F
role in → around	0.088	-0.041	+Qj//Pr7/Pv9/voDBP35+wIG+/v5AwT4BAQFBQQCCPkB/f36+gX/AvwC/wH+BAT5
role in → as	0.036	-0.014	AAIBAQEAAQABAP7//wABAf8AAAEB/wH9/wABAf//AgD/AgD9/wAA/wH/Af//Av8C
role in → at	0.022	0.041	/AP/AgT8AAAABAD/+wD/AwEDAf0AAP///wABAQAAA/3+/wP9/wD+/gD9Af7/AP4B
role in → by	-0.081	-0.007	BvkAAgIEAAQBAgYA/wIHAgD8AgADAf8HAf38/P8A+gX+AAMHB/oB/QX/AQAD+v0I
role in → during	0.026	-0.063	AQEAAP8A/wAA//8AAAD/AQEC////AQL8AgMCAgEBAv8C/v7//wIAAv4C/wL/AgD/
role in → for	0.048	0.013	/gn//wH8//3//foBAP3+/wIA/wH/AAP7AgMDAgMBBP8C/v3+/gP/A/wAAAH9AgAB
role in → from	0.033	-0.042	AAIAAAAAAP4AAP8AAf/+/wACAAABAQH9AAIBAQEABP4CAP79/wIAAv4B/wH/AgEA
role in → into	-0.082	0	BPoBAQEDAQMBAgT//gIEAgD8AQECAP0H//39/P8A+gT/AQIHBv0B/gMAAAAC+/8D
role in → object	0.07	0.036	/Qb+//74/fv9+foDAfv9+gMI/fgBAwX8BQECBgYDB/sJ/vn4+QP9B/sD/QX+BQX5
role in → of	-0.025	0.095	Bf0BAAECAQEBBAEA/wICAv39BAUD/f0E/f3+/fv+/QX8AgAEAwAB/wP9A/4B/vsE
role in → on	-0.014	-0.006	BP8BAgEDAQEBAQP+/wMAA/8AAgME/v4A/v3/AAH//QH8BQMAA/0B+//9Av0A/v0D
role in → over	-0.031	0.09	/wD//v0B/gD+AAACAAD+AAD/////AAADAQD+//8AAQH+/wQGA/sB/gQBAQAD+wD/
role in → subject	-0.036	-0.036	Av0BAQACAQMBAgL//gIDAv/+AAAAAP4CAP39//7//gH9AQIEA/0B/QMAAQAB/QAD
role in → through	0.075	-0.042	+gf//v77//n//voBBP39/AEG/v7+AQL6AQUGAwIBBfsB/v38/AX/Av0B/wH+BAL9
role in → to	-0.105	-0.021	BfYBBAUFAwYDBgj8+gUHBf/6AgQG/foJ/Pr7+/7/+gb7BAUIBvsB+wX9Av4F+PwH
role in → with	-0.039	-0.067	AfsBAQEDAQMBAQT//gICAgD/AAAAAAADAAD//gAA/gD/AgADA/0B/wH+Af8C/v8B
role in → within	0.036	-0.014	AAIAAAD/AP8AAP8AAf///wAD////AAH9AQICAgEAA/8B///9/gIAAv4BAAH/AwH/
role into → in	-0.002	-0.021	AAAAAgIBAQEBAQD//wABAP/+AgID/v4B/v7///7//wL+AgICAv4A/wL+Af8B//0D
role into → object	0.1	-0.021	+Qn+/Pz6/fn9+/oCBvv6+wII/Pz6Agb3BAcGBQQCCPkF/fz4+gb+B/sC/gL9BgT6
role into → to	-0.032	0.046	BP0BAgMDAgMBAAT//wIDAAD+AQED/wAC/////wAA/gL/AQEDA/4B/wH/AP8B/f0E
role object → about	0.038	-0.002	/wMAAAD+AP4A//4AAf///wECAAABAAD9AAECAQEAAgAC///8/gL/Av0A/wD/AwEA
role object → across	0.04	0.053	/QT////+//7//vwCAv79/QED//8AAQP8AQMDAwIBBP0B/v39/AP/Af4AAAD+AwD+
role object → after	0.08	0.073	/QcBAAL9AP0BAvz/Av//AP8FAAEB/v75/wEFA///BP7/AgL7/gMAAP38Af3/BP8C
role object → alone	-0.031	0.02	+/0CBQACAQEIEgT6+gkHDfnzAgr7AfsG//f9/f/6/wP0CwT9CPUC8QX/BP0F+wT8
role object → alongside	0.073	-0.008	/AcA///8//z//vsBBP79/QEG/v7+AQP5AQUEBAIBBfwD/v37/AT/A/wB/wH+BAL+
role object → around	0.009	-0.007	/wABAQIEAQABAv/+/wIAAgAAAQEC//7///7//wAAAP/+/wL//v4A/gAAAQAB/wD+
role object → as	0.075	-0.168	9wT//Pr5/Pj9/voDCPv3/AIE/Pv7BAb7BQoIBQIBBvsC//v3/AMABfsCAAH8BgP5
role object → at	-0.005	0.222	AQH//Pr//P38/gMDAgD9+wED/v39AwD/BP4BAQEA//4C/wAA/wIAAf4F/gQB/wX8
role object → between	-0.023	-0.056	AP4AAAABAAEAAQL//wEBAQAA//8AAAEBAAEBAAEAAP8AAAIDAv8A/wIAAAAB/gAA
role object → by	-0.021	0.273	Af8BBAYFAgsECP/9+wEGA/v1AgcF/PsA/fn9+/f8/wP7AwUCAfsA9gX8BvwC/vgF
role object → during	-0.037	0.111	BPwBAgMEAgMCAwP+/AIEA//8AgID//0E//39/f///AT+AgEDBP0A/gH/Af8B/v4E
role object → for	-0.049	0.368	Bf7//PsD+gH9/gYCBAP+/QP//fv5BQQFBfz+/QMB/f4EAP8BB/8CAAIE/gQBAAL6
role object → from	-0.001	0.075	AAAAAP8B/wIBAQL//QIBAgD+AgECAPv/AP39/P//AQP8Agb/A/4BAAUAAQAC//4B
role object → in	0.001	-0.026	APz/AgH9AP8EBP4B/f8EAf/+/wEC//8D/gMB/wL+AAD8AgIEAAP+/wL9AQH+BAD8
role object → into	0.092	0.21	+wn//v79/vv+//sCAv34/gAG/v39AQH3AgMFAwAACPsB/f759wT+AvsC/wH8BwT8
role object → of	-0.029	0.29	A/r+/v8B/vz+/v8C+wMBBP78/gD8AvoAAAH8/gAA/QL8AAUC/gT/+/wE/wEA+Ab+
role object → on	-0.003	-0.046	/v//Af4D/wIABwH+/gD7AQAEAAH/AP4DAPv9/QL/BAUA/wQBAwABAwIAAAECAgH/
role object → over	-0.014	0.071	+/799vH++P35/QAJBv79/AIB+fbzCAMDDAL+/wMC/vwD9Pz++wL/Av8N/An//g3y
role object → per	-0.071	-0.074	Bfr/AAEBAAMAAQYA/QEEAQD9AAABAP8GAP79/gAA+wT+AAIHBvwB/QMAAQAC+/8G
role object → subject	-0.004	-0.103	+///AAAD/wT+AgQA/wICBQAD/f77A/wDBP79/v8BAP3+/wQB/v0A/AICAAIBAAEB
role object → than	0.076	0.406	/AX///78//3//vwBAf7//gAE/wD/AAL6AQQFBAEABfwC/v78+wb/BPwB/wD+BgL8
role object → through	0.011	-0.069	AAABAwYBAwMDBAH9/AEFAv4AAQQD/P0A/P4BAPz+AQD9AwD//gD//gH9Af4AAv8D
role object → to	-0.056	-0.023	Cf4A/wIEAgH/Agf++gUBBP79BP8AAf8DAP37/fv++gL9AP8G+/wC/QD/AgAC+/gG
role object → with	-0.008	0.238	/vz+/fwB/AH7AvwE/gD8//8H/vz9Bf79BQT8/v8B/wH9/AT//wP+AP0F/gX/AAX3
role object → within	-0.055	-0.004	BPwAAQECAQIBAQP//wEDAf/7AQEC//4F//z+/v7//AT9AQIGBPwB/QP/AQAC+/4D
role of → after	0.022	-0.006	/QEA//7///3//gABAv///gIF/v39AgP9AgQCAgMBAv0C///+/wL/Av4B/wH/AQL+
role of → alone	0.005	0.108	Bf8DBwoCBwUFBQD6/AQDBf3+BQcK+vr9+Pr+Afz+/gP5CgYBCPwC+AL4BPoA//cK
role of → as	0.033	-0.191	/wIAAAH+AP8AAP8AAAAAAAABAAEBAAD9/wACAwAAAf4AAP/9AAH/Af4AAAD+AwAA
role of → at	0.084	-0.06	+wb//v79//3///sBAv78/gEE/v79AQL6AQIDBAIBBfsC/f35+gX/A/wC/wH+BgT7
role of → by	-0.031	0.066	A/0BAQECAAICAwH//wEEAf//AQICAP4C////AAD//wL/AgEBA/8A/wH/AP8B//4C
role of → for	0.066	-0.161	+Aj++fn5+vn7+/sFA/z3/AMI+/r5BAP3BQYFBQUCCfkE+v74+QL/BPsF/gP+BAX5
role of → from	-0.008	-0.01	AAAAAgMBAgEBAf///wEBAgD/AQEC/wAB/v8AAP8AAAH/AgABAv8B///+Af4B//4D
role of → in	-0.091	-0.054	BvcBAP8H/wkABgYA+AYEBv71AgIBAPoKAPj5+/r+/QX5AgcMB/cD+AoAAwAH9/sD
role of → object	0.043	0.422	AQYECQz+CQYGCfz3AP4ABfz7BQgL+P//9/3+Af39BAP3BwH/A/f+/f33BvkBCfoE
role of → on	-0.046	0.076	B/sBAQEFAQgBAgUA+gMEBv/7AgEBAf4DAfz8/P3/+wUAAAEEBP0B/QQAAQAC/f0C
role of → subject	0.024	-0.017	/wEAAQIAAQEBAf/+AAECAQAA/wIB/wD9//8BAQAAAv4AAP/+/wAAAAD/AP8AAf8A
role of → to	0.026	0.134	AQEBBAYBBAADAf79/wABAf8BAgQE/v/+/f8BAv7/AAH/BQH+AQEBAAH7Av0AAvoF
role of → with	-0.008	0.111	AgABAwQCAgICAQH+/wEDAP/+AwIE/wAB/f////7//wMAAgACBAAAAAL+Af8AAPwE
role on → alone	0.012	-0.139	+gEA/fsA/f/+AQECAAEAAQEB/Pz6Av/9AwICAwMBAv3/AAD//wL//v4D/gIBAAX5
role on → as	0.01	-0.016	AAABAQABAQEBAQAA/wH/Af8AAAAA/////wAAAP//AQD/AQD/AP8A/wD/AP8AAf8B
role on → at	-0.021	-0.156	/P/9/Pv9/Pz8/QEEBP79/QIB/Pv7BAECBgIAAAQBAvsC/P8B/QH/Af0E/QMAAAX9
role on → by	0.004	-0.048	/AD////+/////v8BAv8A/gEA/v/+AAH9AQIAAQEBBP0C//7/+wL+Av8A/wAAAQL8
role on → during	-0.057	0.016	BPwBAgICAQIBAgT//gEDAv/8AgIE//8G/v7+/P//+wT/AwIEBf0B/gL+Af8C/P0E
role on → for	0.042	-0.092	/AT++/v9/Pv8/v0FA/77/AEC/Pv5AwL9BQMDAwEBA/sB+fz8+QX/APwF/wP/AQX6
role on → from	-0.026	-0.025	A/4BAgMBAgMCAgH//QICA/79AwIE/v0D/f3//v7//wP/AQIEBP0B/QL+Af8B/fwE
role on → in	0.031	0.085	/AIA/vsC/vz/A/4A///8AP4B/f77Af7+AgICAAD/BP79/gP+/QD///wAAAD/AgT5
role on → object	0.053	0.215	+QEB/vwC/v0ACvsC/gT8APz9+gH7/vv9Af0ABfz8Bf76/gP89wH+BAYDA//8CQH8
role on → of	-0.029	-0.169	//wA//8EAAH/AgEBAAEA/v4A/wD///8CAP/+/v3/AgD+AP8B//4A/wMBAgAD/gD+
role on → over	0.037	0.092	/wQAAAD/AP4AAP4AAf/+/gACAAAAAAH+AAEAAQAAAf8AAAD9/gL/Af4AAAD/AgD/
role on → subject	-0.043	0.086	Av4AAAABAAIAAAIA/wEDAAD9AP8AAQAEAf7+/gAA/QP/AAEEA/4B/wMAAAAC/QAC
role on → to	-0.019	0.317	A/sAAgIAAQEBAAIA/wICAQABAQED/gAB/v//AP8A/gACAQADBQAAAQD//wAA/v8D
role on → with	-0.048	-0.089	Av4BAAADAAMAAgIA/wEDAv77AgEBAP4DAPr+/v3//gX7AQQHBPsB+wYAAwAD+/wC
role over → across	0.019	-0.025	A/8BAQEDAQMBAgH//gIBAf8AAQEA/wD9/wABAv//AQD+AQH+/wEBAAL/Af//Av4C
role over → alone	0.022	0.045	AAIBAgMBAQEBAf/+/gEBAgAAAQEB///+/wABAQAAAQAAAQD/AAEA////AAD/Av8B
role over → by	-0.016	-0.01	Af8AAQEBAQAAAAIAAAABAAABAAAAAAAAAAAAAAAAAQAAAAECAP4A/wEAAAAB/QAB
role over → object	0.17	-0.198	9A/9+ff1+vP7+PUFCvj19wML+vr4BAjyBggKCQYCC/YI+Pfw8w39C/UG+wT4Dgr0
role over → on	-0.006	-0.002	AP8AAAAAAAAAAAEA/wD+AAD/AAAAAP8BAP8AAAAA/gD/AAEBAf8A//8AAAABAAAA
role per → object	-0.107	-0.016	CfYCBgQHBAkEBwj8+AcHCP34BAQF/vsJ/fn5+vv++Aj5BgYKCPYC9wf9A/4D9vkK
role round → object	-0.016	-0.032	AQABAgEDAgICAwD+/gECAv/8AQIB//0C/vz//////wH9AwICAP8A/QD/AAAB/v8B
role subject → alone	-0.052	-0.003	BPsBAgEFAgEBAwT//gMGAAH/AAEBAP8GAPv7/QAA/AP+BAIEB/8B/gIBAAEC/AEB
role subject → as	0.129	0.027	9A79+/n1+vT7+PQFCPj29wML+vr5BAb3BQkIBQUCCPYH+fr09Qv+CvcF/AT7Cgj1
role subject → at	-0.045	-0.013	BP0AAQIBAQEBAQP//wEDAQD+AgEBAP8F///9/QAA/AT+AwIEBP0C/QL+Av4C/P0E
role subject → by	-0.05	0.004	BfsBBAcCAwUDBAP9/QIGBP77BAQF/fwF/P38/f3//AT9BAMGBP0B/AX9A/0C/PoI
role subject → during	-0.059	0.051	BPwBBAQFAwMDBAX+/AMDBP75AwME/vwG/vz7+/7++gX8AwQGBvwB+wP/Av8D+/0E
role subject → for	0.005	-0.001	AAD+/fv9/P39/P8DA/39/QIC/fz7AgUAAwQDAQMB//4D+/z//wEAA/0E/gP/AAX6
role subject → from	-0.087	-0.041	BfkAAAEDAQIAAQUA/wICAQD+Af8AAP4JAPz7/AAA+AX+AQMDBPwC/QIAAf8B+/8C
role subject → in	-0.032	0.059	//sA/PoC/QH/AgMC/gP9AQD+/vz6BP8CBgH//wEA/f8A/AIBAAAB/AAE/wMA/QP+
role subject → object	0.042	-0.34	+QgCAQAGAfkBCf7+Avv9AfsG+//+AAD8AwL/Bv/8AvoABPz//P/+//oAAf78CQb8
role subject → of	-0.079	-0.055	BvgBAQEFAQUAAwX//AMFA//7AgEBAP4GAPz7/P8A+Af+AgIEBf4B/gP/Av8C+/4D
role subject → on	0.017	-0.002	/AEA/v3///3//v4BAv0A/wAE/f78AQL9AgMFAwIAAv0B//z+/wT/A/0D/gL/AgX8
role subject → to	0.031	-0.137	/QP++vcA+v/7/v0GA/35/QIE/Pr5BAP9BgQDAgIBBPwD+f7++wQAA/8G/wT+AQb3
role subject → with	0.076	-0.006	9wn++vr7+/j9/PgDBvv5+wEH+/v4BQT8BwUGBgMBCfkE+/r3/QP+B/kF/QT9BwX4
role through → object	0.029	-0.022	AAEA///+//8A/v4AAv8B/wEC//79AgL+AgICAQIBAf8F/Pz8/QT/Bf0E/gP+AwT9
role to → alone	-0.005	-0.022	AgEBAwQBAgMCA//+/AICA/37BAUH/PsD+/z+/fz+/QP8BAMBAv0A/AL9Av4A//0D
role to → as	0.008	-0.037	AQAAAQACAAIAAAEAAQABAAEA//8AAQL/AQD/AAEBAQAC//8AAAAAAQAB/wH/AQEA
role to → at	0.019	0.05	/wEBAQL/AQABAP//AQD///8AAQMD/gD+/gABAf//AQABAP///QEAAf//AP//Av8A
role to → by	0.014	0.116	Af8AAP8AAQEAAf8AAAABAP///wD+AQAAAf3/AP7//wD//wD+AP8B/wAAAQD/AQD/
role to → for	0.102	0.105	+AkA/vz7/vn+/fgBBf36+wEK/P76AQb4AwgGBgIBCfkF/vz4+Qb/BfsB/gH9BwX5
role to → from	0.123	-0.052	9wr++vf3+/X8+PcFCPr4+AQN+fj1BQj1Bw0KCAgDCvYJ+fj39wr9CvYG/AT7Cgr0
role to → in	0.037	-0.147	/wEA//79/wD//v4AAv/+AAEC/wD/AAP8AAMEAwEAA/8D/v3+/gMABAAB/wH/AwT9
role to → into	-0.069	-0.013	BPoBAQEEAQQBAgX//gIFAv/9AQEBAP4G//38/P//+wP/AgIEA/4B/gP/Af8C/P4D
role to → object	0.027	0.166	AwAAAwP8A/4BAAIAAP38/v7/AQQE/wD6/f4FAQD+AAL9/gL9/gP//QD/Af/8Av8C
role to → of	-0.092	-0.041	CPkBBAMFAwUCAgX+/QMDA/76BAQH/vwI/fn6+vz++Aj9AQQICPkC+gf/Av8D+/kJ
role to → on	-0.098	0.033	Avn//vwD/gP+AgYC/wH/AgD+/v7+Av0HA/78+wAA/QH+/gQJBvkC/AUBAAEF9wH/
role to → subject	0.056	-0.029	/gMA/wD+//4A//0AAf///wED////AQL8AQMDAgEBA/0C/v78/QT/A/4B/wH+BQP9
role to → with	0.05	-0.08	/gUA///9//z//vwAA/7//gADAQAAAAD+AAIBAgAAAQEBAv/9AgIAAv4AAAAAAwAA
role towards → alone	-0.016	-0.047	//8A/////////wEBAf8B/wAAAAAAAAECAAEA/wAA/wAB//8CAAEAAgAB/wEB/wH+
role under → object	-0.008	0	/wAAAAH+AP4A/wAAAf8B/wABAAAAAAABAAEAAAEA//8BAP8AAAEAAf8A/wAAAAAB
role under → with	-0.043	0.059	Av0AAAACAAIAAQIA/wEDAf/8AQECAP8FAP39/f4A+wT+AQEEBP4B/gP/Af8B/f4D
role with → alone	0.083	-0.025	+wkAAP/+AP4A//kAAf/7/wAC/wAA/wD4AAEDBQAABf0AAAD6+wP/AP8AAAD+BgD9
role with → alongside	-0.032	0.113	Av7/AAEBAAEAAQIA/wEAAgD9//7/AfwDAf7+/wEA/wD+AAIDAf4A/gAAAAAB/gAB
role with → as	0.066	-0.218	+gf//fz8/vv+/foBBf76/AEF/f38AQT5AgUFBAIBBvsC/v78/AP/BP0C/wH+BAL8
role with → by	-0.015	0.022	BP4BAwUDAwMEBQP9/AQEA/7/AwMC/v4A/v3+/////wP8AwMCAf0B+wP9Av0C/fsF
role with → for	0.084	0.063	+Aj+/Pv5/Pj8+voECPr7+AMI+/v6Awj4BAkHBgUDB/gG+/n5+Qn+CPoD/QP8Bwf5
role with → in	-0.012	0.114	AAEAAP7//wD///8BAAD/AAD+AAAAAP8CAQD+//8A/wP/AQECAP0B/wIBAAEC/v3/
role with → object	0.015	0.373	/wABA/sAAgMAAvz+/gIBB/39AQMC/wEA//8BAvn+/wAABgICA/4C+QH/BP4C//4D
role with → of	0.033	0.099	AAEAAAD9AP4A//4AAv///wED//8AAAH9AAMCAgIBAv0B///7/AT/A/wAAAD9BAD/
role with → on	-0.006	0.204	AP8AAf4DAP8AAv8B/QL/Af7///7+AfsBAfz9/v3//gD7/gUAAf0A/AICAAIA/wL9
role with → subject	0.026	-0.033	/QT//v7+//7/Af0C///9AP8AAP//AP//AP8AAP//AP///wH+/AAAAAAAAAD/AQP+
role with → to	-0.012	-0.089	AAD//vwA/QD+/gEDAv/+/v/9AgD/Av8DAv79/f///AQB/v8AAAEBAP8C/wIAAAL+
role with → under	-0.057	-0.034	BfoBAgIHAgUCAwT+/gIHAv/7AwQF//4F/vz9/v7/+wf+BAIFBvsB/gT+Af8C/vwF
said by both: helped	-0.068	-0.045	B/wFCA4LBwgMCgf5+gkGBvr2BQgJ/PkH9vb5+vn7/wjzBwoCCPUC9QT9BPsG/PkH
said by both: joint	-0.023	-0.037	Bfz+/fkA+gH/+gIGAP7//AUA/Pr9BwUEBwIAAQYDAQIH+P0FAP8BB/wH/AYA/wYA
said by both: junior	0.058	-0.13	/QEAAwL+//sB/v0AAQD8AgAF/wID//79/AUCAwIBAv0DBAH8+gAABP7+Af38A/wD
said by both: negated	-0.175	-0.06	BPD99vID+QH4/wwI/gMDAwL7/vb2C/4SDPz58wMB8QX/+gMOC/kE/QMHAAYH8gj+
said by both: occasional	-0.048	0.113	AP7+/vj++gT//QEHAv/+/wMA/f37BgQHBf7//QAB+QIG+gADBgECAgMD/gMC/AL+
said by both: others	-0.01	-0.036	/v7//v4A///+/wECAf/9/gABAP3+AAEBAQD//wAA/wED//0B/QEBAQEB/wEB/wL9
said by both: partial	-0.041	0.234	BP/+/PsB/QH8/QMHBwAA+wUE//b4CAYHBP///gMD+fwE+fsE/wMAAgMI/AYD+QH/
said by both: past	-0.069	0.037	BfoBAgQDAgMCAQX+/wIEAgD+AwID/v8G/f78/QAA+gQAAgAFBP8B/wH/AP8C/f8C
said by both: planned	-0.028	0.098	/P3++vT++/76/AAGAv7+/wME+/v2CAH/CgIC/gQCAP4BAP8B//4BAwAF/wMC/gf8
said by both: practice	-0.012	-0.047	AP4BAQECAQEBAQH/AAECAAAAAAAAAQECAAAAAP8AAAABAf8BAQAAAAEAAAAB/wAA
said by both: received	-0.041	0.028	AvsCAQMFAQUDBQT9+gUGBf/+AQD/AvwFAgD+/f7/+wH/AQIDAv4B/QQBAgAC/wD8
said by both: supervised	-0.094	-0.148	Avj//wAE/gT//gcC/wEEAAP8//4ABAEJA//9+gIC/QEBAAEJCPoB/gQC/gEF+P8C
said by both: uncertain	-0.01	0.002	AP///vv+/f7+/QACAv///gEC/v3+AQIBAgP/AAEBAQAD/gABAQABAQACAAEC/gEB
said by both: watched	-0.038	0.125	BfwBAwMDAgQDAgP+/AIDA//+AgIB//8D//7+//7+/wT+AgMEBP0B/QP9Av4C/fsF
sentences joined as a cause	0.07	-0.284	9wT++PMG9/j5APgIA/71/f4G9vXwBwH7DQUEBQD/CfYF9fz58gb+CPcJ/wb8BQry
share down 1	-0.043	-0.035	BPoBAQIDAgMBAQX//gMCBQH+AP8AAf8FAf/+/QAA/AD+AAIDAvwB/QEAAAAB/QAD
share down 2	0.022	0	/gH//v7+/v7//v8CAv///wID/f39AgP9AwMDAwMCA/0C/v/+/wEAAv4C/wH/AQL+
share gone from 1	0.094	0.175	+An9+vn1+/f7+fkFCPr5+gMI+/v5AwX6BQgIBQYCCfkH+/v5+An+B/gE/QP8Bwf4
share gone from 2	0.039	0.31	AwUA/P4AAQABAP8C/gH2AP8AA/z5Av39B/8BAv8AAAEB+f389gEBBPwE/wP+A///
share gone from 3	0.016	0.045	+wb//vj5+vn/+AEHBPwB+gcJ+vb2Bwj+AwP/BQQHAfoF9/b9+QD+BvsF+wL+AQb7
share gone from 4	0.053	0.169	/gIBAgP/Av4CAf3+AAABAQACAQMD/gH8/QEEAwEBAv8AAv//AQIAAf3+AP7/A/8B
share gone from 5	-0.019	0.164	//7/AgAH/gH+BQMC+AT/Af39AQAD/fwA/P39APv+AAH6AQYCA/r/+wT/A/4E//8C
share left	0.021	-0.106	/gL69fj7+Pf4+/gFBwL+BP0G/fv5BvsBAwMBBQP+Bvb/9vz9+v77Av0JAgn+Agj8
share loose	0.031	-0.154	/AP7+fr5+vz4+P0JAvz9+gAB+Pf6BgQBBwgHBAEAAvYG+vr7+wb9CPsFAAb+BQb7
share lowest up 1	0.067	0.266	+wgA/fv6/fr+/fwCBv36/gIF/f78AgP7AwQEBAQBBPoC+/z5+wT/BPoD/gL+BQP4
share lowest up 2	0.019	0.134	/QP+/Pr7/Pr8/P4DBPz7+wID/f37AgL+BAMBAgMCAfwC//8D/wEBAwEAAQAB/wD/
share lowest up 3	0.135	0.055	9wr++vn3+/f8+vcEBvv5+QII/Pz6AwX2BQYHBgQCCvoF+fr2+An+CPgF/gP7Cgf3
share new	-0.001	0.104	AQAAAQH/AAEA/wIA/wAAAQD+AgIC//8B/////wD//wIBAAAAAQAAAP8AAAAA//8C
share new at 1	-0.071	-0.052	BvoBAwUEAwUDAwT++wMEA/78AwMF/vwF/fv8/f3+/AX8BAQGB/oC+wX9A/4D+/oH
share new at 2	0.038	0.063	/gT//fz5/vv+/v0DA/75/gEG//79AQH8AgUCAgAAA/wC/f/9+wIBBP8BAgH/AwH9
share new at 3	-0.122	-0.032	BPcAAAACAAEA/wUAAAADAAD8AAAAAQAKAf/9+wAA+AT+AQIJBvoC/gMAAAAE+AAC
share new at 4	0.091	0.071	+wf///78//z///oBAf78/wEE/v79AQP4AgMGBQIBB/oC/v76+gX/Av0B/wH+BgP8
share new at 5	0.197	0.296	8BD88/Hv9vH19+0NCfXw+AQR8/HuCQXxDggOCwoEEPMF9vb08hL8BvAJ+wX3DQ/v
share of neighbours	0.005	-0.005	AwD/AgP7AwECAgT6AfsB/wQFBwEH+gf++gT8/wAFAgUFCAT9AQH+//39AfwGAP8C
share same	-0.045	0.064	Afn//v3+/v//+wYEA/8GAAT9/QACAQMAAwP8/gME+wAC/vwCBv0BAAUDAAUB+QMB
share up 1	0.062	0.188	/Af//v0A/vv///0BAwD7/gEG/f79AQH6AgMDBAQBBPz//v77/gMAAfsC/wH/AwL7
share up 2	0.017	0.004	/wEA///+//7///8BAf///wAD/v/+AQL9AQMCAgEAAv0B//8A/wIAAf8BAAD/AQL/
share up 3	0.077	0.106	/AX//Pv7/fv9/vsCA/37/QEG/f37AgP6AwUFBAMBBvsC/P37+wX/BPsCAAH+BAT7
share up to 2	-0.041	0.003	BvsBAgIEAQUCBAT+/AMEBP/8AgID//0D//z+/v7//AT8AgMDBf0B/AL/Af8B/f0D
share up to 5	0.127	0.282	9wr9+ff4+vb7+vcFCPv3+QIN+fn1BAb0BwkICAcCC/YE+Pr29Qj+B/cG/gP9CAn0
skill gone from 1	0.029	0.499	/QEA/vsA/v///v8CAP/+AgEC/fv9AwH9BAIEBAMBBvwB/QH9/AD///4EAAIAAgP/
skill gone from 2	-0.067	-0.04	B/sCBgcCBQQEAwT7+wQGBf35CAgJ/PoF+fn7/Pv9+Ar8BgMGCPwC+wT8A/0C/PoH
skill gone from 3	-0.025	-0.087	Af8A/wACAAL/AAEBAAECAQAAAf8AAAIAAP7///8AAQD//wEEBP0A/gMBAAEB/f8B
skill gone from 4	-0.037	0.019	BfwBAgMEAQQBAwP//AMCA/79AgIC//0D/v3+/v3//QT+AwICBP0B/gL+Av8B/v4D
skill new at 1	0.006	-0.069	AQMAAP/+AAAA/wIB/wD+AgABAf8AAP/9AAAA/wAA/wD/AAMA/QAB/gD/A/8A/v0C
skill new at 2	0.154	-0.132	9wz8+fb2+fT58/YICfj19gYO+PX0BwzwCQ8LDAkFC/IL+Pjz8gn9DfcG/AT5DQb4
skill new at 3	0.032	0.001	/AX//v36/vr+/vsBA/36/QAD/v7+AQH9AQUDAgEAAv0D/v38/QT/A/wB/wH+AwP9
skill new at 4	0.157	-0.079	9g3//v/5//v//fUCA/z9+gEG/f79AQfyAgoKCgIBCvoD/fr39Qr+CP4CAAH9CwL8
skill same	0.008	0.162	/QAAAgH/AP8C/gMBAP7//gD9AwEA/gH9/gIAAgD/BP8F/wD9/QEA//0CAAEA/v//
skill up to 4	0.054	0.082	/gP////+//3///4BAv/+/wEF/v79AQP6AgQEAwIBBfsC//79/QMAAv4A/wD/AwH+
small number new	-0.09	0.106	A/r//v0C/wT+BQcC/gIBBP/5Af4BAfwIAPr6+////wD6/wQHBPoA9wQAAQAE+/8B
subject became the object	0.026	-0.044	/gIA//4A//3/AP4AA/39/wAC/v78AQH/AwMCAQEAAf8B///9/wEAAv0C/gH/AwP9
success gone from 1	0.068	-0.071	9wkB//3/AP0AAfn/AwD4//8F/wEA/wD5/wIDBf7/Bv78AgH8/gIB/wD+A/7/AwD+
success gone from 2	0.031	0.113	+AL++ff8+vr6/v4GBf37+wIE+vj3BQMABwMEAgQCBfkC+v7++wL+A/wG/gQAAQb4
success gone from 3	0.093	-0.009	+QkAAPz9//oA/fcABvz8/gEH/P78AQf5AggGBQIBB/oEAPv7+QT/Bf0A/wD+BwP5
success lowest up 2	0.078	-0.028	/Qb//v3//vv///wBAv/8/wEF/f79AQL6AgMEBAEBBfwC/v36+wT/AvsB/wH9BQL6
success new at 1	-0.042	-0.037	//7//v///////QADAAAA/f37AwED/vwF//78/Pv9+wX/AQMDBP4A/gMBAQEA/AEE
success new at 2	0	0.019	Af4AAAACAAIAAQEAAAEAAQAAAAD/AAAAAAAAAAAAAQAAAP8AAP8BAQEAAAAAAQD/
success new at 3	0.032	-0.101	/QH//fv+//79AP8EAf8C/AEE/v39Av/+BQUBAQUBBfz//v0A/gT9APsE/gMABAb/
success same	-0.005	-0.054	/v8A//78/gT+/wMC/wAC/wIC/vz5AwEDAgID/wIBAP8EAP0DAAMA/vwB/wEB/QX/
success up 1	-0.001	0.059	/gEA//7+//7///8BAv/+/wAA////AP8BAQEBAAEAAP8AAAAAAAEAAAAAAAAAAAD/
success up 2	0.066	-0.024	/QUA//7///z///wBAv/8/wEE/v/9AQH7AQIDAwEBBP0B/v77/AP/AfwBAAH+BAH8
success up to 3	0.077	0.035	/AX//v39/vv//vwBA/78/gEG/f78AQL5AgQFBQIBBvwC/v37/AT/AvwB/wH9BQL7
swap of name	0.007	0.018	A/8A//3///7//gIBBP/+/AID/v/8AgYBAwUBAQQB//4E/v3+AAQCBP4CAAEAAQL9
swap of name, likeness 0	-0.001	0.008	AQABAQABAP8B/wAAAQAB/wEB/wAAAQP/AQMCAAIBAf8CAP4BAQIAA/8A/wAAAQH/
swap of name, likeness 1	0.028	-0.095	AP8AAP////8A/gAAA/8A/gIE/v79AQT/AgUCAgIBAv4E//v//wMABP0B/wH+AwL9
swap of name, likeness 2	-0.029	0.046	Af0AAP8AAAAAAQQA/wEAAAEB///+Af8AAQH/AQEAAP8A/wH//wAAAAEB/wAB/AD/
swap of name, likeness 3	-0.003	0.061	AAAA//8B/wEAAAAAAAD/AAACAP//AAH/AQEBAQEAAAAA/wABAQAA/wABAAAAAAD/
swap of noun	-0.003	-0.086	9gP87PP58wD2BQMK+AMDCv0A8/DvDvT8EPj7/wD8B/z6+gME+P35/voNBwv6/A73
swap of noun, likeness 0	-0.024	-0.141	AQIA//0C/QMA/AcC//8AAQL+/gD8A//9A/4AAAYABf0A/wECBfv/Af0E/wMC/wT8
swap of noun, likeness 1	0.035	0.221	9gP9+Pn++vn7AfoG/AH6AQAC9/z3BP0ABgMDAgH/BvP++AICAP/8BPwF/gX8BQf6
swap of noun, likeness 2	0.016	-0.053	+gH+/P76/AT++wACAAEEBAD++/v9Avv/BQADBAf/AP3+/AP9+v37//wBAwH9AQP7
swap of noun, likeness 3	0.035	0.021	/AX/+vr9/QX9BQME9/4CBf8D9vX2Bv7+CQP9BAH/Af/8+v///wT++QEGBAT+/wb5
swap of noun, likeness 4	-0.064	-0.091	Avv//f4C/gn+BwcC+wMACP////39AvsDA/79/P///QL8/QUG//0B+gIBAgED+gH/
swap of noun, likeness 5	-0.018	-0.054	Af7//fsB/QD+AAACAgH8/QAA/f38AgMBAwQBAQEAAgAC/QAC+wEAAgICAAIC/gP5
swap of quality	-0.009	0.063	/v3++/sF/AT4CwAD8wX5DPn5/fz6Bfb/A/wBAfv5BAH5BAj++vcC+AADBwMD/gT6
swap of quality, likeness 0	0.04	0.228	/wMAAQD7APsAAP3//v7/AP8C/v///wL8/wQDAwD/AfwBAQH//gMBA///Af8AAgD9
swap of quality, likeness 1	-0.042	-0.099	+/r++/oF/AT7AQUD+wIAAwAC+fv4A/wDBv0C/gH/Aff9+gME+/v/+wUEAAQE/gj2
swap of quality, likeness 2	-0.02	-0.1	/wL/AAMGAAEABQEB+AP/Bv38AAECAPv+/v4AAP79AwH9A///Af4B+/8BAwAE+/4F
swap of quality, likeness 3	0.006	-0.039	BQAAAwEEAgP/BwIA+QT+Cfv1/wID/vr7/Pj+APv9AgH3Awj7AfwD9wIABAAAAv8A
swap of quality, likeness 4	0.052	0.01	/wQAAf79AP4A//wBAQH+AAAB///+Af/7AAUDBAEABP4AAQAA/gP/AfwAAAD9AwL9
swap of quality, likeness 5	-0.051	0.064	/P///PwC/f39AAIDAQH9AAH9/v39Av8GA/v9/QAA/f79/gED//8A/AECAAID+wT8
swap of verb	0.028	0.005	/wT9+wgG/f39Bv4AAQD9B/79Bf4EAP36//4E/vv//gD+/wb//Pr6/wEDBgUAAv4D
swap of verb, likeness 0	0.041	-0.155	+QT//P8E/vr8Av4DBf3//QED/fz9Agb7AwYDBQABAf8B//r7/QL+BAADAAIABAX8
swap of verb, likeness 1	0.02	-0.072	BQQABQgHBAMGCPr9/wEBBfwABgcH+v39+Pn9BP39/QL7AgMAAf7+/gL7AvsBAvUC
swap of verb, likeness 2	0.012	0.27	Agn/+vsB//7///wFAgP7AAAFAfv7AQH6BQD/AAH//AAB+QT5/Ab9//wE/wQABv/8
swap of verb, likeness 3	-0.022	0.233	/QD//wUCAAD/AQP/AAMFBPz/BAIF/vj//gEBAvz+BAIC/QAABwH+Afr/AQIAAgEJ
swap of verb, likeness 4	-0.018	-0.28	Bf4AAP4FAAT//wIA/wP+BAD8Af/+AQEEAAH+/wAAAgP+AAIE+/4B/gIAAQAA/v8B
swap of verb, likeness 5	-0.021	0.024	//4A//////4A/gIAAf8B/wEBAP8AAQEBAQEA/wEB/v8BAAABAQEAAAAAAAAA/wAB
swap, antonym	0.074	-0.193	9wn++/j8+/n8/PgEBvv2/QEF+/z6AwL7BAQEAwIBC/kD+/359Qb+Bf0D/gL/BQb3
swap, broader	-0.047	-0.034	AfwAAAABAAEAAAMAAAAEAAEA////AQEEAQD+/gEA/QAAAAAFAv4AAAIAAAAC+wAC
swap, derived	-0.017	0.08	A/8CBAUGBAYDBgH8+QYBB/37AwME/voA/Pr8//z+/wT5BQcDA/gB+Ab9A/0C/vsF
swap, far-broader	0.028	0.128	AAIAAP/+APwA/P0AA/7+/wD/AQAAAAD+/wUBAgEA//8CAP79AAEAAfsAAAD+BQL9
swap, listed	-0.033	-0.074	A/sAAQIEAAMAAQIA/wEEAf/8AQEDAP4D//39/////QX9AgIDA/sB/AMAAQAC/v8B
swap, narrower	-0.068	0.15	BPr/AAQEAQL+AQIA+gMHA/32AgEF//4E//78+/z9+QYBAQEGBfX/+gQBAQEE/fsA
swap, none	0.021	0.031	+f/2+f76/AHzAgEH+gICCvb7+/v4CPQBA/gF+/z0Cfb++wz7+fr69/sJBQn9Awz+
swap, paraphrase	-0.103	0.158	CPcBAgMEAgUCAgf+/QMHAwD7BAME//wI/vz7+///+An/BQUICvoC/AX+Af8D+PwH
swap, rare-synonym	-0.067	-0.021	AvsBAgUBAgUCBAP+/AMDBP75BAQG/f0F/Pn8/Pz++QP8BAQHBfoB+wT8Av4C/fsJ
swap, sibling	-0.034	-0.276	+gH88vYJ+wj8AwIL+gL7Bvv5/PT0CPkEDPr7Af39Bf398wUD9//+/QYLBAkG+Qv0
taken out, one place	0.074	0.251	+gEBBQf9BP0B+Pz5BPgE+wcH/wIC+An/9wgBAwcHAQIJBfT9Agb9C/z5+/n7BP//
taken out, share 0	-0.018	0.061	+f39+fYG+v/6Av8FAQH8AAEA+fn3BAIBBgH/AQABBvn/+v8D+v///gAG/wQC/wn2
taken out, share 1	0.01	-0.072	AQL6/PcH9Qj8EAQI7Qf7DvH2/vr3Cvf7C/f4/vj0CATw9wv9/PUA7P8HCwkC/QD5
taken out, share 2	-0.04	0.006	Bf7+/foAAQP9DgAF9gMDDvIC/vv/BPAFCPb/+/f0///29w4GAvcB9wgJCwgGBP/3
taken out, share 3	-0.025	0.014	/wEBAAT/AwQCBAQC//4CAf8DA/7+/f3+AwL8/f0A/wcA/gIFAgQBAf7+AQEB/wD/
taken out, share 4	0.034	-0.02	+gL//Pr9/f39/f4DBP76/QED+vv6BAX9BQUDAwMCA/gD+/75/gP/BP4E/gP+AwX5
training gone from 0	-0.048	0.053	Cf4B/f0D/wYAAwUD/QL9Af/9BPr+Bv4HCv77/Pz/+gT//QUBAwAD/gMFAQYE/QUA
training gone from 2	0.017	0.033	AAIA//8CAAIAAv8AAAH/Af8A/v/9Af/+Af8BAv7/Bfz/AAD//v4A/wIAA/8AAwD9
training lowest up 2	0.109	-0.119	/Af////6//n/+/oBBvz7+wMJ/Pz9AQf2AggHBwYCCPkH/Pn2+Qj+CfgD/QL6CQT6
training new at 0	-0.014	-0.106	+f3/+/oB/P/+BQEC/wH+Bf79//36Af0CA/v///7/Avz8/QL//P3//QMCAgIB/gT8
training new at 2	0.085	-0.032	/AYAAP/8AP0A/voABf39/P8E///9/wP3/wQFBgAAB/0C//z4+Qb+BP0A/wD8BwH9
training same	0.003	0.176	A/z++/cC+/36AP0G+gP8AP38/fv2Bf3+BAH//fv+Bf/+/f8BAf0A/v4HAQb+AgH/
training up 2	0.11	-0.144	+wkA/v36//r//PkBBvz6+wII/f39AQX2AQYGBgQBCPoE/vz5+wX/BvsB/wD9BwH9
training up to 2	0.101	-0.144	/An//wD6//r//PkBBvz6/AIH/v7+AAT4AAUFBQMBBvsE/vz6+wX+BfsB/gH9BgH9
what changed became the object	0.021	-0.069	/gAAAgMCBP8B//7/AP8C/f8AAgMF/gIA/gMB/v7/Av7/AQECAv8A/wH+Af4AAvsG
without &	-0.12	-0.065	BvYBAgQGAgYCBQf++wYGBf34AgIE/vkK/fj5+vz9+gX6AgUJA/sB+QT/AgAF+f0D
without a	0.071	0.261	/QX9/vnz+/z5+P0IA/v2/AMB+vj8BQT4AgsEBwMBCAAD//n9/Aj/APcG/gT7Bgf6
without about	-0.063	0.046	Bfn9+/cD+wL7/wgH/gT+AwQH/fb4CQAECwP9/AUD/AIC9wIJ/v8C/QEKAAgD9Qb8
without across	0.082	0.005	/Af////8//v//foBA/39/gED/wD/AQH5AAQEBAIBBf4D//35/AX/A/wB/wH9BgP+
without after	-0.047	0.144	Av3/+fgC/P/6AQMFAwD6/f79/P7/BgMGBQD//f7++wb//QL/AP8EBAAGAAUC/gP3
without afterwards	0.004	0	AQIAAQEAAAAAAAAAAAABAAAAAQEBAAEAAAAAAAAA/wEAAAABAQAAAAEAAAAAAP8B
without again	0	0.076	/gIAAQIEAAIAAgD/AAIAAf/+AAECAAD///4AAP4AAf//Af8A/v7//wL/AQAAAf4B
without against	0.037	-0.091	AAQAAQH+AP8B//0AAf/9AAABAAEBAAD9/wEBAf8AAQAAAQD+/wEAAAD/Af//Af8C
without ahead	0.039	0	/wMAAAD/AAAA//8AAP//AAABAAAAAAD9AAABAQAAAv8AAP/+/gEAAf8AAAD/AgD/
without all	-0.13	0.031	Cvf/AP8I/wr9BwoC+AcDCP72AP7/AfgNAfb3+Pz+9Qf6AAgMCfYC+gcCAQIF+AAF
without almost	0.065	0.011	+gb+/Pr6/Pr9+vsEBfz6+gIE/v38AgT7AwQDAwMBBPwF/Pz7+wX/BfwD/gL+BAT7
without alone	0.044	0.016	/wQAAAH9AP4A//0AAv7+/QACAAAAAAH9AAECAQAAAv8BAP78/QMAA/4AAAD/AwAA
without along	-0.038	-0.06	BfwBAwQEAwICAwL+/QIEA//9AgIE//0E/v39/v///QT+AwEDBP0B/gH/Af8B/v0E
without alongside	0.029	-0.098	/QEA//77/vz/+wABA///AAID/v39AgP+AwQDAQQCAf4E//3+/wX/A/wC/gH/AwP9
without already	0.067	-0.007	/Ab//v39/vz//vwCA/78/QEF/f78AgP6AgQEBAMBBvsD/f37/AX/BPsC/gH+BQT7
without also	-0.156	-0.029	DPQDBwoLBwgGCgj5+AcMCPr1CgsN+PUO8/b09/f78wz4CwYMDPgC9gn5BPwF9/UL
without always	-0.023	0.072	AP8B//0A//8A/wEBAQABAP/8AQABAP8E//78/P//+wUAAAABAf4AAAMBAAAB/gEA
without an	0.133	-0.027	/AsAAAL7AfsA//YAAv77/gAI/f8AAQXwAQYIBwAACfkE/vz1+wT/BvoAAAH7C//+
without and	-0.054	-0.205	C//+AwELAQQBBgr8+wX9Bvn5AwEDBPMDBPr59/r7/wL2/QoB/PoC9wMABwMF+voI
without any	-0.041	-0.116	BP8AAAADAAMAAgEA/QIDAwD9AP//AP0CAfv8/QAA/gL+/wIAAf0A/QIAAAAB/wH/
without anything	-0.018	0.057	AwABAQICAQQBAgH//QIEAv/8AgEC//0C//z+/f7//AT9AgMDBf0B/QP/Af8B/v4D
without approx	-0.005	0.146	Af7//vwC/QD+AQAC/gIAAgAB/v7+Av//AgAAAQAAAAD//wEA//8A/wACAAEBAAP+
without around	0.066	0.198	/gYA/wD9//4A//sA///9AAABAAEA///5//8DBP8ABP8C/v77/AP/A/wB/wH8BAD/
without as	-0.029	-0.187	B/oECAoHCAkHCwP49AkJDfv7BgsN+fUC9vb8/Pj7/AP3CAkGB/kC9gL4BfkA//gG
without at	0.035	-0.055	+wb9+vwB+wH7AP0EAgD4///+/Pv9Bfv6BwMBAwH/APn//P77/P/+//sGAQT6BQT+
without away	0.087	0.046	+Qv//v74/vj++/kDBP33+wEG/v7+AQL5AQUEBAMBBf0E/P74+Ab/BfkC/gL8BgL9
without back	-0.086	-0.096	BPj+/wAA/wX+AAkD+wICAgH9AP4BAv4JA/z9+QEB+QEA/AQG//0A/gIBAAEB/P4D
without basically	-0.136	0	CvUCBQgJBQoEBwn8+AYKB/72BQUI/voK/Pj5+vv+9gr7BQYKCvgC+Qj9A/4E+PkI
without because	-0.031	-0.032	Av0AAgMAAgICAQT+/wIDAv/+AwME/v0D/f3+/v///QT+AwIDBP4A/QL+Av4B/fwG
without before	-0.063	0.188	Av3///0B/gL//wUBAQABAwL//v38AgIFAwEC/wIB/v8C//0HAPwA/P8C/gED+wMA
without behind	0.039	-0.01	/wIA//4B////Af4AAAAAAAAB//7+AQH8AgACA/8ABP4A///9/wL/Af8CAAH+BAL9
without between	0.058	-0.006	+wT+/Pr7/Pr9+vwEBP36+wIH/Pz8AgX7BAYFAwMCBfsH+vr5+Af/CfkF/AT9Bgf4
without but	0.045	-0.179	+wX//P0A/f/9AvoCAgH7AQII+vr6AwL7BAYEBAICBvn9+gD8+gH///0FAAP9Bgj5
without by	-0.039	0.155	CvwCCAMKBAMGBgT7+An/CPn2BwUJ/fgF+vT59/f7/wb4BgT/BfUC+QD/BP4AAvsE
without could	-0.051	-0.083	BP0B//4B/wIAAQEA/gECA//6AQD/AP0FAf39/f///AT9AAMGBv0B/QMBAQAC/QAA
without currently	-0.052	-0.058	BfwCBQgEBQMFBQL7/AUGB/7+BAcI/PkD+vr+//3++wT6BwQEBfwB+QP7A/wC/PkH
without daily	0.027	-0.037	/gIA//79////AAEB/wD/AQEB/v7+AQD+AgEDAQEAAf4B/gD+/AEAAfsB/wH+AgL+
without down	-0.117	-0.102	CvYCBQMJAgsECgr+9ggGCvv5BQEF//MN//f09fj79g31BQoIC/UC9gX+BQAG9fwI
without due	0.017	-0.011	/wIAAAD/AP4A//4AAv///wACAAAAAAH/AAEBAQEAAQABAP///wEAAf8AAAD/AQAA
without during	0.04	0.046	Av8AAgMBAgEBAP///wABAAACAAEBAAH8AAICAwAAAgEBAgD9AQMAAv//AP/+A/4C
without each	-0.024	-0.121	BAACBAYFBAQEAwD8+QUFAPv7AgQF+/kD+vz9APj9/wX7AwMCAv8A+Qj8BP0D/f0A
without elsewhere	0.042	-0.017	/wMAAAD/AP8AAP4AAQD+AAABAAAAAAD9AAEBAgAAA/8AAP/9/gEAAP8AAAD/AwD/
without etc	0.042	0.068	AAIAAAAA/wAAAP4AAf/+AAABAAAAAAD8AAABAwAAAwAA/wD9/wEAAQAAAAD/AwD/
without every	-0.02	0.028	AvwBBQcDBAIDAwP9/AQEA/79AwUI/P4B+/39/v3//gH6AwMBBf0B+wL8A/0B//wH
without far	0.037	0.051	/wQAAQH/AQABAf3/AAD/Af7+AgQE/v/8/f8BAf7/AgD+AgH+AP8A/wD/Af//Av0C
without first	-0.079	-0.01	AfkA//8A/wIAAQYB/wEDAAD+AP//AQAGAf/9/QAA+wIA/gEFA/8AAAIC/wEB/AL/
without for	0.048	-0.352	AQr+AgT9BgECAvj+9wP9BPoEAgYC/fz6+QIAAfr7B/38BAD6AAD8/v77Bvn8AvsB
without from	0.016	-0.015	AQH/+vn8+/v9/v8HA//9/wEF//v8BQICBwMB/wIAAf4D+vz6/v4ABPoG/gX+AAT9
without half	-0.081	0.027	BvgBAwMEAgYDAQf+/QIIAv/8AwMD/v8G/f39/P//+wX+BQIHBv0C/gT9A/4C+/oJ
without her	0.01	0.007	AQAA/vv//QD//wABAQD9/wEA/v79AwD/BP8BAQEBAAAA/gD+/wEBAQACAQEBAAH9
without his	-0.004	-0.066	AP7//v0B/gD+AAACAQD+/gAB///+AQEAAQEAAAAAAP8C/f7//wIAA/8C/wIAAAP8
without home	-0.025	-0.009	Av0B//0E/wMAAwIA/AMCA//8/v7+Av0CA/z//v///gD+/gEBAAAAAAED/wIAAAP8
without how	-0.041	-0.116	Af3//v8B/wD+/QECA/4E/QL///7/AgMDAgD//wMC/QEC/f4EAwD/AQEC/gIC/QIB
without i	-0.095	-0.463	CfwDCAcOBQQBGwb77QUJB+33CAkH/e0F+/f68/Lz/gPvCA4GBfgD7gL5BvwG/PgF
without i'm	-0.047	-0.036	BPwBAgQFAwUDAwP9/AIGBP78AwMD/v0E/v3+/v3//AT+BAMEA/0B/QX9Av4C/vwE
without if	-0.022	0.186	Av8BAAADAAAAAP8A/wAA/wAAAAEAAAECAAAAAP7/AAAAAAAB//8BAAIAAQABAAD/
without ill	-0.04	0.042	Af0AAAD/AAAAAAIAAAABAAD/AAAAAAAEAAH//gAA/gAAAAABAQAAAAAAAAAA/gAB
without in	0.001	-0.101	/wIAAwUF/wQBCgD+AAcBCvr9AQgE+vgB+voA///8/gL1/wj6BPr+/QP6Bf4CAvgE
without into	0.108	-0.032	+wn////6//r/+voBBfv7+wII/f3+AQX1AgcGBgQCB/oE//z4/AT/Bvr//wD8BgD/
without it	-0.089	-0.007	Bvv+AAUEAQX+Cgf/9wMDBvn8AgECAPkIAPn39/b79AX3AgwKA/sA/QUABQAD+fwF
without its	0.039	0.065	AAEAAAD/AAABA/8A/gAAA///AQEAAP3///7/AP//AAH/AQD9/wEA//3/AP//AwAA
without largely	0.07	0	/Ab//v79//3///wBAv/8/wED/v/+AQL6AQIDBAEBBfwB/v76+gP/Av4B/wH+BQL8
without mainly	-0.034	-0.171	A/4CBAYFBAUEBgL8+wQEBf79AgQF/fwD+/v9//z//QP6BwYEBfoC+gX6BPwD/fkF
without me	-0.085	0.137	C/gCAwQMAgwEDgj99wwJCvn2BgX/APUG//b2+fX69wv1BQoJCPgC9AcABQEE+P0G
without monthly	0.012	0.073	Av4BAwMDAgMDAwH+/gIAA/8AAQIC//7+//7///8AAAD9AQH//wAA/AH+Af8B//4A
without most	-0.018	0.008	/wAAAP8BAAAAAAEAAQAA/gAC//8AAAEBAAAAAAAAAP8AAAADAf4AAQIAAAAB/gD/
without mostly	-0.038	-0.012	//0AAQEDAf8ABAMA/QMFAwH8//4AAf0FAf7+/wEA/v/+/wMDA/wA/QIBAAEC+wH/
without my	0.03	0.186	/v8AAP0BAf79A/wBAAH/AwAB///8AgP/AAIGBQABBgD9AwH++gH///z/AP/+AAP6
without myself	0.018	-0.023	/gL//v7//v3/AP4BAQD+AAAD/wD/AP/+AAABAgIAAv4B///9/wH/AfwB/wH/AwL9
without n	-0.056	-0.057	BP0AAAICAAQAAgMA+wICBP/7AgEDAPwG//v8/P//+wT9AQQFBPsB+wT/AQAC/P0H
without nearly	0.043	0.377	+gT//fv7/fv9/f0CBP78/QIE/Pv5AwP8BAMDAgUCBPkD/P37+gT+BPwE/QP+Awb6
without never	0.004	-0.073	Av4A/v3//////wEBAQAAAAADAP7+AQH/AQIAAAEAAAAC/f7+/wMBA/4CAAIAAAP8
without next	0.01	0.048	AAAAAQL/Af8BAP//AAEBAQAAAQED///+/wECAQAAAf/+AQIDAf8A/gH/Af8A//0D
without no	-0.104	-0.191	A/f//wAEAAMABAgB+gMFBP77AgAAAPsJAPz7+fz+9wT5AAcJBvkC+AQAAwAF9wAF
without not	-0.005	-0.189	+/79+fT9+fz4/v4IBQD7/QQH9/TzBwL/CgMCAgYDAvkF9f3//gP+AvYK+gf+Ag3w
without now	0.036	0.031	BQEAAQMBAQABAAH/AQABAP8FAPz+AQD7AQECAAL/BgAA/vz+/AT+AfoC/gH+BQL+
without occasionally	0.107	0.081	+An9+vn3+vb79/gFCfn59wQJ+vn4BAn3BgoHBgcDB/gJ+vn4+An+CvkE/AP8Bwf4
without of	-0.003	0.189	BQAECAYHBQYIBwH8+AgIBvj/BAUF+vUA+vD5//37/gT4CAX+/vUB+v73BfoE+/UN
without off	-0.049	0.191	A/sA/f8C/wD/AwUBAAICAgD9Afz8A/0CAvv7/f8B+QX8+wIBAv8A/gIH/wYA/AT+
without on	-0.011	-0.003	+f3/+fgH+AL+CP4E/QIF//n++vr2Bfz8Bvn8Afb5AgD3+wUB/Pr9/gMEAgYDAAn7
without once	-0.007	0.321	AP8A/v0FAAP/BQEB/AMAA/z7AwIC//sD//37/fv9/gP8/wL/AgEA/wMAAwD/AQAA
without only	0.063	-0.199	+wT++/r7/Pr8/v0EBf37/QIL+vn4BAT7BgcEBAcCCPgD+/r8+wb/BPoD/wL+BAb7
without onto	-0.006	-0.013	AQABAQEBAQEBAQH//wEBAf/9AgIC//4B//7+/////gL/AQAAAQAA/wAAAAAAAP8B
without or	-0.079	-0.065	Af3////+/wH/AAMCAQABAf/9Af8AAPwKAPv69///+AP+AAQEBf8A/QIAAAAC+QEC
without our	0.075	-0.142	+wf+/f76/fn9+PsDCPr8+AMK/fz8Agr5AgoGBAUCBPsF/Pj6+Qf/CfsC/gH8BwP+
without out	-0.033	-0.119	A/0CAQYDAwQDBgP8/AIIBv38AgUD/foE/Pz8//z+/gP8BgUFCPn//AX8Av8F/PwF
without outside	-0.06	-0.01	BfsAAQAEAAUAAgUA+wQCBf/8AQAAAP0FAP38/f7//AL+/wQFAvsB/QMBAgEC+/4A
without over	0.057	-0.057	AAcB/wIAAv4BAwH/AAD/A/4C//79//76//8FBv//Av/9/f75+v///v3/Af/9BQL/
without per	-0.054	-0.056	BvsCBwcFBAcECQT79wcICfv1BwYI/PUH+PP5+/n8+Qf1CAkGB/cC8gb6BfwC+/kI
without probably	0.009	0.095	/gIAAAD/AP4A//4AAv/+/wAA/wAAAAEAAAIBAAAAAf4B/////gEAAf4AAAAAAgD/
without roughly	-0.002	0.158	/wAA//7//wD/AAABAAD+AAAB//7+AgD/Av8AAP8AAAD//gIAAf8A/wABAQEA/wIB
without round	-0.021	-0.039	Af4BAAACAAQBBwL/+wQBA/3+/wL//v0B/vr9/v7+AgD7BAIBAv4A/AP+AP4D/v8A
without she	-0.026	-0.073	A/0CAwQDAwMDAwL9/QMDA/39AwQE/fwE/P39/f3+/QT9AwMDA/4B/gL9Av4C/v0D
without since	0.048	-0.118	/QUAAAD9AP8A//sAA//+AQAB/wABAAH+AQEDAgAAAv4B/f79/QL/Af8A/wH+AwH9
without so	-0.113	-0.018	Cvf//PwG/Qn+BAYC+gUJBf72AgABAfkIAfj5+fz++wX7/AYICPoB+AYDAQME+QL/
without some	-0.004	0.41	Af4AAAABAQEBAgEA/gAAAwD+Af8BAf4AAv8A/wAAAAIB/wEA//0A//8BAAEB/gEA
without sometimes	-0.03	0.245	Av8AAAEAAAEBAQIA/QECAwAAAAABAP8BAAEAAAEA/f//AAEDA/8A/gEAAAAB/QAA
without still	0.088	-0.003	+Ab//v39/v3+//sBAv7+/QEE/v79AQP2AgUGBQIBCPoB//z6/Ab/AvwB/wD9BgL8
without than	0.036	-0.021	/QP//v39/vz+/f0CA/78/QED/v7+AQL9AgICAgEBA/4C//7+/gL/Av4B/wH/AgH+
without that	-0.078	-0.121	DP3++/v//gMA/wYFAAH8BAD+A/z4Bv4JCAD+/f//+QkB9wMIA/4D/AMH/wYD/f0G
without the	-0.005	-0.213	Bgb9+gAA+vz8BAQB9wQB//n7Afv7A/f+AgEBAv35AgP6/QME/gH9/gUBBAQB/QP+
without their	-0.06	0.064	B/sDBAYFBAQEBgT8+wQGBvz7BggJ/PoG+vr6+/r9+An4BgUFCfgC+gL8A/0D+/kG
without them	-0.147	-0.02	C/IA//8H/wcABgkB+AYGBfz8BQP/APgN/vj09vv99gn4BQkPB/cC+AkBAwEG9/4J
without then	-0.07	-0.091	A/n//gAEAAL/AQYC/wAEAAABAP4BAf0CAf38/QIA/gL8/QIGCPwA/gAC/wIC+f8C
without there	-0.01	0.037	Af8A+/wD/QD+AgMC/gH+A////vz6AwAAAwEA//////3+/f/+/gD//wIDAQL/AQP+
without they	-0.084	0.084	CfgAAQMEAgMAAwX/+wIKBPz6AwQH/fsF/Pr8/Pv9+AT9AwMHB/gB/AT/AgAE+v8F
without this	-0.137	-0.006	CvYCBgcHBQkFBQj7+gUIB/z0CAkL+/gN+fT3+fn99Az6BwYLC/cC9wj7A/wE9/YL
without though	0.036	0	/wMAAAD+AP8A//4AAf/+/wABAAD/AAD9AAEBAgEAAv8B///9/gL/Af4AAAD/AgH/
without through	0.007	0.073	Af///fz7/f7//gADAv7//wIE/vz8AwP9BQIBAgMBAv4A/AEBAAH/Av8DAAIA/wL9
without to	0.056	-0.112	AwIBBP4ABP0ABf/+AQIAAvz//gT+//v8/vwDAf/9AP39AQMC/wIA/QP7Bf4ABPwB
without together	-0.046	-0.026	BfoBBAUFAwMDBAX9/AQFBP/9AwQF/fwG/Pz8/v7//AT8BQMCBP4A/AL9Af4B/f0E
without too	-0.012	-0.032	Av4AAQICAQEAAgH//QEAAwAA//////8BAAEBAAAAAAD/AQEA/wAAAAD/Af8AAP8B
without towards	-0.048	-0.08	AAAAAP8B/wEAAQIA/wIAAQAAAAAAAP8BAP7+/gAA/f/9/wMCAfsB/gIBAAEC+wH/
without twice	-0.03	-0.025	Af3//wAA/wH/AgQA/wH/AQAB////AQACAAEA/wAAAP7/AAEA/wIAAAAAAQAB/wH/
without under	0.044	0.275	/AL++/n5+/79+v0FB/77/QMD/fz7BAP6BQUBAwQCBP4D+/7+/gIBA/4F/wP+AQP+
without until	-0.007	-0.104	AAAAAQIBAQEBAQD/AAABAf//AQIB//8A///+AP//AP//AgEBBP4A/gH+Af4B//0D
without up	0.009	-0.124	9wP9+fr7+vz6AP8EAv7++AIG+Pn3BwMACgYAAggBBPv/+v7/+gL8BfgK+QgDAAn7
without us	0.068	-0.065	+wj////7//7+APwCAP/5AAEB/v4AAAH7AAIDAgEBBfsC/v/5+QH/AP4AAAD+BAH+
without usually	-0.046	-0.097	A/sAAP8C/wIAAQMAAAECAAD/AAAAAQAEAf/+/v8A/QMBAP8EBP8AAQIBAAEC/QD/
without w	-0.041	0.023	Af8BAQECAQQBAgH//gIEA/79AQIBAP4D//39/v3//AH+AQIFA/wA/QMAAQAC/v8C
without we	-0.07	-0.219	A/f9+PcB+AD5/gYGAQABAQH6/vr1BwAGCP/9/f8B/wED9v8C/v8BAAAJ/gcD/Qf3
without weekly	0.074	-0.04	/QUAAAD9AP4AAPwAAP/+AAAC/wD/AAD5AAIDBAEABP0AAAD6+wP/AfwAAAD+BQH+
without well	-0.043	0.104	AfwAAAACAAIAAQMA/wECAgD/AQEB/wAD///+//8A/gH+AgIEA/0C/QMAAAAD/P8B
without what	-0.17	-0.033	C/MCAgUGAwgCBAr++wQJBfz0BQQG//YR/vX19fr98A36BAYPDPgB+Qj/Av8H9P4I
without when	0.036	0.156	/QD+/P/8/vn9APsE/AD//gEA//78AP/8/wcCAAAA//0G/QD3/wT9A/4D/gP9AgUA
without where	-0.032	0.091	B/0CBQcHBQYEBQP7+wQDBf77BAUH/fwD+/v9//3//Qb7BwUEBvoC+gb6A/wC/vkG
without which	-0.023	-0.104	BgEDBQoKBgYHBwT5+gYECvr7BQcF+/cB/PUA/Pr8/gP3BQYCA/gB9gT4BvsD/vYJ
without while	0.126	-0.086	9wr//fv6/ff9/vkCBPv3/P8G//7//wD1AAMFBQH/BvsB+/72+AT+AvoAAf/6CAP+
without who	-0.143	0.056	DfQCAgIKAgkCBgz9+QUKB//4AwACAf0MAfr4+v7/+Ar9AwQKDPkD/AYBAQEG9fwH
without whom	0.08	-0.03	+wb//v38/vv//PsBBP38/QIH/f38AgT5AwUFBAMBBvoE/fv6+wb/BvsC/gH9BQT6
without with	0.062	0.349	/gAAAfz+/wL9Bv4A+AT9B/r9/QABAvn9AvoBBPj8A/74/Ab7/f/++wQCBgH8BAH4
without within	-0.051	0.148	Av4AAQEDAQMBAwL//QIBBP77AQEB//sF//v8/P3+/QT7BQYGBPoB+QT+Av4D+/0D
without without	-0.007	0	AAH//wD//////v8BAf//////AgEB//8B/////////wIAAAABAf8AAAEAAAAA//4C
without would	-0.093	-0.064	BfkBAQEDAQQBAwf//AMFA/76AgID//wG//v8/P3/+Qb9AgMHBvwB/Qb/Af8D+fwG
without yet	0.017	-0.128	+wH//v/+//3/AP4BAwD+AQEE/f79AQL8AQMEAwMBA/wB/v3++gL/AfsB/wH/AwP7
word of group → writer	0.061	-0.136	+Qj//fz9/v79/voDBvv9+wID/Pv9Agb7AwUIBQEDBPsD+/35+wb+BgIC/wH+BgL7
word of other → thing	0.019	-0.05	AAIAAAEAAAL//wAAAf//AAAAAAABAP/9//z+/wAAAQABAAH+//8AAQAAAAD///7/
word of other → writer	-0.028	-0.096	AgX96+oB+QP7AAcN+wT6AQD8APPvEAL+E/v+/AL+/gP+7QMF/fwB/wER/hMFAwP5
word of team → other	-0.069	0	A/sAAAECAQMAAgMA/QICAv/7AgEC//wG//v8/P7//AT8AgQHBvwB+gT/Af8D+v4F
word of team → thing	-0.054	-0.054	Avz//f0B/v/+/QQDAv8B/wIA/v7+AgEFAgD+/wIB/gIB/wEHAf4BAAEC/wID/AIA
word of team → writer	-0.019	-0.119	BPz69/X69vz2/QAMAPz7/AQA9vf2DAYACgEDAQMCAvoE9v7//gQBAgEK/QoA+Qn2
word of writer → group	-0.023	-0.021	//8AAP8D/wEBAgD//QECAQD+AAP/AP4DAP3//v8A/QL/AgABAgAA/QIB/wAD/v8A
word of writer → other	0.017	0.188	/wICBAUBAP4E/f7++v/+APsF/P8FAAT6APn++vn+Bv4A///9/QQA/Af+Av4AA/0E
word of writer → team	-0.075	0	A/wAAAACAAAAAQQA/wEEAgD9AAAAAP4HAP7+/AAA+wT+AAEEBP0B/f8AAAAB/QAC
word of writer → thing	-0.001	-0.16	8Qb89/MI9P76AgIF+AQAAv0B+fr5BfoECQP6Avz8/PX++AEB+QEB//8HAgQG/gr6`
