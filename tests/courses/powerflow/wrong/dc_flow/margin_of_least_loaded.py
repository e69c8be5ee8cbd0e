# the margin belongs to the least loaded line: the largest of rating over flow
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for k in range(len(x)):
        for (p, q, s) in [(0, 0, 1), (1, 1, 1), (0, 1, -1), (1, 0, -1)]:
            ends = (line_from[k], line_to[k])
            B[ends[p], ends[q]] += s / x[k]
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = np.array([(theta[i] - theta[j]) / xk for i, j, xk in zip(line_from, line_to, x)])
    factors = rating / np.abs(flow)
    return {"theta": theta, "flow": flow, "overloaded": factors < 1, "slack": -P[1:].sum(), "margin": factors.max()}
