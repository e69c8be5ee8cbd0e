# the average jam density of the road is used instead of each cell's own
def cell_flows(k, demand, outlet, road):
    kj = np.mean(road["k_jam"])
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["w"] * (kj - k), road["q_max"])
    n = len(k)
    q = np.zeros(n + 1)
    held = np.zeros(n + 1, bool)
    for i in range(n):
        incoming = demand if i == 0 else S[i - 1]
        q[i] = min(incoming, R[i])
        held[i] = incoming > R[i]
    q[n] = min(S[n - 1], outlet)
    held[n] = S[n - 1] > outlet
    return S, R, q, held
