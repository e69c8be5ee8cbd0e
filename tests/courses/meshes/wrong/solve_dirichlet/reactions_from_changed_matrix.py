# the reactions are made with the changed matrix, not with K
def solve_dirichlet(K, M, f, fixed, g):
    A = K.copy()
    A[fixed] = 0
    A[fixed, fixed] = 1
    load = M @ f
    b = np.where(fixed, g, load)
    u = np.linalg.solve(A, b)
    return u, A @ u - load
