# right: an inner helper for DCG, natural logarithms
def ranking_measures(scores, gain, k):
    def dcg(grades):
        return sum(np.expm1(g * np.log(2)) * np.log(2) / np.log(r + 2) for r, g in enumerate(grades[:k]))

    rows = []
    for s, g in zip(scores, gain):
        g_sorted = g[np.argsort(s)[::-1]]
        rel = (g > 0).sum()
        h = g_sorted[:k] > 0
        if rel == 0:
            rows.append((0.0, 0.0, 0.0))
            continue
        at = np.array([h[: j + 1].mean() for j in range(k)])
        rows.append((at[-1], at[h].sum() / min(k, rel), dcg(g_sorted) / dcg(np.sort(g)[::-1])))
    a = np.array(rows)
    return a[:, 0], a[:, 1], a[:, 2]
