# the matrix is built from x instead of 1/x
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for k in range(len(x)):
        i, j = line_from[k], line_to[k]
        B[i, i] += x[k]
        B[j, j] += x[k]
        B[i, j] -= x[k]
        B[j, i] -= x[k]
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (theta[line_from] - theta[line_to]) / x
    load = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": load > 1, "slack": -P[1:].sum(), "margin": 1 / load.max()}
