# the nearest is the site with the largest dissimilarity
def compare_sites(x):
    n, k = x.shape
    richness = np.array([int((x[i] > 0).sum()) for i in range(n)])
    shannon = np.zeros(n)
    for i in range(n):
        q = x[i] / x[i].sum()
        for v in q:
            shannon[i] += -v * np.log(v) if v > 0 else 0
    evenness = np.array([shannon[i] / np.log(richness[i]) if richness[i] > 1 else 0.0 for i in range(n)])
    distance = np.zeros((n, n))
    nearest = np.zeros(n, dtype=int)
    for i in range(n):
        for j in range(n):
            distance[i, j] = np.abs(x[i] - x[j]).sum() / (x[i] + x[j]).sum()
        nearest[i] = np.argmax(distance[i])
    return {"richness": richness, "shannon": shannon, "evenness": evenness, "distance": distance, "nearest": nearest}
