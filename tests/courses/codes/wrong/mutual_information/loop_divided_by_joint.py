# the ratio is upside down in the loop
def mutual_information(counts):
    n, m = counts.shape
    total = counts.sum()
    px = [counts[i].sum() / total for i in range(n)]
    py = [counts[:, j].sum() / total for j in range(m)]
    info = 0.0
    pmi = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            pij = counts[i, j] / total
            if pij > 0:
                pmi[i, j] = np.log2(px[i] * py[j] / pij)
                info += pij * pmi[i, j]
    return {"shared": info, "left": entropy(np.array(px)) - info, "pointwise": pmi}
