# two mistakes: energy without the half, reactions with the opposite sign
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    known = K[np.ix_(free, fixed)] @ settled[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], F[free] - known)
    g = F - K @ u
    R = np.zeros(len(F))
    R[fixed] = g[fixed]
    return {"u": u, "R": R, "energy": np.sum(u * (K @ u))}
