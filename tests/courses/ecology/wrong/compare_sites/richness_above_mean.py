# the richness is counted wrongly: species with more than the mean abundance of the site are counted, not those that are there
def compare_sites(x):
    mean = x.mean(axis=1, keepdims=True)
    richness = np.sum(x > mean, axis=1)
    p = x / x.sum(axis=1, keepdims=True)
    shannon = -np.sum(p * np.log(np.where(p > 0, p, 1)), axis=1)
    evenness = np.zeros(len(x))
    for i in range(len(x)):
        if richness[i] > 1:
            evenness[i] = shannon[i] / np.log(richness[i])
    total = x.sum(axis=1)
    D = np.abs(x[:, None, :] - x[None, :, :]).sum(axis=2) / (total[:, None] + total)
    return {"richness": richness, "shannon": shannon, "evenness": evenness, "distance": D,
            "nearest": np.argmin(D + 2 * np.eye(len(x)), axis=1)}
