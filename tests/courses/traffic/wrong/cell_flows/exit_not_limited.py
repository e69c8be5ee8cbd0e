# the last cell sends all it can, the outlet does not limit the flow out of the road
def cell_flows(k, demand, outlet, road):
    S = np.clip(road["v"] * k, None, road["q_max"])
    R = np.clip(road["w"] * (road["k_jam"] - k), None, road["q_max"])
    q = np.zeros(len(k) + 1)
    q[1:] = S
    q[0] = demand
    q[:-1] = np.minimum(q[:-1], R)
    held = np.zeros(len(k) + 1, dtype=bool)
    held[0] = demand > R[0]
    held[1:-1] = S[:-1] > R[1:]
    held[-1] = S[-1] > outlet
    return S, R, q, held
