# at the last boundary the supply of the last cell is compared with the outlet, not what the last cell can send
def cell_flows(k, demand, outlet, road):
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["w"] * (road["k_jam"] - k), road["q_max"])
    q, held = [], []
    for b in range(len(k) + 1):
        if b == 0:
            a, c = demand, R[0]
        elif b == len(k):
            a, c = R[-1], outlet
        else:
            a, c = S[b - 1], R[b]
        q.append(a if a < c else c)
        held.append(a > c)
    return S, R, np.array(q), np.array(held)
