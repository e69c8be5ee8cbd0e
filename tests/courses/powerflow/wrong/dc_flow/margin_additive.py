# the margin is the smallest difference of rating and flow instead of their smallest ratio
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        B[i, i] += 1 / xk
        B[j, j] += 1 / xk
        B[i, j] -= 1 / xk
        B[j, i] -= 1 / xk
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (theta[line_from] - theta[line_to]) / x
    spare = rating - np.abs(flow)
    return {"theta": theta, "flow": flow, "overloaded": spare < 0, "slack": -np.sum(P[1:]), "margin": np.min(spare)}
