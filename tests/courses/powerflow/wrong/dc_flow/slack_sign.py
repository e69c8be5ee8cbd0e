# the slack has the wrong sign
def dc_flow(P, line_from, line_to, x, rating):
    n = P.size
    B = np.zeros((n, n))
    for k in range(x.size):
        i, j = line_from[k], line_to[k]
        B[i, j] -= 1 / x[k]
        B[j, i] -= 1 / x[k]
    B -= np.diag(B.sum(axis=1))
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": P[1:].sum(), "margin": 1 / loading.max()}
