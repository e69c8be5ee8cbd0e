# clears rows and columns of the fixed nodes without moving the columns to the right side
def solve_dirichlet(K, M, f, fixed, g):
    A = K.copy()
    load = M @ f
    A[fixed, :] = 0
    A[:, fixed] = 0
    A[fixed, fixed] = 1
    b = np.where(fixed, g, load)
    u = np.linalg.solve(A, b)
    return u, K @ u - load
