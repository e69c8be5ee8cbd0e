# g is brought to the right side at free nodes too
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    load = M @ f
    rhs = load - K @ g
    u = g.copy()
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    return u, K @ u - load
