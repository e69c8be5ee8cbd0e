# the right-hand side has factor 3 instead of 6
def spline_second_derivatives(x, y):
    n = x.size
    h = x[1:] - x[:-1]
    d = (y[1:] - y[:-1]) / h
    main = np.ones(n)
    main[1:-1] = 2 * (h[:-1] + h[1:])
    lower = np.append(h[:-1], 0)
    upper = np.insert(h[1:], 0, 0)
    A = np.diag(main) + np.diag(lower, -1) + np.diag(upper, 1)
    rhs = np.zeros(n)
    rhs[1:-1] = 3 * np.diff(d)
    return np.linalg.solve(A, rhs)
