# the load takes only the diagonal of the mass matrix
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    load = np.diag(M) * f
    rhs = load - K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    reactions = K @ u - load
    return u, reactions
