# shift factors from the incidence matrix, the flows before the angles
def dc_flow(P, line_from, line_to, x, rating):
    n, m = len(P), len(x)
    inc = np.zeros((m, n))
    inc[np.arange(m), line_from] += 1
    inc[np.arange(m), line_to] -= 1
    Bf = inc / x[:, None]
    X = np.zeros((n, n))
    X[1:, 1:] = np.linalg.inv((inc.T @ Bf)[1:, 1:])
    flow = Bf @ X @ P
    return {"theta": X @ P, "flow": flow, "overloaded": np.abs(flow) > rating, "slack": -(P.sum() - P[0]), "margin": np.min(rating / np.abs(flow))}
