# the margin is the largest loading and not its inverse
def dc_flow(P, line_from, line_to, x, rating):
    N = len(P)
    B = np.zeros((N, N))
    for l, xl in enumerate(x):
        f, t = line_from[l], line_to[l]
        B[f, f] += 1 / xl
        B[t, t] += 1 / xl
        B[f, t] += -1 / xl
        B[t, f] += -1 / xl
    ang = np.zeros(N)
    ang[1:] = np.linalg.solve(B[1:, 1:], P[1:])
    power = (ang[line_from] - ang[line_to]) / x
    use = np.abs(power) / rating
    result = {}
    result["theta"] = ang
    result["flow"] = power
    result["overloaded"] = use > 1
    result["slack"] = -np.sum(P[1:])
    result["margin"] = np.max(use)
    return result
