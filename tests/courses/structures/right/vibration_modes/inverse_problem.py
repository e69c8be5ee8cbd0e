def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    n = len(nodes)
    m = np.zeros((n, 2))
    for b, (i, j) in enumerate(bars):
        m[[i, j]] += rho[b] * A[b] * np.linalg.norm(nodes[j] - nodes[i]) / 2
    keep = np.flatnonzero(~fixed.reshape(-1))
    M = np.diag(m.reshape(-1)[keep])
    w2, V = np.linalg.eig(np.linalg.inv(M) @ K[np.ix_(keep, keep)])
    order = np.argsort(w2.real)
    w2, V = w2.real[order], V.real[:, order]
    for k in range(len(keep)):
        v = V[:, k] / np.sqrt(V[:, k] @ M @ V[:, k])
        V[:, k] = v if v[np.argmax(np.abs(v))] > 0 else -v
    r = (keep % 2 == 0).astype(float)
    shares = np.array([(V[:, k] @ M @ r) ** 2 for k in range(len(keep))]) / (r @ M @ r)
    return {"frequencies": np.sqrt(w2) / (2 * np.pi), "modes": V, "shares": shares}
