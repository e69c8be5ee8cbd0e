# boundary 0 is never marked as held back, only those behind a cell are
def cell_flows(k, demand, outlet, road):
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["w"] * (road["k_jam"] - k), road["q_max"])
    q = np.minimum(np.append(demand, S), np.append(R, outlet))
    held = np.full(len(q), False)
    held[1:] = S > np.append(R[1:], outlet)
    return S, R, q, held
