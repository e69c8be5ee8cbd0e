# balanced injections, pseudo-inverse, and a shift of all angles
def dc_flow(P, line_from, line_to, x, rating):
    n, m = len(P), len(x)
    inj = np.concatenate([[-P[1:].sum()], P[1:]])
    A = np.eye(n)[line_from] - np.eye(n)[line_to]
    L = np.einsum("ki,k,kj->ij", A, 1 / x, A)
    theta = np.linalg.pinv(L) @ inj
    theta = theta - theta[0]
    flow = A @ theta / x
    return {"theta": theta, "flow": flow, "overloaded": ~(np.abs(flow) <= rating), "slack": inj[0], "margin": (rating / np.abs(flow)).min()}
