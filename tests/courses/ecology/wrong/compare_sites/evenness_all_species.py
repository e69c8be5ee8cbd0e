# the evenness divides by the logarithm of the number of all species in the table, not of those at the site
def compare_sites(x):
    p = x / x.sum(axis=1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(p > 0, p * np.log(p), 0)
    H = -terms.sum(axis=1)
    richness = (x > 0).sum(axis=1)
    even = H / np.log(x.shape[1])
    even[richness == 1] = 0
    diff = np.abs(np.expand_dims(x, 1) - np.expand_dims(x, 0)).sum(-1)
    both = (np.expand_dims(x, 1) + np.expand_dims(x, 0)).sum(-1)
    D = diff / both
    near = np.argsort(D + 3 * np.eye(len(D)), axis=1)[:, 0]
    return {"richness": richness, "shannon": H, "evenness": even, "distance": D, "nearest": near}
