# the angles are returned in degrees (the flows are right)
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xx in zip(line_from, line_to, x):
        B[[i, j], [i, j]] += 1 / xx
        B[[i, j], [j, i]] -= 1 / xx
    theta = np.zeros(n)
    theta[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    return {"theta": np.degrees(theta), "flow": flow, "overloaded": loading > 1, "slack": -np.sum(P[1:]), "margin": 1 / np.max(loading)}
