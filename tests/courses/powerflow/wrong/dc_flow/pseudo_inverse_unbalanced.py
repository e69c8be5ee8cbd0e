# the whole singular system is solved by the pseudo-inverse and the angles shifted afterwards, with P[0] as given instead of the balancing power
def dc_flow(P, line_from, line_to, x, rating):
    n = len(P)
    m = len(x)
    inc = np.zeros((n, m))
    inc[line_from, np.arange(m)] = 1
    inc[line_to, np.arange(m)] = -1
    B = (inc / x) @ inc.T
    theta = np.linalg.pinv(B) @ P
    theta = theta - theta[0]
    flow = (inc.T @ theta) / x
    loading = np.abs(flow) / rating
    return {"theta": theta, "flow": flow, "overloaded": loading > 1, "slack": -np.sum(P[1:]), "margin": 1 / np.max(loading)}
