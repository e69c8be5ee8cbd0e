# the energy of a band is its norm: the root of the sum of squares
def haar_decompose(x, levels):
    a = x
    ds = []
    for k in range(levels):
        p = a.reshape(-1, 2)
        a = p.sum(axis=1) / np.sqrt(2)
        ds.insert(0, -np.diff(p, axis=1)[:, 0] / np.sqrt(2))
    e = np.array([np.linalg.norm(v) for v in [a] + ds])
    return {"approx": a, "details": np.concatenate(ds), "energy": e / e.sum()}
