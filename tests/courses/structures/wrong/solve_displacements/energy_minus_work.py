# the potential (energy minus the work of the loads) is returned instead of the strain energy
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[np.ix_(free, fixed)] @ u[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    inner = K @ u
    R = np.where(fixed, inner - F, 0.0)
    potential = 0.5 * (u @ inner) - F @ u
    return {"u": u, "R": R, "energy": potential}
