# the lifting is subtracted from the solution at the fixed nodes: u = w - g
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    lift = np.where(fixed, g, 0.0)
    load = M @ f
    w = np.zeros(len(f))
    w[free] = np.linalg.solve(K[np.ix_(free, free)], (load - K @ lift)[free])
    u = w - lift
    return u, K @ u - load
