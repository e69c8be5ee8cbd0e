# two mistakes: the load is not subtracted from the reactions, and the free places are not set to zero
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[np.ix_(free, fixed)] @ u[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    R = K @ u
    energy = 0.5 * u.T @ R
    return {"u": u, "R": R, "energy": energy}
