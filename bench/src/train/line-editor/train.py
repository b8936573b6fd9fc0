"""Trains the line editor: an edit tagger over the words of a line.

    python3 train.py DATA --out line-editor.bin [--held hand,hand] [--epochs 10]

DATA is what train-line-editor.ts wrote: a JSON object a line. Hands in --held are left out of learning, and how they fare is printed. Needs PyTorch 1.13
(Debian's python3-torch) and openblas; nothing of it ships. Set MALLOC_MMAP_THRESHOLD_ and MALLOC_TRIM_THRESHOLD_ to gigabytes, which
makes it three times as fast.
"""

import argparse
import collections
import json
import math
import random
import struct
import time
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

MEANING = Path(__file__).parents[4] / "packages/language/data/meaning.bin"
WORD, CLASS, SHAPE, AFFIX, MEANT, PLACE = 64, 32, 8, 24, 64, 8
AFFIX_ROWS, AFFIX_COUNT, SHAPES, PLACES = 8192, 7, 64, 16
DILATIONS = [1, 2, 4, 8, 1]
END = {"w": "</s>", "c": "</s>", "s": 0, "g": [0] * AFFIX_COUNT, "v": 0}
# How much lines of each kind count: as they were corrected, as they were written, printed ones that stay, only corrections.
KINDS = {"corrected": 1.0, "written": 0.4, "printed": 0.5, "noisy": 0.5, "correction": 0.5}
# Edits and phrases that fewer lines have are not learned.
LEAST = 4
WORD_DROP, DROP = 0.15, 0.25


def read_vectors():
    """The vectors of the table of meanings, of length 1; row 0 stands for none."""
    data = MEANING.read_bytes()
    sections, at = [], 0
    for _ in range(5):
        (size,) = struct.unpack_from("<I", data, at)
        sections.append(data[at + 4 : at + 4 + size])
        at += 4 + size
    count = sections[0].decode().count("\n") + 1
    vectors = torch.frombuffer(bytearray(sections[4]), dtype=torch.int8).reshape(-1, 100)[:count].float()
    return torch.cat([torch.zeros(1, 100), F.normalize(vectors, dim=1)])


def common(values, least, most=10**9):
    counts = collections.Counter(values)
    return [value for value, count in counts.most_common(most) if count >= least]


class Vocabulary:
    """What the network knows by number: words, classes, edits, marks and phrases."""

    def __init__(self, lines):
        told = [line for line in lines if line["kind"] != "written"]
        words = [word for line in lines for word in line["words"]]
        edits = [edit for line in told for edit in line["edits"]]
        self.words = common((w["w"] for w in words), 3, 5000) + ["</s>"]
        self.classes = common((w["c"] for w in words), 3, 400) + ["</s>"]
        self.edits = ["keep", "cut"] + [e for e in common((e[0] for e in edits), LEAST) if e not in ("keep", "cut")]
        self.marks = [""] + [m for m in common((e[1] for e in edits), LEAST) if m != ""]
        self.phrases = [""] + [p for p in common((e[2] for e in edits), LEAST) if p != ""]
        number = lambda values, first: {value: index + first for index, value in enumerate(values)}
        self.word, self.word_class = number(self.words, 2), number(self.classes, 2)
        self.edit, self.mark, self.phrase = number(self.edits, 0), number(self.marks, 0), number(self.phrases, 0)

    def encode(self, line):
        """A line as numbers; -1 is not learned from."""
        words = line["words"] + [END]
        edits = line["edits"]
        kept = [edit[0] != "cut" for edit in edits]
        return {
            "w": [self.word.get(w["w"], 1) for w in words],
            "c": [self.word_class.get(w["c"], 1) for w in words],
            "s": [w["s"] for w in words],
            "g": [w["g"] for w in words],
            "v": [w["v"] for w in words],
            "edit": [self.edit.get(e[0], -1) for e in edits[:-1]] + [-1],
            "mark": [self.mark.get(e[1], -1) if is_kept else -1 for e, is_kept in zip(edits, kept)],
            "phrase": [self.phrase.get(e[2], -1) if is_kept else -1 for e, is_kept in zip(edits, kept)],
            "tense": [{"base": 0, "past": 1}.get(e[3], -1) for e in edits],
            "flags": [line["current"], int(line["kind"] == "correction")],
            "weight": KINDS[line["kind"]],
        }


def to_batch(rows):
    length = max(len(row["w"]) for row in rows)
    pad = lambda values, filler: values + [filler] * (length - len(values))
    batch = {key: torch.tensor([pad(row[key], 0) for row in rows]) for key in "wcsv"}
    batch["g"] = torch.tensor([pad(row["g"], [0] * AFFIX_COUNT) for row in rows])
    for key in ("edit", "mark", "phrase", "tense"):
        batch[key] = torch.tensor([pad(row[key], -1) for row in rows])
    batch["mask"] = torch.tensor([pad([1.0] * len(row["w"]), 0.0) for row in rows])
    batch["flags"] = torch.tensor([row["flags"] for row in rows], dtype=torch.float)
    batch["weight"] = torch.tensor([row["weight"] for row in rows])
    return batch


class LineEditor(nn.Module):
    """Embeddings of a word, gated convolutions over its neighbours, and a choice for each kind of edit."""

    def __init__(self, vocabulary, width, dilations=None, vectors=None):
        super().__init__()
        self.width, self.dilations = width, dilations or DILATIONS
        self.vectors = nn.Embedding.from_pretrained(read_vectors() if vectors is None else vectors, freeze=True)
        self.word = nn.Embedding(len(vocabulary.words) + 2, WORD)
        self.word_class = nn.Embedding(len(vocabulary.classes) + 2, CLASS)
        self.shape = nn.Embedding(SHAPES, SHAPE)
        self.affix = nn.Embedding(AFFIX_ROWS, AFFIX)
        self.position = nn.Embedding(PLACES, PLACE)
        self.meaning = nn.Linear(100, MEANT)
        self.input = nn.Linear(WORD + CLASS + SHAPE + AFFIX + MEANT + PLACE + 2, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in self.dilations)
        self.mixes = nn.ModuleList(nn.Linear(3 * width, 2 * width) for _ in self.dilations)
        heads = {"edit": vocabulary.edits, "mark": vocabulary.marks, "phrase": vocabulary.phrases, "tense": ["base", "past"]}
        self.heads = nn.ModuleDict({name: nn.Linear(width, len(values)) for name, values in heads.items()})
        self.drop = nn.Dropout(DROP)
        for table in (self.word, self.word_class, self.shape, self.affix, self.position):
            nn.init.normal_(table.weight, 0, 0.1)

    def forward(self, batch):
        words = batch["w"]
        if self.training:
            words = torch.where(torch.rand(words.shape) < WORD_DROP, torch.ones_like(words), words)
        rows, length = words.shape
        places = torch.arange(length).clamp(max=PLACES - 1).expand(rows, -1)
        flags = batch["flags"].unsqueeze(1).expand(-1, length, -1)
        parts = [self.word(words), self.word_class(batch["c"]), self.shape(batch["s"]), 0.4 * self.affix(batch["g"]).sum(2)]
        parts += [self.meaning(self.vectors(batch["v"])), self.position(places), flags]
        mask = batch["mask"].unsqueeze(2)
        x = self.drop(F.relu(self.input(torch.cat(parts, 2)))) * mask
        for norm, mix, reach in zip(self.norms, self.mixes, self.dilations):
            h = norm(x) * mask
            gap = torch.zeros(rows, reach, self.width)
            left, right = torch.cat([gap, h], 1)[:, :length], torch.cat([h, gap], 1)[:, reach:]
            value, gate = mix(torch.cat([left, h, right], 2)).chunk(2, 2)
            x = (x + self.drop(value * torch.sigmoid(gate))) * mask
        return {name: head(x) for name, head in self.heads.items()}


def loss_of(net, batch):
    scores = net(batch)
    weights = batch["weight"].unsqueeze(1)
    total = 0
    for name, score in scores.items():
        loss = F.cross_entropy(score.flatten(0, 1), batch[name].flatten(), ignore_index=-1, reduction="none")
        total = total + (loss.view_as(batch["w"]) * weights).sum() * (0.5 if name == "tense" else 1.0)
    return total / batch["mask"].sum()


def edits_of(net, vocabulary, rows):
    """The likeliest edits of each line, and the logarithm of their probability."""
    net.eval()
    found = []
    with torch.no_grad():
        for start in range(0, len(rows), 64):
            part = rows[start : start + 64]
            shares = {name: torch.log_softmax(score, 2).max(2) for name, score in net(to_batch(part)).items()}
            for at, row in enumerate(part):
                edits, sure = [], 0.0
                for place in range(len(row["w"])):
                    is_end = place == len(row["w"]) - 1
                    pick = {name: int(best.indices[at, place]) for name, best in shares.items()}
                    word = "keep" if is_end else vocabulary.edits[pick["edit"]]
                    sure += 0 if is_end else float(shares["edit"].values[at, place])
                    if word == "cut":
                        edits.append(("cut", "", ""))
                        continue
                    sure += float(shares["mark"].values[at, place] + shares["phrase"].values[at, place])
                    edits.append((word, vocabulary.marks[pick["mark"]], vocabulary.phrases[pick["phrase"]]))
                found.append((edits, sure))
    net.train()
    return found


NONE = ("keep", "", "")


def report(net, vocabulary, lines, rows):
    """Prints how many lines of the hands left out come out as they were printed, and how many edits are the same."""
    same = kept = good = right = made = wanted = 0
    for (edits, _sure), line in zip(edits_of(net, vocabulary, rows), lines):
        meant = [tuple(edit[:3]) for edit in line["edits"]]
        same += edits == meant
        good += all(edit == NONE for edit in meant)
        kept += all(edit == NONE for edit in meant + edits)
        mine = {(at, edit) for at, edit in enumerate(edits) if edit != NONE}
        want = {(at, edit) for at, edit in enumerate(meant) if edit != NONE}
        right, made, wanted = right + len(mine & want), made + len(mine), wanted + len(want)
    print(f"  as printed {same} of {len(lines)}; good lines kept {kept} of {good}; edits right {right / max(1, made):.3f}, found {right / max(1, wanted):.3f}", flush=True)


def train(net, rows, epochs, after_epoch):
    size = 64
    optimiser = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], lr=3e-3, weight_decay=0.01)
    steps = epochs * math.ceil(len(rows) / size) + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps, pct_start=0.15)
    started = time.time()
    for epoch in range(epochs):
        order = sorted(rows, key=lambda row: len(row["w"]) + 6 * random.random())
        batches = [order[at : at + size] for at in range(0, len(order), size)]
        random.shuffle(batches)
        total = 0.0
        for batch in batches:
            loss = loss_of(net, to_batch(batch))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - started:.0f} s", flush=True)
        after_epoch(epoch)


def list_tensors(net):
    """The tensors of the file, each as rows and columns."""
    tensors = [("word", net.word.weight), ("class", net.word_class.weight), ("shape", net.shape.weight), ("affix", net.affix.weight)]
    tensors += [("meaning", net.meaning.weight), ("meaningBias", net.meaning.bias), ("position", net.position.weight)]
    tensors += [("input", net.input.weight), ("inputBias", net.input.bias)]
    for at, (norm, mix) in enumerate(zip(net.norms, net.mixes)):
        tensors += [(f"norm{at}", norm.weight), (f"normBias{at}", norm.bias), (f"mix{at}", mix.weight), (f"mixBias{at}", mix.bias)]
    for name, file_name in (("edit", "wordEdit"), ("mark", "mark"), ("phrase", "phrase"), ("tense", "tense")):
        tensors += [(file_name, net.heads[name].weight), (f"{file_name}Bias", net.heads[name].bias)]
    return [(name, tensor.detach().reshape(-1, tensor.shape[-1])) for name, tensor in tensors]


def write(net, vocabulary, path):
    """Writes the weights as signed bytes with a scale for each row, behind a header in JSON."""
    tensors = list_tensors(net)
    header = {
        "width": net.width,
        "dilations": net.dilations,
        "words": vocabulary.words,
        "classes": vocabulary.classes,
        "wordEdits": vocabulary.edits,
        "marks": vocabulary.marks,
        "phrases": vocabulary.phrases,
        "tensors": [{"name": name, "rows": t.shape[0], "columns": t.shape[1]} for name, t in tensors],
    }
    head = json.dumps(header, ensure_ascii=False).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(head)) + head)
        for _name, tensor in tensors:
            for row in tensor:
                scale = float(row.abs().max()) / 127 or 1.0
                file.write(struct.pack("<f", scale) + bytes((row / scale).round().to(torch.int8).numpy().tobytes()))


def round_weights(net):
    """Makes the weights what the file will hold, so that what is measured is what ships."""
    with torch.no_grad():
        for tensor in net.state_dict().values():
            if tensor is net.vectors.weight or tensor.shape == net.vectors.weight.shape:
                continue
            rows = tensor.view(-1, tensor.shape[-1])
            scale = rows.abs().amax(1, keepdim=True).clamp(min=1e-9) / 127
            rows.copy_((rows / scale).round() * scale)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--out")
    parser.add_argument("--held", default="")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--width", type=int, default=160)
    options = parser.parse_args()
    torch.set_flush_denormal(True)
    torch.manual_seed(1)
    random.seed(1)
    held = set(options.held.split(","))
    lines = [json.loads(line) for line in open(options.data, encoding="utf-8")]
    learned = [line for line in lines if line["hand"] not in held]
    left_out = [line for line in lines if line["hand"] in held and line["kind"] == "corrected"]
    vocabulary = Vocabulary(learned)
    net = LineEditor(vocabulary, options.width)
    print(f"{len(learned)} lines, {len(vocabulary.edits)} edits, {len(vocabulary.phrases)} phrases", flush=True)
    rows, others = [vocabulary.encode(line) for line in learned], [vocabulary.encode(line) for line in left_out]

    def after_epoch(epoch):
        if others and epoch % 4 == 3:
            report(net, vocabulary, left_out, others)

    train(net, rows, options.epochs, after_epoch)
    round_weights(net)
    if others:
        report(net, vocabulary, left_out, others)
    if options.out:
        write(net, vocabulary, options.out)


if __name__ == "__main__":
    main()
