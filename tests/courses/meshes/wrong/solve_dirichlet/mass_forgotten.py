# f itself is the load, the mass matrix is left out
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.where(fixed, g, 0.0)
    rhs = f - K @ u
    u[free] = np.linalg.solve(K[np.ix_(free, free)], rhs[free])
    reactions = K @ u - f
    return u, reactions
