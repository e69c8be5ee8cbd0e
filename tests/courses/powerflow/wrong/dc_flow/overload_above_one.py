# overloaded compares the absolute flow itself with 1, not the loading
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    B = np.zeros((n, n))
    for i, j, xk in zip(line_from, line_to, x):
        B[i, i] += 1 / xk
        B[j, j] += 1 / xk
        B[i, j] -= 1 / xk
        B[j, i] -= 1 / xk
    theta = np.r_[0.0, np.linalg.solve(B[1:, 1:], P[1:])]
    flow = (theta[line_from] - theta[line_to]) / x
    hot = np.abs(flow) > 1
    return {"theta": theta, "flow": flow, "overloaded": hot, "slack": -np.sum(P[1:]), "margin": np.min(rating / np.abs(flow))}
