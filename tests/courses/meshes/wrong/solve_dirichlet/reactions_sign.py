# the reactions have the wrong sign
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    load = M @ f
    r = load - K @ u
    u[free] += np.linalg.solve(K[np.ix_(free, free)], r[free])
    return u, load - K @ u
