# the off-diagonal entries of B have a plus sign
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        s = 1 / xk
        B[i, i] += s
        B[j, j] += s
        B[i, j] += s
        B[j, i] += s
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    f = (theta[line_from] - theta[line_to]) / x
    u = np.abs(f) / rating
    return {"theta": theta, "flow": f, "overloaded": u > 1, "slack": -np.sum(P[1:]), "margin": 1 / np.max(u)}
