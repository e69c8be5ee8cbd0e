# the slack's equation is replaced by theta = 0; the slack is the sum of its lines' flows
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        B[i, j] -= 1 / xk
        B[j, i] -= 1 / xk
    for i in range(n):
        B[i, i] = -B[i].sum()
    B[0] = 0
    B[0, 0] = 1
    rhs = P.copy()
    rhs[0] = 0
    theta = np.linalg.solve(B, rhs)
    flow = np.array([(theta[i] - theta[j]) / xk for i, j, xk in zip(line_from, line_to, x)])
    slack = flow[line_from == 0].sum() - flow[line_to == 0].sum()
    loading = [abs(f) / r for f, r in zip(flow, rating)]
    return {"theta": theta, "flow": flow, "overloaded": np.array([q > 1 for q in loading]), "slack": slack, "margin": 1 / max(loading)}
