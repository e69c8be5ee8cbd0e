# Shannon's index sums the logarithms of the shares without weighing them by the shares
def compare_sites(x):
    sites, species = x.shape
    totals = x.sum(axis=1)
    shannon = np.zeros(sites)
    richness = np.zeros(sites, dtype=int)
    for i in range(sites):
        for k in range(species):
            if x[i, k] > 0:
                richness[i] += 1
                shannon[i] -= np.log(x[i, k] / totals[i])
    evenness = shannon / np.log(np.maximum(richness, 2))
    distance = np.array([[np.sum(abs(x[i] - x[j])) / np.sum(x[i] + x[j]) for j in range(sites)] for i in range(sites)])
    nearest = np.argmin(distance + np.eye(sites) * 100, axis=1)
    return {"richness": richness, "shannon": shannon, "evenness": evenness, "distance": distance, "nearest": nearest}
