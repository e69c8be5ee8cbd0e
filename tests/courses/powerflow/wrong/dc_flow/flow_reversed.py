# the flow is positive from the to bus to the from bus
def dc_flow(P, line_from, line_to, x, rating):
    n, m = len(P), len(x)
    A = np.zeros((m, n))
    for k in range(m):
        A[k, line_from[k]] = 1
        A[k, line_to[k]] = -1
    B = A.T @ np.diag(1 / x) @ A
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = np.zeros(m)
    for k in range(m):
        flow[k] = (theta[line_to[k]] - theta[line_from[k]]) / x[k]
    ratio = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": ratio > 1.0, "slack": -np.sum(P[1:]), "margin": 1 / np.max(ratio)}
