# right: dense
def tridiagonal_solve(lower, diag, upper, rhs):
    A = np.diag(diag) + np.diag(upper, 1) + np.diag(lower, -1)
    return np.linalg.solve(A, rhs)
