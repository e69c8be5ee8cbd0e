# the site itself is not left out, so each site is its own nearest
def compare_sites(x):
    S = np.sum(x > 0, axis=1)
    p = x / x.sum(axis=1, keepdims=True)
    H = -np.sum(p * np.log(np.where(p > 0, p, 1)), axis=1)
    J = np.where(S > 1, H / np.log(np.maximum(S, 2)), 0)
    D = np.stack([np.abs(x - row).sum(axis=1) / (x + row).sum(axis=1) for row in x])
    nearest = np.argmin(D, axis=1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": nearest}
