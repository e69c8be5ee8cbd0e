# the slack sums all of P, its own entry included
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        b = 1 / xk
        B[i, i] += b
        B[j, j] += b
        B[i, j] -= b
        B[j, i] -= b
    reduced = B[1:, 1:]
    theta = np.hstack((0, np.linalg.solve(reduced, P[1:])))
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": -np.sum(P), "margin": 1 / np.max(loading)}
