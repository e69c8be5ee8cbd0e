# two mistakes: the given values with the wrong sign on the right side, reactions with the wrong sign
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    load = M @ f
    rhs = load + K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    return u, load - K @ u
