# only the diagonal is set to one in the fixed rows, the rest of the row stays
def solve_dirichlet(K, M, f, fixed, g):
    A = K.copy()
    load = M @ f
    b = load.copy()
    for i in range(len(f)):
        if fixed[i]:
            A[i, i] = 1.0
            b[i] = g[i]
    u = np.linalg.solve(A, b)
    return u, K @ u - load
