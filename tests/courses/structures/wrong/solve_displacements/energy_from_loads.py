# the energy is half of F u, without the work of the reactions
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[np.ix_(free, fixed)] @ u[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    R = np.where(fixed, K @ u - F, 0.0)
    work = 0
    for force, way in zip(F, u):
        work += force * way
    return {"u": u, "R": R, "energy": work / 2}
