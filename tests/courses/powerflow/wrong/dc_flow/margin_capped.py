# the margin is limited to 1, so it never says that more is possible
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
    load = np.abs(flow) / rating
    margin = 1.0
    if load.max() > 1:
        margin = 1 / load.max()
    return {"theta": theta, "flow": flow, "overloaded": load > 1, "slack": -np.sum(P[1:]), "margin": margin}
