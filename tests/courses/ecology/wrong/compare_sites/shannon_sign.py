# Shannon's index has the wrong sign (no minus), and so has the evenness
def compare_sites(x):
    out = {"richness": np.sum(x > 0, axis=1)}
    H = []
    for row in x:
        there = row[row > 0]
        p = there / there.sum()
        H.append(np.sum(p * np.log(p)))
    H = np.array(H)
    out["shannon"] = H
    out["evenness"] = np.array([h / np.log(s) if s > 1 else 0.0 for h, s in zip(H, out["richness"])])
    n = len(x)
    D = np.zeros((n, n))
    for i in range(n):
        for j in range(i + 1, n):
            D[i, j] = D[j, i] = np.abs(x[i] - x[j]).sum() / (x[i].sum() + x[j].sum())
    out["distance"] = D
    out["nearest"] = np.argmin(D + 5 * np.eye(n), axis=1)
    return out
