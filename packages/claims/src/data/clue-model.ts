// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	hidden
bias	-0.089	9vLy+fUKBgr0DPX1CPf48PcL8/f1DPoI9vYM+A3yCwf18Ar38wsQBvQLCAcM9vbz
output	0	HRkRJCXg4Oci4CMc7CIeExraHRkf2R/kHRvjH+od4+AbGtoXINnq5C3h6uvhFR0d
-1 more loose than left	0.051	AP3+//77AAH7/gEEAAb/BgAA+wQD/P//AQMC/QED/P4BAAMDAQH++wAA/P/9AwIL
-2 more loose than left	0.066	A/4G/QP4+AID/wcA+QcE/wH4CgUH/QYAA/75/vkE/foB+/0DCPj3/gT//v8DDvkF
-3 more loose than left	0.031	Bwr8BwIH/fsMB/4G9gEK+wD+AQcDAAX/BAn8B/75AfwE/vcG+QED9AP98vcCAAYC
0 left	-0.034	/wQB/QL9Bv37/Pn4B//6AwIB//34//wG/PwFAQEEAAT9AQIB+wcBA/3/BwD7/PsC
0 loose	-0.004	AgT7+QUE/wIBBgEAAv4DA/7/Bf0H//4D//8D+wP8A/8B+v/9AP8EAP4CAAP+AQL+
0 more loose than left	-0.046	/Pz++/sCCQD+AQECA/z79f4F/f0EAwL+/QADAwP4Cgr5/wP8+wEEBwII/P0F+f0B
1 for 1, JJ, one place	-0.09	/Pv8/voHBQH4Afb9/vz8APoH+gT5Cfr8/wEB/wX9BP77+QX++QgCA/QBAgMG/gP7
1 for 1, JJ, share 0	-0.094	APv/AfsI/gD6Bvv+AP3//v0L+wD1Cv8A/AAFAAf4BwH++wkA+QgCAPb/AAAH/wD7
1 for 1, JJ, share 1	0.006	Af7+A/4B/P8C/v0CAP0MAwEA/QMBAwL7/gIAAPwCAgH6AAMACAL9AgIAAQD/AgYE
1 for 1, JJ, share 2	-0.047	9vj8BP//+P34CPj8/vwA/P4H/v/1CAf79gcBBAb7AgH++gkC9gECAfsA/f4F/f76
1 for 1, JJ, share 3	-0.036	APwAA/0D//78AfwA//4DAP4CAAH/AgP9AAT/AgACA//9/QIB/wQA/fz9/v4CAQMA
1 for 1, NN, one place	0.118	Bw8MEBD2+PQJ8QgM9xAREAXyDg0Q+A3yDwvxDPYM9O8LDPcMEPnz7wv29/byBwoO
1 for 1, NN, share 0	-0.035	+/r//QAEAwD+Bvv5Afr9+QUA+P3+AAIB+wAFAAH9/wMA+QYA+QMHAfwCAQEI/v30
1 for 1, NN, share 1	-0.068	/vn+AvkMBP0ACfz8//32//EE/wH+BAAB/wIDBAH8CgH5+P7+/goDCPn+AgIMAQH5
1 for 1, NN, share 2	-0.013	Cvv39/wC+Pv5CQT1/QQC+AAG+QX+AAn+7QQP+P/6DPTv/QkB9f0LAf8D/vwG/Pz1
1 for 1, NN, share 3	0.006	/AEA/wD9BQAF/gME/f78AgD8BwEGAP3/A//+Af8A/wT//v8CAAL/AP/9/wEBAPwD
1 for 1, NN, share 4	0.042	/wMAAAX8AAAF+wUCAAQDAQP8AQAE/QMBA/8AAP4C/AEBAv7/Av//AAMCAQH9AQAC
1 for 1, RB, one place	0.082	BwYCAwj3/AEH9wcGAQcEBAT2BwUF+AP9B//6AfoG+fsFB/cBCfj6+gj9/v/6BQYH
1 for 1, RB, share 1	0.079	/gIC/Az9BgMIAgb7AgL7/gP8AvoC+AEE/fsC+wAA/AMF/v/+BfgDBQkFBQIC//v7
1 for 1, RB, share 2	0.025	A/4CAgIBAP0FAQL+/gb//gH9CAH+/wT/BgUDAwIA/wAFBvwEAf4A/gH8+/0BAAL9
1 for 1, RB, share 3	0.061	BgcDBgn5+/sI+QcG/AcGAwX6BQUG+QT7BAX7BvsF+vsEBfoEB/v8+wb7/Pz6BAQH
1 for 1, VB, one place	0.014	/QgF+wX7/gYB9/8JCAD0DAD9CfkG/v4FB/r79PsE/wQEBfvzBQTzCP8CBgv5AvgN
1 for 1, VB, share 0	-0.014	AP//AP8CA/8CAv39APsB/wAC/f/8/vv++wICAgH8AQP/AAABAPwAAAT//wAA/wIA
1 for 1, VB, share 1	-0.01	/fsA6wAPAAz4Ev/0A/f/9PoB7////P0O/vsS9wfyCQ777xP48/4JBvsLBgMN/Pnx
1 for 1, VB, share 2	-0.039	Af7/AP8CBAb4CP/9/QkF9/8E/gf/BwAE/QEGAfv1AP76//8C9gEL+wID/gMD/QD5
1 for 1, VB, share 3	0	9wUB+gP7Awj+Af4BBgb3/QD/A/0AAf0G//oA9QH7/gcC/vr4/gQFCf4HCAsH//n2
1 for 1, antonym, one place	0.072	BgUEBwj5+vsH+QcF/QcGBAP7BAIE+wT9BAP8BP0E/PsFBPkDBvn9+wf7/f37AwQF
1 for 1, antonym, share 2	0.182	DQkFDRHz8vgL+w8J/BELAQ7vCAsL7gz1Bgr3C/cI8fEKD/MEB+z/9BLz+/v7CAsE
1 for 1, derived, one place	-0.175	8fT48PAREQvxDfH2B/Dz+vIS8vXyEu8M8/EM8QvzDxDz9BD28xAHDe8OCgoL9fb3
1 for 1, derived, share 2	0.025	/v///gABAQEAAf7/AQD/AAL9AgAA/AH/AQD/AP4B/v8BA/sAAf0A/wT/AAAAAQEA
1 for 1, far-broader, one place	0.018	AQEBAAL//wAB/wEBAAEBAQH+AQEB/gH/AQH/Af8B//8BAf4AAv7//wL/////AQEB
1 for 1, far-broader, share 1	-0.02	/v7///8DAQEAAf8AAP7+AP4B/v/+APoAAP8B/wL+AQL9/QT//gIAAgEDAgEB+///
1 for 1, far-broader, share 2	0.067	AQMEBAX6/f0D+wQF/wn+AQP5CQIF+gL8BwL6Av0H/v8JCfUBBfr+/gj6///7AQQD
1 for 1, listed, share 2	-0.061	Af3/APsFAv/8Avv+//v/Af0F/QH9AgAAAAABAQL9A/8A+Qb//AQA//cCAAED/v39
1 for 1, narrower, one place	0.005	/gAB//4AAgAB+wADAAICBAD/AgED/wD9BAD8//4D/wAAAP//AwD8AAACAQL+/wIF
1 for 1, narrower, share 1	-0.109	+vz++vcECgP7Bfv9Afn7/fMM/P3+DPQF+P0E/Qb8Cwj2/AoA9Q4ECPQEAgEI+Pr4
1 for 1, narrower, share 2	-0.149	/Pr+/fAH/f73//P//fcCAvML/QP8DgH+/wP/AAT8CgP4+QsC+BL/B/X9+/8A/wEA
1 for 1, narrower, share 3	-0.076	+/3+/voEDAL5Avj8Avn7/fgI/QD+CfcC+/wF/gX6Bwj+/gUA/AcEAvr/AQIC/f/8
1 for 1, none, one place	0.02	+wQHAwP+Bf4G9wUL/QX+DgEBBQYJBf3+CAT0//8HAf4EAfoBBfn0/wD8/ADzBAAI
1 for 1, none, share 0	-0.079	+Pn8/PsIBwH7B/j1AfT8+gEI9vv5BfwB9f8H/wf4BAr29QgA9AgHAvQDAgEJ+fz0
1 for 1, none, share 1	-0.042	B/n/+QENBgT2BAP5//oB+/YF/wMEAQQFAAIFAAD4BQj69AX5BwYCB/kCAv4EDf/9
1 for 1, none, share 2	0.013	Afr3+/0HBQEAEAPx+wcD8AIAAPr/+QEG8/0L9f/1//36BAYA8vUR/wIFAgMD9vzv
1 for 1, none, share 3	0.001	/gUCAv4AAf///wEE/QT9A/0BCP7+/gH/APv8AP0CAgQC//8BAwH7/gP+/gL/BQAB
1 for 1, none, share 4	0.009	AAEBAAH+AAAB/wECAAH/AQL9AgIC/gAAAwD+Af4B/v8AAAD/AQD/AQACAQH/AP8A
1 for 1, one place	0.029	+AgGAgL6AgAE8wAJ/wf9DwIBCgID+wH4DPv09f4K+/8EB//5DADv/wUGAQj2/wQR
1 for 1, paraphrase, share 1	0.11	+f0A+wn/AgMIAgT9Af/7/wf2/f0A9wIC/v0B/gD++QUH/wAA/voCAwsEAQIC/v39
1 for 1, paraphrase, share 2	-0.077	//4AA/sBAvz4AfsA/f8A/vkGAwH8BwD7BAQABQD/Avz//fwEAQkA/vr8/PwC/gEB
1 for 1, rare-synonym, one place	-0.005	AAAAAAAAAAAAAAAAAAAAAP8BAP8AAf8B//8A/wAAAQEAAAD/AAAAAQAAAQEAAP8A
1 for 1, rare-synonym, share 2	-0.055	+//7+/oFBQH+Afr9APr///4D/fsBBPwC/f8B/wH/AwL+/gUAAAcAAvwEAAD+/v0A
1 for 1, share 0	-0.074	+ff8/PkHAwD6DPj2APb79wIF9fn0BP3+9AIKAgfzBAn69gcB9QgIAf0BAAAM/P/y
1 for 1, share 1	-0.008	//v88QIQ+gn/EgPyAff89Pv97fwBAAcN+PwN+QfvEAj/9Af1/f8LCwIIAwEPAAX0
1 for 1, share 2	-0.022	Bvr//AH++v31Dfzz+gAD7P3/AP/8/gb79wkO/PzvCPrzBQkH+PkP/P4C+foE+QL2
1 for 1, share 3	-0.008	/gH9/P7+Awf9AgL9Af76Av/+BwIG/vwEAfr//AH/BAgFAPz9/QQACAIEBQYDAvr9
1 for 1, share 4	0.034	/gL//QT9AAID/QMAAQIC/wP9AQEE/gADA/7//v8B/QEAAv39AAABAwIFAwP9//0A
1 for 1, sibling, one place	0.182	ChALBxPw9PoT7hIR/BMODQzuEAkQ7gn7EAfxBfQR8fYMDuwCD+/1+RD3/P3yBggR
1 for 1, sibling, share 1	0.036	APX8/AIM/AIEBgb5AQIE+wMB9AMC+gf8/QAJ///6BwQA+Af9+/QHAQYGAQEG+wX4
1 for 1, sibling, share 2	-0.044	AP8B+fj/9wTyDfr4AAH//P4G+wT4DPwD8v8I/QID/vz7+gMA/QAF//oC/v4IAwD/
1 for 1, sibling, share 3	0.032	/wP/+AT7AgMG/gMCAQECAgH9/wAEAP0FAvsD+v7//wUDAvv+/wIBAwYGAwP//v0F
1 for 2, JJ, one place	0.005	AQEB/gL/AAEC/gICAAD/AgL/AgAC/wEBAv/+//4C/v8A/wH/AQH/A/8DAgL///0A
1 for 2, JJ, share 1	-0.042	8/f7+PwECQf6DP/1A/L6+f0D9/r1A/wF9vsL/Qj3Bgb8/wb+9AQHCP0IBQUP9vX1
1 for 2, JJ, share 2	-0.114	/vT9BPMKCPv5BPT1/vcA+vMP+gP3C/77+AQHBgb4CwP3+gcE+AsE/vP7/P0I+wH5
1 for 2, NN, one place	0.064	BAUEBAb6+/wE+gIG/AcDBAX6BgIH+gP9BQX7BPwF+/0FBvkBBv38/gj///36AgAF
1 for 2, NN, share 0	-0.086	APz+APgD/wD8//r+Af3+APsJ/P/8B/UA/AAC/wH8Bf/4+QT//AoA/vj/AQEDAP8A
1 for 2, NN, share 1	-0.045	Bfn6/v8FAQD9BP73/+/8AvwB/QT7Bv4E+gECAAT7CAMC9g8B8gMB/fkBAv8H//wF
1 for 2, NN, share 2	0.004	Bf/+AgUDAQAA+wIFAAUFCQP+A/4B/f/9CQL+/gAB+f37A/0ABPv9AgP//gD/AgIF
1 for 2, NN, share 3	0.075	AQMCAAT7+/8D/QMD/wUEAQb4AwMF+QP8AgD/APwL/fwDCPsBCfH9/gkA/v//AQkD
1 for 2, RB, one place	0.052	BAQBAwX7/P4F+wUE/wUEAwL9AgIC/QL/AgH+Af8C/v4EA/oBBfr9/Af8/v77AwQE
1 for 2, RB, share 1	0.026	+gD+/AQDAgEBAgP7Afz+/gEA/P39APsD/P0D/wP7AQgB/gQA/gACBQAGAQEB/fv9
1 for 2, RB, share 2	0.054	Agb/AQb2//8J+QQFAAICAQf9BAEM+gUBAQH4//4FAQAGC/gBAfn8/gT////0AgMH
1 for 2, VB, one place	-0.086	APv8//0HCP/1AvT9//z6/vkJ/fv9BfkD+v8ABQT9CAD69gcB+gsA+/EDAv0H9P7/
1 for 2, VB, share 0	-0.044	A/79BPoEAf/7Avf6APwD//4A/AT9A/37/AIAAgMBA/38+gQB/wUD/f39/v8B/gX/
1 for 2, VB, share 1	0.032	AwEACAIA+vsDCAUBAQQG/AL5AAMCAQv8/QMBAwL9+/0AAPz/+PkG+wf+AQEBAgf4
1 for 2, VB, share 2	-0.07	Afj6/fcKBgX9//sFAP3+AP8H+v/4BPgLA/4D/gT2BQP9+A78+Q0FAvwFAwIG+/sB
1 for 2, VB, share 3	-0.039	CP4ABP0GAfv7Av7//fwDAf8EAAUBBAT8AQMABAH/APr+AAUD/QUA+/35//7/BQMB
1 for 2, narrower, share 1	0.109	AAsD/gj2AQEJ+gcJAQgDAQr2AwAO9QUABwD2//sI9/4IDO4ABfj+ABEAAADz/wEE
1 for 2, narrower, share 2	-0.037	+f37+P8DCgUABP32A/79/voF/Pn6CP0H+PsF+gj6BQr5/gD6+QgDCP0IBAQD+fn6
1 for 2, none, one place	-0.01	/f0B+P7/AgH/AP4C/gECA///A/oF/gEAAP78AAAD/wAE/f77/wT7/gADBQAA/PgG
1 for 2, none, share 0	-0.127	APb6AvUIAwD3BvT5Afb+/vgJ9wD4C/L+9wAHAQb3CQD19A4A9hEE//IBAgEI+wD9
1 for 2, none, share 1	-0.01	+fX5AwML/P/8EvnwAPL59QIC+AD+CPoG9v4JAg7wDgQA9wz/8QQKAAQGAQIN+/77
1 for 2, none, share 2	-0.026	Bfn9Bv8EA/3++f0H+wIABf8DAQX4AP0EBAP+BAL7AgD7AwQB/QkA/AH++/39/v4G
1 for 2, none, share 3	-0.015	AAIB/f4CAf/+//8C/v4EAAAA+/7+Af3///wD+gEABgT8AAcB//8DAv0EAgEE/QL8
1 for 2, one place	-0.012	BwME///7Af39/AEG+wAGCAEBAQIABvgBAwb6CP8D//4DAP4EAwD59v7+/vn//gEI
1 for 2, paraphrase, share 2	-0.047	BgQAA/cD+/78/fkE//0CA/4JAQMCBAL9BAH5AAECCfwA/wMBAP36/fr8/v/7BAUG
1 for 2, share 0	-0.081	A/r7A/gHA//5AvX6APkB//sD+gH9CPf9+QEDAQP8Bf759goA/gcD+/n+/wACAAQA
1 for 2, share 1	-0.018	/fTz/f8F/f8BDwP1BPD99wH++AH+/QMB7gAJAwzxDQT+9Q/+6fsNA/sABgQM/fz6
1 for 2, share 2	-0.046	Bvj1/P8ACgT3+/YG//n9A/4C+AUBBfwGAQUDAgb6Awb4/gL//QcAA/z//Pz/+AIJ
1 for 2, share 3	-0.031	A/8BA/4GAfz+Av///P0HAv0D/AMAAwH8AP8CAAECBP77AQQDAAIA//3///4E/wX9
1 for 2, sibling, one place	-0.088	Avn6BfcICv74Bfb7/vf4/P0J+gT6CPj++gYEBgX8CP75+gcE/QgB+/n6/fwD+QT/
1 for 2, sibling, share 1	-0.009	Bv8CA/8G+P3/AAgE/gQJBP8DBAT//wj9AgL8Af4B/voAAAMB/vz+/Pv+/v/+AgcE
1 for 2, sibling, share 2	-0.083	BP78BvoFBfv7APgB/vsFAPwI+gT/A/j4/Qb+BQL9BPz+/QMGAQP/+vr5/Pv/+woH
1 for many, JJ, share 0	0.011	/gEB/wT9/wEE/gECAQL/AAIB//0CAPwB/v4A/wACAAT/Af7///8AAwECAQH9/v8A
1 for many, JJ, share 1	-0.2	+ff6//ARCAHrB+r3AfP0/fIS+vz0EvUB+f8H/wf3EQX18BT+8BgGB+gIBAMM8/X4
1 for many, JJ, share 2	-0.042	/QIC/f3//wH+/fwDAAD/A/4CA/8AAgICBP3+/P8DAAP//gAAAQX+BfsEAAL+APsC
1 for many, NN, one place	0.074	AwUB/wT8/P8FAAMGAP8AAAf4AgIH9wb+CAH8//8D+/4CA/r/A/kBAQgAAQH9AgIB
1 for many, NN, share 0	0.028	Bv/3BQIB/fwFBgb7/PgM/QUA+AUB+wX39QUDBAH4//n9+QYD//kE+Af4+vv/BAv/
1 for many, NN, share 1	0	Cfr/Bv4B9/34A//8//74+/4C+gMCA/3+/AMCBAX++/kF+wcA+AAEAPz+/v4JAf/4
1 for many, NN, share 2	-0.025	CfgACf8I8/n8AvwB+/0DAPkEAQj9BQb3AggECAX/AvYB/QUG/v399vf1+/wEBwb8
1 for many, RB, share 0	0.028	/f//AQH/A/8BAQAAAP8AAP/+//4C/wL+/gEBAf///wMCAQAAAP4AAQUAAAAAAAAA
1 for many, RB, share 1	-0.008	/wH/+/v/AgIDBAMEAv39/wT+AP4H//4DA/4A///9/gQB+gL//AMBAwQFAgH/APwB
1 for many, RB, share 2	0.059	AAIAAAX8AQAF/wMAAAQAAAX5AwED+QAAAf8AAAAC+gADBfsAAPsA/wcAAAD9AAEA
1 for many, VB, one place	0.029	AQMCAgP9/v8D/AED/wQAAQL9BAED/QL+BAL9A/4D/v4AAf8AAgD//wD/AAD8AQAC
1 for many, VB, share 0	-0.044	Avv+A/4EAv3+Avn+/fwDAPsB+gH+Bvf7/QICAQL+AwD8+wgE/QQC/Pv+/P0C/AcC
1 for many, VB, share 1	0.041	DvH/DAP4BPYFCAz8+v4I/Qb3+wr7AAH8+gkND/3+//H+/goH//0B+gbz+foJCwX8
1 for many, VB, share 2	-0.022	+v7+9QD/DAcAAgL8A/72/v8A//v8/vcL+vQG9gf3Awv9/Qf6+QQECf4NCwUG+vT5
1 for many, far-broader, share 1	0.007	//8CAAIB/wABAP8C/wL+AAH/AP8DAAABAwH/Av4B/wAEAQABBAD9/wH+///9Av0E
1 for many, narrower, share 1	-0.035	Avv8A/sCB/79Bf7+//YFAP8C/AD7CP3+/QEDAQT9AwL6+wgB/gACAP0A//8D/Qb/
1 for many, narrower, share 2	-0.072	APz+AfsJA//7Bvr6APv6//0E/f/7BfoA+gEEAgP7Bf77+gkA+goC//cBAQAG/vz6
1 for many, none, one place	0.111	BQkEAwr2+P4K+QoJ/gQGAwj2BAML9Qj9CgL6AfwG+PwGB/UCCPX+/Az8/v74BQYG
1 for many, none, share 0	0.006	BPr2Bv8FAPkCB/73+fcM/AL99gQD/f7x8ggFB//7//r48wsI+v4G+AD49/kA/w7+
1 for many, none, share 1	0.038	//H+AQL/APkCBQj4/vP89wIA+gL9/AUF+gEQCQH1+vkE/AQE/vsC/gf9//0NA/36
1 for many, none, share 2	-0.012	Bvr//f0C/wEB+f7//v0AAwIBBAT9AQIA//wC/AkB/gEDAAID//j7+/r/Af4ABf4B
1 for many, none, share 3	-0.002	/f8AAf8BAQD/BP38AAL9/gAAAP7+AQAC/f//AAAA/wL8/wAA/gIDB/0BAAEE//r7
1 for many, one place	0.084	AgcDAQf5/f8G+wcE/wICAQj4BAEK9wX+CgL6Af4F+v0EBvj/BvcAAAr/AQD4BAMD
1 for many, rare-synonym, share 1	-0.015	AQABAf7+///9AP7/AAD/AP8BAQAAAQIAAQAAAAABAP8CAv4AAgAA/////wD+AQEA
1 for many, share 0	0.029	B/32BwcCAPkGBQT9+vkP/QT7+AQC+P/w8wYDBv/+AP369goH+/0H+AT49/r//xD/
1 for many, share 1	-0.028	Bu75CPsDAPr/CAL8/fD/9AEE8gn6CPr/+goTDwXwBvj/8goG8gkIAP/4/PoVAgDx
1 for many, share 2	-0.031	+/n++v4BAAT5/v79/wL5/wAAAgH5BvsDAPgD+wr8AQQB/QH/+/wABP0GBgQIAvf6
1 for many, share 3	0.022	/gEBAQL//wABAgD+AAT+/gAAAP/+AAEC/v/+AQAA/wH+Af3/AP4CBQIBAAEC//z9
1 for many, sibling, share 0	0.009	/gAA/gH+AwEB/wEAAP8AAAAA//8BAf4C//4B/gEA/wMAAQD/AAIBAgACAQD+/wAA
1 for many, sibling, share 1	-0.087	Bvn5AfYLAQLzB/z5APz+/fQK+Ab8CfT+9wIHAgT6CPj59wP/9wMC/vL9/v8IB/79
1 for many, sibling, share 2	0.027	/gIBAgQBAv8F/wIG/wYBAAAA/gAA/gIBBf39AAD+/gYE//4BAQAAAgAA/wACAAH+
1 left	0.012	/gQE/f3+//wC+AACAQP7APz+BwL8AQb8CP76/f8E/gYD/PgBAf0CBQb/BgD8BAL9
1 loose	0.012	//36AP4B+wMA+/0O+f0BDgYH+gcGBP8FAQb6CfgJ/wL5/voFCAHxAfwHAPkA//sR
1 more loose than left	0.005	/Pz6CwICA/z6APn+/gIA/f7/A//5/fz+AgP+CgH6A/r5AgAK+QAB9P/1Av3++AD8
2 for 1, JJ, one place	0.068	AwMCAgX7/f8F/AUCAAUCAQT6BQEF+QP+BAL9AfwE+/0EBPoABfr//gf+///8AgMC
2 for 1, JJ, share 1	-0.107	+v37//kFAQD5Bfn8APIA/fkJ+wD+C////QAEAQb7BAL2+gQA+QgDAfX/AAAB/f/7
2 for 1, JJ, share 2	-0.053	AQD9//gDAf/6AP78APz9/QEH/AH+Bf0D+v3/AAj7AgH//QkA+QECAvYCAgEBAPj9
2 for 1, NN, one place	0.062	AgQDAAb5/wAF+QQFAAYBAgP6BwEE/AAABgD9Af0H/f8EBvkBBvr9/wb//v74A/4F
2 for 1, NN, share 0	-0.231	/vT9AOoQAwDsCu38AfDz/u0X9fvxFvMB+QAJAAn0FQP29A8A+BIAAe0AAQEI/fn9
2 for 1, NN, share 1	-0.066	A/v6AQIBA//7/fcA//gIAP0AAAIAAgH//AEDAAIBBv77AggC+wYA/Pr+/f75AgkF
2 for 1, NN, share 2	0.007	/gEBAwEBAP7//f8CAP77AQIAAgH6/AT9BAP9AwIA/v0A+/0C/v7/AQH9AP8E/P4B
2 for 1, RB, share 1	-0.023	Afv/Afz//QABAv3+AAP6AP7/AQL/Av/+/QD/AQD+/v4A/wYA/QUAAPoAAQED/v7+
2 for 1, RB, share 2	0.104	/QoB/Qv3AAEL+gcEAAoBAAj0A/4M9QABA//6//0E+AEECfcAAv0BAwkDAAD9/QAA
2 for 1, VB, one place	-0.046	+Pv99/oECAf8Afv9Avv6/v8C/v/+Af4A/ff/9gIAAwf8/wX+/AUBCPsIBwgE+v8B
2 for 1, VB, share 0	-0.095	+/z9/voHBQH4A/r6APoA//0I/v37CAAA/QAD/wL/Bgb5+wcA+wcBA/QAAAAC+wD9
2 for 1, VB, share 1	0.016	+QYABAH+/vwG/f4D/wIDAP/9/v8G/gL8AwT/A/kB/AQDAfYBBQMBAAb/AAD8//sB
2 for 1, VB, share 2	-0.095	Cvz+CfwA8vn++/b8+/8G/fgHAAj/Bwj1/wn5CAMGA/UG/wUE+QYC9/L2+vsFBAv9
2 for 1, VB, share 3	-0.035	/wD/AQEB/QD+AgL/AP0HAP0C/QD8Awb//wEFAAP+AgH6/QQA/gAAAPz///8CBAD+
2 for 1, narrower, share 1	-0.026	AP8AAPv/AQD9//sDAAIAAP8DAAAAA/8AAwD+AP0B/gAC//sAAwAAAf8AAAAAAAAB
2 for 1, narrower, share 2	-0.042	AgIAAv0B/v//AAMAAP79AQAI/QD+BfwG/QD+AAH/Av4C/gQA/QEB//r/AgEA//r+
2 for 1, none, one place	-0.002	/QEB+AL7AgYD+gEDAgD9AQD/BgABAv8ABPf99QAI/Qf/Bf39/gT+CfwIBwf8/P0H
2 for 1, none, share 0	-0.126	/Pn+APMJAwDyBPb5APX2APkM/Pv5C/sB/QAFAAP/CwX2+AkA/An/APH+/wAC//r/
2 for 1, none, share 1	-0.046	/Pv3AgT8/Pv8APv8/vcC/QEG+P4G/QH8+gIGAQH8BAT5AgcD/AQC//39///5/wD+
2 for 1, none, share 2	-0.095	AAf6BfsF/fz7/Pb//foA/PoK+f8ECv37/AP5Agr8A/38+wQE8wcECPT+/f0F/Pv7
2 for 1, none, share 3	-0.101	/ff5APULAwDxCvX3//MG+/kG/AD6CAb+/QIHAQf8BQD5+gcA9wIFAPn//f8E/wD7
2 for 1, one place	0.044	/gQC+gb7AwYE9gQEAQYAAgX8CQEE/AD+Bvr59/wJ+gICB/r+BP/9BwQGBQb4/wAJ
2 for 1, share 0	-0.233	/fX8/+sQBQDrCO/3AO70/vEW+Pv0E/cA+QAJ/wX5FAfu8REA9hQBAub/AAAG/Pn9
2 for 1, share 1	-0.078	/vr2BQAD/vr7//n+/vUD/P4G+gL9A//5+wUFBQP7BAH5AQUD+QwD//z9/v76AAL8
2 for 1, share 2	-0.062	BgP7B/cC9fn+/Pb++/79/PkH/wP/CQT6/Af6BwgD/fYJAvwG+P0D//n0+vsFAAT+
2 for 1, share 3	-0.086	/f39APsIAQH3Bv78//gH/fgK+/34CgYC+v4J/gj8BwT4/AkB9wAFAvkB/v4EAP75
2 for 1, sibling, one place	0.077	BAQDBAb6+/0G+wYD/gYFAQX5BQIE+Qb+BQP7A/wF+vsFBfkCBfn+/Aj8/f78AwQD
2 for 1, sibling, share 1	-0.039	AQIABP4EBP4EAwH+/wACAP4D/gD+AgIA/gICAwH9Av///wIA/AYC//7/AAAD/gH9
2 for 1, sibling, share 2	0.124	CAYGCA7x9PsM9gkD/gsFAAjxDAYF9An6BAX8BfoN9/cPCvYDA/P/+g74/f7+BwgB
2 for 2, JJ, one place	0.025	AQEBAAL+/wAC/gIBAAIBAQL9AgED/QEAAQD/AP4C/v4BAf4AAf4AAAMAAAD+AAEB
2 for 2, JJ, share 1	0.018	/gAB/wP7/wAFAAMDAAT7AAEAAwAG/gABAv8A//4B/QMDBPwAAvn/AgYCAAD+Af4B
2 for 2, JJ, share 2	0.023	BP8BBQL/Af8BBAP/AAUF/wP9AQH//gX+AAH9Af3+/P8CAAAA/wAA/gP+//8EAgb8
2 for 2, NN, one place	0.044	AQIBAAT9AAAE/QMDAAMDAQP8AgED/QL/AgD+AP4D/f8CAvwAA/7//wQAAAD9AQEC
2 for 2, NN, share 1	-0.097	+/H4APoIAQD1Cfn1APX++/sJ+P/1BgH//gAHAAX2BAT3+AwA9QcB//cBAAAM/wP2
2 for 2, NN, share 2	0.08	/gUCAAn7/wAG+wUCAAICAAH5Af4D+QIAAgD9AAAB+QEDB/oABf0A/wv+AAD7AgIB
2 for 2, NN, share 3	-0.003	AQIBAAD+/wAB/QECAAT/Af8BAQD/AP4AAAD/AP8CAAD/Av8AAf8A//7/AAD///4B
2 for 2, RB, share 1	-0.128	/vv+AfYGAgD3BPb8APr9//YM/P72Df3/+gEDAAX+CwH5+woA/AsBAvP/AAAF/AD+
2 for 2, VB, one place	0.14	BQcEBQv2+f0L+QsH/g0HAgj2BQMH9gf+BgL9AvkG9/oGCPICCvP+/A/8/f76BQUG
2 for 2, VB, share 0	0.04	AAQD/gT9/gEFAgQAAAX9AAP+/v3/+/wC/f/+/wAC/QME/vv/BPkBAQYBAgECAP3/
2 for 2, VB, share 1	0.151	AQkIAAz8BAAG/AcDAQcCAQr0A/8D9wAABP7+/foF9QAIA/X+CvUAAQ8CAgP8AP4A
2 for 2, VB, share 2	-0.056	Af0CBvv///0B9wAH/wQEAfwEBAMFBgT+AwP9AvsFA/v//vwCBAj+/Pj7/f//AQQH
2 for 2, narrower, share 1	0.021	/f79/gADAwD+AP/9APv+AAP+/v////4B/v4C/gL+/QP+/gH//fwCAwMDAQIC/v7/
2 for 2, narrower, share 2	-0.004	//0AAv4A/P8B+wIE/wEAAf8AAQH/AAT/BAL/Av8AAQAD/v8BAwIA/gD+//8ABAIB
2 for 2, none, one place	0.149	BQYDBAr3/P4J+QkF/woFAwnyCAQL8wb9BQP7A/kI9vgJCfIBCfP++hD7/v74BQYF
2 for 2, none, share 0	0.012	/AEA/AH+AQIABgH9Af71/QP9+/wB+/oD+v4C/gD+/wQE/v7/AP4BAgUBAwID/vr/
2 for 2, none, share 1	-0.062	+voBAv8GBQD6Av0AAPv+//gF/v7xCAD+BAEFAQH5BgH6+AYA/gT9AfYBAQEH///6
2 for 2, none, share 2	0.033	BgQDBwL7Av4G/wH//wQH/gH7BAAH/Ab9AAL8Af4D+/z9AvwAAQQB/gT9/wABAAX/
2 for 2, none, share 3	0.021	AgMEAQP9/f///wIA/wcCAAP9BAH8/QEAAgICAfsC//sBA/4BAv8B/wD+//8BAf4A
2 for 2, one place	0.214	CgwGCBPv9vwR8xEK/hQJBA7tCQUO7Qv8CgT4A/QL8fYKC+0CDO/9+RX6/f73BwYH
2 for 2, share 0	-0.038	AP4B/v8B/gEDCQD9AQD2/gQH+P33AvwC+P8C/wT7BAMB+Ab//AIDAf4BAgEJAPj7
2 for 2, share 1	-0.005	+vb///8GB/8BBP38Aff8/P4B+fz4Af/+/f8K/gX6+wH6+gj///wBAP0DAgMJ/QL2
2 for 2, share 2	0.046	AgABBQP5Av4F+wYC/wcF/gL6BgEK/wr8BgT4BPgF+/oGB/gCBQD/+gn5/f7+BQYC
2 for 2, share 3	0.048	AwQFAQT7/f8B/QMB/wkDAQT6BQAA+gMABAEAAfoE/PsEBvkBBfwA/wX+/v7+A/4B
2 for 2, sibling, share 1	0.049	AwQCAQX7AP8F/gP/AAMGAAP8/wAG/gIA/AACAAD/+f8AA/wAAQEBAAf/AAD//wD/
2 for many, JJ, share 0	-0.041	AAEBAP8AAAD/AP4BAAEAAP4CAQAAAQAAAAAAAAABAAABAAEA/wMAAPsAAAAAAAAA
2 for many, JJ, share 1	-0.054	/fz8AP0GAgD8Bfr6APoA/vwD/f//A/gA+wAAAQL9AwT//QQA9wYDAvoBAAAB/P/9
2 for many, NN, share 0	0.027	AgD/AQP//gAEAgP9AP8D/wb//QH6/wMA+wAEAAL+//0A/wMA/PcA/wH/AAD+AgL+
2 for many, NN, share 1	0.092	AwICAwr9+v4DAAUC/wcGAQP4BAMD+Qb8BQL7Af4B9/kKCPsBAfv/+wX7/v/8AgkA
2 for many, NN, share 2	0.004	Af3+//wB/wD+Af3/AP/8/////wD8AfsA/wACAAAAAAH+AAEAAAT+/QD+/gADAP0B
2 for many, VB, share 0	-0.003	BAH/A/wD+P7+/gQC/wgDAAH9BAIBAAP/AAH7Av4CAPwDAv8BAvsA/v/9/v//BgQB
2 for many, VB, share 1	-0.12	+vf7+/QLAwH1B/D6APjv/vkI+v76DPEF+v8G/wf5CQz/9Q//+Q8DBPYDAgEG+vn8
2 for many, VB, share 2	0.091	/AUA+Aj8BgUIAgf6Agb9/wj2Af4D+P8IAPkD+/0C/An+//v+APkBBgkHBwMC/vn+
2 for many, narrower, share 1	-0.04	AP7/APwF/wD8Avr/AAP6//wF/wD/BgAA/gAAAAD+Bf8G/wMAAAEA//8AAAABAP3+
2 for many, none, share 0	-0.066	APr8AvMN+v77Bvz6//oE/f8B/QP6BAT++gIAAgX9AwD++wYB9fwCAPf+/v4GAwf6
2 for many, none, share 1	-0.107	+fb3/fgLBgD0De/zAPP2+/YJ+gH1D+kB+QADAQn5Bw73+wsA8RMFA/IBAQAI9QL6
2 for many, none, share 2	-0.021	/P4A+v4CBAT+AP37Av74AAAAAv35BPcI//oD/f4EAwj8/vz//wL+A/8DBAIG/fX/
2 for many, share 0	-0.061	//z8BPgK+v38BP38//4G/v0H/QPzBAT99wIDAwX6Bv7+/AcC9vwC/vr8/f4FBAj7
2 for many, share 1	-0.025	/Pr5/wAD//8ACPf3//r4/P3++wL6A/D/+wEEAQj2AQsF/QcA+QsD//z/AAAB+gP8
2 for many, share 2	-0.01	+f/+9/4FCgf/Bvr5AwD2AP8C/fz5BfQJ+/gG+QP/BA36+wD//wcABv8JBgMG+fL+
2 for many, sibling, share 1	0.088	AAEBAQj8/wAHAAMAAAIBAAf3AQAC+Ab/AAD/Af0B+P8FAv4AAvoAAAkAAAD/AAEA
2 left	-0.048	/f/4CPP5/fEA8f8A7gQMCfX/CAQCAQL5AwoFDP0IAAP7BPoOBvv2/PT59/L7BQwJ
2 loose	-0.005	+/L8CgQEAfP4BQUA8AkB7fgFAAv9+wPqAQkJDQHwBPwAAv8O+f8P9f31//gM/QXv
2 more loose than left	-0.115	BhAQF/b18e337vcI9gYFEPQDGQgDBwTyFBT3EvsVA/T/DvoP/wP38/Xt8/TpEhIL
3 left	0.036	BPr6/AgCAf8DAgT+9vX89gn5+gUE8wMJ9vwC+QD4BQP4/QUHB/f+/wkE+fwBCvj6
3 loose	0.006	Cg0DCgD3APQCBPz3+f0D+QX6AwH+BwT88wUGDfcJDPX/BPYL+wUF+wL59vUEAwP8
3 more loose than left	0.081	DgQCCwwC8PoFAAf7+wkP/gX9AwT8+BD3AAgFBv0C9f0HAfUFBf4C+gXy9/gCDA3/
4 left	0.044	Dvr6Bv4K+AEDDQAE+f0L+/8A8wz//AD9AAT3Bgru/+4G8wAH+AEC+Ab98/UKAwz6
4 loose	0.057	Bgn+Agf49QAMBwf8//sJAf73+wMF9Ab7/QYAAwL6+f/+Bfr9AvUGAQj6/v75C/36
4 more loose than left	0.097	BQ0K/wz0+wIO9QsAAAsHAgv1BwAM+wUBBP/4/fII8vkIB/L/E/wBAQ8BAAD3BPsB
5 left	-0.003	D/v+Ef8B+/ICAP39+QUL/QUB/xEDAAnvAA/2Dvz+AO4L/gAI/wYD7wDs9Pj+BRP7
5 loose	-0.009	Cvn8A/sE9P3/CwH0//8H/AH+9wfvAgT88gIFAAz6//MD9g4B9fYE/AP7/f8KCAn5
6 left	0.004	Afz7APkACAD/CgP1APvy/f/7+f/6+/kC9P4I/gn++f/9+g/9+AIEAQb+AgMJ//z9
6 loose	-0.11	/vsAAvgCAP/x/fT7APwCAPQLAQH3Dv79/QEDAgIECADyBAYAABQB//n+AAAD/wEA
act 1 higher, broader	-0.025	Cf7/CfkE9/n6Av3++QAB//8A/gIB/gP4+QQDBwMDCvgBBP0I//8B9f709/oCBQMA
act 1 higher, listed	0.018	CQYIBgn29fMA+/4J8wcEDQH/AAkF/gjzCwn8FPkH//MHBfwOCP/39gLz9fP4BQEG
act 1 higher, synonym	-0.161	//z+AfILA//yA/L+APj7APQP/gD3D/r/AAECAQb+DAD7+ggC/Qv///D//v4D//4B
act 2 higher, broader	0.027	BAD+AwEA/P8D/wMC/wEEAgX8/wMD/Ar8BQP/A/4D+/kA/wEBAPr+/QH+/v8DBAQC
act 2 higher, listed	-0.002	BAABBAEB/vwB/gH/+/4DAgL+BAUEAAP8AwX9BQAE/f8CAwAG/vz9/AD8+/z+AgUE
act 3 higher, listed	0.078	BQYEAwb6/f4F/QcE/gcDAwT6BgMD+QL+AQH8AfwF+vwGB/wCBfr8/Av+/v78BQMD
act 3 higher, synonym	0.066	CAYGDAj69fcH+AgI+AkKBgP7BggF+wv3Bwj5CfwG/PkHA/oHBvv5+gb3+fr8BggH
act of unknown level, carried	-0.034	AP4CB/wF+vf+AQD/8gMEA/v+AwP/BQH1AA79DAf/A/f6/v8MAgMBAvz5+vQCBQgE
act of unknown level, loose	-0.035	BP0BCPoD+/T2AgH/9AATBPsKCQv8/AL1ABH+D/sEBfUA/QEOBQb49/v57vEBBhAC
agent was other	0.05	EAcBFQf98OoF9gEH7goXBgT+CBML/wblDhH6Gf4K+vMIAPYXBOz+7gXv6+7+DxYK
agent was other, alone	0.071	EQUDEwn88O4M+wYJ8AINBwv5BBUL+QjnDhD4GfgI+PIIAvITBfb97wft8e/+CBcM
agent was other, linked	-0.007	AgD/Cf0A+fX+/QIC9wIIBgABAwcBAQf3AAcABgAFAfn/AAAMBPv8+QL29ff8CQsD
agent was team	0.01	DwIHFQP98u8G/gEI8QIMBv/4Bg4EAQXxCBL2EPoH9+4JBvoNBwP47Abp9PP4BBMH
agent was thing	0.021	AQoHDwQB8ugC//8H7QIRBgICBwwN/wjwDBD8FvwIAvQIBvgVCfv69AXs6+/2EQgH
agent was thing, alone	0.018	BgoHEQL76+oG8wYN6QcUBwP/DBEO+QrnBhD5G/oH/vECAv0UBPz48gTs7PH3EQ0H
agent was thing, linked	0.022	AQMD/wT/+/0BBAQEAQEC/wH7//4D/QACA/4E/f/8/f4D/AP9/gIDBAQBAQMCAvv9
certainty down 1	-0.14	+/r9AfUHCgD1B/P7Afn4/vUO+fz2DvYD+f8HAAj5DQf49w0A9RAEBe4FBAEH9vv4
certainty down 3	0.006	AwEAAQH/AP8B//8D/wMAAQH/AQIC/wD+AwH+Af////4DAv0BA//+/gX+///9AwID
certainty gone from 1	0.041	BAkFCQD38/gJ9wkH+AYMBwT4CgsG/wr3Cgn0B/kK+fUIB/cJBvr49gjz9/jzDAsK
certainty gone from 2	0.108	AggFAQ36/P8H9gwI/g0DBQf1CwUL9Qr/CwHyAvoH9PsJCvUCCvb4/g38/f72BgMJ
certainty gone from 3	0.023	CgUGCf/8+PoF9wQH9wgNCwP7CQ0J/Qj7BAv7C/0K//UAA/kIBPX49//59vf2AgkG
certainty gone from 4	0.038	AwQFCgP89fcD+QMC+QYHBAj/AgP/+Ar6Awf7A/gH//sIBwAJAPv69wP4+/n6BgcI
certainty lowest up 1	0.157	CQgFBw719fsN9w0K+wsIBQvwCAgL8Ar4Cgj3CPgI9PULCPMGC/P69xD3+fr3BwoI
certainty new at 3	0.056	/v75+Av+AwkECQb3B///9wj7+f8D+/0C+foG+vv7+AT+/gb39/sLBQkFBwgH/fz1
certainty new at 4	-0.043	9fr79fkICwv+BP/7Cfb9+vsH9vb7BfgL+vME8wL3Agv4+Qj2/AUCCfwMCAoH+/z8
certainty same	-0.009	9v4CAPsDAAL8Avj9B/7/+wIG+ff+/PoH/Pj/+wD6AQIA/gH9/f8CAfwCAgYA/fv5
certainty up 1	0.088	BQMCAwj6+v0I/AcF/gUFAgX3AQME+AT9AwL+Af4C+vsGA/sCBPj+/An8/f79AwQD
certainty up to 4	0.128	BQMCBAv4+v0K+woG/gcGAgf1AwQH9Qb9BAT9A/wE9/sJBPkCBfb+/Q78/f78AwQD
change carried	0.036	BwkHCAH++/n/AgEK+QcIAwX6AwIH+gn5CQYCBgT/A/cEAfgF//3//QX/9/j6AwgC
change new	0.055	/v//CAAE+/wEAv7/+gINAAYAAgwEAPgB/wP3DgAG/gMBBPwLBP/++gP4+Pb6+hAC
change taken over	0.032	AQQDBQX5/PsC/P8B+wQH/wb8CAYJ/wT9BAb9B/wE/fgFBf0IBvz//wH9+vj7BwL/
contrast	0.113	AgAA+wjxBQEB9AoDAwkBBAr1EAYJ8wj/A/8A//0I9gQHDPb8Cff5AQ8EAQT7AAgD
contrast of act	0.044	/f0B/QL6BQUHAQX8Bgf4AgT3CP0A//cI/fr/+QAD+QsD//74AQAABgcJCAgA+v//
contrast of quality	0.03	/v/9AgD+AQD+AwD8AP8F/gD+/QH//gD+/P4EAAP8/wX9Af4B/vkCBAMGAP4C/AL8
contrast of thing	0.144	DgsFDA3u9vkP7g8O+xYNBQvzFAsR9hH0Dwj1CfYP9PQJFOoGDfL49RLy+PrvDRAN
counts a noun beside it	-0.03	9/Dq8PoLDg71DwDvDvLy6fgI6PHwAvkO8fET5hHvABHy9BHs9AAdBvsSDhIa+/nw
counts a noun from elsewhere	0.077	Bv7+AQAB+QX8Awz+AAUA+QT3+gD09QcD/AcDBwH7/gMEAQD/9/kHAAX8/P4GDgP3
counts something else	0.104	DAD4Agj++f8EABEAAAQO+wj3+AP/+xP5/gP+BQD8/P4C/wIC/vAF/Qv4/PkCDQn+
counts something new	-0.067	+/fxAfwMDP0AC/rw/+0H9/gJ7/z7Av0B7wAMBAfxCQHz9RQB9wsGAPn/Av8K+Qb7
counts the same	-0.046	9v79AAAH//3+AfkA9QEEDP8CAgD8BwICAQH7CAQCBAT9+wQNAwr1BPoD+fcBAP4F
counts what another number counted	0.031	CAYLDgj47eoE9QkK6Q4SDgX6DhUDABbyCA7wG/US/e0ECv0TC/rx8gj17ev0FREP
employment gone from 1	0.102	AQUDAwn5/P4J+wUF/gcGAwX2BgMI+Af6CAP5A/oH+f0HBfYDCPr9/Qn8/P77AwYG
employment gone from 2	0.095	Cwj/Cwv1/PkJ+QsI/ggKAQr1CAsK9wrxBQr3DPwI+vAHCPwFBe7++Q73+vv3AgwG
employment gone from 3	0.056	/QH//wP+AgEC/wL/AQL+/wX7Av8D+gQCAgD/AP0C/AEBA/0AAf4BAgMBAQABAP7/
employment gone from 4	0.033	AwYGBQP6+vwE9QQL/QkBBQEBBQEF/gP+CAP4A/sG//0HBPkCCv37/QP8/v78BAIG
employment lowest up 2	0.167	AgcBABD0/gAO/QsGAAUEAQnzAQEM8gP/AgD9AP4B9v8LBPgABPb//xD/AAD4AgMD
employment new at 1	-0.048	/P8A//4BAwD///wAAP/9AP4CAP4AA/0AAQAAAP8BAgL+AP8AAggAAPwAAAAA//8B
employment new at 2	-0.015	A/8AAgAC+v8BAwL7AAAI/QEE/AEBAgL/AQECAP7/A/7+APv+/P4E//z/AAAEAgD7
employment new at 4	0.081	AwYABQj7+/oK+wgA/wMIAwj2AgMI+gj5/wb7AfoI9PsFBvkDAfgAAAn/+/7zAQkF
employment same	-0.007	BwAEB/4B9f4D+QYC+gUFBQMCAAgDBgjzAwX3DfkEAPsGBwAD/gD49/379/n9DAsH
employment up 1	-0.052	APz/APsD/wD7Bvr4APr5/f0E/QD7BPsD+wEGAAT8BP76+wcA+QYEA/gBAAAJ//34
employment up 2	0.135	AgQAAQ32AP8K/gYDAAIEAQfzAQII9f8BAAH/AQD/+P4IAv0AAfoA/g38AAD6AAQB
employment up to 4	0.068	A///AgT7Af8DBf77APz9/gH7/QEB/fkH+gEGAQX7//4F/wIA/P4DAQj/AAAA/gH8
frequency down 1	0.086	//7//wcAAAADBAX+AP8G/gb5/v8E+AT//wAAAAD9+/4F/v8A//cCAAr///8CAQP+
frequency gone from 0	-0.037	BAD/BP4B/f/+//kC//0E/wACAwID///8/wQBBgMC//z//QED/QED/Pn9/vz+/gH9
frequency gone from 1	-0.024	BAEDB//8/vsA/AYA/AAGAgEBBAIBAwX7Agb/Bv4FAv4ABv0EBAH8/v/7/Pz8AwQD
frequency gone from 2	0.128	CwkGCAv19fwI9g4K/QgEBgn2DgQM9Qr8Cwj0AvUM8vgLCfMCD/T49wz2+v74BQcH
frequency gone from 3	-0.014	AgIBAgD+/wABAAAA/wIBAf8G/v3+Af0AAP///QL+AgH///wCAwL9/wAA///9AgEA
frequency gone from 4	0.102	CQgEAAr79f8J9wsQAA8HBQv2CQkL9g34DgP4AfoG9vUPCPgAC/L5+g37/P/2CQwK
frequency gone from 5	0.078	DAgIDAr49PYJ+wcJ+AsLAwf0DAwM+A3yDQ31D/cL+PMLCfMKDfn59Arz9PX2CwwJ
frequency lowest up 1	0.221	CAkDAxPu+P4T+BMH/xAGAhDpCgUQ7Ar9BgH4AfcG7/gSD+0ACe38/Bf7/gD3BwgG
frequency lowest up 2	0.107	DAUDBQv48/0L+w0G/Q4DBAT7CQYH9gX7AwT8A/0F/PkHCfcCBPP9+gn6/f34CAQF
frequency lowest up 3	0.027	AAEAAAL//wAB/wIBAAEAAQL9AgEC/QL/AgH+AP8C/v8BAf4AAf7//wP/AAD+AQEB
frequency new at 0	0.023	AP/+/wEB/wADAAIBAPsDAAL//f8D/QQAAAD+AAD//gEA/gIA//8AAQIBAAD//wEC
frequency new at 1	0.028	Av8AAAMB/wADAgQAAP8BAP8C/AL9AP4B/QABAAP9Af4D/gMAAPsA/gQAAAADAQD/
frequency new at 2	-0.112	9vr++/YGCgP5BPb6Avf2/vkL/fn8CPYJ/f0C/AX8CQb8+Ar/+AwCCvYJAgEG/PX7
frequency new at 3	0.154	AggB+w71/wMM/QwBAQwBAAryAgEI8gICAv37/P0D9AEHCPb+AfYBAxAEAgL/AP8A
frequency new at 4	-0.009	/v8AAP//AwD9//3+AP/4Af8CAPv+AvsH/QABAf4BBQL/AwICAAQAAfwAAP/+//kB
frequency new at 5	0.191	DAwHCBHv+PoR8xAK/BALBwzuDAkO7wj3CgX2BfYL8vMJDe8CDfH59hL3+/z0CA4L
frequency same	-0.04	BAMECv0FAvv6+v8C9/0BB/sCAwIBBv34BA/6D/0B//7+Bf0QBAf4+vz2+fT4BPwJ
frequency up 1	0.161	CQcCBAzy+f0O+Q0G/w0FAgzvCgcO8Qr6BwT3A/YG8/UODvIACPP9/BT6/gD3BwcF
frequency up 2	0.112	CgMBBAj79v4I/QsD/wwBAgj1CQYJ9AX7AgT9BPwF+fkHCPgBAvX++wn7/v76BwMD
frequency up to 2	0.036	AgIBAAT9AAAF/gYBAAMDAQL9AP8C/QIBAf/+//4C/wACA///AP4AAgICAQEAAP8A
frequency up to 3	0.186	CgUBBBDy9/4O+g4G/w8EAQzuCwYO7wb7BwL6AvsD8vgMCvMBBfP+/BL7///6BgYD
frequency up to 4	0.172	BgMBAg72+v8O/Q4CAA4DAQzwCQUM8Aj8AwP8A/sG9PoLDPUBBPH++xH8/v75BgcD
frequency up to 5	-0.011	BAICAf/9+wAA+wAEAAL/A/4CBAMB/wH9BAL9Af4EAvv+/gAAAAL///z+/wD/AvwA
gained: helped	0.04	BwcCDQUH+/v9FwP3/wn98Qj4/Qn7/AH9/gYSCALwA/cCAP0C9/gQ+gP1/f4O/gbt
gained: joint	0.104	AwUCDAj79fkM/wYE8wwRBQP0BAcF9w78Cwf4DP8G+fwQCfkJBvT7/AP49vf8DAUL
gained: junior	0.006	BgEBBgP++/wCBgD4+wIDAQT5AAT////9/AMAAwAA/gH5/wED+wID/wP8/PwC/AP9
gained: negated	0.013	/fv9AwAGBP7/BwT9AAL+/AEE9/78AP0B+QAGBAH4/wX+/AYA+QAFAAMBAQAH/vr5
gained: occasional	-0.03	//j7Af8MBf7/Bvr0/fj9+PwH8/z8/wEH+QIHAQX3AAAA+gQA9AMHAfoFAAAKAP33
gained: others	-0.09	9fT08PcGEA37EvrvDewC8/kM7u/zCvMQ8vER7QzzBQ/r7gb19QoPDfYSCgkP9PPv
gained: partial	0.003	+f73+gMACQIBAwH5AfAJ+QD/8/kBBvsA9f4JAwj+BgjzAAEF/QAIAgEC//3/+AD5
gained: past	-0.083	9/38/fQEBAD3/vX9//j9A/sG+/z+Bf0D/QH+AQP9BwX7/QsB+wn/A/MFAP8DAPgB
gained: planned	0.013	//75A/4CBf4DBwD1APX/+AMA+f76/PsB+QMJAgT8/wL6/QQA9f0KAwEBBAAK9wDz
gained: received	-0.008	CQIEEP4B+vED+AYK8QcRCQP9BBEDBgntBw72FPsH/e8EBv4QC/v08v318PL6CQsM
gained: supervised	-0.189	7vn47e8MFQjvD/LzBu7x+fAP8+70E+oR8vUO8g/yEBLx7xD48RIHFO8aDAgL7er2
gained: uncertain	0.029	/v7+/QEBAQIEAgH+AfwA/wP8//8B/AAB//4A/wL//AIC/gH//f0AAgQDAQEB/gD/
gained: watched	-0.135	//n6/vQMCwL0DPP4AfP6/fUN9f74D/UC9/0G/gv2DQL38w7/+AoDB/ICAQEG/fn6
inserted, JJ, one place	0.183	Cg4KCRHw+PkQ7hAP+xQMCwvvEQYP7wv6DQbzBvUO8vcODu0FEe/1+BL4+vruCQsQ
inserted, JJ, share 0	0.078	AQcGAgn4/P8K+gYH/wgBBQb4BQAD+QAABQH+APkG+AAFB/gACPv+/wn+AAD5Av8D
inserted, JJ, share 1	-0.042	9vv7+wADDAP+CPj6APEC/vkD/gL9AvoB+fsG/gb7AwUA+P8C/wsEAfwF///++fz9
inserted, JJ, share 2	0.061	AAcGBQT79PsC+g4F/QIFAwf6AgAF+hABAgUDBfMHBP7/CPsFAvb8+Qj5/Pn5DgYG
inserted, JJ, share 3	-0.012	A///AAMBAAEBB/8AAAEE//8B/QX/AAD8/AEEAQUAA/79/QT+/f8DAv0GAQAD+v3/
inserted, JJ, share 4	0.127	CQkGBwz1+PsL9gwJ/QsHBgn0CQQK9Af8CQb5BvgJ9/cIB/QCCfX8+gz6/v74BQQI
inserted, NN, one place	0.007	/AUDAgD+Agj+AgABBQL+AwP/BPsFBwIIBP4E/QEBBAgA/wP4//76/gAKBAj7Av3+
inserted, NN, share 0	0.062	Av//AgkA//4HBgX7AAT//QcA+f4A+QL++QL/AgH8/AED+wIC/v4FAAf+//8I//34
inserted, NN, share 1	0.036	APb+CAgJB/wGEf73APX49wP68v33/P4D9v8JBwny/v75+wEE+PsIAQb8AwEF/vr0
inserted, NN, share 2	-0.026	9PL0Dv0I//b7D/z2/P0B8P0A+gLzBv0F+QAPCg/uAwP0/A4F9AMPAf8AAwAK//7s
inserted, NN, share 3	-0.003	Avj9BQAA9Pr/AgL7/gAC+PsB+f/8/gP99wEDBAIAA/z8/gn/+gIKA/r3+/8MAQD3
inserted, RB, one place	0.112	CAYHBgj1+fwL9QsJ+wsJBwX0BwcL9Ab6CQP6CPcF9voJCfQHCfT4+wj8+vv5BwYH
inserted, RB, share 0	0.021	AAEAAAP9/wAC/wMBAAAAAAD/AAABAAL/AAD+AQAAAAABAv8AAP4A/wP/AAD/AQAA
inserted, RB, share 1	-0.02	/Pj4AfUE+//2B/v9Af75+wED+/r6BgEC/AMAAAj3AQQH9goB9gQCAf79AgAFAvz+
inserted, RB, share 2	0.016	9QMA8wj/Cgf9BgT4Awj7/QP8//T+A/wO+PgH/Af5/AkA//v/AQICDQIPAwMA+vX8
inserted, RB, share 3	0.053	DQgGCQT78/kG9wMJ+QcNBwT9BwgD/Af6Bwb8Bv4F/fcIBfUCB/j69gf3+Pz4CQkG
inserted, RB, share 4	-0.101	/Pv9AfgIAf/3CPn5//gB+/kI+P33Cfr++QIIAgX4BQD6+QcB+AkGA/b+//8J/P/4
inserted, VB, one place	0.057	+wgF/wT4/gYEAQUABQgBAAf8A/4C+wUHA/sE/gICAAYIBvr6Avf+AQb/BgT9AQT8
inserted, VB, share 0	-0.145	+vj7/O8OCAH1BPT+APYA//cJ+fz6EfgA+/4E/Qn3DQn39wwA+woBBvEFAAEC/fz+
inserted, VB, share 1	0.004	AP38BvsJ//vzCgYF/f0F+foA9QL2Agf6AgcDBAb7+fz/8wIHAAUG/gH3/PgJBfz0
inserted, VB, share 2	0.021	/v8BCAX++voA/wUH+QMOBAUABQf6/Q37BgP+AwcB/vb6CAIH/wEB+wb/+fj+BQb+
inserted, VB, share 3	0.006	/wcFAAT+CwgG+wUIBAUDBQT9BfoH/vv/Bfr6+fsI+wD/Av78CQH3B/0JB//y/fkL
inserted, VB, share 4	0	/gD//f4BAwMB//0BAv//AQAAAAAA/wABAf7+/gABAAH/AAD/AgD9AQACAQH+/wED
inserted, far-broader, one place	-0.036	/P7++v0CBAT8Af/9BP76AP8F/vz+BPwE/fwE+wL9AwT8/AX7/QQBBfsFBQQD/Pv/
inserted, far-broader, share 1	0.043	BQABAgT6/f8CAQQFAP//AAb7/wAD/gL/AQEAAQH/Af8E+wEAA/kAAAT/AAD/AgEA
inserted, far-broader, share 2	0.058	BgECBQT6/f8AAwYB/gT+/gT4AQT+9gb7AwP/Av39+fsAA/7//P8D/gr7//8DAwT7
inserted, far-broader, share 3	-0.024	Af//AwEBBP38Af8B/v8EAf0D/v//Av3+//4AAAH/AgP//gMBAAQBAfwB/wAC+wL/
inserted, narrower, one place	0.062	BwQEBQf5+fwG/wcB/AcLAgT9AwX+/Ab/Av8ABv4D+wAEBvcCAvn/+gn6/vsCAwgC
inserted, narrower, share 0	0.062	BAIBAwb7/P4G/gUC/wQDAQT7AgMF/AP9AQL9Av4D/PwFAv0CBPr/+wj9/v/+AwUC
inserted, narrower, share 1	-0.095	+vn8/vcIBQH5B/f3AfX6/PkQ+/n/CfcB9f4F/gj7DAL7AAcA+gr/A/QDAgAD/AD/
inserted, narrower, share 2	0.085	AwIDAQj6BAIJBAr/AwEBAAT7BQL9+AMBA/7//v4A+wUGCv//9/wA/gr8AgL+BgUC
inserted, narrower, share 3	-0.069	+/v9+voGBwb6BPv8A/n7/vkH+vv8CPsG+/oE/QT9Bgj8/AP8/QUABvwEBAED/Pz/
inserted, none, one place	0.093	BQkLAgP1/AgJ9wcFAgv7CQf1CQAK/gAGBwD8/PgM9QEJCvb5D/rx+wQD/wT4Af0K
inserted, none, share 0	-0.053	+Pv++/8EBgL/BPv5Afr3//4D9vb3CvcB+v8D/wT7Bgr6/QwA/gQDBv8FAQEB+/b6
inserted, none, share 1	0.018	BPX8Bv8CBf78EwP7/fwD+vr/9f3xB//6/ggIBQvw+AL79AMH/AQL9wL/AfkO/fr5
inserted, none, share 2	0.005	9/7+AAIF/fb8DQ/y+QEE8wr7+f79BQUD9AMMCQL2A/vwAgEP+gcL/gb69/kJCADq
inserted, none, share 3	0.024	Cgb+/QH9/AED/gUI/QoEAAP4/v4CAwP9BQH//voJ+/ICBfgBA/b+AgL9+vz6AfsD
inserted, none, share 4	-0.01	AQMCBv8C/Pv///8D/P0KAgH+AAIA/wX7BQgAB/wD/fr+//4DAgEBAf36/Pz/AQQB
inserted, one place	0.092	BQYPAwv+/gkG+AcEAQICDRD2CwYG/wIHCf37/vUJ/P8EBfX5BvX6AQgDAwj3//0B
inserted, paraphrase, share 1	0.045	AwIAAAf6AAAGAAYAAAACAAb6AQAE+gL//wD/AAAAAP4FAv4AAPoA/wcAAAAAAAIB
inserted, paraphrase, share 2	-0.087	AP7/APcEAQD5Bfv8APoAAPkJ/wD+Cv8A/gAEAAX+BwD8+wcA/QUBAfoAAAAAAP/+
inserted, rare-synonym, share 1	0.129	AQIA/wz5/AEIAQsBAP4EAAj1//8E9QQBAf4B/gH+9QAHAP0A//QCAQ4BAAAAAgH+
inserted, share 0	-0.002	/fz9/wIFCP4FBAD9//z+AAT79v0BAv78/AL+AgH8/Qb/+wcCAAECAQMB////APz/
inserted, share 1	0.021	/vL0BPsDBPcCEAQA+/MC9v389f70AwD99gYIBRLt+wH+8wYG8gMOAgMBBfsQAffv
inserted, share 2	0.003	8/j6BQYK+fj8Egbw/QMK8AL8/v37BQsE+AYLBgb6+Pzx/wEO8P8RBwX++vcHCv7r
inserted, share 3	-0.005	Cf3///wG/gP9AQcBAf4BAQIEBQP/AwL4//r5AgADAPf8Bvj+Afn/Bf78/Pn+/wAH
inserted, share 4	0.013	BQQCBQH/+/wB+gIE/QMLA/4BAQD9Awb6AQgCBwD/AfoEA/kFBv7+/QL3+vv8BAkF
inserted, sibling, one place	0.003	BAMABgL++vsB/wAA/P8CAf4AAAIEAAL+AAb+BgD9AwAEAfwEAv3++QD8/v//AwQB
inserted, sibling, share 0	0.121	BQL/BAn8/P0L/gkI/wYHAgn2AQMN9Qn+BAL5Av4A9vsKAfkBB/b+/Qv9/v76BgUG
inserted, sibling, share 1	-0.063	/v/8DfwFAvf9BPsB/Pb9/fcG+/0ADfsD/QIDBwb4CQH1+gsD+AEFA/n6AQEBAvz2
inserted, sibling, share 2	-0.079	/Pr8A/sKBP34CP4A//b+/foI7/j4BwAD+PkH/Qr1Awf4/QsB+gkEA/3/BAII/fv9
inserted, sibling, share 3	-0.067	BgAB//sCAgT+AAD/Afr/AfoIAP/5BwECAPsDAAQCBwD/+gX7/wX9//QDAgACAQIB
joined as a cause	-0.029	E/v/EAMG9PH7FPgA/QMH7f3+/gb9AQn1BwwSCQbtAO388f8G8gES7QLt+fgRBw/u
joined as means	0.079	BAwD/wv7/v4IBQoDAAQC+wL4CAQK+gf9BgUCBfoE+fYJB/MBA/gC+wn7/v39AwL7
joined as purpose	-0.164	9e/x9e0TEAjxFPbvDfHz7vIQ7vLpEu0M7/QY9hTsEg7r6xT55ggVBekMCwcY8frp
joined as relative	0.009	Df8FDwH/9vP7Cv389wQD+gEB+gv9/wHwBQ0IDPz5CPUAAAQN/P4H7gPt9PYFAQz5
joined as result	-0.017	CgABCAQB9PT+//sG+gII//kAAQQGBAb5BAv/Bv34/Pf+//oDBwQA+f72+vkCBw3+
joined in the old text	-0.04	Bv/9Afn+/fz/+gQH8wAJAgb8/gX5BP4A/QX+BAQGAvj6/QQKBPYC9/4C/PEBDQQH
kept share 0	-0.078	Avn4CfcGAPf8C/z3+/sD+AEG8fv3AAHz7Q3/Dgn1BAH28gwJ+AAN+/73+PsL/wXz
kept share 1	-0.001	BPvzCwMM/fUEEAX69PH96v//6g4A///3+BISFBDoAP4E8QwS+P4S+fz7++0JAQvs
kept share 2	-0.024	AAH0/fgFBgH6Af39/v8I6/oA/AL1AP0G/QAJAgj8/vz7BP4B9AIV/AIB/vkN+fr0
kept share 3	-0.011	/wUA/AX9BgP//QAEBAP5A/v8//8FBvsDB/789v4EAQQAAwL6BwD6BP8CCAcA+/8L
kept share 4	0.072	/AQJ8gj8BQoJ9wYKCQT5DAb4B/sA/fwIBvT18fkM9gcECvrxBAP0AgcICg79AwAM
kind change became change	0.047	BQQECAX7/PkF+QQF+gYFBgb4CgUI+gX6Bgf4DPsH+foFBfoGBf37+wL8+/v5AgYE
kind change became do	0.024	9/779wABCQMDAAP8AvoF//3//v7+/wAC/fwF+wL8/wH/AgH//v4CBQQHAQL//P3+
kind change became help	0.019	AgIBAgT7/f4EAAIC/wUBAAH+AwMD/gP8BAT8BPwB/v0BBP0CAgEA/P/8/v7/AAMA
kind change became make	0.173	CgsGDA/v9PcO8xAM/A0KAw3xCwkL7w71CQr3CPYK8vMLDfEGC+/+9xP2+fz0CQsG
kind change became move	0.117	BAUDBAr7+f8I/gsIAQoD/wv1BQQM9Af8CgL7Avz/9foJBPYAAvMB/Qr9/wD+AwMD
kind change, carried, named	0.003	AQMEAgP//fwA/f8E+wIFBv0BAQEBBAEBAf/9AgIC/wEHAgAGA/v6+gP9/Pr9AQcF
kind change, carried, not named	-0.002	+vr6+v4H/PwDBf37/PwE+gD79fsAAgT+9gQBAwH8AQL7+gIE/QEEA/3+/fsH/vr+
kind change, loose, named	0.038	BAUCBAb7/v0G+wQF/wcDAgD9BQMF//4AAwT8BP4C/v4EBfsCA//+/gf9/v77AgEF
kind change, loose, not named	0.148	BAwJDxT08vgP9Q0D9wwRCQ3wCBUH9wb0Bg73E/YQ9PgKEfcNEff89A748vT3CBUK
kind check became change	0.03	AwIBAwP9/f4D/QMC/wMBAQH/AQAB/wEAAQH/Af8B//8DA/wCA/z//gT9/v79AgIC
kind check became check	-0.083	Afz8//oGAgL3BPj6Afr+/vgK//79CPkE+f0F/gH+CAP2+gH/+QIC//UCAQAEAgD7
kind check became do	0	/v3//QH/BAP/Av/8Av7//wP9Af39/wEE+/0C/QEA/gMA/wX9/AEBBAAFAwMB/v3/
kind check became lead	0.021	AAEAAAH/AAAB/wEAAAEAAAL+AQAC/gEAAAAAAP8B/gABAf8AAP8AAAMAAAAAAAAA
kind check became make	0.079	/QD//Ab//wMHAgT+AwT+/gX5//4B+AICAP8A/f7/+gECA/7/AvsAAQgBAQEAAv8A
kind check became move	0.105	AQMBAQr5/v8K/gkCAAUCAAT5AQAD+gEAAgD/AP4B+/8DBvkAAvsA/wn/AAD/AQEB
kind check became own	0	AQUCBAD6/vwD+P8D/wEAAf8DBAIFAwH+AwP7BP0FAfwAAfwCBv7//gH8/v/7AgAD
kind check, carried, named	-0.095	+Pb3+fYJCAX3CvXxBPD7+fkM9/v6CfsH8PwM/Aj5CQn2+Af88QUIA/UGBQIL/Pr2
kind check, carried, not named	-0.124	9fb4/fMSCP74Dvb6AO71+/EP+P74C/YH+gEHAArzCAT67wwB9Q0EB/EBAgAK+/D4
kind check, loose, named	-0.101	AP7+AfkDAwD3A/f9APv/APoJAQD/B/sB/QACAAEABgH2+wQA/AYAAPMBAAD//wD/
kind check, loose, not named	-0.119	+vn58vENBAv4CPf6Cfb4+voN+Pr7BfgM+/QG9An5Cwv1+gf0+AkFCfIKCAgD//r6
kind decide became decide	0.102	Dg0MDAny8PMJ9QkI9AoLCwr0DAwI9wf3CAz2DPYL+PEIB/sKCvT39gj0+Pf7CgoI
kind decide became do	0.098	AgQEBQf5/v0H+wUE/gkCAgj1BgAI9gX+BQP7A/oH+P8GC/cCCPj9/gv9/v74AgIE
kind decide became make	0.001	+/4A+f8BBQT+A/37AwD9//8B/v76AfwF/PsE+gP9AgX+AAD9/AIBA/8GBQQE/fz7
kind decide, carried, named	0.003	AQADCfz//fn+Afv++f4FA/8ABQgCAP/5AAf8B/0DAfkEA/4JBvr5+AP3+fj7BwcF
kind decide, carried, not named	-0.049	/f/+9/sBBwb4B/4ABAH6//sG/Pn6AvcK/PgK9wX9BQYB+wf3/QYEB/wHBgcD/vf6
kind decide, loose, not named	0.005	CgUECgL5+vkF9AoH+QoFCAD/BgUFAAz8AwD5Av8H/v0DA/kHDvj2+gH2+Pz3BgkM
kind do became change	0.024	/f7+BQYE+/0E/gAD+gQFAAP+AQYD//n9Agf/CAH8+/f//QIHAP38+Qf/+vv8AQAE
kind do became check	0.017	BgYDCAMA/PkA/gMD/AQGAv8ABQUBAQX6BAb8B/8D//sFA/kHBP/89wT2+fn6BQcE
kind do became decide	-0.049	+vv89vkHBgf6Avv8Avr7AfsG/Pv9B/wI/PgD+QX+Awf7+QX6/wYACfkIBQYD+/YA
kind do became do	-0.029	/P4A//38AAAA+Pz//wQF+gAC/fwC/foAAQX//AH7Bv8ABP0C/QMAAv4BAgAJ+P8B
kind do became help	0.107	/QT++gr/AQYDCQf6Bgf/+wf3+fr79gQD+/oK+f769gT+Afj6/PkGBQoGBAUG//z4
kind do became lead	0.114	AQcEBgn4+v0G+wYE/ggEAQn0CgYK9Qn7CQb2CfgJ9vsJCfMGCPf7+wv6+vz4BgYI
kind do became learn	0.114	BQMFDgj29fQO9wkJ+gsLAwj0AwkG+AzzCQr7DPr99vUMBvsHCfT9+wr1+Pr8BwwJ
kind do became make	-0.019	A/7+A/f6AQH+BAb/Bf38/v0DAQH9AvsC+v8DAAb/+/37Bv8BAAcF/v8CAP8DAgP4
kind do became move	-0.001	APz+AgIAAf4EBgD9/wIE+gH9/AX/BQD8+f8A/wn9AQP+AP8C//79BP8B/f0G/wYC
kind do became own	-0.012	BgP/9wIC/gT+A/8A/P4EBPgD/v8HAQT/AwQDAgT//Qf8//z//PwB//0E/v0BA///
kind do became plan	-0.13	/f78//MJB//2/fX///f6AfcL/gD3C/r//f4E/gMBCgb3/AoB/Q0B//EB/wD+/gIB
kind do became teach	0.063	BwACBwL99vsE/AQF/QQCAgT8AwMC+gX8BAT7BAAD/PwGAvoDBfb7+Qr5+/0BBwcD
kind do became tell	0.036	AP39/gQDAQMAAwH/AwEB/QD9/AL9/v8AAP8B/gT8/gEB//n/AvoB/Qj9/wEBAAMB
kind do, carried, named	-0.038	Ae/t8vUGBQP8AQL4AvMB9PoI7vz6APkF9PwH8QXxAgb88w/89QMGBvkDCgMF//oA
kind do, carried, not named	-0.011	/fv5+PwK/gcACAD4Bff0+AAD+/z7BPsH9voL8wT0BgUE9g339QECA/4HBAUKBv38
kind do, loose, named	-0.055	B/j7Af/7A///AvsK/AX7A/0HBQH+B//6DAMBBAL//QL//P8K/gb8/Pzz+/wACfoE
kind do, loose, not named	0.048	Af3/9QkEAgkCBwX3AvoG+wH9+/75APwM9vUJ/QD7+AL+/wn7+vgEAQMECAMG//36
kind help became do	-0.008	AQID/wD7/QEC+v8FAQD/BAEAAv8GAQECBf38/v4EAQAFAf77BAD9AAD/AgP8AQAD
kind help became help	-0.096	9vf5+fUMCQT1CvT2A/X5+PgN8/rzCfUH8/kM/gX1CwTy+Q/89A4LCfQGBgQL+fXz
kind help became lead	0.101	AwUDBAj5+v0I+QYG/wgDAgb4BgMH9wb8BgP5AvsF+fwHBvYCCfj8/Ar7/f75BQUG
kind help became make	-0.034	+P79+wADBwT/Bf78BPz7/AAC/PsABPsC/f0B/wH9AgX+/gP+/gUBBPwGBAAB+/v9
kind help became move	0.162	BAUEAw33+v4M+gsF/goDAwryBgML8Qb9BgL5AvoG9PoHBvYBB/X9/hD9///7AwME
kind help became own	0.054	/wEB/gX7/wEF/AQBAgUAAAP8Av8E/P8BAf/9AP0D/QIDAvz+A/0BAgQDAgH/////
kind help, carried, named	-0.041	9vf6+/wKCQb0Evv3Bvv88/wF8Pj4AvYK9vgN/ATzBQX9+Qr59QkOCPkJBwUR+Pbu
kind help, carried, not named	-0.018	+f7++f8DCAYAC//+BPr4+f4A+Pj5/vsJ+fcL9gX5AQr69gH5+QIGCgEJCAcJ+/L3
kind help, loose, named	-0.15	8fb58fEMDw3yB/H2B/X0/PUO9vb0D/IO9fIK8gj5DA/z9wv59BAFDfAPCggJ9fP6
kind help, loose, not named	-0.029	BAD5BfsMCwL3HvvzBQT27gQB8wLyB/oC9QMT/wrtAwX/+/v88gYT/foCAgUV+Qfq
kind lead, carried, not named	0	/f0ABAEAA/4EAPwB/wAEAwL//gEEAwH+/v77AQAAAQX/AP4BAf/+Af4C//8A/f4C
kind lead, loose, not named	0.118	AwoH+wv2/QMJ9wsB/gUKAQj0Av8F9ggBCP77//sF/PgFCPn+A/P9/AwFAf74AQMA
kind learn became change	-0.058	AP7/Af0DAAD9//wBAPsBAPsH/QL8BwH//gEAAQL/Bv/9/gQB/Qf///r+//8AAgIA
kind learn became do	0.049	/f8A/wQAAgL+AwT+AQH//gP/APz9/PwF/v3+AAL/+wMFAvv//wAABQEAA/8BAf8B
kind learn became help	-0.011	/wAAAP8BAgD/Av8BAQD///8AAP4AAf0CAAD/AP//AAABAAABAQEAAAD/AP////8A
kind learn became learn	-0.069	/P8A/foABQL7APv/Af/8//wG/f8ABfkC/v4C/wH8BAX//wL//wMBBPwDAgEC/P3+
kind learn became move	0.089	AgQCAQf7/f8H/AYEAAUCAQX5AwEG+AT/BAH9Af0D+/4GBfgABfn+/wr+/wD7AwID
kind learn became own	0.057	CwcFCw339PkH9wQJ/AcFBAX5CAcH9wr6CQb2BvsH+vYEBvgCCPz9+QX4/P76BgcE
kind learn became teach	0.057	AgIBAAX9/QAF/QUDAAQCAgP8AgEE/AL/AwD+AP4C/P4CAvwAA/v//wT/AAD+AQED
kind learn became tell	0.097	AQICAgj5+v8E+gcFAAcCAQT4BQED9wT/BAD8AP0D+v0GBfgBBPj+/wj+AP/9AgID
kind learn, carried, not named	-0.078	//z4/vgKBv35CPj2//MK+/wI9QP8CPz8+gT+BAT7CPb+9gkC+f4A/fMB/P4C/AYB
kind learn, loose, named	-0.116	+P7++vICDQP1BPX3AvX5/vgI+vn8CfAH9vkH+gb8Cgz8/Qb9+AgEB/UIBQME9/j6
kind learn, loose, not named	0.062	BgECDAgA9vkL/wcL/AsCAQX6/wUC+gP4Dgb9CPj5+PUIAQYFBff//Af6+Pr/BwYF
kind make became change	0.124	AwQEAwn4+/wK+wgD/QgEAwb4BQIF+AX9BAT7BPsG+fsJCPYECff8/Q77/Pz6AwMF
kind make became decide	-0.069	AQABAfwB/v/8/v8C/wABAfsGAgH9AwH/AQH/Af8CBv78//8AAAH/APn+AAAAAgAC
kind make became do	-0.075	AQACAfoEBwH6/vYCAQD9AfgFBAD+B/4A/f8AAv0DB/0BAP/+Awn//vQEAAAE+wIB
kind make became lead	0.076	BgUDBwf6+vsG+gYF/AcFBAX4BgUH+Ab6Bgb6BvsG+vkEBPkEBvr8+wf7/P37BAUF
kind make became make	0.015	+/sB9P8ABQwFBwL9B//6/P4B/f35/vcK/PkO9gH5/Qf8+wT29AMHBAAGCAgN+vnx
kind make became move	-0.073	+vz/APkCB/76Avf7//v9APsH//77BvwA+wEBAgD/Bgf7AAQA+woCBPgCAQED+/v9
kind make became own	-0.102	+fv89PYJCQj6BPf+BPf8/vgK+fj5CvgH/PkG9Qb7CAj4+Ar7/AkCCPYMBgME+vf9
kind make became tell	0.058	AwUB/wL8/gEG+wQEAAQA/wT6BAEF/AMABgL+Af8D/f8EBPcABfv//wj+///7AwAD
kind make, carried, named	0.08	/wL/+Qb/BwsIBAf6DAD19wj4/f0D+PgH/f8F+gH/9AMFCff8+v0EAREEBAMD/P32
kind make, carried, not named	-0.043	APv79vkCAAn9APz8Bfv4+/oE+/4AAPwE/fgF9QP7Agf6/wT7/AEECPsHCAUIAf78
kind make, loose, named	-0.073	Avn7/vIHCgb0Cfj0BPX3/fgH+f7yB/gH9fgK+wf5BwT49wn89wADBPkIBAMI+/v6
kind make, loose, not named	-0.007	/Pj8/gEB/QP6B//2AwMC9AH/+wL6Awf/9f8EAAL5+QcAAAIF9/0NAAABAwQM/QXy
kind move became change	-0.128	8vj78/QKEQj2B/T2AvT9/vcN+fr4C/MN9/kI/Ab7CQz3+Af89w0EC/QOBQQH9fb6
kind move became decide	-0.001	AgD/APz9/QAA+/0AAAMAAAD/BgME/gD/AgAAAf4AAP0CAwAAAwD//v//AAD/AwAD
kind move became do	-0.117	+vn69/UKCQb1DPD0A/D2+/IH/fryEvsD9vwL+g37Cwz69hH78QoGC/QJCAQL9vr1
kind move became learn	-0.052	AQEB//sD/gH8//4DAAD/AvwHAgP+CQD+Av/+AP8EBv7+/gH+AgT9/vb/AAH/AP8D
kind move became make	-0.045	+fz8+P0EBgf/Bfz8BPz8/f0D+Pj8BvoI+PcF9wX4Awn6+Ar39QoGCvgLCggJ9/X5
kind move became move	0.038	CAYBDAUC9PUH/gkG+QILAAH9AQYH/Qz0Awr9Bvz//PYAAvQIA/0B8wT39/n7BAsD
kind move became own	0.062	BAgCAAb3/AEF/QYBAQYGAQP7AAEB/QD9//8B/f///f8BA/0AAfoC/ggAAP78AwME
kind move, carried, named	-0.004	//37DPwK/fYABf4A+PwJ//wG+gYB/wX1/ggCBwL2Bf/8+/8MAgUE9gD69vf//wj+
kind move, carried, not named	0.054	CAP+AgYE9/0BBAsF+/8G9wP7AAoD/gz2AwYBBwH9Av0B+P4HBfwC/gP/+fj+AwoC
kind move, loose, named	-0.085	APsB//YG/v/5+/oBAAEAAvkHAPz9CAAAAf0B/f8ABgX7///9/Qj+A/n/Av8C//8C
kind move, loose, not named	0.07	/wMH/QX8/wkD+BAHAgD9/Qj9A/0HAAgCBv32/vcB+P8FCfv8A/X+BwoB/gIDB/gE
kind own became change	0.071	CQoFDgX28/YG9AkR+wgGBQP6AgoG+wT0CQn3Cv4IAvwFBPUHCfv89QP1+vr6CAsK
kind own became check	-0.006	Bv/+Av4D+f8BAgABAAAB//8C/QL/AAT/AAEAAgL8AP4A/QYAAPwA/gH8/wACBQL/
kind own became do	-0.002	AP78+/sDAAYABwD+BAH5/AUD+P4C/PUH/fgF+QP3/QYC/Qf59AIIAQIFBwcIAP33
kind own became help	0.002	AAMEAwP9AP4B/QEBAAICAQL9AgAB/QAAAwH/AfwF//7/A/7/AQEAAQEBAAEBAAEB
kind own became lead	0.01	BQUFCgH6/PcB+QEF+gQEBQIACAUH/gT3Bgv4C/sJ/vsDBfsIBwH5/AD3+fn5AgMF
kind own became make	0.048	BwUCCgX9/voI+AYF+wYFAwT6BQYF+AH4BQX7B/wE+/oFBPsEBfn8/AT7/f37AwYF
kind own became move	0.028	CgUBEAT79fcH9gMK+AIICAL7BgsL/A30Cwz0DPsHAPQIA/gLC/f38gXy9ffzCAsP
kind own became own	-0.075	+P8A/PcBBgL5//8AAwD8APsDA/v4//sEA/4AAAQBBwf9/AL8Agf+BPgFAgAC/fz9
kind own, carried, named	-0.035	AgABBf4D/vz4/wAC/QECBAIHAf8A/gH7AwH/BAIC//4AAAAEAwICA/z8/v75AQMD
kind own, carried, not named	0.024	9/r48wIDDQ0ECP/3C/70+P//8/X/+fkK9fEJ8wD4+gr7/f7x+gMKDAQODg4L9fb0
kind own, loose, named	-0.078	+AD/+/YABAX+/vkEAv39AfsG+/cACvoHAPkC+QL7Bwb/+gP8/gv/B/kHBQX//vkB
kind own, loose, not named	0.019	A/7+9gEB/wv9/gIBBAQB//0DA/0C+/wFAvv7+gUF/wIJAf76BQEFAv8IA////Pr8
kind plan, carried, not named	-0.066	+/3++PgLCAf4Avn+Bf/3//kH/fzzDPoGAPYD9QL+CAv8AAb3/QQECPkKBwgD/vv6
kind plan, loose, not named	0.07	BAgDBAn0//0F/QQF/wsAAAP5BgMH+gT5AwL6AvkG+v0ABvb+Bf4B/wb+/wL6AgQB
kind teach became do	-0.057	Av39//8BAAH/Af8DAPwCAf4F/AIDBQT9/wAD/wD9//v8/AcA/wMAAPoBAAABAQEC
kind teach became learn	-0.23	+vX6/u0ODQHuDez1Ae78+PAT8/rxFPAE9P8M/wzzDgTz8BL/8RULBOkGAgEP8/rx
kind teach became move	-0.009	+vv9+wACAgUBA/78AwD8/f8A+/0CAfwF+/sC+wH8AQb//QH6+wQDBv8FBQcG/Pr7
kind teach became own	-0.006	/v3+Af0EAQD8Afv6AP3+//4A//z6AAEB/QADAAP/AAP8/gMA/QICAv4A/wAE/f3+
kind teach became teach	0.007	/f//AAAAAwL/AQH8AAL9/gH/Af7/AQAC//sC/QAB/gQBAQH//wABAgACAgEB/wD/
kind teach, carried, named	0.036	AgMABQT//v0C/QQC/AQBAQP9AgMD/wP8AwL+A/0C+/8FBfsEBPr++wb7/v37BQYH
kind teach, carried, not named	0.019	AwAAAgEAAf0D/wIB//0DAf//AwIF//7+BAAC/wAD/Pz/+v4AAPz9//8A/wL9AQAB
kind teach, loose, not named	0.034	AwQEBf/5+P8D+wMG/wMCAP39BQL//AMABgABAAMC/v8BAwMBBvn//gMA/QD6AgkC
kind tell became decide	-0.09	APv/APgGAQD3Bv38APn/APgJ/f/3Cv4B+wAEAAX7CAL7/Ab//AEAAPcAAQEC/f/9
kind tell became do	0.008	AQEDA////P7//AAEAQL9AQD/Af////0ABAL8A/8CAvwB//8AAQD+AAH9AP//AgAC
kind tell became learn	-0.168	/fv8/vEKBQHyBfX7AfX8//MP+/z1EfoB+/8F/wb+DQL0+gv/+wsBA+4EAQEF+v3+
kind tell became make	0.103	AwQDBAn5+v0J+wgG/gcCAgf2BAIG9gb+BQP7BPsE+PsHBvcCBff+/Av7/v78BQIE
kind tell became move	0.058	Av79AgMB+/8CCAL7AAAE+AL8/QEB+//+AAIEAQD+/v0B//wB/vYF/gf9/v8EAgT8
kind tell became teach	0.135	Cw0HCw318foO8A8O+QwPBwvyDAwQ7xD1EQr0BvUO9PMICPIHDPH69Q33+fv0BgsO
kind tell became tell	-0.145	9vj39/EJDwX4CvPzBO34/PkP9PX3DfIK9PgM+An4Cw/u9BD88hIHDe8NBgQJ9vT4
kind tell, carried, named	0.049	/QIBAQL9AAEI+wgBAgEBAgb9/f8G+v0AAAECA/8D/gIA/vkBAvoAAAMAAAD///0B
kind tell, carried, not named	0.036	AAQF/wT8/QMCAAUHAQQDAwL8CQEF/QT9Cv/+/wAC/gAIAfn/A/39/gb+AAP5BAEC
kind tell, loose, named	-0.22	9vP38ewREAvvD+r1B/Dy+e0W8fTxF+4M8vUP8A7wERLv8xX28RYKD+oPCgkK9/Pz
kind tell, loose, not named	-0.028	AgMA/vf8AgD9+f4GAQMBAAIABP4HAAL+CQL1//4GAf/+A/oBAgH9AwD+/v/7AP8G
left act	0	CAIBBAUFBPYCA/wL+AEI/QIC+Qr9+AvxBwb+AwH4A/sE+QEH+wH/+AX69fsF/w8B
left adjective	0.06	+/z09ggG/AcDCgj0+wP/9gAC+wMC+wUI8vYA/QL09wYA/f7+8/sDBwQHAAILBf3x
left adverb	-0.04	+vz5BPv8/f/++/8E9/sOAP3+AAMEAv/5//8DCwIGCgABAAMJBwYA+/8A+P8JBv0C
left modifier	0.024	EAcECf39AvcKAP/9+QD/AQb9/wz/9f76/AX8CgQLAPoGCP4H/f3+/P/1/ff/AgcG
left name	-0.088	BPf7+fYN7/35Dv789/zp+fsI9QrwDPL1+QwBBQTzAAX89wkH/AkG9/r2+/gS/ez7
left noun	0.029	EPn2DvwG9vYCBAYA8voC/wD99AcCAgP6/hQFD/36/O8A/ggO/QAM+wPx8O0ADgj9
left sense adj 0	0.056	/P34/AgC/gH9DwP8/QX39wv++v8A/QEH9gAB+QTw/gIDAQH89vwHBgUAAv4OCPb5
left sense adj 1	0.053	+AL/8QT8CQoD/QIBBf79/wL+Afn//vgKAfUA9AMCAQkBAfv5/fwABggJCQj/+vgA
left sense adv 2	-0.053	/fv6A/79/v3//v4D+QIO+AADAQQIAQAHAwX/BgYFCP/6+v8IAf8A+/r6+/oBBAP/
left sense noun 10	0.024	DAT3AAED+vwF9wv/+vsFAPv+AAH/+AL7+wT7//0E/vf7//0G/vj+9wL/+Pn7CwgD
left sense noun 11	0.031	Afj5AwcHCPkDCAP3/fgB+QH8+gP+A/z++wIEAgL6+wL9AAsH9wAGBQf+/voJ//v5
left sense noun 12	0.015	BQQCBQH9/vwB+gUC/gUABAf7CQQD/gX8Awb7Bv0I//z+A/wDBPv9/wL7/v39AwQE
left sense noun 13	-0.043	/fz7+/wGAAf5BgX8BPb+/AEC+P3+A/0E+v0C+QX7BgX//Aj3/gD/Av4HBgcAAQAD
left sense noun 14	0.054	DAgBEwr0APIL9QEI9/4GBQv8AgwK//3yChD9EgAJ/PMLA/kQAv/88wHv9/HxBAsG
left sense noun 15	0.051	AQX/Agj+BPsIA/wE/gH/AP/7/AAJ/v8GAAEBAAL5+gIDBPsD/wEB/wMCAQH9Afv6
left sense noun 17	-0.017	/wAA/QEB/wH///kEAAT/AgAAAQABBP4AAAD+/v8BAAQCBP0AAgX9AgEB/wD8/v8E
left sense noun 18	0.079	FAoEFgj98OwH7gwN7goKCwf4ChYI8gPzChH6FPcM9ekCD/QRCvTz6wXo8vHyDAUR
left sense noun 19	0.064	+wEB+Qb/AAQI/wICAQED/wX7Af8F+wADBP7//gAA+QQIA/oABP7+AggEAP/+/v4A
left sense noun 20	0.004	AgEA/QAA/gEBBgP9/v7///4C+wIB//7+/P8EAAL6Av8C/wQC/QH//f4C/v4EAv8D
left sense noun 21	0.026	/wH//QH7BAQDBAL6A/79+wAB+gD7Af7/+/8D/wX8/QD+APj/+/8CAAb+AQAE///8
left sense noun 22	0.137	CgsHDw3x8/UN9goJ9w4JBwnyDAoM8wr0CQr1DPgL9fUJCfMICvb6+Q70+Pn0CQcK
left sense noun 23	-0.076	+/z8AvYBAgP9CPz+//f9+PcI9QL7BQP/AP4GAwP0A/r09QIB/gcI//f7/AABAQL4
left sense noun 24	-0.06	Bv4EBfoABv36/PsA+fz4CfwGAQn9Bfb6/gb8A/4ABP4A/QYF/w36+vr3/P3++gEF
left sense noun 25	-0.041	AgEB/v0DAgD+Avv+AP4CAf0E/wH9BP3+/gD/AAABA////wMBAAL+/f79////AgUA
left sense noun 26	0.018	CAj/BAH6+/oF/QEI/QAB/gIEBgIE/AD9BAT9BAUC/v8I//kB/f0A/gEA/P7/AAEB
left sense noun 27	-0.039	A/wBB/8IAPgBAP38+/3/Av8F/Pr7/v78AAX/CAP9/v8A9wEI/wX9AAD7+vkA/P4B
left sense noun 28	0.051	D//4B/0C8Pz79g/+9AAN/Qf+/QsMBRD4/w39CgIB/vn++f8IBvoG9Pv69fT+EgoF
left sense noun 3	-0.141	///9BfAH//70Avj/AP76/vQQ+/72Dfz//AAAAgX6CAL6+QoA+AoCAPP+/wAGAQD8
left sense noun 4	0.169	+fTs6Q76CBYLEgfpE/7/4Qv56O/19gIL5+gO5gLw8wj/BQrk8PsbCxMUDxUR8wDs
left sense noun 5	-0.072	//3/BPsHBf34APoB///6AfwE/gD+Cf/+/gP+BAD/BQD5+wUC/gb/Avn///4D//oA
left sense noun 6	-0.055	CAQHDfr98/MC8/4N8wL/B/sCDAv+AQP6CQ36EfcFBPUB/QANDwz59AT28vMADQUJ
left sense noun 7	-0.008	BPn8AwQC+wAABwL7/wAG/v3//AcDAgEC+QD+AgD7//7/+f4CAf4A/AD++v4DAAH/
left sense noun 8	0.028	CAYJEAf87/IH9QQN8ggODQECCg4G/A/yExPxFfsE/fAJBPsSC/fw8wbv8e/zDxAO
left sense noun 9	0.015	BAABAQQA9v8E/gEE//38AgEAAgH++//8AgD+/gT+AgEI/wL+A/r+/gL+AgIBAwAE
left sense unknown	-0.015	BPL3+f4L8Pj6DAD18AIH+voA+AT3BQb/+QgIAQbxBff28hEM+/gE/gP3++8OAv7y
left sense verb 29	0.185	BQgDBBP1+/0Q+Q8H/gkIAQ3vBAQL7gT7BwT6A/kG+PsLBvYEB/T++xD7/Pz4BQYE
left sense verb 30	0.01	CAkFBAIA7/gG9QoN+gIDBAT+AgYH/QfzCAb4CPr+AvYIAPkDA/n99gT2+PkCDw0G
left sense verb 31	0.08	CQIEDgz5/fcI/gD89AYM/wDyCgv++v7w/QwBEvcC++wHB/cMAfH78Aj29vr9BQgE
left sense verb 32	-0.018	DQT8C/0HAfX++QYD9v4KA/wBAxD+/QLvAwT5CwMAAvsC/wEIAgT69gX0/vz9Bwv/
left sense verb 33	0.086	/gUD/AX3/gQI/AcEAwb/AAb6BP4F+QABBPz7+/0D/AIIBvj9B/j+/wgAAQL5AgED
left sense verb 34	-0.01	9PkA9gECAgbzCwD3A/r7+QME+fjyBf0FA/wH+gP0/wb5/wX6+AAKCAMCBAYI/Pz0
left sense verb 35	-0.047	AgEBDwQD+PT++QII8v0JCv4BCQwLBAnzAgv1DAEHAPkF+/sMAAD4+fr+8fP2BAsK
left sense verb 36	0.034	BgL//gED/AUI/gL///kBAAL8AgL//AUBAPwB9/8F/v38Av8AAvoA/gcB/wAEBQUA
left sense verb 37	-0.071	AP3//fsGAwL5A/j8Af75APsF//76BPwE//wD+wT8BAT7/Af8/AkBBfkEBAQF//z8
left sense verb 38	-0.002	APv2BQEE//n6AwAJ+P8C+fkC+wkGBAHyAQf9CQf4/f4C+wMFAQMC9v/38/wEBQj8
left sense verb 39	0.026	CAIFCgD4+vkD/wIF+gcFCAP9BQcG9gv7CAf6CAAE/fgF/fkHC/L19wf6+Pr8AwYF
left sense verb 40	0.006	Bv3//v0ECv/+AQAFAAcJA/z+9//7BP8CBQL5Av0AAAT+/fgA//3++wH/AvsG/AYE
left sense verb 41	0.07	+wMA+wb6AQYK/gj8Af0BAQP1AgEAAQIGA/z68QEE+QQHAgH8BvwABggCAwj8/P4D
left sense verb 42	0.028	/QQC+wgAAQUE+/8EBAf5BgT7BPsEAf0CBAD0+v0C/gQIAP77BAD7BwUEBgj2AAAD
left word about	-0.002	/wH/AgD9AgAH+gX///4GAf8AAPwBAQAB/f8FAwAA/gH6AP0A+wUBBv//AwAEAfsB
left word absence	0.164	CAYDBw33+fsN+AwF/goHAgvxBAYK8gj5BAX7BfkG9PgICPMCB/T++BD5/f35BggG
left word account	0.122	AgQCAQv5/gAI/QgA/wgFAQn0AwMI9AX+AQD/AvcC+P0BCPYCAvcA/gz+/v/8AAIA
left word act	-0.064	+Pr79vkICAf5Cfn5Bvj2+vkJ9vX1CfYK9vYJ9gj2CAv9/QX7+QQFBvwFBQUG/vv6
left word after	-0.041	9/7+AP4DBwH+Bf36AgD//fsG/fn7BfwF+/8FAwL+BAb8/wID+wQDAf0DAAAD+/z7
left word again	-0.01	AfwA+/v+/gP/AP79AgH//QMAAv/8AAICAv0D/AIBAQEBAQD+AAABAgEAAQIDAQL8
left word agency	0.113	AAYA/Qr2AAIJ/AcBAgQA/wf4AP0H+P4E/fwA/P8C+wMEB/r8APsDAwkDBAP7AP7/
left word ahead	0.125	AQIAAQn7/v8K/wcAAAMCAAf2AAAF9gIAAQAAAP8B+/8CA/0AAfkA/wz/AAD/AQEA
left word aim	0.157	CQoHCQ7z9PkN9A0K+g0JCAryDAgN8Qv4Cwj1CPcL9PUKCvIGDPP4+BD3+vv0CAgK
left word almost	0.104	BQUDBQf5+vwH+gcF/QcFAwb3BwYH9wf6Bwb5BvsH+fkICPUGCvX6+A33+vr3BggI
left word along	-0.024	/v8AAP8BAgD+Afv/AP/8AP0DAf/+A/8BAQEAAAAAAQEBAv0AAQEAAAEAAAAAAP7/
left word alongside	0.046	BAQCAwX7/P4F+wUE/gUDAwL9AgEC/QP+AgH+Af4C/v4DA/sCBPz+/gX9/v78AgMD
left word already	0.052	BwMBBwb8+fsE/QUF/QYGAgT7AwUE+gX6AwX8BP8D/fgGAvsCA/r9+gb6/P38BQcF
left word also	-0.226	7e/27uoQFgzqD+XzCeru+fEU9vHwFOoM+PML9Av3DxPu8hX28xwIDukSCwoQ7u7z
left word always	-0.047	/wIBBvz/Afz9/v0B/v0B//wFAP/9BAL9AwP+BQADAwH8/wEDAQX///v9/f3+AQEB
left word another	0.134	BAQCAQz4+v8N+ggG/wcGAgj2BAMH9gf7BAH7Af0E+fwHA/oBBfb+/g79///9BAYD
left word answer	0.07	AgIA/wj5/gIEAQj+AAYBAAf5AwH/+P///wH/AgAC/AIDBP/+Afr//wcAAP/+AAMB
left word apply	0.139	BAYGAA/59wAM/wsEAQ0A/Qn0AgEA8wUCCv4A//n99v4JBvr8BfkDARH/AgICBQD+
left word around	0.119	BwcECQr3+vkK9gcI+wsJBQj2CQYM+Aj3CQr0CvgK9vcJCfIGCfb5+A35+vr5BAYI
left word as	0.027	BQEBAgT//f8CAAICAAYDAQL7AAME+wH9AAL7Af4C+fwHAPoCBv79/QL+/v7/AQUG
left word ask	-0.016	CAEBDgH+A/YE+gMD+wIKA/z/AgcCAQX5BAX/Cv0DAvsCAAIGAwT89fv2/fv4AAUD
left word assist	0.26	DhAKDRfp7PgW7BYR+BcOChLnFA4W5xLyEgztC/AT7e8SEuYIFunz8xvx9vjtDQ0S
left word assistant	0.142	AwgCAgv3+f8K+gkE/wgDAgj0BQMH9Ab9BQL8Av0E9v0ICvcDBvX9+w78/f36BAcF
left word at	0.006	/AAA/AABAwP/Af/+Af/8AAL+Af4A//4CAP8A/gAA/wICAQH/AP7/AgQCAQEAAP0A
left word attend	0.029	/wMB/QP4AwME+QMDAQX+AgEABP8D//8BAP/8APwG/wEDBfr/AwH8AwQCAQH7Av8H
left word award	0.015	AAAAAAMA/gAEAAIAAAAAAP4B/wAC/////AD/AAEBAP8D/gAAAP0AAP4AAAAA/gEA
left word away	-0.031	/fz+APwEAAD9/v/+//wC//0D/gH7A/3//QEBAQL/AgL+/gIB/wUA/v3///8D/wIA
left word aws	0	/fv9/AEFCgP9Bv/9Avr6/QEC+v75APcI/v0E/gP7AQb6+wP++wEDAwEEAwID+vr7
left word baby	-0.075	+vz9+fkFBgT6Bfn8A/r5/foI+/r7CPkG+/oF+gX6Bwb8/Ab8+gcDBfkGBAME/fv8
left word back	-0.059	Bv/9A/gD/P4A/f0B/PsGBfwFAQUCBwAC/gT7AwMDCfr99wMDA//6+ff9+/v/AAQG
left word bag	0.063	BAYCAgf5+/8H9wkG/wcFAwj5BQMG+Qf8BQH8AfoH+/0CBfkABPr//QX////7AwQE
left word band	0.051	AQIBAQT9/v8D/gMC/wMCAQP8AgIE+wP+AwH9Af0D/f4EA/sBA/v+/gb+/v/9AgMD
left word basically	-0.185	+Pj7+PANCgbxCvD2BPT4/PQP9/n0EPII9vkK+Qn2DAn39w389xIEBu8HBAMI+/j5
left word bay	0.141	BAUBAQ35+/8M/AsGAAkFAQn0AwEJ9AX/AwD9APsC9v0IBfQABPT//xD//wD8AgIC
left word bed	0.113	CggECQz49PkM9wsL+wwHBAj0CAoK9gj1CAn3CfkG9vUKB/QGCPf89wr3+/r7BwgG
left word before	-0.158	9/j8/e4JAwH0CfL3APT6/PQT+v/1D/kD9/4H/wj3DAP29Q4A9Q0EB+4CAQEK/fv4
left word begin	0.027	AAEBAAH//gAC/gECAAIBAQL/AQED/gIAAQH+AAAB/wACAv4AA//+AAP/AP/+AgED
left word behind	-0.072	9/r9+vkJBgT5CPj8Avr5/fwF/Pz+BPwD/f4D/wP7BAMB+gYB/gYAAvkC//8C/vv/
left word being	0.019	BAEABQD8/fwE/wMA/gMBAP///gD8AP8B/gADAQL+AQICAP0A//4BAAP+//8BAwH/
left word between	-0.081	+vr++PkJCgX3Cff4A/v4/fkG9/f3CPMM9/cK+Af5Cwn3+Qv7+AcFCvcJBQUJ+/f3
left word big	0.136	BgMBAgz5//4J+wsG/wkFAQj1BAEI9gT/BQH+Av4C9/4GB/UCA/T//Q/9/f76BAUC
left word bit	-0.153	APn+//IKBQDzB/H5APz7/PQM+v32EPgB9/8G/wX5CgX5+Qj/+hEFAvEBAAEI/P75
left word block	0.022	AgIBAgH7/v8C/P8FAAcDAwT8BAEB/AL+BQH6Af4D/f8EA/sBBf79/gL+///9AwUF
left word board	-0.033	AP/+//0A/wD9Av39APoD/v4B/gD/AgT//QADAAH/Af8AA/8AAAIB///+////Av7/
left word book	0.049	DQQBCAX6/PsI+gYC/QYEAwb6BgUG+QL9AQP9AvoG+fcHBvwDA/z8+gf4+/v6BAoJ
left word booking	-0.013	/P7++/8CAgP/Af78Av7//vwE/fv9BfwE+/wC+wL/AwX+/wT9/wAAA/8EAgIC/f3+
left word boss	0.176	DA0FCxH08/gQ8xAO+w8KBQvwCQcO8Az2DAj1CPYI9PcLCu8FCvD89hH3/Pv2CAoL
left word box	-0.009	AQIBBQD+/v4A/P4D/gIBAf8BAQAC//4AAQL/AwACA/8BA/4DAQAA/gD+//3+AAEB
left word branch	-0.003	/P4BAv4BAv/+/wACAQIB//8BA/8AAgAAAgABAQD+AP7+AAABA///AgH/AAD9AQAA
left word break	-0.106	+fr9APgJAQD3B/n5APj///kK+v/1CwAB+gADAAT7DAL8+ggA/AUCAvYAAAAH//78
left word brick	-0.102	9/j79vYICAj2CPb4Bvj2+vYM+Pf3DPUK9/gI+Aj4Cgn7/Ab7+wkDBvgGBAUE/fr7
left word bring	-0.021	/wD//f8AAQP+Af4BAf4AAP0C//8CAgACAv4A/QAAAQH//AH8/wQCA/wEAwMA/v3/
left word build	0.104	AgUAAgv3/f8L/AgD/wEDAQT6AQEF+wL+AgL+Av8A//0DAvwCBfj+/g39/v76AwID
left word bus	-0.004	AAAAAQAD/v///v8AAAEBAQAA/wH+/wP/AAEAAQAAAAH/AwAA/wIAAP8AAAAAAAAA
left word busy	0.167	EhEKERLt7vIT7hYS9BQSDBHxEQ4Q8BD0Dw7uDvEQ7+4QDPIMEuzz7xHy9PTyDg4R
left word but	0.022	//z7/wAC/gICAwD7AAEB+QEA+wL9Af79/gEF/gT7AQEBAAAC+/gHAQUB//4H/gP6
left word buy	0.077	BwYCBgb7+PsH+QYJ/QcGAgX4BQUK+Af5CgX5BfkF+voFBvcDBvn++wf7/v37BAUG
left word cafe	0.067	BAAEBAj6+v4B/gYE/wkDAQT6BQP/+gb9BwL/A/0C+/0DBf0BA/wA/gf8/v//AgIA
left word call	0.135	BwoDAwv0+f8O9A0K/goFBQvyCQYP8wf8CAP2AfgK9PsLCvIGDO/49g/6+/ryCAgN
left word can	-0.128	//z+APcHAwD3Afj/APv/APkJAAD/C/wA/QACAAH/CAD5/QUA/QsAAPQAAAABAQAA
left word car	0.007	//8AAAEAAQAAAP//AAD/AAL9AP8A/v8B/wAAAP8B/gH/AQAAAAIAAQEAAAAA/P4A
left word card	-0.052	/f3//vsCAgL8A/n+Af/5//4G///+B/0B/gABAAH/AgEA/gL+/QUBAvsCAgIB/vv+
left word care	0.04	/QEA/QT9AQMCAgL8A////gP8/v37/AID+/wD+wP//QUCA/z9/P0DAwUCAgMD/wD8
left word carer	-0.045	/f///PoCBAL7Afn9Afz9AP4E//79BPwD/v4C/QP/BAP+AAL/AAUAAvwCAQEA/f0A
left word carry	0.154	/AT/+gr1/wUK/wz/BAEC/wr1Af0H9AMC//wA+wAB9wMIBPr9APAAAxMDBAL9AQAE
left word case	0.118	AgMBAQr6/gAJ/gkDAAUEAAf2AQEE9wT+AgH+Af0C+P4FBfsAAvgA/gr////+AgMB
left word cent	-0.051	+Pv79/wIBQb8B/r7Bvn4+vwF9/n5B/oG+vkF+QT4Bwj9+Af7+QcFBvoGBQUJ+/r7
left word cert	0.012	BAIAAgH9/f4C+wEE/wAFAwL9AgMF/QL8AwL9Av4C/Pr/AP8BAwL//QH+/v/8AgQC
left word change	-0.049	9v358v4JCAr7Bvr5CPb7+PsF9ff5BvkK9PYK9gfzAwz3/Qb49gUHB/sJBwgJ/Pr5
left word charge	-0.038	+fv++f0FBgX8Bfr9BP36/fsG+/n6BvkF/foE+gX6BQj+/QT9/QQCBf0FAwQE/Pv9
left word chase	-0.063	9vj7APgIBgD6Cvr3APX8/fwF/v79B/oB+wAEAQX7BQP/+QoA+QcCBfwBAQEE/f37
left word check	0.125	BQQHCQr49PoM+goI/hECAAn3DAQA8gn5DAb0CPcH9PcNDfICCvb7+g/3/v4ACAMB
left word chef	0	A/z+A/8CBP4BBf/7//7////+/gAAAAEC/gIDAQL/AP39/QMB/QEA//8B/gAB/f3/
left word child	0.022	Af/+AwMB/P4D/wP///4E/wL+AAEB/AP+AAIBAgH++/8BAAICAP0A/QP9/v4AAwP/
left word church	0.005	/wAA/AEA/wMAAAEAAgD/AP8A//0AAP8CAP0B/AD/AAIBAf/9AAEAAgECAgIAAP8B
left word class	0.019	BAIBAwL8/P4D/QID/gIBAAAAAgMAAAH9AgL9Av4B//4EBAACAf0A/wL9//4BAgMB
left word clean	-0.007	AQECBP/++vz+/P8B/gMAAAAABgME/wP5Bgb7BvwD//wCBPwFCQD9/AL7+/z5BAUE
left word clear	-0.058	/Pn+AfwHAgD5Bvn7APoA/f0D/QD6BQH//wEDAQL9AwL7/AcA+wcE//v/AP8HAAH7
left word client	0.017	BQMDBgL/+fsC+wQG/QUEBAL9BAMD+wP6BgX7BfsD//oCAfoEA/v++wL8/f38BAED
left word close	-0.02	/gEA/f4AAgH/AP3/AP//AAAB//8AAv0A/wD/AP8AAQMAAQAAAAIAAQECAAAA//8A
left word code	-0.11	AgAAAfQF///3//YAAPoCAfsGAgH/Bf//AAEBAf4CBv73/AMAAAYA//P/AAABAQAA
left word colleague	0.242	DA8HDBfu9PkV7RUQ+xQNCRDrEAsT6RD0EAruC/EQ7/IODOkGEuz39xn2+vvvCAsP
left word collect	0.058	AwICAAb7/v8F/QQDAAQDAwT6AwID+wEBAgH/Af8F+/0DAv4BA/3+/wMB///8/wAD
left word come	-0.127	+/b3/fQHCAPuEPX3AvX9+PoP8fv4B/8D9fwN/A3vEAf18BP/8A4ICfgCAAAP+vvz
left word company	0.054	DAUCDQP++/YE/gUF+gIB/wX5AwkI+gT3CAr9C/wF+/kEBfsIAfwC+gf4+vn8BwkE
left word complete	0.057	BQMDBgP8/vwE+wUD/QMDAgP9BAIE+wL9AwT8BP4F/PwDA/sDBfn8+wb7/f38AwQF
left word contract	0.112	AQQBAAj5/wAI/AgDAAQEAQj2AwEH9gUABQD9APwE+f8EBfkAA/j//wv/AAD8AgED
left word contribute	0.006	BQMDBAD9+v0A+wAD/QUFBAL/BQMBAAX9AwP7Av0E/vwFBf4EA//7+wL6/P37BQUG
left word control	0.202	CwcDBhD19v0S+BIP/RALAwvuCQkQ7g34CwT4BPgD8fYPBfEDDe79+BP7+/35CQoI
left word copy	0.062	CgoIDgX79fYE9QcK9wkLCgj4DQwM9w3zDQ30DvUM+fQHCPcLC/r18wjz9vbzCgsN
left word correct	0.116	BwUCBAb29/4K+goK/woEAgf2AQQE9gb+BAL6AP4B+PkJBPcCBvb8+g36/f78BgQF
left word count	0.035	/gIA/gP+/wID/gMCAQL/AAP8Af8D/AICAv7+/v4A/gIBAv7+AP4BAwIDAgIAAf7/
left word course	0.105	BQgDCAn5/PwI9QgE/AwFAgb0BwQJ9wv4Bwf5B/gI+/gJCvgHCPb99wf2+/r6BQsK
left word court	-0.07	//8AAPoFAQD7AfkAAP3/APsH///8B///AQEAAQD/BAD//gEAAAYAAPkAAAAAAP8A
left word cover	0.011	AAYA/v77/wAB+wUFAAQAAgMAAQAKAQACBP/4/v4EAQEDBfn+Bfj9AwMDAQD5A/0H
left word crm	-0.019	AQICAgD9/v4B+wAD/wL/A/8EAgD/Bf3/AAD/AQAEAgAAAv0BA/v9/f/9///+AQMD
left word current	0.009	+/3/+/0DBAT+Bv78Av/9/QEA/Pv8/v0F/vsE+gL8BQb7/QT9+wIDB/0HBAMF/fv7
left word currently	-0.02	+/r58wMJBwv7DgP3Cv/39v8C8/j7AvkK9vQI8wfyAAr++Qr38wUKCf4LCQkL/vr1
left word customer	-0.106	9/n6+fYJCAb2Cvb3Bfb4+fYM+Pr2DPgG+PwJ+gj3Cgb29gz79Q0JCvQHBgYM+/j1
left word cut	-0.087	+/39+/UEBQH4AvX+Afz5/voK//78C/wD//8C/wIBCAT7Af3//QYCAvoEAQH+/Pr/
left word data	0.062	AgMA/wT5AgEG/wj9AAD+AAT7AAAF+/8D/wAAAAEB+wAFAwEA/vwBAAYAAAD9AP4A
left word database	0.028	AAEBAQP+AAAE/gIBAAL/AQL+AgAC/f8AAAD/AP4D/wACAf8BAgD/AAH//wD/AQAB
left word date	-0.062	/fv///wIAwL2B/f7Avz9/foH+gD3BgT++gAH/gT5BQAA+Qn9+wgEAPkBAQIH/gD5
left word day	-0.09	7/H27vYOCBLvEfz4D/by8/cS7fTyD/sP9O0O7A3wDBHy9wzw9AYMDPAPDg8P9vP0
left word deal	0.011	/gAAAQIBAgAAAgAAAQD8/wEA//7+//0CAP8B/wH+/wEA/gH/AAEBAgEDAQEC/f7+
left word declin	0.193	DAwIDRHv8vcQ8BAO+hEKCAvvDQkP7w32DQnzCfYO8/QODewIEe/19RPz9/nwCgwO
left word delivery	0	/P7/+QABBQX/Bf79A/38/wAA/P39AfwE+/oE+AT8/wb9/gT7/QEBBQAFBAQC/f3+
left word dept	-0.02	/gAA//7+AQD///0BAP7/AP8CAP4BAvsDAv8A/wABAQIA/gAAAAMAAf8BAAD///0A
left word dev	0.045	AwECAAP+/wAFAQUBAAQEAAH7BQH/+wEABQAAAAAB+/8AAQIAAPr//wMAAAD/AQMA
left word doctor	0.147	AgQBAA74/gAM+wwEAAUGAQryAgEH8wX/AwH+APwC+PwFBvcABPX+/w/////9AQMD
left word door	0.061	BAkDAgb4/f4H9goH/QgFBQT8BwEK+wX+BgL5AvoH/P8EBvYCB/39/wX///74BP8I
left word double	-0.039	/f3/+fsCBAT8BP3+Av37/v0D/f37BPwD/fwE+wL9BAX/AAD9/wECA/8DAwIC/f7+
left word down	0.01	/wEB/wL+AAH/AAMBAAL9/wAC/f//AfoC/v8DAAH+AwP/Af8AAP8AAgMBAQEA//wA
left word draw	0.158	BQkEBg719/wO9w0K/Q0GBAvxCQQK8Qn7CgT3BfkH9PoICPMCCPP8/RD8/v75BgQF
left word dress	0.139	AgYEAw35/P4J+wsD/wYDAAvzAwEF8wP/AwH+AvoD+/4KBvcBBfX//Q77/v78BAMB
left word drive	-0.006	//8A/gD//wL8Afz/AQP8AP4BAf/8Af0A//4B/gD+AQEBAgL//wMAAQACAgECAf8A
left word driver	-0.028	AP3/AP4CBAD+A/38AP4A/v4E/f/8AfwC+wAFAAL8AwH9/gL//QMCAf4BAQAC/f/8
left word drop	0.02	BQQDAQH+/wACAAAB/gIAAgP9BAME+wL+AwH8AvwG/PwBBf0AA//+/QIAAP/6AAMC
left word dry	-0.01	/Pz++v0CBQMAAv//Af7///4C/AD+Avz//v0B/AH+AgT9/QD9/gEBAgEEAwMD/gL/
left word due	0.154	DA8KCA3v8voS7g0Q+hELCQvxEQoS8A72EgnuB/IR8/MPDuwEE/H19xT2+vzwCgoO
left word duty	-0.103	7/P37vcHDg/2EvbwDfLs9PUJ8vLxDPMS8/AM7wn0CBH4+Qz07g4LDvITDw8N8/Dy
left word eho	0.019	/wACAAT+AwD9AQD/AAP+AAH9AAD9/f8AAQABAP8AAAEAAwEAAAEAAgIAAAAB/v8A
left word elsewhere	0.085	AgEAAAf8/gAG/wUBAAIBAAX6AQED+gIAAQD/AAAA+/8FAv4AAfn//wn/AAD/AgIB
left word end	-0.009	/gIA/wP+BQAAA/8D/gAC//8CAQAIAAACAQP+AwD8Af8CAP8CAQIB/wAD//78//3/
left word enter	-0.025	AQEAAP3/AAAAAP4BAAL+AP8CAgD/AwAAAQD/AP8CA/8AAf8AAQAAAP0AAAAAAAAA
left word entry	0.07	AQEBAQf8/wAF/gQBAAICAQT7AgAD+wEAAQD/AP4C/P8AA/4AAfsAAAYAAAD/AAEB
left word exam	0.055	/wIA/wX7/gEF/AQEAQT/AAX6AQAG+QICAf/7//4C+wEFBPsAAf3/AQYBAAD/Av8B
left word eye	0.02	AwEDAgP/+v4F/P8H/wQDAwH/AQMA/wX8BwP8AgAAAPwE//4BBvz9/AH7/v/+BAUD
left word fall	0.067	/wICCAX//PsG/QMH/QQEAgP8AgQF+gf6BQT5Bf0B+/8HA/gGBvj8+Qf5+/v8AggH
left word far	0.035	/P7+/v/+CQECBgL3AfYA/QP++/v//PkG9/wJ/wX+AAj//wT/+v0FBQIGAQEF+vz6
left word feed	-0.069	AgEAA/wA/v3+/PsD/v4CA/0EAAACBv/+AgL+Af4CAv78/AUBAQf+AfgA///+/gAC
left word fell	0.084	/wH//wn9AQIIAAkCAgIC/wX7AP8G+gIBAf7//gAA+wEDAP7/APkAAQYBAQEAAQAB
left word few	-0.015	+/7++QIBBgX/AP7+AgD//v4A/wD9Av0FAPv//QH+AgYA/wH7/AQCBv4GBgIE/Pz+
left word fifty	-0.094	+fn9+voJCQT4Bvj5Avf8/fsK+vr3DPkI+fkJ+wb7Bgn4+Qv9+QwFCPYHBAQH+vn5
left word file	0.14	CAcEDA719fgO9g0I+woIAgzyCgcP8gz4CQn4CvYM8vQKCvIGCPP69w31+fr6BwwE
left word fill	-0.056	+fv79/oFCQj7CPr6Bvv1+v0F+/v+BfkF+/kF9wX5BAj7+gn49ggHCvkLBwcI+vf2
left word finance	0.079	AwMDAwj5/P4I/AcD/gYEAgT6AgIE+wP+AwL+Av0C+/4FA/wBA/z//wf//wD+AQIB
left word find	-0.015	BgECBAH8/P0B/v8B/wIEAwL9AwQB/gP8AAX+BP0F+/gBAgIBAAIA+/77/v8AAwMC
left word finding	0.049	BAQA/gL+/QIF+gYGAQMGAgL8BAQC/AP9BgH+AP0F/PwCBfoBBfr9/Ab+/v75BAYG
left word finish	0.114	AwUECQn5/PoJ+wkK/AkEBAj0BAQH9Qf7CgX4BvkE9/sJBvcEBvj8+gv6/f36BQYE
left word firm	0.027	CAMBCwT8+vkE/QEI/QMGAQL8AgMF+wf8CAT9BP8D/fwHAvkEBfgA+gH7/vz+BAYB
left word first	0	AQMDCAP7+/sB9f0G+wMICAD/CQgJAAX6Bgb3CfkJ/v0DBvQFBwX6/P77/f32AAQH
left word fit	-0.131	/vj9/fQKBQH0CPP8Afb8/vYM+v/1DPcB/P4E/gf7CgT79g7/+AwDAvIEAgII+f77
left word fitting	0.063	AgEAAQT8//8F/gMCAAIBAQP6AQED+//+AgD+AP8B/v4GAf4AAv3//wb/AAD+AQEC
left word five	0.018	AwD+BAID/f0BBQL///8F/wP//wIB/QL9/gP/BAAA//wB/gAD/v0B/QL8/f0AAQMA
left word fix	0.072	AgMAAQb7AP8H/gUG/wEBAQT6AQAI+gD+AwD9//8A/QAIAf0BBfv+/gj+/v/6AQQD
left word floor	0.175	BQYDBAz1/P0N+AkH/ggGBA3wCAUL7wj7CAT4BPkI8/kHCPUCCfH8+xP8/f75BAQH
left word follow	-0.029	9/v89/sHCQb9Bfv9Bfr8/f0F+vb6BvgG+vkE9wT6BAj8/AT8/gYCB/0IAwQD+vv9
left word foreman	0.126	CgkECw309fgN9A0L+g0KBQj0CAcL9Ar4Cgf3CPgJ9vgJCPQFCfX7+Az4+/v2BwgJ
left word form	-0.072	A///AvkCA//7APkEAAD7A/0FAgH/Bvr+AgL9AgEABv78+wQBAAb///r////9AP8E
left word fortnight	0.001	CAAAAf/+/P/+AggD/wAEAQECAAT7AQX8AAEBAQEAAPv+AAABAff//f79///+AgQC
left word fortnightly	-0.096	BPn9A/YI/P76BPr+//n+//sI/QL3CwL9/QIDAgX7Cf3++gYB/AEB/vn9//8EAgH+
left word free	0.119	AgEBAQn7/wAJ/wgBAAQBAAb1AgEE9QP/AQH+Af0C9/4IBfsAAvYA/w3/AAD/AQEA
left word fresher	-0.126	+ff6+PMLCgb0CvT1BfP5+/YM+Pr2DfgG9voJ+gj3Cgf3+Av79gwFB/QHBQUI+/r5
left word friday	0.089	BgUBBwn6/PsJ/AcF/QgHAQj2BQcK9gn5BAf3B/kG+PgHBfcECfj8+gr6+/z7BQcG
left word fridays	0.149	CAsFDA7y9fgM8Q4N+g4KCAnyDQYN8wz1DQn0CvUL9PgLDO0ID/P39xD19/j0CQoO
left word full	-0.055	AgD/AfkG/v/7A/n///77APoG/wH8A//9AAICAAL9Bf39/AAA/gMAAPkAAAACAvz/
left word gang	0.161	BAcCBA31+/0N+QsF/gcGAgvwBQIM8QT9BQL8AvwF9f0HBvYBB/T+/hL+///4AgME
left word get	-0.067	/AAA/vkED//3/foC/vwHB/wL/wT9A/gE/v77AQD9Agz9+QAC/Az6B/sHA//+8gMI
left word girl	-0.183	APj9/u4LBADwBPT7APb7APIR/QD5EPkA/gAD/gb7DAH39A//+RABA+0DAQEB/v79
left word give	-0.057	Avj9+/cECQT5Bvn+Av4DAfYC/vf5CfsE/gEEAwL8Av/69gb//AX+/PwC/vsB/f/+
left word go	-0.036	BPoCEPgA9/b9/f8L+QME+/kAAQcA/wj1Bgr+C//9/voE/QAG/gAB+P308/oABAz6
left word good	-0.07	/f4AAPoCAgD8APn/AP38AfsH////CP4B/wAB/wEABQP//gUAAQb/APgBAQD///0B
left word group	0.063	BAYBBgb+/fwH/QUH/QgGAgj1BgcK9gn4Cgb2BvkE9vgKA/gDBfn9+gf6/P37BAcE
left word guide	0.081	AQIBAAf8/gAG/gcDAAUBAQX4AgED+QP+AwH9AP4B+v8FBPoBA/r+/wj////9AwMC
left word half	-0.138	Av4CBPMBBv31+PQC/Pr9BvYMAQT6C/wBBAECBAAGDAP7/QUGBRD4/PD9+vr6AgAK
left word hand	-0.009	/gQC/QH7AgEA+vwEAAX+AgH/BgAFAP0EBQD7AP0F/gL/AvkBCAP9A/8C///6Af0G
left word handle	0.061	BQMBAQX9/v4F/AYC/gIEAgT8AwIG+wL/AwH+Af4B/P0DAf4CAf3+/gUAAf/9AgAC
left word he	-0.053	Afn+C/8DAfj5BPv2/Pr+/fwF+v/4Bfz8+AQGCQT9Av///QcF9wkFAPv//vwF+v73
left word head	0.06	AAMCAgb8//8F/QQE/wYBAgP8BP8D/AMABAL8Av0D/QEDA/kBBPv/AgYBAP/+AQAD
left word health	0.086	AQMBAQf8/wAG/QYCAAQEAAX5AgAF+gP/AgD+AP4B+/8FA/sAAvz//wn/AAD/AAEB
left word hear	0.002	AQAAAv//////Av8CAAAAAAAB/QH+/wH+AAIAAQH9AP4B/P8AAQABAP/+/wAAAv//
left word help	0.118	DgACDw74/PcP/wcD/QIFAgf1AAUJ8wb5Agb9B/wD+voECvgKCPf59Ar59vb7AwgF
left word high	0.004	AgMCAgH+/v8C/QAD/wICAgEAAgECAAH+AgH+Af4D//4CAv0BAgD+/wD////+AQEC
left word his	-0.045	/vz9/vkIAQH7A/z9Afn///8E+/39APwE/PwH/AP6BAX5/Qj6+gQFBv0HBQUF+/z6
left word hit	-0.075	9PT69PcKBwX4Cvf4A/P3+/kJ9/n3CvcG+PkL+Qj4CAn6+wj8+AIECPwKBAQH/Pv6
left word hold	0.128	CQwGEQ308vQP9Q4O+AwPCQr1BwoK+g/0Cg3wDvUI8/IODvEJC/L19RDv9vjxChAN
left word home	-0.195	9fX7/e8OCALxC+33AvL6/PIT9v31EvIF+f4I/gj2DQT28w399xMFBewFAwII+/b5
left word hoovering	-0.032	/v///f8BAwL+Avz+Af3+//8D/v79A/0D/f4C/gL9BAP9/QT+/QMBA/4DAgIC/v3+
left word hop	0.034	/gD/+AAA/QYBAgIEBP78AAP9AAEB/AICAvz/+QAB/AH//gH5AP0BAwIDAwYDBP8A
left word hour	-0.144	+vz6++4MDgL0Bvj4APP4/O4M9/v1Cf0E+wAJAgv4EQfx+QYC+A4EBOUBAf0HAf76
left word house	-0.016	AAEEAwH7/f8A/f4C/wb9AP4CBgD9AQIAAQL+AvwEAfwFBPwBBAD//wD+//8DAgEA
left word hundr	-0.112	+fj8+vYKDAT0B/X1AvT7/fkK+/z4DPgH9/oI+wf7Bwb4+wz++g0DBfYFAgIF+vz6
left word hundred	-0.081	+vv//fgGAwL5Afj9Afj6//sH/f37B/8D/v0E/QP+BQT7+gb//ggBBfcDAQED/vv+
left word i'd	0.117	BAMBAgv8/v8G/AgE/wgBAwb2AgIB+AL+AgL8AfwD/PwGAvsABfb9/g7+///+AgUF
left word i'm	-0.098	Avj9APEI/v/yB/j5APf5/foKAAL4DPcA/AIG/wT6Bv7z+QoB9gkD/vX//wAJAf/6
left word i've	0.051	AgMDAQX5+wAD/gYDAQcBAAL8Av8C/AEAAQD9/v7//v8DA/3/BPv/AAT/AAH8BAIB
left word idea	0.028	/wMA/wT8AQAE/AQBAAIAAQP8Av8D/gABAv////8C/QEBAf4AAQL/AQIBAAD///8B
left word ill	-0.041	/gD///sCAQH+/gACAP4AAP8CAAACAv8AAf///wEAAgH9AwD/AAX/Af0BAAD+AAAC
left word in	-0.046	AP3/A/wBAv/8BPz5AP38/AAE/f/4BPsB9wIFAwD/BPz+AQQA+gYF/v/+AP8F/f/6
left word include	-0.158	6u/06/QOFQ/yEvHsDe3s9fQN8OrwD+wV8OsP6w7wDhfy8hHx7BMOFPAYEBAQ7urv
left word infection	0.003	//8A/v4AAQH/Af//AP/9/wL9AgECAAH+AwL+Av4C/v8CAv4BAgH/AQH////+AAAB
left word involve	0.005	A/8BAv77/////AL/AAH/BAL/BAQC/P7///79/wAE/QEBAgL/A/36/wL/AAD8AQEG
left word it	-0.064	//4B/vsEAwL5BPj+Af/7APwGAP/7BPkB//8C/gL/BAL//AX/AAUBAfkBAQEB/f/+
left word its	-0.019	/wAB/QL+AgEA//8DAAH9Af0EAf3+BPwFAP4B/gEBAgICA///AwIAA/4DAQD///z+
left word job	-0.079	9fb49PULCwn5CvX2CPP19fsL9fnvCfkJ+PcK9gf1DA30/Av28QYLDPMKCQsS+/P2
left word join	0.016	AP//AQMAAwADAQH+AAAC/wH//v7//vwC/AADAAH9AAH//gAA/gACAQMAAgEC/P/9
left word just	0.05	AgL+BAL/+v4FAAIDAAEBAAP9/wUE/wT6/wL7/v78/voEA/4B//3//gb6/f/+CAUB
left word keep	0.032	/AMCAQj9BAIGAAT/AQP+/gX6Av0C/wEAAf8C//77/wEIAP//AP4BAgYDAgD9AP78
left word key	-0.008	/P7++/4CBwUB//8CAfr/Av///v37AP8FAf3//AD//gX7/AT8/gT+CP4GBAEA/wEC
left word kitchen	-0.064	9vj79foJCgn6Cfn3B/X4+vsH9Pf1CPYK9vUL9Aj1CAv4+Ar59wcHCPsKBwcI+fn4
left word know	-0.075	/Pz9+vkIBQP8B/f+A/v9/vsF+/7/B/oC/P0D/AT8AwX8+gb9/QkDA/kCAwID/v39
left word lad	-0.07	/Pz9APkDCQD8Avb6APv9//oH/f/5CvYF+gAFAAX7BQf6/ggA+woCAvkBAAAB+/39
left word lady	-0.042	/v8AAPwEAAD8//0CAP4BAPsD/gD+Av8BBAABAAD/BAH++wMAAgQAAvwBAAAC/wD/
left word lamb	0.051	AgIBAgT+/v8E/gQC/wMCAQT7AwME+gP9AwL9A/0C/P0DAv0BA/v//gX+///+AgMD
left word laps	-0.02	AP7//gAB/gAA/v8A/wICAP0EAAAAAf8A/wEB/wD/AgD/Av4AAAAAAAAB/wAAAAAA
left word last	0.148	BwkFCQ7z+PoO9gsJ+wwIBQryCAcN8Qn4CQf3CPgJ9fcLC/EGDPT5+BD3+fr1BgoK
left word late	-0.056	+/j4/foFBgX8CPr4BP4D9fkF8vv8BfkH8foL/gj1Cgn0+A379QcOA/UGBAML9vzw
left word lay	0.026	BAEDBAD++f7/AgICAAX+/wL+AgEA/f/9AQL8AP3+//wCA/7/A/oA/gP+AQH/AgL+
left word lead	0.136	BQcDBA32+v0M+AwI/gkHBAnzBgQJ9An8BwP5BPsH9vsHBvYCB/b9/Q39/v76BQQG
left word leader	0.096	AwUDAwf5/P4H+gcF/gcFAgf2BQQI9wf8BgT6BfsG+PsHBvgDB/j9/Ar8/f36BAQE
left word learn	0.132	CQgGBgv49foH9wwG+goNBQn2CQYJ9Ab9CQT3BvkI9vcOCfYFBvb69gr3+vr4BwcG
left word leave	0.058	CwIABQT+8/wF/goD/QIEAAH+AgYG/gD6AQoDCgAD+/UBBP0GAvX++Qf9+/n7BgQC
left word lend	0.099	AwMCBAn6+v4I/ggE/wYCAQT4AgEF+AT+AwH+Af4C+v0GA/sBBPb+/Qr8/v/9AwIC
left word letter	-0.003	AQIABgEF+/sAAP8E/QEEAf/9AAMEAAP7AgX+Bf/6//0E+wAEAQD//AX6/P38AwQA
left word level	0.048	AwMB/wb8AAEF/gIDAAYBAAP8AwEF/P8AAv/+//4B/v8CAv0AAf//AQIBAQD+/wEB
left word light	0.041	AwMCAgT8/v4E/AME/gUBAwH9BAMF/gD9BQL7AvwE//wGAfsBBP79/QX9/v/8AwAE
left word like	-0.063	/f4A+fwFAwP4Bvz+Afz8//oG/f78B/wFAPwD+gX7AwMB+wX//wUABPwDAgEEAPv/
left word line	0.034	BgQDAwP3+v8F+QEG/wcFAwX7BwUJ/AP6BwP4AvkG+/sHBfoCCP78+gb7/f35AwcH
left word list	0.121	BAYCAg75/P4L/QsGAAoDAQj2AgEG9wX/BAD8Af4E9/0GBvcABfX//g7+AAD9AwIC
left word little	0.098	AgMBAgf9//8G/gYC/wUEAQf2AwMF9wT9AgL9AvwC9/0DB/gBAvn//Qz9/v/+AQQC
left word load	-0.057	/P3//vwDAgH9Avv/Af39//sG/Pz8BvsE/fwD/AP8BQUA/gL//wUAAvoCAQEB////
left word log	0.01	/////f8DBAH/Av4BAP/8AP////z+APgBAP8B/gL//wL/AAEAAP8AAQEBAAAC/P4A
left word look	0.054	DQYGDgb69PcD+AoJ9wwLBgb6BQwF+An4Bwn2C/oI+fgFCPsKBvT48wT19/b5BwsJ
left word lost	-0.051	//4BAPoEAAD4Avr/AAD9APwFAwH8Bf//AgAAAAD+Av8A/wEAAAIAAv3/AAACAP8A
left word lot	-0.175	+/v//fQJBgL1BPP7Afv+//QO/v75D/sD+/4F/wT9CwP5+Av/+hACBO4DAQEG+/z8
left word lunch	0.096	CQoDCAn09/kJ9AwK/AkMBQj2BwcP9gv1CQj2BPgK9PYFCfYFCvf6+gn4+vzzBwkL
left word main	-0.148	8/P58/INDQryD/HyCPL0+PYO9PbzDvMM9PcM9gv1DAv18hH48xAIDe4NBwUM9vP0
left word mainly	-0.016	+vr99QICBQj8BgD6B/73+wAA+/r4APoH+vgH9gb7Agf9/wb39wEICf0KCAgI+/j3
left word make	-0.035	+P8A9/39Bgb+AP39Bfv+/vwFAfj+BPoG+/v++AQEAwT7/wL6AQMBCvsMAwX9+Pr+
left word man	-0.157	Avj/BfEL/fzyAfH//PQGAvIO/QP6EAD5AAQBBQP+Dfv38gkF/wv9+vL5+/wC/wQE
left word manage	-0.072	+Pv99vkHCAf5CPj4Bfn3/PsI+vn5B/cI+PgH9wX6BQn6/Af6+gcFCPkIBgYG+/n4
left word manager	0.194	Cg0LDhPv9/cU9A0J+RAJCA/qCgkL7wr3Dg73D/IN7+0LDfMJDvX69g/0+vr0BQUG
left word many	0.046	BQUDBwL39P0G+wMG/QQCAgP6BQUE/QD8CQb4BvkE+/gKCPgFB/r6+gf3+/v5BwcG
left word maternity	0.075	AAIBAAX8/wAF/wQBAAICAQT6AgAD+gMAAgD/AP8B+wAEA/wAAvsA/wgAAAD+AQIB
left word maybe	-0.057	/Pz+/vkHBAH6Avr9Afz+APoG/f37B/oE+/4E/gT8BAP7/AX//gcBAvkCAQIB/v7/
left word mean	-0.18	9/f79e8KEAfwCPD1BPL6/PUQ+fv2EPYI9vgK+wj4DQv0+Qr79hIFCe4KBgQI9fn5
left word media	0.179	AgQCAhD5/gAM+woDAAYCAQjvBAIE7wb/BAH+Af0E9f0GBvYBBfH8/RH+///6AgYC
left word meeting	0.144	AwUCAQz4+v8L+wkG/wcEAQnzBAIJ9Af9BgH7AfsD9v4IBfb/BfX//g//AAH8BAED
left word member	-0.047	AQIAAv3/AQD//P8CAP/+AvwEAAH/BfwEAQH+AAECBQT9/AIB/wf/APkAAP///vsC
left word metre	-0.057	/Pz9//kGAwH8Bvj+Afv//v0G+/z9Bf0D/v4E/wT8AwT++wP//QYBA/wDAQED/vz/
left word mine	0.014	+QAA+gH/BwT/AP77AQL4/wIAAPoD/vsG/f0A/v0C/gcDAAL/AgMABgMGAwH7/fkB
left word miss	-0.091	AP3/APkFAQD5Aff/APz/AP0FAQAABgAAAgD/AAAAAwD+/wUA/gf/APj/AAABAAAA
left word mix	-0.151	+fn7+PQICAX3BvT6A/j4/PQQ9/r2EfQG+fcI+Af3DAz5+gn8+Q0DB/MHBAUF+/n7
left word mondays	-0.01	AgD/AQAF/gH/Av8B/wAD/gEAAQP9AAP9AwH8AQACAP/+Af4B/gIB/v7+//8A/wT/
left word month	0.113	CgcBCwr08vUK/AYC9wcLAAj3AAkL+AvxBAv+DPkD8/UGCPUKCPQB9Q/w9Pf6CRAB
left word monthly	0.111	BQUCBwn4+vsJ+wYG/ggFAwb3BgUI9wb7BQX6BfsF+fkIBfYCBfb9+wv5/f77BAUF
left word morning	0.057	/P///QUCBQEF/wH/Af0AAAT9/v0C/wAF//0D/gAAAgb/AAL//f0ABAMEAgH//v3/
left word mostly	-0.043	Agb+AP0C/gH/+vcG//wCAfwGAQIGAwP+Cf/5//7/Bf4E/gAAAQL9/P78/gD7BAUG
left word move	0.129	AgIABQ39/v0K/AwH/gMJAQr0AAQJ8wj6BwT5BPwC9PwLAvcCBvb9+w/5/f38BQkJ
left word mowing	0.019	BgAABwP7+Pv+AAIB/ggAAP/+AAX9Agf4AQX9Bf7///kBA/0DAP3//AH7/P3/BQcB
left word muck	-0.07	AAEAAP4CAAD8//sAAAD/APwFAAAABAIAAAAAAP4BAgAAAQAAAQUAAPkAAAD/AAEA
left word name	0.115	BwcFCgz5+PkI+AoL/A4IBAn0BQUL8wn7CQX5BfcE9vkGB/QEB/j8+wv5+/33BQYG
left word nearly	0.128	CQ4HDgrz9vYL7w0N+A0OCgrzDggO8w70DwvyDPUQ9vYHCfIIDvT3+A319/jxBwwP
left word need	0.062	CgYFBQj4+fwH+A0K/AgJBQP7CAYL+Qf6Bwb6BfkI/fYEBfcECff9+gX5+/z5AgYG
left word never	0.008	AwIABQD8/v0A/f8F/gEFAP/+/QEE/v///AL+BAL8AP8EAP8CA/wA+wP9/v38/wQB
left word new	-0.005	/wL99wADAQYA/QUJAQABAgIA/P4C/v8FBvz8+P7/AAAA/QD9Av7+AQUHBQH+A/0D
left word next	0.049	AQICBAX5+/0G+wUE/gUFAgT8AwEG/AP//wL9Av4D/f0FAv0CA/0A/gb//v7+Af4B
left word night	-0.055	BwQBBP4A+v79+QUC/QEBBf0GAwb+BQT5BgT8BP8BAvsA/wIBAf/+/Pz7/v38BgUG
left word no	-0.034	Af8AA/sAA/7/Afr///7+AP4E/wH/BP3//QEDAgD+AwEABAACAAMA///9////AQIA
left word now	0.058	9v4A+wP/BAMJ8gUJAAAAAgX3AvsF9/4JB/z6//wH/gkG//0CBPX7CAoIAQL8/vsC
left word number	0.006	AwQCAP78/QAC//4BAAUBAAT9AwEG+gP/AwH+AfsD/fwCAvkABP3//gH+///+BQMB
left word nurse	-0.016	+fv7+/4HBwT/Cvz6A/z8+P0D9/v6A/gH+P4I/wX4AwL7+wr/9wYKAf0F/wII+vz1
left word observation	0.118	BgUCBgr5+vwJ/AgF/ggGAgf2BAUI9gX8BAT7BfsE+foIBvYEBvX9+g35/Pz6BAcG
left word observe	0.076	AQICAQf7/f8G/QYEAAYBAgX6BAIE+QP+BAH8Av0D+v4GA/kBBvj9/gn+///8AwID
left word occasion	-0.063	//v+A/sGCv79Bvz4//kA/fwG+//4BfsC+gIHAwT8BAL5+wYD+QgDAvr//v4H+QD4
left word occasionally	0.124	CwsHBw309PoM8gwL+w8HCAf2DQgM9gr4DAfzBfYM9/cNCvEEDvT3+BD3+vvzCAkM
left word odd	0.027	AwAAAAT/+wADAgUA/wEEAAD//wABAAT/AAAB////Af4B/wMA/fsAAAICAAECAQAA
left word off	0.024	/f0A+gL+BgX8BQX6A/38/QD9/PwA/PsH/PkH+gD7Agb7AAX7+v8EAwIFBQQE/Pz6
left word office	0.132	BQYDBg34+/0M+AsJ/ggFAwnzCAUK9Ar5CwX3BfoI9PgIBvQCCfb8+gz7/f76BQYI
left word old	-0.002	/vz8/v4BAwIAAP78AfkF/wH8/f8B/QAA/v8C/gL+/gD//wH+/gIAAAABAAADAAIA
left word on	-0.045	/vz+//0EBwH+Bfr6Afv4/v0F/P/7BvgB+/wG/gT8BQb9/gj++gYDAPoBAwUF/v36
left word once	0.055	BwMCDAf7/fcH+wsG+QQJAgX3BwgL9gn4BAn9CPgE+/cGA/sFB/z7+QT6+vv+BgoD
left word one	-0.049	/v/5/fgIBgT6Cfj+BPMA+/oH9vz7CfwG/fwJ+Aj0BgD38wv6+QQIBPYCBQQI//33
left word only	0.134	AAkEBgv2+/sN9w0K/BAFAwvzBwMI8Az6DQT3BfoJ7/0ICu4GDfP7+Q/7+fv3BAUG
left word open	-0.073	/v4ABfcI//77AfoA/fwFAfcKAgMBCQX8AQT9AgP+CAD/+gcEAgP8+/n9/P3/AAQD
left word ops	0.036	/P7++gEDBAUAAwAAA//8/wL8/v7//P0FAPsA/AL9+wT//gP9/gEBBAIFBAMC/vr+
left word or	0.01	AwECAwEA+/0B/P8D/QADBP7/BggD/AP6BwX7Bv4E/PgHAvwFBv37+QL6+/z7BQUG
left word order	-0.174	7+zz7uwUEw/uEe7pDe/t8u8Q8e/tE/AQ7O8R7w7uDxLs8RTy6xYPDeoRDA0V8e3t
left word other	-0.019	//8AAf8GBv73BPz7//35//wA/fz1Av0C/AEFAQX8BQX7+wQD/AUEBP8E/wAH+vj5
left word otherwise	0.113	BQQBBQn3+f0M/A8F/wcFAQn4AQQF9gT8AwP8A/4C+PsHBvoCBPf++w38/f78BAYD
left word out	-0.034	+vb19PUIBwj+Cvn6CP769/wH9/v8CfcG9fgI8gbyAwf6/Qr6+AUIBf0HBwkJ/P34
left word outdoor	0.057	/AAC/gX7AAEF/wUAAAUBAAP9AP0B/QED//4B/v8B/gQBBAH/AfwBBQQCAQIAAP7+
left word outside	0.072	BwgEBgb49vsH9gcL+wgIBgT6CAgJ+Az5Cwf3BfkJ+/YHBPQFC/r5+gb4+fr6BgcJ
left word over	-0.026	BAIABfwB/vz8/v8D/gEA//8C/gQBAwP8AQT/AwAAAP4BAQADAQEA/P/6/v3+AwID
left word own	0.021	AwQCBwMB/fgC/gUF+AQEBAP9BgYD/QP8AgX+Cf8A//f//v0EBPz////7AP7+Av/+
left word page	0.152	CwoGFA719PIL8w0M9A4PCQzwDBAO7xLtERLwE/UN8vILCvIPDvL28g/v8vP1ChAN
left word pair	0.094	/f8A/wb/AAAGAQP/AAAA/wb4AP8D9wIBAAABAAAA+gABAAAAAPwBAwgBAAABAP3/
left word part	-0.014	CgQFDwH7/fUC9P4F8wQICgQEChQEAf73Aw75CgAEAfoDAfsNBgD38vvy9Pb1+w8I
left word partner	0.048	BAQCBAT7/f4D/AcE/gUEAwT7BAQF+wP+BQT7BP0E+/sCAfsBBPv9/QT+//78AQID
left word pass	0.035	/AACBAL4APwE/wMC/wH+/wIBA//7AAP//gD+AgEB/QT+A/3+A/0BAQAAAwMBAf/9
left word pay	0.054	AwP+AgT+AAEBBAL/AgD//wX8AQD/+wP9AAL+AAL//f8EA/sABPoA/QP9AP//AQMC
left word payment	0.084	BggDAQf6/gAFAAf8AAMC/wf3AgEE+gH/AAACAP8C+f4BB/n//vgC/gv/AQH9AwD9
left word peak	0.105	AQIAAQj7/f8K/goD/wEFAQb3AQIG9wX+BAD9AP8B+f8FAPwBA/r//gr////8AQQD
left word percent	-0.097	/fn7AvcFBP77BfX4//X6/fsH/AH9Bvz/+wICAgX+AwP+/AYB+wYB//n///8E/gH+
left word period	-0.047	/P3+//4FBQH9A/z6Af0A/fsH/P76BPkD+v8G/wX6BQP+/QMA/QYCAf0AAAAE/QD6
left word person	-0.205	9/f6/OoNCwLpCe/2A/jy+vMT9fr2DfcE9vsF+wv5CwX19BH+8xcHBuoDAwMM+vn5
left word phone	0.089	CgcGBwn39PsK+AcM/AoLBQb3BwcI+An5CAb4BfoG+vYICfYFDfT59Qz2+Pr3CQ0M
left word pick	0.011	CQUDCwT69/gE+QME+gAGBAAABwgD/wv3BAn5Cv0H/vcFB/0HBf779wH2+fn4CAoJ
left word place	0.22	BQICAhH6/AALAQ8AAQsCAAzwAQIC7wX+/wEAAP8A8/4HC/cAA+7//BX8/wD9AwUA
left word plan	0.018	/QAA/AIB/gQCAQAA/gQBAQECAAL9A/sC/AAD/gP//f7/AAABAQEAAv4B/gH//wD/
left word plus	0.009	+/3++AICAwUBBQD7A/z+/QAA+/v9APwG+voE+gT8AAb+/QX8+gAEBQEGBAQF/Pz7
left word point	-0.057	/vz+/fkEAQL8Bfv8Avv3/PsE/P/8Bf4C/P4E/gT7BQT8/Qb9+gYEBfkCAwIGAPr6
left word post	-0.008	/QH//gACAgIBAP4BAQL+AQABAf7/AAABAAD8/wACAAUCAPwDBf/9AAAA//77AAAG
left word pound	-0.177	9vj8+/IJDgPzCfH1AfT2/PQP9vj1EPMK9foL/gj2Cwr2+Qz/9w8HCPEGAgEJ+Pf3
left word practice	0.279	DQ0HDhru7vUX9hQO+BQOBRXlCg0P5BLzDw30DvMK6u8VEOoKEOX68R/y9vbzDQ8M
left word prep	-0.091	+vr8+fYFBwT4Bvj8BPf4/vwH/P36CPoE/f0C/gT8CAX6+wv7+g0BBfMGBQUD+/r+
left word preparation	0.115	AQAABAr9/P4GAAQAAAICAAX5AAEB+AP+AAEAAv8A+/0GA/0BAvgA/Qv8/wD/AQUA
left word prepare	0.104	BwcFCQv59voI+AgI+wsGAwj2CAYH9gn5Bwf5B/kH+fcIB/YGCfX7+Qv3+vr4BwgH
left word present	-0.019	/wAC/QH/AQL/Af/+AAD9AQEA//v9Af4E/v4D/v8CAgX9/gH9/wQBBgAFAgEB/vv8
left word price	0.077	CAUBAwX9/P0HAAUC/wQGAQb4AgMH+AT8AwH+AP0B+fgFAPkAB/z/+wX9/wD+BQUD
left word prior	0.126	BAIBBAr4+/4K/QcD/wcEAQb2AgIF9Qb9AgL+Af0B+vwHBvkDBPb/+w36/P7+BAYC
left word produce	0.069	BAMCBAP9/P0C/AME/gcEAgT7BgUE+gX7BgX6BfsG/PoEBfoDBfr9/Ab7/f38BAQE
left word provide	-0.101	8/b58vYMCwvzDvb0CfXy9/kL9fX0CfQM8/UN9An1CQz29xD28wwKDfUNCgoN9/P0
left word pull	0.127	BgYEBQ/1+P0O+Q4G/wwEBAjzBwMI9gf9BgP5A/oG9foKBPkCBvf8/A38///+AwIE
left word put	-0.02	9gD++QAHBQb/BPr+BPr8//8E/fv/BvYL/fsG+AT5AwT+9v/++QYCAgEGAQP9+/n+
left word quarter	-0.195	/Pr8/e0LAwLyB/L7Aff8/fUR+/34EP0E/f0E/QX9DAP39wr++hUCBOkDAQAG/vv+
left word raise	0.018	AgACAwP9+/0D+wED/wIAAwD+BAEB/wT8AgP8A/4F/v0DAQEBAv/+/gH9///+AAAC
left word read	0.079	BQQDBgn5/PsH+gcH/QUHAwX4BQMH+Qb8BAT7BPwE+/sFA/gEBfX9+wX7/v37AwQF
left word receive	-0.039	/v38/v4FBAL9BPz8Avv7/P0E+vz9BvsE+/8F/gT7BAX8/AP9/AUFBfwEBAME/Pz8
left word record	0.132	AQQBAQr5/f8L/QkD/wYDAQj1AwEG9AX+AwD9Af0C9/4IBPkBBfX//g7+///8AgMC
left word regular	0.081	CAkEBgf3+PsJ9ggK/AoHBAf5BwQJ+Aj6CQT3BPkG+foGB/EECfb7+gr6/Pz2BwcJ
left word report	-0.064	//8A/vsFBQH7BPr/Av75//wF/v38BvoC/v4D/gT+BAL9/AX++wcBA/gDAwIG+/r9
left word responsibility	-0.249	7u3y6eoXFhHqFunqC+jy8+kb7uvpG+cW6e4V8hTqFhbt6xnz6hwNDeQXEQcV6+zq
left word responsible	-0.147	6+3x6/AUFhjuGe/lGfDn5vMQ6OfuEeYW5ugd6Q/kGRju8RLr6RIaF+4WFhUZ6+fi
left word rest	0.032	AQADAQT6/P8D/QIFAAQDAgX6AgEA+gT+BgD+APsD+/8DAf4ABf38/wIA/wD/AQIE
left word result	-0.076	7/b88PkJDAv5B/b2BvX3+/oK+Pb3BfQN9/UI9Qf6BA79+gj5+AwFDPgPBwUK9vL3
left word return	0.07	BgcDCAb4+vsI+AYG/QcCAwX5BwUF+gL6Bgf7CfkI+voEBfsDBf3++wT7/f36AwMF
left word right	-0.248	7e/18OcYFQ3oFefpCejw9u4V8vLrGO4R7/QP9hDzEhLt8hf57RYLEuUSCgkR7u7v
left word ring	-0.092	AP4AAfoCAQD5APoAAP79APsGAAH8Cf3/AAEAAQEABQD9/wMAAQn/APgAAAABAP8B
left word role	-0.08	/vv+/foCBQP8Bvn+Af39/vsH+//9Cf0C+QAE/gT9BgL6+Qb+/QkDAvgDAAID/AD5
left word room	-0.107	+/z/+fgEBAT2BPb7Av76/voK/vr1Cf0G+/wF+wL+CAf2+gj89wsEB/UIBAQG/Pr6
left word rota	-0.152	//v+APAKAADxAvb+APYAAPUM/wD5DgAA/gACAAMACwD39wgA/gj/AO8AAAADAQAB
left word roughly	-0.025	//0CBP8BBfz/Av///f4BAP8B/f79A/oD/wAFAgL+BAL8/AED+gMFAf7+AAAG/fr6
left word round	-0.009	AAD+/PgFAQX2B/35Af4A/v8E/gP+BwMC+gECAgMBAv/9/wH/AP4AAPkC/wD/AwEA
left word run	0.012	AgH+BQIB/P8D+wEE///7AQIBAgQA//3+AwMCA////QICBQj//f////8BAQH+Av4B
left word same	0.026	/v7//AL+AQMACf/8AwH7+wEB//36/vwD/fwF+wH5/wEB/f/9+/8FBQADAwMI/fv3
left word saturday	0.048	AAP//wb+AQAE/AgDAAUDAQL+AAEE//7///77/AD//AAAAf4AAvz/AgYDAgD6AAIF
left word saturdays	0.126	+wP//A34BQMO/gz9AgADAAj2/vkH9AAE/P0C/f4A9gv/A/z+AvsCBg4DAwIB/f8A
left word say	-0.054	/v3//v4EBP/8A/7+AAH4AP0B///9Avz8AP8B/P8ABQP7AQQBAQT/Afv//gAAAQAB
left word school	-0.006	/wD+Av8EBv//Bf38AP4B/f4B/P0AAAD9/QEFAQL7AAD++gEB/QMC//3//wAD/AL6
left word second	-0.088	CgEDEfgE9u/5/voF9PoIBvcGBQsCBwT3BA/8EAEDB/T+/v8OAgj49vbz8vT6CQgI
left word section	0.076	BgMBBgf6+/0I/QgG/wgGAgT6AgQI+gX8BAP5BP0C/fkGBPoCBvf++wr6/f/9BgkD
left word see	0.031	BP8CCQX++fkFAwL//P4G/wT9/AUAAAT7AAQDBAD9//oFAAAD//8B+wT7/QABAQL+
left word send	0.035	Bfv9AAAG/AEBAAcAAP4B/wABAAL9+wcAAfsE+gD+Av7///z/Aff//gYAAQICBQAC
left word senior	0.253	CwwFDBXt8vgV9BEN+xUMBBDqDAoQ6g/zDAvzC/UL7/IREOoID+378xjz+Pn0CA8J
left word september	0.087	AgQBAQj6/f8H/AYD/wUCAQT6AgEE+QL/AwD9AP4B+/8FBPkAA/j/AAr/AAD9AgED
left word set	-0.082	Av4AB/4FAfv3Avv6/vgDAfkJ/QD4Bf78+wQGAwIBB/38/wQC/f4C/vr8/v4B/gL+
left word shadow	0	/wEDAwP+/v8B/v8D/gEFA/8GAQD+BvwBAQMAAwEBA/8AAf8EAwD//QL//P36/gEE
left word share	0.068	/QEAAgMBAv8DAAL/AAAC/wb5//8G+QD/AAD+AAAA/QD+/gAAAf8AAQYAAAD+/v8A
left word sheet	-0.101	/wEAAfoCAQD6AvcAAP7+APoJAAD9Cf3//gECAAIABwD//wEBAAkAAPn//wD//gIA
left word shelf	-0.034	AgABAgD//v0AAPwB/QEDA/0BAAIBAwEAAAT9BAIBA/3/AP8FAgL+/v7+/Pz//gAC
left word shift	0.112	AwUECAn6/vcE+QYJ+gQEBQP2BQQI+AP8BQf4BvwF9/0DAf0JCPX6/Qj6+Pn7BQUJ
left word shop	0.006	BQUE/wAA+v4B+QIH/QcABQAABgUG/gP8CgP4AfoG//oEAvcCBP77/v/9/v38BAAG
left word show	-0.017	//8B/f3+/QMA/wMAAQICAv8F///8AwYC//0B+wf/BQT8/AL9/fj9Av8FAAMF/AH/
left word side	-0.084	+Pr8+fkHBwP4Bfb7Afr6/vwG/Pz7CPwF/PsE/AX6BQn6+wf/+QsECPgJBAMG+vj6
left word since	0.174	BgQCAhD1/v8M+xAFAAsDAgrxBAIL8Af+AwH8AfkE9vsHB/cBBvL+/BH9///7BgME
left word single	0.16	AAMCAwz6/v8K/QoC/wUCAQryAv8D9AcAAgL+AvsD9f0EBfoBA/T//xD////+AQMC
left word sit	-0.05	AgEGA//8/f3/9fsM/gL5BPoFBAD+AAT+AwT+Af4FB/sCBPoCBgL7/fv8+/38BQMH
left word site	0.052	AgUAAAT7/wAG+AQCAAEBAgH+AQAE/gEBAgD8AP0F/AEDBvv/Af0AAAQBAQD6AAEF
left word small	0.003	AQIABAH/Af0C/gQE/wMBAgAAAf8DAAX/BQD6AvsD/gT8AAACAgf/AP0BAP////8D
left word smp	0.07	AQIBAQj8/v8H/QgBAAMFAQP7AQEF+gb/AgH+Af0C+/4DA/wAAvcA/wgAAAD/AwMB
left word so	-0.025	/f3//PwBBQL8Av3+Av38/gAAAP0AAP4D//4B/gAAAAMBAAH+/gEBAwADAgIB//3+
left word some	-0.006	//8AAwAB//7+Af79//4AAAAE/wD8AAIA/wD/AgL/AP8C/gYA+wUBAfz/AAEEAP/7
left word someone	0.029	AwECAgH++gAC/wb/AQIBAQH/AgL//wEAAQP/A/8C//4BAQABAvj9/QP9/v4ABQQB
left word sometimes	-0.021	BgEA/gD/+wIC/QQFAAj/AAICCQQFAQQABf/9//sE//4EAgAABP79/vv/AQH5CQEF
left word sort	-0.172	9vf79/MMCwfyDfH0AvX7+/YO9/v1D/IH9PoL+Qj1DA319g398REICu8MBwUL9fn1
left word spend	0.145	BAYDAQz4+f8M+wsH/wsDAgnzBAEJ8wb/BQD7AfwD9vsJBfcBBvT+/w/+///7BAID
left word staff	0.002	BQMBBf77+v0A/P8E/gT/AwD+BQMG/wL8AwT5BP0E/vwGBP8CBQP8+//7/v79BAMF
left word stand	-0.014	B///BAD++fwE/P8C/f4GA/4D/gUBAwb7/gQAAwEABPr9A/4EAPz++/36/P3/BgUD
left word start	0.194	CxAHCxTw8fgU9xES/BILAw/uCAcT7g31EQf3B/MG7/URCusEC/H99xL0+/z3DAoI
left word still	-0.043	/Pv+/PsKBQP7CPv4Afv7/vwF/f74A/sD+vwH/gT8BAf++gP/+wYCBP0EAQEF+/z6
left word stock	0.033	AQIBAQT+/f8E/gIE/wIAAQL+AQED/gMBAgD9Af8B/gADAP8AAP3+AQQBAQD/Av8B
left word store	0.074	AwMDAwT7AP4E+wYF/wcDAgT6BAIH+gX9BgL7A/oD+/0EBvQCCfn9/Az8/v76AAME
left word study	-0.122	9/T3+/ULCQb5C/f1BPQB+PMM8/n1DfgG8v4P/g3zCwHv8BH+8gsMBfAIAQQN8vny
left word summer	0.088	AwQCAwr4/P0J9wgG/wYGAgT6AQII+gX8AwL8AfwD+/0EBfUBCPn9/gr+///6AAQG
left word sundays	0.12	AgQBAQz5/wAJ+goG/wkFAgj1AwAI9QUABAD7APwD9/4FBvgBB/b9/w3+/v/8AQQF
left word supervise	0.069	BQUDBQb6+/wG+gYF/QYEAwX6BQQG+gX7BQT7BfwF+/wEBPkCBvr9/Af8/v37AwQF
left word supervision	0.127	CwgGCwv18/gL8QoM9w0QCwn2Cw0I9w3yDQryCvgL9/YMC/EKD/Dy9Q729fXxCA0R
left word supervisor	0.186	AwQDAQ/1/AEM+A0GAQwDAQzvBgEK8AUBBP/8APkG9P8JDO8CDPL9/Bb9/v/3BgYF
left word supply	0.06	/P8AAQQB//8C/wIC//8CAAL6AAEE+QT+AwH9AQAA+/8G/v4AAPz//wb/AAD//gIB
left word support	0.053	BQYFBA369/0D+QUE/QUEBAf5BwQE9Af9BAP6A/sG/PkFBPkCCPX8/Aj7/f77BwQF
left word sure	-0.039	+P7++P0FCAb+BP4BA/77/f4D//v9Af4FAfsA+gH+AQf9/QL8/AQDCPoJBAQE/fn8
left word system	0.169	BAwFAhD1+f8P+QwI/wgIAw3vBgMK8Ab9BwH8AfUJ8vsKCfEBD+z//BT9///5BgcD
left word table	0.104	AgYDAQv4/P4J9wkGAAkCBAb3BQEG9wIABgL8APsH+v0DBfYABvf+/wr/AAH6AQAF
left word take	-0.048	A/4E/P8BAgT5APn/Af77BfoGBQX+BP7/A/8A+wMACv4E/gf+/wr6AfwAAgL9/gED
left word talk	-0.032	AAAA//0CAQD+Avz+AP/8//0DAP/7BP0AAAAAAAEAAwH/AfwAAQMBAP4AAAAA//4A
left word task	-0.208	8fT49O4REgrtD+3wCO3y+fAV9PPwFfAM8/YO9w70EA7v8RT37xcKDugQCwkP8PHy
left word teach	-0.086	+/39AfsEBAD7Afn9APn///oG/v/+B/wA/AACAAMABQH8+wUA/QcBAvcBAgEC/f7/
left word team	0.124	EwwIGg3y+e4N8gYL8QoMBxTzDBQM+AfzCBX2GfkL9vAOCvcSDvX06Qrr8O70ARMN
left word tell	0.042	BgUCBQP4+/0G/AEG/QADBAL7BAQJ/Ab8CQT8Av0E/fsBBvsDBv7+/Ab8/P32AwcI
left word temp	0.028	/f///gL9AwEAAf3+AQD+/wH/Af4D//4BAP8AAAAB/gMBAAH//wEBAwIBAgEA/vwA
left word ten	-0.169	+Pb9+fANBgXyCfH3Avb7/fYQ+vv0D/sF+vwJ/Af5Dgb2+Av++RADBe8GAgEH/fr6
left word term	0.055	AAL//QP+AAEDAQYAAAEA/wP8/v0A/QAF//4AAP8A/gYAAP/9/v0CBAUFAwAC//3/
left word test	-0.01	//z//v4DAQL9AvwAAv39//0C///+/v8AAP8B/gP+AAEC/QP///4AAAEBAQEBAQH/
left word that	0.017	AgIAAP4BBQABBAMBAP7///4AAQEE/wD/AgD/AAAA/wACAP4A/v8BAAMBAQD+Af//
left word then	-0.116	+vsB9/oBBwj7AO8BAwH9AfcM/fr5DfYI/fkI+AT/DAP0+Qb+AQ7+BfkIAAIG9fj6
left word thing	-0.088	/vv8APoFBgD3BfX5APv///kI/QD7Cf0B+gEEAQb9BwL4/Aj/+QsCAvcCAAEF+v77
left word think	-0.153	/fX3/vIPCQHwDfLzAfP7+fMQ9P7zEfED8foN/g7zDwv29Q//9AoFAfICAwQJ+/34
left word third	0.053	AgMDAwP9+v4F/QYD/gUCAgT8AwEC+wT/AgL9Af0B+/4DA/sCBPv+/gX9/v/9BAIC
left word thousand	-0.093	+fv+//YGBgD4A/b8APr4//oI/fz5CPwE/f8DAAL+BQX8/AUA/QgCBPkCAQAE/fv+
left word thursdays	0.064	BgcFBAf3+/0G/QcF/goHAgX5BQID+Qb+BgL9AvoC+/oFAvwBB/7+/gT+/v//BAED
left word ticket	0.112	AQQDAgr4/f8J/AkCAAcBAQb3AwAB9QIAAwD+APsE+v4HBfkABfb//wz/AAD+AQEB
left word till	0.157	AgQCAQ71/AAM+QwDAAsFAgrxAgII8gn9BAH7AfkD9P0LCPcBBvX+/RD9/v77BAYF
left word time	-0.013	AQQCCv4E9/r9/wAC/AMBAgAEBAP+Awf5BAQCBwP/AwIEAAEEBf3+AAH7/f39BwEB
left word together	0.066	BQUFAwj29/0I9gsJ/ggHBQX7CAQH9gr7BwP4AvgJ/PsFB/UCCfP5/Af7/P36BwcJ
left word tonne	-0.114	+vv++/cGBgP3BPb7Afz4//oI/f35CvoD/P4E/gP8BwT8/Qf++wsCBfcEAgIF/Pv8
left word too	0.008	/gH++fsABwb/Af8ABfz6/QP+/v8B/gABAPv++wADAwQCBPz8Af8DA/8CAwIBAAAB
left word tool	0.007	AAAAAQAA/gAA//8BAAH8AP8CAAD/A/8A/wH+Af8BAQADAv8BAQAA/wL/////AP4B
left word total	-0.07	8fj89fcIDgj2CPf4Bvf1+voL9vP1C/cM9/gH+Qb6CQ38/AH8+AcFCPsKBgQG+vX6
left word trace	-0.083	//4AAPoDAQD7Avr+APr7APoJ/gD9CfwA/gABAAL+BwD9/wcA/QUAAPcAAQAB//7/
left word train	0.002	+/39//8CCQEBBP/1Avv7+////vz7APsF/P4GAAT/Af75/AP9+gIGBAAFBQQH+vf6
left word training	-0.004	+vz7/fwG/wL/Bf/6A/f+/AAB+//9AgP/9/4F/gT3BAD+/Ab++AEDAgEBAQMGAAD+
left word try	0.129	BAwGAg70+v4L8w4L/RIGBgf3DAUL9wf8CwP0A/gK9/sKD+8DDff5/A/7/f3zBwYJ
left word tuesdays	0.039	/QEA/gYCBgEEBAP+AQQC/gT6//0D+wACAP8E//7//AT/Af0AAAAEAgQCAQAB/P78
left word turn	-0.038	AwD/Af0FAgD8BP3///4DAP8BAQL/AwH/AAEAAQIBA/78/QQB/gT///z///8A/wMA
left word twelve	-0.158	9vj7+PEIDAT3BvP3AfT9/PQQ9vv1EPUI9/oJ/gn5DAr39w3/9hEGB/AJAwEJ+Pj4
left word twice	0.065	/v8A/wX7/wEJ/wkBAQMB/wX8/v8I/AEAAQD///0BAf8DB/4AAvgCAQoBAAAB/wH/
left word unable	0.148	CQkGCAz09/oM9AwK/AwJBwryCwgM8gv3DAj1B/cM9fYJCfMFDPT5+Q74+/v1BwcK
left word unit	0.104	AwgBAQv3/f8L+gkE/wQFAQb3AgML9wb/BAL7A/wE+vwFBvcCA/j+/Qv9/v75BAIF
left word unpaid	0.016	/f7/AQIAAf//AgH+AAAA/wD/Af//Af4A/QABAQP9AAIC/QIA/QMAAv//AAACAAD+
left word up	-0.002	BgoJD/4C9fT+9f0I9QUOCAL/CgwD/wf0Cgr6DQAK/vgI/fsNCAL39wH39/f8BAsL
left word ups	-0.089	+vz++fcFBQL5A/r7Afv8//kJ/vn8CvsG/P4D/gP+BwX8+gf+/QsBCPcFAgED/Pf9
left word us	-0.134	+v0A//cHBwH3BPT8APv5//YO/fr6C/QH/PwE/gb6Cwn6+Ar+/RICBvIGAwIF+/f7
left word use	-0.047	9f7//foI+gH0Bfv7APkD/PoL/Pr4CP8I9/sF/Qj9AwT4+QkC/AUHB/gA/gEM///4
left word usually	-0.005	/gACAP0BAgD+/v0BAAD/AQD/Av///wACAAACAAL//f4DAv0AAgT/AAAAAAD//v8A
left word vet	0.183	AQkAABH0/wAP+BAEAAMEAQzyAQAF8AEAAQD9AP0G8wABA/gAA/MAABMAAAD8AQAC
left word visitor	0.005	A/8ABAL+Af4C/wP+//8EAP8B/QD9Av7//AEEAQH/Af8AAAABAAAB/gH+//8A/gMA
left word w	-0.1	+vz++fgIBgX5B/b4Afb9/fkL+fr5CvoG+f0G/gb7CAf5+Qf/+AwCBvYGAQEG/Pj8
left word walk	-0.173	/fn+APEMAwDxBO3/APf7//UP/gL5D/n9/AECAgX+Df769wsB/Q/+/vH9AAAF/QEA
left word want	-0.036	AP8A//4BAQAB/v7/AAD/Av4DAwECAv8AAQD8Af8DAAD/AAEBAwL+AAEA///+AAAD
left word ward	0.023	AAIBAAL9AAAC/gICAAQBAAL9AgEC/wP/BAD9AP0D/P8DAvsAAgD/AAIAAAD/AAAC
left word watch	0.138	AwUDAQz4+/4L+gsG/gkDAwf2BAMH9QT9BgL6AvwE+P0JCPYCBvP9/RD9/v77BAQF
left word watching	0.044	CAgGDQP2+vQF+gIJ+goHAwT6CQQK+gj2Cgz2CfoH+/cJCPUGC/79+gT6+fr5AgcE
left word way	0.014	+/7+/AECAgX9BAD8A/79/QL//f3+/v0F/f0B/gL+/gT+/QT9+wACBgAGAgMD/fr+
left word weeding	-0.076	/QD+/fcDBAL5Afv+Afr9//sD//7/B/wD/v8B/wL/BQP+/gL//QcABPgDAwEA/vz/
left word week	0.068	AgD9+wH8/AUHAwb+Af4D/wf6AAEB//8G/gAF/wMC/v4DAPwAAPgAAgYDAAD/BP4B
left word weekend	0.029	CAQCBgT9+PsB+QwF/QcKBAL/AgUHAgn6BAX7BfwF9fkBBPwDB/z++gP6/P38BQYH
left word weekly	0.061	AQEBAQT9//8E/gICAAMBAQT6AwIF+QP+AgL9Av0D/P0DA/0BAvz//gX+///+AQIC
left word weld	-0.06	/gEBAPkDA//6//0C/vv+A/wF//4ABf4B///+/wEAAwP9+wMA/gX/A/oDAQD///wC
left word well	-0.066	+/sA/fkJBQL8CPn9Afr+//wG+v33BvoD/f0D/QT7AgT/+An/AgQBA/oDAQED/gD/
left word whole	-0.041	AP//A/wFAv3//f0G/v8GAv0D//8DBf/7AQL9Av8ABAD8/wMCAwYA//39/v79/QQG
left word win	0.036	AwQDBAb8/f0E/wQE/gQDAAL8AgED/gH+AwL9A/0C/f8FBPkDBvz+/Qb8/v79AwMC
left word without	0.047	AAEBAAT+/wAD/wQBAAMBAAP7AQAD+wEAAQD/AP8A/AADAf4AAv0AAAUAAAAAAAAA
left word wks	0.021	AAAAAAL+AAAEAAUA//0BAAH+//8C/wIB/wD/AAAA/gEB/gIA/gAAAf4CAAD/Af4A
left word word	-0.161	/vj7/+8MAP/wBvb6APb+/vQO+wH7DfsA+wEEAQT6BQD6+QkA+w8CAPT/AAAGAPn+
left word work	0.022	9/X09QMJBgcECv34CP729gT9+Pz+//8D+PkE+Qf3/ggA/QX1+gAKCQgHBQkM+vj3
left word write	-0.023	BPn6+v4EBQYCCAD5Avf+/P8C9v76BPoG9voM9gn4BAD59gP8+wQGAvsGAgMJ/AD4
left word xma	-0.045	+v3//voEAQD8Bvn9APz//vwD/Pz7BgAB/QAEAAT8BQP+/QQA/AcDBfkAAAAF/vz9
left word year	0.035	AgICCAUA/fsJAf4E/QAEAAL/AwED/wD6BAYBB/0DAPwEA/wCCPz+/gb8+/35/gQE
left word yet	-0.012	A/0CAwT++v0D/AEH//4FA///AQMDAgT8AwL9Af4FAvwB/wEBBAH7/QD8//8AAwQE
left word yrs	0.008	AwMAAPz+AP/+AQIA/wH8AAH/AAABAf0B/wACAAD9AAACAwIA/gEBAf0BAQADAvz9
level 1 above all, carried	0.024	+f38+QEBBQQCAwL3BgP7+wP9+vYA//gF+vwF/P/3/gcBAfwB/gEBBAcHBAEF+Pn9
level 1 above all, loose	0.033	AQYB+//5AgcG+wL9/gMDAvwBCP0G+QIFAAD9AwEG9fwH//n+BAL/AwUFAvr6/v7+
level 2 above all, carried	0.036	/gECAQP+AgAC+wL/AQEGAwL5/gQA/wIA/wAAAv8D/wIFAf4BB/j+AAIAAQIBAQQH
level 2 above all, loose	0.104	BQsHAQz8+v4FAAsE/w0IAgz0DQcN9AX6BQD5A/oG9v8DDPcC//cB+gz7/gH7CQYE
level 3 above all, carried	0.008	9Pn89gMGAAgDCQH9Bvb6+gUC+/r9/fwG+v0J+AX2AAX97wL1+/oECAMEBwcE//r3
level 3 above all, loose	0.029	AwIB/AcE/wX4/wUCAfoF/f/1+fv8/gIC/v8AAQUAA/77AAT7/gEHAQUBAP/5//39
level on the object -1	0.005	AwP6AP4H+P8ECAIB/gYA/QYC+wb/AP/+BgAC///6AfwD/QIC/QMD+v7//gICBQEB
level on the object -2	-0.048	+vsBBvYCBfT8AwEA/QME+/oF+AD8BwD/AgYDBQL1A/j//gQG+/8IAPoB+/0D+gD4
level on the object 0	-0.028	Af38BgD/AwIIAfr5/voC7/v//wYAAwD+//sK/gACAAT6AQEG+gEFBAED/f0I/Qf+
level on the object 1	-0.023	AwcAAAH9+v7/9/sC/vkKCfoC//wE/gH8Agf6AgIH/Qb7/PsBBP7+/P8A/vr1/PsI
level on the object 2	0.059	CAkKEQP38/cB7wkL9QQMDgj8DQ0F+wn2DgvwFfsP+foLCfIJDvTy/wD59/f0DgkQ
level on the object 3	0.037	/gAECQYA9vcD8wQG9AUOCAP2BQcD/Qb6CQr1Dv0F+vUEBPkLBfz2+Af99fj6BAIK
linked in the old text	-0.015	CQMHBv4A+/QE+/kB/AMJCAH9Awr/BP3/BAb4DPkD/fv+BAAE/gH4Afj8+Pf5AwYJ
loose act	0.002	A/8EA/v9BQL3CAT4AQgF9AYBAQP1A/34+wMH/gH8+AEAAgAC/P0H9/8BAvoKAAjy
loose act in and	-0.021	CP4BAwABAP37BgL2+wEM+/wD/wT2BAP1+wcE/AcC/fcCAwsE+/8BBAAD9fcIBQf2
loose act in complement	0.025	AAQC+gX+AgQDAf4AAQH+Afz9BP7//P0DAP4B/AID+wIFBfv+A/8ABP4HAwL9AP4A
loose act in main	0.003	//b++/sC+wD/AAcB/wX9/AcC+AkB/gUE/vv8B/v7AgH3/Af4BvoG/AX9AwYCBPv6
loose act in means	0.046	CgoBBAb3//4DAQUF/QcG/wL7BwcC/vsCAgEBA////f0FAfkB+/wC+gf+/f4CBAb9
loose act in purpose	-0.026	Bf4BBvwC/PsCBQAB/QELAv/7+wX0AwH5/gUBBwH+Afn9+v8E+wID/v77/fwIAwb9
loose act in reason	0.03	Af//Av8A/v8B/gIBAAMCAAQBAQEA/QP9AgH5Af8A//0DAv8AAf4A/wT+AAD/BAEB
loose act in relative	0.056	Bv8FDAQG/Pf5CQb6/gYC+gj3/gL3+wX5AQQKCf/5Av3//QMF/vYJ+wb8+/wJAgvy
loose act in result	0.007	CAUFAwL09P4C9gcG+AgLAQUECwgK+Az/AwH6//4F/vsEAvUCCwT+9gX/APz4Bf8F
loose act in time	0	AgEAAQIHAgAB/gICAQT+AAL+AfsA/v8ABv8A/wD+AQT//fn+/gAAAwADAgED/QD/
loose act, 0 left	0.012	BPoE/wP++wT3CQX4AP0C/Qr3AAHyAQEF/AIMBQT7/AH/CAL5+/0PAgUE/vwNBP33
loose act, 1 left	0.006	AAoE/f4EAf8EAPsH+gUN/wT8/AUDAvf2Cgf9/AAIA/wAAv4GDQYA/wH9/Pv6/Qr9
loose act, 2 left	-0.014	A/H2/f8B/wL2CgcC/f0E9/0D9wX2/Qz9APwCAAbtBPcB9gr/9gEF+gIC+QIO+wn1
loose act, antonym	0.179	CwkIDhDz7/gO9g8U/BULBA7zCggN7hL3EgjvCfQI8vETDukHDur49BPz+Pr4DgwJ
loose act, cosine 0	0.031	Cv4DEf8A+vUD/wD49gMJAPf/AQj+/gP7Aw/+C/8BA/YE/gEJAfz9+v338vcJ/ggC
loose act, cosine 1	-0.011	Bvv8/QEE/gX///0ABP4G+/kBBAEA/wQA/PoH/Ab9+wX3BgD8/gQJ/P0B/AH7BAXz
loose act, cosine 2	-0.009	Bwb/9vwAAgUCAAv/BgAE+QED+wX7AAQD/Pz69/7/9/r+/fj6/fYI+/4BCgX9A/z8
loose act, cosine 3	-0.013	BvIA/gAFBgH4EQX5+f8A/AX79P71/QD/APwKBwLyCgf+8gED/wgHAAP3/PYNAAj0
loose act, cosine 4	-0.012	BAQEAv8A+v36AQQD/gYFAQYDCQH7/QH4AwMC/QL5A/4E/fkB/AD/Af3+/f4F/wf9
loose act, cosine to left 0	0.015	A/v9/vgA/AAAAvwA+/0LAPsFB/z9AQMFBgT+BgQG9wADCf0F//8DAv4D9/8BCf39
loose act, cosine to left 1	-0.041	Bf0ABvr+BPb9/vz49wX9AQD+BggCBv/7/wT6AvwABP3+CvoLCwoB+/n6+/jxDPwF
loose act, cosine to left 2	0.024	Afr69gIFBgkGDAT3B/4D6wn/9gP7+vUF8vUB+AH4/v4BAwH19vsO/gQKDAMQ/APv
loose act, cosine to left 3	-0.003	/v7//AQBBwcAAwUEA/sMBv8A/AH9/wMBC/kH+P77BP386gIABvz7CAAF/wEFAwkD
loose act, cosine to left 4	-0.021	BgIBCgEI/vf0CgEC/P4G/wEG/Ab4/gD2AggECAT4/fwG/AIJAAf9+wH0+PkCAgsA
loose act, derived	-0.035	9fP48PwJCgz7Dvr0C/X0+fwE8Pb0CPQJ9PML8An0Bg76+Av09QEICf8KCgsK+P32
loose act, far-broader	0.055	AQYFAgj2BAIE+wMLAgn3AAn3BwII//79Bfv7/vwB+gEHA/r9Bv3+BAYAAQL6AAMD
loose act, listed	0.073	AAEBAQT9AAAE/wMEAAYBAAf5BQIF+QL9BAH9AP8A/P8FAv0AA/r+AAgCAQH9AP8B
loose act, narrower	-0.033	AAD5A/r9Bv0E/Pv4/wAE/f8F/v/3Bv78/P8ABgICAAD7/gQD+wcCAgH+/QAB+QcC
loose act, none	0.005	Af0FAAcC+/4CCAD2+wYN+vr5B/0A/wIF/wEJAQD2/AABBPkGAwAC+/wC+PkJBQL1
loose act, paraphrase	-0.104	Av0AA/YG/v3zAfsA/v4DAfoLAQL1CwT9AAECAgL+Bv/49wgC/wX9/fT8/f8BBAIC
loose act, rare-synonym	-0.06	9v3/+vwDBwb4Avj+Bfn6/vwL9/36CvoH+vkE+Qj6Awv++Aj6/goFBvUGBgQD+Pv8
loose act, sibling	-0.047	C/7+BP4O+/75DP/9APUB8/sG9Az5//z89AEFAwX6Af3+9wj/8gEM+/oA/v0LAQ3w
loose adjective	-0.013	AQIADAD79vYBA/j48P8HAP39BQ32/gnw9gMFBgAGAf3+/QIM//wG9/r++fsA+wn6
loose adjective in and	-0.006	A/f4+gH8+AT7DPz1AgAA9/4G/wX8/f/88v4J+wj5BP/+AgL69wQJBAMGBQUIAf36
loose adjective in complement	0.105	AAUC/wf5AQEI/wYAAAb+AQX2BwAB9wACAv4A/vwG+AIGCvQACPf+/w0AAAD9Av8C
loose adjective in main	-0.023	/wQCCPv8/fcA+/4E8P4BAgT+AwMBCAjz/QQGCf4EBQEIBAQPBQMB9gH29fsBAAUB
loose adjective in means	-0.08	/v/+APoDBQD8Afn+APz/APoI/AD8CfkB/AABAAT/BwL8/QQA/gkAAfgBAQAB/AAA
loose adjective in purpose	0.087	+wUD/wX6BQAG/AX+AAMDAgf3BP4G+QUAAP8AAPgH+AUDB/UAC/oABQkC///7AQEA
loose adjective in relative	0.028	BP4CA/8B+//7BgH7/wQE/gD+AQP5/Ab9AAMCA/z8/vkAAv4C/vgC/Qb8/v4FAQX9
loose adjective in result	-0.005	/gIEAAL/9v4A/vv//wYHAQEDAv8BAAL9/AP7Av4F/fsAAAMDCgL//v3//P38+QIA
loose adjective in time	-0.031	C/v+BwIH+v0BBAH9//wG+/oF+wX3AgT8/wMEAwT8//n8+AUB+fsG/Pz8/v8H/wj5
loose adjective, 0 left	0.001	AAYC/f4ABP/9BgLz9/oJ/v3+AAoEAAn29/4N/QL9Avz++gQEB/8I+/7//vv9+gb0
loose adjective, 1 left	-0.028	AAIHDwD+/fIBAvkG9gkGAQL9BAcDAwvxABD6EfoKBAEFBv4OAQH//AH28vUBCgIF
loose adjective, 2 left	-0.017	APn89wIDAgX/AwL4AfP6AQH+APv3BgAJ/PgF+wcA/wEEARH9/f8ABv8KBwQC/vj+
loose adjective, antonym	0.131	CAYBCA70+fsI/gsD/goIAAv0BAYG9QX6AQX+Bv0D9/kFCfcFAPUA+Qz2+/v9AwkD
loose adjective, cosine 0	-0.009	BAkIDAL89vUF+gL6+AEEAwUABQb9BAL2/woADP0M/Pn8Af8HC/79+f319vgAAQQC
loose adjective, cosine 1	0.015	AwIIBv4A9/kA8ggB/PwNBgb6BAUJAAf6BAb6B/kK+/0GAv4HCfb8+/7+9/j4BgoI
loose adjective, cosine 2	-0.021	AQH9Bff7+Pv8AwID+wEI+/8C/QQIAQz9/AX9CP39B/8EAQUH+gED/vr++vX+DwD/
loose adjective, cosine 3	0.025	/AD+AAgDAgT/Dv/1//r6/AP9AQb8Bf388fsL+QkBAf//AQYB+wQF/QYFAQEK8AP7
loose adjective, cosine 4	-0.043	+vT6+f8GCAT3DPr6APv1/PgH/f75CfYF9/gF+Qf6BAcF9wn9/AgECPwFBAUH+vv7
loose adjective, cosine to left 0	-0.042	EAMMEgH96/D+6PkD9QIPEvwFDQkHAxLtDRb2E/gQA/AABfsMCQDy9Pzx7vD5DBAN
loose adjective, cosine to left 1	-0.022	/QT+Av3/BPoB/gID/P4L/QAIAAf9/gP6Af4EB/8CAv0EA/4F/QAH/f8B/P0BAgT8
loose adjective, cosine to left 2	-0.005	9//3//r+/gH7FP72/v788gIB8gD/BAYC7v0DAgb5CgID9QUC+PoQ/fcEAf4OAPrw
loose adjective, cosine to left 3	0.035	+Pv78wH9AQoADgT1Avj2+QH/+gH2/P398PgN8wn5+wP5+wP59foEBPwFCgoH9Pz2
loose adjective, cosine to left 4	-0.073	+/r8+/0FDAP4BPb9APn5//0D+/3/BfQG/PoC+AL8AQv7+wn8+A4DCfoIBgYF9vj5
loose adjective, far-broader	0.058	/gAA/gT/AQEE/wQAAAD+AAH+//4C//0D//0B/QD//wQAAP7///4AAgYDAgEB//4A
loose adjective, narrower	-0.031	+wIB+fwABAIB+wUBAPsABP4DAAD+Bf4BAPz+/AID/wMB+gf9/v/9BfsFAgIB//4F
loose adjective, none	0.005	AAEEBv7+/Pj+BQP38gIC/QH+/Av+/Av2/AIFAvn9AwP+CP4MAwED/gL09PsFAQb9
loose adjective, paraphrase	-0.133	/Pf9/PEMBwLyCPX6Afb5/vUO/f30DfsC/f4G/gj5Cgb08g//+QgCA/IEAQII/fr8
loose adjective, rare-synonym	-0.126	+Pn8+fYKBgL5A/X9Afn+//kM/Pv6C/8D/P4D/QP7CQb6/QoA+wcABPUFAQEF//r+
loose adjective, sibling	0.055	CwEGCwMA8vcK/wEF/AYCBgX6BAkD+gf3Awr6C/oF+vUPA/gGCvX79Ajy+Pn6CAoI
loose adverb	0.002	+/r1CPsC+e8FAwT99f4F/f0D/foCBQv3+AoACgv3+/8A/AoQ9/8A///29/cFAQT+
loose adverb in and	0.035	A/32/gEJ/PwFBgD6/v4F+wX6+/4B/fr89QEGAQr5AgIAAwYD9wAHA/0A//8D/QL7
loose adverb in main	0.008	/AYGBvv8//YB+/8F9gIAAwL/CvsG/wb4Awr+Cv4C/QEJ/AIPAgX3Af3/+fT+AgEG
loose adverb in means	0.006	/f///v0BBAL/Av7+Af/+/gH+AP8B//4B//8BAAD//wIBAAEA/wABAgACAQEB/v7/
loose adverb in purpose	-0.205	/Pn7//EKBADxA/P8APT+//EU+f75EvwA+wAGAAb7EAP2+gsA+w8BAuwAAAAD/f7/
loose adverb in relative	-0.136	+Pf7APIJCf/3BvH1//T+/vgL+vv4Cvz/9wAFAAT8Bwj0+QkB9wgBA/H///8E+AD/
loose adverb in result	-0.011	AQQCBP77/f79AgT/AQT6/vsDAv4BAAAD+wL8AQMDAf3+BQQA//0D/P/7AAAAAgD8
loose adverb in time	0.074	A/3/AQYB/AAEAAj9AP4EAAf+/wX9+QL8/wABAAIA+Pv6+wMA/fwA/QL//wAEAQb/
loose adverb, 0 left	0.008	BgACDPz9+/L+AgP+9v0HAAIBBP39/wP2/w4BCwX/AAEA/gMOA/3/AQD59/f+AAYC
loose adverb, 1 left	-0.028	/Ab4Bf4CA/oBB/v//AQC//0H+/3+AwL5+AYABwT7BgH9/QgE9wMB/vr8/QAG+/0D
loose adverb, 2 left	0.083	9vr+/Ar8BQMI/gj/AP39/gf6/P8B/AIJAPcC/gL5+QUG+wMB/v4CBwUKAQECAvr9
loose adverb, cosine 0	0.017	CgUCCwD69/gE9gIF+gILCAL9CAkF/Av0CAn2CfsL/e8FBfwFDPny8gT19vn1CQ0R
loose adverb, cosine 1	0.031	BAECAQT8//4CAP4C+wQBAAT6BQAD/AT/Av/6BP8GAP4KBfgCB/z9/Qb+//77AQUC
loose adverb, cosine 2	0.01	AgYABvwH9/f8AQf7+vwKA/r+//wA/Qz4+wsECQX8+wT7//4J/gH/+gP/+/n+BQL9
loose adverb, cosine 3	0.001	8f/0//oECf0FCPf6/vb8+QIF8Pf9AP0G+/76AQz4Awn+8g8G9gMFB/wC//4C/f74
loose adverb, cosine 4	-0.017	//T6AfwEAAMDB/73AAP6+wAEB/8FAvv/+AEHAwH7//oA/gMB+f8HAvsAAAEH/vr5
loose adverb, cosine to left 0	-0.019	Af8HDgAD9vH6/vYB9P8LCvwACAABBwv5Aw34CwIDAvv8+/sPBwb3+Pzw9PX/AAwG
loose adverb, cosine to left 1	0.002	/QQBAwD8+v3++f4G/gMKAQEBBQEH/Af3BQX9BfsG/gMAA/cCAvz+/QH+/v37/wYD
loose adverb, cosine to left 2	0.083	+Ab4AQsDB/0DBgf1/wH++QD9/vj89wIB9wP9Awb68gUGCQAD9vwHAwoFAf8F/f74
loose adverb, cosine to left 3	-0.034	+fr4+vgCAAP/AvwC//j4Af4J+/n+AAEJ//z8/Af8CgQC8w0A+wT8B/4E/wECAv0D
loose adverb, cosine to left 4	-0.04	+/L3+/kGCAb+DfbvAwD19vkB/fz+BfoH8f0L/Qn4AAkDAAL/8gUJB/gDAwMH+vz4
loose adverb, narrower	-0.062	Afz9APsH/QD7A/z9APz//gAG/gH8BAEA/wD/AAEAA//8/AUA/QMBAPsAAAACAQD+
loose adverb, none	0.041	/QP5Bvv9APf/Bf7+9wAF+/4DAvgD/QMB/Q38Cgj6/AUAAAERAQIDAP78+PgD/AH4
loose adverb, paraphrase	-0.035	/wD9/fsBAQQAAfoAAfn//P8G+f7/BfoC/fsE/QT6BAICAAD/+wMBAvoDAQIA//3/
loose adverb, sibling	-0.069	/QD/A/oAAv76/fwB//3+AvsEBAD+BgL+AQH/A/8EBf/5/wABAAX/BPcCAP8A/f0D
loose behind ,	0.063	/AcA9AP7/QQHDwPzAvsC8wr/AvoC+gX/+fv/9A74/fwIBQj99f0MAgwLBgMI//3z
loose behind 120	0.04	AgQA/wT6AQEG/AsAAAgEAAD8BgEK/QEB/wD5AP0E//8BBfkAA/0AAgMBAAD9Af4B
loose behind 2	0.021	AgAAAQMA/v8B/wQCAAAEAgX6/wH//AX/AQEAAf7++//7AwAB/vv//wP/AP/7/wUB
loose behind 30	0.007	/wIC/wIAAwABAQD/AQD//wH+AP/9/wAB/wABAAD/AAECAv0AAQEBAQEBAAD+/wH+
loose behind 50	0.035	BQMEBQL8/fwB+QEF/QYGBAT6BwUG+wf6BwX6BfsH+voFBvkDB/z7+wX7+/z5BAcH
loose behind :	0.079	Af///wj6/QEJAAn9/wIGAAX9/QIB/QMAAP0B/wP/+gL+/QAA/voB/gT//wABAQH9
loose behind ;	0.029	BgH+CgT8+PgG/QYG/AAMBQX7AwYM/Aj5Agn8CvwB/PQA+/4GBfn9+QX4+Pn7BQYE
loose behind a	0.001	Cv//CgMF8wD9BwMG//4J+wv9AAYFBQj/AQkHAwryBQEG/wL9AAAK9AH++/oAEQL+
loose behind across	0.081	AgQDAAf6/wAG/wYBAAcCAAX5AgEC9wT/AQH+AfwC+f4EA/oABPz//wb//wD+AQEB
loose behind after	0.052	+gD/AQf9/v8EBP/9AAAB/gT8/f8C+/0BAgACAAD+/P8DAgAA//0B/gcA/wAAAf0A
loose behind aid	-0.059	///+APkCAv/8AvkC//sDAvsF/gAABvz//wH+AAL+BP/9/AUBAgX+/vn//v78AQIE
loose behind all	0.177	AwQBAQ72/P8N+Q0F/woGAQvxAgIL8Af+BQH7AfsE8/wFBvUBCPT//hP+/v/8AwUF
loose behind an	0.007	BwL/BwEB/PwF/QIA/QYCAAED+gIAA/79/gP9A/wC/PwFAwQD/wEB+AP6/PsDAAYE
loose behind and	0.06	D/4G8Qf6/AgD+wf6BAP6AAP7BgAB+Pn/+vwD9f/8+wMIAPr5+PgB/QsFBgUIBPj7
loose behind answered	-0.046	+Pn89vwHCQj7CPr5Bff4/P0C+/v7AvoI+vgG+Ab5AQb8+wn9+QcECPsJBgUH+vf6
loose behind any	0.025	APz//gIEAwEABP/9Afr//wL9/v7//f4EAP4F/QX8//78+wH//gAAAgIBAAEC/P7+
loose behind are	0.046	/QH//Qb6BAEG/AP/Af0A/wP9/v4C/QAE//0C/gEA/gX9Af3///4ABAQEAgL+/v3+
loose behind around	-0.126	/fr+APYMBAD2BPX9APv8//kJ/v/4CvwA/gACAAP8BgL7+wkA/AsBAfQA/wAG/v7+
loose behind as	0.104	/QoCAwv1/v4J8wgF/w4IAAf1DP8S9AT9BQP3AvkH9/4ID/EDBPoAAwsA/v34BQAG
loose behind assistant	0.086	/wEAAAb6/wAF/wMCAAMAAAb5AQAE+AIAAQD+AP8B+v8FA/wAAvsA/wj+AAD/AQAB
loose behind at	0.049	AAgDAgr3//4M9AQL/wEHBAP6BQIS+wMABQL6AvkH9v4EAfkBDAD8AgYA///2AgAJ
loose behind be	0.019	AwMBAQP//f8C/QcA/wIEAQH+AgID/Ab/AQH/Af0D/f8CBfgABfn//wT////+AgIB
loose behind been	-0.016	/gADAwEF/f77A/7+AAP///4C/v/9AwP9AgMCAQD9CAAA/QIB/wIBAAH//wAEAf/+
loose behind before	-0.078	+/r9/vkLCAD3BfX3AfX+APsE+/73CfkA+f0G/Qj8BgT2+Av++QkCBPcCAQIE+AD9
loose behind by	-0.043	CQT+BPr9/f79BPr//QEG/P8BBQn7BP0A/QAIAgX9Af8ABf8D+QIF+f79+/0EAQj3
loose behind calls	-0.067	BAD+AvkD/v/+Avz///sBAPsG/gP/BQL9/gIAAgH/Av///wIA/wYA/vn+//8AAQAA
loose behind care	-0.044	AQD/AP4E/wD9AQEAAPwCAAAC/gABA/8AAQD/AAEAAAD+/QMA/wIB/wQA//8DAQEB
loose behind cash	0.001	/QAAAAD/AQAC/wAAAAAAAAL+AP8C/gEBAAAAAP8A/wEA/wIA/wUAAP8AAAAA/wAA
loose behind conducted	0.078	AQcCAQL7/wAF/gUBAAf/AAf6AwEI9wIAAwH9Af4C+f0DAvgABvkA/wj/AAD8AAIA
loose behind currently	-0.005	BP3+BP8G+P3+BAEC/vsCAAD8/gP/AAb9AgP9AQIAAPj+/AMB/vcA+//6/v8DBgX/
loose behind customer	-0.014	Av8AAAL/AQD+AwECAAH+/f0B/QP/Afr+APwA/wX6AQMB/QIA/QIE/QD/AQMDAQL6
loose behind cut	0.067	AwIBAQX8/v8F/wX+AAMA/wT7AwEB+wT/AQL+Av0C+/4FA/wAAf4AAAf/////AQD/
loose behind cutting	0.088	AQIBAQX7/wAE/gMBAAUBAAT5AgEC+QP+AQH+Af4C/P4EBPgBA/n//wj+///+AQIB
loose behind day	-0.041	+Pb5+P4KCAf7Ef/0A/749PkE9Pf3BvgL9fkO+gn0BAv7+Qv+9AYOCAAIBwcM+Pfy
loose behind days	-0.081	AP//AP8DAAD8//j9APj/AP0E///8Bf8A/gAAAAAAAwD7AQYA+woA//j/AAABAQD/
loose behind delivered	-0.002	/f/+/v4BAgEB/v79AP4A/wAAAv8DAQEB/f8C/v8AAAP9Af7/AQIBAwACAQH+/P7/
loose behind dental	-0.089	AP7/APgGAP/6Af7/APj/AP0H/gD9Cf8C/wABAQH/BP/++QkA/gUAAPcBAQABAPsA
loose behind diagnostic	-0.018	BQQDBf/7+/z++P4I/QIHBf8BBAQDAQT8BgL7Av0GAPsAAf0CBvr7+vv7/f37BAUI
loose behind drove	0.137	CQcECgz2+/kL9gsJ+wwJAwrzCggM8wv3CQj4CfkG9fYJB/MGCPj8+A35+vv3BQgH
loose behind each	0.047	Afv8AQIA////A/z+AP4B/gT9/wEB+//9/QEBAQP9/f0AAQQAAAMB/gUAAAACAAT/
loose behind eight	-0.045	/gL+//sABgH++/wDAPwBAP4D/wACAv8ABf/+/wACAgH9//4AAgUAAfsBAAD9/wED
loose behind electrical	0.078	AwYAAAj/AQAE/wYAAAf/AAT6AQAC+/8AAAD/AP8B+/4EB/oAAPkAAAcAAAD/AQIA
loose behind every	0.081	BwYFBQX2+fkH9wQK+QoICAX5CwcN9gf2Cgb2BfgJ+vYLCfQHDfn5+Av3+Pj4BgoL
loose behind excellent	0.061	AwMCAQX8/v8F/AUC/wUDAgP8AwEE+wL/AwH+Af0D/f4EBPoBBfr+/gf////7AgID
loose behind faults	0.017	Af8BAQEA/wD/AAD/AAABAAH/BAABAAL/AAEBAf4CAP78AP0AAPkA/wL/AAD+AQAA
loose behind fewer	0.015	//8BAf8B////Av79AAH/AAAAAgH+AQD/AAEAAf8B//8B//8BA/4AAv/+//8AAAAA
loose behind first	-0.028	+v8B/v8BAQH9Afz9AgD7AP4BBP0EAP0E//4A////AgP+/QP/AgP/BP0CAgIA/fn/
loose behind five	0.014	/f4AAAX+AQEBAQEAAQMB/wT+AQED/QL+BQD+/wL//QMDAQAA/wABAv4CAQH//QH+
loose behind for	-0.063	CfwFC/YA9vX6APkA+f8IA/cLBgb1BQvzBwsBCv8GB/z/AQELAgL99vny8/UFCwsC
loose behind four	-0.053	A//+AvUD/P/5/AT+AP7/Af8FAgT/CgH+/gEAAf8BAv75AgQB/gX//vf9//8BBQMB
loose behind from	-0.18	9vb8Ae8OB//yCO75//L4/vEQ9v71D/EA+wAHAQX4EQvy9A4B+BUCBPABAAAH/Pr8
loose behind full	-0.024	AAH/+/8CAQEBAQEAAP/9AAD///7/AvwHAPwB/wL+AQX9/AP//v8AAvwGAwEA//gA
loose behind gave	0.071	BgQBAgf7/P8E/QcFAAACAwn4AwME+AD8AwL/AgAF/PsBBP0BBfT//gf8/v/9AwAE
loose behind going	-0.009	/QAAAP4BAgAAAP4AAP8AAAEBAP4AAAAB/wD/AAAAAAL//gMA/wMAAgABAQAB/v0A
loose behind had	0.047	AQQDAQT8/QAFAAQAAAgBAAP7AwEB/QP+AwH+APwD/f4AAvsABf4AAAQAAAD/AAAA
loose behind handled	-0.073	/wAA//wBAgH8//sAAAD+APwHAP7+Bv0CAP8A/gIABQP9/QP/AAn/A/cDAQEA/vwA
loose behind having	0.093	/wYCBAL2//0F/Aj+AAX/AQf4A/8E+f8C/gABAf4B+vwCCP4AAfoBAQYAAgH/A/3/
loose behind helped	0.048	BwMDCAf6+PoG+wUG/AQDAgb3BQQG+Qf5Bwb7BfsF+fYGAvsFBff6+Aj2+vz9BAUF
loose behind high	0.075	/gIA/gT8/wEF/wMBAQQB/wX3Av8G9gICAv8B//0C+v8DA/z/A/0BAgcAAQAAAP7/
loose behind hospital	0.054	AAIA/wP9AgAE+wcAAP8AAQP6/wAF+wEAAQD+AP8C+/8CAv4AAfsAAAIBAAD8AP4D
loose behind housing	0.1	AQMBAQj7//8I/QcB/wMDAQb4AgEE+AX/AgD+AP4D+v8FBPoAAvwA/wn/AAD+AQIC
loose behind i	0.036	BP0CCf7//Pr+/QcA/gsGAgD9BwUA+wf1BQj9Cf0A//0FBP8DAPj+/gX+/vv/BAcA
loose behind improving	0.05	AwMCAwT8/f4E/AQD/gQDAgL9AwID/AP+AwL9Av4D/f4DA/sCBPz+/gX9/v78AgMD
loose behind in	-0.02	9vb8/QEJBQIBDPv8Afz4+AEA+P7y//kD+f8LAAD1Bgr99AcA9wIH/P8IBwYD/Pr2
loose behind instagram	-0.037	/wAAAPsAAQD8//oAAAH+AP4EAP//Av0BAAAAAAAAAwEBAf8AAQAAAP8AAAAAAP8B
loose behind into	-0.011	AP8AAAAD/gAAAQAAAAD/AAABAAD/AAAA/wAAAAP/AAAC/gQA/wMAAP0AAAABAQAA
loose behind is	-0.074	BPr7BfkJ//35B/n8/wAA//sH+AT6BQD6/QMEBAX2Bf34+QoC+QQA/Pn7/v4DBAf+
loose behind it	0.035	AQIAAwMA/f4G+wEE/wQAAQYAAgIG/wL8AgL7AvwD//8GA/0BCfj+/gf9AP/+AAQD
loose behind its	0.209	AgwDARHz/AAS9hAHAAwHAg/vAwAK7wgBAQD6APgI9AIHD+sAC+z+ABkAAQD5BAMG
loose behind junior	0.212	BQkDAhPx+f8T9xID/w0GAQ3tBwML7Qr+BwL9AfsG8fwHDO8BB/AA/BX8/f73BQYC
loose behind kept	0.021	BwUGCAP69/oD+gII/QgFBAL+BgUE/gj6CAb5BvoH//gGA/kEBvn7+gT5/P37BQYH
loose behind late	0.01	AAIC//78/gEA/AABAAP/AAH/A//+/wIBAf////wC/gEABP4AAv4AAAIAAAD/AQEA
loose behind logging	0.062	AAICAAj6AAAHAAb/AAX/AAT8AAD+/AEB/wAAAP0A/gECA/8A//0BAgUBAAAB//7+
loose behind made	-0.071	+vv8/PkFBwT7A/v9APn8APkL+v/8B/v//PsB+wX9Bgj9+wkB+wf+A/gEBAMH/AED
loose behind manager	0.216	BAUHAhT2+v4R/hEI/wwDARHrAgII6wj/CAL/AvsB8foMB/sBCfD/+xX6/v/+BQMB
loose behind manager's	0.047	/gEBAQP9AgAC/wEBAAL/AAT6A/4C+wABAQABAP4B/AMABP0AAv4BAQX/AAD+AQH/
loose behind monthly	0.08	A///BQr9Af8JBQb+AAQB/wX7/gAF+gL//gECAv78+/4CA/8A/v4A/wj+AAAC/QH+
loose behind morning	-0.017	AAAAAP8AAAAA//4BAAMAAP8AAQAB/wAAAAAAAP8AAAABAQAAAAMAAP4AAAAAAAAA
loose behind mostly	0.117	BAMAAQr4+wAI/ggBAAUDAAb2AwMG9wP+AQH9Af0C+fwFB/oAAfUA/g39AAD+BAQB
loose behind my	0.064	Bvz6BwoF+fsKCAD7/PQI/wUA9wL9+Qf8+QX/BQX7/Pr9/vwC+PkD+Qz6/P39Bwf8
loose behind new	0.22	AgYD/xTw/wAT/A8EAAsCAQ3uBQEK8AH/BAH9AfwF9P0PCPUABPD//xT/AAD8AQIC
loose behind night	-0.025	AAUECf/++foA9/4J/QQEBPwDBQMJAQP5Cgf7BvwEA/oDAPsFCgL7+P/3+vz2BgcI
loose behind no	0.007	/Pr8AP4HBf/+B/73AP76/f4C+vz7AvgB+f8HAAD5Awf8/AsA+wAEAQQCAQEH/f35
loose behind not	-0.09	//7+//YEAwH7Avv9APv/APwJ/v79CvkB/v8D/wT/BwT7/QUA/AgBAvgCAQAD/f3/
loose behind of	0.014	AwP/AQQBBf4DAgAF/wr5/wH8APYEAPb//gH8APv/CAX6BP4CAAQCAAUAAQAB+fj9
loose behind off	-0.074	Af8CAvwBAP77/foA/gECAvoHAAD8CAD+AQL+Af8BBgH+/wMB/wcA//f///8A/gAA
loose behind on	-0.126	/wAA/fUE/v37//0H/vwDB/MLAQIACwX8AgT9AQADBAP+/f4DBQX8/+78/f7/BgAG
loose behind on-call	-0.002	/wD/AP0AAAD/////AP8BAP4AAwD/AAQAAQABAP8DAQD9BfwAAP8AAAAA/wD/AAEB
loose behind one	-0.141	/Pv9APMLA//xBfL9//r+//kL/gD5DP8A/gACAQT7CQL5+QgB+g4BAfIA//8E///9
loose behind or	-0.004	/P7//v4DAAD/Af3+APsB//4C/QH/AvoCAP8D/wP+AQH9/gAAAAIBAf8DAAAB/f3+
loose behind our	-0.004	+/0AAP8BAwD/Bv78AP/9/QAA/v4A//oC+wAEAAD+AQEC/gUA/QICAAAAAQAC/P77
loose behind out	0.031	9/r99/0CBwcCBQD6A/X9+gL9/vv++fwGAPsC+AAA/AUBAP4B//wDBAUFBQME/fv8
loose behind over	-0.088	AP7+//kFAQD7Afr+APYAAPsJ+//4CfsA/QADAAT+CAH49wgA/gcBAPkAAAAD/gD/
loose behind patients	-0.056	/gD/Afj+BQD9APwEAP/+Af0G/gMDBPgA/wD+AAEBBAT9/gEAAAb+APoCAQD/AAIF
loose behind payroll	0.12	AgMBBAr4/f4J/gUDAAgBAQjzBgML9QP9BAH7AvsD9voKB/UAA/j//A37AAH9BAQC
loose behind permanent	0.114	AQIBAQn5/QAG/wQBAAMBAAb5AQAD9wEAAAD/AP8B+v4HA/wAAvgA/gv+AAD+AQEB
loose behind phone	0.053	Af//AwT4/P4F/AL9/wYB/wT8AwIB/AT+/QEAA/sC/P4CBvoB//8A/QT9//4AAQMA
loose behind qualified	0.053	AQIBAAX8/wAE/QQCAAQCAQL8AgAC/AEAAQD/AP4B/f8DBPsAA/r//wf/AAD8AgEC
loose behind raising	0.073	AgMCAQX8/QAF/wUBAAUBAAP7AgEC+wP/AQH9Af4D/P8GBvgAA/j//Qr/AAD+AgEB
loose behind ran	0.038	/gABAwH+AP0B/wMB/wEDAQP8AQAF/Ab+AgP/A/4D/P4C//4BAv0A/wP+///+AgMB
loose behind reducing	0.098	AgYDAQn4/v8I/AkBAAYBAQb4AwED+AP/AQH+Af0E+v8FBvkABPn//wr//wD8AQIB
loose behind returns	0.065	AgECAQj6/f8I/wcB/wEEAAb3BP8C+Qb+AwL/AfwC+f4EAv4ABPsAAAX/////AgEA
loose behind sales	0.103	BAUDAgn5/f4J+ggE/gYEAwf3BAII9wT9BQL8Av0E+fwDBfkBBfr+/gn+/v78AgID
loose behind saturday	-0.088	APv+APkFAQD5Bfn7APr6//kJ+wD5CP4A/AADAQb6CAEA+AgA+gcCAfkBAAED//76
loose behind senior	0.076	BQUFAQn4+/8F/wgF/wgIAgT6BQEF+gT+AgH/APsD/f0FA/sACPf//gf////9AgYD
loose behind served	0.036	/QAA/wP9AwAD/gL/AAAB/wP9AP4C/gABAAAAAP4A/QIAAf0AAf8BAgQBAAAA//3/
loose behind site	-0.028	+/7/+/0CAwT+Bv78Av4B/f8BAP77/wEE//8C/gT9AwL7/AT/+wIDBvwGAgIE/vz8
loose behind six	-0.012	AAD//v7+AwD+/wD9/wD/Av4BAAADAf0B//wB/AACAAP8Av8BAwH9//4A///7AQIE
loose behind small	0.005	BgUAAAUB/wABAwMAAAYF//8DAQH+/v8AAAABAAMAAP0BBgAA//0A/gAAAAABAwQA
loose behind so	0.038	AgAAAQIB/gADAgH/AAH//wP8/v4C/QL//wEAAAD+/PsG//8A/v8B/Ab+AAACAQD/
loose behind social	0.048	BAICAgD7AAAC/AUFAAcCAQP7BAIC/Qb+BgD5APoD+/8DBfkABvz+/wb/AAD+BQQD
loose behind some	0.072	AAIAAAb5AQAI+gQAAAACAAX5AAAF+QIAAQD/AP4E+wEAAvkAAfz/AAYAAAD9AAAB
loose behind something	0.091	AgICAAr6/gAIAAcCAAMAAAT2AwAA9gIAAQD/AP4C9/8EA/4AAvkAAAkAAAAAAQEA
loose behind south	0.061	AQMBAAX8/wAE/QMCAAQBAQT6AwEE+gH/AwD+AP4E/P8CBPoAAvv//wUAAAD7AAIC
loose behind staff	0.053	BAMCBQP8/P0D+gMI/gcHAwH7AgQJ+Qj7CgP5A/kE+/kFA/kDB/f8+gT7/f78BgMI
loose behind stock	0.005	AQIAAQH//wAC/v//AAQA////AQD/Av//AAD9AAAEAAIABfwA/wAA////AP8AAAIA
loose behind taught	0.18	BQkDAQrz+wAP+A0JAAsDAgzyCQYO7wf+CAH5AfsG8/oMCfIBB+/8+xP+///1BgUI
loose behind team	0.079	AAUC/Af5/wMF/gYDAQUAAAX5BAAD+QECBP/+//0E+wIEBfcAA/r/AQkBAAD+A/8B
loose behind that	0.071	AgECBQgA//wGBwgA/gYF/AT0//7+/AP8AQQEA/v/+/4GBvYDBfgC/Qr5/P0BAgT9
loose behind the	0.001	DQIGFAL66/MD9wUK9gQMBgT/Ag0E+g3u/w7yDAMKAfP/AvsLBPv39QXw8vX+ChsK
loose behind their	0.084	AQcFAwn5//4G/AoA/wkDAAf6BgIB+AP+AgP+AvkE+fwGBPcCBPwA/Qn+///9AAUC
loose behind them	-0.061	/v3+APoDA/74Bfj8//v8//wF/v/5BfwB/QEEAQT+BwD9/QYB+wcCAvgA//8C/f39
loose behind then	0.088	AAYB/gL4/QIL/goEAAf+AAX9Av4J+AYE//7+/gIB+QAHBPwAAfUCBAMDAQD9AP/+
loose behind three	-0.058	+fn89/oFCAf2CPr2Afzw+vwF+v33B/QG+PYI+Aj4AQn5/Qz98gkHCPkJBQUI+fr0
loose behind through	0.213	AQkDABHy/wAP+g0EAAsBAQvvBQAN8AIABAD9APoG8v4JCe4ACvIAABUAAAD4AQEB
loose behind to	-0.104	AvwABfkFBvb8DPX++wAGAvcF+QLxBgH5+QQHCQf7Bfz79QYI/QoBAPj1+vsJAAP5
loose behind took	0.017	+/4A+wP/BQQDBAD/A/4AAAEA//z+/v0F/PkE+QT9AgYCAQL9+v0ABQIFBQUE+wAA
loose behind two	0.074	CwAACwcB8PkG/gwM/AYMAgn7AgoI/A3yBwj+B/sA+vIEA/0FB/H98gTy+fn+DQ0G
loose behind up	-0.016	AwEAAf0B/f/+/wP//v0EAQH9AAMBAgb7AAQAA/7/Afr5/QEC/wMAA/39/f0DA/z/
loose behind used	0.01	BAABAwAB/f7++gUD/gEBAwAABAMDAAH9AwL9A/wD/P0AAv0CA/38+wL8/v79BAAF
loose behind using	-0.006	/wEB/v4BAgH//v0CAAD9AQAAAgABAf4AAQD//wACAQH/AP4AAgP/Af4BAAD+/v4B
loose behind was	-0.105	/vP5AvcMAgD8Cfb0APL4+/YK9/v4DPYC8AIJAgj4CwH79REA9AkFAvIBAQAN+v35
loose behind weekend	0.057	AQIBAAX8/wAF/wMBAAQCAAP8AQAD/AIAAgAAAP8B/f8EAvsAA/wA/wb/AAD+AQIA
loose behind were	-0.072	/gH9/fz/BAL+/f3/APcAAfwJ/AD7B/wE/v0C/wQABQD29wYA/gYBAvcEAAEC/P7/
loose behind when	-0.011	AgIAAAAAAAAD/AEI/wUEAQABAgIDAAX+BQH6//4C/wAAAP8AAQL/APwBAAD/AwIC
loose behind which	0.177	BQUJBhD19PwF/w4J/xEG/w3wBgkC8A75DgQAB/YD8/oJDPkECPEB+RD4/f39CAsA
loose behind while	0.088	BgYEAgoA+P4D/gkG/w0DAAf4AwMD+Ab8BwL9AvsB+vwEA/cBAvEA/Av9/v/8BAMA
loose behind who	-0.022	/v38//0GCgP8B/35AwD4/fwF/Pz2BPoH+foI/wb6Awj3/gH8+QEFBwEJAwIG+v36
loose behind whole	0.121	AQIBAQr7//8J/QgCAAICAQb3AgEH+AL/AQD+APwD+v4EA/oBA/n//wz////9AQEC
loose behind with	0.097	CQwM/wvx9gAIAAn//w4HAQfzBwAG9Q0AAAL7/fkQ9/4JD/YACvMB/Q0C/P72AgP+
loose behind without	-0.078	/fr+APwHAgD9Bfn9APb///kI+v/6Cf4B/gADAAP5BgL++QgA/AUAAfsBAAAD/f//
loose behind worked	-0.044	+f7//vsDBwH8Avv+AP36AP4D//7+BPwC//4C/wEAAgf//wIA/wUABPwDAQD//vwA
loose behind working	0.03	/v8A/wIF/wAAAP8AAP4BAP8A/gEAAAH+//8A/gD//v7//QEAAQAAAgD/AAAB/wIA
loose behind wrote	0.145	BgcDAg31/f8K+wsD/wkDAgrzBgUG8wX7BQL9AvsH9fwDCPUBBfb//g39///8AwQC
loose behind year	0.032	/gMB/gIBAgH/AQL/AAMCAAH+/////v8A/v8B/f/+/wEA//0A/gABAgIAAAAC/v//
loose capital	-0.008	EgUHDwT38O4A+AwL8wUPBwYDBw8E/RnwCxL8EwAJ7PMFBvUPBQL48wnr7vH2FQUE
loose capitals	0.087	DQYECwrz8vgI+wgG+wEHBAnyCgoB9gf0Bwf7CPwK9vQIBv0F/vL6+A3z+fv7CwYI
loose in and	0.006	APb3AwMA+ff5CwLq9wAP7vwAAAX8/QTu6goH/Af9AfwIAwUE8AMM+f729fwGBQfx
loose in complement	-0.042	CwQBBP8E+/0AAPn//AIGAvr/AwX//AX7AAYDA/0FA/YDAgAFBQP//vn5+vsBBAgB
loose in main	-0.024	BgL2Df3+8/X/AQUA8fj+/AIC+gwGAQP3/QwGEQn+/f35+/0Q/AQH9gPz/ff7Av0D
loose in means	0.052	BAv+AgD5Af4DAwIE/QMF/gf5BQcH/v4CAf4EA/7++f4J//gC+wAF/wH//v0D/gb5
loose in purpose	-0.029	AwQCAwICAPsA/fz8/P4JAgEB/gT7AgL3/AUDBfgC//j+BPoGBgUB/f36+/n+BAf8
loose in reason	0.073	AgEBAwT9+/4F+gUCAAgEAQj6BAIE+Qb9AgL0AfsB+fsJBfsBBPv//Qn8///8BwMC
loose in relative	0.038	CP8EEQEF+PP2EQb4+wsD+Qj7+Qbz/APxAgsSDvzyCvnx/QkK+fYN+wXy9/cKAgnt
loose in result	-0.005	BgUMAgf5+vv8/vwE+AgDAvwCBgYE/gQAAwjtAf0QAfENBPYHCAP/9wT6+vr5BQAB
loose in time	-0.017	Bvb5Bv8L/fz8BQD6//sF+PkA9wPzCAP3/QMCBAP0//v59fsB+fQG/vv8/f4IAAz4
loose known	-0.004	Cf4BDQICAPMHCP738vsG9QME+Ar9+gX08wsJDgD9A/0C/gIT/f4N//759vUCBQn2
loose modifier	-0.029	Cvz7CgX/7fID/f4C+gH++vkD/QYE+gD1Bwz8CP8A/u/+/vsJ/vQC+fn28/YBBxD/
loose modifier in and	-0.026	+v/6/wIF+/4B/Pf6/vEF/vz9+fr/BgH89wICAAQBAQX5+QUB+gUBAfwFAP7+9wYA
loose modifier in complement	-0.062	//7/APsCAQD8AvwAAP38//8E/v//BvwA/wD/AAH+AgH//AMAAAYAAv0AAAAD//8A
loose modifier in main	-0.028	CQD8DgUD8PX8BwME+wIB/fkGBQgF/AH5AgwDBwH8AfYAAQIH9vcG9//z+Pj+Bgj6
loose modifier in purpose	-0.004	AgIBAAH+AAABAAD+AP8DAP8AAAEEAQD//wEBAAD/Af8CAv4AAwAAAAIAAAD/AAEA
loose modifier in result	0.097	CgsJBhbz9f0H+AsL/hIIAgb3DQgH7Q74DgX0BfQK9/kOEO0CDfL8+A34/P76CwgF
loose modifier in time	-0.11	Af8AAPcG/wD5AfwAAP8BAfkJAQH+CgAAAAD/AAL/BwD//QYA/gQA//YAAAABAQEB
loose modifier, 0 left	-0.026	//4EA/78/P77+AMH/AoMAwEAA/8JAgD6CQQDAAEAAvoG+/oCAf0A//8A+v3/AgwC
loose modifier, 1 left	0	BQQDBQD58fkC+PgK/ggEBP/9CQQCAgP4CQn2CvsKAPkCBf4IBQD6+f/2/Pn8BQcK
loose modifier, 2 left	-0.029	Cvn1BQUH9vz+CAD2/vUB+P4E9goD/vz68gYEBAf9Avj6+gEC9PgJ/Pv8/P79AATz
loose modifier, cosine 0	-0.054	BQP/BQD/+fv/AfwD/AEFBAUDCAgCBQX6AwX8BQEJAfj//v4GAP79+v75+fr6BAcH
loose modifier, cosine 1	-0.021	BwADCv8G9/oE+AIA/PgDBvsDBgkB/QT5Bgn8CgAKAfEDAAAG//v59P72+Pn6CQUJ
loose modifier, cosine 2	0.006	A/r+AQMB+QD8Cf0A/gD89Pr69f8FAvkCBAP9/P/5AP/+Av/+/voKAQAEAAML/wTw
loose modifier, cosine 3	-0.029	BAABBf/9/Pr8Afr+/gIB/wECAQUBAP70BQYAB//9/voBAQMH/foB+wH2+/v6/QcC
loose modifier, cosine 4	0.079	AwQBAQb6/f8I/gn+AAMEAQf6/wAG+QcA/QEAAPwC+v0DBP0ABvj//wj//wD8AwYD
loose modifier, cosine to left 0	-0.066	A/r+Av8I+v/5A/r7Af/8/v0ABAL/AP77AwIJAQQDBvb++f0D/v8E/f76/AAF+gL8
loose modifier, cosine to left 1	-0.055	//3+BvoP+vz+BPz7/vUE//8E/QH8Bf7/+Qb+Bwj6Bf3//AMC8/wDAff7/fsAAQX7
loose modifier, cosine to left 2	-0.021	AwL9BfkB9vr++/8F+wUDAPgEAAgOBv70BAj2BfwEA/z8CP4FAwP9+P/6+fz5Cw0G
loose modifier, cosine to left 3	0.064	BQMDBwf6+fwH/gMD/gkHAQn3AgYF/Af5BQX7BfoB+PcLDPkFBe/8+Az4+/z6BwgF
loose modifier, cosine to left 4	0.152	AwQBAQv1/f8K+woA/wcEAQ3yAwIL8Qf/AwH+AfsF9vsGCfYACfL//RD//wD7AwUE
loose modifier, far-broader	-0.009	BQUDBQL7/PwE+gIG/QQGAwAABAMCAAP9BAP8A/4EAfwDAPwDBQH9/AD8/f7+AwQF
loose modifier, narrower	-0.026	+v//+v4ECAMAAf38Av37AP8B/PsCAfsF/PwE+wH/BAj7/QH9/AgBBQEGBAP/+Pn+
loose modifier, none	-0.037	Df/7Cv4A5/MBAfkD9gQE//z++QsG//7x/gwDCQL6/u4B/wAJ/vII9vn19Pf8Bw76
loose modifier, sibling	0.009	/wMDBP4C+v8D/wUA/gUHAv8ABAMC+wX/AgT5BPwF//oDAP0AA/f9AP///v4EBQED
loose name	-0.034	BwP+CwED8/AD/wz89f0MAQEIBAb/BRLwAg//DQMH+PL+AP8M/vz6+grw7vL/DwYA
loose name in and	-0.002	+P4BAQD6//z+Bfv8AP4B/AEA/f33Af4B/f8E/wQBBf8B//wB+wEDBv38/wEB/AH5
loose name in main	-0.046	Ef//DfkE8/P/+A0C9f4NA/4DBAn/BhHxBRH7DP0E9/b7/QMM/gT88wXv8PL5EQkF
loose name in result	0.108	AQMDAgr4//8K/gUEAAsAAAf4AwEE9wH/BQD3AP4G+f8HAvcACPf//gn/AAD+AQIB
loose name, 0 left	0.09	BgkHBwf38vgJ+ggG+wkKAwL9CQcI+Aj3BwX4A/8G/fULCPcECvP8+gj2+Pr2BAwE
loose name, 1 left	-0.035	BQIFEQD+9fj9AAYC+vsOBv8ACAf8AA74BQsACvwB+PT9/v8HA/34+APz+Pn9CgwD
loose name, 2 left	-0.054	/vT29fwCBAT+BPz3Avv5+foF9/wABgEE+v4H/AL//Qf8/Qz/+gUGB/4BAQEDAO36
loose name, cosine 0	0.104	DQoHAwby9PoQ+wwG/QcGAQz1CQgG9Qv1CQb4BfoM/PANCfEDB/P6+gf1+fr1BAsC
loose name, cosine 1	0.032	BAcJBwD79vwA+AwH/g8DBf79Cgf8/Av7CQX7BfoI9v4ABvkDBv76/Qr6/f3+CgEE
loose name, cosine 2	-0.072	//n5A/8I/v38AAH8/vcH/vwM+gACBgT++gQCAwL89wD2+QoE/woE/wP6/PwFAwL9
loose name, cosine 3	-0.136	/Pn3A/QJAf33A/f6/vAC/voL9QH9CgD+/AIFAgn8B//w8wwC+A4GAff//v4EAP78
loose name, cosine 4	-0.009	AQAAAQAA//8A//4B/wABAQAAAQIB/wH+AgIAAgAAAP4BAAABAgD//wD+////AQIB
loose name, cosine to left 0	0.004	Cv4FCwX/7fP+AREB+QEHAAH9CAr8+xTyBAwACwAC+uoCBPkHBP7++hHx9Pb/Cgz/
loose name, cosine to left 1	-0.026	APv9/fsI/AD//gMAAAMBAPwE+wECBwMA+wL7AgAA/AX9BAABBAT//f79/v/6B/0D
loose name, cosine to left 2	0.021	AQQBBAH4//8J8wIG/wQGBQP/CAQKAAL9BgH6//wK+/8CB/gDCP72/Ab6/P3xBAIJ
loose name, cosine to left 3	-0.064	+fv7//sEAQD7A/f6APYB//sH+v/8BgAA+wAHAAb/BwH4/wMA/QcDAvsA/wD4/wH+
loose name, narrower	0.081	AQQBAQr9/gAJ/gkEAAQDAQv5AAEE9gH/BQD7AP0E9P4DAfsAA/cB/w8AAAD+AQMA
loose name, none	-0.024	BAIDC/z47/IC/QYG9wYJBf4FAwr/ABPzBA38DAAL9/b/BQAK/wX7+wXx8vT2DQgE
loose name, sibling	-0.148	Avn8AvcM/v71B/n6/vUC/vUO9QL7EAP99wMHAwf3A/729A8D9w8E//j8/f0LA/z7
loose noun	-0.014	DAD5FwP/8+YEB/zy7//39/r8+gj5/Anu+BMKGgUCB/j5/wAW/vsN6/vn8PUKDwb3
loose noun in and	0.025	B/8DDgIBBfP5Av/6+f8E8wD7/Qb7Bwn57wn/BwL8/vUL/woK+/kHAv3y+PcNDf71
loose noun in complement	-0.06	D/0ADfsF9PcA//v/+fwK//kJ/wgBBQj3/QkBCf8BCfIBAAIIBf8C9v/x9vb+CA79
loose noun in main	-0.014	BgP5D/3/8/P///sB/PcAAgQD/QQBAwL4BQwFBgn+APnzAAQH+voC7wH7+/z+BAkC
loose noun in means	0.13	AQn/Agz4/P4M/goG/gcIAAb2AwML9An+Bv8AAvwA9v8MA/MDAfUC/gr+/f0ABAf/
loose noun in purpose	0.032	CgUGAwL5+v4B+wf+/wgEAQb9BwMA+v/9AQP/AvcH+/gECvwBCPwA/Qj9/v78AwcB
loose noun in relative	0.037	CQACBgQA+f3/BQT//g/9/Qb3AgUA/Pz5/QYGBPn7Bfn2/v8CBf0A+wL7/Pz9BAb+
loose noun in result	0.021	A/sDAwj9/PwDAv72/gH6/wP5/f77/f8G/gL3BP4HBPcHA/4CAwIB/wT4/P4GAgL6
loose noun in time	-0.033	Bvv9AfsF/v39//v8/v4F//8D+gT8AQD8/QEDAQP+Afr59wAC+QAE/fr9/f4G/QX8
loose noun, 0 left	-0.011	9AQJDPsDCPr/+wHwAQr3AAECCvj7AfwC/Pv+BAEI+QkABPgDAQUKAAABCAcF+f34
loose noun, 1 left	-0.019	F///EQAE9+b+//oF7QQKAAgF/wwBAgrvAxb+GvsFBPTwAvwSAQQD8APr7u4IDhH/
loose noun, 2 left	0.012	D/XsCgQE8fIHBADv9fEB9wEB9AsH9v/y9woGDgr0/fX8+QwL9PQL+QL18/gAC//1
loose noun, cosine 0	-0.036	BgH+CwQE+fMAAPn89v3vA/oBCAL+BQD5BA8EDgYDAfz8CwQO/wP5//ny+fT9APQC
loose noun, cosine 1	0.032	AwMABwH/8Pf8AAL5/gcC+QD9/wz39wH/AwsCDwL9A/IA/P0FBvkH7AD5+/wKDQ32
loose noun, cosine 2	-0.017	CgP5DAAB9/sBA//z/v0H+wX+AA/8AgX89gn+BAADAvf2//4BAAAG9P/4+f3+CQf+
loose noun, cosine 3	0.002	+Pr/CAH3BfYI/fsA/PH4/v78+/sH+QH6AwUIBQMA/wb8AQUH/f4ACQH9/fwB/f77
loose noun, cosine 4	-0.008	Avr3EfoHAPX3EADy+wMH8foJ9gT8Bgbz8goLDAP0Afb0AAoM8AAO9Prx9PMODA/3
loose noun, cosine to left 0	-0.001	BQYEBAH88Pr/AgAA+gnzAv/6Cf/6+fUCAQj/CfwD/PP+BQMFBfcA9QH//v39B/QA
loose noun, cosine to left 1	-0.018	EAH+FAMH7OwD8vj+8fYQAgAF+BT8+AvoAhD7E/oHBPP5+/cO+P4D7Prs8PQHEhUB
loose noun, cosine to left 2	-0.019	+gH0CPz8DwD/AgLyAvT7+QQD+v0GCv0E7v4AAQL+AxD5/QP+/gwFDQAECQcA9AP3
loose noun, cosine to left 3	0.031	Afn8Dgb9APT//AAE+fMG+QL5AQIDAf3z+wcICgv7AwIDAgUL/PwHAQj39/j+BQv3
loose noun, cosine to left 4	-0.037	B/X1DPgDA/f1D/7y/AEF9P0D+QkBCgL49AYNCQX5BPbx+QkG7wUM9Pb5+voOCQn1
loose noun, far-broader	-0.109	/ff+BfgH/fv0BvX9/vz2/vQK/P36B/gA/wMEBAj6DQD7+Q0C9wwDAPf9AP8J/Pz6
loose noun, listed	-0.058	//3/APoFAwD5A/j9AP39AP0DAAD+AwAAAQABAAD/AgEA/wMAAAQA//4AAAACAP8A
loose noun, narrower	-0.039	Bv0C//79BAEACvn7Avz8+/4FA/4DAfgC8wEE/wMA//7/AAL+8gIHBfr+/wEB/Pv4
loose noun, none	0.006	AgD7Ev/++vD8/Qbz9f7/+QQC+g34/gL99g0JFP0CAvX2AgAK/gEN9gLw+PYIEwb7
loose noun, paraphrase	-0.074	+/z9//oKCAH5Cvf3AfX5/v0E/P36BfwA/v8C/wL/Awf7+Av/+wwBBPcEAgEG+fz9
loose noun, rare-synonym	-0.154	AP7/APMGBAD1AvP8APn7APQO/wD5D/gB/gABAQIBDwD6/QYA/wwBAO8AAAAAAPz/
loose noun, sibling	-0.041	Dfn6EP4I9u/3/gD89fsDBP8J9gsCCwbw+w0EDgH+AfL8/QoQ/AMC8/ju9fMEBw0G
loose sense adj 0	0.022	+gIFBP75//0BAgb89/8MAwT7AQYA/gD5+P0I/vsIAgP/Av0EAQADAwYG+vz9/wz9
loose sense adj 0, none left	0.045	/AcA/Af4Cgf/AQLy/wAE/v7+AwkA/v33AP4M+v7/+gYDAwT9BPcHBAgLAgb++Qz2
loose sense adj 0, some left	-0.014	+f4DBgP5+PQA/wAI9v0CCfz9CP4B/QP8AAT9DPsFCQUFCv8NAgL7+f77+PkACf4M
loose sense adj 1	-0.011	CwUECf75+PkD/QYB/QcC//0BBgYC/gr7BAj7C/wBAvkECvkEBfz/9/32/Pv5CQYB
loose sense adj 1, none left	0.05	AgIAAQP8+/4G/QD+/wH7/gD8AAME+wj7AQb+CPwA+/wHBfoCBAAA/AT5/v33AwEA
loose sense adj 1, some left	-0.026	CgYDBvv4+/37+wcF/wgHAQADBQQDAQUABAP6A/oEAfv+Bv0BBff//f3+///8BgYC
loose sense adj 44	-0.052	/P39AP0CBAD9BP38APz6/v4E/f/+BfoA/QACAAL9AwP+/QIA+gcCAv0BAQEF/Pr9
loose sense adv 2	0.02	9wH1CwH9AfkACAH++QMI+QEF+/0AAQsA9AsCCQb5AwUH/gcP9gUDBAT+9vb9/QD8
loose sense adv 2, none left	-0.009	/fr7CgAA/Pn//vsA+f4H/gAFAP8GBQX6+gwCBAP5BQMA+wYM//0A/vf7+vkA+wX7
loose sense adv 2, some left	0.024	+f71BgUIA/4IBvz5+/n7+gUA+Pr+/gIH+v4BBQr4+gYA/AkF+v4DAQIF+/0BAvsB
loose sense noun 10	-0.078	DQUHDvkE8vIG+PoN9Qb+CwIBCgwICgXxERD5DfgECvQA+/sMDAD2/Pny8PL3DAkK
loose sense noun 10, none left	-0.022	BAgICvr7APcE8P4L+AUDDwD+CQcLAwP4EArzCfUPAfcGA/oJDwT0+P769vbvAwgQ
loose sense noun 10, some left	-0.079	DQEBBfsH9vn9//UK+wP+/wIHAAMCBAD4CQkBBP//BPr4+QAGAQP//vrz9vsCDwIA
loose sense noun 11	-0.013	+PX8CP8IAfv7EPrw//j/8/sE8wH0/vv/7gMKBwD5AgMB+AUF+gMM/QEC//0LAf3y
loose sense noun 11, none left	-0.081	8vz/AvoMCv71Bvr4APb7+vQD+fv4B/0E+PwIAAL8BQYA+AcD9wcJAPQFAf8H+/n1
loose sense noun 11, some left	0.047	B/r+BwX8+PwHBwX5//39+gD89gX5+Ab68wQDBAH4+QH//AoD9f0G/AP9/v0KBwP2
loose sense noun 12	0.06	BAUBAAX7//8E+wMH/wYGAQT6BAUM+QT9CAH2Af4C+/kIAPgBBP/9+wX7/v/6AwQG
loose sense noun 12, none left	0.138	BgcDAQz2+/8M+QsJ/woIAQf2AgML9gX+CAH4Af0C+PoMBvABBvX9+hD6/f/4BwUG
loose sense noun 12, some left	-0.099	/v7///gFBgD4Avj9APoAAPsHAAAACPwA/wABAAP/BAD9+ggA/AkBAvYBAQEC/f//
loose sense noun 13	-0.024	/wL+Av7+AQABAP77AAMJ/wIAA/0CAP0AAAADAAL//wD7AQEB/wYCBAIBAAD//AL/
loose sense noun 13, none left	-0.05	+vz9APoHBgH8A/r5APsE//0E/Pv5BfkB/wAIAQX6AAP8/gMB+wUCBAAA//8D/AH+
loose sense noun 13, some left	0.008	AgYAAQH2/QD//f4CAAYEAQL+BQIK/wD9AQH8APwD/v4BBv4BAgT//gT+///4AgQB
loose sense noun 14	0.02	BAYDBfn6AvkK9QEB/Pz+Bv75BQIB/vUIAQL3AwEOBAECCv4FA/79/f/7Afz5/AYG
loose sense noun 14, none left	0.08	BAsHBQj5+/oF+QYH/AgDBwf6EgMK9gD+Bwb4BfwM/fYJCvoCBvf8/Aj6/v33/goJ
loose sense noun 14, some left	-0.003	+QL8AP/9Bv4G+AL+//z1/wD6/QEDAfoMAf36AgIGAwX+Bv0DAf7+Af8FA//8Afv/
loose sense noun 15	-0.049	9P77/fkBDAT6APX/BQDw/AEFAf7+Bvf/Bf0CAAQDAwj7Av0A/gL9AfgFCAf9+f3/
loose sense noun 15, none left	-0.073	+fv+/vsHBgP7Afz+AwD9/vkK//v7CfsF+/0DAAT7CA36/Qj++gcFAvUJCwkH9vj6
loose sense noun 15, some left	0.002	AwoCAgT5/v4E+gAF/gX/BAT/BAD8//78BgH9AAEIAgQCAvoDAwX6Afv////8/wIG
loose sense noun 17	0.13	BQUABAn3+f0LAAwA/wUD/wjw/gQJ9QT7/gT/BPn//fgEB/kBBe4B+g/7/v8CBQf+
loose sense noun 17, some left	0.119	BAP/BQv4+P0KAwn+/wQD/grx/gMJ9QP7/QMAA/j+/PgDA/4BA/EB/Ar9//8DAwX9
loose sense noun 18	0.016	/AP5AQIG/f8JAAMC/gH8/P0ABP769wQABgX8Av38AgD5AfX9AP8IAgAAAQD0Bfj/
loose sense noun 18, none left	0.067	+wUF/gv2/QQKBAQEAwr/+gb7BPsA/AQLA/4A+/oF/AIJB+/6Bv4HAwsHAgIH/vr2
loose sense noun 18, some left	-0.015	AwH5AQUKBfsG/PwC+gAAAf8C/gQAAAf8/wUCBQX9Bv3y//8C/AgEAf0DAP7wBv79
loose sense noun 19	-0.001	AgEBAQABAgD/Av3///0GAf8EAgP+A//+/wEBAQEA/gIBAwEA/QUB/gAAAAD+/QUA
loose sense noun 19, some left	0	AQABAQECAgAAAv0B//0EAP4D/gAABP4A/wAAAAL9/wAEAAEA/wQA/wEA/wD+AAIA
loose sense noun 20	0.039	BQQAAgD6/P8D/wUFAAP8/wL9AwQE/v/+AAD+AAAC/vwDAvwA/vwA/QT/AAAAAAH+
loose sense noun 20, some left	-0.018	AgEAA////P/9//4CAAD8APwCAQH+B/3//wAAAAEBA///Av8A/wAA//3/AAABAQD/
loose sense noun 21	0.034	BhEFBwb79/sM8wME/f8QCAX+BggR/gn3CQfwBfcK9vcGBfsFDPj6/Qn3+fvwAwYQ
loose sense noun 21, none left	0.157	CAoGBhD38/oR9g4J/AwNBgzuBwYL7gn7CQT2A/kK8PcOCPIFDO/7+RH49/r5BwwI
loose sense noun 21, some left	-0.033	/woAAPsB/gAE9/0AAPoKBP4D/wAO/wT+/gD4AAABAf3+AQEBAwD+AQD+AAD0AP8K
loose sense noun 22	-0.038	+/X6+/8PBwL9DPz3AvP4+foC9Pv0CPkD8/cL+wzzBAr49A3+8wMIA/oCBgcN+Pr2
loose sense noun 22, none left	-0.053	+/n9/vwJBwH5Cfj5Afj4/f0H+f72BPcB+fkI/gf4BAj6+Qr/+QYDAPkBAwUH/P76
loose sense noun 22, some left	0	/vv9/QAHAQEABv/9APr7/AH/+v4AAQAA+f4C/Qb6AQMB/AIA+QEEAgIAAQEE/f39
loose sense noun 23	-0.037	DAICCgMB9vT/9/kK9/MHBv4FAAYA/wXzBgkCCAQCAvT7/gQIBfn6+f3y9vf3BQYH
loose sense noun 23, none left	-0.094	BPr+BvsD/ff2/fcB+v0EAvsE/wMABQP1BAcABwUCBvj5+gMG/wj9//T3+PoBAAUD
loose sense noun 23, some left	0.019	BgIBBAr5/v0B/v4H/vUEAwMAAwYC/QD7BQP9AQIF+f0FAf8CBfb9+wj8/v77AgUI
loose sense noun 24	0.007	+gEA/QP4AQIF/AIFA/36AgH+AvoGA/oD//7/+/4DAAMDCP//AgD8BQIDBAQCAP4G
loose sense noun 24, none left	-0.035	+v3//QAABQP//vwCA/3+//4EAvwDAP0E//0A/AAAAgL9AP///QP/A/sDAwMD//8A
loose sense noun 24, some left	0.06	AQQCAQX1+/8I+wYCAAT/Awf2BQAJ+QH/AgH7AfsH+v4HCv0ABf/+AAf/AAD9AwAF
loose sense noun 25	0.013	+wEDAAH//gD/AQD+AAb7/gH+BP/5/AIB/wD+AP4B/AX/AQD//wABAwEBAAEDAP/7
loose sense noun 26	-0.004	Bf0DCQAB8vsC+gP9/wkE//f8/wf9+wz6AQUBBfYD/PQFAv4D//4C8wD1+/0FBwL8
loose sense noun 26, none left	0.054	/gUCAwb/AQAB/gT7AgIA/gH+AwP//Qf9/gL/Av4G+/wIBvUCA/z++QL3/f75BQQB
loose sense noun 26, some left	-0.018	CvwDCv3+8vr6/AgA/QQBAfgCAAgDAgf3BQcDB/gBAvgCB/4GBv3+9ADz+PoFCQcC
loose sense noun 27	-0.005	B/v9AwQB+P79BQH5/QAFAAIC/wb8+wQA+AIBAgD9Avn9AgcC/P0C/AD8/fwCBAP7
loose sense noun 27, none left	-0.022	Af79BPsE//38BPn4/v0HAP4BAgf9AwP6/AQBBAAB/voAAAQDAAIB+/76/P3/AQj+
loose sense noun 27, some left	0	A/j+/AAD+wL9CAT5Afv8/wQC/gL//wEE+f8D/gH/Af79AQz++v8CAQMEAgAFAfr8
loose sense noun 28	-0.013	DvPwC/8M/fz3DQj0/v0E+P4C8gX9DA369AoGBgr0/Pv0+Az/+P0M+/j//f4QBAb5
loose sense noun 28, none left	-0.044	//sAAfkEAgP5BPn9A/z9Av0E/vn9AfwEBf0C/gT8BgT9/v/+AAT+AQD/AQIEAP//
loose sense noun 28, some left	0.009	EfbxDPsM+vr8CwP1/AQM9wP88wb/Cwf59AYKCQfx//b4+QcB9vsN9gL2/PsLCAn5
loose sense noun 3	0.072	AgMEAQX5+/79AAMC/wMBAgb3BQAA/Af9BAP8Af8E+foDAQICA/v8/Qf8/f36AgUD
loose sense noun 3, none left	-0.019	AgICA/0B/f3++/8F/gEEBAACBgUCAgX6BwX6BPwFAfz+Av8DBAP7/Pz8/Pz6AwUG
loose sense noun 3, some left	0.087	/wEA/gf5/QH+BgL6AQD8/Qf6APwC/AIBAP8A/gIC9v4EAf7/APoBAQoAAQH+AP7+
loose sense noun 4	-0.043	EPb9C/4J8fL4/v8B9f0J+fb8+gcFBQbv/Q4CC/j+AOz9+QIM/fwH7QL38PIBDw/z
loose sense noun 4, none left	-0.069	AvoFA/8A+fv7BPf/+wH7/vcFAAH7BwP//gIGAAAAA/cB/gUCAP8D//UA/f4D/wD2
loose sense noun 4, some left	-0.018	FPj6DAcD8vMC/gf89wIM//sC+w7//RDx/A0DC/4B/u34AAAK+wMB8ALz8/P7ERMD
loose sense noun 5	0.092	BAUEAwf3+v8H/QwD/w4HAQb3BwQD8wn+AwH7Av0I+voFB/kBAu7+AAr9/v8ABAUE
loose sense noun 5, none left	0.096	AwUCAAf3/QAI/wkAAAoFAAj2CAMD9gb+AQD/AP0I+f4CCfcAAfYA/wn/AAD/AQMA
loose sense noun 5, some left	0.045	AP8BAgH+/P8D/gQC/wQDAQD+AgIA+gX/AgH9AQEB/fwDAf4BAfT+AAj+/v//AgMD
loose sense noun 6	-0.008	CQH8AgL+/P0EAgAA/vT9AwL+/AIA/AD/+wgFBgn2/fUA8wIDA/kA9/3z+vwDBP0E
loose sense noun 6, none left	-0.018	/v36AQAABwP9BPz9A//5/AEC/f0BA/0G/P4C/wf9AAMA+Af+/QACAP4BBAQC//4B
loose sense noun 6, some left	-0.01	DQL9BP0D8voIBPz//PcFBQIBAwj6/gj5/wkEBwQAAvIE9wMHAvz8+v7z9/cCAwIF
loose sense noun 7	-0.012	AwIEBgYD+v//AP4F/gr6+gUA/AQH+wAB+P/7//7+/QD/AgP+APwG/gD/AgEKAQYA
loose sense noun 7, none left	0.013	+AAB/QMGBAX9BQD9BAT++gEDAf///PwD/fz7/wAAAAYFA/z+AP0EAf0EBQQE/gL5
loose sense noun 7, some left	-0.027	CP0AA/8F+P8D/gABAAb7/wAG/QgI/v35+wL6AfsAB/j+//0CBP0A+/77/v4IAwYE
loose sense noun 8	-0.05	APz+BPoBAf36BfsB/vcCAPkJ/wIFAQIB/QACAAX7Av3//QMA+AICAf0A/wD/BQH/
loose sense noun 8, none left	0.02	AwMAAgD9/f///gT//wIBAQD/BAQA/AT+AAH/Av8C//oAA/8A/AAB/QP8AP/8BQEC
loose sense noun 8, some left	-0.061	/vn9APoFBf/7B/gAAPgF/vsI+QAEBwQB/QAB/wX7BQH/+gf//AgBA/oDAAH/AAD+
loose sense noun 9	-0.022	BAL/CgAC+vv2AAD9AAP8/gED+wP+APf7+QT/CQT/AvsAAAEE+vwE+v75/v0BAwT9
loose sense noun 9, none left	0.085	/AkEAAf0AwEDAAb/Agr9/wf2CfwH9/wDAf36AvsK9wkLCPoABfwBAwkBAgD7////
loose sense noun 9, some left	-0.067	Bvb7Cv8M+/rzA/f8/vgA/v0C9AT3APv5+wcGCAL5Bvf7+gwD9/sC9vb3/f0FBAf+
loose sense unknown	-0.004	BQIECPwA8+38AwD17/cHAf8D+QTqAQP2Ag0QEAMB//v2/AcT+gEB+gf27+8NBQf4
loose sense unknown, none left	-0.024	//0ABv8I9fQABP7+9fgNCf4FAgT5/QvwBAwLAwT//e37+QALAvr59f359PMDAgwD
loose sense unknown, some left	-0.014	/vv+Cf8B/fP/BP3y+fb/+v79AAHoBPb//QoNDgX++Af1/AMK+wkC+wH59vgJAvnx
loose sense verb 29	0.018	CAECBwX79/wD/AEA/gYFAAAABQT9/gX7AwX+BQAD//sEAwEDAAD9+wL5/P3/BAUC
loose sense verb 29, some left	0.099	BQIBAQn4+f8H/AcBAAkEAAf2BgME9gf9BAL9Av4D9/sGB/cBA/f//Av8/v/8BAUB
loose sense verb 30	-0.01	AQgG/v3+BgD///8H/AMJBP0GCgAABPkFBQL4/vsF+gD6BP4HBQb9Av0HBP77/P4C
loose sense verb 30, none left	0.036	Ag0G/AP8CgIE+gQAAQX4AwD9C/oL/P0FBgD7/voH+PwGB/MDBwP6/gQA/v71APoG
loose sense verb 30, some left	-0.031	/v79AQAEAv//BPkA/AAM/f4B/gr9BfsAAQP+B/0D/wH+A/wIAQb//Pv+AfoBAAgG
loose sense verb 31	-0.042	BPv/AvcC9gD6APoBAf4B//8FAQb+AAT5AwID//v5Afr8+Qz+/P0A+vn9/gEICAb4
loose sense verb 31, none left	0.019	/v7/+QD5+wQE/wH9Bv4B/gIC//8C/gX/Af3+/Pz8/gD8AAH7AfkBAQIBAQQBAQIB
loose sense verb 31, some left	-0.066	CP0BBvgE9Pv9APoD/f8CAPsK/QT/BP/6/gIBAgX5BfoC/QUBBAEA/Pr4+/8DBwX9
loose sense verb 32	-0.011	AwT/+vr6BgUC+gP6AwH8+v4ECgIEA/z+/gED+PcDAQACAvX5/QACBP4DAgb+APv5
loose sense verb 32, none left	0.081	BggDBQz3/PsDAgr8/gn//wj3CQEK+P/7/wD+APgA8/0DCPb+AvwDAwv9AAL9B/38
loose sense verb 32, some left	-0.064	AwAA9Pv+Bwn89/r/B/78/P0DBvgAA/gGA/oA9P4JCQv//wD6Awf+AfsKBAQD+/0C
loose sense verb 33	0.016	AwAEBQT8APoA/QID/AMFBgD7AgMD/wAAAAP9BvoH+/4CA/sECAH6/gL9/v37Af8H
loose sense verb 33, none left	-0.022	BwIEC//8/Pf8/AUE+ggIB/0BAwYBAgT7Agj7C/0F/fn/Af4IBwH59/z4+vn8BAMI
loose sense verb 33, some left	0.05	+v8C+wb+AwQEAAD/AgL+/wP9//0C/fsF//wD/AAB/gYEAvz7AwABBwUHBQQA/Pr+
loose sense verb 34	-0.006	/f///AH9AAEB/f4F/QP/AwAB/wIB/fkCAP39/QQD+wH//QUC/f78/QYG//39/vsF
loose sense verb 34, none left	-0.034	/P4A9f/+/Qf6/v8EAQH6AQAEAgAE/PoHAPz99wAA+wEAAwD/AwH+/wEGAgD/APYE
loose sense verb 34, some left	0.042	AgH/CAIAA/oFAAMD/P8IAwT5/QQC+wT6BAX7B/4D/P8C/f4G//f7+gf7+vv9AgcF
loose sense verb 35	-0.007	/f8C+fv9CgMAAAT/Awb3/AP89/cAAf0GA/kA/QEB/Qj7B/z9/P4IBfoJAwQA/Pj5
loose sense verb 35, none left	-0.031	/fj88fkBDgn3BQT2CQPx9wMB/PT6BfsN//cF9wP8/Af4AP7z9gAKDfcPCwoH+vL1
loose sense verb 35, some left	0.048	/gMFCgb4BPcG+v8L+AAGBAf3/wYI9/r8AgfzCPwE/AMEA/4LB//99wT7+fv9AAQG
loose sense verb 36	0.023	APwCAAMG/gIFBAH8AAQA//v7/P/7/gEA/v7+Af78+/4E+P//A/8D/wMEAQEB/P37
loose sense verb 36, none left	-0.069	9/n89vkJCQb9Avj/A/j7//oF+fn8Bf0I/vUI/Af6Bgr69Aj7+wgCCvsPBgIE9/P7
loose sense verb 36, some left	0.067	CAAFCQX9+fwHAQb9/Q4E/wb7CAcG/Ab5AAb7BfkB/PgGAfkCBvkB/v/7/wAA/wT/
loose sense verb 37	-0.083	Avz9AfoFBAD5A/n9APv/APkH/QEACf///QADAAX9Bv76+wIA/QkB//kAAAAB/gH/
loose sense verb 38	0.039	CvgACAkG8QAHBAkB+PsWAP789wX39hrw+gsDCvz9/vwCBAcC+PoE9gf09PcLBxL3
loose sense verb 38, none left	0.037	AfkCAQP6/f4ECQj6+/8I+gb9AgX1AxD6+gAGBAEC+v0DBAH/+P4DAQL+/f4ABQr+
loose sense verb 38, some left	0.017	Bfz/BwgE+fwAAAII+/URBfoA/AME/g/3Awj5BQD+/P0C/AAFA/oA8wH29vcAABMD
loose sense verb 39	-0.046	+f/6/f0GBgT9BPf9Bf78+f8F+/v8A/kA+/r9+wP8BQb8+wn6/QcHCvoIBgUH+QH2
loose sense verb 39, none left	-0.075	+vj4+/YKBwL5BPf6A/r///gL+/74B/oB+/0E/gb8BwP4+gn++wkCBvsDAwMC+/0A
loose sense verb 39, some left	-0.024	/AMA/v/9BwP/BAH9A//7+/8DAPz+A/kA/v/6/gH+AAQCAAL8AgYECf0DBAMC+//5
loose sense verb 40	-0.021	8/UE+wL6+gf8BPwGCAD8BQABA/v7/gEFBfoJ+/0AAAgAAgn4CAD4A/wIBggFAPwI
loose sense verb 40, none left	-0.035	+vkA+wH//QP8A/YFBfz6A/0E/wD6BP4GBP4JAQT+BAgA/gv7AP76Av0FCAQFAf4G
loose sense verb 40, some left	0.025	AAMH/Ar8/wL9+wAHAwcAAwb7Bfr7/QAAB/oC+f4C/wEAAgL9Bv39BQT/AQT+//0H
loose sense verb 41	-0.005	Awf+A/8KAQD2EAb7+v0F9Af7/gUBBv/8AwAHAQP0BfwD+AYC/QURAQf6APwEAwfv
loose sense verb 41, none left	-0.032	Av0CA/wICgT4CwL6AQP4+AT/AAT5Bf0G+wMHAAn5+QX9/wL++gcOAv77BP8J//vu
loose sense verb 41, some left	0.018	/wMBAwEH+P0CAwQB+wEF/gP9/ggDAAP2BPwD/f/2//oE9P3+AQEF/QH9AAL+Bgn6
loose sense verb 42	0.004	Bgb8Af36AQADAwP8/QcE/vv4/AMBBgIC+wMBBAb+/fsC/QX/+/8H/QT/AAEG//r2
loose sense verb 42, none left	0.024	AwD8BPoC/wD/AwX4/f76/P39AAP2/gH+/wIFBQH+9voJA/oD+PkD/P37/PsHBv36
loose sense verb 42, some left	-0.001	/v/8///4CQQCAv8AAfsIAQIA/v8HA/sA//3+/QEBAAH+AQEA+wAAAAUC/v8F/fz/
loose unknown	-0.018	C///DwT+6+8C+fv78f4IA/sBAAz7AwvuAhEBDAMG/uv8+wANA//68/7p6e8HBQYF
loose word able	-0.089	//8AAPsDAQD7APoAAP8AAPsGAQAACf8AAAAAAAEABgD//wIA/wcAAPsAAAAA/wAB
loose word about	-0.087	+fv+9/gGBwX9BPj8A/37/vkH/Pn6CfgI/fwD/AT8Bwj9/QX+/gkCB/kJBAQB+vj+
loose word absence	-0.136	+/n+AvQKAP/3//kD/vcBA/MQ+gD9CgMA/wEAAQL+Cv7++QgC/gX9/PP+AP8CAf4D
loose word accompany	-0.112	/f3++vgDBwT5A/b8A/39//cL+/z6C/kC+/wF+wP9CAb4+Qb7+wsDBfQGBAUE+/z7
loose word achieve	0.008	BQECBgD++/v//f8F/gAFAgAAAgYF/wj3BQb9BP8C//gEBP0DBP0A+QP4/P78BQkB
loose word act	0.002	BwMA/gL+/wMG/QQH//8CAQD//QAEAf0BAP8A/QD+AP0C/AP/A/7+/wP////8AQMD
loose word administer	-0.052	AwYDA/76/f8C+gAG/wcEAQACAgIFAgD8BgT7AvsEAf7/Av4ACAX/AvsB/v38AQAD
loose word advise	0.037	AAAB/wX8/gAD/QMDAAUAAAH+Af8A/gACAv4A/QAA/gECAP7+AAABAwIDAgIB//0A
loose word after	-0.113	+fr7//cIBgH5AvT9APf//vkN+v79DfsB+v8FAAT7CwX3+gsA+QwBBPQEAQAC+v3/
loose word age	0.067	AgAAAQf9/f8GAQb/AAL/AAT7AAH/+gAA/wABAAH//P8DAAEA//wA/wb+/wABAQH+
loose word ahead	-0.035	+wEA+/r8BgEBAPsDAvn+Av8F//oDAvkE/gD+/wAEBgcA/wAAAQT+Bv4GAwIA/vwF
loose word alert	-0.177	//3///ELAgD2AvH/APj9APUO/P/8EfsB/gAC/wT9DQL6+ggA/g4AAfABAAAC//0A
loose word alone	0.086	/gAA/wj/AgEE/gf9AP/+AAb5//37+gAD//0D/gEE+wL8//4AAPkBAggCAQAA////
loose word along	-0.033	9/n9/f4GCAH+Av39APb9//0F/fv/BP8D/f8B/wP+BwX/9woA/QUBA/oFAAAD+fv/
loose word alongside	-0.161	5+3w6+0XGBLpF+vsDebt7+4P7evqE/EV7PET8RLsDxjs7Rj66hQRFegWEA0U7Ons
loose word also	0.049	/wACAQP//P8ABAL/AAIB/QT7BAIA+Qf+AgEBAQL9+vwGA/sAAfoCAQf9/wAABQL9
loose word alternate	-0.054	/f////wBAgH8Afv+AP3+APwD///7BP4B/v4C/gL+AwMAAgMA/gUAAv4CAAEB//4A
loose word always	0.129	CggFBwr1+vsJ9QsI/AoIBgf2CwoL9wn3DAb1BvcM+PMICvIDDPf59w33+vv1CAoK
loose word analyse	0.092	BgIBAwP99/4H/wcE/wYBAAX6AgMG9gn+BAH9Av8A+foHA/wBA/X//Af7////BgMA
loose word answer	-0.099	/fz9/vkICAH7B/j9Afn6/foK+fz6CPgC/P4E/QX5Bwb9+Ar++QoDB/gCAgIG/fr8
loose word application	0.102	AQQDAAr5/QAH/QgGAAoBAAf2AgEE9wQABgD+APoB9/8GBfMABvf/AA3//wD9AgEC
loose word apply	-0.05	AP///f8DAAIA+gQE/v4DAv4G+gADA/wFA/7++gEDA/37/AUAAwD9APwGAv////oE
loose word approximately	-0.042	+Pz//PwECAL7Bfv6Afv4/v4C/fr8AvwD/f8B/wP/AQb8/Af//gYDBvsFAgEH+/j7
loose word around	-0.101	9/f79vYNDwbzCfP3Avr2/PkK9vj0EfQL9vYK9gn2CQ70+gn/+AsHC/gKBgUM9fT2
loose word arrange	0.033	AgMBBQP7AfwC/P8C/QD/AQL8BAEC/v3+AwP+Bf0F/P8CAvwEBPz++wP8/f37AAIE
loose word as	-0.042	7ff6/f0FBQH6DPr3APn8/P0F9vb9BfkF9P4G/QT5BQwA+hAA+AoFC/0HAQAH+/j3
loose word assistant	0.046	AAEAAAb6/wADAAH+AAH8AAH+AAD///4A/wACAAEA/gAEAQEA//8B/gX+AAAAAAD+
loose word association	0.102	AgQBAQj6//8I/AgC/wQDAQb4AgEE+AX/AgD+Af4D+v8FBfkAAvv//wr/AAD9AQIC
loose word at	0.032	AQIBAAAAAAAC/wABAP8BAAP6AgEG+wEAAQD/AP8C/P8BAf0AA/7//wT////9AQEC
loose word attend	-0.073	/f3+APkCAQD9/P0C//79APkF/f79Cfz+AP8A/wH7AwP+AAb//AYCA/gCAAAA//0C
loose word award	0.011	BAIBAwID/f8A/wABAAUBAAD/AgL/AAT8AgT+BP4D//sA//kBAv7+/P/8/v7/AQID
loose word award-winning	0.142	CAkDBwz1+PwN+wsF/wwEAQv0BQUJ8QX9BAT4A/wF9fYJCfcBBPX/+wz7/v/7BQUC
loose word away	-0.003	BP3+AQH//QAAAwH8AP8C/QIA/AL+/QH+/gEEAQP8//z4/QQA+QIE/wH+//8DAAP6
loose word basis	0.109	/QQBAAn5AAAL/AoBAAEBAQb2//8I9wEBAgD/APwB+P8FBfoABPoAAAsAAAD9Av8B
loose word behalf	0.167	AgoFAhD0+v8O9g4K/xMFAwzxCQIN8Qn+CgH2AfUJ9v8EC+wBDvL9/hD9/v/6BgUG
loose word besides	0.209	BQcCAhL2/P8O/w4AAAsCAA7sBQQL7QP/AAH9Av4B8/sOC/cAAe0A+xb8///8BQQB
loose word between	-0.064	+/z+/vsHBAH7Avz9APr///kJ/fz7CgAB/QACAAL+BwX/+wcA/QQBAvsCAAAD/f3/
loose word bit	0.117	AAIBAAn6AAAJ/gcBAAECAQb5AQAF9wEAAgD/AP8B+wABAv0AAfkAAAoAAAD9AAIA
loose word block	0.011	/wAB//8CAf8A//8B/wD/AQH/AP8A/wEBAQD/Af8CAQACAAAAAQEAAAEA/wAB/wEA
loose word blood	0.075	AgEAAgX8/P8E/gQA/wIFAAX6AwIE9wf/AQH+Af4E/P0GB/kBAvgA/Qn+/v79AQQB
loose word board	0.062	/gH//QT9BAIFAgUAAQEAAAT7AAAE+v8AAv///QD//AP/Af7///4BBAQFAgIA/P0A
loose word book	-0.088	A/r+A/cJ/f72Bvb+//j7APoI/gH3C/r//AICAgT8Cf39+AsB/QD//fX+//8DAf//
loose word boost	0.069	AgQCAQb7/v8G/QUC/wYBAQT7AgAC+wIAAgD+AP0D/P4DA/oABPz//wb////9AgEC
loose word break	-0.131	+PT4/PMOBgL0DvnzAvL49/QP9vrxD/gE9P0M/AzzCgzw8hD+8hEICfIHBQIL/Pj1
loose word bricklayer	0	AAMAAAP9/wAB/v8AAAACAAD/AgEA/QT/AQABAAAC/f4DBP0AAgAA/wL/AAD9AAYB
loose word bring	0.154	BQcECA3s+/oQ+RAH/goGAQzuBAYJ7Qz3BwT2BfgM8PgHC+4HB+7+9xD1+vv6CAkH
loose word brochure	0.115	AQMBAAr7/AAK+gkEAAUEAQf2AgEF9gb/BAH8Af0C+f0FA/oAA/b+/gv////+AgIE
loose word build	0.052	Av8DAQX++wABAQP/AAEEAQP9AgAB/Af+/wH+AP4B/P8KAAEAAfX+/gcAAAEAAQQB
loose word buyer	0.174	AwcBARD2/P8P+w8EAAgIAQvxAwEE8QX+BQH8AfwD9f0FBfQBBPP//xL+///8AgMB
loose word call	0.003	AQICAQH8/f8C/gECAAIAAQP9AQAD/QIAAAH/Af8B/f8CA/4ABf7/AQL/AAD+AgAC
loose word caller	-0.086	//z/APkEAQD5A/r+APv6//oG/f/9CvwA/QADAAP8BQL9/AYA/goAAPkAAAAD//7+
loose word care	0.042	AwQCAQn9/P8F/wUD/wMFAAf8AgIG+wX/AwH+Af0D9fwCAfsBA/wA/gz+/v8AAgMC
loose word carry	-0.048	+QAC/PwBAwP+/QAHBP79AAEH+Pf+CfwEB/r/9QH+AAj/Af/4AQcCCP0IBgcB+/r/
loose word case	0.015	A/4BAP0F/v/9/v4D/vn8AwD+AgIA+/8ABAH9//8C/v8C+wUBAP3+AAL+/v/+AvwD
loose word certain	-0.141	/Pz7/fULAQL3BPf9Afn//vUO+Pz6D/4C+/4G/Af3DAf08gf/+goCB/MDAAEE/vb8
loose word certificate	0.003	AQIABAD8/f4E+wAF/gAHBQD/AAMFAP//AgP7Av4AAPsC/v8CBAH+/QH9/f35BAMF
loose word chair	0.051	BAMDBQb9+PwD/gEB/gQEAAP+AgIC+wX8AQL/Av8C/P0EA/4BAvwA/gT9/v/+AgUB
loose word check	0.022	/gT//AMAAAIF+wMFAf0CAQL+AP4F//wDAP3//P///QT+AP39AgAAAgUFAwL7AP4C
loose word chiefly	0.033	Awj/AgL7/P8G/QAE//4HAgX8AQEH/QT+AAH8Af8B//0GBfwAAf/+/QL9/wD4AwQE
loose word child	-0.033	/v8A//oBBwH8AP0AAP0AAfwJ/wAABQAB///+/wICBQH//f8AAgH/Av4A/wD/Av8B
loose word christmas	-0.027	+/3+/f0DAwH9Bfv9Af3+/fwD+fr5BP8C+v8H/wb5AwT//gMA/QUDBPwAAAAE/vz9
loose word clear	-0.159	/vv9/fALBwP1AfT/AfUAAPcM//7+CfsBAf4B/Qb+BwT4+Qn//AkBBPEEAQAC/f0A
loose word client	-0.065	+/3/+voFAgL5Bvf7Afr2/fsG/f3+B/oD+/8D/gP+BQX+/Qb9+wcEAvoGBAMF/Pf5
loose word close	0.09	AQQB/wf6AAAI/QcEAAYDAQX5AgAI+QIABAD+AP0C+gAEAvgABPv/AAkB/wD8Av8C
loose word code	0.143	AAMBAQr7/wAJ/ggCAAUBAQj0AQAD9QIAAgD+AP4C9/8EBPsAAvX/AA8AAAD+AQEB
loose word colleague	0.019	//8F/gP+/wH+/P0CAAf6AAD+Bv8AAAEGBwD9APoF/gMFAvUABwX+AwUBAQD+BPcB
loose word collect	0.081	AwEBAwn5/P8E/QYCAAcDAQj3BQED+AT/AwH9AvwC9/wFBfsAAfv//gj7///+AwEC
loose word come	-0.08	+/T5//4MBQH3Cvj5AfEB/PkK9wD3CfwD+f8IAAn3CgD39xIB9Q0DAfkC/wAM+wH5
loose word company	0.131	AgYCCAvy+vsO8g8H/wgFAwnzCgIO7wv9CgP4BPcN9fsBCfQCC/n8/Az7/gD1BgQI
loose word compile	-0.016	/v//+/0DBgP8AP3/Av3+AP8CAf8BAvsE/fwC/AL+AQP+AAL9//8AAwAEAwIB/v7/
loose word complaint	0.205	BQQDBBHy9/0P+w4C/w8GAQ3uBwQF7wr7AgP9BPcF8foJDvADBfD/+hX5/f38BggC
loose word complete	-0.058	/f7//vkCCAD4Bvv7/wD/APsF//v+BfkF/f8FAwH8AgD8+wQD/gcAAPoFAf8D/Pv+
loose word conduct	0.093	AwYBBQb9+/4J+RAEAQgEBAX2AwQK9wX+BgL9BPwE9wECA/wBCPoA/Aj9Af/6AgIB
loose word consistently	0.046	AgIBAAP9/gAD/gMCAAMBAQL8AgEC/QH/AQD/AP8C/f8DA/wAA/3//wX/AAD+AQEB
loose word contribute	-0.029	9vr88vwFCAz4DPr1CgD3+f4D9vX1BPoK9vUN8wT3BQn8/AP29wUJCv0KCAkL+/f2
loose word cook	0.107	BAICAwr8+f0HAAkE/gcFAQb3AAME9gT/AwH/A/7/+PsJAfwBAvUA/Av8/v//BAIA
loose word coordinate	0.075	AgMCAgT8/f4E/AQD/wQBAQX6BAIF+gT9BAL8AvwF+/0EBvcDB/j+/An6/f35BAUF
loose word course	0.006	AQABBQH9/P79AAD//wMC/v4ABgL+AQD+AAT/BPsB/fkBBP0BAAMC/gH9/v7+AAL8
loose word cover	0.047	/gH/+QUFAgEAAQcAAP4A/wH+/P0A/AYFAP4C/v/7+f8A+wMA/P0CA/4EAgAEAPn8
loose word create	0.04	+wAA+wABBQMBAQD9AQP+/wT7AgAD/P8AAQD/AP0A+wECA/oABf0BAQQC/wD/Af//
loose word crew	0.155	BQoBAA72+wAM/hIEAAgKAAnzAQMK9AMC/gD9AAEA9foGCvYAAvEA/xH//v/+BAcB
loose word current	0.034	/QQGAQD8AgD+//4CAAX9AQH/Bv79/v0ABQD9AP8G/QQI//4ABQD+AgMAAAH///4D
loose word currently	-0.129	+ff9//UNA//0CPX7APf//vgH+/z5CgAD/wACAgT7CgL59QwB+gYABPUC//8F/fz9
loose word customer	-0.036	+/3++/wAAwP7APwEAgH5/foCAPv+Bf0EAf4E/QT8AQgC+P/+/gYEBvsGAgEH+/j8
loose word cut	0.072	AAUB/gf4BAEE/AL//wICAwP5AwIG+f0F////Af8E/AADBfsAAfz/AAkE/wD+/P8B
loose word daily	0.223	Cw4AChDw9voT9w8L/BAJAg7tBwgS7Qz3BAf3B/YH8PQRDO0FDOv79xn3+fr1CwkJ
loose word date	0.064	9/v9/gcECgIEBQT8AgL9/gb8+fv9/P4C/f4F/wH5AQr6+gn//AUCCAYEBAMF+fv8
loose word day	0.109	Avn8AAwBAQgCBwX/Bwb7/Av1/P8C/vsG+fsD+wH2+wQFBAH4//oDAQoFBAYFAv/9
loose word deal	0.125	BQL99gv2/QoL+RAHBQcE/wr0AAEK8gUABvz7+vwE9P0JA/z5Bu4AAA0FAwH7AwIG
loose word decision	-0.072	////APsCAwD9Afv+AP3/APwFAP/+BfwA/wAAAAEABAL+/wQA/wgAAPgAAAAB/wAA
loose word deliver	0.2	BA0J/xXt9wIQ8w0F/g8FAw/tDgUQ8AYBBQP2AfMJ7foMDu79CfT8AhP+/gL3BwAF
loose word delivery	0.11	BwUCAwz2+f4J/AoD/gMGAQn0AwMJ9gf8AgL9AvsF+PsHCfoBA/n++g37/v75BQgD
loose word dental	-0.067	Af8AAfsD///8AAAA//oAAf8GAAD+BgEBAQH/AgAAAv0A+wcBAAL///oAAP//Af0B
loose word department	0.071	AAAAAAX5/wAH/wQAAAADAAf5AQAF+QMB/wD/AP8B/P8FAvwAAfsAAAkA/wD9AQIB
loose word design	0.085	AwQDAgj4/P8I/AYB/wcCAQb4AwEF+AP/AQH+AfsD+f0GBvcBA/r//gr+///+AgIB
loose word desk	0.098	BAQDAgj6/f4H+wYD/gQEAwb3BAMF+AT9AwP9Av8F+PwFA/YBBPr+/Qv9/v79AQID
loose word despite	0.029	AAMB/wH/AgAD/wEBAAMCAAD/AQAD/wAAAQD9AAAB/wAEAfwAA////wL+/wD/AQEC
loose word develop	-0.067	/f8A+/oEAQD7Af4AAP36AP4BAAD/A/4DAf7/AAIAAgMA+wQA/gQAAfcFAwABAPcA
loose word developer	-0.074	AvsAAPoFAAD5BPn+//wEAPkH/v76B/4B+wADAAP9BgEA+wgA/gIAAPoB/wAA/gMA
loose word devise	0.034	BPv+BgIA+/z/BgT5/QAD/f39/QP8/AP8+AQHBAT7Afz+AgEC+vcE/QP7/v8HAgP7
loose word director	0.101	AwYCAgn4/P8I+AgF/wcFAwj1BwMJ9gf+BwL6AfsH+PsDBfgBBfr+/gj////6AgME
loose word display	-0.019	/gH/AP4BBAD+AP4AAP/9AP4DAP/8A/wB//8CAAEAAgP+AAAA/wEAAf8BAQH//v8A
loose word dozen	-0.028	AgQCAvz+/P0B+P8H/QEIBv0ABQMEAwb8BQL6Af4EAP8AAP0EBgD6/f/7+/z5BAYH
loose word draw	0.045	BgQDAQb5/AAB/gQCAAcAAAX6BAD//gEBAQH9Af0E/fsGCf0AA/v//gb7AAD7BgAB
loose word drive	0.032	AP3++gEC/wYGBgb9BPkG/QL//f/9/QYC/fkK/AT8/AIE/gH5+/wF/wQDBgMHAgT5
loose word driver	-0.066	/fz/APwDAgD7BPr9APz9//kF/QD5BwAA/gAEAAX6BQP6/AQA+wgAAPoAAAAGAAD9
loose word drop	0.04	+v4A/wYCBAEDAgQCAP/+/wL+/fwA/f4DAf8AAAL9/gf+/f8A/P8CBgUDAQED/fv8
loose word duty	-0.075	/v7+APoEAQD6A/n8APv///oI/f/6B/8B/QADAAT7BAL6/wMA/gYAAfcAAAAAAP//
loose word each	0.014	/gAA/wEDBQEAAf/+Af79/wAA//4AAv0D/v8C/wL+/wL+/QMA/QQBAgABAQEC//3+
loose word earn	0.155	AwUEAQ30+/8J/gsEAAoBAQj0BAEF9AP/BQH+AfoD+f4HB/UAB/T//g/+///9AwMC
loose word efficiency	0.043	AgIBAQP+//8D/gIB/wIBAQL9AgEC/AL+AgH+Af4D/f4DAvwBA/z+/gX+/v79AgIC
loose word employ	0.129	AwMCAgz3/f8L/gcE/wcCAQj0AwEI9AP+AgH+Af4C9/wIBfgAA/f//wz/AAD9AgMB
loose word empty	-0.013	/v///f//BAH/APsAAAD/AAAA/vz/Av0D/v4B/gL+AQT+/AP//wAABAAFAQEB//wA
loose word enable	0.085	AAMCAAn8AAAI/wgBAAUDAQT6AgAB/AIAAP7+AP8C+wIEBPwAA/7/AQcBAAD+/wIB
loose word end	-0.047	//n5/vsKAgL+BwD4APEE/PwB9QD7CPgH9v8JAAj4BQL6+wcA9/4EAPsBAAAG+wH7
loose word engineer	0.029	AwQBAQL/AP8D/QEAAAIGAgP8AwEC+wH/AwH/APwC/f3+Af4ABQAA/wL/AAD9AgMB
loose word ensure	0.016	/AIB/QH/AwIC/wD9AgH8/wH+APsB//4E//3//f4EAAMBAv7/BQABAwMCAQH8/v3/
loose word enter	-0.078	+P379PgGCwr6Bv34BPr4/PkI+fv8CPUI+vkI+AT6Bwr5+wT7+woFB/gJBgQF/Pb7
loose word entire	0.055	AQEBAQf8//8I/wUEAAECAAX6AQAF+gAAAgH+Af///gAF//4AAPsAAAYAAAAAAQAB
loose word environment	0.091	AQYCAAj5AAAG/AYBAAYBAAT5AwAF+QEAAgD/AP0E+v8DBfgABfwAAAj/AAD7AQEB
loose word excellent	0.115	BAMDAQj5/f8I/AcC/wcDAgj2BQEF9QP/AwH+AfoE+P4HB/kBBfj//gz////7AgID
loose word expense	0.106	AgMBAQn7//8J/QgBAAMEAQf2AgEH9gP/AgH9Af0C+P4DA/sAAvj//wv//wD9AQIC
loose word experience	0.084	AAYCAQf6/v8F+wUD/wkEAQX5BAEJ+gH+BAH8APwG+v8DB/YAB/sAAAkB///8AAEB
loose word expert	0.158	AgQEAQvz/f8N/AwCAAgEAQn0AgED9AP/BQD+APsE9v4IB/UAB/T//xD////8AgQC
loose word fall	0.063	/AAA/AUDAwMG/wIDAAECAAP8/v8F+/8DAP3//gH9+wUE/v7+APwBAQYDAQEBAP//
loose word fault	-0.001	AAAAAAP/AAACAgD9AP0CAAH9/wD9AgEA/gABAP0C/v8E/gAAAQIBAAIAAAAAAAH/
loose word feedback	-0.084	/vz+/vsIBgH6Bvv+Afv7/voG/AD7BvwA+/wE/wb7BAf5+gj/+AgCAfYBAgQGAP77
loose word fellow	0.02	/QL//wIBAwAB/wH+AAL+AAL9//3/AP8B/wD+//8B/wL+A/8AAAEAAgMCAAD8/f4A
loose word few	0.051	CQMCBgL6+f0FAggA/gELAQX7BgUC/wn8BQT/AfwB//cF/QABA/kA+gT+/f8CAwgA
loose word file	-0.023	AP0A/vwDAQH/Af3+Af3+AP8CAf//BP8B//8B/wEAAgEBAAH+/QQBAf4CAgEA/v//
loose word finish	0.045	/gMB+wT/BAID/gT+AgL//wD///0AAPsG/fsD/AEA/wf/BPv9AfsDBAUFBAMB/v3+
loose word firm	0.004	AwMBAQL+A////wD9/wIAAAL/AwEB/wH+/wEBAf0F//7/AwIA+wMA//7/AP8A/wL+
loose word first	0.092	BAIBAwj4/P4HAAUB/wMFAQf2BQII+AX/AgL8Av8C+vsIAvsBBPf//gn8///9BAQC
loose word fit	0.062	AwH/Af79AAAHAwH+AQAC/wb7AQAF9wIA/gAAAf7//PwFBAEAAPkA/Qj9/wAABAP/
loose word five	-0.012	+vz+/wADBQAAAvz9APv+/wEA/v/+//8B//8B/wL+AAX8/AYA/gUBA/wCAQEC/f3+
loose word floor	-0.008	AAEBAP/+AQD9AP8AAAMAAAADAAD///8AAAAAAAAAAAEA/wEAAgEAAQEAAAAAAAAA
loose word follow	-0.117	Bv8ACPwI9/v2Bff9/vwA/vgO/QP2BgT7+gUFBwL7Cfv8+g4D/gUB+/n5/f0IBQT9
loose word fortnight	-0.137	/fb7/vIMAgL0CvT0AvH7/fgQ9/7zC/gG9/8I/wn5CwX29g/99QsEBPIFAgEJ/fz4
loose word free	-0.057	AQABAPz+/wD+APz+AAH///0CAwH+AgH/AgAAAAD/Av8BAv4AAAYAAP0AAAAAAgH/
loose word fresh	0.021	AP3/AQEDAAD/AQEBAAb+/wH+AAH//AH/AQH/AP////7+/wIA/QAAAAAAAAAD/wEA
loose word full	0.024	AAIA+wH/AQEDAAMBAAD9AAP7Af4E//4GAv3//wAA/gMA/v//APsAAgIFAwH/APoB
loose word gain	0.032	AwYEBQT5+v0E/AEG/gYAAwD/AgIFAAH/AwL6Av4EAP0EAv0BBf/+/gD+///7AwAD
loose word get	0.02	/wABAQP8AAABAP8BAAUCAAP7AP8B/QP+AAEBAf8B/wEBBQIBAf8A/wEA///9AAL/
loose word give	-0.026	AfoDBgEC9/r8AP4F/vwGBQABAQT1AgP7BgcBAwMGBP78/AsEAvr2+gH7/gAEBgUJ
loose word glassware	0.103	AQIBAQn7/QAI/gcDAAMEAQb3AQEE9wT/AgH+Af4C+f8EBPwBAvf//gv////+AQMB
loose word go	0.123	+AMD9wv/CQUKAAQEBAX8AAv2APwE9AACCP3+/PwB+AYEBPL9BvoABxEEBAQA/f0B
loose word good	-0.027	AgMA//8BAgAC/gICAAP/Af8BAf8FAf4BAP/9/wMB/gAAAf4AAP7/AvwCAQH+/wAC
loose word grow	0.084	AwMCAQb7+gAF/wYDAAYCAAf3BQME9wb9AgL6AvwD+fsICPcBA/j//Qv9/v/9BAQB
loose word guest	0.002	BAQBBAL7/v0E+QME/gUDAv8EAgICAAIAAgP9A/4E/f0BBv8BAv7+/P/9/v77AQMD
loose word guide	-0.013	/QMA/v8DBAMA/gAEAP4CAQAA//8E/wEBBgAA/f8ABAT7/f0AAAAAAf4GAAH/+gAA
loose word hair	-0.015	/P3/Af0DAQD7Bv38AP38//8C/wL/AP8B/AADAgT7AP4B/AUA/gQBAf7/AAADAf79
loose word handle	-0.037	+gEA/foBCf/++gEE/wD7AvwF//0BAfkEAgD7AP0GAAH9/f8BBgf+/v0CAP74AvoD
loose word hands-on	0.01	/v//AQQBAAAEAgL8AP/9/wAA/P/8AP8B/AAFAQH9/QT+AAMA/AMD//4AAP8D/v77
loose word head	0.091	AgIAAAj7AAAI/wcFAAQCAAX5/wEJ+gP/BAD9AP//+v4HA/kAA/kA/wv/AAD/AgEB
loose word health	0.029	AP//AAUDAgABAgT9AP0C/wP//QAD/gAAAAABAP/++wH9/wEA/v8DAAsAAAAD/wH+
loose word help	-0.055	/f76A/8KDgL7E/n2AP308wME9//4BfMH8/wT/wryBQn89wb+7gkOAfsEBQEQ8/vw
loose word high	0.063	/wUC/wT6/gAH+wcEAAgEAAT6BQAK+gIABQEAAPsE+gICCvYABP0BAggB///+AP8A
loose word hold	-0.121	Avv8BfoFA/v4//kF+/gGBPIG+gMCCwMAAwb/CQf/DPr+9AkF/A37/vX9/foC//8G
loose word holder	0.04	AgUFAQb7/QAF/AcDAAr/AgT+CAH8/AT+BgH9AP4E+P/+CP0AAPX/AAT/AAACAQIC
loose word home	0.05	BQIBAAP6/P8E/QUD/wUFAgX6CAT++QT9AgH+AAAF/PwBB/wBAfn+/gb+/v/8AwUD
loose word hour	0.215	DAsFCA/v8fkN8g8M+hIOCA7uCgkQ8Q73CQb1B/YM8PYLDe8FDu359xL3+vr1CAsP
loose word housing	0.149	AgMBAQz3/wAL/gsBAAIDAAryAgEG8wX/AQD+Af4C+P4IBPsAAfkA/w7/AAD+AQIB
loose word improve	0.16	BgcDBQ31+P0M+QwF/w4DAgjzCAML8gr6BwX5BPgH9vgGCvECCvL9+xD6/f33BgUF
loose word include	0.242	BA0HBRfr+fsW+BMF/hgFAxLoEQUM6Av7CAX3BvMN5foXGeoDDO39+R/4/f74BgQE
loose word incom	-0.115	9vf58/cJCwn3CfX4BvP2+vYM9fb3DPML9fgI9Qn1Cgz29Q739Q0HDPMNBgYJ9/T4
loose word incoming	-0.018	+Pr8+AADBgb+B//5A/75/P8C+/z7AvoE+voF+gP8Awj3+wn89wUFCf4JBQYH+/f5
loose word increase	0.066	AQIBAQX9//8D/gQBAAUAAQP6AgAC+gL/AQH/AP4B/f8CBPsAAvz//wb/AAD+AQEB
loose word install	-0.012	//0A/f4A/wD9APz+APv///0D///8Bf0C/v8E/QP+AwIA/gMA/f8B//8AAQEF/f7+
loose word introduce	-0.036	AQAAAfwAAAD8AQABAAABAfwGAQH7BAD+AAH+AQH/AwD+AAIA/wD/AP3/AAD//wIA
loose word invoice	0.106	AgQCAgf5/v8I+wcEAAYEAgf3AwIG9wX/BAH+AfwE+v4CBfkABfn//wr//wD8AQMD
loose word issue	-0.011	AwIDAP///AID+wMFAQUAAAEAAf8B/f8CBP79/v4D/wABBP3/A/z9AQD//wABBAEB
loose word item	0.088	AwUCAQf5/v8H+gYD/wgDAgT3BgIJ+AT+AwH5AfoG+/wHBfYBCPf//gn////9AQID
loose word its	0.137	/wb//gv7/gEHBAn6AgoD+wrxAPwB9AIA/f8D/f3+9v4DC/v//PcFAg4BAQED/v76
loose word job	0.04	/gH//gQBAgEC/gL+AQT6AP3/Av0C//wD//4C/QIB/QMAAvsA//8AAgUBAQH8/fz/
loose word join	-0.095	/fv8APkHBwD6BPb7APn///gN+f37CvcC9wAFAQT7CQT6+QoA+Q4C//b/AQAE+//8
loose word jointly	-0.101	/v3/APYHBP/2AvX///gCAPoH/v79Cf79/wEBAAEACQL5/QEB/wb9/ff+AP///wMD
loose word junior	0.032	AAMAAAP7AAAC/AQAAAEAAAIAAwAD/AEAAgD/AP8E/wABAv0AAv4AAAMAAAD7AAAB
loose word keep	0.007	Af//9QD/Awj7Bf/2Av/9/gH+///7/fsF/vsG+QD8+wMFAQD6+/0DAgAFBQQGAPv7
loose word kitchen	0.105	AQMBAAj7/wAI/AUBAAQDAQX5AwEG+QL/AgD/AP4C+/8DBPoABfkA/w3////9AQMC
loose word know	0.107	AQEA/gf5AQEH/gQAAAUAAAb7AwAG+f4BAAD//wAC/QEABf3/APoAAAkBAQD7Af8B
loose word label	-0.086	+/v9+voGBwP8Bvn7Avn7/vsG+v37BvoE+v0F+wX8BQX6+gj++wsCBPYIAwMG+vz7
loose word lay	-0.019	//v+Af0DA//7B/z7//3//f4D/vv8BP8D+wAEAgb9AgAA/wIB/AECBf7//v8G/v77
loose word lead	0.169	CwwIBQ7v9vsP8gsO+BAPBgrwCAYK9A74DAX1B/UJ9PYQDPMFDuv3+BL2+Pr3CQYJ
loose word learn	-0.093	//3+APoBAgD5A/r9APv///sG/gD9CP0A/AAEAQX9BQD//Ab/+wUCAfcBAQED/v/+
loose word lend	-0.079	+/z///kHBAD7A/j+Afr+//0D/v37BvsD/v8CAAH+BAX7+gf//QoDA/gEAwEF+fz8
loose word let	0.052	AP//AAT9AgACAAL/AAQAAAH+AAAB//0B/wAAAAEBAQAAA/4AAP8A/wQAAAD+AQAB
loose word level	-0.039	/vr9Af4E/f/9Bv39AP37/P8E+wD+AgAA/f8AAAP9AwH/AQMA+gcEAP3/AAAGAP78
loose word lift	0.148	BQQDAw/1/P4O/QsB/wsD/wrxBQMD8QX8AwP6AvsG9P4ICPYBAfkB/w3+/f8BAQb+
loose word like	0.053	/wICAAb8/wAF/gQDAAX/AQD8AwD//AAAAgD+AP4D/QEEBvoAA/v/AAYBAAAAAP4C
loose word little	-0.137	AP0ABPcFAfz6//YB//kCAvUNAAH8D//+AAMAAwIBCAL7+wkB/Q3/APT///8C/gEC
loose word live	0.036	AgICAgP8/P///wMB/wcBAAH9AwH//gH/AQH+AP8D/gADBPwBAv3//wT+/v//AQQB
loose word load	0.047	AgX//QT6AwIDAAYAAQMG/wf+AAEG+wEC/f0D/AIA/gP7/fr+/fwCA/8EAQEAAP7+
loose word located	-0.065	/fr8BPoIA/75B/j8//f+/voF+gP6Bv/+/QMGAgT8Bfv7+wcB/AMD/Pr8//8EAwT9
loose word log	0.054	/wEA/gT9AAEFAAIAAAAAAAP7AAAB+/4A/wD///4B/AEEAgAA//sAAQkCAAAA/wAA
loose word look	0.042	AAP+/Ab9AwUGAgD8A/79/gP9/P4B+wAB/P/+/gL/+gEFBf/9AfkCAAMCAgIBAQH+
loose word lorry	-0.012	AgD/AAEBAQD8Bf38AAEC/wEB/wUEAf/9/QABAAL///z+AP0A/f0B/QD+/wD/AwX/
loose word loss	-0.052	/v4AAP0F/wD9A/39AAH8//sF/wD7Bv4A/wAAAAL+BAD++wUA/wMABPkAAAAE/v7/
loose word mainly	-0.058	AQIAAP4CBAH/Af3///7//fsE+/78BvcE/fwF/QT5BQP4+wb/+wgFA/cFAgMH/Pn7
loose word maintain	0.124	AQQC/wz4/wAK/wkAAAYBAAj2Af8F9gICAP4A/f0A9wAGA/b/BfgBAA4AAQEAAQD/
loose word make	-0.054	//j8AfkE/vz4BQEB/vwD+/sI+//2A/75+/wG/AX8AQT+AAQE+gIG//n+/wID/wn8
loose word man	-0.031	/wAA/f7/BAEAAP4AAP//AP8B//8AA/0BAP8A/gH/AAH//QL//wUAAvsDAgEB//4A
loose word manage	-0.098	9vf68fUNCQ32DvL2CPj7+fgL9vL4CfUM9/QK8wn0Dgr49Azz8g4ICvMODAgK9/P0
loose word management	-0.012	AQECAf3//v/+/P4D/wIDAQEBAgIBAQT+AQH/Af0DAf4DBPwBBvn+/AD8/v79AgQD
loose word manager	0.144	AwUBAw32/P4L9wsE/wgGAQnzAwMJ9AT9BAP7A/oF9vwECPQCBvj//A79/v75AwQE
loose word many	-0.044	+v4A/P8CBAT6Avz+AAH+APoF/Pn+BPcG9/YF9wP7BA3+/wL9/QgDB/QKBgUF/Pn8
loose word matter	-0.095	//z+APkJAQD2BPz+APv/APgM+wD6DP8A/QABAAT7CgD6+QcA+wUAAPUAAAAEAAAA
loose word meet	-0.063	BfsBB/cE/fv5Afj8/fgFAP8AAQj8AQj4/wcABv8DAvkCAwMF/wMA+fr3+vwBBAj/
loose word member	-0.093	//j//vUFAgH4BvT8APn1APcK/vz6BfsC+/8D/wL9CAP//AYA+wQBAfUBAQAFAPv+
loose word migrate	0.099	AgMCAgv6/f8I/QcD/wcBAQX5AQEC+gH/AgD/AP8B+v8FBPwAA/v+/wn+AAD/AQIC
loose word mine	0.134	/gAAAAv9/wALAQoBAQL+/wr0Af4E9QMBAgD/AP4B9wEFAf0AAfkAARAAAQEB//0A
loose word minor	-0.152	/vv+/vILBwH0BfX7APr8/vYN/f73DvsB/v4D/gT+CAX3+Ar//hABA+8EAQED/f3+
loose word month	-0.02	APr/AP0FBAP/AP3/A/n8AAAA+wAAA/0C/v4D/QAA/QAA/gH8/wIA/vwBAgMBAf7/
loose word morning	0.028	BQABAQH9/f/9AAICAAkDAAL9AQIB/gP+AQH+AP0A//4ABv0AAf4A/wP//wAAAgIA
loose word mortar	-0.057	AAEAAP0AAAD9//z/AAD/AP0DAAABAwIAAAABAP4BAQAAAQAAAgQAAPoAAAD/AAEA
loose word mostly	0.006	/wAA/wD9AgEB/gH9AP78AAL/Af4AAAAD/wAAAP8CAf//AQEAAAAAAQAAAQAA//0A
loose word move	-0.052	+fz++/oGBAT5BPj7Afv+//0FAP/7BP8E/v4CAAL/BAT9/QgA/gQAA/kDAAAC//7/
loose word mow	0.068	BgABBgf6+PwE/wYC/gcEAAH6AAQB/Qb5AgX9Bf0A/PoDBPsDAfcA+gn5/P7+BQkB
loose word nam	0.118	BQUDAQz5+/8L/QsD/wUFAQT3AgIH9gX9AQH9Af0D+PoHA/QBBfL//Qz+/v//AwQB
loose word nationwide	0.145	CgkFBwz19/sM9QwJ/QwHBgnzCwkL8gn3Cgb1B/cL9fQJCPMDC/P5+A/5/Pz2BwgJ
loose word need	-0.017	/f8A////BQD//wD/AP8AAP8AAf8BAv8AAAABAAEBAQL/AAEAAgIAAwABAAD//v8A
loose word never	0.028	BQT/AAH9+wAF+wIGAAIEAwH+AgEG/gb9BQL6Af0DAP0DAf0AA/3+/wP+///8AQIF
loose word new	0.092	BAgDAwf1+/4M+wYJ/gcGAwf3BgII+gb/BgH7Af0F+PsMBvIBBvb+/Qr8/f/5BQQF
loose word night	0.171	AQQAAA35/wAN/QkBAAMFAAvyAQEM8gP/AgD8APwC9f4EBfgAA/YA/xL/AAD9AQMC
loose word now	-0.081	BP3/BPkK/P75BPcE/wAAAP0F/gH+BAH8AQL8AgD9Af0B/QIBAQD//fr9//8CBQQB
loose word number	-0.054	/voAA/0IAv71Bvr7AP35//4J/QD3Av0B+/8DAQT9AgQC/AoA+wUBAPn/AQEE///9
loose word nurse	-0.151	+/r9/PMJBQP0CPD6Avj6/fcL/f73DP0C/v4E/gT9CAT7+An++Q4CBPEDAgIG/Pz7
loose word observe	-0.141	+vz+/fUGDAL1BPP7Afn7/vgL/P75C/YC/P4D/gP8Cgb4+wb/+w4CBvMFAgEF+Pz9
loose word occasion	-0.131	/fj+APgMAQD2BPf+APn///kL/AD3C/4A/wACAAX7CAD69RAA9wkAAPP/AAAK/wD9
loose word occasional	0.005	/wIA/gH/AQEBAAAAAAIAAAEA//3///8D//0A/v4A/wMCBP///wEAAQICAQEBAP0A
loose word occasionally	-0.122	9Pj9+fYLDAX1CfP4A/T2/PkJ+fn2C/UH+vwH/QX6CQr6+Qn++QoFCfcJBQQH+fj5
loose word once	0.079	AwD/AgIC//8GAwX+AAT+/wP7/gQD+wEB/AD+AQH++vwJBf8A//gB/Af+/wABBAT/
loose word one	-0.039	APn8AAAECAD5CPv4APv9/gAC//79APUB+wAG/wn8AQP+/QEA+/8CAv0CAQED+v38
loose word operate	-0.095	+v/99/gFCQf9BPj8Avz7/vgL+fv9B/cK/PoD/AT8Bgn7+QX8+gwCCvYKBQIE/fT7
loose word operation	-0.059	8/n7+PcHDAr4Cvn2Cvnz9voH+fX3CPUO+PUK9gf5Bw37+wf5+QcGB/sICgkL+PT3
loose word or	0.066	AAQAAAf6AQAF/QUAAAIAAAT7AAAC+wAAAQD/AP8D+wABA/4AAv0AAAgAAAD+AP8A
loose word other	0.014	/QH+Avz/Bf//AgMB//sD/wMB/QIC/wX+/wIBAQEBAfoCAP8A//sD/QP+//8CAQP/
loose word otherwise	-0.124	APz9/fMIBAH3Avv7AfUAAPgM/QH8DPgA/AAD/QX8BQD2+goA+gwBAfMDAgEC/v//
loose word outside	-0.11	+fn//vgGBAH3Bvb6Afr8//sI+fr3Cv0D+v0G/QP7Bgf5+w4A9w4CA/QCAQEH+/z6
loose word outstanding	-0.111	9/n7//oGBwD6CPj4APb+/PcJ+f78C/sB+f4IAAf6Bwj3+Q4A9g4FBfMDAAAH/f/5
loose word oversee	-0.115	/fv++vUICAX1A/T9A/j+APcL/Pr3C/kF/fwD+wT8CAf7+wf9/QoBBPUGAwEC+vv/
loose word own	0.069	DwcGDQjz8vcK+goH+wUMBQP6BwkA+Az2BQz8C/0D+fEEA/0GCPL78wby9/j6CQwG
loose word pack	-0.062	APwA//sH/gD9AvwBAfz/APsH/f7+CP0D/P4D/gP8BwIA/QX//AYAAPoAAQECAP8A
loose word pair	-0.02	+QcB/vv6CQEB+/79Af/6/wEEAvwDAvkE/v79//8HAQYEB/n/BAD/A/8EBQH9/PkC
loose word paperwork	-0.145	/vr8/fIJCQH1CPL6AfX0/vgM/P75DvQB+v8E/gf6DQT5+Q7/+g4CA/ADAgEF/Pr9
loose word part	-0.027	+/7++v8CBAQD//4BBP39//4BAvsBBfsF/foC+QMBBAUABfz+/v//BAAEAwQCAAAC
loose word pass	-0.004	AwH//QAB/AED/gQAAAYCAQH9AgEC/wP9AAEA/vsBAfv8AgEBA//+/vwB///8AAUC
loose word patient	0.012	+f7/+gICCgIAAQT8Afn+AAT8/fr+//oJ+vwD/QL9AwT9+AL+/AQABf4HBAEG+vT/
loose word pay	0.016	CQEBBQP7+/0C//8B/wQEAQL+BAQC///9AgMBAgAB//kCAvsBAwAA+gH6/v/+AQYA
loose word payroll	0.068	AAMAAAf6AAAG/wUAAAEEAAP7AQAE+wEAAQD/AP8C/P8DAv0AAf0AAAYAAAD9AQEB
loose word permanent	0.304	BQkCAxzr+P4Y/RMG/woIARXkAgMV4wv8AwP8AvsC6fcSCO8BBO3//B78///5AwUC
loose word person	0.011	BP8BAgEA+f77/wH//v0CAv0DAAH8CAL9/wIAAQT/AP4A/wMCAv78/QT8/f35BAYF
loose word pick	-0.032	BP4BBAAD/f37AQD//wICAf4H/wP+AQH7/gMABAL+AvkA/gMC/gP/+/v7/v4DAgUB
loose word place	-0.027	+P0A/vz/BwEAA/z8Afz6//8A/fv+AvcE/P4D/gD+AwX7/gj//ggBBf0GBAIE+fj+
loose word plan	-0.056	/fv6+v0EBQb7Cv/2Bfz7+fwG9Pr4B/cH8fYM9gX0Bgj0+Qn48wcKB/wIBgcM+vr2
loose word planned	-0.091	+Pn69vgJCAj3Cfj4A/j3+voJ+Pv4CfcF+fgH+Af4Bwn6+gn7+AgFB/kHBQYH+vn5
loose word plus	0.035	Av8AAAP9/wABAQMBAAT/AAT6AAAB/v///wAAAP//+wD/BP7///wAAQYBAQEB/wD/
loose word point	-0.153	/f7//vQHBAD5Afb/APn/APcO/f39DfkC/f8B/wP9CgP8+gQAAA0AAvICAAAB/P0A
loose word post	-0.029	+v8A//0DBAH9Avz9AAD5//0F//38BPoBAP8BAAH+Awf//gEA/wUAA/0CAQEB/fv/
loose word practice	0.015	CQQDAgH8+/8A/gsC/wUHAAH/BAMA/wUABAL+AvwC+/oB//sBA/wA/f7+//4ABQQA
loose word prepare	0.023	AQMC/gX+AAAEAgL8AQb+/wT6AQD+/QIF/AEA/v0D+f4DBP7///8CAAEAAQEE//z8
loose word present	-0.012	AwICBfz//fz9/P0HAAUEAP8CBgAFAAH9BwL4A/0CAP8DAv0CB//9/QH6/v75BwME
loose word prevent	0.026	A/8AAQQC/f8CAAP/AP4AAAH/AAH+AP7//wEAAQAA//4C/QQA//8A/QH/AAAAAQIA
loose word price	0.004	AgEC/wIA+QH+/wEB/wMGAAAAAQMAAQP+AgD/AP//Av4CAv8BAf4A/gH+/v0ABQQA
loose word prior	-0.056	Av4BAfkH/v/8Bfv/AP/+/vwDAwL5Bf/+BQIDAQH+AP77/wYA/gYB//3/AAAEBQH+
loose word process	-0.059	AgMDBPkB/v7+/voG/wH6A/4FAAEBA/r+BgP7AfwCAf4A//wABAP+AP39/wD9AvwD
loose word produce	-0.051	+wD9/fsCAwIA/fwAAfwCAPoF/f4CBQAA/v/+/gD+BwMA/wP/BAgAAv4CAQD8/v4A
loose word progress	-0.016	//3+/QAEAgD/Bf7+AP3///8C+/4ABPwD/v0D+wL7AgP//AMA+wMCAv0DAwIDAP7+
loose word property	-0.172	//r+APIKAAD0BfH9APcAAPMQ/QD1Ev0A/AAFAAb7DwL5+QkA/gsAAe8AAAAE/wD/
loose word provide	0.045	+QEB9AT9BAcF+wABAgP7AgT+Bf0H/wEGBPgA+/4D/AUDBP37Bv7+BwQGBwX9APoD
loose word pull	-0.033	//7/AvwCAP/8Av3+AP8AAP8AAQL/AwP+AAL/AwAAAv4A/wAA/f4C//v/AAAC/QL/
loose word pupil	0.01	9vz++gIEBgP9Bf/4A//7/gP7/vr9/P4F/v0E/gH7AAX9AAX+AQABBwEHBQQD/Pv9
loose word pursued	0.043	/gD+AAb/AgAGAgX+AP///wL8AAAE/P0AAAABAAD//QEEAf0A//0BAQcAAAAA/v//
loose word put	-0.063	+Pj6+vwJDwT8B/v0Aff+/v0G+/j5CPUD9P4G/Af6BhD5+wL/+QgDCPkIAgEF9/77
loose word qualified	0.113	BgYDBAn3/P0J+wgH/wkEAgf2BgQJ9gT8BQT7BPoG+PoICPUCCPb++gz5/f35BQYF
loose word queue	-0.016	AwICAQL++/8C/gED/wMAAf8CAQH/////AQH+AAABAf8AAAEAAAD/APsAAAAAAAEA
loose word rail	0.115	BQMBAgv5/P8J+wsDAAUGAQf2AgIE9gf+AgH9AvwD+fwEA/wABPf+/Qr////+BAQD
loose word raise	0.044	AgYDAgb7//8H+QQEAAUDAQT4BAMG/AX+BAL4A/oH+/8EA/kBBf7+/gL9/v/9AAQE
loose word read	0.081	BQQEBwb5+fsG+QYF/QgGBAX4BgUF+Ab6BgX6BfoG/PoEBfgDB/r8+wj5/P37BAcE
loose word receive	-0.05	+vwA/fwFBgL+BvoAAvz8//wF/P37BfoC/f8F/wT8BAT+/Qb/AAQBA/8EAgEE/P38
loose word record	-0.13	/fb7APQKBQD0C/P5Avr3+vgK+f32DPoB9v8MAAb3CQP0+wr/8wgHA/QDAQIK/AD2
loose word recorded	0.054	/f7++wX/AAQEAwL/AgD+/QP+/v//+/4B/P0C/QH+/QEAAAL+/v0CAwUDAgID/v79
loose word recover	0.005	+/4AAQEA/QABBAAAAPz+/wEA+gD+//r//gAEAQL9AAj//wEABAABAAH/AAAAAQD/
loose word reduce	0.012	+P//+QADCgb8A//5Av/+/wIA/P74AfkI+PkE/QL+/wj9AQP8+wQDBgEJBgIE9/v9
loose word regular	0.053	AQEAAAT9/wAD/wMAAAQAAAP9AQAC/AAAAAD/AP8B/QACAv4AAP4AAAUAAAAAAAEA
loose word regularly	0.201	CAkCAhDx9/8O+Q4G/w0EAQvwBwUM7wb8BgL5AfwF8/kNC+8BCO39+xb8/v/3CAYF
loose word release	0.077	BAIAAAb7+wAJ/wkGAAUDAAf3/wEE9gQAAQD+/gD/+v0A/gD///sBAAYBAQIBAP8A
loose word repair	0.062	BgIDCQP89vsC/gcD/QIFAgX6BQUF+g/3Bgf9B/wE+/QGAPoFB/b79wj0+Pv7CAcF
loose word replacement	-0.094	////APcEBAD3A/n9APz6APoK///7CvwA/AABAAP+BgH7/QgA/AkBAfYAAQAA/v//
loose word report	0.059	AgMBAAX8/gAG/AQC/wYAAAX4BAIF+QX+BgH+Af0D+v8AA/oBAfwAAAUA/wD/AQAB
loose word require	0.136	BAQCAQz3/AAK/wwEAAsAAAj0AgEF9QMAAgD+AP4B+f8HBfoAAfX//g3/AAD+BAAB
loose word resident	0.206	AQYDAhD1/f8P/Q4DAAsFAQ7tBQEG7Qb/AwD8APwE8f0LDfQABu///hb+/wD8AwUD
loose word resolve	0.042	BAMECAb6+PoG+AMF/AYGAgH9AwQB/Qb6Bgb9B/0D/v0GBvcICvv8+Ab2+Pn6CAkF
loose word rest	-0.02	/v7/APz/BAD+Af38AP77AP4CAP4AA/wB/gACAAIABAL9BQQA/wUAAv8BAQAA/v0A
loose word restaurant	0.061	BAH/Agf//v8DAAT/AAH/AAL7/wL+/AH9/QIBAwIA/f39AwEA/v4C/wT/AAAC/wH+
loose word result	0.271	Cg0HBBjs+P0V+BcK/hIGAhLpDQYN6Aj7CAL5AvgJ7PkOEesCCuv++xv7/f71BggF
loose word return	-0.131	//n8/vILAwD3CPX4APUB//cL/P/9CwIB+wAE/gb8CQH69wkA+gkBAfICAAAD/f/9
loose word revenue	0.05	BwYFCQb4+foF+QgF/QkFBAP6BwUG+wf6BgX8BvsG+fgHBvYFB/z7+gr4/P36BQUG
loose word rework	-0.14	/fv9/vUJAwH3Bfb9APcAAPUP+//4DvoE+/0D/gb+DAP49gwA+w0AAu8EAAEE+f7/
loose word right	0.152	AgMBBQ/5+/4PAAz+AQkD/wrz/wIE9AT9AgH9AvwB9v4HBPgABfP//RD+/wAAAgQB
loose word rise	-0.056	Afv7BPYE//75Afz8//r/APoH/gD+Cfz+/AEBAQL+BgD8AAgA+wYBAfgAAAAB/v8A
loose word role	0.033	BgMCAwX9+/0H+wQB/v4GAQT6AgIF+wf+/gH+Af0B//oB/gAABP4B/v/9///9BAP/
loose word rota	0.048	/wIBAAT9/wAE/QMCAAIEAAL8AQAB/AIAAQAAAP8C/QECBfsAAfwAAAQAAAD+/wEC
loose word roughly	-0.103	APb8APsKAQD4C/r4//kC/vYK9v30DgEB9gAKAAn1BAb39Q4A9goGAPABAAAJ//33
loose word round	-0.023	AQEAAQD+AP/9/wH/AAD/AP0D/v/9A/0B/QAEAAL9AgL+AAAAAQMAAQAAAAD//gAB
loose word routinely	0.099	AgMAAAn4/QAJ/ggCAAgBAAf3BAII9wMAAQD9AP4B+f4FA/sAAvkA/wgAAAD+AQEB
loose word run	-0.134	+vn58/IG/wjwB/n9A/X7/vYL+vb0C/4F+PoJ/Qj9Dwz0+Aj7+w4DBe8GBAIE+//+
loose word safety	-0.022	AAEBAP//AAAB//4AAP8BAP4BAgACAwEAAQD+AAADAgACAAAAAf8AAP0AAAD/AQAA
loose word sale	0.086	/QH/AAj9AAAI/QYFAAX/Agb2/wAI9wH/BgD7AP4B+QAEA/oABfv+/wcAAAD9/wEE
loose word save	0.056	BQYEBgb5+vsG+QYG/QcEAgP9BgMD/AT9BAP8A/0E/fsGBfcEB/z+/Ab7/P35BAUD
loose word schedule	0.121	BQMBBAn5+/4H/ggD/wgHAAn1AwYI9Aj6AgT9A/kD+vkDBvkCBfT/+Q36/f38BgkC
loose word scheme	-0.01	/wMB/wD7/gAE+AAFAAQCAgEDAgAEAAEBBAD8AP4GAQAAAf7/AwL/AQABAAH+AP4E
loose word school	-0.089	/Pr8+vkJBAT5BfT6A/j7/foI+Pr6C/YG+fwG+gX5CgT5+Qz99wQEBvUHBQQH+vv6
loose word score	0.105	AQIB/Qn6AAMI/wf/AgYBAAf3AgAC9wMBAP////0D+QEEBvn9AfgAAwwDAgIA/wAA
loose word section	0.048	AAMAAQX8A/8D/wP//wb+/wAAAP7///4B/AACAAH//wIBA/sAAAACAQcAAQAB/v8A
loose word secure	0.019	AAAAAQABBP/+AQH/AP8AAQH//gD//QL+AgD/AAEBAAEAAQIAAP8B/wEAAAAC/QEA
loose word see	-0.07	//7/A/gEAf39//4B/vz7AfkIAP/+Cvz/AAH8AgL/BQIB/gAEAQb9/vr7/f3+AQEE
loose word send	0.006	AwAB/gD+CQL//QT+AAAAAP7/Av4GAgECAQD/AAECAP4AAv/+/wAAAgEEAQEA/f4A
loose word senior	0.2	BwsGBRHy+f0M+BII/g8HBAvxCQMM8Ab9CAT5BPYJ9/oHCvECCvD9/BT7/v33BwQG
loose word serve	-0.013	Av78////BQH/Av//Af77/////fz/AfoA/P8E/wH/AgL+AP8AAQACAf/8/wH/Av7+
loose word service	0.081	DwkJCQj27/oJ9AcO+xINAwb4CwgL9w35DAX6BfsG9/YRDPIDDvb89Qv1+fv5DQ4F
loose word session	0.222	BAcGARb0+gAR+hEK/w8HAhHqCAUJ6gr8DQL7AfYH7/wLDPABDO3++xr8/f/5BAgE
loose word set	-0.104	+//+APYEBgD6BPb/APz6//sH///8CP0AAAD/AQH/BQT6/wX//QwBBPYAAgEB/gD/
loose word shift	-0.059	AP3/AP79/gD8A/8AAP0AAPwE/f/6A/wC/QABAAD/BP/8/AsB/gYAAfkAAQAC////
loose word shop	-0.046	Av//Af0BAf8B/fwD//0GAv4C/gICAQP/AQH+AAMBAf0A/QQBAQP+/vf+/v/+/wME
loose word shorten	0.095	BAYDAwn7+/wF/gcF/QYFAQj1CAUK9Qn5CAX8A/sE9/kFBfYCBvn//Aj9/f77BAQC
loose word show	-0.059	+vv7+PkHCwb6B/v5BPf9+/0E+/36BPsD/fwE+wT7BAP3+wL7+QYFBv0GBQUG9/37
loose word single	-0.187	7/L39/APCgbtCvL4A+/4/vMS9vnyFPkG9/kI+Qz3EBDu7Rf98RYCCuwMBQQP9/f7
loose word single-hand	0.029	BAEAAQT7/v8D/gIBAAX/AQP7BQQF/QH+AgL+Av4C/f0EBfsBAv/+/QT8///+AwIC
loose word single-handedly	0.125	CAcFBgv2+vwK9woI/QoHBQj1CQcJ9Qf6CQX3BfkI+PgICPUCCvX6+g36/P33BgcI
loose word sit	0.135	BAQCBgr6+/0I/gwE/wUDAQjvAQMD9QMAAgL9A/4B+P4EAfwBAPcA/gv+////BAAB
loose word site	0.114	BgUBAQv3/QAI/gkDAAgGAAj1BQME9QT9AwL9Af4F+PwBBvcABPL//w0AAgH/AQQB
loose word small	-0.011	BAH9AAMDAQD8A///AP8DAP8DAQL+AAH//gABAAX/Afz/BQQA+/4A//4AAAABAwUA
loose word so	0.26	BAQDART2+wAL/xEBABQBABDpBAII6gX+AgH9APsC8/sJB/cAAu8A/Br+/wD+BAMB
loose word software	-0.149	Af3+/vQHAAH3AvT/APf6APkO/QH6DvX//AAEAAf+CwD7+wcA+goBAPAAAQAD//n+
loose word sole	0.006	BQECCgEA+fkB+gEF/f4IAgH/AQQB/wb7AgX+Bf8BAPgB/gEEAP3++f75/Pz/AwYD
loose word some	0.114	AQIA/An4AQMF/wcCAQn8AAj0BP8H9P8BAf3+/QAE+AEIB/r/Afj/AggEAgL+/v4B
loose word sort	0.098	AQEA/wn7AQEHAQX/AAIA/wX5////+v8B/f4C/gH/+gEDAvr//vwCAwkCAAAC//7+
loose word source	-0.008	/wX//wEBAwECAAEAAf0BAQAB//8DAQIBAP7//gEA/gP8/QH//wYAAv4DAQH+//8A
loose word south	0.059	AQIBAAT8/wAE/QICAAMAAAT6AwEE+gEAAgD+AP4D/f8DBPoAA/r//wYAAAD7AAIC
loose word spend	0.065	+v37+AcDCAQEBAL7Af0B/wT6+Pr/+/oH+fwE/gP8AAX7APsA/v0BAwUFAgEB/v0A
loose word staff	-0.105	BQH/AvUF/v70//v9/v4BA/kI/wb7DfoC/AT/BQQFCQD0+goA/wcBAfcD//78AP8F
loose word stand	-0.07	BAMDAvsEAf/7AAEC/wL+AAEDAQICBgL9BQL+Af4BBv38/QIBBQEAAPf/AP//Af0A
loose word standard	0.089	BwoGAgn2+/4K9AcG/wwGBAT3CwIL+Qb+CQL6AfgK+fsFCPMBDPv+/Qv+/v/1AwMG
loose word start	0.017	AAEBAP3//wD//gACAAX+AAL/AQAC/gEAAgD+AP8B/gABAf8AAgEAAP7/AAD+AQAA
loose word starter	0.089	AQEA/wf6AQAH/gcBAAMCAAX5AgEF+gL/AgD/Af8B+/8CA/0AAfoAAAcAAAD/AAEA
loose word stay	-0.114	/v8BAvUGAf74//YB/v8AAfcK/wD8C/7/AAIBAwAACAD7AAICAgr/APT+//8AAAAB
loose word still	-0.007	A/z9Af8EAAD8AwH7AP4B/wAA+wH8AgH/+gEEAQD9Bf75/wUA+gQC/gD+//8DAgP8
loose word stock	0.042	AgYCAQb4/wAH+gIBAAYCAAP8AwAC/gIAAgD8APsI/QEAB/oABP7//wT/AP/8AQEC
loose word store	0.014	/gD+/wMEAAEDAQMBAP0CAAD//wAEAgf//wAA/wH8AP8C+wT//v8AA/8BAAABAPsA
loose word strong	0.143	CAgDAgv2+f8L+wwH/w0JAgnxBwUL8Qn7BgP8AvoG8/gJCPQACfL//Q/8/v/5BwYD
loose word style	0.023	/QIBAQL/Af8D/gEEAAIAAQAA//4C/wABAv8AAAD/AAQC//8BA/7+BAMBAQH+//4C
loose word submit	-0.01	//0BCP//+fsB/gAD/gEE/QL9Av4G/wT/AQMAB/sD/f4CAvwCAgL//gD8/f4EAwL+
loose word successfully	0.184	DQsHCRDx9PoP8Q8M+xALBwvwDgwO7wv1DgfyCPUN8/EMDO4DEO/39BT1+frxCg0N
loose word suggestion	-0.074	APz8APkEAQD6Avj6APn///0H/v/8CPwB+wADAAP+AwH8/gUA+gUCAfgBAQAD/v/+
loose word supervise	0.062	BQYEBgb6+/sG9wUI/AUFBQX5BgQH+QX7Bwb5BfsH+/oHBfgFCfn7+wf7/Pz3AwUG
loose word supply	-0.155	//oBAPEJ/wD2APQAAPz8APIQAv/5EAAAAgAA/wH+DgH+/QX+/wwAAvIBAQIDAP0A
loose word support	0.111	AwoFAwj6+v4F/QMB/woAAQb2BgUI9Qf8BgT/A/wE/PYLCvQCCfr/+g37/f/8BQEC
loose word sure	-0.133	8fb48fMNDwr1C/P2A/L1+/YL8/v1DfQE9vMH8wj3CQ/09w768g8HDvAQDQsN9Pj4
loose word surgery	-0.047	+f39AfwGAwD9BPn/APn+//sF+P77BvYA/QAFAQT7BQn7+QcA/AoCAfoBAAAE/f7+
loose word system	0.009	AwMCAAH7+wAE+gYEAAQEAQMABQED/wX/AQD/AP8C//4BAv8ABfX//wL/AAD+AwIB
loose word take	0.036	/AEE+AQF/Qb//wYCBP4EAAH7+v/7/AAGAvgA+QT8/wYG/QX6Afr/BAQBBgYGAwAA
loose word teach	0.074	DQkHDwf39fUI9ggJ+wsJBAT7DAoF+gvyCQv4C/oJ/PEICvYICfX78wfw+Pn0DA0I
loose word teacher	0.145	BAQBAAv6/gAM/QwBAAEFAQf2AQIH9QP/AgD+AP0C9v0FBPcAA/UA/g3/AAD5AwIB
loose word team	0.158	BQcFBxH09PsO+RIJ+wcNAQbxBggI9gn6Bwb4BvsI9fYNCPgEC/MA+Az5/Pv6BAkD
loose word technician	0.086	AgQCAQj5/QAI/AgEAAgDAgX5BAEF+gP/BAD9AP0D+/4EBvgABvn+/wkA/wD9AQIE
loose word test	-0.116	Avz+APgGAAD7Av3/AP0BAPgN/gD7C/8A/gABAAH/C//5/AYA+wUAAPMAAAAD/wAA
loose word thank	0.061	/v3+AAQEAgACAQMEAP8CAAf7/QAB9wEAAwD/AAP7+QP/AAAA//wBAAn/AAABAQH/
loose word then	0.015	/wH+/Pj9BAIEBP4CAfv7//4F/fwA//4E/P0E/AX7AAEH/v//AfgBBgIEAgH+/vz+
loose word third	0.081	CAYDBgj19foJ+gcJ+wEEBAb5AwcK+Az3Cgj5Bv4E+fcIB/cFCPL7+A31+fn3CQwJ
loose word thousand	0.043	AgIAAf/9/gAD/gQBAAIBAQX7AgAH+wIAAQD/AP4C+/8CAwAAAf3//wP/AAD9AgEB
loose word through	0.114	CgIBAwX38/8L/QgK/wgHAQj2AwgH9Qr7BQL5Af8B+PYLA/oAAPf++gz7/v/+BwYC
loose word till	-0.063	/Pj9/f0GAwL8Bvn9Avn9/fwF+//6Bf8C/f4F/gP5BgP59gz++gsCBPcEBAMH+/v8
loose word time	0.009	9/v8/wYACQIEDAL3AwD7+P7++vz5//sD9fwK/wP7AAn7/gX/+gIMBQILBgMM+fny
loose word together	-0.104	/AMCA/YGBP75APX///n/AvYKAQEADQD9AgMBBAIDCQH8+wECAwv9/vb9/v78/QEC
loose word trace	-0.004	/f8B/AD/AwT8AQD/AwIAAP8DA///AAECAf8A/QABAv/+Av7+Af7/AgACAAD9AQAA
loose word train	0.053	BP4BAwH++v4A/wAE/wYCAQX6BgIF+Qb9BAP8A/8B/PwHAv4BBfr9/gj9/v//BQIA
loose word treat	-0.039	/gEB//wDBwH8AP4AAAH/AfwFAP/7BgABAv8A/wIAAwn6AQMA/AMAAv0CAQAC//wA
loose word turn	-0.021	/f7///sCAQH8Afv9AAH+/gACAf/7AAD//gABAP/+AAX+AQIAAAMBAv8AAAAB/wD/
loose word twice	-0.157	/Pn///IMCgHzBvj3APX7/fQQ/PryDvoF+v8G/wb9Cgj1/AgA+Q4DB+8EAP8F/f36
loose word typically	0.006	AQABAQEAAQABAAD/AAP/AAD/BAH//wEB/wACAAL///0DA/4AAQAA/wD/AAD//wIA
loose word up	-0.128	/QEDAvkEBP75/fgB/v0CBfgM//34DfkC/gD/AQIFBwP1+wYA/Q3/BPADAQAC9voA
loose word use	-0.03	/v0BAf3/Af7+//oD/gQAAvsHAQT7Bv7//wL/BP4CBAP8AAMD/f7//f/+/f0D/v8B
loose word user	-0.134	AP3/APQEAgD2AvT+AP3+APgJAP/8Df4A/wABAAH/BwH//gUA/gwAAPQAAAAB/wAA
loose word usually	0.014	/P3//wICAwAABAD7AAAA/wH//Pz9AAIC/P4EAAL8AAX/AQIA+wADBAIDAQACAP38
loose word ward	0.124	AQIAAAr7AAAK/ggEAAQEAAb2AQAI9gIAAgD/AP8B+f8EA/gAA/kAAAwAAAD9AAIB
loose word warehouse	0.016	AQIBAAP+/wAC/gIBAAIBAQL8AgAD/wEAAQD+AP4D/v8DAv0AA/8AAAMAAAD/AAEB
loose word watch	-0.082	/fr//voJBAH4BPn9APv+//4E/AD4Bv8B/f8B/wL8AwL8/AYA/QUBAvcDAQAF/f/+
loose word way	-0.016	AgMBAP78AAAD+/8FAAX9AAACBQEHAPwAAwD/AP4CAv4DAv0ABQMB//7/AAD/AgEB
loose word weed	-0.075	/QD+/PkCBAL7Afv+Afv8//oE//3+CPoF/f4C/gP/BgX8/QP//AcABPcDAgEA/vz/
loose word week	0.079	DAUAAwX19v0H+RUH/gcQAgf6BQoH+Q/3CAT8BPwE+PQECvUDCO799wj3+vv7CQ4H
loose word weekly	0.097	/wEBBAj3/PwH/gMF/wMCAwf4AwMF+QX8AgX8A/4D+P4IAvkCA/z8/Qn6/v4AAQYF
loose word well	0.151	AAoBAQ/1+v8M/AsD/w0AAAj0BgAL8wb/AgH7Af4D9gAJDPIAAvQAARL/AAD6AwAC
loose word west	0.084	AQEBAAf6AAAE/wMBAAQBAAX5AQAC+QEAAQD/AP8B/v8EBfwAAfj//gcAAAD9AAQB
loose word whole	0.131	/wEB/wz4AAAM/QsEAAECAQX4AP8H+AEBAP////4A+gIEAvsAA/gAAQsBAAD+AAAB
loose word win	0.064	/QAB/QT//wICAgIAAAMA/wL9AQAA/AIDAgABAf7//QMEAfsAAfwAAAYCAP8CAf7+
loose word work	-0.099	Avf1BvoJ+Pv2Evz+/fb99/0I8wQCDAQB+wMG/wvvCvv/8QkB8wkGAvf4/gALBP75
loose word write	0.056	BwEABgX+//4FAAIB/wT+AAX9AAAA/gH+Af8CAgH//f8CAv4AAPv/AQgBAP7+AAMA
loose word year	-0.188	APP3Au0OBP3vCvLx/vP0+fUS9fnxEfsB8gEOAQnyCwPz9xAB8g8JA+4CAf8O//v0
lost link and	-0.01	/fbvC/YIA/b8EgIE9wME6/b/9P4A/AIBAQkIDArlBAEA9QcJ9fYR/vv79vYT/gb2
lost link complement	0.039	8/397wUABhECCP/7Dvv+/AQB+fb6//0O9/AD8AD7AAb4/wXuAPoDCgYICw0G9Pf6
lost link means	0.019	AgMBAAD8/AAB/gED//z9/wAAAAMHAAEBBgD//wIBAf8DA/3/AvwBAAX/AAD8BP8B
lost link purpose	-0.014	/wID/v/9/v//+fn//Ab/AvsCBQACBPgCAwL7Bv4BBQEFBAAEAwT89/8B/gD/+wEF
lost link reason	-0.097	9/X5+fYPDAT3Cvn5BPX1+/kI9v70BfQD/f0H/gf2BAb19Q399gwFB/QGBQQK+vn2
lost link relative	-0.047	CwEAE/sACPQC//7/8vcM/wMHAg4EB//4/Qz+GgEGB/gH/AYQ/gj79P748uv8AQoG
lost link result	0.002	Av79BQID+foFCf/8/PkL+/r7AQX7AwL8+gEGBQL7A//+/P0F+QIC/P/9/P0CAwb+
lost link time	0.025	AggDD//58/AFBwAE/AQN+gYB/g4MAArwBQ4DDP39+fEKAv0OBPsA9QXu8PQGBw4D
lost of an act: any	-0.052	EfsDJvkABOL/+vkI8gASBAQHBBIFAvzp/RT6KP//Ce77/P8f/P776ADx7uD7/g39
lost of an act: helped	-0.008	CP//BwP//Pj5//r6A/wC/vwA/fv7//7//gQICgMBAgD/A/8F/QUA+Pz//vcC/gcD
lost of an act: joint	-0.03	EgMAFgH9//H8/QEB9PwAAQMIAwwFBf73AA/7FP0F//sCAAEP/wH97QDz9/EA+wwH
lost of an act: junior	-0.076	//v5/fgMCQT7DPz9Bfb4+fwG+vn9CPwB9PwH+wT0CQP69gr78wgIBvkIBAQJ+vv2
lost of an act: negated	0.09	DwoIEAXz7/UL8gYI9xMXBgj2ChEL+gn1Bw70EfYK9PANCPYLEOn48AXu8vT2CQ4L
lost of an act: occasional	-0.016	APn4BQIBBf79Bvv9A/3++v4C+v7//f7+/AMHBwb+Af8G/QIG/gIC//38APwA/AL9
lost of an act: others	0.069	CQYDCAT3+PwK/QgO/AkNBQb0BAgJ9Af4Bgf8BP8F9/cIBvQDBfX7+wj7+/39BQgH
lost of an act: partial	-0.04	+f/9+/4ABQQABfwBBf76/P0F+Pn8AfwE+/kF+gX7AQn9/gX7+AUGCPsHBgYJ+fv6
lost of an act: past	-0.036	9f///f0BBgQAAP3+Bf4D//0F/Pn/BfwJ/vv+AQEAAgb9/wABAwX/Av0D/v8C/PoB
lost of an act: planned	-0.023	Df0CFP8B//L8/P8E+AENAP7+AQv+Awby/Qz/D/8J//b+AvwKBgH/+Pzw9/b8/wcD
lost of an act: received	0.009	DAUDBwX7+/kF/AQG+AEIAgP7AgQF/gP6AQX9Av0E//oAAf4GCPr9+QD4+fwB/gwB
lost of an act: supervised	-0.054	Afv+BfoBBP39/fsB/PsEA/kF/Qf+BQP5AgMBCP/+BQb8+wII+wP/AvoF/Pj/+QT/
lost of an act: uncertain	-0.014	BwoIDAH18/cF8wEL9wYKCQH7CAwGAQX0CQr2CfcK/fcGBvsHBf/6+AH2+fr3CgYK
lost of an act: watched	-0.039	AgMECPv7+fv8+/4E/AMEBf0DBAADBwf9BQb+BQACBAH9AQEGBAb8/Pr5+vr8BAIF
lost: any	-0.084	EwD+LAAB+tz6/v7/6QEUBvsGBwoA/wrnBB8ANgEFB+/5/AYiBP755/vk7d0C/BkK
lost: helped	0.02	BAIABAL4AvoA+wX8/gP/AQIB/f8C/Ab0/wT8FP////oDBAUB/f4B+wL///kCAQcB
lost: joint	-0.056	Bfn/FP3+BfIB+fYB+PP5AAAD/QgECfj3/RABEgT8C/X7BAIP+wf/8vfz/fUC9wkB
lost: junior	-0.021	/QD7AgAEBwL/APz9Av0D+/0F/foBBf8A+/0F/wP7AQQAAQH+/QMEBf8BAQEB/gD+
lost: negated	0.021	F/4DH//26eoD/P4F7QsXCAEBDRMH/wfuBxb0GwAK++sECPwUC/r17Abr6en8DRoH
lost: occasional	-0.023	Bf78Bvz7//gG/QMAAQMG/gD//gMGAAH/AwMECP/8APYC+QIDA/0A/QECAf4A//z+
lost: others	0.012	Af78AQL8AAAB/wUCAQQB/gX//P8B+v8C/gH//wcABAL9+gP/BfsA/wf/AQICA/4D
lost: partial	-0.005	FwkFG/wA8ugG8AEM7AcTCAb9Bg0A/RDoCRb2HvoJAOwLBfsYBvz47wHl6+32CxIJ
lost: past	0.082	/gsJBwn2+/wF9gUI/woKBAj2BgML9wb/CgT2CPkH+vsKBfQFCfv8+gv9+vv8BAIG
lost: planned	-0.023	FQUEHgL6++gD/gAB8QgWBwH+AgsE/gnsBRP+GvwB/Oz//gEUBvb47gHs8O8AAQ4K
lost: practice	0.126	BwgFCA3z9fsM9wsK/A0IBQb2BgUI9gj6BwX5BfoH+PkJCfQECvT8+g34+v35BwgI
lost: received	0.005	CAIA/AUCAgEG/AX9//sHAv78CPwH+wL/AwQBB/v+APwABfsBAPz+9wX9//oC+wcJ
lost: supervised	-0.023	BP4CB/wD/fkD+/kD+f0KBfoDAAn5BAb1BgYACQP/AQIB+gILAQD8/Pv++PX//gsC
lost: uncertain	-0.107	AQMDB/T//vr8+/cC+fwFBfgGBQYBCAD6AQb7B/0HB/oABP4FAgX8/Pn6+/z3BgMI
lost: watched	0.044	BgkICwX58/kF8AcO+goICAP6BwIJ+wv7Cgf3B/sG+PoFCvYHC/v4+gP1+fr5CwUK
many for 1, JJ, share 1	0.007	/v7/AAD/AAAAAP0AAPz/AAH+/wD9/wAAAAAAAAD//gH/AAMAAQQAAAIAAAD/AAD/
many for 1, JJ, share 2	0.044	AQIAAAP7AAAEAAQBAAIB/wX6AwAH+wEAAQAAAP8C/f8CBv0AAP0A/wb/AAD9AQAA
many for 1, NN, share 0	0.065	AAQBAAT6AAAG+gQEAAYBAQb5BAAJ+AMAAwD8APsH+QADBvoABfv/AAcAAAD3AQAC
many for 1, NN, share 1	-0.065	APz/APsEAQD8Cf79AAD9//oE+wD8BAAA+wAEAAL5AQEB/AYA+wYBAPwAAAAGAf79
many for 1, NN, share 2	0.027	AAIBAAf8/wAD/QX/AAYAAAD9AgD//wMAAAD/AP0F/wABBPoAAP4AAAEAAAD//wAA
many for 1, VB, share 0	0.035	/wEBAgL9//8C/gABAAQAAAH+AQAB/gIAAgD+AP0D/wEAAvwAAwAA/wP/AAD+AAAA
many for 1, VB, share 1	0.069	AQMC/wb+AgAJ/QYEAAICAQb7A/8I+v0AAwD///0E+/4BAfoABP0ABAUCAAD//v8B
many for 1, VB, share 2	0.012	AgQCAwL9//8F+PwCAAYAAf8AAwICAQP+BwD6Af4I//4CB/kABv///QT+/wD/BAQC
many for 1, none, share 0	0.03	/wEBAgH9/v8D/P4DAAYAAAP8BQAG/AMABQD7APkI+wECBPsABf7//wP/AAD7AAEB
many for 1, none, share 1	0.07	AQEAAAr8AgAGBgoBAAP9/wP7//8C9wIA/wAB//7+9wIF/wAABQABAQkAAAAFAf79
many for 1, none, share 2	-0.062	Afr9A/4F/v/8Afv9AP4B/vkE/AD9CAL+AAECAQT8Bf/4+wUA+gEC//j/AAAE/gH9
many for 1, share 0	0.077	/gMCAQb4//8G+QAFAAn/AQf5BAAI+AIABAD7APoI+AEECPYACfv//wr/AAD2AQAD
many for 1, share 1	-0.008	APr+//0EAgD/BgH/APz9/wEA//4E/AAA/wAD//7++gH9/QIAAQcBAwYBAAAE//39
many for 1, share 2	-0.009	A/z/AwH//v7/APz+/wEB/gD4AwICAgf9AwH6Av8I//3/Bf0B/voB/f7///8CAQMA
many for 1, sibling, share 2	0.014	AAUCAAT5AQAD/wMAAAb/AAH+Av8D/v4B///+/wAFAAICAP4AAQMAAf4CAAD/AP4A
many for 2, JJ, share 1	-0.219	//b9AOwOAQDsBu78APj3/fEV+f/xFv4A+wAFAAb4EQL29wsA+RICAOsAAAAI/vz8
many for 2, NN, share 1	0.144	/wgAAA33/gAO/AkBAAUCAAz1AAAR8wUA/wD9AP4D+QAEB/QAAfcAAA0AAAD6AQEB
many for 2, VB, share 0	-0.003	AAIBAAH9AQAB+/8AAP7/Af4CAwAD//4AAwD/AP4GAAD/AfwABQIAAAIAAAD8AAAC
many for 2, VB, share 1	-0.083	Av4AAPsB/wD6//gCAPsEAfwHAAD8Bf4AAAACAAEBBP8AAQQAAgQAAPsAAAD/AQEB
many for 2, VB, share 2	0.143	AQUDAAv2/gAK+goBAAUBAQj0BQEI8wQAAwD+APwG9v8GB/cABvgAAA4AAAD6AgEC
many for 2, none, share 0	-0.043	AP4BAPsCAQD8/voAAP7/AfsEAgACAv4AAgAAAP8DAgD9//4AAwYAAPwAAAD/AP8B
many for 2, none, share 1	-0.013	Af7/AQEB+gABA/n/AP79/QAD/gEEAwT+/AAAAAH/Bf4CAwAA/QIB/gH9/wACAwP9
many for 2, none, share 2	-0.1	AP0BAPcD/wD5+vgBAPsAAPkIAgACBgIAAAD/AP8CCAEAAQAA/wYAAfgAAAD+AAAB
many for 2, one place	0.036	AAEAAAP9AAAD/gIBAAIAAAL9AgAC/QEAAQD/AP4C/gACA/0AAv0AAAQAAAD+AAEB
many for 2, share 0	0.005	AAIBAAD7AQAC+gAAAAD/Af8BAwAD/v8AAwD/AP4H/gD/AfwABAIAAAAAAAD8AP8C
many for 2, share 1	-0.008	AAD/AQH9+wACAfwCAAEA/gIF/gEFAgb+/QH/AQEAA/4DBP8A/gIB/gD+//8AAgP/
many for 2, share 2	-0.067	AP8CAPwA/gD++f4BAP8AAPwDAwADBAIAAQD+AP4EAwEBAv8AAQQAAfoAAAD9AAAB
many for many, JJ, share 1	-0.11	Af8CAPcE/wD4//0AAAH/APkJAgH7Bv8A/wAAAAEACP7++wcA+wEA/vX+AAACAAH/
many for many, NN, share 0	-0.115	Avn9AfcI/P/3BPn7//r9/vkK+gD5Cf8A+gAFAAb6CwD8+wkA+QcC//T///8H///7
many for many, NN, share 1	0.05	AAH/AAT/AAAD/wD/AAIAAAT9AAAG+PcAAgAAAP4B/QD9AP0AA/0AAAkAAAD9AP8B
many for many, VB, share 0	0.021	AgYBAQH7/AACAP8CAAgB/wL9BgMI/AL/AgH3Af8G/PoGBfUACfwA/gT+/wD6AgQB
many for many, VB, share 1	-0.029	/fwA/fwBBwH7Av/+Afv/AP7//vz4//4B/wAC//4BAAD/AQIA/gAAA/0DAAAF/gAA
many for many, narrower, share 1	0.02	////AAEAAgABAf7/AP39AAT6AP8A/f4AAAABAP8A/QAA/wIA/wAAAQEAAAAC/f4A
many for many, none, share 0	-0.057	BQH9A/oC+P/+A/38/wAC/f0H/gMCAQH+/QIBAgT/BfoBAAEBAAAC/fz9/v8BAQT8
many for many, none, share 1	0.04	Af8A/gL7AgEE/wb+AAMCAAT/AP0A9vgBAQAC/v4A//7+AQUA//UA/wkAAAD8AwMB
many for many, none, share 2	-0.038	AAH///oD/wH9/PwCAAH9AP0HAAECBf79AgD6//3+AwH+/v8AAQQAAPwBAAH/AP4C
many for many, share 0	-0.106	BAH+A/UH+P/7Bfj9//8B/f0GAAP9AgL+/gL+AgUBBfv++wQB/gcC/fX9/v8FAAP7
many for many, share 1	0.012	A/8B/gH8AgAE/gf9AAH/AP8FAPz++vcB/wAC/gH///79AQcA/PkBAAMBAAD//wEB
many for many, share 2	-0.024	AAL/APkE/gD+/P0DAAL+AAAEAAEDAAD9AgD5//3/AAH+/v//AQQAAP4BAQH+//4C
new a	-0.01	/fb0A/8N+v73CQT3A/YF7QEE9fz8BgIB/gED/xDw/Qb99wn8+foS/fkJAf8F/vz1
new about	-0.066	APb3+PwNBAb9Cvz7BPP/+vwE9Pr4BfsG9/0I/wj3AwT59wr89AcLBPsGAwQJ+P34
new across	0.172	CAkHBA/s+f8U9A0FAAsLAg7xBgMK9Ar9AQH5AfcM9PgPD/AADO38/g/8/f/1AAUG
new act 1 above all	-0.005	AAQBBfwFBfr++/8E+ggPDAMCBwUFAQP1AQEEBPn/AAT+/AIHDAL+AgEA/Pr5/w0B
new act 2 above all	0.112	BxEJBwrz9P8G9xAHARALBAr3DAcL+An5BQX3DfsI8/gQEfIFC/r7+Av1+/jzCwgE
new act 3 above all	0.018	A/v9+gD6AgH9/AgE+fT//wj/+fgGCQcC/wMF+gMDAvsA/AMDAfn8AP0A/f3/EPYH
new act of level 0	-0.126	+Pr8/PIGCgP2AfP+Avr3/fgI+v78CvYAAP4BAAL5CQX6/Av++A0ECPQEAwEE+vr+
new act of level 1	0.014	A//6/gYKCAX2HfrrBwD37gYB8wH1//gE9f4V+wbsAQL79wD68AEV//4EBAYU9/vm
new act of level 2	-0.026	BvL9/AMLAv/1DgYC+wD/+QQD9QD1AAH+BAH++Ab++wID9gb///8CBQAFAQQEEP/9
new act of level 3	0.028	BgAFA/78/f/+/vv9+P8R9gH9BwwBAwAA/gP/Bv4A/AAHBgIFAP8B9P8A+/z9/RD4
new act of level 4	0.047	/AkC8/0D/g4E/hABBwL7AP78BPkI/QALAPID+AQG+Qr/B/73BfkDCQMJBwb5A/n+
new act of level 5	0.098	BAYG+wP7AQYJ9gQC/wELAwT3BfwI9wf9BwL5B/wC/fcLB/gACvj8+AoC/fz7AQQD
new after	0.082	+wL8+wj8+wMDBg4AA/wD/Ab3+AAD9wYB+wD+/Af++AT/Agb9+voGAwcBAgIFAwT8
new afterwards	-0.055	/vz/AvwD/wD7BPz+Afz7/vwF/v78BfwB/wEBAQP9BQP9+wQA/QcDBfsBAQAGAP77
new against	-0.024	/vr7//0GAAD6Cf37//0G+v0B+gH9AQX//P0F/gL5AwD7+QP99wUHBP0DAAEGAP/3
new ahead	0.04	AwIB/wT5/f8D/QUIAAAEAQP+/gEJ/AT+AgL9APsEAfwBAf0CA/j8/gT9///+BAUG
new all	0.19	Eg0HDw7x7PIN8RgP9hUXCRPvDRMS7hbuDxDxEfUM8e0SCvEKFOry8Bbz8PTzExoU
new alone	0.064	/P8A/QX/BgIDAAX7Afz7AAX6//z4+/8E/f0D/gIC+wP7/gEA//4BBQYEAQEC/vz9
new along	-0.024	/Pr+//8HBQAAAwD/APoA//8D/f4CAv0C/f4C/wT9BAIB+gcA/AEBAfoCAAAE+v8A
new alongside	0.057	/wD//wMD9/4D+gUC+QEGAP//A/4B+BD/CAn9A/8DAAIC/v0K/v3/AAH7/f4CAf4B
new also	-0.019	+/wBAP4B+//8CP/3AAD/+v4B//75AQYA+wEGAgT5AP78AAMA+gMHBvz9/wAJBv31
new always	0.131	CwkGBwrz+foK9QsJ/AwJBgf2CggK9gf4CgX3BfkK+PUHCfQCC/f6+Az4+/z2BgkJ
new an	-0.08	+vj9+/cNDQP1EPzxB/7u8vgJ9fnxBPUK8/wPAAf3Bgb0Awv/+AsQCPQCAwIQ+ffs
new and	0.023	Cf//A/4C7/sF9xAE+AYGAfv3CggG/w/3/gsACgAI/vcGCPkA+P8A9wX69/IEDwoB
new any	-0.072	9vf4+/gNCwP3CvfzA+/7+/wG9fv7BvcE9/0J/Qn4CQT09gf98gUGBfoGBAMJ8vr5
new approximately	-0.052	+P3++/wEBwP7Afv7Avr6/v4D/Pv9A/0E/v4B/gP/Awb8/gX//gMDBP0EAgEB/Pv/
new around	-0.063	A/8ECvwG+vj4+/4A9AEFBv8FBQn+Cv/8AQX/Dv//AP3/AwMOAQH6+/7y+vn+BQAE
new as	0.078	BgL/BQgF8v0DDAf//QIJ8wH6/gMH9gYBAAcIBgH2+vwF/PoG9fkOAAwA+PgEBwb2
new at	-0.075	CfP5DPkS+fX5Bff99f4E9f8J/AD3BQXw+wwLC//vAf3x/gkL9gQJAv3x9vgE/wby
new away	0.036	Cf3/CQf99foAAwP+/f4G/gP8/AUC+gj6AAUCBv/++/cBBP4E/PkC+Af3+/wBBQf9
new back	-0.021	+wL+/P/+BgMB/v4AAv7/AP4B/fwDBPkE/PwC/AIAAQf7Af/9/wgCBvwGAwL9+/z9
new because	0.082	BwMBBQT+9/4G/AcD/gcEAQn5BQcF9gb7AgL3A/0D9/kEBPsCAfr+/Af8/v78CAMD
new before	0.055	/Pn9AwYCBv8DAf/6AfoFAAT7/P7/AAAA+gAFAgL+/QL5+wEB/P8BAQYC//8E+wP8
new behind	-0.106	9Pb8+/cMDQP4C/X0AvP7/PoM9/n5CvgJ9fwI/gn3BQz5+Av/9gsFB/YHAQEH+fj2
new below	0.098	/gEA/wr/AwEFAAkCAQH+/wX6//0B+f4DAf4A/wAA+wP+Af3///kBAgoDAgH//v3/
new beside	0.007	BAL/CP8B/foB/wEH+wADAv4A/AIDA//+AQQABAL8AfsH/gAGBP39+AT5+vr7BQUG
new besides	0.217	BggCAhT1/P8Q/w8AAAwCAA7sBgQL7QT+AAH+Av0B8/oOCvcAAe4A/Bb9/wD9AwMB
new between	-0.053	+Pv9+/sHBwP8Bvz5AfUB/v8D+vn9Av0E+fsE/AX7AQr++gn/+AkDA/sEAQAF+/38
new both	0.029	BQMAAAP9/gAG/AYE/gIFAwH8AQQE/gb/Af39/gAF/f4DAf0AAvz8/wD//wH/AwMH
new but	-0.087	/v3+/foGAwL8A/n9Afr//vsG/P78B/sC/P4D/gT9BQT7/QT//QYBAvoCAQED/P7+
new by	-0.068	BP/5/AAAC//9C/f9/fUE+fYD/P79APYL/gMIBAT2/gT97wH/+QMPBPwABfsL8/7y
new chiefly	-0.014	AAL+BP78/f78BPz/APkB/gAD/v///wT9/QIAAQL9AAEBAgEA+wEC/f/8AAABAQcA
new consistently	0.045	AgMBAAT9/gAE/gMCAAQBAQL9AgEC/QH/AQD/AP8C/v8DA/sAA/z//wX/AAD+AQIB
new currently	-0.138	+Pj8/vUNBP/0Bvb7//f///YI+vv3CwAD/v8EAQb6CwP49AwA+AoBBfIEAP8G/Pr9
new daily	-0.019	+/769/sFCAYAB/v0Bv789/0C//r6CPYH+fsG/AX6AAP+AAP89/8IBf4HBgUH/Pr+
new down	0.138	/wYHBg739fsJAg0B/gwC/wjvBAUH9gv6CAX8BfgE8v8NCPACB/IB+xD8/f79AQP/
new during	-0.072	//v7C/cJA/j8A/v6/fwB/v0H/QEAA/r6AAoBCgT7Bfr6+gkJ+gkAAfv6+/cB+gT9
new each	0.035	BwH8CQIA+PX+AwP6//0F/QECAwED/AH2/AsABgT2/vP9/QUFAAEG+QP5+/0DBwf4
new every	-0.006	C///CvoA+fj5BwL7/AcE/v7+AwH+AgL3+ggFCAMBBvb9BP4EAgIC/Pz5+/sD/wL/
new for	0	Cf0BE/b76/AJ+wT98wEMAQMAAQkE+wvz/xMAFQL//vb7Af8TAvv99QLu8vAIEhEA
new fortnightly	-0.083	+fv+/PcJBAP4A/r8Aff+//wJ/fv6CP8G/f4F/QT8Bwb4+Qr/+QsDBvYGAgIE/Pr8
new from	-0.015	/f7/CwD+9fAAAgAG8QEIAQb9BA74/gH1BQ3+F/8C/PgB+gsU/vf8+QT08/ABCQf+
new half	-0.135	/Pf6/vMNBgL1DPL2AfT4+PYM+fz4Cf0C+QAHAAf4CgT59g3/9Q0HBPADAgII/fz2
new how	-0.003	/v79AgABCAD9BPz6Af38//3+/vz8//oB/P0EAAT+AQX//wEA/QEBBAADAgAC/P//
new i	-0.117	Avf4B+8MCPbwAf37+/4DAPYL/Qb4Bfb3/gkCCgP8CAH2/goI+AoE+/L9/PoDAgL6
new in	-0.074	/PHsDvoL+Pr9C/r5Aez79fkL9f/+BP717wgECQvwBvn/8REG9f0M9vb4AQMNAQL6
new into	-0.049	Af/9//sBAwICAPr/Af0B//0E/gD6Af0C//0A/wL/BwP3+QAB/wECBfkHAAAD+gH/
new it	0.048	Afv8/AEG/gMIBwX+Af4J/AL++QME9QED/PoJ9wX2+wEF+Ar+APcD/AMCAAED/wf6
new its	-0.015	Af79AgAGAP4AA/8B//3+/QAA/P76/gIC+wT/BAAA/gD+/QME/f4BAPv7/fwD/AL/
new jointly	-0.096	//7/APcDBP/5Avn///oCAPgI//7+CP39/wECAAIACQH6+wIB/gf+//cAAAAA/QAB
new largely	0.036	A/3+/gUD+QEABQb9AAP7/f/7/QL2/P/8/P8E/wP79wD/AQQA/QAD//7+AQEEAQD9
new later	0.104	CQsEBAr2+f0M9QwN/g0HBQn1CggQ9An5CgXyA/gK9vgJBvECCfX7+w78//73BgcK
new link and	-0.043	BgcABv/7BwH///rz/fsC/gMFBQX6/fn6AAIHBv4BBAP7Bv0E9gYB/AD/+vT/AAr5
new link complement	0.003	/wUABAEI//4AAv4A//3//f8A/vv4Af0A+gEC/QD5BwP//wMEBf8FCv4B/fz+Av74
new link means	-0.124	+Pj1/PMPDQjyDfL0B+8D8vQM9/fxEPAT8fkWAQ3xCgT68w387QwRCPEMBv4O7v3u
new link purpose	0.009	Av7/APwB/gEIAwb/Av0E/wH8/AD3//z+//4I///++fr8AQT//voFAQQDAAEHBgb8
new link reason	0.003	Bf//Bf4A/f4A/v8A/gIEAAEFAQL+AAAA/wL9Av7/AvsA/wAC/wIA/QD+/v39AQIB
new link relative	-0.012	CwAEFQP/9ur5AfwA8AQEAAb9AQj0/APqBRAIFgICBvgA+gET/vsK8P3w8O0IBAv6
new link result	0.019	CQABAAf//PwAAgwD/QUK/wP8/AH7+wsBCgH6AAIC+PUE/gABBvsE/Ab9/fr7BgAB
new link time	0.009	/wL5BgYGA/4IAwIB/gAC/gAA/v3//gX6/f8BCAEAAgECAgIF+vUB/wT8/v4B+wYB
new mainly	-0.033	/f79/f4HBQP+Bf79Af77+v8C+/0BAfsE/fwE/gP5AQL8/v//+wEFAv0DAgIE//z9
new me	-0.248	9/b9AuYLDP3vCej1/vH8/fIU9vzxFvEA/AMIBgb5Dgf19A4E+xoFAecA/v4I+AD3
new monthly	-0.107	9vz++PkGDQX4B/j5Bvr4/PkI+Pb5CvML9/cJ+wb5CQz6+Qj7+AoFCfYLBgUF+fT6
new mostly	0.042	AQIBAAT7/wEC/gP9AAD9AAT8Av8A/QACAAD/AP0D/v8BBf8AAP0AAQP/AAD/Af4B
new my	0.032	Bvn3BAcU+P//FAcB/vcF9/398QP8+Qj++AIFBAft//v58g7/8vwI/gL5//0IBwH5
new myself	0.22	DwkGDhbw8vkV+RQJ+wwIAg/qBgkL6Qr2CQn4CPcH7vYQCPgFBuz/9xb3/Pv7CgcC
new nationwide	0.148	CwoGCA7z9voN9A0K/A0IBwnzCwkL8wj4Cgb2BvgL9vUKCfIDDPP59w/4+/v1BwkK
new never	0.029	BAP/AAD//QAD/AEFAAIDAgL9AgIG/Qb9BgL6AfwE//0DAf0AA/3+/wP/AAD8AQIE
new newly	-0.031	Bf79//4C/QH7BP77Af/8/v4D/P/+BPsD+v8E/wT7Bf3//gf/+gID/vz+AQECAP78
new nightly	-0.036	/Pz+/PwABgP9BP38Av37/f0E+/38BfsD+/0E/QT9AwT7/AX+/QIEBfwDAgIE+v36
new no	0.06	AP7+/wQDBP8CBQMB/wIBAAT++f0A+/0B/wADAf75/AMD/AEBBPoA/QkBAP8CAf//
new not	-0.186	+/T6/u4ODQLxDfD2A/D5+/UQ9fnyE/EF9P0L/gn3DAry9RD+8hMIBuwEAwMO9Pf1
new now	0.03	BwEABAf9+P4K/wYH/wgDAAL9AQME+wP9AgL7Av8A+vwHAvwBAfb//QT8/v8ABQUC
new occasionally	-0.122	9/r++fgJCgT4B/f5Avb4/fgK9/f1DPMJ+fsI+wb5CQ35+Ar++AwGCvUKBQQI+Pf4
new of	-0.118	DwEAG/oM7N/4BfQG6gIG+/kOBAgCCgjjABr6Hgn8BvP99wMf+Qb+6/fp6egDCBD9
new off	-0.028	+gEBCQMABfz//Pv9/gX/Af4DAP78AwD/AQL+BPsAAQf7AvoD/goBB/wC/v0C+v3/
new on	-0.071	Bv78C/oH9vUABAEF9/z+/vkK+QMABQT+BQ8GDQL8AP0A8P0QAAEE+vf59vIAB/4C
new once	0.084	BgYBBQP9+v4K+gUE/QcCAgT8BAYJ+AX+BAT5BfsG+PkKBP0BA/f//QYA///9BAIC
new only	0.029	AwMAAQP9/v8F/QMD/wMEAQEAAQID/gAAAQH+Af8B//0EAvwBAvz//QX9/v/9AwMC
new or	0.056	AwUB/wX+/P8H+wgD/gEGAwX6/gMD+wECAv0B/f8A+f/+Af/+Avz9AAUCAf75AgAG
new our	-0.107	9vX5AfULBgDzD/TzAPf8+PcQ8PnyCvYG7v4P/wrzCgj88w0A9AsIAvMBAf8M+P72
new out	0.01	/Pz9+fr+AgUG/gQIAQIHAQX8/P4J/gMCA/39+AQBAQL9/vgBBv/7BPwGAP8FAQID
new over	-0.049	EwgLJAL66d//8PgM5QccEwQIDxYGBxTeDiHyIvoQAO0AAvoeCvzv6Prm5+LvDh0V
new per	-0.106	+fr9/fcGCAX5Afj7Avn6//cK//75CvgF+/4BAAT/CQj6/AYA+w0ABPcCAwAEAPn/
new regularly	0.116	AQX++wj5/wUH/gYBAwb+/gf2AwAI9gICAvz9+/8A9wAIBfb7A/cBAQwCAgT8AwIB
new roughly	-0.086	A/H7A/kP/f32D/by/fYF+/YO8wLvCAL+9gQLBQr4CAD49wwE9gkJ+vH7+/sMAwbz
new round	0.089	BAUBAg34/f4J/AkEAAcIAQb3AgIB+AL+AwH8Af0C+fsDA/oBBPwA/Ab8/gAAAQYB
new routinely	0.096	AgIAAAj5/gAH/wcBAAYBAAf2BAEI9gMAAQD9AP8C+f4FA/sAAvn//wgAAAD+AQEB
new since	-0.048	+P3/+fsKAAT+Bvv8APcD//wG9v0BBfwE/gEE/QL4CAH/9wj/+wMB//0E/gAABP0A
new single-handedly	0.18	DgwIDhDw8/cP8BAN+REOCAvxDQsO8A31DQrzC/YN9PIMDO8HD/D39BH0+PjyCQ0M
new so	0.137	EQ8KExDu7fER7w0P9RAQCwvzDg0O8RDvDxDvEfIQ8e4SDfALDfD27RDv9fXyDA8Q
new some	-0.007	+Pv7/QACDgT9BPr3A/z8+AEE/PkCAPkG+v4HAQP7/gH7/QcB+QUFBAIDAQAE+f36
new sometimes	0.08	AgMCAAf5/AAI/AcFAAQBAgP8AgAF+gIAAwD9AP8C/P4HA/wABPf+/gr/AAD9BAID
new still	-0.045	APr8APsKAQD3BPv7APwA//0C+gH5BAD/+gAEAAH7B//5/QcA+gYC/wEAAAADAQH9
new successfully	0.153	DAsHCA7y9vsO8g0M/A4KCAnyCwkM8gn3CwX1BvgL9vQICPMBC/T6+A75/P32BgkJ
new such	-0.131	//v++/YJBQP0CPb5Afj7/vgJ/f/5CvkD/P4D/QT9BgT6+gn+9w0DBPMGAgEH+/n6
new than	-0.031	/Pr8/f0GCAT9CP37Afv5/P0D+f7/BP0A/P0G/QL5AAP89wv7+AUHB/0JBwcK+vn2
new that	-0.089	DPn8EvcK8+/5B/X98PQG+vUF+hD1BAPu/xcFGAMEDPEA+wQQ9/0H9PXr8fAIAwz7
new the	0.007	BPr6Afv69f70CgAC/gMK+v4ABgb7AQX2+gIGA/7y/AD9/wP++/gKAQMA+vwLAg/2
new their	-0.083	+/7+/PYCCAD6//z9/fwABPsHAfz6AfoH+/r8/QEGAgX6/wEC/A/8CvYGAQAC+/wF
new them	0.026	APr/+wT8BAT/AgD1AQH6+gH/AwD6/fgD+/0FAAP7/v8DBAIB+wIFBgAF/wAE/Pn3
new then	0.044	AAP+/vn/AwIFBAMBAQD7/wMBAf0F/QEE/f0D/AP7/AIG/v0A/vgBBwIFAgH9/fz+
new they	0.016	+v78+gMBBwUDBAH6BPn5/f8C+vr5APgG+vsG+gX7AQb7+wX9+wEDBgMGBAMF/Pr7
new this	0.074	AgIAAQT9/v8F/gUD/wIBAQX4AQIH+QH+BAH+AP4B+v0CAP0AAP4A/wYAAAD/AQEB
new though	-0.219	/fb9Bu4LCPzvB+34//H9AO8T9/rwGPf/+gMHAwX7EQXw9RAC+BcCAer/AAAK9/z6
new through	0.188	CQsDBg77+v4JAxEI/BAE+hHwAQUI7wj6AAP2//wC9/4RCPj/A+4F+RD+/f77CAz9
new throughout	0.053	BQQECQb4+PcE+AcI+gkHAwP+BgcG/Qj3BQf5CPkJ/fcCB/kEBPj8+QP6+/32AwkG
new to	-0.066	Afb7A/UH+vT6Avv0+f0S+PgC9gL2Agf8+QAMBwP6Cvj8+QkF+P4JBPr5+fUKBgb3
new together	-0.112	+gMA/PUGBgT6AfT8Afb8AfYL/v76EP0E/vwB/gIDCgf5/AL+AQ//BPUFAgH++vsB
new too	0.075	BQUBAQf5/QAF/AYBAAcDAAX4BAIF+AP9AgL+Af0D+fsEB/kABPkA/gj+///8BAQB
new twice	-0.2	9vH59+oSDwTrEO/vA+30+PIR+PnuEPYI9f0K/Qz5DQrw+Az+9hMHC+wGAwEL+vr1
new typically	0.009	AwACAQL+/wAC/gIAAAUAAAD/BQIB/wIAAAACAQEA/vwEBP4AAQD//gD/AAD//wIA
new under	-0.072	/fv/BPkJAfv5BPn8/Pb+APcJ/P36BvoB+QMBBQX+BwEC+QQF+gEA//kA+/wH/f0B
new until	-0.141	+/7/A/UHA/34+/T//v38BPcKAf78CgL/AwP7A/8ECgb8/wQCAgv7AvQA//4C//wG
new up	-0.078	//YA/PoKBv/yB/n5Afr4//kL+/nzBfIB9f4BAQb6AwP9+Qb9/gUAA/j8BQUJ+fn6
new us	0.022	BwQDCAD++/v//P8I/QIHBQP+BwcF/Af4Cgb3BfwG//cHAvoGBfz6+AP4+vv4BgkK
new usually	-0.06	+/v8/PsGBgP6B/73Afv9/fsI+vv4CPwF+P4J/wj4Bgf5/Qj/9gcGBvoGAgEGAPf5
new weekly	-0.014	+fn7/P0ECgP6B/z8BAH2/AID+fn///UE+/4E/wP5AQb/+gT/+gQDA/0GBAIH9vz6
new well	0.091	/QYAAAn5AAAJ/wcAAAj9AAT8Av4F+QEAAQD9AP8B+QMCBv0AAPwAAgcAAAD7//4A
new when	-0.049	+ff39/sNCAb6DPr6B/b79vYI9fX3C/sL9vYI9wnxBAX79An58QYMB/QHCQcQ9/v0
new whenever	0.209	CQkHBBLu9v4R8xEK/xMFAw7tDAQO7Af9CwP1AvIM8foMDugBEO38/BX8/v/4BwMG
new where	-0.11	/P0AAPcIA//7APcD/v78AfkK/f7+Cv4AAQL+AgP+CAH++QYBAAr/AfcBAP8C+/0A
new which	0.029	CAEHD/4G8/H6AwQE+AIGBAj9AA35+wrsBgwIDPsBA/UB/gIMAvcC9QPy9fgABxD/
new while	-0.01	DQP+EAAB+/T9AQD99gQD/AH8/Af9/Qn0/wwBEP/8APj6+gQK+PkJ/v73+fgF/QH1
new who	-0.12	+Pv6/PUMEwTzEPT3Avbv+PcL9Pj0Cu4N9foLAAvxDAf29wn++QkJBvcKBAEN9PT0
new with	-0.02	FQgAE/4C9ej7DvwB8gYLAfz9AwkABRLzAxH9GQYCAPL//wEUAfoC7/zt7+wCDBD7
new within	0.015	+QIB+QIBBgQEAQEBA/8CAQEA/vwEAfwG/vwC/AH//gUC/v3+AQECBgEFAgIA/vv/
new without	-0.068	+Pb8/vsJCQP5D/f2BPL8+PsF9vr3B/gE9v4I/gX1BQj9+wn/9ggHBfwFAwIJ+fv1
not said: any	-0.018	Gv0FNPv//dIF/fz/3f8UBP4BBhX/AgTnBiv7NgcCAd/6AgEvAvz83//m3NMCBRoA
not said: helped	0.087	FQYIHQj4/egJ9QUH8wcFCQb3BwsO+wrxCBL5G/cO/O4ICvsRCPn67Azy8u79AhEF
not said: joint	0.001	C/0BDwX2C/QB/P/+9gEB+gH+/gcE+/r8AQ//CQL+A/0FA/8KAgEE+gT7/Pr++Qf/
not said: junior	0.087	BgkACwj7//oI+QgF/QMGAQn5BAQL9gj2CAf7Cv0G+fsGBfoGA/cA/Qn7+vr3AgkD
not said: negated	0.041	GwYIHQr76+gE+QcI7Q0XBwD6ChsJ9xDrDBv0G/0H+eEHB/QTCff36v/n6ev5EBkF
not said: occasional	0.017	AAD9DP/3//cF/QMH/P4JA/37AwQEAwv9AgT/Cv38/vIH/gIIAfj8+QP3+/oDBgUD
not said: others	0.014	A/z9Dv0HAvgHAgj9+wMDAAYA+wD7/Pz5AQgACwT+APn6//8F/vb9/QH6/v0JBAH8
not said: partial	-0.005	DgQCEwP5/vAC+gEA8gQCAgcAAg/7+QTyBBH2FvoD//cEBfsSAwL48gLu8PP4AA0H
not said: past	0.1	/wcHBw33+v4H+wgFAAwJAgn4AgEF9AL/CAL6BvkE+fgLBvkFBff9+wj6+vwABQQC
not said: planned	0	FAcFGP8B9+35+/8F8wATBv39AAv9/wbvABX9FP4G/uj8Bv4QC/P48P7r7/H/BQ0J
not said: practice	0.117	BAYEBQr39/0J+QgI/goGAwf1BgUJ9Qn5BwX4BPoH+PkICPUECfb9+wz5+/36BgcH
not said: received	-0.015	C/7/BAEDCvoEAgL9+P4IBAIDAQAE/vr3/goBC/8DB/X+/wIIAgH69Pz1+vYB+wcJ
not said: supervised	0.135	CwcKEA738PMO+QsN9QwQBw7yCxAJ9BPvEgzyDvUK7vcRCvMMDe339hH59fb4BhIH
not said: uncertain	-0.034	CggHCvz78/YC8wYJ9QcOCv0BCgwDBQrzBwryCvcJAPQFB/YIBv/59wH0+Pn3CwoM
not said: watched	0.017	/wEECAP5+fwB+/0I/AUFBQEBBwQE/gf/Bgn5CvsH+vgEBvgJBwH69gP29vj4BgQH
number dropped	0.121	LwwPLQru2M4L8hIT0wcfERfwER8S9CvWCinvKvkL89oTEfMjDPD14BLP0dLyIyYK
number in another form	-0.044	HgsKIgX+4Nb/9gAM2QwaFf7/CxkDABzhCiP0KPoKAN8MBfskCQPu4QXX2tjzFhYP
number in another period	0.458	CRAEByvd8vwn7x4R/iMNAx7YCggj1gz4DgTzA+0L3vUaHdsDFdz99jH4/P3vCAwP
number kept	-0.007	/P75B/4GAPr2CQn56/gI9/3/+Qb/AQ//+gMHCwT4CgP59wUL8/4MAgL78vUGCgT+
number looser	0.014	/gEBAAf+APsDBf0B/gH//QT6Af0HAwX++wUFBv78AwH/BAAE+gAB/QH5/P0EAwH6
number new	0.289	MSUlNx7h1c0g2ice0icsJR3hKSog5yvQIDnaPOIp38sfJds4KdzX1iDJzs7XLjIh
number new, of a date	0.213	GBUSGRbo5ekV5hcX6xkZFBPoGhcY6BbpGRnpGusY6+cZFuUXG+jp5hnl6erlFRoa
number one more or less	0.015	AAMBAAT8AgABAgQAAAP+AAD/AQAB//wA/wABAAAB/wECAQAA/wEAAAMAAAAB/wD/
number surer, was about	0.289	FhYOGh3p5Owd7hsX8xwbDRfkEBYa4RznFhTuE+0N6OYVD+YPFeTz6CTn7vHsFRsT
number surer, was most	0.352	GBYMEiPh7PQf6R4Y+RsTCRzeFRAg3hfvFg/sDu8V5OYXFOAJGOD07iTt9PbqDxMV
number with a period	-0.026	Avn4Bf0FAgT2Bgv6Avv/+gH7AP74BwIJ9wAEBgj3BAbz+An4+fwFAwIEBgAOCf36
number without its period	-0.114	+/kABfoJ+frzBPwD+Pz/AvkG/AD7Cgn4AQP/Awb8DgL79gMGAAr8BPj/+voABgIE
object 1 clauses away	0.012	AwH0AAgC+v77Bv/9+v0Q+/779ggI/wD6/gYDAgH0Bf8DAPwG9PoL/wD9AfwB/Qv+
object 2 clauses away	-0.002	Bfv7Af8HA/76Bvz4BPv79f8CAP8A//4A/gIKAgf0APr9/AUF+v4F+gH+//0J/Ab0
object 3 clauses away	-0.105	/fz+APcCBf/3A/b8/vf+APkL+f/8CvwC/QEE/wf9CQH5+An+/AkCBPYDAQIC/Pv/
object loose	-0.042	CQH8BPj9BQb6+wH/Afz/AQcC+QL9A/wD/P0E/wL9BPrx/wD3+QT6AQD/AwP7CQUJ
object of another act	-0.046	Bfr2DwEG9PH8+QED+vwLAvkC/wsD/wXwAwwFDP4C+/j8+PsLAv4B/wD2+Pv/BQYG
object of the same clause	0.023	+wD/+/oCAAkCAQMEBf79/gEB/fz9//0IAPsB+P8CAgIGAAH7Bv0CBv8DBAUB/vn7
object taken over by an act of analysing	0.043	BwMEBwT69vwF+gQH/wgIBAL9CQYF+wz7Bgb5Bv0H/PUDA/8DB/v7+wL6/P35BQQF
object taken over by an act of building	0.005	+/4F/QMA+wH6AAP/AP7//AD7/wL8BAEDA/0B+wL9/QAC/f7/AP0CAwEFAAMAAf39
object taken over by an act of buying	0.077	AAEDAQX+/wAA/QADAAj/AQP6BgAC+QX/BwH7AfwD+v4EBfkBB/z9AAcA/wD8AgIE
object taken over by an act of care	-0.049	+vv+/PsJCAP5Bfn+Avv9AfsF+v75Bv8DAPwB+wX8BAr6+gn++gQABP0FBAMI+/4A
object taken over by an act of checking	-0.196	+vf69+sNCwXxBu35A/D5/vQR+/v0E/IG+fsG+gb6Dgv08w/89xMDB+0KBAMH+Pn7
object taken over by an act of cleaning	-0.018	/v7+/Pz7BwL+Avz+AQP9AP4E/v3/BvoC/f4C/QH+AQb6AAD//wMBA/0DAQEB//3/
object taken over by an act of cooperating	-0.109	BPr8AfcDA/72Bvv//PT+/fkL9QP6C/gB+gEH/wX4CwD4+AgC+AMAAPL/AP4BAf4A
object taken over by an act of designing	0.081	CgQCAwb4+v4E/Qb//wYEAAf3AwID9gP/+wT/Av0C+fcEB/sAAfMB/Qj7/wD8BwL/
object taken over by an act of fixing	0.002	CgUECf/69vkG+AIJ+wUIBgP+CAUG/gj2CAr6B/kI/vYABPoGCPz5+wH6+vv7BgUH
object taken over by an act of general	-0.053	Aff9/PcCBfz7/gQD/f38BP4CAf72AgD9AgcBB/8EBvv1/QsE/wL1/AIBBAED/wEF
object taken over by an act of helping	0.057	/gP+9QkFAwUEBwj5BQX9/QD7AP3/+gAH/PkJ+v78+wQCAf38/fkDBAMHAwUG//v7
object taken over by an act of improving	0.116	BQgGCwr4+PkL9wkI+wwHBgf6CQQH+Qn7CAT3BfsI+foLCfUFCfn6/Qr8/f73AgYG
object taken over by an act of kitchen	-0.032	Afz+AP4EA//9Bv37//gDAf0C+wP6AwAD+wEEAgb7AfsB/wcD+wIB/fsA/v4I/wH7
object taken over by an act of learning	-0.061	9/r7/fkHCAH8Avn8AAL9/f0F//n9BfoC/v4BAv/6AwL8/gcA+QYDCPkEAwEG+fkA
object taken over by an act of maintaining	0.057	AgcG/Qj4/wQA+gIC/gYFAgn8BQMD+fwFAf79/PkI9f4FCQH/APj5/gUAAf71AfwG
object taken over by an act of money	0.001	BAgHCQH7/PsF9v8H/AYCBgP/BwcB/gX4Cgf3CfkN+/sFBPIFCf/6+QP3+vv4BAQH
object taken over by an act of moving	0.025	/gL/+QUACAkFBgEICAD6/QX/+foCAPwBB/zz+Pz3/AcCAQL1+v8BCQUHCAj/AfoE
object taken over by an act of organising	-0.039	+P329f3+CBD6BQT6B/f6/PwE//r+AP4J+vgC+wj/Agf1/gD0/gIIC/gOCQYC/vb6
object taken over by an act of people	0.023	AgIB/AMB/gT//AIB/wMEAv/+AP7+AQQEAv78A/8F/gEF//3+Af/+AwIEAQD9APcA
object taken over by an act of performing	0.091	BgUECQn6/PoI9wcF/gkGBQX4CQgL9wb3CAf5CvcI+voFBfUFCfj7+Qv4+/v6AQkG
object taken over by an act of reducing	-0.105	8/L3+/YSDQXzEe7xAPP/+fkL9gD5C+4M8/cO/wzzCAb09xH+9AwJCPEJBwAL8vn0
object taken over by an act of reporting	0.157	CQYECg3x8/oL/AkH/w8G/gzwCQIL8Qj8Bwf0CPYF8/YKDvMCDPT++xD3/f75CQgC
object taken over by an act of selling	-0.038	BfwCCvkA+vf9/PsC+v0JBP0GBAgCAQf1AQr+DAACA/kAAwYIAgX8+f73+Pr/BgsG
object taken over by an act of serving	-0.155	+/b69fIMEQX1A/H7AvX2/fQM/fr0DvIK9vUJ+gf8CQfy9QX59Q8GCvIMCgYD+O/5
object taken over by an act of starting	0.122	BwgFCAv2+PsL9wgJ/QwGBQn0CgYK9Qj4Cgf1CPgJ9vcKCfMFCvX6+Q73+/z1BwgJ
object taken over by an act of teaching	0.032	CAYEDQD7+vcE9QUI/AoHBAX4DAgG+Qf3DAn2CvkK/PgDCPcHCfz89wP0+fr3CQsI
object taken over by an act of trades	0.004	/wD7Av8AAP8FAfwD//0G/wP7+/wF/QAB/gIBAv7+/PoG/QQB/gAB/v////4C/QQA
object taken over by an act of training	-0.031	8/z87/cCCBH6A/75CwDz+PwDAPr9AvsM/fUH8AX8Ag37AAL0/P4GDP8PCgoG+vj4
object taken over by an act of unknown meaning	0.002	DAAC//78+v3/AQT7/QQEAf//CAv9/AL++wj9BQUE/fsCBwQF/PoC+QH/+Pv/AQT5
object taken over by an act of writing	0.018	BgEBCAT+/vwBA/0CAQL7/gH/Av/+AAD8AwECAv/9//8C/vz+Af4CAgL/AAABAAL8
object taken over, level rises by -1	0.007	+P35AQP/AQMBCf3+BQL8+AYC+f4A//kBA/z++QH4//7+Bgn7+/wD+wMAAgMAAAQE
object taken over, level rises by 0	-0.016	B/sFAgD1/QL4+wQF+/wBCAEACAPy+/kF/gkBBQEH+gUBB/0EAAb6Bf36AQAECAEG
object taken over, level rises by 1	0.001	EQIJGf/5+OsC9gAK8gcPDvz+DBMQBArvCQvzEvkIA/IIBfwPDgT0+P7v7fPvCBkP
object taken over, level rises by 2	0.01	+wH/+P78/AgD/wsCB/0C//z+Bf0B/gMF+vz+//0C/QX8BgL6Av8A/wQEBgD+AgP+
object taken over, level rises by 3	0.082	BggGAgf1+fwH9wgJ+gUJCAX5BgAH+gP/BAD5AvwI/fwGCvgBCvX2/A3//fzxBAQM
object taken over, level rises by unknown	-0.01	+vkA9wEHDAn7EAP4AvX68fz+9/X3BfUW+vUK+Av5+wIC/AX7+/4MB/0PC/8G/ezw
object taken over, other meaning	-0.008	BwEC+P4BBv8C/AX++QIFAPj7AAH4/PUMBvr+AwX/9/4DCQcBAvwA/v3///oA/vsA
object taken over, same meaning	-0.019	BvoFBf4C/AD8+wIE/AELBgf+AAj4AwT/AwQGAf8G//j9/AcCAvf19wL8Af8CBQcH
one became several	0.05	Bvf7B/4GBPz/AgPz/PwP+fv69vv1Ag7+/AQFAgP/9gL8BwoF+AABBQIB+/MCAwMA
order turned	0.5	ISkYITLQ2eoz4Ckn8jIdCynOJBoozSHiJRrbF98h1N4vJcsSJNLy4Tfg7e7YGiAb
passive became active	-0.131	/PHz+PMPCAPtFfTyBfj17/UM6vjxEvYC8PkP+AztBgLy8RT37gkVCPMECggT+fnr
passive without a subject became active	-0.02	CAT5BvkB//0AB/0B+v4I/gMH/gYE/wX4+gYDAQP+B/wFAP0E//sC+vwB+/j//gb/
period new	0.157	DgT7CRL48gIN/xAEAwsJ/hb1/ggI9BH7BQj+BAD49/ILBfv8Bev/9RUA/QAHCQv+
purpose with nothing behind it	-0.06	8PT4+PsNDAj5DfnyBvb++f0G9vryBfsC9fkL+Qb4Agr29wz89g4IC/kIBAUN9vr1
rank down 3	0.021	//4A/vwG/gH8AwEEAwH9/wH//v79/AP/Bv8B/AD+AP4A/gD8APsFAAIBAwQCA//6
rank gone from 0	-0.023	Bf/9Bf7+AP39AP4B/gEE/f0B/f//AQH7/gIDBAH9AgH//gID/QQE/wD9/PwCAgf7
rank gone from 1	0.151	BgsDChH1/PoQ9xIG/AkLBA7wBQQM9g37BQX6B/wF8/oMDvQHCfH8+Bn3+vnzBAsK
rank gone from 3	0.129	DAkGCwzz9vgL8woH/AwJBAn1CwYI+Aj4Bwn0CPYL9/gKDvIGCvT8+Q33+fv3BQkI
rank gone from 4	0.039	/P//9gH7AggG/AQEBgD7/gH7//wA/gIBBPgB+gAA+wEAA//7A/8BAwMEBQgBAP0C
rank gone from 5	0.037	/P8ACwD/C/oBA//7/QD//wD///78Af3++QQCBwP9APz/Av0EAf8D/gP+AP4D/P38
rank gone from 6	0.122	BQkGDAry9PkL8w8N+g0LCAn1CQkL9Q33DQv3C/gJ9fgHB/EGDPL5+g35+vr3BgcK
rank lowest up 1	0.086	AgMBAgb8/f8F/AUD/wUDAQT6AgIF+gL+AwL9Av0C+/0EBfgCBvn+/An9/v77AwQD
rank lowest up 2	0.045	AQIBAQP9/wAE/gMCAAMCAAP8AQEE/AL/AgD+AP4B/f8CAv0AAf0AAAQAAAD/AAAA
rank lowest up 3	0.11	CQgDBxD19/sJ9woG/AoKBAn2CgcJ7gv5Bwb5BvgI9/YGCvUDB/D8+Q77/P36BgcH
rank new at 0	-0.036	/v7+/P4DBQL+Avz+APwA//4D/vwBA/wF/v4D/wL+AgP//QMA/gMCAv0DAgAC/fz+
rank new at 1	-0.013	/wX/AP76//8BAfz6/gL7///+AQEAAvn++gEDAAACAwL/Bvz/AQgCAf8AAwD+/fv/
rank new at 3	0.098	AAYFAgj5/v8L9wQGAggAAQr5Bf8M+AIDBQH8BPkF+vwJCfb/Bvj+/woBAf/4A/4D
rank new at 4	-0.034	/vj5+voHAQX5C/z8AvgB+/7/+wL8AAMD+vsB+gT4AwP7+gX9+v4DAvwGAgMGAf38
rank new at 5	-0.073	/P39/fsHAQD5BfX3Afr7/v4E+/r3BvgC9/8E/wT9BAT6/gP/+gIDAvoBAQAD+fz5
rank new at 6	0.111	CQMCCgj4+fcI+QoF+woHAwP1CAcI+Ab0CAr5DPoF+fgGCPkGBvj++A33/Pv8BQUE
rank same	-0.002	AvsBDwIE9/j8/v3++/kHAfv8+wP7/gP1BwcBDf0BAfoA/QcOBP7+/gH6/fgDBwz+
rank up 1	-0.041	+Pv8+PsGBwb7B/r5BPv5+/0E+vr8BPoG+vwF/QP6Awb7+wb8+wgGB/oJBQIG+vn5
rank up 2	0.123	CAcDBgr2+/wJ/AoI/goGAQj1BQUJ9gb7BQX6BfoF+PgKCfMEB/T++A73+/z6BwkE
rank up 3	-0.034	AAIAAAL//wD8/vwBAAADAQABAwED+gT/AAH+Af4CAf7/BPwBAfz//gH+////AgED
rank up to 3	0.096	BgUCBAb5/P0G/QYF/gYEAQf2BQYI9gX6BAb7BfoF+PcHB/cDBff/+gr5/P37BQcD
rank up to 5	-0.076	AAAAAP8AAAD7//sAAP4CAPwGAQH+AAL+/gIAAv8ABP35/gUC/QIA/vj+//8DAQEA
rank up to 6	0.07	/QMA+wb7AQQG/wQAAQQA/wX6Av8G+gICAv/+//4C+wEDBPr/Av0AAggCAQD+AP8B
rate higher	0.219	DQcG/xPv9PwY/RgM/QwJABHoAgwV7g78BAP0AfMH6vINEe8CBu/99hf1+fr3EAcH
rate kept	-0.022	/f4D+Qb9Agj7/v78BP4CAPoF/PT//wEG/fn9/PoF/gL+AwH4Awb7Cf8CAwUD/vkG
rate lower	0.048	Fw4OHwTy5+YF7woR6BIYEgT6ERcL/hfpERnrHfcP++oNDPMXD/Ls6Qrn6+rwEhgT
rate new	0.062	Cf76FgcE+PwFCQ37AQMI+BH3AggA9AsC+gsEDv/89/0BBPoB//IG8Qn5+fkDBQz0
reach gone from 1	-0.011	CAYHDPr9+/MA9QEH9AYKCPsGBwsGAwTzCQ31DfcIAfYFBPcMCQH2+AL18/T3BwwK
reach lowest up 2	0.156	BgYFCAv0+PsL9gwK/g0HBAvxCwUM8Qv5CwT4BvYI9PgJCvMDDPH7+hD5/P31BwcI
reach new at 1	0.083	AwL+AQr/AAAK+gUEAP4KAgL2AAMJ9wb9AgL9AQEE9/kIAvsBBPj+/gL8/v/7AAUH
reach new at 3	0.146	/wUCAAv2AQAK+gYDAAkCAQnyBwAK8gH/AwD6AfoI+gIICPQAB/X/AAwBAQD5/gED
reach new at 4	0.127	CAkGAwz3+v0L9goJ/QsGBgj2CAYL9Ab7CAL4A/oI9/cHB/UACfb8+wz9/f34BAUG
reach new at 5	0.025	AgMCAgP9//4D/QIC/wMBAgH/AgAC//8AAgH/AP8D//8BAf0BA//+AAH////9AQAC
reach same	-0.007	+ff8+wX7/gYCAQAEA/4A/f38A/8BBP4EA/wA/AH8Av77AwD9Af8EBwIAAgEBBP/6
reason with nothing behind it	-0.016	Av/+Af0BAgH+Af37AP8B/wECAAD/AAAC/v/9//4AAP7+/gL//AUBAvwCAQAA/v3/
relative with nothing behind it	-0.029	9/4B+/YEDQH6Bvv4AQL6/v0E/f/1AvsA/AAIAgIA/wT5/wMB/gEIBQABAP8J+f71
result with nothing behind it	0.173	DA0JChLv9fgR9xID+xAIAwfxDAYM7gn1CAX3BfYQ9vQOEeoGEev+9hP0+fvyBw0E
role	-0.046	CAX+DgQB+fAF+/n/9vsABAIHAwv8/QrxCRD+DwT6+/oBAgAL/gAA8f7t8PP7DQn9
role behind as	0.128	AQcF/g34AAEM+AgDARAAAgbzBP0G9v8F//78//gD9QMIC/gAB/oAAQsDAQH0Af8D
said by both: helped	-0.086	+/j79vcKBwr5DPr6Bvjz+vcK+vj4DfwI/PUI+Qn+Cgz98Qr19wcHA/kHCwgM+Pj5
said by both: joint	-0.072	BwUFE/n///b9/fwB+P//Cf0CBAH/CwT8Bgz/D/kHB/n++/0OCAv29f32+/b6+/0D
said by both: junior	0.058	+AQAAAb5/wEB+wMHAAD/AgX+AAD7/fz+Av79/vv7/QQCBfz+/Pr//wIFBQL+/vwC
said by both: negated	-0.187	DQEBG+4J8Oj2+/MH7PkQCvEPAg0BDwLqAxn7FfwFDfX89AYWAw339O7t7e38/hIL
said by both: occasional	-0.055	BQECB/kE/f39Af76//8DBPsCAQT7BPwCAQYABwIFBfv+AwQE/gP7//v/APkAAf4B
said by both: others	-0.018	AQIE//z9/gL//gAEAAQCBAADAwABBQACBQD9/v8DAwECA/sBBQH6//r7/f72AgEC
said by both: partial	-0.072	Cfz+FfYD+/T5/Pz/8v4GAvYJAQP+AwT+/Ar+DgMBB/sB/f8N+wb9+vP2+foB/AP/
said by both: past	-0.146	/fz/B/UGAvr3//X++/sBA/cK/wL5DQH6Agf+BgICCQL2+QgF/w78Au4A+/sD/AME
said by both: planned	-0.041	AP78Dfr9+/r8//r+/vz/Af8C+gP5Cfr7AgADCAD9AQMCBAQFAAIBAfoA/vz+AQED
said by both: practice	0.001	AwIDBwAA/vv//P8C/AMAAwAABQQD/wP8Awb8CP0E/v0DA/0EBf/9/QH7/fz9AgME
said by both: received	-0.021	/wH+//8BAgL9/v7+AQD5/v7/Af7/A/oF+wD//gQBAQP8/wD++wQD//4CAgEB//0B
said by both: supervised	-0.049	AP8CAvsCAP/7/vsD/v0CBf0DAwL/BgD8AgX8BP4DA/3//wQCAQf8/fgA//3+/gAG
said by both: uncertain	-0.029	/QACBv//AvwA+/sF/f4BBf8AAQMBAP3/BAP/BPwFAv4DA/4FBwb5AP37+/v6/wIF
said by both: watched	-0.059	9v3/+voDCwT+Avz8Av39/voI+vj6BvkH+/gE+wT7BAv7///9/AcECvwIBwMG9/r7
sentences joined as a cause	0.063	EgsFFRD+7uv9BQQK9wwK+gX8DAsJ+QrwEhMAEgD8//IH/voPB/AD7gvp7/P+EA35
share down 1	-0.059	BQEBCf8B/PgB+v8G9vwJBvwE/ggBCQb6BgX9BAQDA//6+P8D/QL+/vf+/v8B/gEB
share down 2	-0.007	AQAAAQAA/wAAAP8AAAAAAAL/AQEB/gT9AwL+Av4C///+/QL+/gQCAvwDAgID/v/+
share gone from 1	0.061	CgkECgf28PgF8AkD+wcIBwX6BwgH+A73BQfzB/gL/fcCCfgICPj08wXy+Pn1CwwQ
share gone from 2	0.044	Cgf/Cgj///wB/AX9+QICAQf/BQr//AH7/gX5Bf0E/foCBAMJAf7+9Qb5+Pn4+wsB
share gone from 3	0.024	BwIDBAT+8/MG8wcG9AcICwH6DQ4C+xD2CQr5DvoG/fkHB/4LCQT1+wX08fT4DgsL
share gone from 4	0.128	AAYC+w33/AMI+QoHAwcAAQj2A/0H9wQBBvz6+voC9wINCPX8B+/+ARICAwP7BQAE
share gone from 5	0.007	/fX9AwIB9wADCP8B/gQF/gEC+wT2/xH6AAcD/fr4+f/9AgQEAQME/wT9+QALBQj7
share left	0.063	BgABBwL59/sM+gUM8QEE/QbzBAwF/gnzBAj+BfsH/PIJBfsKA/r89Af89fr+Bv4A
share loose	0.046	CQcFBQXx/foD8QkD9wcJAg39AQwJ+w72Cgf9A/oH/P0ACPEEDfT/+Af49/v5BwoG
share lowest up 1	0.038	AwEEBQYA+f0B+wMH/QQDBAj7AwQE/Qj9CQT9B/4B+/sFA/4CAv3+AAL//wD+AQED
share lowest up 2	0.039	CgkFBQD4/vsG9gQK/AQEBwL8BQYI/P/7BAX7BPwJ/fcKCPYHCv73+AT1+fj2BwgK
share lowest up 3	0.158	DQkHExLy9vMO9A0I9w0KCAvxDAgN8gv2Cgz0DvYM8/ULC/UKCvT59w/09/j3BQgI
share new at 1	-0.038	+f7//v0ACAIAAvz9AQH8/fwC+wD/A/wD/fwC/wAAAgj6/QT//QkFBPkFAwEF+fz5
share new at 2	0.045	/wUBAQf7CQAJ+gUB/wQH/wP4B/wH+/8BAAH+Bv8E+QABCvkEA/3/Awj///78/f0A
share new at 3	-0.195	9Pv+/O0LCAPvAuv9Afr8APMQ/fv4EPkDAP0C/gL9Cwf5+Ar//BMABekFAgEC+/v9
share new at 4	0.205	BwQCBBLz9/4P/g8C/wkEAQ/sAwUM7An8AgP9A/oE8vgKDPYBCO//+xX7///7BwUC
share new at 5	0.17	FAkIDgzx6+wM/BAR8hQZCgzuDxAN8RPwBRHyFPMF8+0RCfIPEO326g/z8O/5EBMO
share same	-0.049	AAAEBwAAAfn8/f79+P/6Cv4HBAL/Afr9AwL+AP0I//z9AQYLAwb6//37+v/4/PoC
share up 1	0.095	CgYCBwz68fsJ+Q4M/Q8G/wX8/wYG+QX9BgT+A//99/oPBvoDBfT89gn4+/z7BwgH
share up 2	0.048	BwYDBAP8//4E+wMF/wUEAwH9BAME/QL/AgP+Av0E//kGBvoBBPv9+wT7/v77BQQF
share up 3	0.036	AgAABgL+AfwC/wD//wMAAP8AAP8A/wD//wL/BAAA//8EBPsFBP7/+gT5/P3+AQMB
share up to 2	-0.108	9Pn8+/YKCwP3Cfb3AvX1+/gK9/n2CvQI9/wH/gf3CQr4+Az+9w0ECPUHBQMJ9vT4
share up to 5	0.148	EwoFDw737/UL9BEO+xQNAw7zDA8O8RLyEA71DvUH7+0RC/AHDPP58A/w9vj2DA8K
skill gone from 1	0.056	CAT9CAED9/4J/Ar//QMHAwT9AQgF+Qv5Bgf3A/0B/fwD/f8C/vr8+gH8/P/8AwMB
skill gone from 2	-0.037	8fr88gAHEAr6Cv72B/f1+v8C9vP4AvMM9/QK8gT3BBH29wn3+QMIDwAOCgkK8vP1
skill gone from 3	-0.005	//4C/wEHAgEABwIAAQACAP4A/QD8AwABAf0B/gH9/gEA9wX/BAABAf0CAQEEAAH/
skill gone from 4	-0.037	+/v+/PwDAgL9CPr5Avz7/P4D+vz4BPwD+fwG/QP8BAb7/gT++wIFBf0EAgIG/v74
skill new at 1	-0.001	+vv4+gH+Dwf7BwDxBPv89/3/+fb9APMI9PoL/Qn6/Qn6AAIA9QIHBgIHAgAF9/v4
skill new at 2	0.175	CRAIAw7z8vkS8xIR9gsKCw7uDA4R8w37Egz2B/UK8PYNCO8JC/X29xL49/XtCQYQ
skill new at 3	0.059	AAkBAQj5+/8I/QcD/wsAAQT6BwEL+gX/AwH5Af4F+f8FCvYBAf4AAgj+///7Av8D
skill new at 4	0.211	CAwICBTq+fsS+RMB/Q0NAQ/rBwUK6gn6BAT9BfYI7voQE/QFDPEA+hv5+vvyCQwD
skill same	-0.004	/P0EAgUDAgT9/f8E///6AQQFBAEBAAMAA/wA/wAA/AEB+//9BAH/AgQAAAL8Afz+
skill up to 4	0.116	BgYCBAv6+v4J/goH/woGAgf0AgQL9Qj8BAL8AvwD9foHA/gBBvb//Av8/v/8BQUC
small number new	-0.107	BPr7CfUFBvv3B/X++/H8/vYN9AX7Cv/+/QQFBgz3BwH59QsH9wsE//T6+vkF/gL/
success gone from 1	0.112	/wQBAQsCAAUJBQn6Bgn8+Any+/388/4FBfkH+/j68wYHB/j6AfYGAhEABgQHAvv4
success gone from 2	-0.021	CQMEEP7+9/IB+QEJ9QANB/wCCAoG/gvzDA73D/wIA/IG/wELBQT59/7y9fb5CQoI
success gone from 3	0.107	BwkIDAfz9/gL+AkI/QgAAQf2DQEG9gf7Bwf0B/gJ9/sKC/ADEPD9+wb3/f36CAMG
success lowest up 2	0.132	BgQDBQz29/wJ/goH/gsDAQf1AgME9Ab+BgP+A/wB9/oIAvcBBvb//Qv7/v/9BQIB
success new at 1	-0.05	/f///foCBAD8AQL/AAH+/voD//oAB/4D//8E/f0CAgX8A/39AgYAA/8BAwQB//n/
success new at 2	0.006	////AAL/AgACAf//AP/9///+AQACAfv/AQAAAP//Af4DAP8AAAIA/wL/AAAA//8A
success new at 3	0.052	BQUGBQMB/foE/gIL+wsGAQb7AwEK+f0BCAf+BfwA/fIAAvcICv799AX5+vv6AgAC
success same	-0.053	Av0ADfz/AvAA+wAE+P0DCPwCBQH9AAH4Ag7/EfwJ//b8/wAMAAj89Pry+PX3AQkF
success up 2	0.156	BwQEBg719fwL/gwJ/gwEAQnzBAUG8wn8CAT9BfoC9fgKAvUCCPP/+w/6/f78BgMB
success up to 3	0.175	BwYFBxDz9fwN/A0K/g4EAgryBQUH8Qr8CQX8BfkD9PcNBPMCCvH++hH5/P77CAUC
taken out, one place	0.083	AAkM9wL4/wgD9QkECwX7Cwn4BvwK+QAFBPr79/gH9wgGCfbvDPj2CAQFCA3z/vkF
taken out, share 0	-0.025	B/38DgAC9fQECf4E+QMA/v8G8gb8/gL0+ggADQT4APgC9wkK+v4D9wDx9/kCCQcA
taken out, share 1	0.041	B/HtFAkT/uz9HQP88/v96Pj75wT7BQH/8BAPGxLi9fT+7QsY7AEU9QXu9PQRCP3o
taken out, share 2	-0.024	AP30BfYC+vj3CP77+/UT7//+7QTxCQX/+A4HCQTyDPH0AQQP7/4Y/Pb17vcM+wnz
taken out, share 3	-0.016	Bvv/APz9AQADBfz7Af33+vv9AAAC/vkC+wED//z/AAcABQUAAvsCCQEA/wQM///6
taken out, share 4	-0.001	AgMCAwIC+vv+/P4C/QMHA/8AAgH/Agf8AQQAA/8CAf0AA/sEAgD//gD6+/z8BQUE
what changed became the object	0.017	/QL/8P/++gj/CwkEBPoA+gD+//0F+wH/Av8C+QX9AvwA9AH+AvwCBf8H//7/A/0A
without &	-0.07	+vn8//0CAAL6C/v7Avn5+voH+f3wB/8A/AAJ/Qf7BwD8+gv/+QcFA/UDAAEFAP74
without a	0.05	AAMABAL+9vwF/goE/QIJAP8C/QEK9QT7AAb7Cv0D9/kG/vgGBvv8+QT9+P78/wD/
without about	-0.051	Bf8CD/cE/fP8+P0G8QIPCAADAAABAQr3CgwAEP0DBfb5+vwTAQH7/f7w9vP8BAsD
without across	0.076	/wQB/wf9/P4I/gYC/wMAAQX8AP8F/AD/AP8B/v8E/AIGBP0CAfcCAAYE/wAAAQX/
without after	-0.051	BAIIEgEA9u0B+/0K9P8HB/wCAgUEAwPxCg73Ef4FAAAI+vkRCwD59P338vX7AQ8I
without again	-0.007	Av0A+//9/gQCAAH9AgL//QIBAP76Av8CAP0E/AP/BAEAAAH+/wABAgIBAgIEAQH7
without against	0.06	AAL/AAUAAAAF/wL/AAAEAAX6AAAG+gQAAAAAAP0A+gD/Av4AAP0AAAYAAAD+/wL/
without ahead	0.127	BAMBAgj7/P8J/gcD/wUDAQj0AgMG9QT+AgH+Af4B+fwEBPoBAvb//A39/v/+AwQB
without all	-0.097	BvT7CvMH/vfzC/b5+fz7+vkJ+QT0CPv4+AcLBwX1CPf1+QgK9gwI+vv5+PoG/gP2
without almost	0.094	BwcECAr3+PsK+AkH/AkHBQX5BQQG+QX7BQT6BfwG+voFBvkEB/j8+wn7/P35BAUF
without alone	0.089	BAQCAQn4/f8J+ggD/wcCAgX2AwQJ9wb9AwL7AvoI+fsGB/gABvr+/Qr+AP/9AgIC
without along	-0.051	+Pv8+P0GCgX8Bvj9A/z5/vwD+/v9BPoG/PsF+gX6AQn9/gT++wYDB/wHAwMF+vr8
without alongside	0.002	/AL/Af7+Av8C/PsGAP37Af8D/PwGAP0E/wD7AQD/BQEGAgAC/wH9/wD/AP/7Av0G
without already	0.053	BwMBBwf7+fsG/QYF/QcHAwP8AgQD/AT7AgT9A/8C/voGAvsCA/r9+gb5/P38BQcF
without also	-0.187	8fT68e4KEQr0DO3zCfPw+e8R+vLyFe0M9PMO8wn2CxHx9hL29BkKEO0SCwoN9PDz
without always	-0.06	/wECBvwBAfv9/v4B/P0C//oFAf/8BQL9AwP+BQIDBQH6/wQD/wj/Afr//v4AAP8A
without an	0.157	AQkC9xT7/QUI/RYFAgsA/Q7xBAEI8AgBCf///fsC8f0IDPD/BfEAAxMBAP/+Bv7+
without and	-0.019	AvrxBvkCBfsEBPsA+f357gQF9Af1BvsB+AMBDAX4BPv3+wUH9QQQ+gH7AfsI/Pfv
without any	0.04	Av//AQX//QAFAAMBAAAFAQL7/wH//f8BAP//AAL//f8C/wIA/P3//gX+AAADAAMC
without anything	-0.018	//3//v4DAwL+A/78Afz9//sE/f75AvoC+/0F/QX8BQP9/QX/+wECA/8CAgED/v7+
without approx	0.024	//v9AP0CAgAAA/7/AP7//wEA//8B/gP//wEBAQH+/wMEAf0BAPwA/QP+/v7+BAIA
without around	0.018	//3/AAMBAP8CA/4A/wD8/wD7+vr+Av0C/v8F/wT4/wQC/PwCAv0C/gUDAQAE/f7+
without as	0.011	9/j27wADCQ38DP71Df749f8C8vP8/fMO8/AG8QL0/Qr+/Abv8QQQDQIRDg4P9PPz
without at	0.036	Afn7EAcD8e8C/PwD8P4aAAoB+QoC/RTx/hAFCgD7/fMFAAES/QMC+Qnx8PIBDhAC
without away	0.074	BAgEAwb39v0L8w0J+wcJBgb5BQUJ+An+BwP6A/oJ+f8ECPQDCff4/wj+/vr3BAYI
without back	-0.097	BgH8B/YE+fn/9fcC+fkICPwKAgYBBwb9AQf6BgEFDvb7+wAGBQj3+vb5+Pn5AgQK
without basically	-0.192	+Pn8+PAMCgXxCfD2A/T4/fQR+fv1EfEG+PsI/Aj3DQj39w389hIFB+8IBQQI+vf5
without because	-0.069	+Pj69fgMDQf4Bvn4BPX4/fYN8/nzC/AN9vQJ9gj1Bg309wz59AgFCvkMCQcK9/T4
without before	-0.048	AfwABu8A+vr4AQEB+/8C+/cG+wP+CgL//AICBAf7AgAF/wYE9wAEAvz5/f4ECgL5
without behind	0.034	/QABAAT+AAADAQL/AAH//wL9AP4A/f0B/gABAQD+/QACAAAAAP0A/wT//wD/AP4A
without between	0.04	BgYGDAP6/PkD+wQG+goCBQT7CwkG+QP8Bwn2CfoI/fsDB/cGCfz6+wT6+fv6CQQH
without but	0.051	BwEABgP/9vsF+gcC+wQI/wf5AAgE+gvzAgz9CAIH/e8DA/wLBvoC9Aj39Pn+Ag0B
without by	-0.019	/fP2BPkGC/n6FPj5/v758v0F7P7zAf369AUMBw7yBvr49QwG8QYPCAEA/v0Q+gP1
without could	-0.123	+fj7AvUJAf73BPT6/vQBAPUN+AH2DPn/+gIFAwb6CAD9+AsE+goB/vb//f0G//7/
without currently	-0.012	+vn58v8JBwv6DwD3CP329/8B9vr8AfsI9vYH9QXz/QkB+wj08v8MCwALCwoN/fnz
without daily	0.069	Av7/BAQC+v0CAQUC/QMHAAL6BAUG+Qz6Bgb7Bf0A+vgCAv0DAvn+/Qf6+/z9BgUA
without down	-0.127	+PPz9/YRDwPxDvHyA/L38fcM8Pb3De4G8v4P/AnyEQTs8g//8Q0PBPQHAwUI8vf2
without due	0.003	/gAAAP8BAwD/Af7/AQD8AAD/AP///wABAQD/AP8A/wEA/wAAAgIAAv8CAQAB/v4B
without during	0.075	/AQF/wb5AAMC+wQDAAoAAQX6CP0C+f8DBwD7AvoH+QEDB/j/B/z+AQcEAAD6/P8B
without each	0.048	+fL7/QUGAgMACQT4CAX89Ab++f72AAUB9P4N/P39+QT+AQj5+/wJAQUBAgUKAf/0
without elsewhere	0.083	AQEAAAX9/gAFAAQBAAIBAAX5AQIE+QL/AQD+AP8B+/4GAv4AAvj//wn/AAD/AgIB
without every	-0.065	+vz++vUBAwL+/fwC/vcCBP0I/P3/BwMBAgEA+wIDCQf8/P7//wH7CfgIAAH//vwG
without far	0.053	/QD//QL7BwIEAwT8Avr//Qb8/PsC+vsG+fwE/gMA/ggAAQL//P0FBgUHAwIC+vv6
without first	-0.081	AwEAA/gCAf75+/cDAPz/AvoFAAL/B//8AAP/AwEDCv7/AQACAgj+/fb8/v79AQMG
without for	0.016	A/4B+AcH+gUAAgcBAQIE+AX6//r7/AMBA/8K///5+wT89gj9/fgE+gkCAwD6A/8D
without from	0.032	BwH9CQH//vgN+QQE+/0DAwkB/gUB/wv7AwH8AwD/+/sC/P7/Bf39AgT//P/+AAcF
without half	-0.139	9fv9+/MFEQP4AvD2AfX1/PgL+ff4CvYJ+fsM/gj6CQ3y+Qr/9RIJDvMJAwIF9Pbz
without her	0.005	AwAEBQP+/voB/v8C+wQBAv/+AgP9AP/7AgYBB/4A/wEBAP0FAwYA/AL//fv//gIA
without his	0.034	BgQFCwT99fcC+QQE+AUJBwP6CQsF+g30Cgz2DfoK+/UGBPsIBv76+QP39/j5CQgH
without home	-0.026	/wABBf4B+vv/Af8B/PwCAf0F/QT/A///AAMBAwH/AfsA/wEDAQIB/P78/v4ABv//
without how	0.025	AAED/f8B+wAD/f8H/gX9BwT+Bf8G/QEEBv35/P8B/gMFAPwABv75AQQBAAD9A/0F
without i	-0.052	BP/x/fwNCwb3Gv0BBfn45PYJ7vkEAPkG/vQL9hDsB/4F7v/06wMgAf0GBgsR/ffs
without i'm	-0.093	+/sA+voFBgT4Bfb7Avv6//oJ/fz4B/cF/P0F/AP8BQT8+wf+/QgCBPYEAwIE/Pz8
without if	-0.047	BAABBf4CA/z8BP0A/wb7/vkJAv/4AwAA/gIBBAP9A/sFAQIC+wUD/wD6/v4DAAP6
without ill	-0.069	AQAAAvsBAf8A/gEC/wABAfwFAQICBgD+AgL/AgEBBv77AQICAAj+/vn+/v7+AQID
without in	-0.003	/Qj/9QYIBQkA/wf/BfwC/AUB/foB/P0FAfkB8gP7/AUDAQT8+voADgILAQf9BPz9
without into	0.165	BAoEBQ75+gAP+g0K/QkKAwzxCAUP7wn7Cwb3A/oJ8/oMBPIBC/L7+A75/f3zBQUI
without it	-0.075	/Pz5Af4OBPr0DPr6/gAD9/oE+AX8AvcC+AYMBwf8DwP1+wQE+AYOBPL8/wER/AD1
without its	0.072	+v/8+QUBAwIFBgT+AwAA/QT6/P8C+wAB/v0D+gH7/AMC/gD8/fwDBQYFAwQD//79
without largely	0.156	BAIBAQ34+wAK/wsBAAUCAAnzAwIG8wT+AQD/AP0B9v0GBv0AAvP//hH+AAD/BQUB
without mainly	-0.086	9PP68vYICwvwD/b1Cfnx9vkG+PbvB/UI9vgK9gr5Bw31+gz28QcMCvcMCQkS9vjy
without me	-0.064	BfDtC/UNCvP3Fv3s+u785vgL5wL0C/T44wQXBhDsBfvs9REL6AoeBfT7/Pka9QLl
without monthly	0.019	/Pz9AAD/BAAABv35AQIA/QP9/wAC/wL+/QEAAv/7/gEAAAD+/QIDAwIAAQIGAAD7
without mostly	-0.065	BQP6APcM+gH3APkD//4A/PsC+QMABv76BP8B/gP3//7++AgA+QEBAPv8AAECAQEB
without my	0.001	AgIECQAE/vwCAP8MAQYGAQT8AAEDAQb8Bwf8CgIC/fkE/vsJBAH79wH4+/kEBgT/
without myself	0.037	CQYDDQT79/UB+AQL9wgJBgX3BgoI+wv1CAn4C/sH/PgHAvUJCPb89wP29/f4CgsK
without nearly	0.029	BwUEDgP8+PUB9QEH+QMIBwP9BgUH/gv2CAr5DPsJAPgGB/kKCfr39QTz9/f2BwoM
without never	0.004	AwH/BQD//v4DAAAC/wMFAAL7AwMI/f/8AQP+Bf4A//7//v8CAPwB/P/9/v3+/gMA
without next	0.052	/wMB/QT6AAIG+QMCAQECAQP8AfwF/gEC//7//v8D/gQDBvkAB/r+AgYBAAD9AP8E
without no	-0.067	//n5Av0MAP/5CPX7/vn++PcF+gD9Bvj/+QIGBAX4Bv/4/AkB+v8IAvgB//wI/wP7
without not	-0.026	Ef4GEPv/6/AD/PwG8gQPCQAABgwE/grrCxP5DvoKA/MBBAMQAv/37AHq7/T7ChYL
without now	0.088	9gAC/gb5AgML9QcI/wQBAQP5AvwF+f4ICfn7AfoF+gwEAvcBB/j7CQsJAgL6AvoC
without occasionally	0.057	BwYEAgf5+P4H9gkH/ggEBwP9BwkG+wX6BQX4A/oH/f0GBfYDCfv5+wf6/vz5BAgI
without of	0.002	9Pfv9gILCwwDBAPyBPn1+AH69vn4BPoR9fEH8Q37/Q30/Q7z+v4FCwIPCwoH9fT7
without off	-0.066	BPkDCvwG+/X0APv/9/r/AvkEAwX2CQL6AAv8DQL/Af0DAP8N/wX7+fj0+PcBBAQC
without on	-0.002	BPjzE/4J/fIECQQD/f8J/vkC/Az4+wz5+g8FD//4/QAB+AkN8vYJ+Pvz9fQDCw8C
without once	-0.058	/ff4BPgHCf/5CQH6Bfn/+P0H9Pv7BfoG+foI/wn2CQb4+Af9+wIGAQACAwMI/fz2
without only	0.046	+Qb+AQL/Av8D+AAH/gX/AgEAAf0G/wP/BgD9/wED+gYAAfcCB/79AwEDAP73Af0H
without onto	-0.05	+fz+/f0EBgL8Bfz7Afv7/vsH+vv6B/oG+fsF/Qb5Bgj7+wj+/AcDCPoGAwMG+/r8
without or	-0.046	BAX+AP4FAP/+/AEF/v0FA/sHAAMEBwT8BwT7AQL/Bvv5AwAAAQQA/vwA////BAAE
without our	0.062	/AcF/gr5AwII+QUEAQwAAQj1C/4I9/wHBvr6+v4G9gUFB/L9Cfn+CAoFBQP7/v8H
without out	-0.027	Avz0/PwBBgH7Df78A/v29PsE+f4A/vgE7voD/QrxBQgC9AP88gUNBwEGAwQJAPzw
without outside	-0.065	//r+/PsFAwP5Bfj8Afr+/vgK/Pz7BvwF/P4F/Aj9CAEA/AMAAgH/Af3//v7/AP8B
without over	0.055	BAH5BgAF+/wIAQgE/gQF+wT6+gIC+AX+/v7+/AT7+/4HA/8CAvkF/gv+/wEF/AT9
without per	-0.012	9ff58P8FBwoADvv6CfT59QAE9/f3APoM9PUI9AfxBAr/9wj4+AQKBwEICQkN/Pj2
without roughly	0.006	//8BAwQAAv0CAQQB/v8E/wL//QEB/wAAAQIEAwABAv/7/P8D/AIEAQL+AAAE/v78
without round	0.006	+/z8/fgI/wb7BgH6Bv/7+wID+QT9BgD+APoG+gb+/wH++wP7/vkE/fkBAgQFAv//
without she	-0.083	+fn7+vkJCQX3Bvn3Bvn4+vkI+Pj3CPcG+PoI/Qf4Bwn49wb6+AsHCPcHBwYI+fn3
without since	0.113	AAX++wb5AwQG+wkEBAgDAAr3A/0N9gEEAvv9+v0A9wEFBvj+BPf+BAsDBAL9Av8D
without so	-0.146	/Pv4BfAHBvzzCO75/usE//gP9QL6DPEB+AEIBgr6D/z6+Q8D9RIC//EDAP4D+vr8
without some	-0.059	AgD7BPYH/P8A+/0B/vsDA/sC+gABCQL/BAMA/AP9CAIB9wgD/wP7/Pv+/AD7//4F
without sometimes	-0.054	Bf4AAPoC/QH6/f8C/wT9Af0FBP8BCP8DA/4A/v8ABAIDA/8AAv39/v3+AAH7CAAF
without still	0.085	BgQCAQb9/v8JAAcAAAMHAAb3AwIC9QX//gAAAf4C+v0FAPsAAfgA/wkAAP8B/wQA
without than	0.058	BAICBQb9/P0F/QQE/gQEAgT7AwMF+QX9AwP8A/0C/PwDA/wDBfn9/AX8/f37BAUD
without that	-0.041	CP78FPsBBfIFAvr+9f8CBQYC/QgCBQH7+w4AFggC/vr8/wMMAQj99f329u/59wwH
without the	-0.006	A//2CQIHBvcDAf/8//oE8v0A+gX+BAUB/AIJCvv+Av0CAwgI+wUM/AD2+gAD/Pf7
without their	-0.079	8/n79/gJBQj6B/f6CPr19/gH+fT6C/YH+/YD9gr3CAr49AX39gkJDPgIBgkH9/j5
without them	-0.17	B/v8C/AMA/ruBfT5/Pb8/u8J+wLzEPn++gMCCQn6Cv349wkH+BID/Oz8+/wC/Qb5
without then	-0.075	+/wA+/cFCQf7AvEBAv8BAfwBAAIABvkE//0F/QD+AgL7+v//AAn+//cB/v8E+QH8
without there	0.003	BAEADAb9+/j9Cf77+/4C+v///wj+/v/4/gkBDAT//foDBP8J/fsH+gL2+PoAAQz4
without they	-0.053	APj8//0KBf/8B/38/wL3/f4D+gAAB/MD/fsF/wb5AQT6+gT/+wgDA/gAAgQE/Pr7
without this	-0.226	7O737usTEwnrD+rsB+ry9/AW7+/tFOsQ7PUP9Q7zEBDu8xX47hYJD+cPCQYR8e7z
without though	0.119	BQIBAgn7+/8J/QgEAAUEAQf3AgMG9QX9AwH9Af0D+fwEBPkAA/X//Qz+///+AwUC
without through	-0.067	/Pr9CPcFB/r8APT+/Pz/APoE/gIAA/r9AAYHCAL/Bf/8/QUGAAYC//z7/fsA/v3/
without to	0.071	/ff2AQf+/AMCBQD8A/sC8Qn89/8A/gAB/P0E/QD4/QX9+/r++QIFBQoFAwAJ/Ab5
without together	-0.132	9vX59vQOCQfyB/X2CvTy+fgJ9/n2CfkH+PoJ/Ab2CQj19gn59QwICfIKCgYK+Pb2
without too	-0.043	/v//+Pr/BQX8A//8BPz6/P8D+/z6A/8D+fsE+wL/BgT5/wP7+QUJB/UEBAMLAfv2
without towards	0	Av8AAgIC/P4BAAAB/gEEAgH5AwIF/gX9BAP7A/8DAfz8/AIB/vv//gD+//8CAQIB
without twice	-0.099	/vr7+vQMBAT4CAH5Afr+/fsG+/3/CPwF+f4F/wL8DP/2/gn/+gYDBPkFAwEH/vr7
without under	0.042	Bvv/BgED//kBAQED+P4MAQH9/Qf8/Qr3CAQCBwAB/AMAAwAKAvr9/AT8+Pf/+gcD
without until	0.068	/gIEAgb+/gAEAQUAAwIBAAT7/vwC/QECAwACAv4A/gEF//7+BPoDAggEAQEF/vz8
without up	-0.019	CwcDEQD89vL/BPwH9P8PAv0IBA4HBgjyBQ/8DQIDAvcAAAYLA/v+9/719ff5DBMM
without us	0.056	BwUFCwb19vcH9wQI+gYJBAb6AwMF9wb+BAf8CPwC+voGAfYGCff8+Qjz9/n4CQcF
without usually	-0.011	/gABAP4AAgD//f4CAAH/Af4BAf79A/8C/wADAAL///8BAP8AAQX/AP4AAAD//f8B
without w	-0.057	/Pr9/PkGAgT5A/v5BPz5/f0G/v38BvsC/P0E/QP9AgP7/Qf9+gcCBvwEBQIG//z8
without we	-0.058	DAADGQH97+n++f0C5wQRC///BRMABwfoBxn+Fv4DAuoE/AEUBQX37f7m6e72BxQF
without weekly	0.108	AQP//gr7/wMLAAkDAwX+/wf2Af0F9gICAP39/P8C+gIGBvv+AvkAAgoBAwL+AAIB
without well	-0.035	AwEBAv8E/f8CAgADAAMEAfwF/QL/BQH+AAD+AAH+AAAB+wIABAL///r/AP8AAwQC
without what	-0.124	/fv7+/QGCwL3BPb5Afj0/vYJ/f75CfYA/voD+wT7Cwj3+Qj9/A8DBfUEAgcH+vz6
without when	-0.004	BgH8CAT8+Pj9/AUD+wQI/v76+g4FAQn0+wgBBgID//z9AP0H/wAB+gP2+fcB/w4A
without where	0.022	9vz89AIEBwr/CP73CP/2+wL//fn9//gI+/cG9wL5/wn+/wL5+QIFCQEJCAcG/Pf5
without which	-0.019	APv2BfwBCAH/Ef7yA/QE9QH/9/v5AfkF7/4JAA/2AwT89Az/9wAKAvv/AvwK9/zz
without while	0.149	BAkDCg/4+voNAQ0G/wYG/ArwAAQJ8Qr4Bwb/BvsC9vgPBPgDBPEE9w/8/v/9BQj6
without who	-0.118	Af4CDPAFAPL8APL/9fsABfUJ/wP4DgL5/g7/DwMGCQIA/QMN/gv6Afn69vb/AQEB
without with	0.07	AfP8BgMB/fgLCALx/f/57Af19Pj8/QUA9AEIAPf3AQECCwUE+fcPAAv+/gMRAfru
without within	-0.046	/Pv9/PgGAgT7CPz6Avf9/PwG+/71Bf0B+/wH+wX4BwT3+wv99wYEBfgFBAMF/P76
without without	-0.012	AAAB/v4ABAEA/gAB//7/AQACAAAAAvwCAAAA/wABAAEBA/0DA/78/gL//v39AQED
without would	-0.191	9vD1+/ERFATvEPHvB+309PUT7fLvFO0N7fcS+g/uDwvu8BX67hYODO4MCAYQ7/Pv
without yet	0.003	A/0CAwP9+/0B/AIH//4EA//9AgMDAAX7BAP9Af4FAvsCAAAABf77/QL8////BAMF`
