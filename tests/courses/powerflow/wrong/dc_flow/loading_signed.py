# the loading is the signed flow over the rating, without the absolute value, in overloaded and in margin
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    y = 1 / x
    B = np.zeros((n, n))
    np.add.at(B, (line_from, line_from), y)
    np.add.at(B, (line_to, line_to), y)
    np.add.at(B, (line_from, line_to), -y)
    np.add.at(B, (line_to, line_from), -y)
    theta = np.append(0.0, np.linalg.solve(B[1:, 1:], P[1:]))
    flow = y * (theta[line_from] - theta[line_to])
    used = flow / rating
    margin = 1 / used.max()
    return {"theta": theta, "flow": flow, "overloaded": used > 1, "slack": -P[1:].sum(), "margin": margin}
