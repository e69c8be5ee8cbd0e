# the reactions are taken before the free values are known
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    load = M @ f
    reactions = K @ u - load
    rhs = -reactions
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    return u, reactions
