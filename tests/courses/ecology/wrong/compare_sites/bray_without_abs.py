# the differences are summed without their absolute value, so they cancel and have signs
def compare_sites(x):
    sites = x.shape[0]
    p = x / x.sum(axis=1).reshape(-1, 1)
    logs = np.zeros(p.shape)
    logs[p > 0] = np.log(p[p > 0])
    H = -(p * logs).sum(axis=1)
    S = (x > 0).sum(axis=1)
    J = np.zeros(sites)
    J[S > 1] = H[S > 1] / np.log(S[S > 1])
    D = np.empty((sites, sites))
    for i in range(sites):
        for j in range(sites):
            D[i, j] = (x[i] - x[j]).sum() / (x[i] + x[j]).sum()
    return {"richness": S, "shannon": H, "evenness": J, "distance": D,
            "nearest": np.argmin(D + 2 * np.eye(sites), axis=1)}
