# identity rows
def solve_dirichlet(K, M, f, fixed, g):
    A = K.copy()
    A[fixed] = 0
    A[fixed, fixed] = 1
    load = M @ f
    u = np.linalg.solve(A, np.where(fixed, g, load))
    return u, K @ u - load
