# only the first fixed node gets its value, the others are zero
def solve_dirichlet(K, M, f, fixed, g):
    free = ~fixed
    u = np.zeros(len(f))
    first = np.argmax(fixed)
    u[first] = g[first]
    load = M @ f
    u[free] = np.linalg.solve(K[np.ix_(free, free)], (load - K @ u)[free])
    return u, K @ u - load
