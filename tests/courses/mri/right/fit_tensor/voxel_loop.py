# a loop over voxels with normal equations, MD and FA written out
def fit_tensor(signals, b, g):
    rows = []
    for bi, (x, y, z) in zip(b, g):
        rows.append([1, -bi * x * x, -bi * y * y, -bi * z * z, -2 * bi * x * y, -2 * bi * x * z, -2 * bi * y * z])
    X = np.array(rows)
    MD, FA, colour = [], [], []
    for s in signals:
        p = np.linalg.solve(X.T @ X, X.T @ np.log(s))
        D = np.array([[p[1], p[4], p[5]], [p[4], p[2], p[6]], [p[5], p[6], p[3]]])
        lam, U = np.linalg.eigh(D)
        l3, l2, l1 = [max(x, 0) for x in lam]
        MD.append((l1 + l2 + l3) / 3)
        FA.append(np.sqrt(((l1 - l2) ** 2 + (l2 - l3) ** 2 + (l3 - l1) ** 2) / (2 * (l1**2 + l2**2 + l3**2))))
        colour.append(np.abs(U[:, -1]) * FA[-1])
    return {"MD": np.array(MD), "FA": np.array(FA), "colour": np.array(colour)}
