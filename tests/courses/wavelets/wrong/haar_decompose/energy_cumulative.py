# the energy output holds cumulated shares, not the share of each band
def haar_decompose(x, levels):
    w = np.array([[1.0, 1.0], [1.0, -1.0]]) / np.sqrt(2)
    a, bands = x, []
    for _ in range(levels):
        t = w @ a.reshape(-1, 2).T
        a = t[0]
        bands.insert(0, t[1])
    e = np.array([np.sum(v ** 2) for v in [a] + bands])
    return {"approx": a, "details": np.concatenate(bands), "energy": np.cumsum(e) / e.sum()}
