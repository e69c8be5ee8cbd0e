# two mistakes: the angles are returned in degrees, and the margin is the largest loading instead of its inverse
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for k in range(len(x)):
        i, j = line_from[k], line_to[k]
        B[i, i] += 1 / x[k]
        B[j, j] += 1 / x[k]
        B[i, j] -= 1 / x[k]
        B[j, i] -= 1 / x[k]
    th = np.zeros(n)
    th[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    flow = (th[line_from] - th[line_to]) / x
    pct = np.abs(flow) / rating
    return {"theta": th * 180 / np.pi, "flow": flow, "overloaded": pct > 1, "slack": -np.sum(P[1:]), "margin": pct.max()}
