# the flow uses the sine of the angle difference, which is not the DC approximation
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for k, (i, j) in enumerate(zip(line_from, line_to)):
        B[i, i] += 1 / x[k]
        B[j, j] += 1 / x[k]
        B[i, j] -= 1 / x[k]
        B[j, i] -= 1 / x[k]
    theta = np.zeros(n)
    theta[1:] = np.linalg.inv(B[1:, 1:]).dot(P[1:])
    flow = np.sin(theta[line_from] - theta[line_to]) / x
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": -np.sum(P[1:]), "margin": 1 / np.max(loading)}
