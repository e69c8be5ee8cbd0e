# a species counts for the richness only where its abundance is above 1, not above 0
def compare_sites(x):
    S = np.zeros(len(x), dtype=int)
    for row in range(len(x)):
        for val in x[row]:
            if val > 1:
                S[row] += 1
    p = x / x.sum(axis=1, keepdims=True)
    H = -np.nansum(p * np.log(np.where(p > 0, p, np.nan)), axis=1)
    J = np.array([h / np.log(s) if s > 1 else 0 for h, s in zip(H, S)])
    D = np.array([[np.sum(np.abs(a - b)) / np.sum(a + b) for a in x] for b in x])
    away = D + 4 * np.identity(len(x))
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": np.argmin(away, axis=1)}
