# overloaded is true for the lines that are within their rating
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    g = 1 / x
    B = np.zeros((n, n))
    for k in range(len(g)):
        i, j = line_from[k], line_to[k]
        B[i, i] += g[k]
        B[j, j] += g[k]
        B[i, j] -= g[k]
        B[j, i] -= g[k]
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = g * (theta[line_from] - theta[line_to])
    fine = np.array([abs(f) <= r for f, r in zip(flow, rating)])
    return {"theta": theta, "flow": flow, "overloaded": fine, "slack": -P[1:].sum(), "margin": np.min(rating / np.abs(flow))}
