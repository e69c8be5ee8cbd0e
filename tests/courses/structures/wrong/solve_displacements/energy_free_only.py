# the energy counts the free displacements only
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    uf = np.linalg.solve(K[np.ix_(free, free)], F[free] - K[np.ix_(free, fixed)] @ settled[fixed])
    u = settled.copy()
    u[free] = uf
    R = np.zeros(len(u))
    R[fixed] = (K @ u)[fixed] - F[fixed]
    energy = 0.5 * uf @ K[np.ix_(free, free)] @ uf
    return {"u": u, "R": R, "energy": energy}
