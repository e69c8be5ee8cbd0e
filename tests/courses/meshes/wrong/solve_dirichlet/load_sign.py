# the load has the wrong sign in the equation
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    load = M @ f
    rhs = -load - K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    reactions = K @ u - load
    return u, reactions
