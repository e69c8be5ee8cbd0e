# the given values are brought over with the wrong sign
def solve_dirichlet(K, M, f, fixed, g):
    fr = np.flatnonzero(~fixed)
    fx = np.flatnonzero(fixed)
    b = M @ f
    u = np.array(g, dtype=float)
    u[fr] = np.linalg.solve(K[np.ix_(fr, fr)], b[fr] + K[np.ix_(fr, fx)] @ g[fx])
    return u, K @ u - b
