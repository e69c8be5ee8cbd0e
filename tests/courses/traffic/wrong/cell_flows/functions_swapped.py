# sending and receiving are mixed up: S is the congested branch and R the free-flow branch
def cell_flows(k, demand, outlet, road):
    free = road["v"] * k
    cong = road["w"] * (road["k_jam"] - k)
    R = np.minimum(free, road["q_max"])
    S = np.minimum(cong, road["q_max"])
    before = np.concatenate(([demand], S))
    after = np.concatenate((R, [outlet]))
    return S, R, np.minimum(before, after), before > after
