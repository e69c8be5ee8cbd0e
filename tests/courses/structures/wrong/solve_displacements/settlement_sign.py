# the load from the settlements is added instead of subtracted
def solve_displacements(K, F, fixed, settled):
    f = np.flatnonzero(~fixed)
    p = np.flatnonzero(fixed)
    u = np.zeros(F.shape)
    u[p] = settled[p]
    rhs = F[f] + K[np.ix_(f, p)] @ settled[p]
    u[f] = np.linalg.solve(K[np.ix_(f, f)], rhs)
    R = np.zeros(F.shape)
    R[p] = K[p] @ u - F[p]
    energy = 0.5 * np.dot(u, np.dot(K, u))
    return {"u": u, "R": R, "energy": energy}
