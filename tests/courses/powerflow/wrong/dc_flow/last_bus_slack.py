# the last bus is taken as the slack
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        B[i, i] += 1 / xk
        B[j, j] += 1 / xk
        B[i, j] -= 1 / xk
        B[j, i] -= 1 / xk
    theta = np.zeros(n)
    theta[:-1] = np.linalg.solve(B[:-1, :-1], P[:-1])
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    slack = -np.sum(P[:-1])
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": slack, "margin": 1 / np.max(loading)}
