def solve_displacements(K, F, fixed, settled):
    f, p = np.flatnonzero(~fixed), np.flatnonzero(fixed)
    up = settled[p]
    uf = np.linalg.inv(K[np.ix_(f, f)]) @ (F[f] - K[np.ix_(f, p)] @ up)
    u = np.empty_like(F)
    u[f], u[p] = uf, up
    R = np.zeros_like(F)
    R[p] = K[np.ix_(p, f)] @ uf + K[np.ix_(p, p)] @ up - F[p]
    return {"u": u, "R": R, "energy": 0.5 * (u @ (F + R))}
