# the given values are not brought to the right side
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    load = M @ f
    u = np.zeros(len(g))
    u[fixed] = g[fixed]
    u[free] = np.linalg.solve(K[free][:, free], load[free])
    return u, K @ u - load
