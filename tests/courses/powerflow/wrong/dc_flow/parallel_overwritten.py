# off-diagonal entries are assigned, so of parallel lines only the last one counts there
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    Bmat = np.zeros((n, n))
    for k in range(len(x)):
        a = line_from[k]
        b = line_to[k]
        Bmat[a, b] = -1 / x[k]
        Bmat[b, a] = -1 / x[k]
        Bmat[a, a] += 1 / x[k]
        Bmat[b, b] += 1 / x[k]
    delta = np.zeros(n)
    delta[1:] = np.linalg.solve(Bmat[1:, 1:], P[1:])
    flows = (delta[line_from] - delta[line_to]) / x
    return {
        "theta": delta,
        "flow": flows,
        "overloaded": np.abs(flows) > rating,
        "slack": -np.sum(P[1:]),
        "margin": np.min(rating / np.abs(flows)),
    }
