def vibration_modes(nodes, bars, E, A, springs, rho, fixed):
    K = assemble(nodes, bars, E, A, springs)
    M = np.zeros_like(K)
    for b in range(len(bars)):
        for node in bars[b]:
            L = np.hypot(*(nodes[bars[b, 0]] - nodes[bars[b, 1]]))
            for c in range(2):
                M[2 * node + c, 2 * node + c] += rho[b] * A[b] * L * 0.5
    dof = [k for k in range(len(K)) if not fixed[k // 2, k % 2]]
    K, M = K[np.ix_(dof, dof)], M[np.ix_(dof, dof)]
    G = np.linalg.inv(np.linalg.cholesky(M))
    lam, Y = np.linalg.eigh(G @ K @ G.T)
    modes = G.T @ Y
    signs = [np.sign(col[np.abs(col).argmax()]) for col in modes.T]
    modes = modes * np.array(signs)
    r = np.array([1.0 if k % 2 == 0 else 0.0 for k in dof])
    gamma = modes.T @ M @ r
    return {"frequencies": np.sqrt(lam) / (2 * np.pi), "modes": modes, "shares": gamma * gamma / (r @ M @ r)}
