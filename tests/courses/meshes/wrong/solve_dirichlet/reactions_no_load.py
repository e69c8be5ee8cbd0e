# the load is not subtracted in the reactions
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    rhs = M @ f - K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    reactions = K @ u
    reactions[free] = 0
    return u, reactions
