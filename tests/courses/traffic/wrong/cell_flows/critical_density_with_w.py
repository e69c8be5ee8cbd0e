# the supply leaves the capacity for the congested branch at the density q_max / w instead of k_jam - q_max / w
def cell_flows(k, demand, outlet, road):
    v, w, kj, cap = (road[name] for name in ("v", "w", "k_jam", "q_max"))
    kc = cap / w
    S = np.where(k < cap / v, v * k, cap)
    R = np.where(k < kc, cap, w * (kj - k))
    up, down = np.append([demand], S), np.append(R, [outlet])
    q = np.minimum(up, down)
    return S, R, q, down < up
