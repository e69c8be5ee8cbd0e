# the settlements of all places, also free ones, are moved to the right-hand side
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    rhs = F - K @ settled
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    u[fixed] = settled[fixed]
    residual = K @ u - F
    R = residual * fixed
    energy = 0.5 * np.inner(u, K @ u)
    return {"u": u, "R": R, "energy": energy}
