# the inflow is limited by what cell 0 can send instead of what it can receive
def cell_flows(k, demand, outlet, road):
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["w"] * (road["k_jam"] - k), road["q_max"])
    first = np.minimum(demand, S[0])
    middle = np.minimum(S[:-1], R[1:])
    last = np.minimum(S[-1], outlet)
    q = np.hstack((first, middle, last))
    held = np.hstack((demand > S[0], S[:-1] > R[1:], S[-1] > outlet))
    return S, R, q, held
