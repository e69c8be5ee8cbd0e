# numbers of the nodes, and blocks
def solve_dirichlet(K, M, f, fixed, g):
    I, B = np.flatnonzero(~fixed), np.flatnonzero(fixed)
    load = M.dot(f)
    u = g.astype(float)
    u[I] = np.linalg.inv(K[np.ix_(I, I)]) @ (load[I] - K[np.ix_(I, B)] @ g[B])
    r = np.zeros(len(f))
    r[B] = K[B] @ u - load[B]
    return u, r
