# the receiving function uses the free-flow speed v instead of the wave speed w
def cell_flows(k, demand, outlet, road):
    n = len(k)
    S = np.zeros(n)
    R = np.zeros(n)
    for i in range(n):
        S[i] = min(road["v"] * k[i], road["q_max"][i])
        R[i] = min(road["v"] * (road["k_jam"][i] - k[i]), road["q_max"][i])
    q = np.zeros(n + 1)
    held = np.zeros(n + 1, dtype=bool)
    for b in range(n + 1):
        up = demand if b == 0 else S[b - 1]
        down = outlet if b == n else R[b]
        q[b] = min(up, down)
        held[b] = up > down
    return S, R, q, held
