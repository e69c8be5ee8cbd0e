# negative eigenvalues are made positive by abs instead of set to zero
def fit_tensor(signals, b, g):
    gx, gy, gz = g[:, 0], g[:, 1], g[:, 2]
    A = np.stack([np.ones(len(b)), -b * gx * gx, -b * gy * gy, -b * gz * gz, -2 * b * gx * gy, -2 * b * gx * gz, -2 * b * gy * gz], axis=1)
    AtA = A.T @ A
    V = len(signals)
    out = {"MD": np.zeros(V), "FA": np.zeros(V), "colour": np.zeros((V, 3))}
    for i in range(V):
        _, a, c, d, e, f, h = np.linalg.solve(AtA, A.T @ np.log(signals[i]))
        l, u = np.linalg.eigh([[a, e, f], [e, c, h], [f, h, d]])
        l = np.abs(l)
        m = l.sum() / 3
        out["MD"][i] = m
        out["FA"][i] = np.sqrt(1.5 * sum((l - m) ** 2) / sum(l**2))
        out["colour"][i] = np.abs(u[:, 2]) * out["FA"][i]
    return out
