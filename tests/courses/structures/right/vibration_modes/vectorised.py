def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    n = len(nodes)
    L = np.linalg.norm(nodes[bars[:, 0]] - nodes[bars[:, 1]], axis=1)
    half = 0.5 * rho * A * L
    mass = np.bincount(bars[:, 0], half, n) + np.bincount(bars[:, 1], half, n)
    free = np.nonzero(~fixed.ravel())[0]
    M = mass[free // 2]
    C = 1 / np.sqrt(M)
    K = assemble(nodes, bars, E, A, springs)[np.ix_(free, free)]
    lam, Q = np.linalg.eigh(C[:, None] * K * C)
    Q = C[:, None] * Q
    Q = np.where(np.max(Q, axis=0) >= -np.min(Q, axis=0), Q, -Q)
    inx = free % 2 == 0
    eff = np.einsum("dk,d->k", Q[inx], M[inx]) ** 2
    return {"frequencies": lam**0.5 / np.pi / 2, "modes": Q, "shares": eff / M[inx].sum()}
