# solves with K + M, as for a time step, and not with K
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    S = K + M
    u = np.where(fixed, g, 0.0)
    load = M @ f
    u[free] = np.linalg.solve(S[np.ix_(free, free)], (load - S @ u)[free])
    return u, K @ u - load
