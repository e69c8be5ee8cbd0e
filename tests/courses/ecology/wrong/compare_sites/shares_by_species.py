# the shares are taken over the sites (each species sums to one) instead of over the species of a site
def compare_sites(x):
    tot = x.sum(axis=0)
    p = x / np.where(tot > 0, tot, 1)
    n_sites = len(x)
    H = np.zeros(n_sites)
    for i in range(n_sites):
        for s in range(x.shape[1]):
            if p[i, s] > 0:
                H[i] -= p[i, s] * np.log(p[i, s])
    S = (x > 0).sum(axis=1)
    J = np.array([H[i] / np.log(S[i]) if S[i] > 1 else 0.0 for i in range(n_sites)])
    D = np.array([[np.abs(a - b).sum() / (a + b).sum() for b in x] for a in x])
    D2 = D.copy()
    np.fill_diagonal(D2, np.inf)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": D2.argmin(axis=1)}
