# the prescribed values are put in after the reactions were computed
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    rhs = F[free] - K[np.ix_(free, fixed)] @ settled[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    R = np.zeros(len(F))
    R[fixed] = (K @ u - F)[fixed]
    u[fixed] = settled[fixed]
    energy = 0.5 * (u @ K @ u)
    return {"u": u, "R": R, "energy": energy}
