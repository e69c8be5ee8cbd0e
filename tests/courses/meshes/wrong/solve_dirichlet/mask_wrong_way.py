# the mask is used the wrong way round: solves at the fixed nodes
def solve_dirichlet(K, M, f, fixed, g):
    free = fixed
    u = np.where(~fixed, g, 0.0)
    load = M @ f
    rhs = load - K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    return u, K @ u - load
