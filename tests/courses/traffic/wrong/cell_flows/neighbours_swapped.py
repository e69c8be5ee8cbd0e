# at the inner boundaries the sending flow is taken from the cell downstream and the receiving flow from the cell upstream
def cell_flows(k, demand, outlet, road):
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["w"] * (road["k_jam"] - k), road["q_max"])
    n = k.size
    q = np.empty(n + 1)
    held = np.empty(n + 1, dtype=bool)
    q[0] = min(demand, R[0])
    held[0] = demand > R[0]
    for i in range(1, n):
        q[i] = min(S[i], R[i - 1])
        held[i] = S[i] > R[i - 1]
    q[n] = min(S[n - 1], outlet)
    held[n] = S[n - 1] > outlet
    return S, R, q, held
