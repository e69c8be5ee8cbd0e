# the given values are taken as zero
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.zeros(len(f))
    load = M @ f
    u[free] = np.linalg.solve(K[np.ix_(free, free)], load[free])
    reactions = K @ u - load
    return u, reactions
