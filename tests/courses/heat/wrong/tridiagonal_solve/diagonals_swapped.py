# what: upper and lower diagonal swapped in the full matrix
def tridiagonal_solve(lower, diag, upper, rhs):
    A = np.diag(diag) + np.diag(lower, 1) + np.diag(upper, -1)
    return np.linalg.solve(A, rhs)
