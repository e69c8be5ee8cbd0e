# only pairs i < j are computed and mirrored, helpers for the index, boolean indexing
def shannon_index(counts):
    p = counts[counts > 0] / counts.sum()
    return float(-(p @ np.log(p)))


def compare_sites(x):
    k = len(x)
    richness = np.count_nonzero(x, axis=1)
    shannon = np.array([shannon_index(row) for row in x])
    evenness = np.zeros(k)
    mixed = richness > 1
    evenness[mixed] = shannon[mixed] / np.log(richness[mixed])
    D = np.zeros((k, k))
    best = np.full(k, 2.0)
    nearest = np.zeros(k, dtype=int)
    for i in range(k):
        for j in range(i + 1, k):
            d = np.linalg.norm(x[i] - x[j], 1) / np.linalg.norm(np.concatenate([x[i], x[j]]), 1)
            D[i, j] = D[j, i] = d
            for u, v in ((i, j), (j, i)):
                if d < best[u]:
                    best[u], nearest[u] = d, v
    return {"richness": richness, "shannon": shannon, "evenness": evenness, "distance": D, "nearest": nearest}
