def ndcg(scores, relevance, seen, k):
    import math

    def dcg(rels):
        return sum((2 ** int(rel) - 1) / math.log(p + 2, 2) for p, rel in enumerate(rels[:k]))

    values, counted = [], 0
    for sc, rel, se in zip(scores, relevance, seen):
        items = [i for i in range(len(sc)) if not se[i]]
        ranked = sorted(items, key=lambda i: sc[i], reverse=True)
        best = dcg(sorted((rel[i] for i in items), reverse=True))
        if best == 0:
            values.append(0.0)
        else:
            counted += 1
            values.append(dcg([rel[i] for i in ranked]) / best)
    return (sum(values) / counted if counted else 0.0), np.array(values)
