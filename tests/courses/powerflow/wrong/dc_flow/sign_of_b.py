# B has the opposite sign, so angles and flows are negative
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, r in zip(line_from, line_to, x):
        B[i, j] += 1 / r
        B[j, i] += 1 / r
    for i in range(n):
        B[i, i] = -np.sum(B[i])
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow / rating)
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": -P[1:].sum(), "margin": 1 / loading.max()}
